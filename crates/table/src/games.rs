//! The one list of the games there are.
//!
//! Everything that is done for each game goes through it: [`GameId`] is the word for a game,
//! [`AnyRecord`] a record of one of them, [`with_game!`](crate::with_game) and
//! [`with_record!`](crate::with_record) run code that is written once for all of them.

pub mod carcassonne;
pub mod ghosts_galore;
pub mod mists;

use crate::record::{Record, RecordError, Recorded, game_of};
use crate::setup::SetUp;
use crate::trace::Traced;
use fogbound_bots::Seated;
use fogbound_game::Game;
use std::fmt;
use std::str::FromStr;

/// Mists over Carcassonne.
pub type Mists = fogbound_mists::Game;
/// Ghosts Galore.
pub type GhostsGalore = fogbound_ghosts_galore::Game;
/// Carcassonne, with Ghosts, Castles & Cemeteries.
pub type Carcassonne = fogbound_carcassonne::Game;

/// Hands the list to a macro, in front of these arguments: `games!([macro] arguments)`.
#[doc(hidden)]
#[macro_export]
macro_rules! games {
    ([$($macro:tt)*] $($arguments:tt)*) => {
        $($macro)*! { [Mists, GhostsGalore, Carcassonne] $($arguments)* }
    };
}

/// Evaluates an expression with the type of a game: `with_game!(id, G => f::<G>())`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $value:expr) => {
        $crate::games!([$crate::match_game] $id, $game => $value)
    };
}

/// Evaluates an expression with the record of a game: `with_record!(any, record => f(record))`.
#[macro_export]
macro_rules! with_record {
    ($any:expr, $record:ident => $value:expr) => {
        $crate::games!([$crate::match_record] $any, $record => $value)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ([$($name:ident),*] $id:expr, $game:ident => $value:expr) => {
        match $id {
            $($crate::games::GameId::$name => {
                type $game = $crate::games::$name;
                $value
            })*
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_record {
    ([$($name:ident),*] $any:expr, $record:ident => $value:expr) => {
        match $any {
            $($crate::games::AnyRecord::$name($record) => $value,)*
        }
    };
}

/// Names the types of a table for one game, which is that of a crate.
macro_rules! types {
    ($game:ident) => {
        use $game::{Action, Game};

        /// A record.
        pub type Record = crate::record::Record<Game>;
        /// One line of the log.
        pub type Entry = crate::record::Entry<Action>;
        /// A game with its past.
        pub type Replay = crate::record::Replay<Game>;
        /// A decision that stands.
        pub type Taken = crate::record::Taken<Game>;
        /// A game at a table.
        pub type Session = crate::session::Session<Game>;
        /// The holder of a seat.
        pub type Seat = crate::session::Seat<Game>;
        /// The consequences of an action.
        pub type Preview = crate::session::Preview<Game>;
        /// Decisions of a seat that are not taken yet.
        pub type Draft = crate::session::Draft<Game>;
    };
}
use types;

macro_rules! declare {
    ([$($name:ident),*]) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $(#[doc = concat!("[`", stringify!($name), "`](type@", stringify!($name), ").")] $name,)*
        }

        $(impl Listed for $name {
            const ID: GameId = GameId::$name;
        })*

        impl GameId {
            /// All games.
            pub const ALL: &[GameId] = &[$(GameId::$name),*];
        }

        /// A record of one of the games.
        #[derive(Clone, Debug)]
        pub enum AnyRecord {
            $(#[doc = concat!("One of [`", stringify!($name), "`](type@", stringify!($name), ").")]
            $name(Record<$name>),)*
        }

        impl AnyRecord {
            /// Returns the game that is recorded.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(AnyRecord::$name(_) => GameId::$name,)*
                }
            }

            /// Reads a record of the game named in its line `game`. `source_name` (a file name) is only shown
            /// in errors.
            ///
            /// # Errors
            /// Those of [`Record::parse`], or an unknown game.
            pub fn parse(source_name: &str, text: &str) -> Result<AnyRecord, RecordError> {
                Ok(match game_of(source_name, text)? {
                    $(GameId::$name => AnyRecord::$name(Record::parse(source_name, text)?),)*
                })
            }
        }
    };
}

games!([declare]);

impl GameId {
    /// Returns the word for the game in records and on the command line, like `mists`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game that stands in the list.
pub trait Listed {
    /// Its place there.
    const ID: GameId;
}

/// A game with everything that a table needs of it.
pub trait Playable: Recorded + Traced + Seated + SetUp {}

impl<G: Recorded + Traced + Seated + SetUp> Playable for G {}

/// A word that names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchGame;

impl FromStr for GameId {
    type Err = NoSuchGame;

    fn from_str(word: &str) -> Result<GameId, NoSuchGame> {
        GameId::ALL.iter().copied().find(|game| game.name() == word).ok_or(NoSuchGame)
    }
}

#[cfg(test)]
mod tests;
