//! The table of Mists over Carcassonne: the generic types for this game.

use crate::{record, session};
use fogbound_mists::{Action, Game};

/// A record.
pub type Record = record::Record<Game>;
/// One line of the log.
pub type Entry = record::Entry<Action>;
/// A game with its past.
pub type Replay = record::Replay<Game>;
/// A decision that stands.
pub type Taken = record::Taken<Game>;
/// A game at a table.
pub type Session = session::Session<Game>;
/// The holder of a seat.
pub type Seat = session::Seat<Game>;
/// The consequences of an action.
pub type Preview = session::Preview<Game>;
/// Decisions of a seat that are not taken yet.
pub type Draft = session::Draft<Game>;
