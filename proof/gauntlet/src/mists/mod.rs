//! Mists over Carcassonne in the gauntlet.

mod candidates;
mod public;
mod setups;
mod style;

use crate::contest::{Chance, Contest, Contested, Style, Twin};
use fogbound_game::{Game as _, Rng};
use fogbound_mists::{Action, Ask, Event, Game, Order, Region, Rules, View, audit};
use std::sync::Arc;

pub use public::Public;
pub use setups::random_setup;

/// The cooperative game.
#[derive(Clone, Copy, Debug)]
pub struct Mists;

impl Contested for Game {
    type Contest = Mists;
}

impl Contest for Mists {
    type Game = Game;
    type Public = Public;

    fn asks() -> Vec<&'static str> {
        Ask::ALL.map(Ask::name).to_vec()
    }

    fn asks_with_twins() -> Vec<&'static str> {
        [Ask::Place, Ask::Meeple, Ask::Score].map(Ask::name).to_vec()
    }

    fn event_words() -> Vec<&'static str> {
        Event::WORDS.to_vec()
    }

    fn setup(rng: &mut Rng) -> (Arc<Rules>, Style) {
        setups::random_rules(rng)
    }

    fn describe(rules: &Rules) -> String {
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

    fn order(chance: &Chance<'_, Game>) -> Order {
        match chance {
            Chance::Seed(seed) => Order::Seed((*seed).clone()),
            Chance::Order(game) => Order::Tiles(game.deck().flatten().collect()),
            Chance::Told(_) => Order::Told,
        }
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.decision().map(|decision| decision.ask.name())
    }

    fn event_word(event: &Event) -> &'static str {
        event.word()
    }

    /// Everybody sees the same.
    fn viewers(game: &Game) -> Vec<Option<u8>> {
        vec![Some(game.seat())]
    }

    fn public(view: &View) -> Public {
        Public::of(view)
    }

    fn audit(game: &Game) -> Result<(), String> {
        audit::check(game)?;
        // The queries of a game show no more than its view.
        let same = Public::of(game) == Public::of(&game.view());
        if same { Ok(()) } else { Err("the game shows more than its view".to_owned()) }
    }

    /// Scores never fall.
    fn check_step(before: &Game, _: &[Event], after: &Game) -> Result<(), String> {
        let (old, new) = (scores(before), scores(after));
        let grown = old.iter().zip(&new).all(|(old, new)| old <= new);
        if grown { Ok(()) } else { Err(format!("scores fall from {old:?} to {new:?}")) }
    }

    fn same_scores(one: &Game, other: &Game) -> bool {
        scores(one) == scores(other)
    }

    /// A seat that is not asked tries what the other may do.
    fn candidates(game: &Game, seat: u8, out: &mut dyn FnMut(Action)) {
        if seat == game.seat() {
            candidates::all(game, out);
        } else {
            game.legal().into_iter().for_each(out);
        }
    }

    fn twin(game: &Game, _: u8, legal: &[Action], action: Action) -> Option<(Action, Twin)> {
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

    fn choose(game: &Game, _: u8, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
        style::choose(game, legal, style, rng)
    }
}

fn scores(game: &Game) -> Vec<u16> {
    game.rules().scoring().iter().map(|&colour| game.points(colour)).collect()
}
