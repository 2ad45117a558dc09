//! The state: one flat block.

use crate::action::Action;
use crate::board::Grid;
use crate::setup::{MAX_PLAYERS, ROUNDS};
use crate::tile::{NONE, TileId};
use fogbound_game::Simultaneous;

/// Tiles in all stacks of the largest game.
const MAX_STACKED: usize = 72;
/// Most tiles of a set, with room to spare.
const MAX_TILES: usize = 256;

/// The input that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pending {
    Side,
    Keep,
    /// The next tile of the stack has to be told.
    Draw,
    Claim,
    Decide,
    Place,
    Hidden,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub pending: Pending,
    /// 0 before the first round, 1–8, 9 for the hidden tiles and the end.
    pub round: u8,
    pub lamp: u8,
    /// Whose turn it is to claim.
    pub active: u8,
    /// True if all chance comes from outside.
    pub told: bool,
    /// Hidden tiles told so far, where all chance comes from outside.
    pub hidden_told: u8,
    /// The seat whose own tiles are known all the same; [`NONE`] for no seat.
    pub sight: u8,
    /// Tiles of the current stack that are revealed.
    pub drawn: u8,
    /// For each round the places of its stack that were claimed, as bits.
    pub taken: [u16; ROUNDS as usize],
    /// The tile each seat has claimed this round.
    pub claimed: [u8; MAX_PLAYERS],
    pub grids: [Grid; MAX_PLAYERS],
    pub boards: [u8; MAX_PLAYERS],
    /// [`NONE`] until chosen.
    pub sides: [u8; MAX_PLAYERS],
    pub hidden: [u8; MAX_PLAYERS],
    pub offers: [[u8; 2]; MAX_PLAYERS],
    /// All stacks one after the other; unknown tiles are [`NONE`].
    pub stacks: [u8; MAX_STACKED],
    /// The unused tiles, or with `experienced` the mix.
    pub rest: [u8; MAX_TILES],
    pub choices: Simultaneous<Action>,
}

impl State {
    pub fn new(start_player: u8) -> State {
        State {
            pending: Pending::Over,
            round: 0,
            lamp: start_player,
            active: start_player,
            told: false,
            hidden_told: 0,
            sight: NONE,
            drawn: 0,
            taken: [0; ROUNDS as usize],
            claimed: [NONE; MAX_PLAYERS],
            grids: [Grid::default(); MAX_PLAYERS],
            boards: [NONE; MAX_PLAYERS],
            sides: [NONE; MAX_PLAYERS],
            hidden: [NONE; MAX_PLAYERS],
            offers: [[NONE; 2]; MAX_PLAYERS],
            stacks: [NONE; MAX_STACKED],
            rest: [NONE; MAX_TILES],
            choices: Simultaneous::none(),
        }
    }

    /// Returns true if hidden tiles have to be told before they can be placed.
    pub fn lacks_hidden(&self, players: u8) -> bool {
        self.told && self.pending == Pending::Hidden && self.hidden_told < players
    }

    /// The revealed tiles of a round's stack with their places, claimed or not.
    pub fn revealed(&self, round: u8, size: u8) -> &[u8] {
        let drawn = match round {
            _ if round < self.round => size,
            _ if round == self.round => self.drawn,
            _ => 0,
        };
        let from = usize::from(round.saturating_sub(1)) * usize::from(size);
        self.stacks.get(from..from + usize::from(drawn)).unwrap_or(&[])
    }

    /// The face-up tiles of a round's stack that nobody has claimed.
    pub fn unclaimed(&self, round: u8, size: u8) -> impl Iterator<Item = TileId> + '_ {
        let taken = self.taken.get(usize::from(round.wrapping_sub(1))).copied().unwrap_or(0);
        let free = move |&(place, _): &(usize, &u8)| taken & (1 << place) == 0;
        self.revealed(round, size).iter().enumerate().filter(free).map(|(_, &tile)| TileId(tile))
    }
}
