//! A game: a pure value that changes only by [`Game::apply`] and, when tiles are told from outside,
//! [`Game::tell`].

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::setup::{Order, Rules};
use crate::state::{NONE, Pending, State};
use crate::steps::{Look, Play};
use crate::view::View;
use fogbound_game::{Refusal, into_list};
use fogbound_landscape::KindId;
use std::sync::Arc;

/// A running or finished game. Cloning copies one flat block and allocates nothing.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl Game {
    /// Starts a game: everything up to the first decision happens and is told.
    ///
    /// # Errors
    /// X-6 when a given order is not an order of the tiles in play.
    pub fn start(rules: Arc<Rules>, order: &Order) -> Result<(Game, Vec<Event>), Refusal> {
        let deck = rules.deal(order)?;
        // Built where it is handed out: moving a game copies it.
        let mut started = (Game { state: *rules.opening(), rules }, Vec::new());
        let (game, events) = &mut started;
        for (place, tile) in game.state.deck.iter_mut().zip(deck.iter().flatten()) {
            *place = tile.0;
        }
        game.play(&mut into_list(events)).begin_turn();
        Ok(started)
    }

    fn play<'a, E: FnMut(Event)>(&'a mut self, events: &'a mut E) -> Play<'a, E> {
        Play { rules: &self.rules, state: &mut self.state, events }
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look { rules: &self.rules, state: &self.state }
    }

    /// The rules this game is played with.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The question asked now, if one is.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.look().ask()
    }

    /// The active seat.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.state.seat
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.pending == Pending::Over
    }

    /// All legal actions, each once: of rotations that look alike only the smallest, of
    /// several names for one choice only the smallest.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_into(&mut actions);
        actions
    }

    /// [`Game::legal`] into a list that is emptied first, to save allocations.
    pub fn legal_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.look().list(&mut |action| actions.push(action));
    }

    /// All ways to play the tile in hand, into a list that is emptied first: each placement of
    /// [`Game::legal`] with each answer about a meeple that follows it; with none where it is not
    /// asked next, be it that ghosts come first (G-2.4) or that passing is all there is. Faster
    /// than trying each placement on a copy. Empty when no tile is in hand.
    pub fn turns_into(&self, turns: &mut Vec<(Action, Option<Action>)>) {
        turns.clear();
        self.look().list_turns(&mut |place, answer| turns.push((place, answer)));
    }

    /// Whether an action is legal now. All rotations that fit and all names of a choice are.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.look().check(action).map(|_| ())
    }

    /// Takes a decision; everything that follows by itself happens too.
    ///
    /// # Errors
    /// The rule that forbids it; the game is unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_with(action, &mut into_list(&mut events))?;
        Ok(events)
    }

    /// [`Game::apply`], with the events going to a function.
    ///
    /// # Errors
    /// As [`Game::apply`].
    pub fn apply_with(
        &mut self,
        action: Action,
        events: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let checked = self.look().check(action)?;
        self.play(events).answer(checked);
        Ok(())
    }

    /// Whether the next tile has to be told ([`Game::tell`]).
    #[must_use]
    pub fn wants_tile(&self) -> bool {
        self.state.pending == Pending::Draw
    }

    /// Tells the next tile, where chance comes from outside ([`Order::Told`]).
    ///
    /// # Errors
    /// X-6 when no tile has to be told now, C-7 when no such tile can be left.
    pub fn tell(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        if !self.wants_tile() {
            return Err(Refusal::new("X-6", "not-waiting-for-tile"));
        }
        if !self.unseen().any(|(kind, _)| kind == tile) {
            return Err(Refusal::new("C-7", "tile-not-left"));
        }
        self.state.deck[usize::from(self.state.drawn)] = tile.0;
        let mut events = Vec::new();
        self.play(&mut into_list(&mut events)).continue_draw();
        Ok(events)
    }

    /// What a seat (or a spectator: in this game everybody sees the same) may know.
    #[must_use]
    pub fn view(&self) -> View {
        View::of(self)
    }

    /// The tiles in the order of drawing, once the game is over; `None` before, and for draws
    /// that this game never learnt.
    pub fn deck(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        let over = self.is_over();
        let deck = &self.state.deck[..usize::from(self.state.deck_len)];
        deck.iter().map(move |&kind| (over && kind != NONE).then_some(KindId(kind)))
    }

    /// The tiles drawn so far, in order.
    pub fn draws(&self) -> impl ExactSizeIterator<Item = KindId> + '_ {
        self.state.deck[..usize::from(self.state.drawn)].iter().map(|&kind| KindId(kind))
    }
}
