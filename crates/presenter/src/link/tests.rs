use super::*;

const RECORD: &str = include_str!("../showcase/ghosts-galore.fogbound");

/// Numbers that look like chance, the same ones each time.
fn numbers() -> impl Iterator<Item = usize> {
    let step = |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    let high = |state| usize::try_from(state >> 33).unwrap_or_default();
    std::iter::successors(Some(7_u64), step).map(high)
}

/// Returns a text of pieces of records and of letters from everywhere.
fn text(numbers: &mut impl Iterator<Item = usize>) -> String {
    let pieces = ["place 1 0 2\n", "tile wall-road\n", "# ü\n", "👻", "\0", "seed \"fog\"\n", ""];
    let length = numbers.next().unwrap_or_default() % 200;
    numbers.take(length).map(|number| pieces[number % pieces.len()]).collect()
}

#[test]
fn what_is_unpacked_is_what_was_packed() {
    let mut numbers = numbers();
    for _ in 0..2_000 {
        let text = text(&mut numbers);
        assert_eq!(unpack(&pack(&text)).as_deref(), Ok(text.as_str()));
    }
}

#[test]
fn a_link_is_much_shorter_than_its_record() {
    let link = pack(RECORD);
    assert!(link.len() * 2 < RECORD.len(), "{} of {}", link.len(), RECORD.len());
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
}

#[test]
fn a_damaged_link_says_so() {
    let link = pack(RECORD);
    assert_eq!(unpack("not a link!"), Err(LinkError::Letters));
    assert_eq!(unpack(""), Err(LinkError::Damaged));
    for end in (1..link.len()).step_by(7) {
        assert!(unpack(&link[..end]).is_err(), "cut at {end}");
    }
    let mut numbers = numbers();
    for at in (0..link.len()).step_by(11) {
        let mut letters = link.clone().into_bytes();
        letters[at] = b"AZaz09-_"[numbers.next().unwrap_or_default() % 8];
        let changed = String::from_utf8(letters).unwrap_or_default();
        assert!(changed == link || unpack(&changed).is_err(), "changed at {at}");
    }
}

#[test]
fn nothing_larger_than_a_record_is_unpacked() {
    let bomb = compress_to_vec_zlib(&vec![b'a'; MAX_BYTES + 1], LEVEL);
    assert_eq!(unpack(&URL_SAFE_NO_PAD.encode(bomb)), Err(LinkError::TooLong));
    assert_eq!(unpack(&"A".repeat(MAX_LETTERS + 1)), Err(LinkError::TooLong));
    let largest = "a".repeat(MAX_BYTES);
    assert_eq!(unpack(&pack(&largest)), Ok(largest));
}
