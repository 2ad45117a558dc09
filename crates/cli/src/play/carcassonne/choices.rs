//! The answers to a question as a numbered list, and reading the player's pick.

use crate::play::landscape::{Cells, numbers};
use fogbound_carcassonne::{Action, Ask, Game, Piece, Stand};
use fogbound_game::{Cell, Rotation};
use fogbound_presenter::carcassonne::Notes;
use fogbound_table::texts::Texts;

/// What can be answered now.
pub struct Choices {
    /// The numbered answers, each with its line. Empty for the placing of a tile.
    pub list: Vec<(Action, String)>,
    /// The numbered cells for a tile.
    pub cells: Cells,
}

impl Choices {
    /// The answers to the question asked now: no meeple, then meeples, then guards.
    /// What they are worth stands there where it may be told.
    pub fn of(game: &Game, names: &[String], texts: &Texts, with_worth: bool) -> Choices {
        if game.ask() == Some(Ask::Place) {
            return Choices { list: vec![], cells: Cells::of(game, game.seat()) };
        }
        let mut legal = game.legal();
        legal.sort_by_key(|action| match action {
            Action::Meeple(piece, _) => Some(*piece),
            _ => None,
        });
        let notes = with_worth.then(|| Notes::new(game, texts));
        let line = |action: Action| {
            let what = texts.carcassonne_action(&action, Some(game), names);
            // A guard stands where a meeple could: its line above says what that is worth.
            let is_told =
                matches!(action, Action::Meeple(Piece::Guard, _)) && game.supply(game.seat()) > 0;
            let notes = notes.as_ref().filter(|_| !is_told);
            match notes.and_then(|notes| notes.note(action)) {
                Some(note) => {
                    let args = [("what", what.into()), ("note", note.into())];
                    (action, texts.get("choice-worth", &args))
                }
                None => (action, what),
            }
        };
        Choices { list: legal.into_iter().map(line).collect(), cells: Cells::default() }
    }

    /// Where a meeple can be placed, with the number of the first answer that does.
    pub fn stands(&self) -> impl Iterator<Item = (Stand, usize)> {
        let stand = |action: &Action| match *action {
            Action::Meeple(_, stand) => Some(stand),
            _ => None,
        };
        // Later numbers are drawn first, so that the first one stays.
        let numbered = (1..).zip(&self.list).map(move |(n, (action, _))| (stand(action), n));
        let mut all: Vec<(Stand, usize)> =
            numbered.filter_map(|(stand, n)| Some((stand?, n))).collect();
        all.reverse();
        all.into_iter()
    }

    /// The numbers of the answers on the tiles of the meeples that can get a ghost.
    pub fn marks(&self) -> Vec<(Cell, String)> {
        let mark = |(n, (action, _)): (usize, &(Action, String))| match *action {
            Action::Ghost(cell) => Some((cell, format!("{n})"))),
            _ => None,
        };
        (1..).zip(&self.list).filter_map(mark).collect()
    }

    /// Reads a pick: numbers of the list, coordinates, or an action as records write it.
    pub fn pick(&self, line: &str, game: &Game, held: Rotation) -> Option<Action> {
        match (numbers(line), game.ask()) {
            (Some(numbers), Some(Ask::Place)) => self.cells.pick(&numbers, game, game.seat(), held),
            (Some(numbers), Some(ask)) => match numbers[..] {
                [n] => {
                    let at = usize::try_from(n).ok()?.checked_sub(1)?;
                    self.list.get(at).map(|(action, _)| *action)
                }
                [x, y] if ask != Ask::Meeple => Some(Action::Ghost(Cell::new(x, y))),
                _ => None,
            },
            _ => Action::parse(line),
        }
    }
}
