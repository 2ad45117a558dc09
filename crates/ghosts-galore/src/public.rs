//! Queries of the visible state of a game or a view.

use crate::action::Action;
use crate::board::{Doors, Grid};
use crate::game::Game;
use crate::score::{Sheet, Tally, add_bonus, ranks};
use crate::setup::{MAX_PLAYERS, ROUNDS};
use crate::steps::Position;
use crate::tile::{NONE, TileId};
use fogbound_game::ShortList as _;
use fogbound_game::{Game as _, StateHasher};

/// A board before its side is chosen.
static NO_DOORS: Doors = Doors::NONE;

impl<'a> Position<'a> {
    /// The doors of a seat's board; none before its side is chosen.
    pub fn doors(self, seat: u8) -> &'a Doors {
        let seat = usize::from(seat);
        match self.state.sides[seat] {
            NONE => &NO_DOORS,
            side => self.rules.doors(self.state.boards[seat], side),
        }
    }

    /// T-4.15: the live score of every seat's board; the places of seats that are not there are empty.
    pub fn sheets(self) -> [Sheet; MAX_PLAYERS] {
        let scoring = self.rules.scoring();
        let players = self.rules.players();
        let mut tallies = [Tally::default(); MAX_PLAYERS];
        for (seat, tally) in (0..players).zip(&mut tallies) {
            *tally = scoring.tally(&self.state.grids[usize::from(seat)], self.doors(seat));
        }
        add_bonus(&mut tallies[..usize::from(players)]);
        tallies.map(|tally| tally.sheet)
    }
}

impl Game {
    /// 0 before the first round, then 1–8, 9 for the hidden tiles and the end.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.state.round
    }

    /// The seat with the lamp.
    #[must_use]
    pub fn lamp(&self) -> u8 {
        self.state.lamp
    }

    /// Tiles left in the current stack.
    #[must_use]
    pub fn stack(&self) -> u8 {
        match self.state.round {
            1..=ROUNDS => self.rules.stack_size() - self.state.drawn,
            _ => 0,
        }
    }

    /// Number of stacks to come, each of [`crate::Rules::stack_size`] tiles; 0 before they are formed.
    #[must_use]
    pub fn stacks_to_come(&self) -> u8 {
        match self.state.round {
            0 => 0,
            round => ROUNDS.saturating_sub(round),
        }
    }

    /// The tile just revealed, while it is decided whether to claim it.
    #[must_use]
    pub fn just_revealed(&self) -> Option<TileId> {
        self.position().just_revealed()
    }

    /// The face-up tiles that nobody has claimed, ascending, the one just revealed left out.
    #[must_use]
    pub fn face_up(&self) -> Vec<TileId> {
        let revealed = self.just_revealed();
        let unclaimed = self.state.unclaimed(self.state.round, self.rules.stack_size());
        let mut tiles: Vec<TileId> = unclaimed.filter(|&tile| Some(tile) != revealed).collect();
        tiles.sort_short();
        tiles
    }

    /// The tile a seat has claimed and not yet placed.
    #[must_use]
    pub fn claimed(&self, seat: u8) -> Option<TileId> {
        known(self.state.claimed.get(usize::from(seat)))
    }

    /// The hidden tile of a seat, if it is known here and not yet placed.
    #[must_use]
    pub fn hidden(&self, seat: u8) -> Option<TileId> {
        known(self.state.hidden.get(usize::from(seat))).filter(|_| !self.is_over())
    }

    /// The two tiles offered to a seat (option `experienced`), if they are known here.
    #[must_use]
    pub fn offers(&self, seat: u8) -> Option<[TileId; 2]> {
        let offers = self.state.offers.get(usize::from(seat))?;
        (offers[0] != NONE).then(|| offers.map(TileId))
    }

    /// The choice a seat has made in a running simultaneous decision, if it is known here.
    #[must_use]
    pub fn choice(&self, seat: u8) -> Option<Action> {
        self.state.choices.of(seat)
    }

    /// The tiles that left the game openly, ascending (T-2.4).
    #[must_use]
    pub fn removed(&self) -> Vec<TileId> {
        let size = self.rules.stack_size();
        let past = 1..self.state.round.min(ROUNDS + 1);
        let mut tiles: Vec<TileId> =
            past.flat_map(|round| self.state.unclaimed(round, size)).collect();
        tiles.sort_short();
        tiles
    }

    /// The tiles on a seat's board.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn grid(&self, seat: u8) -> &Grid {
        &self.state.grids[usize::from(seat)]
    }

    /// The doors of a seat's board; none before its side is chosen.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn doors(&self, seat: u8) -> &Doors {
        self.position().doors(seat)
    }

    /// T-4.15: the live score of every board, in seat order.
    #[must_use]
    pub fn sheets(&self) -> Vec<Sheet> {
        self.position().sheets()[..usize::from(self.rules.players())].to_vec()
    }

    /// T-4.14: the rank of every seat, once the game is over: 1 + the number of better ones.
    #[must_use]
    pub fn ranks(&self) -> Option<Vec<u8>> {
        self.is_over().then(|| ranks(&self.sheets()))
    }

    /// Adds the setup, boards, round, lamp, the seat to move, the revealed tiles, everything claimed and placed,
    /// and the seats that have chosen already, to a hash.
    pub(crate) fn add_public(&self, hasher: &mut StateHasher) {
        let state = &self.state;
        hasher.bytes(&self.rules.fingerprint().0);
        hasher.bytes(&[state.pending as u8, state.round, state.lamp, state.active, state.drawn]);
        hasher.bytes(&state.boards);
        hasher.bytes(&state.sides);
        hasher.bytes(&state.claimed);
        for round in 1..=ROUNDS {
            let revealed = state.revealed(round, self.rules.stack_size());
            hasher.number(revealed.len() as i64);
            hasher.bytes(revealed);
            hasher.number(i64::from(state.taken[usize::from(round - 1)]));
        }
        for grid in &state.grids[..MAX_PLAYERS] {
            for (space, tile, rotation) in grid.tiles() {
                hasher.bytes(&[space, tile.0, rotation.quarters()]);
            }
            hasher.bytes(&[NONE]);
        }
        let waiting: u8 = state.choices.waiting().iter().map(|seat| 1 << seat).sum();
        hasher.bytes(&[waiting]);
    }
}

fn known(place: Option<&u8>) -> Option<TileId> {
    place.copied().filter(|&tile| tile != NONE).map(TileId)
}
