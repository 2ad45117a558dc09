//! The needs of the gauntlet beside what every game can do.

use fogbound_game::{Cell, Game, Happening as _, Rng, Seed, Worded as _};
use fogbound_table::record::Playable;
use std::sync::Arc;

/// The rules of a contest's game.
pub type Rules<C> = <<C as Contest>::Game as Game>::Rules;
/// Its actions.
pub type Action<C> = <<C as Contest>::Game as Game>::Action;
/// Its events.
pub type Event<C> = <<C as Contest>::Game as Game>::Event;
/// The source of its chance.
pub type Order<C> = <<C as Contest>::Game as Game>::Order;
/// The things drawn in it.
pub type Tile<C> = <<C as Contest>::Game as Game>::Tile;

/// The source of the chance of a game.
pub enum Chance<'a, G> {
    /// From a seed.
    Seed(&'a Seed),
    /// The same order as in this finished game, told in full at setup.
    Order(&'a G),
    /// Told draw by draw from outside; what lies open at the start is as in this game, which has
    /// just begun.
    Told(&'a G),
}

/// A reason why an action that is not listed is legal all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// It is another name of the listed choice: the same state follows.
    Name,
    /// It looks like the listed choice: the same questions follow.
    Look,
}

/// A game with its contest.
pub trait Contested: Game {
    /// The contest that sends it through the gauntlet.
    type Contest: Contest<Game = Self>;
}

/// A game that can be sent through the gauntlet.
pub trait Contest {
    /// The game.
    type Game: Playable + Game<Action: Ord> + PartialEq;

    /// The words of all questions.
    fn asks() -> Vec<&'static str>;

    /// The words of the questions that have legal answers which are not listed.
    fn asks_with_twins() -> Vec<&'static str>;

    /// The words of all events that some game must bring.
    fn event_words() -> Vec<&'static str> {
        Event::<Self>::WORDS.to_vec()
    }

    /// Random rules out of everything that is allowed, and a temperament for [`Contest::choose`].
    fn setup(rng: &mut Rng) -> (Arc<Rules<Self>>, Style);

    /// Returns true if the language of traces can express such a setup, so that games can be judged.
    fn is_told_by_traces(_rules: &Rules<Self>) -> bool {
        true
    }

    /// The setup in a few words.
    fn describe(rules: &Rules<Self>) -> String;

    /// The order that makes chance like this.
    fn order(chance: &Chance<'_, Self::Game>) -> Order<Self>;

    /// The word of the question asked now, if one is.
    fn ask(game: &Self::Game) -> Option<&'static str>;

    /// The word of an event.
    fn event_word(event: &Event<Self>) -> &'static str {
        event.word()
    }

    /// Returns the number of turns or rounds begun.
    fn turns(game: &Self::Game) -> u16;

    /// Plays a random game in whole turns, each chosen among all of them; returns its decisions and turns.
    /// `None` for a game that does not list whole turns.
    fn play_turns(_rules: &Arc<Rules<Self>>, _number: u32) -> Option<(u64, u64)> {
        None
    }

    /// Returns true if the question asked now is asked too where draws are told from outside.
    fn is_asked_when_told(_game: &Self::Game) -> bool {
        true
    }

    /// Returns the tile that must be told to a game that waits for something which no event of the same
    /// game with known draws has shown yet.
    fn untold(_game: &Self::Game, _told: &Self::Game) -> Option<Tile<Self>> {
        None
    }

    /// Returns those whose views may differ; `None` is a spectator. Usually everybody sees the same.
    fn viewers(game: &Self::Game) -> Vec<Option<u8>> {
        vec![Some(game.mover())]
    }

    /// Counts everything again.
    ///
    /// # Errors
    /// The first fact that does not hold.
    fn audit(game: &Self::Game) -> Result<(), String>;

    /// Looks at what a decision has changed.
    ///
    /// # Errors
    /// The first fact that does not hold.
    fn check_step(
        before: &Self::Game,
        events: &[Event<Self>],
        after: &Self::Game,
    ) -> Result<(), String>;

    /// Returns true if two games that go on from look-alike choices have the same scores.
    fn same_scores(one: &Self::Game, other: &Self::Game) -> bool;

    /// Returns the cells that an action can name, and some that it cannot, where there is a board of cells.
    fn cells(_game: &Self::Game) -> Vec<Cell> {
        Vec::new()
    }

    /// The listed action that a legal unlisted one of a seat is a twin of.
    fn twin(
        game: &Self::Game,
        seat: u8,
        legal: &[Action<Self>],
        action: Action<Self>,
    ) -> Option<(Action<Self>, Twin)>;

    /// A random choice of a seat after a temperament.
    fn choose(
        game: &Self::Game,
        seat: u8,
        legal: &[Action<Self>],
        style: Style,
        rng: &mut Rng,
    ) -> Action<Self>;
}

/// A temperament of a random player. Different ones reach different corners of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// All listed actions alike.
    Even,
    /// Commits pieces, takes points, and builds densely.
    Keen,
    /// Hardly ever commits pieces, and builds densely.
    Shy,
}
