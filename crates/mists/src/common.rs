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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;
    use crate::setup::Setup;
    use fogbound_game::{Game as _, Seed};

    fn game() -> Game {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        let setup = Setup::new(set, Level::number(1).unwrap(), 2);
        let rules = Arc::new(setup.validate().unwrap());
        Game::start(rules, &Order::Seed(Seed::new("common"))).unwrap().0
    }

    #[test]
    fn x_7_only_the_active_player_decides() {
        let mut game = game();
        assert_eq!(game.deciding(), Deciding::One(0));
        assert_eq!(game.legal_of(0), game.legal());
        assert_eq!(game.legal_of(1), []);
        let (action, before) = (game.legal()[0], game.hash());
        let refusal = Refusal::new("X-7", "not-your-turn");
        assert_eq!(game.check_of(1, action), Err(refusal));
        let mut apply = |seat| {
            let applied = fogbound_game::Game::apply_with(&mut game, seat, action, &mut |_| {});
            (applied, game.hash() == before)
        };
        assert_eq!(apply(1), (Err(refusal), true));
        assert_eq!(apply(0), (Ok(()), false));
    }

    #[test]
    fn x_7_a_finished_game_says_so_to_every_seat() {
        let mut game = game();
        while let Some(&action) = game.legal().first() {
            game.apply(action).unwrap();
        }
        assert!(game.is_over() && game.deciding() == Deciding::Nobody);
        for seat in [0, 1, 7] {
            assert_eq!(game.check_of(seat, Action::Pass).unwrap_err().reason, "game-over");
        }
    }

    #[test]
    fn tiles_are_written_as_they_are_read() {
        let game = game();
        for &tile in game.rules().tiles() {
            let text = Game::tile_text(game.rules(), tile);
            assert_eq!(Game::parse_tile(game.rules(), &text), Some(tile));
        }
        assert_eq!(Game::parse_tile(game.rules(), "no-such-tile"), None);
    }
}
