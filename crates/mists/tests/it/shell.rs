//! The shell around all games, and tiles as they are written.

use fogbound_game::{Deciding, Game as _, Refusal, Seed};
use fogbound_mists::{Action, Game, Level, Order, Setup};
use std::sync::Arc;

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
    assert_eq!((game.apply_of(1, action), game.hash()), (Err(refusal), before));
    assert!(game.apply_of(0, action).is_ok() && game.hash() != before);
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

#[test]
fn m_3_2_the_tile_just_placed_is_known_until_the_turn_ends() {
    let mut game = game();
    assert_eq!(game.placed(), None);
    let Action::Place(cell, turns) = game.legal()[0] else { panic!("a tile is placed first") };
    game.apply(Action::Place(cell, turns)).unwrap();
    let seat = game.seat();
    while game.seat() == seat && !game.is_over() {
        assert_eq!(game.placed(), Some(cell));
        let last = *game.legal().last().unwrap();
        game.apply(last).unwrap();
    }
    assert_eq!(game.placed(), None);
}

#[test]
fn x_6_undo_stops_where_a_tile_is_drawn_and_at_the_end() {
    let mut game = game();
    let start = game.clone();
    assert!(!start.revealed_since(&game));
    game.apply(game.legal()[0]).unwrap();
    assert_eq!(game.seat(), start.seat(), "a meeple can be placed");
    assert!(!start.revealed_since(&game), "a choice may be taken back");
    let choice = game.clone();
    game.apply(Action::Pass).unwrap();
    assert!(choice.revealed_since(&game) && start.revealed_since(&game), "the next tile is seen");
    while game.outcome().is_none() {
        let before = game.clone();
        game.apply(game.legal()[0]).unwrap();
        assert_eq!(
            before.revealed_since(&game),
            before.draws().count() != game.draws().count() || game.is_over()
        );
    }
}

#[test]
fn x_6_games_are_equal_if_setup_and_position_are() {
    let (first, mut second) = (game(), game());
    assert_eq!(first, second);
    second.apply(second.legal()[0]).unwrap();
    assert_ne!(first, second);
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let setup = Setup::new(set, Level::number(1).unwrap(), 3);
    let three = Game::start(Arc::new(setup.validate().unwrap()), &Order::Seed(Seed::new("common")));
    assert_ne!(three.unwrap().0, first);
}
