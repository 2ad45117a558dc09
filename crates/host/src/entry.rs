//! The log of a table, as it is kept: everything that has happened there, in order. A table is what follows from it.

use crate::token::Key;
use fogbound_protocol::{PushKeys, Wanted};
use serde::{Deserialize, Serialize};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// It was made. Always the first entry.
    Made(Founding),
    /// Somebody took a free seat.
    Sat {
        /// The seat.
        seat: u8,
        /// The name of the person.
        name: String,
        /// What is kept of the secret of the seat.
        key: Key,
    },
    /// Somebody left a seat.
    Left {
        /// The seat.
        seat: u8,
    },
    /// Somebody has another name.
    Named {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
    },
    /// A seat was handed to a bot, to nobody, or back to its person.
    Given {
        /// The seat that did it.
        by: u8,
        /// The seat.
        seat: u8,
        /// The bot, `open` or `person`.
        to: String,
    },
    /// A seat has decided.
    Acted {
        /// The seat.
        seat: u8,
        /// Its decisions, as records write them.
        actions: Vec<String>,
    },
    /// A seat took decisions back, or asked for it.
    TookBack {
        /// The seat.
        seat: u8,
        /// The number of its last decisions.
        decisions: u32,
        /// True if all people have to agree first.
        by_consent: bool,
    },
    /// A seat agreed to that, or declined.
    Voted {
        /// The seat.
        seat: u8,
        /// True if it agrees.
        agrees: bool,
    },
    /// A seat has left an address for notices, or wants none any more.
    Notify {
        /// The seat.
        seat: u8,
        /// The address; empty for none. A secret of the seat.
        to: String,
        /// The keys of a browser, if the address is that of its push service.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keys: Option<PushKeys>,
        /// The language of the notices.
        language: String,
    },
    /// A seat is told that it is its turn.
    Reminded {
        /// The seat.
        seat: u8,
    },
    /// Another table was made for the same game.
    Again {
        /// The seat that asked for it.
        seat: u8,
        /// The name of the table.
        table: String,
    },
}

/// The beginning of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Founding {
    /// What was wanted.
    pub wanted: Wanted,
    /// The seed of the order of tiles, drawn by the server.
    pub seed: String,
    /// The secret of the promise about it, in hexadecimal digits.
    pub salt: String,
    /// The people who sit there from the beginning: seat, name, and what is kept of the secret.
    pub seated: Vec<(u8, String, Key)>,
}
