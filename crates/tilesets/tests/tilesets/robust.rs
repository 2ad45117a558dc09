//! No input makes the loader panic, and no input makes it slow.

use crate::common::VALID;
use crate::tracks::TRACKS;
use fogbound_game::{Edges, Rng, Seed};
use fogbound_tilesets::{AnySet, Door, DoorKind, MAX_BYTES, TrackSet};

/// Sets as they are in use.
const LARGE: [&str; 3] = [
    include_str!("../../../../sets/fogbound-mists-1.toml"),
    include_str!("../../../../sets/base-1.toml"),
    include_str!("../../../../sets/fogbound-ghosts-1.toml"),
];

/// Pieces that reach further into the loader than random bytes.
const PIECES: [&str; 34] = [
    "[[tile]]\n",
    "[tile]\n",
    "name = ",
    "edges = ",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "N",
    "SW 2",
    "9",
    "-1",
    "\n",
    "\"\"",
    "castle",
    "count = 0\n",
    "0",
    "é",
    "\u{1b}",
    "a.b.c",
    "'''",
    "# ",
    "game = \"ghosts-galore\"\n",
    "[[track]]\n",
    "[[board]]\n",
    "NE bat",
    "golem",
    "0N bone",
    "[3, 1]",
    "sides = ",
    "sections = ",
    "diamonds = ",
];

fn place(rng: &mut Rng, text: &str) -> usize {
    let mut at = rng.below(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn mutate(rng: &mut Rng, text: &mut String) {
    let (one, two) = (place(rng, text), place(rng, text));
    let (from, to) = (one.min(two), one.max(two).min(one.min(two) + 12));
    let to = (from..=to).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(from);
    match rng.below(3) {
        0 => text.replace_range(from..to, ""),
        1 => text.insert_str(from, PIECES[rng.below(PIECES.len() as u32) as usize]),
        _ => {
            let piece = text[from..to].to_owned();
            let at = place(rng, text);
            text.insert_str(at, &piece);
        }
    }
}

/// Checks the properties of every track set.
fn check_tracks(set: &TrackSet) {
    assert!((50..=250).contains(&set.tiles().count()));
    for kind in &set.kinds {
        assert!((1..=2).contains(&kind.sections.len()), "{kind:?}");
        assert!(kind.monsters().count() <= 3, "{kind:?}");
        assert!(kind.sections.iter().all(|section| section.edges.len() == 2), "{kind:?}");
        let edges = kind.sections.iter().fold(Edges::NONE, |all, one| all.union(one.edges));
        assert_eq!(usize::from(edges.len()), 2 * kind.sections.len(), "{kind:?}");
        assert!(kind.diamonds.is_sorted() && kind.sections.is_sorted_by_key(|one| one.edges));
    }
    for side in set.boards.iter().flat_map(|board| &board.sides) {
        let of = |kind| side.iter().filter(|door| door.kind == kind).count();
        assert_eq!((of(DoorKind::Bone), of(DoorKind::Tooth)), (2, 2), "{side:?}");
        let on_one_edge =
            |pair: &[Door]| (pair[0].space, pair[0].side) == (pair[1].space, pair[1].side);
        assert!(side.is_sorted() && !side.windows(2).any(on_one_edge), "{side:?}");
    }
}

#[test]
fn mutated_sets_never_panic() {
    let mut rng = Seed::new("mutated tile sets").stream("test");
    let mut refused = 0;
    for round in 0..20_000 {
        let mut text = match round % 16 {
            place @ 0..3 => LARGE[place].to_owned(),
            3..8 => TRACKS.to_owned(),
            _ => VALID.to_owned(),
        };
        for _ in 0..=rng.below(4) {
            mutate(&mut rng, &mut text);
        }
        match AnySet::parse("mutated.toml", &text) {
            Ok(AnySet::Tracks(set)) => check_tracks(&set),
            Ok(AnySet::Tiles(_)) => {}
            Err(error) => {
                refused += 1;
                assert!(!error.problems().is_empty());
                assert!(error.to_string().len() < 20_000, "the technical line is short");
            }
        }
    }
    assert!((10_000..20_000).contains(&refused), "{refused} of 20000 were refused");
}

#[test]
fn large_inputs_are_refused() {
    let fill = |piece: &str| piece.repeat(MAX_BYTES / piece.len());
    let many: String = (0..60_000).map(|n| format!("key{n} = 1\n")).collect();
    let inputs = [
        fill("["),
        fill("{a="),
        fill("a."),
        fill("[[tile]]\n"),
        fill("[[tile]]\nname=\"a\"\n"),
        fill("\""),
        fill("a=1\n"),
        fill("x=[\n"),
        format!("x = [{}]", "1,".repeat(400_000)),
        format!("{VALID}\n[[tile]]\nname=\"x\"\nroads=[{}]", "\"N\",".repeat(200_000)),
        format!("{VALID}\n[[tile]]\nname=\"x\"\nedges=\"{}\"", "c ".repeat(400_000)),
        format!("{TRACKS}\n[[track]]\nname=\"x\"\nsections=[{}]", "\"NE\",".repeat(190_000)),
        format!("{TRACKS}\n[[track]]\nname=\"x\"\nsections=[\"NE{}\"]", " bat".repeat(250_000)),
        format!("{TRACKS}\n[[track]]\nname=\"x\"\ndiamonds=[{}]", "1,".repeat(400_000)),
        format!("{TRACKS}\n[[board]]\nname=\"x\"\nsides=[{}]", "[],".repeat(300_000)),
        format!("{TRACKS}\n[[board]]\nname=\"x\"\nsides=[[{}],[]]", "\"0N\",".repeat(150_000)),
        format!("{TRACKS}{}", "[[board]]\n".repeat(100_000)),
        many,
    ];
    // A reader that takes more time than in proportion to its text would not come to an end here.
    for text in inputs {
        let error = AnySet::parse("large.toml", &text).expect_err("must be refused");
        assert!(!error.to_string().is_empty());
    }
}
