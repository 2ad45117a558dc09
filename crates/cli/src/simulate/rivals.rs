//! What is counted of every competitive game: who wins, and with how many points.

use super::figures::{Row, deviation, interval, mean, percent, ratio, wilson};
use fogbound_table::texts::Texts;
use serde::Serialize;

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    games: u64,
    /// Games in which several shared the victory.
    shared: u64,
    seats: Vec<Seat>,
}

/// Sums over the games of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seat {
    /// Games won alone.
    wins: u64,
    total: i64,
    squares: i64,
}

impl Results {
    /// Counts a game: the points and the rank of each seat.
    pub fn add(&mut self, scores: impl ExactSizeIterator<Item = i64>, ranks: &[u8]) {
        self.games += 1;
        self.seats.resize_with(scores.len(), Seat::default);
        let shared = ranks.iter().filter(|&&rank| rank == 1).count() > 1;
        self.shared += u64::from(shared);
        for (seat, (score, &rank)) in self.seats.iter_mut().zip(scores.zip(ranks)) {
            seat.wins += u64::from(rank == 1 && !shared);
            seat.total += score;
            seat.squares += score * score;
        }
    }

    /// Counts the games of another tally.
    pub fn merge(&mut self, other: &Results) {
        self.games += other.games;
        self.shared += other.shared;
        let seats = self.seats.len().max(other.seats.len());
        self.seats.resize_with(seats, Seat::default);
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            seat.total += more.total;
            seat.squares += more.squares;
        }
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The figures.
    pub fn standing(&self) -> Standing {
        let games = self.games;
        let each = |figure: &dyn Fn(&Seat) -> f64| self.seats.iter().map(figure).collect();
        Standing {
            games,
            wins: self.seats.iter().map(|seat| seat.wins).collect(),
            win_rate: each(&|seat| ratio(seat.wins, games)),
            win_rate_low: each(&|seat| wilson(seat.wins, games).0),
            win_rate_high: each(&|seat| wilson(seat.wins, games).1),
            shared: self.shared,
            scores_mean: each(&|seat| mean(seat.total, games)),
            scores_sd: each(&|seat| deviation(seat.total, seat.squares, games)),
        }
    }
}

/// Who won, and with how many points. Lists have an entry for each seat; shares are of 1.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    games: u64,
    /// Games won alone.
    wins: Vec<u64>,
    win_rate: Vec<f64>,
    win_rate_low: Vec<f64>,
    win_rate_high: Vec<f64>,
    /// Games in which several shared the victory.
    shared: u64,
    scores_mean: Vec<f64>,
    /// Of single games around their mean.
    scores_sd: Vec<f64>,
}

impl Standing {
    /// The first rows of a table.
    pub fn rows(&self, seed: &str, texts: &Texts) -> Vec<Row> {
        let name = |id: &str| texts.get(id, &[]);
        let of_seat = |id: &str, seat: usize| texts.get(id, &[("seat", seat.into())]);
        let seed = texts.get("simulate-seed", &[("seed", seed.into())]);
        let mut rows = vec![[name("simulate-games"), self.games.to_string(), seed]];
        for (seat, &rate) in self.win_rate.iter().enumerate() {
            let note = interval(self.win_rate_low[seat], self.win_rate_high[seat], texts);
            rows.push([of_seat("simulate-seat-won", seat), percent(rate, 1, texts), note]);
        }
        let shared = percent(ratio(self.shared, self.games), 1, texts);
        rows.push([name("simulate-shared"), shared, String::new()]);
        for (seat, (mean, sd)) in self.scores_mean.iter().zip(&self.scores_sd).enumerate() {
            let note = texts.get("simulate-deviation", &[("sd", format!("{sd:.1}").into())]);
            rows.push([of_seat("simulate-seat-score", seat), format!("{mean:.1}"), note]);
        }
        rows
    }
}
