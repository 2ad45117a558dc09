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
mod tests {
    use super::*;
    use crate::Presented;
    use fogbound_table::texts::LANGUAGES;

    /// Checks that all hints of a game are listed once and written in every language, and each is met
    /// somewhere.
    fn check<G: Presented>(asked: &[&'static str]) {
        let mut met: Vec<_> = G::HINTS.sections.iter().map(|(_, name)| *name).collect();
        met.extend(asked);
        met.sort_unstable();
        met.dedup();
        let mut names = G::HINTS.names.to_vec();
        names.sort_unstable();
        assert_eq!(names, met, "{}", G::NAME);
        for language in &LANGUAGES {
            let texts = Texts::language(language.tag).unwrap();
            for name in names.iter() {
                let said = (G::HINTS.say)(&texts, name);
                assert!(said.contains(' '), "{} {name}: {said}", language.tag);
            }
        }
    }

    #[test]
    fn every_question_has_a_hint() {
        check::<fogbound_mists::Game>(&fogbound_mists::Ask::ALL.map(crate::mists::hint));
        check::<fogbound_carcassonne::Game>(
            &fogbound_carcassonne::Ask::ALL.map(crate::carcassonne::hint),
        );
        check::<fogbound_ghosts_galore::Game>(
            &fogbound_ghosts_galore::Ask::ALL.map(crate::ghosts_galore::hint),
        );
    }

    #[test]
    fn rules_belong_to_their_sections() {
        assert!(is_of("M-6.2", "M-6") && is_of("M-6", "M-6"));
        assert!(!is_of("M-10", "M-1") && !is_of("M-1", "M-10"));
    }
}
