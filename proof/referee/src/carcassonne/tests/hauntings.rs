//! G-2 on boards made by hand.

use serde_json::{Value, json};

use super::boards::{run, setup, stand, state};
use crate::carcassonne::Carcassonne;
use crate::carcassonne::setup::Setup;
use crate::carcassonne::state::{Feature, Piece, State};
use crate::geometry::Cell;
use crate::tests::Outcome;

/// A foggy tile that meets mist in the north and none in the south; seats 0 and 1 have meeples.
fn haunted(setup: &Setup, ghosts: [u32; 2]) -> State {
    let mut tiles = state(setup, &[(0, 0, "fog", 0), (0, -1, "gorge", 0), (0, 1, "B", 0)]);
    tiles.land.lay(&setup.set, Cell::new(5, 5), "E", 0);
    tiles.land.lay(&setup.set, Cell::new(6, 5), "E", 0);
    stand(&mut tiles, 0, 5, 5, (Feature::City, "N"), ghosts[0]);
    stand(&mut tiles, 1, 6, 5, (Feature::City, "N"), ghosts[1]);
    tiles
}

fn ghosts(setup: &Setup, state: State, choices: &[(&str, Value)]) -> Outcome<Carcassonne> {
    run(setup, state, choices, |trial| trial.place_ghosts(Cell::new(0, 0)))
}

#[test]
fn g_2_4_first_the_others_then_ones_own() {
    let setup = setup(json!({}));
    let done = ghosts(&setup, haunted(&setup, [0, 0]), &[]);
    assert_eq!(done.told, ["forced", "ghost_placed", "forced", "ghost_placed"]);
    let found: Vec<u32> = done.state.meeples.iter().map(|meeple| meeple.ghosts).collect();
    assert_eq!((found, done.state.ghost_supply), (vec![1, 1], 13));
    let mut tiles = haunted(&setup, [0, 0]);
    tiles.land.lay(&setup.set, Cell::new(7, 5), "B", 0);
    stand(&mut tiles, 2, 7, 5, (Feature::Monastery, ""), 0);
    let asked = ghosts(&setup, tiles.clone(), &[]).pending.unwrap();
    assert_eq!(asked["ask"], "ghost_other");
    assert_eq!(asked["legal"], json!([["ghost", 6, 5], ["ghost", 7, 5]]));
    let done = ghosts(&setup, tiles, &[("ghost_other", json!(["ghost", 7, 5]))]);
    let found: Vec<u32> = done.state.meeples.iter().map(|meeple| meeple.ghosts).collect();
    assert_eq!(found, [1, 0, 1]);
}

#[test]
fn g_2_3_clear_edges_alone_destroy_and_matching_ones_do_nothing() {
    let setup = setup(json!({}));
    let mut tiles = haunted(&setup, [0, 0]);
    tiles.land.lay(&setup.set, Cell::new(0, -1), "E", 0);
    assert_eq!(ghosts(&setup, tiles.clone(), &[]).told, ["forced", "ghost_placed"]);
    tiles.land.lay(&setup.set, Cell::new(0, 0), "B", 0);
    assert!(ghosts(&setup, tiles.clone(), &[]).told.is_empty(), "clear against clear");
    tiles.land.lay(&setup.set, Cell::new(0, -1), "gorge", 0);
    let done = ghosts(&setup, tiles, &[]);
    assert_eq!(done.state.meeples[0].ghosts, 1, "whichever tile is the new one");
    let mut calm = setup.clone();
    calm.switches.mist = false;
    assert!(ghosts(&calm, haunted(&setup, [0, 0]), &[]).told.is_empty());
}

#[test]
fn g_2_5_without_a_target_or_a_ghost_only_that_one_is_skipped() {
    let setup = setup(json!({}));
    let mut tiles = haunted(&setup, [0, 0]);
    tiles.meeples[1].piece = Piece::Guard;
    assert_eq!(
        ghosts(&setup, tiles.clone(), &[]).told,
        ["ghost_skipped", "forced", "ghost_placed"]
    );
    tiles.meeples[1].piece = Piece::Meeple;
    tiles.ghost_supply = 1;
    assert_eq!(ghosts(&setup, tiles, &[]).told, ["forced", "ghost_placed", "ghost_skipped"]);
}

#[test]
fn g_2_7_the_third_ghost_scares_and_its_ghosts_serve_at_once() {
    let setup = setup(json!({}));
    let mut tiles = haunted(&setup, [2, 2]);
    tiles.ghost_supply = 1;
    let done = ghosts(&setup, tiles, &[]);
    let expected =
        ["forced", "ghost_placed", "scared", "forced", "ghost_placed", "scared"].map(str::to_owned);
    assert_eq!(done.told, expected);
    assert_eq!((done.state.meeples.len(), done.state.ghost_supply), (0, 5));
    assert_eq!((done.state.supply[0].meeples, done.state.supply[1].meeples), (5, 5));
}
