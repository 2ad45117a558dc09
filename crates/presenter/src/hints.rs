//! Hints for people who have never seen a game, and the books of its rules. Each question, and many events,
//! are explained once.

use crate::model::Told;
use crate::presented::Presented;
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_table::with_game;

/// The hints of a game, by their names.
#[derive(Clone, Copy, Debug)]
pub struct Hints {
    /// All names, in the order in which they usually come.
    pub names: &'static [&'static str],
    /// Returns the hint with this name, which is one of them, in words.
    pub say: fn(&Texts, &str) -> String,
    /// Sections of the rules, each with the hint for events of that section.
    pub sections: &'static [(&'static str, &'static str)],
}

impl Hints {
    /// Returns the names of the hints for past events, each once.
    pub(crate) fn for_lines(&self, lines: &[Told]) -> Vec<&'static str> {
        let is_met = |section: &str| lines.iter().any(|told| is_of(&told.rule, section));
        let mut met = Vec::new();
        for (section, name) in self.sections {
            if is_met(section) && !met.contains(name) {
                met.push(*name);
            }
        }
        met
    }
}

/// Returns the letters that the ids of a game's rules begin with, its own first.
#[must_use]
pub fn books(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => G::BOOKS)
}

/// Returns `true` if a rule belongs to a section or is it.
fn is_of(rule: &str, section: &str) -> bool {
    rule.strip_prefix(section).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[cfg(test)]
mod tests;
