//! Random games of Ghosts Galore.

use super::{Dice, Random};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Action, Game, Options, Rules, Setup};
use fogbound_table::games::ghosts_galore::{Entry, Record};
use std::sync::Arc;

pub fn rules(players: u8, options: Options) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    Arc::new(Setup { options, ..Setup::new(set, players) }.validate().unwrap())
}

impl Random for Game {
    fn random_rules(dice: &mut Dice) -> Arc<Rules> {
        let options = Options {
            experienced: dice.one_in(2),
            choose_side: dice.one_in(3),
            walls_are_dead_ends: !dice.one_in(4),
        };
        let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
        let mut setup = Setup { options, ..Setup::new(set, 2 + dice.below(4) as u8) };
        setup.start_player = dice.below(usize::from(setup.players)) as u8;
        Arc::new(setup.validate().unwrap())
    }

    fn random_answer(dice: &mut Dice, game: &Game) -> Option<(u8, Action)> {
        let seats: Vec<u8> = game.deciding().seats().iter().collect();
        let seat = *seats.get(dice.below(seats.len().max(1)))?;
        let action = match dice.pick(&game.legal_of(seat)) {
            Action::Place(space, _) => {
                Action::Place(space, dice.pick(&fogbound_game::Rotation::ALL))
            }
            action => action,
        };
        Some((seat, action))
    }

    fn opened(end: &Game) -> Record {
        Record::dealt(end.rules(), &end.dealt().unwrap())
    }

    fn redealt(dice: &mut Dice, record: &Record, end: &Game) -> Record {
        let dealt = end.view_of(None).deal(dice.rng());
        let mut other = dealt.clone();
        while let Some((seat, action)) = Self::random_answer(dice, &other) {
            other.apply_of(seat, action).unwrap();
        }
        let mut again = Self::opened(&other);
        again.lines.clone_from(&record.lines);
        for line in &mut again.lines {
            // The kept tile is one of the tiles offered now.
            if let Entry::Choice(seat, Action::Keep(tile)) = &mut line.entry {
                let offered = dealt.offers(*seat).unwrap();
                *tile = dealt.hidden(*seat).unwrap_or(offered[0]);
            }
        }
        again
    }
}
