//! The pointed and the chosen answer: an answer before it is confirmed.

use super::Table;
use crate::page::reactive::effect;
use fogbound_game::Cell;
use fogbound_presenter::{Glyph, LegalCell, Question};
use leptos::prelude::*;

/// An answer that somebody points at or has chosen, and has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The action, as records write it.
    pub action: String,
    /// The cell and the number of quarter turns of the tile in hand, if the answer places it.
    pub placed: Option<(Cell, u8)>,
}

impl Chosen {
    fn listed(action: &str) -> Chosen {
        Chosen { action: action.to_owned(), placed: None }
    }
}

/// The pointed and the chosen answer.
#[derive(Clone, Copy)]
pub(super) struct Pointing {
    pub chosen: RwSignal<Option<Chosen>>,
    pub hovered: RwSignal<Option<Chosen>>,
    /// Rotation of the tile in hand, in quarter turns.
    held: RwSignal<u8>,
    /// The answer that was last advised.
    advised: RwSignal<Option<String>>,
    /// The piece that was last picked for the lens.
    pub piece: RwSignal<Option<Glyph>>,
}

impl Pointing {
    pub fn new() -> Pointing {
        Pointing {
            chosen: RwSignal::new(None),
            hovered: RwSignal::new(None),
            held: RwSignal::new(0),
            advised: RwSignal::new(None),
            piece: RwSignal::new(None),
        }
    }

    /// Forgets the choice when something else is asked.
    pub fn follow(self, question: Memo<Option<Question>>) {
        effect(move || {
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

/// Returns the cell and the turns of an answer that places the tile in hand.
fn placed(answer: RwSignal<Option<Chosen>>) -> Option<(Cell, u8)> {
    answer.with_untracked(|answer| answer.as_ref().and_then(|answer| answer.placed))
}

/// Returns the next of some turns after the one that is held, or before it, around the circle.
fn next(all: &[u8], held: u8, clockwise: bool) -> Option<u8> {
    let next = match clockwise {
        true => all.iter().find(|&&turns| turns > held).or(all.first()),
        false => all.iter().rev().find(|&&turns| turns < held).or(all.last()),
    };
    next.copied()
}

impl Table {
    /// Returns the answer that is chosen, tracked.
    pub fn chosen(&self) -> Option<Chosen> {
        self.pointing.chosen.get()
    }

    /// Returns the answer that is pointed at without being chosen, tracked.
    pub fn hovered(&self) -> Option<Chosen> {
        self.pointing.hovered.get()
    }

    /// Returns why the chosen answer was advised, in words, tracked; none if nobody has advised it.
    pub fn adviser(&self) -> Option<String> {
        let chosen = self.chosen()?.action;
        let is_advised = self.pointing.advised.with(|advised| advised.as_ref() == Some(&chosen));
        let why = || self.advising.why.get().unwrap_or_else(|| self.show(|game| game.adviser()));
        is_advised.then(why)
    }

    /// Returns the answer that is pointed at, else the one that is chosen, tracked.
    pub fn pointed(&self) -> Option<Chosen> {
        self.hovered().or_else(|| self.chosen())
    }

    /// Returns the rotation in which the tile in hand is shown, in quarter turns below 4, tracked: as it
    /// would lie, else as it is held.
    pub fn shown_turns(&self) -> u8 {
        let placed = self.pointed().and_then(|pointed| pointed.placed);
        placed.map_or_else(|| self.held(), |(_, turns)| turns) % 4
    }

    /// Returns the rotation of the tile in hand, in quarter turns, tracked.
    pub fn held(&self) -> u8 {
        self.pointing.held.get()
    }

    /// Chooses a cell for the tile in hand, held as it is or turned so that it fits. Choosing the same cell
    /// again confirms.
    pub fn point(&self, cell: Cell) {
        if placed(self.pointing.chosen).is_some_and(|(chosen, _)| chosen == cell) {
            return self.confirm();
        }
        match self.fitting(cell) {
            Some(turns) => self.place(cell, turns),
            None => self.explain(cell),
        }
    }

    /// Previews the tile in hand on a cell, if it fits there.
    pub fn hover_cell(&self, cell: Cell) {
        let placing = self.fitting(cell).map(|turns| self.placing(cell, turns));
        self.pointing.hover(placing);
    }

    /// Previews an answer from the list.
    pub fn hover_answer(&self, action: &str) {
        self.pointing.hover(Some(Chosen::listed(action)));
    }

    /// Previews the choice again.
    pub fn leave(&self) {
        self.pointing.hover(None);
    }

    /// Returns something of the cells where the tile in hand fits.
    fn with_cells<T>(&self, what: impl FnOnce(&[LegalCell]) -> T) -> T {
        self.showing.question.with_untracked(|question| {
            what(question.as_ref().map(|question| &question.cells[..]).unwrap_or_default())
        })
    }

    /// Returns the rotation of the tile in hand on a cell: the held one, else the first that fits.
    fn fitting(&self, cell: Cell) -> Option<u8> {
        // A player who comes back to the chosen cell finds it unchanged.
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

    /// Shows the reason why the tile in hand does not go there.
    fn explain(&self, cell: Cell) {
        let turns = self.pointing.held.get_untracked();
        if self.with_cells(|cells| !cells.is_empty()) {
            self.pointing.chosen.set(None);
            let action = self.peek(|game| game.placing(cell, turns));
            self.showing.refused.set(self.game.peek(|course| course.why_not(&action)));
        }
    }

    /// Turns the tile in hand: on the cell that is pointed at, else the one that is chosen, to the next
    /// rotation that fits there. Otherwise turns it to the next that looks different.
    pub fn turn(&self, clockwise: bool) {
        let Pointing { chosen, hovered, held, .. } = self.pointing;
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

    /// Chooses an answer from the list. Choosing it again confirms.
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

    /// Chooses the answer of the list that is about a cell; where there are several, the one after the chosen one. Returns
    /// false if there is none.
    pub fn choose_at(&self, cell: Cell) -> bool {
        let answers = untrack(|| self.offered()).into_iter();
        let here = answers.filter(|answer| answer.cell == Some(cell) && answer.spot.is_none());
        let here: Vec<String> = here.map(|answer| answer.action).collect();
        let is_chosen = |action: &String| {
            let chosen = self.pointing.chosen;
            chosen.with_untracked(|it| it.as_ref().is_some_and(|it| it.action == *action))
        };
        let next = here.iter().position(is_chosen).map_or(0, |at| (at + 1) % here.len());
        here.get(next).inspect(|action| self.choose(action)).is_some()
    }

    /// Chooses nothing.
    pub fn unchoose(&self) {
        self.pointing.chosen.set(None);
        self.showing.refused.set(None);
    }

    /// Chooses the answer of the adviser.
    pub(super) fn advised(&self, action: String) {
        self.pointing.advised.set(Some(action.clone()));
        let placed = self.with_cells(|cells| {
            let mut all =
                cells.iter().flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
            all.find(|&(cell, turns)| self.peek(|game| game.placing(cell, turns)) == action)
        });
        match placed {
            Some((cell, turns)) => self.place(cell, turns),
            None => {
                self.pick_of(&action);
                self.pointing.chosen.set(Some(Chosen::listed(&action)));
            }
        }
    }
}

#[cfg(test)]
mod tests;
