//! The lines between an arena and a bot that is a program of its own: docs/bot-protocol.md.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Version of the protocol.
pub const VERSION: u8 = 1;

/// A line to the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// The first line: the versions that are spoken.
    Hello { versions: Vec<u8> },
    /// A game begins; whatever was known of another is over.
    Game {
        game: String,
        /// The seat that the bot has, from 0.
        seat: u8,
        players: u8,
        /// The chance of the bot, which has nothing to do with that of the tiles.
        seed: String,
        /// The setup line of the trace.
        setup: Value,
        budget: Option<Budget>,
    },
    /// A question to the seat, with all that it may know.
    Asked {
        seat: u8,
        /// The number of this question in the game, from 1.
        on: u32,
        ask: String,
        about: Value,
        legal: Vec<String>,
        /// The position of the trace.
        position: Value,
        /// The record in the form of the seat.
        record: String,
    },
    /// The game is over; without a result it was broken off.
    Over { result: Option<Value> },
    /// Something the bot has done cost it the game.
    Error { text: String },
    /// The end.
    Quit,
    /// What a later version may say.
    #[serde(other)]
    Other,
}

/// A line of the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// The answer to the first line.
    Welcome { version: u8 },
    /// The answer to a question.
    Choose { action: String },
    /// There will be no answer.
    Error { text: String },
}

/// How long a bot is to think about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many of what it counts: playouts, nodes.
    Count(u32),
    /// So long.
    Milliseconds(u32),
}

impl Budget {
    /// Reads `2000` as a count and `100ms` as a time.
    pub fn parse(typed: &str) -> Option<Budget> {
        let (number, of): (_, fn(u32) -> Budget) = match typed.strip_suffix("ms") {
            Some(number) => (number, Budget::Milliseconds),
            None => (typed, Budget::Count),
        };
        number.parse().ok().filter(|&number| number > 0).map(of)
    }
}
