//! The messages between a table that is played online and those who sit at it or look on: plain data for JSON.
//!
//! `docs/online.md` tells how they follow one another. [`ToTable`] are the messages of a client, [`FromTable`]
//! those of the server, both text frames of one WebSocket; [`Wanted`] and [`Made`] are a request over HTTP and
//! its answer.
//!
//! * The log of a table is numbered from 1 without gaps, for everybody alike; a client that says the last number it
//!   has seen gets the rest.
//! * What happens in the game are lines of its record, in the form that everybody may know.
//! * What only a seat knows comes in [`FromTable::Welcome`] and [`FromTable::Record`], beside the log.
//!
//! **Invariants.** A message of a client with an `id` is answered exactly once on each connection, and has its effect
//! at most once however often it is sent.

mod catalogue;
mod from_table;
mod notices;
mod to_table;

pub use catalogue::{Position, Rule, SetSummary};
pub use from_table::{Asked, Chair, FromTable, Holder, Near, Presence, Reason, Standing, What};
pub use notices::{NoticeKey, PushKeys};
pub use to_table::{Choice, Id, Made, Shown, Summary, ToTable, Wanted, Word};

/// The version of the messages. A server that speaks another one says so ([`FromTable::Reload`]).
pub const VERSION: u32 = 1;

/// The sub-protocol of the WebSocket.
pub const NAME: &str = "fogbound.1";

/// The longest message of a client, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The longest request over HTTP, in bytes: it may have the record of a game.
pub const MAX_REQUEST: usize = 64 * 1024;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 32;
