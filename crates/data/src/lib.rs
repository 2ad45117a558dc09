//! Many games between bots as tables: one row a game and one row a decision, in Parquet files that are described in
//! `docs/data.md`.
//!
//! * [`Plan`] says which games: rules, bots, seed, number. The games are divided into chunks, and each chunk is one
//!   file of each table.
//! * [`Plan::write`] plays the chunks of a [`Shard`] that a folder lacks. A file gets its name when it is whole, so a
//!   run that was broken off goes on where it stopped, and each game is there once.
//! * [`merge`] puts the folders of several shards together: the same files as those of one whole run.
//! * [`in_order`] does pieces of work on several threads and hands the results in by their numbers.
//!
//! **Invariants.** The bytes of all files follow from the plan alone: no number of threads or shards, no interruption
//! and no clock shows in them.

mod error;
mod folder;
mod merge;
mod order;
mod plan;
mod play;
mod table;
mod tables;
mod write;

pub use error::Error;
pub use folder::seed_in;
pub use merge::merge;
pub use order::in_order;
pub use plan::{NoShard, Plan, SHARDS, Shard};
pub use tables::SCHEMA;
pub use write::{Written, simulate};

use fogbound_game::Game;
use fogbound_presenter::Presented;
use fogbound_table::games::Playable;

/// A game whose simulations are written into tables.
pub trait Tabled: Playable + Presented + Game<Rules: Send + Sync> {}

impl<G: Playable + Presented + Game<Rules: Send + Sync>> Tabled for G {}
