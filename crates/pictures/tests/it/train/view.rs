//! A picture shows what its viewer may know, and nothing else.

use crate::train::common::game;
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Game, Options};
use fogbound_pictures::Styling;
use fogbound_pictures::train::{Card, table_svg};
use fogbound_presenter::ghosts_galore as scenes;

fn names() -> [String; 3] {
    ["Ada", "Ben", "Cleo"].map(str::to_owned)
}

fn picture(game: &Game, viewer: Option<u8>) -> String {
    table_svg(&scenes::table(&game.view_of(viewer), &names()), 96, Styling::Page)
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let experienced = Options { experienced: true, ..Options::default() };
    for options in [Options::default(), experienced] {
        for rounds in 0..=9 {
            let game = game(3, rounds, options);
            for viewer in [None, Some(0), Some(2)] {
                let mut rng = Seed::new("other").stream("what is hidden");
                let other = game.view_of(viewer).deal(&mut rng);
                assert_eq!(picture(&game, viewer), picture(&other, viewer), "{rounds} {viewer:?}");
            }
        }
    }
}

#[test]
fn own_hidden_tiles_are_shown_to_their_owner_only() {
    let game = game(3, 3, Options::default());
    let shown = |viewer: Option<u8>| {
        let view = game.view_of(viewer);
        let table = scenes::table(&view, &names());
        let last = |hand: &Vec<Card>| matches!(hand.last(), Some(Card::Secret(_)));
        table.players.iter().map(|player| last(&player.hand)).collect::<Vec<bool>>()
    };
    assert_eq!(shown(None), [false, false, false]);
    assert_eq!(shown(Some(1)), [false, true, false]);
}

#[test]
fn offers_are_two_tiles_before_the_first_round() {
    let game = game(3, 0, Options { experienced: true, ..Options::default() });
    let view = game.view_of(Some(1));
    let hands = scenes::table(&view, &names()).players.into_iter().map(|player| player.hand);
    let known: Vec<Vec<bool>> = hands
        .map(|hand| hand.iter().map(|card| matches!(card, Card::Secret(_))).collect())
        .collect();
    assert_eq!(known, [[false, false], [true, true], [false, false]]);
}

#[test]
fn at_the_end_ranks_stand_instead_of_hands_and_draft() {
    let game = game(3, 10, Options::default());
    let view = game.view_of(None);
    let table = scenes::table(&view, &names());
    assert!(table.draft.is_none());
    assert!(table.players.iter().all(|player| player.hand.is_empty() && !player.lamp));
    assert!(table.players.iter().any(|player| player.rank == Some(1)));
    assert!(table.players.iter().all(|player| player.board.tiles.iter().all(Option::is_some)));
}

#[test]
fn buffer_stops_stand_where_a_dead_end_is_certain() {
    for rounds in 0..=10 {
        let game = game(3, rounds, Options::default());
        let view = game.view_of(None);
        for (seat, sheet) in (0u8..).zip(game.sheets()) {
            let stops = scenes::board(&view, seat).dead_ends.len();
            let all = usize::from(sheet.dead_ends);
            assert!(if rounds == 10 { stops == all } else { stops <= all }, "{stops} of {all}");
        }
    }
}
