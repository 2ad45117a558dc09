//! Elo ratings of all bots of a tournament together.

use super::statistics::{Estimate, Tally, Z};

/// Most rounds of the fit; it ends when nothing changes any more.
const ROUNDS: u32 = 10_000;

/// A match between two bots: the points of the first of them, and of how many pairs.
#[derive(Clone, Copy)]
struct Meeting {
    bots: [usize; 2],
    points: f64,
    pairs: f64,
}

/// Returns the ratings of so many bots, around a mean of 0: the most likely ones by the model of Bradley and Terry,
/// to which each match adds one imagined pair that is drawn, so that they are finite. The intervals are those of the
/// jackknife over the deals: all matches play the same ones, and a deal is left out of all at once. They are without
/// bounds where some bots have lost everything to all others, since only the imagined pairs keep these apart.
pub fn ratings(bots: usize, matches: &[([u8; 2], Tally)]) -> Vec<Estimate> {
    let share = |tally: &Tally, deal: usize| {
        tally.points.get(deal).map(|&points| points as f64 / tally.unit.max(1) as f64)
    };
    let without = |deal: Option<usize>| -> Vec<Meeting> {
        let meeting = |([a, b], tally): &([u8; 2], Tally)| {
            let left_out = deal.and_then(|deal| share(tally, deal));
            let all = (0..tally.points.len()).filter_map(|deal| share(tally, deal)).sum::<f64>();
            Meeting {
                bots: [usize::from(*a), usize::from(*b)],
                points: all - left_out.unwrap_or(0.0) + 0.5,
                pairs: f64::from(tally.pairs) - f64::from(u8::from(left_out.is_some())) + 1.0,
            }
        };
        matches.iter().map(meeting).collect()
    };
    let mut strengths = vec![1.0; bots];
    fit(&mut strengths, &without(None));
    let values = elo(&strengths);
    let deals = matches.iter().map(|(_, tally)| tally.points.len()).max().unwrap_or(0);
    let (mut sums, mut squares) = (vec![0.0; bots], vec![0.0; bots]);
    for deal in 0..deals {
        let mut strengths = strengths.clone();
        fit(&mut strengths, &without(Some(deal)));
        for (bot, rating) in elo(&strengths).into_iter().enumerate() {
            sums[bot] += rating - values[bot];
            squares[bot] += (rating - values[bot]) * (rating - values[bot]);
        }
    }
    let n = deals.max(1) as f64;
    let hang_together = hang_together(bots, matches);
    let estimate = |(bot, &value): (usize, &f64)| {
        let spread = (squares[bot] - sums[bot] * sums[bot] / n).max(0.0) * (n - 1.0) / n;
        let error = if hang_together { Z * spread.sqrt() } else { f64::INFINITY };
        Estimate { value, low: value - error, high: value + error }
    };
    values.iter().enumerate().map(estimate).collect()
}

/// Returns true if from each bot a chain of bots that have taken points from the next one leads to each other one.
fn hang_together(bots: usize, matches: &[([u8; 2], Tally)]) -> bool {
    let mut reaches = vec![vec![false; bots]; bots];
    for ([a, b], tally) in matches {
        let points: i64 = tally.points.iter().sum();
        reaches[usize::from(*a)][usize::from(*b)] = points > 0;
        reaches[usize::from(*b)][usize::from(*a)] = points < tally.unit * i64::from(tally.pairs);
    }
    for via in 0..bots {
        for from in 0..bots {
            for to in 0..bots {
                reaches[from][to] |= from == to || reaches[from][via] && reaches[via][to];
            }
        }
    }
    reaches.iter().flatten().all(|&reaches| reaches)
}

/// Improves strengths until they are the most likely ones.
fn fit(strengths: &mut [f64], meetings: &[Meeting]) {
    for _ in 0..ROUNDS {
        let mut points = vec![0.0; strengths.len()];
        let mut weights = vec![0.0; strengths.len()];
        for Meeting { bots: [a, b], points: first, pairs } in meetings {
            points[*a] += first;
            points[*b] += pairs - first;
            let weight = pairs / (strengths[*a] + strengths[*b]);
            weights[*a] += weight;
            weights[*b] += weight;
        }
        let mut change: f64 = 0.0;
        for ((strength, points), weight) in strengths.iter_mut().zip(points).zip(weights) {
            let better = points / weight;
            change = change.max((better / *strength - 1.0).abs());
            *strength = better;
        }
        // Only ratios matter.
        let first = strengths.first().copied().unwrap_or(1.0);
        strengths.iter_mut().for_each(|strength| *strength /= first);
        if change < 1e-9 {
            return;
        }
    }
}

fn elo(strengths: &[f64]) -> Vec<f64> {
    let ratings: Vec<f64> =
        strengths.iter().map(|&strength| 400.0 * libm::log10(strength)).collect();
    let mean = ratings.iter().sum::<f64>() / ratings.len().max(1) as f64;
    ratings.iter().map(|rating| rating - mean).collect()
}

#[cfg(test)]
mod tests;
