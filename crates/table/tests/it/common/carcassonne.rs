//! Random games of Carcassonne.

use super::Dice;
use fogbound_carcassonne::{Action, Game, GhostCost, Options, Order, Parts, Rules, Setup};
use fogbound_game::{Game as _, Rotation};
use fogbound_table::games::carcassonne::{Record, Replay};
use fogbound_table::record::Chance;
use std::sync::Arc;

pub fn rules(players: u8, parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, players).validate().unwrap())
}

/// Returns rules for two to six players with any parts and options.
pub fn random_rules(dice: &mut Dice) -> Arc<Rules> {
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

/// Returns an answer, now and then in another rotation; `None` at the end. Boards that grow close together
/// complete more.
pub fn random_answer(dice: &mut Dice, game: &Game) -> Option<Action> {
    game.ask()?;
    let legal = game.legal();
    let near = |action: &Action| match *action {
        Action::Place(cell, _) => i32::from(cell.x.abs()) + i32::from(cell.y.abs()),
        _ => 0,
    };
    let tried = [dice.pick(&legal), dice.pick(&legal), dice.pick(&legal)];
    let action = tried.into_iter().min_by_key(near)?;
    let Action::Place(cell, _) = action else { return Some(action) };
    let other = Action::Place(cell, dice.pick(&Rotation::ALL));
    Some(if game.check(other).is_ok() { other } else { action })
}

/// Returns a game that runs until it is over, or some decisions long.
pub fn random_game(dice: &mut Dice, rules: &Arc<Rules>, most: usize) -> Replay {
    let mut replay = Replay::start(Arc::clone(rules), &Order::Seed(dice.seed())).unwrap();
    while replay.taken().len() < most {
        let Some(action) = random_answer(dice, replay.end()) else { break };
        replay.apply(replay.end().seat(), action).unwrap();
    }
    replay
}

/// Returns a whole random game.
pub fn finished_game(dice: &mut Dice, rules: &Arc<Rules>) -> Replay {
    let replay = random_game(dice, rules, usize::MAX);
    assert!(replay.end().is_over());
    replay
}

/// Returns the record of a random game with undos, comments and hashes.
pub fn random_record(dice: &mut Dice, rules: &Arc<Rules>, mut record: Record) -> (Record, Replay) {
    let order = record.order(rules).unwrap();
    let mut replay = Replay::start(Arc::clone(rules), &order).unwrap();
    record.push_events(replay.end(), replay.start_events());
    while let Some(action) = random_answer(dice, replay.end()) {
        record.push_action(action);
        let events = replay.apply(replay.end().seat(), action).unwrap().to_vec();
        record.push_events(replay.end(), &events);
        let undone = 1 + dice.below(2) as u32;
        if dice.one_in(3) && replay.undo(undone).is_ok() {
            record.push_undo(undone);
        }
        match dice.below(20) {
            0 => record.push_comment("hm"),
            1 => record.push_hash(replay.end().hash()),
            _ => {}
        }
    }
    (record, replay)
}

/// Returns a new record whose chance comes from a seed.
pub fn seeded(dice: &mut Dice, rules: &Rules) -> Record {
    Record::new(rules, Chance::Seed(dice.seed()))
}

/// Returns a new record with this order of drawing, written openly.
pub fn ordered(game: &Game) -> Record {
    let name = |kind| game.rules().catalogue().kind(kind).name.clone();
    let names = game.deck().map(|kind| name(kind.unwrap())).collect();
    Record::new(game.rules(), Chance::Order(names))
}

/// Returns the same record with everything dealt again that nobody has seen at its end.
pub fn redealt(dice: &mut Dice, record: &Record, end: &Game) -> Record {
    let mut other = end.view().deal(dice.rng());
    while let Some(action) = random_answer(dice, &other) {
        other.apply(action).unwrap();
    }
    let mut again = ordered(&other);
    again.lines.clone_from(&record.lines);
    again
}
