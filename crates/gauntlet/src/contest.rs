//! What the gauntlet needs to know of a game.

use fogbound_game::{Refusal, Rng, Seed, StateHash};
use std::fmt::Debug;

/// Where the chance of a game comes from.
pub enum Chance<'a, C: Contest + ?Sized> {
    /// From a seed.
    Seed(&'a Seed),
    /// The same order as in this finished game, told in full at setup.
    Order(&'a C::Game),
    /// Told draw by draw from outside.
    Told,
}

/// Why an action that is not listed is legal all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// It is another name of the listed choice: the same state follows.
    Name,
    /// It looks like the listed choice: the same questions follow.
    Look,
}

/// A game that can be sent through the gauntlet.
pub trait Contest {
    /// A validated setup.
    type Setup;
    /// A game in play.
    type Game: Clone;
    /// An answer to a question.
    type Action: Copy + Ord + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug;
    /// Something drawn in the open.
    type Draw: Copy;
    /// Everything that can be seen of a game.
    type Public: PartialEq + Debug;

    /// The words of all questions.
    fn asks() -> Vec<&'static str>;

    /// The words of the questions that have legal answers which are not listed.
    fn asks_with_twins() -> Vec<&'static str>;

    /// The words of all events that some game must bring.
    fn event_words() -> Vec<&'static str>;

    /// A random setup out of everything the rules allow, and a temperament for [`Contest::choose`].
    fn setup(rng: &mut Rng) -> (Self::Setup, Style);

    /// The setup in a few words.
    fn describe(setup: &Self::Setup) -> String;

    /// Starts a game.
    ///
    /// # Errors
    /// When the order does not suit the setup.
    fn start(
        setup: &Self::Setup,
        chance: &Chance<'_, Self>,
    ) -> Result<(Self::Game, Vec<Self::Event>), Refusal>;

    /// The word of the question asked now, if one is.
    fn ask(game: &Self::Game) -> Option<&'static str>;

    /// Whether the game waits for something to be drawn ([`Contest::tell`]).
    fn waits_for_draw(game: &Self::Game) -> bool;

    /// The word of an event.
    fn event_word(event: &Self::Event) -> &'static str;

    /// What the event shows to have been drawn, if anything.
    fn draw(event: &Self::Event) -> Option<Self::Draw>;

    /// Tells a draw to a game with [`Chance::Told`].
    ///
    /// # Errors
    /// When it is not waited for or not possible.
    fn tell(game: &mut Self::Game, draw: Self::Draw) -> Result<Vec<Self::Event>, Refusal>;

    /// All legal actions.
    fn legal(game: &Self::Game) -> Vec<Self::Action>;

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(game: &Self::Game, action: Self::Action) -> Result<(), Refusal>;

    /// Takes a decision.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn apply(game: &mut Self::Game, action: Self::Action) -> Result<Vec<Self::Event>, Refusal>;

    /// The hash of what is public.
    fn hash(game: &Self::Game) -> StateHash;

    /// The hash of everything, once the game is over and everything is known.
    fn full_hash(game: &Self::Game) -> Option<StateHash>;

    /// Everything that can be seen.
    fn public(game: &Self::Game) -> Self::Public;

    /// The game as it is seen, with nothing in it that is hidden.
    fn seen(game: &Self::Game) -> Self::Game;

    /// A game that looks the same, what is hidden dealt again.
    fn deal(game: &Self::Game, rng: &mut Rng) -> Self::Game;

    /// Counts everything again.
    ///
    /// # Errors
    /// The first fact that does not hold.
    fn audit(game: &Self::Game) -> Result<(), String>;

    /// Scores, which never fall.
    fn scores(game: &Self::Game) -> Vec<u16>;

    /// Every action of every question over everything that could be named, and a little more.
    fn candidates(game: &Self::Game, out: &mut dyn FnMut(Self::Action));

    /// The listed action that a legal unlisted one is a twin of.
    fn twin(
        game: &Self::Game,
        legal: &[Self::Action],
        action: Self::Action,
    ) -> Option<(Self::Action, Twin)>;

    /// A random choice after a temperament.
    fn choose(
        game: &Self::Game,
        legal: &[Self::Action],
        style: Style,
        rng: &mut Rng,
    ) -> Self::Action;
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
