//! The tiles of a game in the order of drawing.

use crate::{KindId, MAX_CELLS};
use fogbound_game::ShortList as _;
use fogbound_game::{Refusal, Rng, Seed};

/// Stands for a tile that is not known.
const UNKNOWN: u8 = u8::MAX;

/// The source of the order of the tiles.
#[derive(Clone, Debug)]
pub enum Order {
    /// Shuffled from a seed.
    Seed(Seed),
    /// Told in full at setup, first tile first.
    Tiles(Vec<KindId>),
    /// Told from outside, draw by draw.
    Told,
}

impl From<Seed> for Order {
    fn from(seed: Seed) -> Order {
        Order::Seed(seed)
    }
}

/// The tiles that are drawn in a game, first tile first, each as far as it is known. A flat block of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    tiles: [u8; MAX_CELLS],
    len: u8,
    drawn: u8,
    /// The draws that nobody has seen, as bits.
    unseen: [u64; 3],
    aside: [u8; MAX_CELLS],
    aside_len: u8,
}

impl Deck {
    /// A deck without tiles.
    pub const EMPTY: Deck = Deck {
        tiles: [UNKNOWN; MAX_CELLS],
        len: 0,
        drawn: 0,
        unseen: [0; 3],
        aside: [UNKNOWN; MAX_CELLS],
        aside_len: 0,
    };

    /// Returns the deck of these tiles (kind by kind) in an order. A seed shuffles them by the stream with
    /// this name.
    ///
    /// # Errors
    /// X-6 if a given order is not one of these tiles.
    pub fn deal(tiles: &[KindId], order: &Order, stream: &str) -> Result<Deck, Refusal> {
        // No more tiles than cells.
        let mut deck = Deck { len: tiles.len() as u8, ..Deck::EMPTY };
        let dealt = match order {
            Order::Seed(seed) => {
                let mut shuffled = tiles.to_vec();
                seed.stream(stream).shuffle(&mut shuffled);
                shuffled
            }
            Order::Tiles(given) => {
                let mut sorted = given.clone();
                sorted.sort_short();
                if sorted != tiles {
                    return Err(Refusal::new("X-6", "setup-order"));
                }
                given.clone()
            }
            Order::Told => Vec::new(),
        };
        for (place, tile) in deck.tiles.iter_mut().zip(dealt) {
            *place = tile.0;
        }
        Ok(deck)
    }

    /// Returns the number of tiles drawn.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// Returns the number of tiles left.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.len - self.drawn
    }

    /// Returns the next tile, if it is known. One must be left.
    #[must_use]
    pub fn top(&self) -> Option<KindId> {
        known(self.tiles[usize::from(self.drawn)])
    }

    /// Makes the next tile known. One must be left.
    pub fn tell(&mut self, tile: KindId) {
        self.tiles[usize::from(self.drawn)] = tile.0;
    }

    /// Draws the next tile openly.
    pub fn draw(&mut self) {
        self.drawn += 1;
    }

    /// Draws the next tile without anybody seeing it.
    pub fn draw_unseen(&mut self) {
        self.unseen[usize::from(self.drawn / 64)] |= 1 << (self.drawn % 64);
        self.drawn += 1;
    }

    /// Sets aside a tile that was drawn.
    pub fn set_aside(&mut self, tile: KindId) {
        self.aside[usize::from(self.aside_len)] = tile.0;
        self.aside_len += 1;
    }

    /// Returns the tiles set aside, in order.
    pub fn aside(&self) -> impl ExactSizeIterator<Item = KindId> + '_ {
        self.aside[..usize::from(self.aside_len)].iter().map(|&kind| KindId(kind))
    }

    /// Returns all tiles in the order of drawing; `None` for those that are not known.
    pub fn tiles(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        self.tiles[..usize::from(self.len)].iter().map(|&kind| known(kind))
    }

    /// Returns the tiles drawn, in order; `None` for those that nobody has seen.
    pub fn draws(&self) -> impl ExactSizeIterator<Item = Option<KindId>> + '_ {
        let seen = |draw| (!self.was_unseen(draw)).then_some(KindId(self.tiles[usize::from(draw)]));
        (0..self.drawn).map(seen)
    }

    /// Returns the kinds of which not all of these tiles have been seen, in order, each with the number of
    /// tiles left.
    pub fn not_seen(&self, tiles: &[KindId]) -> impl Iterator<Item = (KindId, u8)> + use<> {
        let mut left = [0u8; 256];
        tiles.iter().for_each(|kind| left[kind.index()] += 1);
        self.draws().flatten().for_each(|kind| left[kind.index()] -= 1);
        (0u8..=255).map(KindId).zip(left).filter(|&(_, count)| count > 0)
    }

    /// Removes everything that the table has not seen.
    pub fn hide(&mut self) {
        for draw in 0..self.len {
            if draw >= self.drawn || self.was_unseen(draw) {
                self.tiles[usize::from(draw)] = UNKNOWN;
            }
        }
    }

    /// Puts those of these tiles that were not seen in the place of everything that is not known.
    pub fn suppose(&mut self, tiles: &[KindId], rng: &mut Rng) {
        let mut left: Vec<u8> = self
            .not_seen(tiles)
            .flat_map(|(kind, count)| std::iter::repeat_n(kind.0, usize::from(count)))
            .collect();
        rng.shuffle(&mut left);
        let places = self.tiles[..usize::from(self.len)].iter_mut();
        for (place, kind) in places.filter(|place| **place == UNKNOWN).zip(left) {
            *place = kind;
        }
    }

    fn was_unseen(&self, draw: u8) -> bool {
        self.unseen[usize::from(draw / 64)] & (1 << (draw % 64)) != 0
    }
}

fn known(kind: u8) -> Option<KindId> {
    (kind != UNKNOWN).then_some(KindId(kind))
}
