//! Random games of Carcassonne.

use super::{Dice, Random};
use fogbound_carcassonne::{Action, Game, GhostCost, Options, Parts, Rules, Setup};
use fogbound_game::{Game as _, Rotation};
use fogbound_table::games::carcassonne::Record;
use fogbound_table::record::Chance;
use std::sync::Arc;

pub fn rules(players: u8, parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, players).validate().unwrap())
}

impl Random for Game {
    fn random_rules(dice: &mut Dice) -> Arc<Rules> {
        let parts: Vec<Parts> = Parts::combinations().collect();
        let mut setup = Setup::new(dice.pick(&parts), 2 + dice.below(5) as u8);
        setup.start_player = dice.below(usize::from(setup.players)) as u8;
        setup.options = Options {
            farmers: !dice.one_in(4),
            meeples_on_misty_roads: !dice.one_in(4),
            ghost_cost: dice.pick(&[GhostCost::Everyone, GhostCost::Scorers]),
        };
        Arc::new(setup.validate().unwrap())
    }

    // Boards that grow close together complete more.
    fn random_answer(dice: &mut Dice, game: &Game) -> Option<(u8, Action)> {
        game.ask()?;
        let legal = game.legal();
        let near = |action: &Action| match *action {
            Action::Place(cell, _) => i32::from(cell.x.abs()) + i32::from(cell.y.abs()),
            _ => 0,
        };
        let tried = [dice.pick(&legal), dice.pick(&legal), dice.pick(&legal)];
        let action = tried.into_iter().min_by_key(near)?;
        let Action::Place(cell, _) = action else { return Some((game.seat(), action)) };
        let other = Action::Place(cell, dice.pick(&Rotation::ALL));
        Some((game.seat(), if game.check(other).is_ok() { other } else { action }))
    }

    fn opened(end: &Game) -> Record {
        let name = |kind| end.rules().catalogue().kind(kind).name.clone();
        let names = end.deck().map(|kind| name(kind.unwrap())).collect();
        Record::new(end.rules(), Chance::Order(names))
    }

    fn redealt(dice: &mut Dice, record: &Record, end: &Game) -> Record {
        let mut other = end.view().deal(dice.rng());
        while let Some((_, action)) = Self::random_answer(dice, &other) {
            other.apply(action).unwrap();
        }
        let mut again = Self::opened(&other);
        again.lines.clone_from(&record.lines);
        again
    }
}
