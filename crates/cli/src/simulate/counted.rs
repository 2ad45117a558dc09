//! Counts of games between bots.

use super::figures::Row;
use super::rivals::Results;
use fogbound_game::{Game, Refusal};
use fogbound_table::games::Playable;
use fogbound_table::texts::Texts;
use serde_json::Value;
use std::collections::BTreeMap;

/// The counts of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Decisions asked; forced ones are not counted.
    pub decisions: i64,
    /// The points of each seat, in games of everybody for themselves.
    pub scores: Vec<i64>,
    /// 1 + the number of better seats, for each seat.
    pub ranks: Vec<u8>,
    /// The rule that a cooperative game was lost by.
    pub lost_by: Option<&'static str>,
    /// The counts particular to the game, in an order of its own.
    pub counts: Vec<i64>,
}

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: i64,
    pub results: Results,
    /// Games lost, by the rule that ended them.
    pub losses: BTreeMap<&'static str, u64>,
    pub counts: Vec<i64>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: &Stats) {
        self.games += 1;
        self.decisions += game.decisions;
        self.results.add(&game.scores, &game.ranks);
        if let Some(rule) = game.lost_by {
            *self.losses.entry(rule).or_default() += 1;
        }
        self.counts.resize(game.counts.len(), 0);
        for (sum, count) in self.counts.iter_mut().zip(&game.counts) {
            *sum += count;
        }
    }

    /// A sum, for a game.
    pub fn per_game(&self, sum: i64) -> f64 {
        share(sum, self.games as i64)
    }
}

/// A sum, divided by another.
pub fn share(part: i64, whole: i64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// A figure with the name that programs know it by.
pub type Figure = (&'static str, Value);

/// A game whose simulations are counted.
pub trait Counted: Playable + Game<Rules: Send + Sync> {
    /// Set if all seats win or lose together.
    const TOGETHER: bool = false;

    /// Returns the number of counts of its own.
    fn counts(players: u8) -> usize;

    /// Counts an event.
    fn count_event(_counts: &mut [i64], _event: &Self::Event) {}

    /// Counts a decision out of so many listed answers.
    fn count_decision(_counts: &mut [i64], _action: Self::Action, _listed: i64) {}

    /// Counts what there is at the end.
    ///
    /// # Errors
    /// If the game is not over.
    fn count_end(&self, stats: &mut Stats) -> Result<(), Refusal>;

    /// Returns the game played as figures; `level` is a level as it was named.
    fn described(rules: &Self::Rules, level: &str) -> Vec<Figure>;

    /// The same in a sentence, with the bots.
    fn title(rules: &Self::Rules, level: &str, bot: &str, texts: &Texts) -> String;

    /// Returns the beginning of the names of records, after the name of the game.
    fn file_name(rules: &Self::Rules) -> String;

    /// The remark in the record of a game.
    fn comment(stats: &Stats, bots: &str, texts: &Texts) -> String;

    /// The figures, from the number of games to that of decisions.
    fn figures(tally: &Tally) -> Vec<Figure>;

    /// The same in a table, after the number of games.
    fn rows(tally: &Tally, texts: &Texts) -> Vec<Row>;

    /// The columns of a table of single games, after number and seed.
    fn columns(players: u8) -> Vec<String>;

    /// A game in these columns.
    fn fields(stats: &Stats) -> Vec<String>;
}

/// The columns of something that each seat has.
pub fn by_seat(what: &str, players: u8) -> impl Iterator<Item = String> {
    (0..players).map(move |seat| format!("{what}_{seat}"))
}

/// Numbers as fields.
pub fn fields<T: ToString>(numbers: &[T]) -> impl Iterator<Item = String> {
    numbers.iter().map(ToString::to_string)
}
