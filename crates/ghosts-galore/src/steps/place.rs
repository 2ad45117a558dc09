//! T-2.3 to T-2.5: everybody places the claimed tile at once, the rest leaves, the lamp passes; after
//! the last round everybody places the hidden tile at once, and the boards are scored.

use super::{Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::score::rank;
use crate::setup::{MAX_PLAYERS, ROUNDS};
use crate::state::Pending;
use crate::tile::{NONE, TileId};
use fogbound_game::Refusal;
use fogbound_game::ShortList as _;

impl Position<'_> {
    pub(super) fn list_place(self, seat: u8, tile: u8, out: &mut impl FnMut(Action)) {
        if tile == NONE {
            return;
        }
        let grid = &self.state.grids[usize::from(seat)];
        for space in grid.empty_spaces() {
            for rotation in self.rules.catalogue().looks(TileId(tile)) {
                out(Action::Place(space, rotation));
            }
        }
    }

    /// T-2.3: any empty space, any rotation.
    pub(super) fn check_place(
        self,
        seat: u8,
        tiles: [u8; MAX_PLAYERS],
        space: u8,
    ) -> Result<(), Refusal> {
        if tiles[usize::from(seat)] == NONE {
            return Err(Refusal::new("X-6", "waiting-for-tile"));
        }
        let grid = &self.state.grids[usize::from(seat)];
        match grid.at(space) {
            _ if grid.is_empty(space) => Ok(()),
            Some(_) => Err(Refusal::new("T-2.3", "space-taken")),
            None => Err(Refusal::new("T-2.3", "no-such-space")),
        }
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// T-2.3, T-2.4.
    pub(super) fn finish_place(&mut self, choices: impl Iterator<Item = (u8, Action)>) {
        let tiles = self.state.claimed;
        self.lay(choices, tiles, false);
        self.state.claimed = [NONE; MAX_PLAYERS];
        self.remove_rest();
        self.state.lamp = self.after(self.state.lamp);
        self.tell(Event::Lamp { seat: self.state.lamp });
        if self.state.round < ROUNDS {
            self.begin_round(self.state.round + 1);
        } else {
            self.begin_hidden();
        }
    }

    fn lay(
        &mut self,
        choices: impl Iterator<Item = (u8, Action)>,
        tiles: [u8; MAX_PLAYERS],
        hidden: bool,
    ) {
        for (seat, action) in choices {
            if let Action::Place(space, rotation) = action {
                let tile = TileId(tiles[usize::from(seat)]);
                self.state.grids[usize::from(seat)].lay(space, tile, rotation);
                self.tell(Event::Placed { seat, tile, space, rotation, hidden });
            }
        }
    }

    /// T-2.4: four tiles are left whatever the number of players.
    fn remove_rest(&mut self) {
        let mut tiles = [TileId(NONE); 4];
        let left = self.state.unclaimed(self.state.round, self.rules.stack_size());
        for (place, tile) in tiles.iter_mut().zip(left) {
            *place = tile;
        }
        tiles.sort_short();
        self.tell(Event::Removed { tiles });
    }

    /// T-2.5.
    fn begin_hidden(&mut self) {
        self.state.round = ROUNDS + 1;
        self.state.drawn = 0;
        self.state.active = self.state.lamp;
        self.ask_together(Pending::Hidden);
    }

    /// T-2.5, T-4.14.
    pub(super) fn finish_hidden(&mut self, choices: impl Iterator<Item = (u8, Action)>) {
        let tiles = self.state.hidden;
        self.lay(choices, tiles, true);
        self.state.pending = Pending::Over;
        let sheets = self.position().sheets();
        let sheets = &sheets[..usize::from(self.rules.players())];
        for (seat, sheet) in (0..).zip(sheets) {
            self.tell(Event::Scored { seat, total: sheet.total(), rank: rank(sheet, sheets) });
        }
    }
}
