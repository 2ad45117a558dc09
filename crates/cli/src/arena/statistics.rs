//! What follows from pairs of games, and how sure it is.
//!
//! Two games with the same tiles say more together than two of any tiles, so the pair is what is counted: its points
//! are a number from 0 to 1, and all intervals come from how far pairs lie apart (docs/arena.md). The functions of
//! `libm` are the same on every platform, so the same games give the same figures.

use super::game::Played;
use crate::simulate::figures::{deviation, wilson};
use std::cmp::Ordering;

/// The 97.5 % point of the normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// The points of the first bot in what is compared: 2 for the better place, 1 for the same.
fn duel(mine: u8, other: u8) -> i64 {
    match mine.cmp(&other) {
        Ordering::Less => 2,
        Ordering::Equal => 1,
        Ordering::Greater => 0,
    }
}

/// The results of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub pairs: u32,
    pub games: u32,
    /// Games won, drawn and lost by the first bot; of teams, deals that it alone has won, that both or neither has,
    /// and that the other alone has won.
    pub results: [u32; 3],
    /// The games that each of the two has forfeited.
    pub forfeits: [u32; 2],
    /// The games that each has won as a team.
    pub team_wins: [u32; 2],
    /// The points of the first bot in each pair, of `unit`.
    pub points: Vec<i64>,
    /// The most points of a pair.
    pub unit: i64,
    /// The points by which the seats of the first bot were ahead, on average over the games of a pair.
    pub margins: Sum,
}

/// A sum over pairs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sum {
    count: u32,
    sum: f64,
    squares: f64,
}

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Tally {
    /// Counts a pair of games of the first bot against the other.
    pub fn add(&mut self, games: &[Played], first: u8, together: bool) {
        self.pairs += 1;
        self.games += games.len() as u32;
        for game in games {
            let guilty =
                game.forfeit.as_ref().and_then(|lost| game.seats.get(usize::from(lost.seat)));
            if let Some(&guilty) = guilty {
                self.forfeits[usize::from(guilty != first)] += 1;
            }
        }
        let (points, unit) = match games {
            [mine, other] if together => {
                let ranks = [mine, other].map(|game| game.ranks.first().copied().unwrap_or(2));
                for (wins, rank) in self.team_wins.iter_mut().zip(ranks) {
                    *wins += u32::from(rank == 1);
                }
                let points = duel(ranks[0], ranks[1]);
                self.result(points, 2);
                (points, 2)
            }
            _ => {
                games.iter().map(|game| points_of(game, first)).fold((0, 0), |sum, (points, of)| {
                    self.result(points, of);
                    (sum.0 + points, sum.1 + of)
                })
            }
        };
        self.points.push(points);
        self.unit = unit;
        let margins: Vec<f64> = games.iter().filter_map(|game| margin(game, first)).collect();
        if !margins.is_empty() {
            self.margins.add(margins.iter().sum::<f64>() / margins.len() as f64);
        }
    }

    fn result(&mut self, points: i64, of: i64) {
        let which = match (2 * points).cmp(&of) {
            Ordering::Greater => 0,
            Ordering::Equal => 1,
            Ordering::Less => 2,
        };
        self.results[which] += 1;
    }

    /// Returns the share of the points that the first bot has.
    pub fn share(&self) -> Estimate {
        let all = self.unit * i64::from(self.pairs);
        let sum: i64 = self.points.iter().sum();
        let squares = self.points.iter().map(|points| points * points).sum();
        let value = if all == 0 { 0.5 } else { sum as f64 / all as f64 };
        let (low, high) = match self.pairs {
            // Nothing is known about how far pairs lie apart.
            0 | 1 => (0.0, 1.0),
            // They seem not to lie apart at all, but no more is known than that each was won (or lost).
            n if sum == 0 || sum == all => {
                wilson(u64::from(if sum == 0 { 0 } else { n }), n.into())
            }
            n => {
                let spread = deviation(sum, squares, n.into()) / self.unit as f64;
                around(value, spread / f64::from(n).sqrt())
            }
        };
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }

    /// Returns the mean of the points by which the first bot was ahead; `None` where no game had points.
    pub fn margin(&self) -> Option<Estimate> {
        let Sum { count, sum, squares } = self.margins;
        let n = f64::from(count);
        let value = (count > 0).then(|| sum / n)?;
        // One pair tells nothing about how far pairs lie apart.
        let spread =
            if count < 2 { f64::INFINITY } else { (squares - sum * sum / n).max(0.0) / (n - 1.0) };
        let (low, high) = around(value, (spread / n).sqrt());
        Some(Estimate { value, low, high })
    }
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }
}

fn around(value: f64, error: f64) -> (f64, f64) {
    (value - Z * error, value + Z * error)
}

/// The points of the first bot's seats against those of the other, and the most they could be.
fn points_of(game: &Played, first: u8) -> (i64, i64) {
    let seats = || game.seats.iter().zip(&game.ranks);
    let mine = seats().filter(|(bot, _)| **bot == first);
    let duels = mine.flat_map(|(_, &rank)| {
        seats().filter(|(bot, _)| **bot != first).map(move |(_, &other)| duel(rank, other))
    });
    duels.fold((0, 0), |(points, of), duel| (points + duel, of + 2))
}

/// The mean points of the first bot's seats less that of the other's.
fn margin(game: &Played, first: u8) -> Option<f64> {
    let mean = |is_first: bool| {
        let seats = game.seats.iter().zip(&game.scores);
        let scores: Vec<i64> =
            seats.filter(|(bot, _)| (**bot == first) == is_first).map(|(_, &it)| it).collect();
        (!scores.is_empty()).then(|| scores.iter().sum::<i64>() as f64 / scores.len() as f64)
    };
    Some(mean(true)? - mean(false)?)
}

/// Returns the Elo difference that a share of the points stands for; infinite for none and for all of them.
pub fn elo(share: f64) -> f64 {
    match share {
        _ if share <= 0.0 => f64::NEG_INFINITY,
        _ if share >= 1.0 => f64::INFINITY,
        _ => 400.0 * libm::log10(share / (1.0 - share)),
    }
}

/// Returns the share of the points that an Elo difference stands for.
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-elo / 400.0))
}

#[cfg(test)]
mod tests;
