//! Seeded irregularity: every crooked line of a picture comes from here.
//!
//! Same key, same numbers, on every platform: the generator works on integers only, and a number
//! between 0 and 1 is an integer divided by a power of two, which is exact.

use crate::shape::Point;

/// A stream of numbers that depends only on its key.
#[derive(Clone, Debug)]
pub struct Wobble {
    state: u64,
}

/// The step of the generator (splitmix64), an odd number near 2^64 / golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Wobble {
    /// Returns the stream of one `part` of the tile with this `seed`. `number` distinguishes
    /// several of the same part.
    #[must_use]
    pub fn new(part: &str, seed: u64, number: u64) -> Wobble {
        // FNV-1a over the part, then both numbers, each stirred in.
        let part = part.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Wobble { state: mixed(mixed(part ^ mixed(seed.wrapping_add(STEP))).wrapping_add(number)) }
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mixed(self.state)
    }

    /// Returns a number from 0 up to but not including 1.
    pub fn unit(&mut self) -> f64 {
        // 53 bits fit a float exactly.
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns a number between `low` and `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Returns a number between `-reach` and `reach`.
    pub fn within(&mut self, reach: f64) -> f64 {
        self.between(-reach, reach)
    }

    /// Returns true if something of this probability happens.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Returns a whole number below `count`; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        (self.unit() * count as f64) as usize
    }

    /// Returns the point, moved by at most `reach` in each direction.
    pub fn near(&mut self, point: Point, reach: f64) -> Point {
        let x = self.within(reach);
        point + Point::new(x, self.within(reach))
    }
}

/// Stirs 64 bits so that every bit of the result depends on every bit of the input.
const fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests;
