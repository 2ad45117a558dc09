//! Mists over Carcassonne in the gauntlet.

mod candidates;
mod public;
mod sets;
mod setups;
mod style;

use crate::contest::{Chance, Contest, Style, Twin};
use fogbound_game::{Refusal, Rng, StateHash};
use fogbound_landscape::KindId;
use fogbound_mists::{Action, Ask, Event, Game, Order, Region, Rules, Status, audit};
use std::sync::Arc;

pub use public::Public;
pub use sets::random_set;
pub use setups::random_setup;

/// The cooperative game.
#[derive(Clone, Copy, Debug)]
pub struct Mists;

impl Contest for Mists {
    type Setup = Arc<Rules>;
    type Game = Game;
    type Action = Action;
    type Event = Event;
    type Draw = KindId;
    type Public = Public;

    fn asks() -> Vec<&'static str> {
        Ask::ALL.map(Ask::name).to_vec()
    }

    fn asks_with_twins() -> Vec<&'static str> {
        [Ask::Place, Ask::Meeple, Ask::Score].map(Ask::name).to_vec()
    }

    fn event_words() -> Vec<&'static str> {
        vec![
            "turn",
            "drawn",
            "set_aside",
            "placed",
            "forced",
            "bank_finished",
            "ghosts_placed",
            "ghosts_removed",
            "too_few_ghosts",
            "buried",
            "nothing_buried",
            "meeple_placed",
            "scored",
            "forgone",
            "moved",
            "meeple_returned",
            "milestone",
            "hound_joined",
            "hound_scored",
            "hound_left",
            "hound_lost",
            "piles_joined",
            "face_down",
            "won",
            "lost",
        ]
    }

    fn setup(rng: &mut Rng) -> (Arc<Rules>, Style) {
        setups::random_rules(rng)
    }

    fn describe(rules: &Arc<Rules>) -> String {
        let setup = rules.setup();
        format!(
            "set {} of {} tiles, {:?}, piles {:?}, seats {:?}, scoring {:?}, start player {}, {:?}",
            setup.set.id,
            rules.tiles().len(),
            setup.level,
            rules.piles(),
            setup.seats,
            setup.scoring,
            setup.start_player,
            setup.options
        )
    }

    fn start(
        rules: &Arc<Rules>,
        chance: &Chance<'_, Mists>,
    ) -> Result<(Game, Vec<Event>), Refusal> {
        let order = match chance {
            Chance::Seed(seed) => Order::Seed((*seed).clone()),
            Chance::Order(game) => Order::Tiles(game.deck().flatten().collect()),
            Chance::Told => Order::Told,
        };
        Game::start(Arc::clone(rules), &order)
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.decision().map(|decision| decision.ask.name())
    }

    fn waits_for_draw(game: &Game) -> bool {
        game.status() == Status::Draw
    }

    fn event_word(event: &Event) -> &'static str {
        event.word()
    }

    fn draw(event: &Event) -> Option<KindId> {
        match *event {
            Event::Drawn { tile } => Some(tile),
            _ => None,
        }
    }

    fn tell(game: &mut Game, tile: KindId) -> Result<Vec<Event>, Refusal> {
        game.tell(tile)
    }

    fn legal(game: &Game) -> Vec<Action> {
        game.legal()
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check(action)
    }

    fn apply(game: &mut Game, action: Action) -> Result<Vec<Event>, Refusal> {
        game.apply(action)
    }

    fn hash(game: &Game) -> StateHash {
        game.hash()
    }

    fn full_hash(game: &Game) -> Option<StateHash> {
        game.full_hash()
    }

    fn public(game: &Game) -> Public {
        Public::of(game)
    }

    fn seen(game: &Game) -> Game {
        game.view().into_game()
    }

    fn deal(game: &Game, rng: &mut Rng) -> Game {
        game.view().deal(rng)
    }

    fn audit(game: &Game) -> Result<(), String> {
        audit::check(game)
    }

    fn scores(game: &Game) -> Vec<u16> {
        game.rules().scoring().iter().map(|&colour| game.points(colour)).collect()
    }

    fn candidates(game: &Game, out: &mut dyn FnMut(Action)) {
        candidates::all(game, out);
    }

    fn twin(game: &Game, legal: &[Action], action: Action) -> Option<(Action, Twin)> {
        match action {
            Action::Place(cell, rotation) => {
                let kind = game.rules().catalogue().kind(game.hand()?);
                let smallest = kind.alike[usize::from(rotation.quarters())];
                Some((Action::Place(cell, smallest), Twin::Look))
            }
            Action::Meeple(colour, feature, edges) => {
                let cell = game.placed()?;
                let region = |edges| game.region_info(Region { feature, cell, edges });
                let wanted = region(edges)?.region;
                let same = |listed: &Action| {
                    matches!(*listed, Action::Meeple(other, kind, edges)
                        if other == colour
                            && kind == feature
                            && region(edges).is_some_and(|info| info.region == wanted))
                };
                legal.iter().copied().find(same).map(|listed| (listed, Twin::Name))
            }
            Action::Score(region) => {
                let named = game.region_info(region)?.region;
                Some((Action::Score(named), Twin::Name))
            }
            _ => None,
        }
    }

    fn choose(game: &Game, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
        style::choose(game, legal, style, rng)
    }
}
