//! Mists over Carcassonne in the gauntlet.

mod setups;

use super::{cells, choose, order, shows_its_view, smallest};
use crate::contest::{Chance, Contest, Contested, Style, Twin};
use fogbound_game::{Cell, Game as _, Rng};
use fogbound_mists::{Action, Ask, Event, Game, Order, Region, Rules, audit};
use std::sync::Arc;

pub use setups::random_setup;

/// The cooperative game.
#[derive(Clone, Copy, Debug)]
pub struct Mists;

impl Contested for Game {
    type Contest = Mists;
}

impl Contest for Mists {
    type Game = Game;

    fn asks() -> Vec<&'static str> {
        Ask::ALL.map(Ask::name).to_vec()
    }

    fn asks_with_twins() -> Vec<&'static str> {
        [Ask::Place, Ask::Meeple, Ask::Score].map(Ask::name).to_vec()
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
        order(chance, |game| game.deck().collect())
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.decision().map(|decision| decision.ask.name())
    }

    fn turns(game: &Game) -> u16 {
        game.turn()
    }

    fn audit(game: &Game) -> Result<(), String> {
        audit::check(game)?;
        shows_its_view(game, |game| {
            let deck: (Vec<_>, Vec<_>) = (game.deck().collect(), game.draws().collect());
            (deck, game.unseen().collect::<Vec<_>>(), game.hand())
        })
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

    fn cells(game: &Game) -> Vec<Cell> {
        cells(game.map())
    }

    fn twin(game: &Game, _: u8, legal: &[Action], action: Action) -> Option<(Action, Twin)> {
        match action {
            Action::Place(cell, rotation) => {
                let smallest = smallest(game.rules().catalogue(), game.hand()?, rotation);
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
        if style == Style::Keen && legal.contains(&Action::Points) && rng.below(8) > 0 {
            return Action::Points;
        }
        let placed = |action| match action {
            Action::Place(cell, _) | Action::FaceDown(cell) => Some(cell),
            _ => None,
        };
        let open: Vec<Cell> = game.open_cemeteries().collect();
        let weight = |cell| if open.contains(&cell) { 6 } else { 1 };
        choose(game.map(), legal, (style, rng), Action::Pass, placed, weight)
    }
}

fn scores(game: &Game) -> Vec<u16> {
    game.rules().scoring().iter().map(|&colour| game.points(colour)).collect()
}
