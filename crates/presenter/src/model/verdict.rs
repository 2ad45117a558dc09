//! The judgement on an answer to a position to solve.

use super::Told;

/// The judgement on a turn played in a position to solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `true` if no other turn leads to more.
    pub is_right: bool,
    /// The judgement as a sentence, with what is possible.
    pub text: String,
    /// What was good or bad about the turn.
    pub brought: Vec<Told>,
    /// What would have been good or bad about the best one; empty if it was played.
    pub missed: Vec<Told>,
    /// The decisions of the best turn, as records write them.
    pub best: Vec<String>,
    /// The same in words.
    pub told: Vec<String>,
}
