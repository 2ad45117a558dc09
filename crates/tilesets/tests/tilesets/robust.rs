//! No input makes the loader panic, and no input makes it slow.

use std::time::{Duration, Instant};

use crate::common::VALID;
use fogbound_game::{Rng, Seed};
use fogbound_tilesets::{MAX_BYTES, SOURCES, TileSet};

/// Pieces that reach further into the loader than random bytes.
const PIECES: [&str; 24] = [
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

#[test]
fn mutated_sets_never_panic() {
    let mut rng = Seed::new("mutated tile sets").stream("test");
    let mut refused = 0;
    for round in 0..20_000 {
        let mut text = match round % 16 {
            0 => SOURCES[0].1.to_owned(),
            1 => SOURCES[1].1.to_owned(),
            _ => VALID.to_owned(),
        };
        for _ in 0..=rng.below(4) {
            mutate(&mut rng, &mut text);
        }
        if let Err(error) = TileSet::parse("mutated.toml", &text) {
            refused += 1;
            assert!(!error.problems().is_empty());
            assert!(error.to_string().len() < 20_000, "the technical line is short");
        }
    }
    assert!((10_000..20_000).contains(&refused), "{refused} of 20000 were refused");
}

#[test]
fn large_inputs_are_refused_fast() {
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
        many,
    ];
    for text in inputs {
        let begin = Instant::now();
        let error = TileSet::parse("large.toml", &text).expect_err("must be refused");
        assert!(!error.to_string().is_empty());
        let time = begin.elapsed();
        assert!(time < Duration::from_secs(10), "{time:?} for {:?}", &text[..20]);
    }
}
