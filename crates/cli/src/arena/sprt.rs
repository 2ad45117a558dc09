//! The test that ends a match early: docs/arena.md has its formula.

use super::statistics::{Tally, share_of};

/// A sequential probability ratio test between two Elo differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

impl Sprt {
    /// Both kinds of error have a probability of 5 %: the logarithm of 0.95 / 0.05.
    pub const BOUND: f64 = 2.944_438_979_166_440_3;

    /// Reads `ELO0,ELO1`.
    pub fn parse(typed: &str) -> Option<Sprt> {
        let (low, high) = typed.split_once(',')?;
        let elo = |word: &str| {
            word.trim().parse().ok().filter(|elo: &f64| (-2000.0..=2000.0).contains(elo))
        };
        let sprt = Sprt { elo0: elo(low)?, elo1: elo(high)? };
        (sprt.elo0 < sprt.elo1).then_some(sprt)
    }

    /// Returns the logarithm of the likelihood ratio (normal approximation over pairs). Two imagined pairs, one won
    /// and one lost as a whole, are added to the spread, so that it is never 0.
    pub fn llr(&self, tally: &Tally) -> f64 {
        let (low, high) = (share_of(self.elo0), share_of(self.elo1));
        let n = f64::from(tally.pairs);
        let unit = tally.unit.max(1) as f64;
        let shares = || tally.points.iter().map(|&points| points as f64 / unit);
        let mean = if tally.pairs == 0 { 0.5 } else { shares().sum::<f64>() / n };
        let off = |share: f64| (share - mean) * (share - mean);
        let spread = (shares().map(off).sum::<f64>() + off(0.0) + off(1.0)) / (n + 2.0);
        n * (high - low) * (mean - (low + high) / 2.0) / spread
    }

    /// Returns the hypothesis that is accepted: `elo0` or `elo1`.
    pub fn verdict(&self, tally: &Tally) -> Option<&'static str> {
        match self.llr(tally) {
            llr if llr >= Sprt::BOUND => Some("elo1"),
            llr if llr <= -Sprt::BOUND => Some("elo0"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
