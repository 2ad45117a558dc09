//! Counts of every competitive game: the winners and their points; and in modules what each counts itself.

mod carcassonne;
mod ghosts_galore;

use super::counted::Figure;
use super::figures::{Row, decimal, deviation, interval, mean, percent, plain, ratio, wilson};
use fogbound_table::texts::{Texts, msg};
use serde_json::json;

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
    pub fn add(&mut self, scores: &[i64], ranks: &[u8]) {
        self.games += 1;
        self.seats.resize_with(scores.len(), Seat::default);
        let shared = ranks.iter().filter(|&&rank| rank == 1).count() > 1;
        self.shared += u64::from(shared);
        for (seat, (score, &rank)) in self.seats.iter_mut().zip(scores.iter().zip(ranks)) {
            seat.wins += u64::from(rank == 1 && !shared);
            seat.total += score;
            seat.squares += score * score;
        }
    }

    /// Returns the winners and their points. Lists have an entry for each seat; shares are of 1.
    pub fn figures(&self) -> Vec<Figure> {
        let each = |figure: &dyn Fn(&Seat) -> f64| {
            json!(self.seats.iter().map(figure).collect::<Vec<_>>())
        };
        let games = self.games;
        let wins: Vec<u64> = self.seats.iter().map(|seat| seat.wins).collect();
        vec![
            ("games", games.into()),
            ("wins", json!(wins)),
            ("win_rate", each(&|seat| ratio(seat.wins, games))),
            ("win_rate_low", each(&|seat| wilson(seat.wins, games).0)),
            ("win_rate_high", each(&|seat| wilson(seat.wins, games).1)),
            ("shared", self.shared.into()),
            ("scores_mean", each(&|seat| mean(seat.total, games))),
            ("scores_sd", each(&|seat| deviation(seat.total, seat.squares, games))),
        ]
    }

    /// The same in a table.
    pub fn rows(&self, texts: &Texts) -> Vec<Row> {
        let mut rows = Vec::new();
        for (number, seat) in (1_usize..).zip(&self.seats) {
            let (low, high) = wilson(seat.wins, self.games);
            let rate = percent(ratio(seat.wins, self.games), 1, texts);
            let won = texts.say(msg!("simulate-seat-won", seat = number));
            rows.push([won, rate, interval(low, high, texts)]);
        }
        let shared = percent(ratio(self.shared, self.games), 1, texts);
        rows.push(plain(msg!("simulate-shared"), shared, texts));
        for (number, seat) in (1_usize..).zip(&self.seats) {
            let sd = deviation(seat.total, seat.squares, self.games);
            let note = texts.say(msg!("simulate-deviation", sd = decimal(sd, 1, texts)));
            let score = decimal(mean(seat.total, self.games), 1, texts);
            let whose = texts.say(msg!("simulate-seat-score", seat = number));
            rows.push([whose, score, note]);
        }
        rows
    }
}
