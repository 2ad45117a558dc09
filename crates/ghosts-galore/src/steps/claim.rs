//! T-2.1, T-2.2: claiming. Starting with the lamp, whoever has no tile yet reveals the top tile of
//! the stack and claims or leaves it, or claims a face-up one; the last one gets all that is left
//! to choose from.

use super::{Checked, Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::state::Pending;
use crate::tile::{NONE, TileId};
use fogbound_game::Refusal;

impl Position<'_> {
    /// The face-up tiles that nobody has claimed, in the order they were revealed.
    fn unclaimed(self) -> impl Iterator<Item = TileId> {
        self.state.unclaimed(self.state.round, self.rules.stack_size())
    }

    /// Returns true if there is only the stack to reveal from, since no tile lies face up.
    pub fn must_reveal(self) -> bool {
        self.state.pending == Pending::Claim && self.unclaimed().next().is_none()
    }

    /// Seats that have no tile yet.
    fn without_tile(self) -> usize {
        let players = usize::from(self.rules.players());
        self.state.claimed[..players].iter().filter(|&&tile| tile == NONE).count()
    }

    fn stack_left(self) -> u8 {
        self.rules.stack_size() - self.state.drawn
    }

    /// The tile just revealed, while its owner-to-be decides.
    pub fn just_revealed(self) -> Option<TileId> {
        if self.state.pending != Pending::Decide {
            return None;
        }
        self.state.revealed(self.state.round, self.rules.stack_size()).last().copied().map(TileId)
    }

    pub(super) fn list_claim(self, out: &mut impl FnMut(Action)) {
        if self.stack_left() > 0 {
            out(Action::Reveal);
        }
        self.unclaimed().for_each(|tile| out(Action::Claim(tile)));
    }

    pub(super) fn list_decide(self, out: &mut impl FnMut(Action)) {
        if let Some(tile) = self.just_revealed() {
            out(Action::Claim(tile));
            out(Action::Leave);
        }
    }

    pub(super) fn check_reveal(self) -> Result<Checked, Refusal> {
        match (self.stack_left(), self.without_tile()) {
            // The rest of the stack has been turned over for the last one.
            (0, 1) => Err(Refusal::new("T-2.2", "must-claim")),
            (0, _) => Err(Refusal::new("T-2.1", "stack-empty")),
            _ => Ok(Checked::Reveal),
        }
    }

    pub(super) fn check_claim(self, tile: TileId) -> Result<Checked, Refusal> {
        if self.just_revealed().is_some_and(|revealed| revealed != tile) {
            return Err(Refusal::new("T-2.1", "only-revealed"));
        }
        let revealed = self.state.revealed(self.state.round, self.rules.stack_size());
        let place = revealed.iter().position(|&other| other == tile.0);
        let free = place.filter(|_| self.unclaimed().any(|other| other == tile));
        free.map(|place| Checked::Claim { place, tile }).ok_or(Refusal::new("T-2.1", "not-face-up"))
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// T-2.1: the next stack; the lamp begins.
    pub(super) fn begin_round(&mut self, round: u8) {
        self.state.round = round;
        self.state.drawn = 0;
        self.state.active = self.state.lamp;
        self.tell(Event::StackBegun { round, tiles: self.rules.stack_size() });
        self.continue_claim();
    }

    /// Goes on until the active seat has to decide, or everybody has a tile.
    pub fn continue_claim(&mut self) {
        match self.position().without_tile() {
            0 => self.ask_together(Pending::Place),
            // T-2.2.
            1 => {
                while self.position().stack_left() > 0 {
                    if !self.reveal(true) {
                        return;
                    }
                }
                self.state.pending = Pending::Claim;
            }
            _ => self.state.pending = Pending::Claim,
        }
    }

    pub(super) fn answer_reveal(&mut self) {
        if self.reveal(false) {
            self.state.pending = Pending::Decide;
        }
    }

    /// Turns the top tile over; `false` when it has to be told first.
    fn reveal(&mut self, rest: bool) -> bool {
        let at = self.next_place();
        let tile = self.state.stacks[at];
        if tile == NONE {
            self.state.pending = Pending::Draw;
            return false;
        }
        self.state.drawn += 1;
        self.tell(Event::Revealed { seat: self.state.active, tile: TileId(tile), rest });
        true
    }

    /// The place of the top tile of the current stack; there is one whenever this is asked.
    fn next_place(&self) -> usize {
        let before = usize::from(self.state.round - 1) * usize::from(self.rules.stack_size());
        before + usize::from(self.state.drawn)
    }

    /// Takes the top tile as told from outside.
    pub fn tell_top(&mut self, tile: TileId) {
        let at = self.next_place();
        self.state.stacks[at] = tile.0;
        if self.position().without_tile() == 1 {
            self.continue_claim();
        } else {
            self.answer_reveal();
        }
    }

    pub(super) fn answer_claim(&mut self, place: usize, tile: TileId) {
        let seat = self.state.active;
        self.state.taken[usize::from(self.state.round - 1)] |= 1 << place;
        self.state.claimed[usize::from(seat)] = tile.0;
        self.tell(Event::Claimed { seat, tile });
        self.pass_turn();
    }

    pub(super) fn answer_leave(&mut self) {
        if let Some(tile) = self.position().just_revealed() {
            self.tell(Event::Left { seat: self.state.active, tile });
        }
        self.pass_turn();
    }

    /// The turn goes clockwise to the next seat without a tile.
    fn pass_turn(&mut self) {
        for _ in 0..self.rules.players() {
            self.state.active = self.after(self.state.active);
            if self.state.claimed[usize::from(self.state.active)] == NONE {
                break;
            }
        }
        self.continue_claim();
    }
}
