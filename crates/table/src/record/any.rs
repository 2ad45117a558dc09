//! Records of any game.

use super::error::RecordError;
use super::model::Record;
use super::recorded::Recorded;
use crate::trace::Traced;
use fogbound_bots::Seated;
use fogbound_game::Game;

/// A game with everything that a table needs of it.
pub trait Playable: Recorded + Traced + Seated {}

impl<G: Recorded + Traced + Seated> Playable for G {}

/// A record of one of the games.
#[derive(Clone, Debug)]
pub enum AnyRecord {
    /// Mists over Carcassonne.
    Mists(Record<fogbound_mists::Game>),
    /// Ghosts Galore.
    GhostsGalore(Record<fogbound_ghosts_galore::Game>),
    /// Carcassonne.
    Carcassonne(Record<fogbound_carcassonne::Game>),
}

/// What can be done with a record of any game.
pub trait WithRecord {
    /// What comes of it.
    type Output;

    /// Does it with a record of this game.
    fn run<G: Playable>(self, record: Record<G>) -> Self::Output;
}

impl AnyRecord {
    /// Does something with the record that is written once for all games.
    pub fn with<W: WithRecord>(self, what: W) -> W::Output {
        match self {
            AnyRecord::Mists(record) => what.run(record),
            AnyRecord::GhostsGalore(record) => what.run(record),
            AnyRecord::Carcassonne(record) => what.run(record),
        }
    }

    /// The word for the game, like `mists`.
    #[must_use]
    pub fn game(&self) -> &'static str {
        match self {
            AnyRecord::Mists(_) => fogbound_mists::Game::NAME,
            AnyRecord::GhostsGalore(_) => fogbound_ghosts_galore::Game::NAME,
            AnyRecord::Carcassonne(_) => fogbound_carcassonne::Game::NAME,
        }
    }
}

/// Reads a record of the game that its line `game` names; `source_name` (a file name) is only shown
/// in errors.
///
/// # Errors
/// As [`Record::parse`]; a game that there is not.
pub fn read(source_name: &str, text: &str) -> Result<AnyRecord, RecordError> {
    let game = |line: &str| {
        let mut words = line.split_ascii_whitespace();
        words.next().filter(|&word| word == "game").and_then(|_| words.next().map(str::to_owned))
    };
    match text.lines().find_map(game).as_deref() {
        Some(fogbound_ghosts_galore::Game::NAME) => {
            Record::parse(source_name, text).map(AnyRecord::GhostsGalore)
        }
        Some(fogbound_carcassonne::Game::NAME) => {
            Record::parse(source_name, text).map(AnyRecord::Carcassonne)
        }
        // Where no game is named, any reader says so.
        _ => Record::parse(source_name, text).map(AnyRecord::Mists),
    }
}
