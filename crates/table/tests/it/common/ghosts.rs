//! Random games of Ghosts Galore.

use super::Dice;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Action, Game, Options, Order, Rules, Setup};
use fogbound_table::games::ghosts_galore::{Entry, Record, Replay};
use fogbound_table::record::Chance;
use std::sync::Arc;

pub fn rules(players: u8, options: Options) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    Arc::new(Setup { options, ..Setup::new(set, players) }.validate().unwrap())
}

/// Returns rules for two to five players with any options.
pub fn random_rules(dice: &mut Dice) -> Arc<Rules> {
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

/// Returns an answer of any seat that has to decide, now and then in another rotation; `None` at the end.
pub fn random_answer(dice: &mut Dice, game: &Game) -> Option<(u8, Action)> {
    let seats: Vec<u8> = game.deciding().seats().iter().collect();
    let seat = *seats.get(dice.below(seats.len().max(1)))?;
    let action = match dice.pick(&game.legal_of(seat)) {
        Action::Place(space, _) => Action::Place(space, dice.pick(&fogbound_game::Rotation::ALL)),
        action => action,
    };
    Some((seat, action))
}

/// Returns a whole random game.
pub fn random_game(dice: &mut Dice, rules: &Arc<Rules>) -> Replay {
    let mut replay = Replay::start(Arc::clone(rules), &Order::Seed(dice.seed())).unwrap();
    while let Some((seat, action)) = random_answer(dice, replay.end()) {
        replay.apply(seat, action).unwrap();
    }
    assert!(replay.end().is_over());
    replay
}

/// Returns the record of a random game with undos, comments and hashes.
pub fn random_record(dice: &mut Dice, rules: &Arc<Rules>, mut record: Record) -> (Record, Replay) {
    let order = record.order(rules).unwrap();
    let mut replay = Replay::start(Arc::clone(rules), &order).unwrap();
    record.push_events(replay.end(), replay.start_events());
    while let Some((seat, action)) = random_answer(dice, replay.end()) {
        record.push_answer(replay.end(), seat, action);
        let events = replay.apply(seat, action).unwrap().to_vec();
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

/// Returns the same record with everything dealt again that a spectator cannot know at its end.
pub fn redealt(dice: &mut Dice, record: &Record, end: &Game) -> Record {
    let dealt = end.view_of(None).deal(dice.rng());
    let mut other = dealt.clone();
    while let Some((seat, action)) = random_answer(dice, &other) {
        other.apply_of(seat, action).unwrap();
    }
    let mut again = Record::dealt(end.rules(), &other.dealt().unwrap());
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

/// Returns a new record whose chance comes from a seed.
pub fn seeded(dice: &mut Dice, rules: &Rules) -> Record {
    Record::new(rules, Chance::Seed(dice.seed()))
}
