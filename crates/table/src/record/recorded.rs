//! The parts of a record that each game defines itself.

use super::error::RecordError;
use super::header::HeaderLines;
use super::model::{Header, Record, SetName};
use super::sets::Sets;
use crate::games::Listed;
use fogbound_game::{Game, Refusal};
use std::fmt::Debug;
use std::sync::Arc;

/// A game that can be recorded. All differences between the games are here; the rest of the language is the
/// same for all.
pub trait Recorded: Game + Listed {
    /// Version of its rules, as in the line `rules`.
    const RULES_VERSION: &'static str;

    /// The keys of the header that are its own. A text `record-key-…` describes the value of each, with
    /// hyphens for points.
    const KEYS: &'static [&'static str];

    /// Most words that name a tile in a line `tile`.
    const TILE_WORDS: usize = 1;

    /// The setup as the header has it: syntax only, with the shipped sets in the place of those that it names.
    type HeaderSetup: Clone + PartialEq + Debug + Send + Sync;

    /// Returns the header of these rules, apart from the sets.
    fn setup_of(rules: &Self::Rules) -> Self::HeaderSetup;

    /// Returns the sets these rules are played with, as the lines `tiles` name them.
    fn sets_of(rules: &Self::Rules) -> Vec<SetName>;

    /// Returns the number of sets that a game with this setup is played with, at least 1.
    #[must_use]
    fn sets_needed(_setup: &Self::HeaderSetup) -> usize {
        1
    }

    /// Returns the number of seats in the header.
    fn players_of(setup: &Self::HeaderSetup) -> usize;

    /// Reads its own lines of the header.
    ///
    /// # Errors
    /// The first of them that is missing or cannot be read.
    fn read_setup(lines: &HeaderLines<'_>) -> Result<Self::HeaderSetup, RecordError>;

    /// Returns its own lines of the header in canonical order.
    fn write_setup(setup: &Self::HeaderSetup) -> Vec<String>;

    /// Returns the rules of a recorded game, whose rules version is the right one.
    ///
    /// # Errors
    /// A set that is not at hand, or a setup that no game can have.
    fn rules_of(record: &Record<Self>, sets: &Sets) -> Result<Arc<Self::Rules>, RecordError>;

    /// Returns the source of chance for [`Game::start`].
    ///
    /// # Errors
    /// X-6 if a given order cannot be one of this game.
    fn order_of(
        rules: &Self::Rules,
        header: &Header<Self::HeaderSetup>,
    ) -> Result<Self::Order, Refusal>;

    /// Returns the words of a given order as the lines `order` have them.
    #[must_use]
    fn order_lines(words: &[String]) -> Vec<String> {
        words.chunks(6).map(|names| names.join(" ")).collect()
    }

    /// Returns the key of the header line that a refusal of [`Game::start`] or [`Recorded::order_of`] is
    /// about, if it is not the line with the source of chance.
    #[must_use]
    fn key_of(_refusal: &Refusal) -> Option<&'static str> {
        None
    }

    /// Set if seats see different things.
    const SECRETS: bool = false;

    /// Returns the header of the public form. Where the full form derives something from the seed, it is
    /// taken from the started game and written openly.
    #[must_use]
    fn public_setup(setup: &Self::HeaderSetup, _start: &Self) -> Self::HeaderSetup {
        setup.clone()
    }

    /// Returns the header of the public form with what a seat knows in a position.
    #[must_use]
    fn seen_setup(public: &Self::HeaderSetup, _game: &Self, _seat: u8) -> Self::HeaderSetup {
        public.clone()
    }

    /// Returns `true` if an action stays secret as long as the game runs, even when everybody has chosen. A
    /// game with told tiles does not ask such questions, and the public form leaves them out.
    #[must_use]
    fn is_secret(_action: &Self::Action) -> bool {
        false
    }
}
