//! T-1: a setup is an untrusted value; [`Setup::validate`] is the one door to a game.

use crate::board::Doors;
use crate::deal::{Deal, Order, SeatBoard};
use crate::score::Scoring;
use crate::tile::Catalogue;
use core::ops::RangeInclusive;
use fogbound_game::{Choice, Readings, Refusal, StateHash, StateHasher};
use fogbound_tilesets::TrackSet;
use std::sync::Arc;

/// Rounds of a game (T-2).
pub const ROUNDS: u8 = 8;
/// Most players.
pub const MAX_PLAYERS: usize = 5;

fogbound_game::options! {
    /// The named readings of the rules a game is played with.
    pub struct Options {
        /// T-1.3: whether each player keeps one of two tiles. Off by default.
        experienced: bool, "T-1.3", { "false" => false, "true" => true },
        /// T-1.1: whether players choose the side of their board. Off by default.
        choose_side: bool, "T-1.1", { "false" => false, "true" => true },
        /// T-3.2: whether an outer edge without door makes a dead end. On by default.
        walls_are_dead_ends: bool, "T-3.2", { "true" => true, "false" => false },
    }
}

/// The setup of a game, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The tiles and boards.
    pub set: Arc<TrackSet>,
    /// Number of players, 2–5 (T-1.1).
    pub players: u8,
    /// The seat that holds the lamp first (T-1.5).
    pub start_player: u8,
    /// Readings of the rules.
    pub options: Options,
}

impl Setup {
    /// The usual setup for this many players: seat 0 begins.
    #[must_use]
    pub fn new(set: Arc<TrackSet>, players: u8) -> Setup {
        Setup { set, players, start_player: 0, options: Options::default() }
    }

    /// Checks everything and prepares the game.
    ///
    /// # Errors
    /// The rule of T-1 that the setup breaks.
    pub fn validate(self) -> Result<Rules, Refusal> {
        if !<Self as fogbound_game::setup::Setup>::PLAYERS.contains(&self.players) {
            return Err(Refusal::new("T-1.1", "setup-two-to-five"));
        }
        if self.start_player >= self.players {
            return Err(Refusal::new("T-1.5", "setup-start-player"));
        }
        if self.set.boards.len() < usize::from(self.players) {
            return Err(Refusal::new("T-1.1", "setup-boards"));
        }
        let needed = usize::from(self.players) + usize::from(stack_size(self.players)) * 8;
        if self.set.tiles().count() < needed {
            return Err(Refusal::new("T-1.4", "setup-tracks"));
        }
        let catalogue = Catalogue::new(&self.set);
        let compile = |board: &fogbound_tilesets::TrackBoard| {
            [Doors::new(&board.sides[0]), Doors::new(&board.sides[1])]
        };
        let doors = self.set.boards.iter().map(compile).collect();
        let fingerprint = fingerprint(&self);
        Ok(Rules { setup: self, catalogue, doors, fingerprint })
    }
}

impl fogbound_game::setup::Setup for Setup {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const CHOICES: &'static [Choice] = &[];
    const READINGS: &'static Readings = &Options::VALUES;

    fn set(&mut self, id: &str, value: &str) -> Result<(), Refusal> {
        self.options.set(id, value)
    }

    fn validate(self) -> Result<Rules, Refusal> {
        Setup::validate(self)
    }
}

/// T-1.4: tiles in a stack.
pub(crate) const fn stack_size(players: u8) -> u8 {
    players + 4
}

/// A validated setup with everything that does not change during a game.
#[derive(Clone, Debug)]
pub struct Rules {
    setup: Setup,
    catalogue: Catalogue,
    doors: Vec<[Doors; 2]>,
    fingerprint: StateHash,
}

impl Rules {
    /// The setup as it was given.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The readings of the rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// Number of seats, 2–5.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// Tiles in a stack: 6 to 9 (T-1.4).
    #[must_use]
    pub fn stack_size(&self) -> u8 {
        stack_size(self.setup.players)
    }

    /// The compiled tiles.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The doors of a side of a board of the set.
    ///
    /// # Panics
    /// If there is no such board or side.
    #[must_use]
    pub fn doors(&self, board: u8, side: u8) -> &Doors {
        &self.doors[usize::from(board)][usize::from(side)]
    }

    /// Returns the inputs of scoring.
    #[must_use]
    pub fn scoring(&self) -> Scoring<'_> {
        Scoring {
            catalogue: &self.catalogue,
            walls_are_dead_ends: self.setup.options.walls_are_dead_ends,
        }
    }

    /// Hash over the whole setup, the track set included.
    #[must_use]
    pub fn fingerprint(&self) -> StateHash {
        self.fingerprint
    }

    /// Returns everything that chance decides, by the order; `None` in place of tiles that are told.
    ///
    /// # Errors
    /// X-6 if the deal of the order does not suit the setup.
    pub fn deal(&self, order: &Order) -> Result<(Vec<SeatBoard>, Option<Deal>), Refusal> {
        match order {
            Order::Seed(seed) => {
                let deal = Deal::shuffled(self, seed);
                Ok((deal.boards.clone(), Some(deal)))
            }
            Order::Dealt(deal) => {
                deal.check(self)?;
                Ok((deal.boards.clone(), Some(deal.clone())))
            }
            Order::Told { boards, sight } => {
                Deal::check_boards(self, boards)?;
                sight.as_ref().map_or(Ok(()), |sight| sight.check(self))?;
                Ok((boards.clone(), None))
            }
        }
    }
}

fn fingerprint(setup: &Setup) -> StateHash {
    let mut hasher = StateHasher::new("fogbound ghosts-galore setup 1");
    hasher.text(&setup.set.id);
    hasher.number(i64::from(setup.set.version));
    hasher.text(&setup.set.hash);
    hasher.number(i64::from(setup.players));
    hasher.number(i64::from(setup.start_player));
    for (id, value) in setup.options.list() {
        hasher.text(id);
        hasher.text(value);
    }
    hasher.finish()
}
