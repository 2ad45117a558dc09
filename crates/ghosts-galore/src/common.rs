//! The game as tables, records and bots see every game.

use crate::action::Action;
use crate::deal::Order;
use crate::event::Event;
use crate::game::Game;
use crate::setup::Rules;
use crate::tile::TileId;
use crate::view::View;
use fogbound_game::{Deciding, Refusal, StateHash};
use std::sync::Arc;

impl fogbound_game::Game for Game {
    const NAME: &'static str = "ghosts-galore";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Event = Event;
    type Tile = TileId;
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
        Game::deciding(self)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn legal_into(&self, seat: u8, actions: &mut Vec<Action>) {
        Game::legal_into(self, seat, actions);
    }

    fn check_of(&self, seat: u8, action: Action) -> Result<(), Refusal> {
        self.check(seat, action)
    }

    fn apply_with(
        &mut self,
        seat: u8,
        action: Action,
        events: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        Game::apply_with(self, seat, action, events)
    }

    fn wants_tile(&self) -> bool {
        Game::wants_tile(self)
    }

    fn tell_tile(&mut self, tile: TileId) -> Result<Vec<Event>, Refusal> {
        self.tell(tile)
    }

    fn view_of(&self, seat: Option<u8>) -> View {
        self.view(seat)
    }

    /// A tile was revealed, or a simultaneous decision was completed: its choices are known now.
    fn revealed_since(&self, later: &Self) -> bool {
        let course = |game: &Game| (game.state.round, game.state.drawn, game.is_over());
        let sides = |game: &Game| game.state.sides;
        course(self) != course(later) || sides(self) != sides(later)
    }

    fn public_hash(&self) -> StateHash {
        self.hash()
    }

    fn complete_hash(&self) -> Option<StateHash> {
        self.full_hash()
    }

    fn tile_text(rules: &Rules, tile: TileId) -> String {
        match rules.catalogue().contains(tile) {
            true => format!("{tile} {}", rules.catalogue().kind(tile).name),
            false => tile.to_string(),
        }
    }

    /// The number decides; the name beside it, if there is one, must be that of the tile.
    fn parse_tile(rules: &Rules, text: &str) -> Option<TileId> {
        let mut words = text.split_ascii_whitespace();
        let tile = TileId(words.next()?.parse().ok()?);
        let known = rules.catalogue().contains(tile);
        let named =
            words.next().is_none_or(|name| known && rules.catalogue().kind(tile).name == name);
        (known && named && words.next().is_none()).then_some(tile)
    }

    fn drawn(event: &Event) -> Option<TileId> {
        match event {
            Event::Revealed { tile, .. } => Some(*tile),
            _ => None,
        }
    }

    fn heading(&self, event: &Event) -> Option<String> {
        match event {
            Event::StackBegun { round, .. } => {
                Some(format!("round {round}, lamp at seat {}", self.lamp()))
            }
            _ => None,
        }
    }
}
