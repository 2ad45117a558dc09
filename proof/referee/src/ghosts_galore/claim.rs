//! T-2.1, T-2.2: the players take turns until everybody has a tile.

use serde_json::json;

use super::Trial;
use crate::trial::{Answer, Question, Stop};

impl Trial<'_> {
    /// Clockwise from the lamp, until one player is left without a tile.
    pub(crate) fn claim_tiles(&mut self) -> Result<(), Stop> {
        let mut seat = self.state.lamp;
        while self.without_tile() > 1 {
            if self.state.claimed[seat].is_none() {
                self.state.active = Some(seat);
                self.reveal_or_claim(seat)?;
            }
            seat = (seat + 1) % self.setup.players;
        }
        let last = self.state.claimed.iter().position(Option::is_none).unwrap_or_default();
        self.state.active = Some(last);
        self.claim_last(last)
    }

    fn without_tile(&self) -> usize {
        self.state.claimed.iter().filter(|claimed| claimed.is_none()).count()
    }

    /// One action: A or B.
    fn reveal_or_claim(&mut self, seat: usize) -> Result<(), Stop> {
        let mut answers = self.face_up_tiles();
        if !self.state.stack.is_empty() {
            answers.insert(0, (json!(["reveal"]), None));
        }
        match self.ask(Question::new(seat, "claim", answers))? {
            Some(tile) => {
                self.claim(seat, tile);
                Ok(())
            }
            None => self.reveal(seat),
        }
    }

    /// A: only the tile just revealed can be claimed now.
    fn reveal(&mut self, seat: usize) -> Result<(), Stop> {
        let tile = self.draw()?;
        self.state.revealed = Some(tile);
        self.news.tell("revealed", json!({"tile": tile}));
        let answers = [(json!(["claim", tile]), true), (json!(["leave"]), false)];
        let is_claimed = self.ask(Question::new(seat, "decide", answers))?;
        self.state.revealed = None;
        self.state.face_up.push(tile);
        if is_claimed {
            self.claim(seat, tile);
        } else {
            self.news.tell("left", json!({"seat": seat, "tile": tile}));
        }
        Ok(())
    }

    /// T-2.2: the rest of the stack is revealed for the last player.
    fn claim_last(&mut self, seat: usize) -> Result<(), Stop> {
        for tile in self.draw_rest()? {
            self.news.tell("revealed", json!({"tile": tile}));
        }
        if let Some(tile) = self.ask(Question::new(seat, "claim", self.face_up_tiles()))? {
            self.claim(seat, tile);
        }
        Ok(())
    }

    /// To claim one of the face-up tiles; each is nobody's yet.
    fn face_up_tiles(&self) -> Vec<Answer<Option<usize>>> {
        self.state.face_up.iter().map(|tile| (json!(["claim", tile]), Some(*tile))).collect()
    }

    fn claim(&mut self, seat: usize, tile: usize) {
        self.state.face_up.retain(|other| *other != tile);
        self.state.claimed[seat] = Some(tile);
        self.news.tell("claimed", json!({"seat": seat, "tile": tile}));
    }
}
