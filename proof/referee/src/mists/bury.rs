//! M-5: cemeteries that close, and the meeples buried there.

use serde_json::json;

use super::Trial;
use super::level::Cemeteries;
use super::setup::Colour;
use super::state::{Kennel, Meeple, Post};
use crate::geometry::{Cell, Edges};
use crate::trial::{Answer, Question, Stop};

/// The origin of the buried meeple.
#[derive(Clone, Copy)]
enum Corpse {
    Board(Cell),
    Supply(Colour),
}

impl Trial<'_> {
    /// Returns true if a cemetery has closed: among 4 tiles, or at haunted ones among 8 of either face
    /// (M-5.1, M-5.2).
    pub(crate) fn is_cemetery_closed(&self, cemetery: Cell) -> bool {
        let board = &self.state.land.board;
        match self.setup.level.cemeteries {
            Cemeteries::Haunted => cemetery.around().iter().all(|near| board.has(*near)),
            Cemeteries::Quiet | Cemeteries::None => {
                cemetery.beside().iter().all(|near| board.has(*near))
            }
        }
    }

    pub(crate) fn open_cemeteries(&self) -> Vec<Cell> {
        let all = self.state.land.board.cemeteries().into_iter();
        all.filter(|cemetery| !self.is_cemetery_closed(*cemetery)).collect()
    }

    /// 1c, and after a face-down tile: a burial at each cemetery that the new tile has closed, in
    /// the order that the active player wants (M-5.7).
    pub(crate) fn bury_at_closed_cemeteries(&mut self, new_tile: Cell) -> Result<(), Stop> {
        let mut closing = self.closed_by(new_tile);
        while !closing.is_empty() {
            let answers = closing.iter().map(|cell| (json!(["bury_at", cell.x, cell.y]), *cell));
            let cemetery = self.ask(Question::new(self.state.land.active, "bury_at", answers))?;
            closing.retain(|cell| *cell != cemetery);
            self.bury(cemetery)?;
        }
        Ok(())
    }

    /// Cemeteries closed now that were open before this tile came.
    fn closed_by(&self, new_tile: Cell) -> Vec<Cell> {
        let reach: Vec<Cell> = match self.setup.level.cemeteries {
            Cemeteries::Haunted => new_tile.around().to_vec(),
            Cemeteries::Quiet | Cemeteries::None => new_tile.beside().to_vec(),
        };
        let all = self.state.land.board.cemeteries().into_iter();
        let touched = all.filter(|cell| *cell == new_tile || reach.contains(cell));
        touched.filter(|cell| self.is_cemetery_closed(*cell)).collect()
    }

    /// M-5.3 to M-5.6.
    fn bury(&mut self, cemetery: Cell) -> Result<(), Stop> {
        let mut answers: Vec<Answer<Corpse>> = self
            .state
            .unburied()
            .map(|Meeple { cell, .. }| (json!(["bury", cell.x, cell.y]), Corpse::Board(*cell)))
            .collect();
        if answers.is_empty() {
            let colours = self.state.colours_at_hand(self.setup).into_iter();
            let from_supply =
                |colour: Colour| (json!(["bury_supply", colour]), Corpse::Supply(colour));
            answers = colours.map(from_supply).collect();
        }
        if !answers.is_empty() {
            let question = Question::new(self.state.land.active, "bury", answers);
            let corpse = self.ask(question.about(json!(cemetery)))?;
            self.lay_to_rest(corpse, cemetery);
        }
        if self.setup.level.cemeteries == Cemeteries::Quiet {
            for (spot, ghosts) in self.state.spots_with_ghosts(cemetery) {
                self.state.remove_ghosts(cemetery, spot, ghosts);
            }
        }
        Ok(())
    }

    fn lay_to_rest(&mut self, corpse: Corpse, cemetery: Cell) {
        let colour = match corpse {
            Corpse::Supply(colour) => {
                self.state.take_from_supply(colour);
                colour
            }
            Corpse::Board(cell) => {
                let is_it = |meeple: &Meeple| meeple.cell == cell && meeple.post != Post::Buried;
                let Some(place) = self.state.meeples.iter().position(is_it) else { return };
                let meeple = self.state.meeples.remove(place);
                for hound in meeple.hounds {
                    self.state.hounds.insert(hound, Kennel::Gone);
                }
                meeple.colour
            }
        };
        let hounds = Vec::new();
        let buried =
            Meeple { colour, cell: cemetery, post: Post::Buried, edges: Edges::NONE, hounds };
        let told = json!({"x": cemetery.x, "y": cemetery.y, "colour": colour});
        self.news.tell("buried", told);
        self.state.meeples.push(buried);
    }
}
