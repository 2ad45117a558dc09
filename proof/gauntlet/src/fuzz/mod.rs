//! Random and mutated files for every reader: none may panic, and what is read must hold.
//!
//! Three of four inputs are mutations of valid files. An input follows from the seed and its number
//! alone, so a failing one can be made again ([`input`]); those found are kept in
//! `tests/fuzz-cases`.

mod corpus;
mod mutate;
mod targets;

use crate::parallel;
use corpus::Corpus;
use fogbound_game::Seed;
use std::fmt;
use std::iter;
use std::ops::Range;

pub use targets::Target;

/// What a run has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Inputs tried.
    pub inputs: u32,
    /// Those among them that were mutations of valid files.
    pub mutations: u32,
    /// For each of [`Target::ALL`] how many were accepted and how many refused.
    pub outcomes: [(u32, u32); Target::ALL.len()],
}

impl Report {
    fn add(&mut self, other: Report) {
        self.inputs += other.inputs;
        self.mutations += other.mutations;
        for (mine, theirs) in self.outcomes.iter_mut().zip(other.outcomes) {
            mine.0 += theirs.0;
            mine.1 += theirs.1;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} inputs without a panic, {} of them mutations", self.inputs, self.mutations)?;
        for (target, (accepted, refused)) in Target::ALL.into_iter().zip(self.outcomes) {
            write!(f, "; {}: {accepted} accepted, {refused} refused", target.name())?;
        }
        Ok(())
    }
}

/// One input.
#[derive(Clone, Debug)]
pub struct Input {
    /// The reader it is for.
    pub target: Target,
    /// Whether it is a valid file with changes.
    pub is_mutation: bool,
    /// The text.
    pub text: String,
}

/// Tries the inputs with these numbers.
///
/// # Errors
/// The first input that panics or is read inconsistently, with its number.
pub fn run(seed: &str, inputs: Range<u32>) -> Result<Report, String> {
    let corpus = Corpus::new();
    let round = |number, report: &mut Report| {
        let input = make(&corpus, seed, number);
        let accepted = input.target.try_text(&input.text)?;
        report.inputs += 1;
        report.mutations += u32::from(input.is_mutation);
        let outcome = &mut report.outcomes[input.target as usize];
        outcome.0 += u32::from(accepted);
        outcome.1 += u32::from(!accepted);
        Ok(())
    };
    parallel::run(inputs, round, Report::add)
}

/// The input with this number.
#[must_use]
pub fn input(seed: &str, number: u32) -> Input {
    make(&Corpus::new(), seed, number)
}

/// Valid files for a reader.
#[must_use]
pub fn files(target: Target) -> Vec<String> {
    Corpus::new().files(target).to_vec()
}

/// Mutations of files for a reader, without end; the seed alone decides them.
pub fn mutations(seed: &str, target: Target, files: Vec<String>) -> impl Iterator<Item = String> {
    let mut rng = Seed::new(seed).stream("fuzz");
    iter::repeat_with(move || mutate::mutated(&mut rng, &files, target))
}

fn make(corpus: &Corpus, seed: &str, number: u32) -> Input {
    let mut rng = Seed::new(format!("{seed}/{number}")).stream("fuzz");
    let target = Target::ALL[number as usize % Target::ALL.len()];
    let is_mutation = rng.below(4) > 0;
    let text = if is_mutation {
        mutate::mutated(&mut rng, corpus.files(target), target)
    } else {
        mutate::random(&mut rng, target)
    };
    Input { target, is_mutation, text }
}
