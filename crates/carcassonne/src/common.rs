//! The game as tables, records and bots see every game.

use crate::action::Action;
use crate::event::Event;
use crate::game::Game;
use crate::setup::{Order, Rules};
use crate::view::View;
use fogbound_game::{Deciding, Refusal, StateHash};
use fogbound_landscape::KindId;
use std::sync::Arc;

impl Game {
    /// Refuses a seat that is not the one to decide; a game in which nobody decides says why.
    fn check_seat(&self, seat: u8) -> Result<(), Refusal> {
        if self.ask().is_some() && seat != self.seat() {
            return Err(Refusal::new("X-7", "not-your-decision"));
        }
        Ok(())
    }
}

impl fogbound_game::Game for Game {
    const NAME: &'static str = "carcassonne";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Event = Event;
    type Tile = KindId;
    type View = View;

    fn start(rules: Arc<Rules>, order: &Order) -> Result<(Self, Vec<Event>), Refusal> {
        Game::start(rules, order)
    }

    fn rules(&self) -> &Arc<Rules> {
        Game::rules(self)
    }

    fn players(&self) -> u8 {
        self.rules.players()
    }

    fn deciding(&self) -> Deciding {
        match self.ask() {
            Some(_) => Deciding::One(self.seat()),
            None => Deciding::Nobody,
        }
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn legal_into(&self, seat: u8, actions: &mut Vec<Action>) {
        actions.clear();
        if seat == self.seat() {
            Game::legal_into(self, actions);
        }
    }

    fn check_of(&self, seat: u8, action: Action) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.check(action)
    }

    fn apply_with(
        &mut self,
        seat: u8,
        action: Action,
        events: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        Game::apply_with(self, action, events)
    }

    fn wants_tile(&self) -> bool {
        Game::wants_tile(self)
    }

    fn tell_tile(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        self.tell(tile)
    }

    fn view_of(&self, _seat: Option<u8>) -> View {
        self.view()
    }

    /// A tile was drawn, or the game ended.
    fn revealed_since(&self, later: &Self) -> bool {
        let course = |game: &Game| (game.state.drawn, game.is_over());
        course(self) != course(later)
    }

    fn public_hash(&self) -> StateHash {
        self.hash()
    }

    fn complete_hash(&self) -> Option<StateHash> {
        self.full_hash()
    }

    fn tile_text(rules: &Rules, tile: KindId) -> String {
        rules.catalogue().kind(tile).name.clone()
    }

    fn parse_tile(rules: &Rules, text: &str) -> Option<KindId> {
        rules.catalogue().find(text)
    }

    fn drawn(event: &Event) -> Option<KindId> {
        match event {
            Event::Drawn { tile } => Some(*tile),
            _ => None,
        }
    }

    fn heading(&self, event: &Event) -> Option<String> {
        match event {
            Event::Turn { seat } => Some(format!("turn {}, seat {seat}", self.turn())),
            _ => None,
        }
    }
}
