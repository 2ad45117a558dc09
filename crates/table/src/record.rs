//! Records: a game as a small text that a person can read, described in `docs/records.md`.
//!
//! A [`Record`] is a header (the game, its tiles, the source of chance) and a log of entries (tiles
//! drawn, actions, undos, comments). [`Record::parse`] reads the language,
//! [`Record::replay`] plays the log through the engine and refuses whatever the rules refuse.
//! [`Record::to_text`] writes the canonical form: reading and writing it returns the same bytes.
//!
//! All of it is written once for all games. The differences between games are in [`Recorded`].
//! [`AnyRecord::parse`] reads a record of any game.
//!
//! ```
//! use fogbound_game::{Game as _, Seed};
//! use fogbound_mists::{Game, Level, Setup};
//! use fogbound_table::games::mists::Record;
//! use fogbound_table::record::{Chance, Sets};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_sets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let mut record = Record::new(&rules, Chance::Seed(Seed::new("lamplight")));
//! let (mut game, events) = Game::start(Arc::clone(&rules), &record.order(&rules)?)?;
//! record.push_events(&game, &events);
//! for _ in 0..10 {
//!     let action = game.legal()[0];
//!     let events = game.apply(action)?;
//!     record.push_action(action);
//!     record.push_events(&game, &events);
//! }
//! let again = Record::parse("lamplight", &record.to_text())?;
//! assert_eq!(again.replay(&Sets::shipped())?.end().hash(), game.hash());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod branch;
mod commitment;
mod error;
mod header;
mod model;
mod parse;
mod public;
mod quoted;
mod reading;
mod recorded;
mod remark;
mod replay;
mod sets;
mod variations;

pub use crate::games::{AnyRecord, Playable};
pub use commitment::{Commitment, Salt};
pub use error::RecordError;
pub(crate) use header::explain;
pub use header::{HeaderLine, HeaderLines};
pub use model::{Chance, Entry, Header, Line, Record, SetName};
pub use parse::MAX_BYTES;
pub(crate) use parse::entry;
pub(crate) use parse::game_of;
pub use public::Publisher;
pub use recorded::Recorded;
pub use replay::{Replay, Taken};
pub use sets::Sets;
pub use variations::{Node, NodeId, Sign, Variations, decision_of, play_step};
