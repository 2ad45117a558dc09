//! T-1.1, T-1.3: the decisions before the first round. Both are simultaneous and optional.

use super::{Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::state::Pending;
use crate::tile::{NONE, TileId};
use fogbound_game::{Refusal, Seats, Simultaneous};

impl Position<'_> {
    pub(super) fn list_keep(self, seat: u8, out: &mut impl FnMut(Action)) {
        let offered = self.state.offers[usize::from(seat)];
        for tile in offered.into_iter().filter(|&tile| tile != NONE) {
            out(Action::Keep(TileId(tile)));
        }
    }

    pub(super) fn check_side(self, side: u8) -> Result<(), Refusal> {
        if side < 2 { Ok(()) } else { Err(Refusal::new("T-1.1", "no-such-side")) }
    }

    pub(super) fn check_keep(self, seat: u8, tile: TileId) -> Result<(), Refusal> {
        let offered = self.state.offers[usize::from(seat)];
        let known = tile.0 != NONE && offered.contains(&tile.0);
        if known { Ok(()) } else { Err(Refusal::new("T-1.3", "not-offered")) }
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// T-1.1: the sides, where players choose them.
    pub fn begin(&mut self) {
        if self.rules.options().choose_side {
            self.ask_together(Pending::Side);
        } else {
            self.begin_keep();
        }
    }

    pub(super) fn finish_side(&mut self, choices: impl Iterator<Item = (u8, Action)>) {
        for (seat, action) in choices {
            if let Action::Side(side) = action {
                self.state.sides[usize::from(seat)] = side;
                self.tell(Event::SideChosen { seat, side });
            }
        }
        self.begin_keep();
    }

    /// T-1.3: with `experienced` each keeps one of two. If tiles are told, this happens outside, but for a
    /// seat whose tiles are known.
    fn begin_keep(&mut self) {
        let sight = self.state.sight;
        if sight != NONE && self.state.offers[usize::from(sight)][0] != NONE {
            self.state.pending = Pending::Keep;
            self.state.choices = Simultaneous::among(Seats::of(sight));
        } else if self.rules.options().experienced && !self.state.told {
            self.ask_together(Pending::Keep);
        } else {
            self.begin_round(1);
        }
    }

    pub(super) fn finish_keep(&mut self, choices: impl Iterator<Item = (u8, Action)>) {
        for (seat, action) in choices {
            if let Action::Keep(tile) = action {
                self.state.hidden[usize::from(seat)] = tile.0;
            }
        }
        if !self.state.told {
            self.cut_stacks();
        }
        self.begin_round(1);
    }

    /// T-1.3: the stacks are cut from the mix, the kept tiles left out.
    fn cut_stacks(&mut self) {
        let size = 8 * usize::from(self.rules.stack_size());
        let hidden = self.state.hidden;
        let tiles = usize::from(self.rules.catalogue().len());
        let mix = self.state.rest[..tiles].iter().filter(|tile| !hidden.contains(tile));
        for (place, &tile) in self.state.stacks[..size].iter_mut().zip(mix) {
            *place = tile;
        }
    }
}
