//! Which games are played, and how they are divided.

use crate::tables::SCHEMA;
use crate::{Error, Tabled};
use fogbound_bots::{Bot, measured_bot};
use fogbound_game::{Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::Arc;

/// The games of a run. They are numbered from 1; game 7 of the seed `S` is played with the seed `S/7`.
#[derive(Debug)]
pub struct Plan<G: Tabled> {
    pub(crate) rules: Arc<G::Rules>,
    pub(crate) bots: Vec<String>,
    pub(crate) seed: Seed,
    pub(crate) games: u32,
    pub(crate) chunk: u32,
}

impl<G: Tabled> Plan<G> {
    /// Plans so many games (at least 1) of these bots, one for all seats or one for each. A file holds `chunk` games
    /// (at least 1), the last one what is left.
    ///
    /// # Errors
    /// If there are not so many seats, or no such bots.
    pub fn new(
        rules: Arc<G::Rules>,
        bots: &[String],
        seed: Seed,
        games: u32,
        chunk: u32,
    ) -> Result<Plan<G>, Error> {
        let players = G::set_up(Arc::clone(&rules)).players();
        let is_known = |bot: &str| measured_bot::<G>(bot, &seed, 0).is_some();
        if let Some(bot) = bots.iter().find(|bot| !is_known(bot)) {
            return Err(Error::NoBot(bot.clone()));
        }
        let bots = match bots {
            [bot] => vec![bot.clone(); usize::from(players)],
            bots if bots.len() == usize::from(players) => bots.to_vec(),
            _ => return Err(Error::BotsNumber(players)),
        };
        Ok(Plan { rules, bots, seed, games: games.max(1), chunk: chunk.max(1) })
    }

    /// Returns the seed of a game.
    pub(crate) fn seed_of(&self, number: u32) -> Seed {
        Seed::new(format!("{}/{number}", self.seed.as_str()))
    }

    /// Returns the bots, each with a random stream of its own.
    pub(crate) fn seated(&self, seed: &Seed) -> Result<Vec<Box<dyn Bot<G>>>, Refusal> {
        let seated = |(seat, name): (u8, &String)| measured_bot::<G>(name, seed, seat);
        let bots: Option<Vec<_>> = (0..).zip(&self.bots).map(seated).collect();
        bots.ok_or(Refusal::new("X-7", "no-such-bot"))
    }

    /// Returns all that the games follow from.
    pub(crate) fn run(&self) -> Run {
        let header = Record::<G>::new(&self.rules, Chance::Seed(self.seed.clone())).to_text();
        Run {
            schema: SCHEMA,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            setup: header.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect(),
            bots: self.bots.clone(),
            seed: self.seed.as_str().to_owned(),
            games: self.games,
            chunk: self.chunk,
        }
    }
}

/// All that the games of a run follow from: the file `run.json` of its folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    /// Version of the tables.
    pub schema: u32,
    /// Version of the program: another one may have other bots.
    pub program: String,
    /// The header of a record that is played with the seed of the run.
    pub setup: Vec<String>,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The seed of the run.
    pub seed: String,
    /// The number of games.
    pub games: u32,
    /// The number of games in a file.
    pub chunk: u32,
}

impl Run {
    /// Returns the games of each file, each range with its first and last one.
    pub fn chunks(&self) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (games, chunk) = (u64::from(self.games), u64::from(self.chunk));
        let whole = move |at: u64| (at * chunk + 1, ((at + 1) * chunk).min(games));
        // No game has a number above that of the last one, which is 32 bits wide.
        (0..games.div_ceil(chunk)).map(whole).map(|(first, last)| (first as u32, last as u32))
    }

    /// Returns the first field that differs from another run, with its values here and there.
    pub fn difference(&self, other: &Run) -> Option<(String, String, String)> {
        let fields = |run: &Run| serde_json::to_value(run).unwrap_or_default();
        let (here, there) = (fields(self), fields(other));
        let (here, there) = (here.as_object()?, there.as_object()?);
        let (field, value) = here.iter().find(|(field, value)| there.get(*field) != Some(value))?;
        let other = &there[field];
        // Of a list only the part that differs.
        let at = value.as_array().zip(other.as_array()).and_then(|(values, others)| {
            values.iter().zip(others).find(|(value, other)| value != other)
        });
        let (value, other) = at.unwrap_or((value, other));
        Some((field.clone(), value.to_string(), other.to_string()))
    }
}

/// The part of a run that one of several machines plays: every n-th chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u32,
    of: u32,
}

/// Most shards of a run.
pub const SHARDS: u32 = 1_000_000;

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { index: 1, of: 1 };

    /// Returns a shard, counted from 1; `None` if there are not so many, or more than [`SHARDS`].
    #[must_use]
    pub fn new(index: u32, of: u32) -> Option<Shard> {
        ((1..=of).contains(&index) && of <= SHARDS).then_some(Shard { index, of })
    }

    /// Returns `true` if a chunk, counted from 0, is in it.
    pub(crate) fn has(self, chunk: usize) -> bool {
        chunk as u64 % u64::from(self.of) == u64::from(self.index - 1)
    }
}

/// A word that is no shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoShard;

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(word: &str) -> Result<Shard, NoShard> {
        let (index, of) = word.split_once('/').ok_or(NoShard)?;
        let number = |word: &str| word.parse().map_err(|_| NoShard);
        Shard::new(number(index)?, number(of)?).ok_or(NoShard)
    }
}
