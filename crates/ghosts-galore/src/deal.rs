//! T-1.1, T-1.3, T-1.4: everything that chance decides, fixed before the first decision.
//!
//! From a seed: boards are shuffled by the stream `ghosts-galore boards`, and the side of each seat's
//! board is the next number below 2 of it; the tiles are shuffled by `ghosts-galore tiles`, and
//! with the option `experienced` a second time, from the start, by `ghosts-galore mix`.

use crate::setup::{Rules, stack_size};
use crate::tile::TileId;
use fogbound_game::ShortList as _;
use fogbound_game::{Refusal, Seed};

/// The board of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatBoard {
    /// Its place in the set.
    pub board: u8,
    /// The side, 0 or 1; `None` when its owner chooses it (option `choose_side`).
    pub side: Option<u8>,
}

/// Boards and tiles of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// For each seat.
    pub boards: Vec<SeatBoard>,
    /// The tiles.
    pub cards: Cards,
}

/// The tiles as they are dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// T-1.3, T-1.4.
    Plain {
        /// The hidden tile of each seat.
        hidden: Vec<TileId>,
        /// All stacks one after the other in the order of use, the top tile of each first.
        stacks: Vec<TileId>,
        /// The tiles that are not used.
        unused: Vec<TileId>,
    },
    /// T-1.3, option `experienced`.
    Experienced {
        /// The two tiles offered to each seat.
        offers: Vec<[TileId; 2]>,
        /// All tiles of the set; the stacks are cut from it, the kept tiles left out.
        mix: Vec<TileId>,
    },
}

/// The source of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Shuffled from a seed.
    Seed(Seed),
    /// Given openly at setup.
    Dealt(Deal),
    /// Boards are fixed, tiles are told from outside when they come out. With `experienced` the
    /// hidden tiles are chosen outside too.
    Told {
        /// The board of each seat.
        boards: Vec<SeatBoard>,
        /// What one seat knows before it is told to all.
        sight: Option<Sight>,
    },
}

impl From<Seed> for Order {
    fn from(seed: Seed) -> Order {
        Order::Seed(seed)
    }
}

/// The knowledge of a seat in a game with told tiles (T-2.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The seat.
    pub seat: u8,
    /// Its hidden tile; or the two tiles it was offered, while it has still to keep one (T-1.3).
    pub tiles: Vec<TileId>,
}

impl Sight {
    /// Checks that a seat can know this.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), Refusal> {
        let is_two = self.tiles.len() == 2 && rules.options().experienced;
        let fits = self.seat < rules.players()
            && (self.tiles.len() == 1 || is_two && self.tiles[0] != self.tiles[1])
            && self.tiles.iter().all(|&tile| rules.catalogue().contains(tile));
        if fits { Ok(()) } else { Err(Refusal::new("X-6", "setup-sight")) }
    }
}

impl Deal {
    pub(crate) fn shuffled(rules: &Rules, seed: &Seed) -> Deal {
        let setup = rules.setup();
        let players = usize::from(setup.players);
        let mut rng = seed.stream("ghosts-galore boards");
        // A validated set has at most 50 boards.
        let mut boards: Vec<u8> = (0..setup.set.boards.len() as u8).collect();
        rng.shuffle(&mut boards);
        let seated = boards.into_iter().take(players).map(|board| {
            let side = rng.below(2) as u8;
            SeatBoard { board, side: (!setup.options.choose_side).then_some(side) }
        });
        let boards = seated.collect();
        let shuffled = |purpose: &str| {
            let mut tiles: Vec<TileId> = rules.catalogue().iter().collect();
            seed.stream(purpose).shuffle(&mut tiles);
            tiles
        };
        let tiles = shuffled("ghosts-galore tiles");
        let cards = if setup.options.experienced {
            let pair = |pair: &[TileId]| [pair[0], pair[1]];
            let offers = tiles.chunks_exact(2).map(pair).take(players).collect();
            Cards::Experienced { offers, mix: shuffled("ghosts-galore mix") }
        } else {
            let (hidden, rest) = tiles.split_at(players);
            let (stacks, unused) = rest.split_at(8 * usize::from(stack_size(setup.players)));
            Cards::Plain {
                hidden: hidden.to_vec(),
                stacks: stacks.to_vec(),
                unused: unused.to_vec(),
            }
        };
        Deal { boards, cards }
    }

    /// Checks that each tile is there once, in lists of the right length.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), Refusal> {
        Deal::check_boards(rules, &self.boards)?;
        let players = usize::from(rules.players());
        let experienced = rules.options().experienced;
        let (right_length, all) = match &self.cards {
            Cards::Plain { hidden, stacks, unused } => {
                let size = 8 * usize::from(rules.stack_size());
                let right = !experienced && hidden.len() == players && stacks.len() == size;
                (right, [&hidden[..], stacks, unused].concat())
            }
            Cards::Experienced { offers, mix } => {
                let mut offered = offers.concat();
                offered.sort_short();
                offered.dedup();
                let known = offered.iter().all(|&tile| rules.catalogue().contains(tile));
                let right = experienced && offers.len() == players && known;
                (right && offered.len() == 2 * players, mix.clone())
            }
        };
        let mut sorted = all;
        sorted.sort_short();
        let complete = sorted.into_iter().eq(rules.catalogue().iter());
        if right_length && complete { Ok(()) } else { Err(Refusal::new("X-6", "setup-deal")) }
    }

    /// T-1.1: checks that each seat has a board of its own, with or without a side as the option demands.
    pub(crate) fn check_boards(rules: &Rules, boards: &[SeatBoard]) -> Result<(), Refusal> {
        let choose = rules.options().choose_side;
        let in_set = |seat: &SeatBoard| {
            let side = seat.side.map_or(choose, |side| side < 2 && !choose);
            usize::from(seat.board) < rules.setup().set.boards.len() && side
        };
        let mut distinct: Vec<u8> = boards.iter().map(|seat| seat.board).collect();
        distinct.sort_short();
        distinct.dedup();
        let players = usize::from(rules.players());
        let right = boards.len() == players && distinct.len() == players;
        if right && boards.iter().all(in_set) {
            Ok(())
        } else {
            Err(Refusal::new("T-1.1", "setup-deal-boards"))
        }
    }
}
