//! What the server says.

use crate::to_table::{Id, Shown};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A message of a table to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromTable {
    /// The answer to a hello: the table as it stands.
    Welcome {
        /// The version of the messages that is spoken.
        version: u32,
        /// The game, like `mists`.
        game: String,
        /// The seats of this client, which its tokens have shown.
        seats: Vec<u8>,
        /// The state of the table.
        #[serde(flatten)]
        standing: Standing,
    },
    /// The table anew, where events cannot tell the change: a secret of the seat has changed, or the game is over.
    Record(Standing),
    /// Something has happened. Numbers have no gaps; a client that finds one connects again.
    Event {
        /// Its number, from 1.
        seq: u64,
        /// The seat that did it; absent for the table itself.
        by: Option<u8>,
        /// What it was.
        #[serde(flatten)]
        what: What,
    },
    /// A seat of this client has to decide.
    Asked(Asked),
    /// A request has been done.
    Done {
        /// Its name.
        id: Id,
        /// The number of its event.
        seq: u64,
    },
    /// A request has been refused; nothing is changed.
    Refused {
        /// Its name; empty if the message had none.
        id: Id,
        /// The reason.
        #[serde(flatten)]
        reason: Reason,
    },
    /// A request cannot be taken now; it may be sent again.
    Later {
        /// Its name.
        id: Id,
        /// Milliseconds to wait.
        ms: u32,
    },
    /// Who is there.
    Present {
        /// The seats of people.
        seats: Vec<Presence>,
        /// The number of those who look on.
        watching: u32,
    },
    /// Somebody shows something.
    Shown {
        /// The seat.
        by: u8,
        /// The thing.
        shown: Shown,
    },
    /// The answer to a ping.
    Pong {},
    /// The server speaks none of the versions: the client must be loaded anew.
    Reload {
        /// The version that it speaks.
        version: u32,
    },
}

/// The state of a table as one client may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Standing {
    /// The number of the last event in it.
    pub seq: u64,
    /// The record: what everybody may know, and in its header what only the first seat of this client knows. The
    /// lines of later events are added at its end. Absent if the client has it up to the events that follow.
    pub record: Option<String>,
    /// Answers of the seats of this client that others must not see yet, as lines of a record.
    pub pending: Vec<String>,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// The wish to take something back, if there is one.
    pub asked_back: Option<What>,
    /// True if the game is over. Then the record is complete: nothing is secret any more.
    pub over: bool,
    /// The table for another game, once somebody has made it.
    pub again: Option<String>,
    /// The seconds after which this client sees what happens; 0 for whoever has a seat. Who holds the seats is told at
    /// once.
    #[serde(default)]
    pub late: u32,
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Chair {
    /// The holder.
    pub holder: Holder,
    /// The name of the person who sits there, though a bot may stand in; empty without one.
    pub name: String,
    /// True if it has to decide.
    pub deciding: bool,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A person.
    Person,
    /// A bot.
    Bot(String),
    /// Nobody: whoever has the link may take it.
    Open,
}

/// What an event tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// The table was made.
    Made {},
    /// A seat has decided.
    Acted {
        /// The lines that the record grows by. None for an answer that others must not see yet.
        lines: Vec<String>,
        /// The seats that have to decide now.
        deciding: Vec<u8>,
    },
    /// Decisions were taken back.
    TookBack {
        /// The lines that the record grows by.
        lines: Vec<String>,
        /// The seats that have to decide now.
        deciding: Vec<u8>,
    },
    /// A seat asks to take decisions back, which all people have to agree to.
    AskedBack {
        /// The number of decisions, those of all seats, that would be taken back.
        decisions: u32,
        /// The people who have not agreed yet.
        waiting: Vec<u8>,
    },
    /// Somebody has declined, or the wish was dropped.
    Declined {},
    /// A seat is held by somebody else now, or by another name.
    Seat {
        /// The seat.
        seat: u8,
        /// The holder and the name.
        #[serde(flatten)]
        chair: Chair,
    },
    /// Something that concerns the server alone. Only the number matters to others.
    Noted {},
    /// Another table was made for the same game.
    Again {
        /// Its name.
        table: String,
    },
}

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Asked {
    /// The seat.
    pub seat: u8,
    /// The number of the last event before it.
    pub on: u64,
    /// The legal answers as records write them, for clients that want them.
    pub legal: Vec<String>,
}

/// The presence of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Presence {
    /// The seat.
    pub seat: u8,
    /// How near the person is.
    pub near: Near,
}

/// How near a person is to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Near {
    /// Connected.
    Here,
    /// Lost a moment ago.
    Away,
    /// Not connected.
    Gone,
}

/// The reason of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Reason {
    /// The rule of the game, or empty.
    pub rule: String,
    /// The reason by its name, like `cell-occupied`.
    pub reason: String,
    /// The same in words.
    pub text: String,
}
