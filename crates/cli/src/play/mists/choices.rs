//! The answers to a question as a numbered list, and reading the player's pick.

use crate::play::landscape::{Cells, numbers};
use fogbound_game::{Cell, Rotation};
use fogbound_mists::{Action, Ask, Game};
use fogbound_presenter::mists::worth_note;
use fogbound_table::texts::Texts;

/// What can be answered now.
pub struct Choices {
    /// The numbered answers, each with its line. Empty for the placing of a tile.
    pub list: Vec<(Action, String)>,
    /// The numbered cells for a tile.
    pub cells: Cells,
}

impl Choices {
    /// The answers to the question asked now, with what they are worth where that may be told.
    pub fn of(game: &Game, texts: &Texts, with_worth: bool) -> Choices {
        let mut legal = game.legal();
        let ask = game.decision().map(|decision| decision.ask);
        if ask == Some(Ask::Place) {
            return Choices { list: vec![], cells: Cells::of(game, game.seat()) };
        }
        // A cell is listed once, with the most ghosts that can be taken there.
        let all = legal.clone();
        legal.retain(|&action| match ghosts(action) {
            Some((cell, n)) => {
                !all.iter().filter_map(|&a| ghosts(a)).any(|o| o.0 == cell && o.1 > n)
            }
            None => true,
        });
        if ask == Some(Ask::FaceDown) {
            legal.sort_unstable_by_key(|action| cell_of(*action).map(|cell| (cell.y, cell.x)));
        }
        let line = |action: Action| match with_worth {
            true => (action, describe(action, game, texts)),
            false => (action, texts.action(&action, Some(game))),
        };
        Choices { list: legal.into_iter().map(line).collect(), cells: Cells::default() }
    }

    /// Labels for the board: numbered empty cells.
    pub fn labels(&self, game: &Game, rotation: Rotation) -> Vec<(Cell, String)> {
        let mut labels = self.cells.labels(game, game.seat(), rotation);
        let face_down = (1..).zip(&self.list).filter_map(|(n, (action, _))| match action {
            Action::FaceDown(cell) => Some((*cell, format!("{n}"))),
            _ => None,
        });
        labels.extend(face_down);
        labels
    }

    /// Reads a pick: numbers of the list, coordinates, or an action as records write it.
    pub fn pick(&self, line: &str, game: &Game, rotation: Rotation) -> Option<Action> {
        match numbers(line) {
            Some(numbers) if self.list.is_empty() => {
                self.cells.pick(&numbers, game, game.seat(), rotation)
            }
            Some(numbers) => self.pick_line(&numbers),
            None => Action::parse(line),
        }
    }

    fn pick_line(&self, numbers: &[i16]) -> Option<Action> {
        let line = |n: i16| {
            let at = usize::try_from(n).ok()?.checked_sub(1)?;
            self.list.get(at).map(|(action, _)| *action)
        };
        match numbers {
            [n] => line(*n),
            [n, count] => {
                let count = u8::try_from(*count).ok()?;
                match line(*n)? {
                    Action::Ghosts(cell, _) => Some(Action::Ghosts(cell, count)),
                    Action::HoundGhosts(cell, _) => Some(Action::HoundGhosts(cell, count)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The number of the first line that takes more than one ghost.
    pub fn takes_counts(&self) -> Option<usize> {
        let several = |(action, _): &(Action, String)| ghosts(*action).is_some_and(|(_, n)| n > 1);
        self.list.iter().position(several).map(|at| at + 1)
    }
}

fn ghosts(action: Action) -> Option<(Cell, u8)> {
    match action {
        Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => Some((cell, n)),
        _ => None,
    }
}

fn cell_of(action: Action) -> Option<Cell> {
    match action {
        Action::FaceDown(cell) => Some(cell),
        _ => None,
    }
}

/// The line of an answer; for a meeple with what its region is worth so far.
fn describe(action: Action, game: &Game, texts: &Texts) -> String {
    let what = texts.action(&action, Some(game));
    match worth_note(game, action, texts) {
        Some(note) => texts.get("choice-worth", &[("what", what.into()), ("note", note.into())]),
        None => what,
    }
}
