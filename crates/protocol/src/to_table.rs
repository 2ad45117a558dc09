//! What clients say, and what is asked over HTTP.

use crate::from_table::Chair;
use crate::notices::PushKeys;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The name that a client gives to a request, made once and kept until it is answered: up to 40 letters, digits and
/// hyphens, best 128 random bits.
pub type Id = String;

/// A message of a client to its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToTable {
    /// The first message of a connection.
    Hello {
        /// The versions of the messages that the client speaks.
        versions: Vec<u32>,
        /// The secrets of the seats that it holds; none to look on.
        #[serde(default)]
        tokens: Vec<String>,
        /// The number of the last event that it has seen; 0 or absent for none.
        #[serde(default)]
        seen: u64,
        /// The language of refusals, like `de`.
        #[serde(default)]
        language: String,
        /// True to be told the legal answers with each question ([`FromTable::Asked`](crate::FromTable::Asked)), for
        /// programs that know no rules.
        #[serde(default)]
        legal: bool,
    },
    /// Takes decisions for a seat, one after the other; all of them or none.
    Act {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The number of the last event that was seen when they were made.
        on: u64,
        /// The decisions as records write them.
        actions: Vec<String>,
    },
    /// Takes a free seat.
    Sit {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The name of the person.
        name: String,
        /// The secret of the seat from now on, which the client has drawn and keeps: 32 to 64 letters and digits.
        token: String,
    },
    /// Leaves a seat: somebody else may take it.
    Leave {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
    },
    /// Renames the person on a seat.
    Name {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The new name.
        name: String,
    },
    /// Hands a seat to a bot by its name, frees it (`open`), or gives it back to the person who holds it (`person`).
    Give {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The bot, `open` or `person`.
        to: String,
    },
    /// Takes back decisions of a seat, at once where that reveals nothing, else as soon as everybody agrees.
    TakeBack {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The number of its last decisions.
        decisions: u32,
    },
    /// Agrees to what somebody wants to take back, or declines.
    Vote {
        /// The name of the request.
        id: Id,
        /// The seat that agrees.
        seat: u8,
        /// True if it agrees.
        agrees: bool,
    },
    /// Leaves an address that is told when it is the turn of a seat and nobody is there. Nobody else hears of it.
    Notify {
        /// The name of the request.
        id: Id,
        /// The seat.
        seat: u8,
        /// The address, with `https`; empty for none.
        to: String,
        /// The keys of a browser, if the address is that of its push service.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keys: Option<PushKeys>,
    },
    /// Shows something to the others for a moment. Nothing of it is kept.
    Show {
        /// The seat that shows it.
        seat: u8,
        /// The thing shown.
        shown: Shown,
    },
    /// Makes a table for the same game again, with the same seats. Everybody at this table is told its name.
    Again {
        /// The name of the request.
        id: Id,
        /// The seat that asks for it.
        seat: u8,
        /// True for the same tiles in the same order.
        same: bool,
    },
    /// Says that the client is still there. The server answers with [`FromTable::Pong`](crate::FromTable::Pong).
    Ping {},
}

impl ToTable {
    /// Returns the name of the request, if it is one.
    #[must_use]
    pub fn id(&self) -> Option<&Id> {
        match self {
            ToTable::Act { id, .. }
            | ToTable::Sit { id, .. }
            | ToTable::Leave { id, .. }
            | ToTable::Name { id, .. }
            | ToTable::Give { id, .. }
            | ToTable::TakeBack { id, .. }
            | ToTable::Vote { id, .. }
            | ToTable::Again { id, .. }
            | ToTable::Notify { id, .. } => Some(id),
            ToTable::Hello { .. } | ToTable::Show { .. } | ToTable::Ping {} => None,
        }
    }
}

/// Something shown to the others for a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Shown {
    /// A place on the board.
    Place {
        /// The column.
        x: i32,
        /// The row.
        y: i32,
    },
    /// An answer that somebody may choose, as records write it: what if here? An empty one takes it away again.
    Proposal {
        /// The answer.
        action: String,
    },
    /// A position of a game that is over, to be looked at together.
    Position {
        /// The number of standing decisions before it; `null` ends the showing.
        ply: Option<u32>,
    },
    /// A quick word.
    Signal {
        /// The word.
        word: Word,
    },
}

/// A quick word to the others at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// Agrees.
    Yes,
    /// Disagrees.
    No,
    /// Thanks.
    Thanks,
    /// Asks for patience.
    Wait,
    /// Praises.
    WellDone,
    /// Asks for advice.
    Help,
}

impl Word {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Word; 6] =
        [Word::Yes, Word::No, Word::Thanks, Word::WellDone, Word::Wait, Word::Help];

    /// Returns its name, as messages have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Word::Yes => "yes",
            Word::No => "no",
            Word::Thanks => "thanks",
            Word::Wait => "wait",
            Word::WellDone => "well_done",
            Word::Help => "help",
        }
    }
}

/// A table that somebody wants to make: `POST /api/v1/tables`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The game, like `mists`.
    pub game: String,
    /// The holders of the seats: `person` for the one who makes the table (the first such seat), `open` for others who
    /// get the link, or the name of a bot.
    pub seats: Vec<String>,
    /// Choices and readings of the rules; what is not named has its usual value.
    #[serde(default)]
    pub choices: Vec<Choice>,
    /// The amount of help: `purist`, `guided` or `full`.
    #[serde(default)]
    pub aid: String,
    /// The name of the person who makes it.
    #[serde(default)]
    pub name: String,
    /// The secret of that person's seat, as in [`ToTable::Sit`]; if it is left out the server draws one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub token: String,
    /// True to show it in the list of tables that anybody may join.
    #[serde(default)]
    pub listed: bool,
    /// The seconds after which those who look on see what happens, at most 3600; if it is left out 30 in games where
    /// seats see different things, else none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<u16>,
    /// The record of a game that goes on here, with the source of its chance; empty for a new game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub record: String,
}

/// A choice or a reading of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Its id, like `level`.
    pub id: String,
    /// Its value.
    pub value: String,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Made {
    /// The name of the table. Whoever knows it may take a free seat.
    pub table: String,
    /// The seat of the person who made it, if there is one.
    pub seat: Option<u8>,
    /// The secret of that seat.
    pub token: Option<String>,
}

/// A table as anybody may see it who has its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Summary {
    /// The name of the table.
    pub table: String,
    /// The game, like `mists`.
    pub game: String,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// The number of free seats.
    pub free: u32,
    /// True if the game is over.
    pub over: bool,
}
