//! all chance of a game comes from one seed, through one documented shuffle.
//!
//! A seed is any text. A *stream* is ChaCha with 8 rounds, its 256-bit key the SHA-256 of
//! `"fogbound 1 " + purpose + "\n" + seed`, nonce 0, counter from 0, read as little-endian `u32`.
//! A number below *n* is the high half of `draw * n` (64-bit product); draws whose low half is below
//! `2^32 mod n` are thrown away, so every number is equally likely.
//! The shuffle walks from the last place down to place 1 and swaps each place *i* with a number
//! below *i + 1*. This text is the specification; the vectors in the tests pin it.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest, Sha256};

/// The seed of a game: any text (a number is its decimal digits).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed(String);

impl Seed {
    /// Returns the seed with this text.
    pub fn new(text: impl Into<String>) -> Seed {
        Seed(text.into())
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the random stream of this seed for one purpose, e.g. `"mists tiles"`.
    #[must_use]
    pub fn stream(&self, purpose: &str) -> Rng {
        let mut key = Sha256::new();
        key.update(b"fogbound 1 ");
        key.update(purpose.as_bytes());
        key.update(b"\n");
        key.update(self.0.as_bytes());
        Rng(ChaCha8Rng::from_seed(key.finalize().into()))
    }
}

/// A portable stream of random numbers. The same seed produces the same numbers on every platform.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Returns the next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Returns a number below `n`, all equally likely; 0 when `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let reject = n.wrapping_neg() % n;
            while (product as u32) < reject {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` in random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            // A slice that long does not exist. Tile sets stay below 256.
            let j = self.below(u32::try_from(i + 1).unwrap_or(u32::MAX));
            items.swap(i, j as usize);
        }
    }
}

#[cfg(test)]
mod tests;
