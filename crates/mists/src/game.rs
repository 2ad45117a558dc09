//! A game: a pure value that changes only by [`Game::apply`] and, when tiles are told from outside,
//! [`Game::tell`].

use crate::action::{Action, Decision};
use crate::event::Event;
use crate::setup::{Order, Rules};
use crate::state::{NONE, Outcome, Pending, State};
use crate::steps::{Look, Play};
use crate::view::View;
use fogbound_game::{Refusal, into_list};
use fogbound_landscape::KindId;
use std::sync::Arc;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The active player decides.
    Decision(Decision),
    /// The next tile has to be told ([`Game::tell`]).
    Draw,
    /// Nothing: it is over.
    Over(Outcome),
}

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
        let mut state = *rules.start();
        if let Some(tiles) = rules.deal(order)? {
            for (place, tile) in state.deck.iter_mut().zip(&tiles) {
                *place = tile.0;
            }
        }
        let mut game = Game { rules, state };
        let mut events = Vec::new();
        game.play(&mut into_list(&mut events)).run();
        Ok((game, events))
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

    /// What the game waits for.
    #[must_use]
    pub fn status(&self) -> Status {
        match (self.state.outcome, self.decision()) {
            (Some(outcome), _) => Status::Over(outcome),
            (None, Some(decision)) => Status::Decision(decision),
            (None, None) => Status::Draw,
        }
    }

    /// The question asked now, if one is.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.look().decision()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
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

    /// Whether an action is legal now. All rotations that fit and all names of a choice are.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.look().check(action)
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
        self.check(action)?;
        let mut play = self.play(events);
        play.answer(action);
        play.run();
        Ok(())
    }

    /// Tells the next tile, where chance comes from outside ([`Order::Told`]).
    ///
    /// # Errors
    /// X-6 when no tile has to be told now, M-3.7 when no such tile can be left.
    pub fn tell(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        if self.state.pending != Pending::Draw || self.state.outcome.is_some() {
            return Err(Refusal::new("X-6", "not-waiting-for-tile"));
        }
        if !self.unseen().any(|(kind, _)| kind == tile) {
            return Err(Refusal::new("M-3.7", "tile-not-left"));
        }
        self.state.deck[usize::from(self.state.drawn)] = tile.0;
        let mut events = Vec::new();
        self.play(&mut into_list(&mut events)).run();
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
        let over = self.state.outcome.is_some();
        let deck = &self.state.deck[..usize::from(self.state.deck_len)];
        deck.iter().map(move |&kind| (over && kind != NONE).then_some(KindId(kind)))
    }

    /// The tiles drawn openly so far, in order; `None` for those laid face down.
    pub fn draws(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        (0..self.state.drawn).map(|draw| {
            let seen = !self.state.was_unseen(draw);
            seen.then_some(KindId(self.state.deck[usize::from(draw)]))
        })
    }
}
