//! What a game has to say so that it can be written down.

use super::error::RecordError;
use super::header::HeaderLines;
use super::model::{Header, Record, SetName};
use super::sets::Sets;
use crate::games::Listed;
use fogbound_game::{Game, Refusal};
use std::fmt::Debug;
use std::sync::Arc;

/// A game that records are written of. All that differs between the games stands here; the rest of
/// the language is the same for all.
pub trait Recorded: Game + Listed {
    /// Version of its rules, as in the line `rules`.
    const RULES_VERSION: &'static str;

    /// The keys of the header that are its own. What follows each is told by a text `record-key-…`,
    /// with hyphens for points.
    const KEYS: &'static [&'static str];

    /// Most words that name a tile in a line `tile`.
    const TILE_WORDS: usize = 1;

    /// The setup as the header has it: syntax only.
    type HeaderSetup: Clone + PartialEq + Debug;

    /// What the header says of these rules, apart from the sets.
    fn setup_of(rules: &Self::Rules) -> Self::HeaderSetup;

    /// The sets these rules are played with, as the lines `tiles` name them.
    fn sets_of(rules: &Self::Rules) -> Vec<SetName>;

    /// How many sets a game with this setup is played with, at least 1.
    #[must_use]
    fn sets_needed(_setup: &Self::HeaderSetup) -> usize {
        1
    }

    /// Number of seats that the header speaks of.
    fn players_of(setup: &Self::HeaderSetup) -> usize;

    /// Reads its own lines of the header.
    ///
    /// # Errors
    /// The first of them that is missing or cannot be read.
    fn read_setup(lines: &HeaderLines<'_>) -> Result<Self::HeaderSetup, RecordError>;

    /// Its own lines of the header in canonical order.
    fn write_setup(setup: &Self::HeaderSetup) -> Vec<String>;

    /// The rules of a recorded game, whose rules version is the right one.
    ///
    /// # Errors
    /// When a set is not at hand, or no game can be set up like this.
    fn rules_of(record: &Record<Self>, sets: &Sets) -> Result<Arc<Self::Rules>, RecordError>;

    /// Where chance comes from, for [`Game::start`].
    ///
    /// # Errors
    /// X-6 when a given order cannot be one of this game.
    fn order_of(
        rules: &Self::Rules,
        header: &Header<Self::HeaderSetup>,
    ) -> Result<Self::Order, Refusal>;

    /// The words of a given order as the lines `order` have them.
    fn order_lines(words: &[String]) -> Vec<String>;

    /// The line of the header that a refusal of [`Game::start`] or [`Recorded::order_of`] is about, if
    /// not the one that says where chance comes from.
    #[must_use]
    fn key_of(_refusal: &Refusal) -> Option<&'static str> {
        None
    }

    /// What the header of the public form says, given the game as it started: where the full form
    /// has it from the seed, what chance decided openly.
    #[must_use]
    fn public_setup(setup: &Self::HeaderSetup, _start: &Self) -> Self::HeaderSetup {
        setup.clone()
    }

    /// Whether an action stays secret as long as the game runs, even when everybody has chosen. A
    /// game whose chance is told does not ask such questions, and the public form leaves them out.
    #[must_use]
    fn is_secret(_action: &Self::Action) -> bool {
        false
    }
}
