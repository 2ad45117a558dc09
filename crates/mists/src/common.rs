//! What this game has in common with the others of the family.

use crate::action::Action;
use crate::event::Event;
use crate::game::{Game, Status};
use crate::setup::{Order, Rules};
use crate::view::View;
use fogbound_game::{Deciding, Refusal, StateHash};
use fogbound_landscape::KindId;
use std::sync::Arc;

impl Game {
    /// Refuses a seat that is not the one to decide; a game in which nobody decides says why.
    fn check_seat(&self, seat: u8) -> Result<(), Refusal> {
        if self.seat() != seat && self.decision().is_some() {
            return Err(Refusal::new("X-7", "not-your-turn"));
        }
        Ok(())
    }
}

impl fogbound_game::Game for Game {
    const NAME: &'static str = "mists";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Event = Event;
    type Tile = KindId;
    type View = View;

    fn start(rules: Arc<Rules>, order: &Order) -> Result<(Game, Vec<Event>), Refusal> {
        Game::start(rules, order)
    }

    fn rules(&self) -> &Arc<Rules> {
        self.rules()
    }

    fn players(&self) -> u8 {
        self.rules().players()
    }

    fn deciding(&self) -> Deciding {
        self.decision().map_or(Deciding::Nobody, |decision| Deciding::One(decision.seat))
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn legal_into(&self, seat: u8, actions: &mut Vec<Action>) {
        self.legal_into(actions);
        if self.seat() != seat {
            actions.clear();
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
        self.apply_with(action, events)
    }

    fn wants_tile(&self) -> bool {
        self.status() == Status::Draw
    }

    fn tell_tile(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        self.tell(tile)
    }

    /// In this game everybody sees the same.
    fn view_of(&self, _seat: Option<u8>) -> View {
        self.view()
    }

    /// A tile was drawn, openly or to be laid face down, or the game ended.
    fn revealed_since(&self, later: &Game) -> bool {
        let drawn = self.draws().count() != later.draws().count();
        drawn || (later.outcome().is_some() && self.outcome().is_none())
    }

    fn public_hash(&self) -> StateHash {
        self.hash()
    }

    fn complete_hash(&self) -> Option<StateHash> {
        self.full_hash()
    }

    fn parse_action(text: &str) -> Option<Action> {
        Action::parse(text)
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
