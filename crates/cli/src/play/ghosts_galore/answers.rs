//! The numbered answers to a question, and reading the player's pick.

use super::GhostsGalore;
use crate::play::table::Table as _;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Ask};

impl GhostsGalore {
    /// The answers in the order of their numbers; of a placement none, as spaces have numbers of their
    /// own.
    pub(super) fn numbered(&self, seat: u8) -> Vec<Action> {
        match self.desk.game().ask() {
            Some(Ask::Place | Ask::Hidden) | None => vec![],
            Some(_) => self.desk.game().legal(seat),
        }
    }

    /// Reads a number, a space with or without a number of quarter turns, or an action as records
    /// write it.
    pub(super) fn answer_of(&self, line: &str) -> Option<Action> {
        let words = line.split([' ', ',']).filter(|word| !word.is_empty());
        let numbers: Option<Vec<u8>> = words.map(|word| word.parse().ok()).collect();
        let placing = self.in_hand(self.seat()).is_some();
        match numbers.as_deref() {
            Some(&[space]) if placing => Some(Action::Place(space, self.rotation)),
            Some(&[space, turns]) if placing => Some(Action::Place(space, Rotation::new(turns)?)),
            Some(&[number]) => {
                let at = usize::from(number).checked_sub(1)?;
                self.numbered(self.seat()).get(at).copied()
            }
            Some(_) => None,
            None => Action::parse(line),
        }
    }
}
