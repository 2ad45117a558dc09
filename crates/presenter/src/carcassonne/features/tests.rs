use super::super::places::parts;
use super::*;
use fogbound_carcassonne::{Order, Parts, Setup};
use fogbound_game::Seed;
use std::sync::Arc;

#[test]
fn a_place_is_one_with_itself_and_comes_first() {
    let rules = Arc::new(Setup::new(Parts::ALL, 2).validate().unwrap());
    let mut game = Game::start(rules, &Order::Seed(Seed::new("places"))).unwrap().0;
    for turn in 0..60 {
        let legal = game.legal();
        game.apply(legal[turn * 7 % legal.len()]).unwrap();
    }
    assert!(!game.meeples().is_empty());
    for meeple in game.meeples() {
        let place = (meeple.cell, stand_of(meeple.stand));
        let all = parts(&game, place.0, place.1);
        assert_eq!(all[0], place);
        assert_eq!(without_repeats(all.iter().copied()).len(), all.len());
    }
}
