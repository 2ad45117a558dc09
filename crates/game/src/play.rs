//! What every game of the family can do: what tables, records and bots know of it.

use crate::hash::StateHash;
use crate::rules::Refusal;
use crate::seats::Deciding;
use crate::vocabulary::{Answer, Happening};
use core::fmt::Debug;
use core::ops::Deref;
use std::sync::Arc;

/// A game as a pure value: it changes only by [`Game::apply_with`] and, where chance comes from
/// outside, by [`Game::tell_tile`].
pub trait Game: Clone + Debug {
    /// The word for it in records and on the command line, like `mists`.
    const NAME: &'static str;

    /// A validated setup.
    type Rules: Debug;
    /// Where chance comes from.
    type Order: Clone + Debug;
    /// An answer to a question.
    type Action: Answer;
    /// Something that happened.
    type Event: Happening;
    /// A tile that can be drawn.
    type Tile: Copy + Eq + Debug;
    /// What a seat may know: a game in which everything else is absent.
    type View: Clone + Debug + Deref<Target = Self>;

    /// Starts a game: everything up to the first decision happens and is told.
    ///
    /// # Errors
    /// When the order does not suit the rules.
    fn start(
        rules: Arc<Self::Rules>,
        order: &Self::Order,
    ) -> Result<(Self, Vec<Self::Event>), Refusal>;

    /// The rules this game is played with.
    fn rules(&self) -> &Arc<Self::Rules>;

    /// Number of seats.
    fn players(&self) -> u8;

    /// Who has to decide now.
    fn deciding(&self) -> Deciding;

    /// Whether the game has ended.
    fn is_over(&self) -> bool;

    /// All legal actions of a seat, each once, into a list that is emptied first. None
    /// when the seat has nothing to decide.
    fn legal_into(&self, seat: u8, actions: &mut Vec<Self::Action>);

    /// [`Game::legal_into`] into a list of its own.
    fn legal_of(&self, seat: u8) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(seat, &mut actions);
        actions
    }

    /// Whether an action of a seat is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_of(&self, seat: u8, action: Self::Action) -> Result<(), Refusal>;

    /// Takes a decision of a seat; what follows by itself happens too. All of it is compiled
    /// anew for each type of `events`: every closure has its own, [`into_list`] and `drop` have one.
    ///
    /// # Errors
    /// The rule that forbids it; the game is unchanged.
    fn apply_with(
        &mut self,
        seat: u8,
        action: Self::Action,
        events: &mut impl FnMut(Self::Event),
    ) -> Result<(), Refusal>;

    /// [`Game::apply_with`] that gives what happened as a list.
    ///
    /// # Errors
    /// As [`Game::apply_with`].
    fn apply_of(&mut self, seat: u8, action: Self::Action) -> Result<Vec<Self::Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_with(seat, action, &mut into_list(&mut events))?;
        Ok(events)
    }

    /// Whether the game waits for a tile to be told ([`Game::tell_tile`]).
    fn wants_tile(&self) -> bool;

    /// Tells the next tile, where chance comes from outside.
    ///
    /// # Errors
    /// X-6 when no tile has to be told, the rule of the supply when no such tile can be left.
    fn tell_tile(&mut self, tile: Self::Tile) -> Result<Vec<Self::Event>, Refusal>;

    /// What a seat may know; with `None` what a spectator may.
    fn view_of(&self, seat: Option<u8>) -> Self::View;

    /// Whether something hidden came out between this position and a later one of the same game:
    /// undo stops there.
    fn revealed_since(&self, later: &Self) -> bool;

    /// The hash of what everybody may see.
    fn public_hash(&self) -> StateHash;

    /// The hash of everything, once the game is over and everything is known.
    fn complete_hash(&self) -> Option<StateHash>;

    /// Reads an action as records write it.
    fn parse_action(text: &str) -> Option<Self::Action> {
        Self::Action::parse(text)
    }

    /// A tile as records write it.
    fn tile_text(rules: &Self::Rules, tile: Self::Tile) -> String;

    /// Reads a tile as records write it.
    fn parse_tile(rules: &Self::Rules, text: &str) -> Option<Self::Tile>;

    /// The tile that an event shows to have been drawn, if it does.
    fn drawn(event: &Self::Event) -> Option<Self::Tile>;

    /// What a record writes as a heading above what follows an event: `turn 3, seat 1`.
    fn heading(&self, event: &Self::Event) -> Option<String>;
}

/// A function that puts what it is given at the end of a list.
pub fn into_list<T>(list: &mut Vec<T>) -> impl FnMut(T) + '_ {
    |item| list.push(item)
}
