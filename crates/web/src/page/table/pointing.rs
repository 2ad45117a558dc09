//! What is pointed at and what is chosen: an answer before it is confirmed.

use super::Table;
use fogbound_game::Cell;
use fogbound_presenter::{LegalCell, Question};
use leptos::prelude::*;

/// An answer that somebody points at or has chosen, and has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// As records write it.
    pub action: String,
    /// Where it lays the tile in hand, if it does, and how many quarter turns it is turned.
    pub placed: Option<(Cell, u8)>,
}

impl Chosen {
    fn listed(action: &str) -> Chosen {
        Chosen { action: action.to_owned(), placed: None }
    }
}

/// What is pointed at and chosen.
#[derive(Clone, Copy)]
pub(super) struct Pointing {
    pub chosen: RwSignal<Option<Chosen>>,
    pub hovered: RwSignal<Option<Chosen>>,
    /// How the tile in hand is held, in quarter turns.
    held: RwSignal<u8>,
}

impl Pointing {
    pub fn new() -> Pointing {
        Pointing {
            chosen: RwSignal::new(None),
            hovered: RwSignal::new(None),
            held: RwSignal::new(0),
        }
    }

    /// Forgets what was chosen when something else is asked.
    pub fn follow(self, question: Memo<Option<Question>>) {
        Effect::new(move |_| {
            let turns = question.with(|question| {
                let hand = question.as_ref().and_then(|question| question.hand.as_ref());
                hand.and_then(|hand| hand.looks.first().copied())
            });
            self.held.set(turns.unwrap_or(0));
            self.chosen.set(None);
            self.hovered.set(None);
        });
    }

    fn hover(self, hovered: Option<Chosen>) {
        if self.hovered.with_untracked(|before| *before != hovered) {
            self.hovered.set(hovered);
        }
    }
}

/// The cell and the turns of an answer that places the tile in hand.
fn placed(answer: RwSignal<Option<Chosen>>) -> Option<(Cell, u8)> {
    answer.with_untracked(|answer| answer.as_ref().and_then(|answer| answer.placed))
}

/// The next of some turns after the one that is held, or before it, around the circle.
fn next(all: &[u8], held: u8, clockwise: bool) -> Option<u8> {
    let next = match clockwise {
        true => all.iter().find(|&&turns| turns > held).or(all.first()),
        false => all.iter().rev().find(|&&turns| turns < held).or(all.last()),
    };
    next.copied()
}

impl Table {
    /// The answer that is chosen, tracked.
    pub fn chosen(&self) -> Option<Chosen> {
        self.pointing.chosen.get()
    }

    /// The answer that is pointed at without being chosen, tracked.
    pub fn hovered(&self) -> Option<Chosen> {
        self.pointing.hovered.get()
    }

    /// How the tile in hand is held, in quarter turns, tracked.
    pub fn held(&self) -> u8 {
        self.pointing.held.get()
    }

    /// Chooses a cell for the tile in hand, held as it is or turned so that it fits; choosing again the
    /// cell that is chosen confirms.
    pub fn point(&self, cell: Cell) {
        if placed(self.pointing.chosen).is_some_and(|(chosen, _)| chosen == cell) {
            return self.confirm();
        }
        match self.fitting(cell) {
            Some(turns) => self.place(cell, turns),
            None => self.explain(cell),
        }
    }

    /// Looks at what the tile in hand would bring about on a cell, if it fits there.
    pub fn hover_cell(&self, cell: Cell) {
        let placing = self.fitting(cell).map(|turns| self.placing(cell, turns));
        self.pointing.hover(placing);
    }

    /// Looks at what an answer from the list would bring about.
    pub fn hover_answer(&self, action: &str) {
        self.pointing.hover(Some(Chosen::listed(action)));
    }

    /// Looks at what is chosen again.
    pub fn leave(&self) {
        self.pointing.hover(None);
    }

    /// Something of the cells where the tile in hand fits.
    fn with_cells<T>(&self, what: impl FnOnce(&[LegalCell]) -> T) -> T {
        self.showing.question.with_untracked(|question| {
            what(question.as_ref().map(|question| &question.cells[..]).unwrap_or_default())
        })
    }

    /// How the tile in hand would be turned on a cell: as it is held, else as it fits first.
    fn fitting(&self, cell: Cell) -> Option<u8> {
        // Whoever comes back to what is chosen finds it as it is.
        let chosen = placed(self.pointing.chosen).filter(|&(chosen, _)| chosen == cell);
        let held = self.pointing.held.get_untracked();
        self.with_cells(|cells| {
            let legal = cells.iter().find(|legal| legal.cell == cell)?;
            let as_held = legal.turns.contains(&held).then_some(held);
            chosen.map(|(_, turns)| turns).or(as_held).or(legal.turns.first().copied())
        })
    }

    fn placing(&self, cell: Cell, turns: u8) -> Chosen {
        let action = self.peek(|game| game.placing(cell, turns));
        Chosen { action, placed: Some((cell, turns)) }
    }

    fn place(&self, cell: Cell, turns: u8) {
        self.pointing.held.set(turns);
        self.showing.refused.set(None);
        self.pointing.chosen.set(Some(self.placing(cell, turns)));
    }

    /// Shows why the tile in hand does not go there.
    fn explain(&self, cell: Cell) {
        let turns = self.pointing.held.get_untracked();
        if self.with_cells(|cells| !cells.is_empty()) {
            self.pointing.chosen.set(None);
            let action = self.peek(|game| game.placing(cell, turns));
            self.showing.refused.set(self.game.peek(|course| course.why_not(&action)));
        }
    }

    /// Turns the tile in hand: on the cell that is pointed at, else the one that is chosen, to the next
    /// rotation that fits there; otherwise to the next that looks different.
    pub fn turn(&self, clockwise: bool) {
        let Pointing { chosen, hovered, held } = self.pointing;
        let (chosen, hovered) = (placed(chosen), placed(hovered));
        let pointed = hovered.or(chosen);
        let from = pointed.map_or_else(|| held.get_untracked(), |(_, turns)| turns);
        let turns = self.showing.question.with_untracked(|question| {
            let question = question.as_ref()?;
            let legal = pointed
                .and_then(|(cell, _)| question.cells.iter().find(|legal| legal.cell == cell));
            let looks = question.hand.as_ref().map(|hand| &hand.looks);
            next(legal.map(|legal| &legal.turns).or(looks)?, from, clockwise)
        });
        let Some(turns) = turns else { return };
        held.set(turns);
        let Some((cell, _)) = pointed else { return };
        if chosen.is_some_and(|(chosen, _)| chosen == cell) {
            self.place(cell, turns);
        }
        if hovered.is_some() {
            self.pointing.hover(Some(self.placing(cell, turns)));
        }
    }

    /// Chooses an answer from the list; choosing it again confirms.
    pub fn choose(&self, action: &str) {
        let again = self
            .pointing
            .chosen
            .with_untracked(|chosen| chosen.as_ref().is_some_and(|chosen| chosen.action == action));
        if again {
            return self.confirm();
        }
        self.showing.refused.set(None);
        self.pointing.chosen.set(Some(Chosen::listed(action)));
    }

    /// Chooses nothing.
    pub fn unchoose(&self) {
        self.pointing.chosen.set(None);
        self.showing.refused.set(None);
    }

    /// Chooses what the adviser would answer.
    pub(super) fn advised(&self, action: String) {
        let placed = self.with_cells(|cells| {
            let mut all =
                cells.iter().flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
            all.find(|&(cell, turns)| self.peek(|game| game.placing(cell, turns)) == action)
        });
        match placed {
            Some((cell, turns)) => self.place(cell, turns),
            None => self.pointing.chosen.set(Some(Chosen { action, placed: None })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn a_tile_is_turned_around_the_circle() {
        assert_eq!(next(&[0, 2], 0, true), Some(2));
        assert_eq!(next(&[0, 2], 2, true), Some(0));
        assert_eq!(next(&[1, 3], 1, false), Some(3));
        assert_eq!(next(&[1, 3], 2, true), Some(3));
        assert_eq!(next(&[], 0, true), None);
    }
}
