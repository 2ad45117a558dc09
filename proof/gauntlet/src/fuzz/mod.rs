//! Files for every reader, valid ones with changes: none may panic, and what is read must hold.
//!
//! This finds what is obvious, every day and with any compiler. `cargo xtask soak fuzz` goes on from the
//! same files guided by coverage. What was found is kept in `tests/fuzz-cases`.

mod targets;
mod tracks;

use crate::parallel;
use fogbound_game::{Rng, Seed};
use fogbound_table::games::GameId;
use std::fs;
use std::ops::Range;
use std::path::Path;

pub use targets::Target;

/// Lines of a record that is changed; to replay more takes long.
const LINES: usize = 80;

/// Pieces that upset readers.
const PIECES: [&str; 16] = [
    "",
    " ",
    "\n",
    "\"",
    "'''",
    "[",
    "]",
    "{",
    "=",
    "#",
    "-1",
    "0",
    "256",
    "4294967296",
    "\u{e9}",
    "\u{0}",
];

/// Accepted and refused inputs, for each of [`Target::ALL`].
pub type Report = [(u32, u32); Target::ALL.len()];

/// Tries the inputs with these numbers.
///
/// # Errors
/// The first input that panics or is read inconsistently, with its number and text.
pub fn run(seed: &str, inputs: Range<u32>) -> Result<Report, String> {
    let corpus = Target::ALL.map(files);
    let round = |number, report: &mut Report| {
        let mut rng = Seed::new(format!("{seed}/{number}")).stream("fuzz");
        let target = Target::ALL[number as usize % Target::ALL.len()];
        let text = mutated(&mut rng, &corpus[target as usize]);
        let outcome = &mut report[target as usize];
        match target.try_text(&text).map_err(|message| format!("{message}\n{text}"))? {
            true => outcome.0 += 1,
            false => outcome.1 += 1,
        }
        Ok(())
    };
    parallel::run(inputs, round, |report, more: Report| {
        for (mine, theirs) in report.iter_mut().zip(more) {
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1);
        }
    })
}

/// Returns valid files for a reader: those that fuzzing begins with, and the first lines of recorded games.
///
/// # Panics
/// If they cannot be read.
#[must_use]
pub fn files(target: Target) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = match target {
        Target::Record => {
            let folder = |game| format!("crates/table/tests/records/{game}");
            GameId::ALL.iter().map(folder).collect()
        }
        target => vec![format!("fuzz/seeds/{}", target.name())],
    };
    let mut files = Vec::new();
    for folder in folders {
        let folder = root.join(folder);
        let failed = |error: std::io::Error| -> ! { panic!("{}: {error}", folder.display()) };
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| failed(error)) {
            let path = entry.unwrap_or_else(|error| failed(error)).path();
            let text = fs::read_to_string(path).unwrap_or_else(|error| failed(error));
            files.push(text.lines().take(LINES).flat_map(|line| [line, "\n"]).collect());
        }
    }
    files.sort();
    files
}

/// Returns mutations of files, without end; the seed alone decides them.
pub fn mutations(seed: &str, files: Vec<String>) -> impl Iterator<Item = String> {
    let mut rng = Seed::new(seed).stream("fuzz");
    std::iter::repeat_with(move || mutated(&mut rng, &files))
}

/// Returns a file with some pieces left out, doubled, or replaced by pieces of others.
fn mutated(rng: &mut Rng, files: &[String]) -> String {
    let mut text = files[rng.below(files.len() as u32) as usize].clone();
    for _ in 0..=rng.below(3) {
        let other = &files[rng.below(files.len() as u32) as usize];
        let (place, source) = (span(rng, &text), span(rng, other));
        let piece = match rng.below(4) {
            0 => text[place.clone()].repeat(2),
            1 => other[source].to_owned(),
            _ => PIECES[rng.below(PIECES.len() as u32) as usize].to_owned(),
        };
        text.replace_range(place, &piece);
    }
    text
}

/// Returns a short stretch of a text, often nothing, seldom a line or two.
fn span(rng: &mut Rng, text: &str) -> Range<usize> {
    let boundary = |at: usize| (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
    let from = rng.below(text.len() as u32 + 1) as usize;
    let longest = [2, 10, 60][rng.below(3) as usize];
    let to = from + rng.below(longest) as usize;
    boundary(from).unwrap_or(0)..boundary(to).unwrap_or(0)
}

#[cfg(test)]
mod tests;
