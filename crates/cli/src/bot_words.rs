//! Words for bots in the arguments of measurements: a name, or a name and a budget (`hard@2000`).

use crate::bot_lines::Budget;
use crate::common::text;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use fogbound_bots::{Bot, Seated, known_bots, measured_bot};
use fogbound_game::Seed;
use fogbound_table::games::GameId;
use fogbound_table::texts::msg;
use fogbound_table::with_game;
use std::ffi::OsStr;
use std::sync::OnceLock;
use std::time::Instant;

/// Reads the word of a bot.
#[derive(Clone)]
pub struct BotWords {
    names: Vec<&'static str>,
    is_bot: fn(&str) -> bool,
}

impl BotWords {
    /// Takes the bots of one game.
    pub fn of<G: Seated>() -> BotWords {
        BotWords { names: known_bots::<G>(), is_bot: is_bot::<G> }
    }

    /// Takes the bots of all games.
    pub fn of_all() -> BotWords {
        let mut names = Vec::new();
        for game in GameId::ALL {
            for name in with_game!(*game, G => known_bots::<G>()) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        let is_bot =
            |word: &str| GameId::ALL.iter().any(|&game| with_game!(game, G => is_bot::<G>(word)));
        BotWords { names, is_bot }
    }
}

/// Returns true if a game has such a bot.
pub fn is_bot<G: Seated>(word: &str) -> bool {
    measured_bot::<G>(word, &Seed::new(""), 0).is_some()
}

/// Returns the time since the first call, in microseconds.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let since = START.get_or_init(Instant::now).elapsed();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// Makes the bot of a seat that is to spend so much on an answer. Its own budget comes first; of a bot that does not look
/// ahead nothing is demanded.
pub fn bot_within<G: Seated>(
    word: &str,
    budget: Option<Budget>,
    seed: &Seed,
    seat: u8,
) -> Option<Box<dyn Bot<G>>> {
    let budget = budget.map(|budget| match budget {
        Budget::Count(count) => fogbound_bots::Budget::Count(count),
        Budget::Milliseconds(ms) => {
            fogbound_bots::Budget::Time { micros: ms.saturating_mul(1_000), clock }
        }
    });
    let within = budget.and_then(|budget| G::thinker(word, Some(budget), seed));
    within.or_else(|| measured_bot(word, seed, seat))
}

impl TypedValueParser for BotWords {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        let word = value.to_str().unwrap_or_default();
        if (self.is_bot)(word) {
            return Ok(word.to_owned());
        }
        match word.split_once('@').filter(|(name, _)| (self.is_bot)(name)) {
            Some((bot, _)) => {
                let explained = match (self.is_bot)(&format!("{bot}@1")) {
                    true => text(msg!("error-budget", bot)),
                    false => text(msg!("error-no-budget", bot)),
                };
                let refuse = move |_| Err::<String, _>(explained.clone());
                StringValueParser::new().try_map(refuse).parse_ref(command, arg, value)
            }
            None => PossibleValuesParser::new(&self.names).parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}
