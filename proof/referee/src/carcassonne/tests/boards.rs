//! Boards made by hand: single steps of a turn, and what regions are worth.

use serde_json::{Value, json};

use super::selfplay;
use crate::carcassonne::regions::Region;
use crate::carcassonne::setup::Setup;
use crate::carcassonne::state::{Feature, Meeple, Piece, State};
use crate::carcassonne::{Carcassonne, Trial};
use crate::geometry::Cell;
use crate::landscape::TileMap;
use crate::script::Script;
use crate::tests::{Outcome, run as run_step, setup_of};
use crate::trial::Stop;

/// The full expansion for three players, with these options changed.
pub(super) fn setup(options: Value) -> Setup {
    let mut line = selfplay::setup(3, [true; 4], 1, false);
    line["start_player"] = json!(0);
    line["options"] =
        json!({"farmers": true, "meeples_on_misty_roads": true, "ghost_cost": "everyone"});
    for (name, value) in options.as_object().unwrap() {
        line["options"][name] = value.clone();
    }
    setup_of::<Carcassonne>(&line)
}

/// A table with these tiles and nothing else.
pub(super) fn state(setup: &Setup, tiles: &[(i32, i32, &str, u8)]) -> State {
    let mut state = State::new(setup);
    state.land.board = TileMap::default();
    for (x, y, kind, rotation) in tiles {
        assert!(setup.set.kinds.contains_key(*kind));
        state.land.lay(&setup.set, Cell::new(*x, *y), kind, *rotation);
    }
    state
}

/// Puts a meeple of a seat on the board, out of the supply; ghosts come from theirs.
pub(super) fn stand(
    state: &mut State,
    seat: usize,
    x: i32,
    y: i32,
    (feature, name): (Feature, &str),
    ghosts: u32,
) {
    let (cell, name) = (Cell::new(x, y), name.to_owned());
    *state.supply[seat].of(Piece::Meeple) -= 1;
    state.ghost_supply -= ghosts;
    state.meeples.push(Meeple { seat, cell, piece: Piece::Meeple, feature, name, ghosts });
}

/// Runs one step.
pub(super) fn run(
    setup: &Setup,
    state: State,
    choices: &[(&str, Value)],
    step: impl FnOnce(&mut Trial<'_>) -> Result<(), Stop>,
) -> Outcome<Carcassonne> {
    run_step(setup, |place| *place = state, choices, step)
}

fn scored(setup: &Setup, state: State) -> Outcome<Carcassonne> {
    run(setup, state, &[], |trial| {
        trial.score();
        Ok(())
    })
}

fn region(state: &State, feature: Feature, x: i32, y: i32, name: &str) -> Region {
    state.region(feature, Cell::new(x, y), name)
}

const AROUND: [(i32, i32); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// A building in the middle of eight tiles, the first three of them foggy.
fn surrounded(kind: &'static str) -> Vec<(i32, i32, &'static str, u8)> {
    let mut tiles = vec![(0, 0, kind, 0)];
    for (place, (x, y)) in AROUND.into_iter().enumerate() {
        tiles.push((x, y, if place < 3 { "fog" } else { "B" }, 0));
    }
    tiles
}

#[test]
fn c_5_a_city_of_two_tiles_is_no_exception() {
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &[(0, 0, "E", 0), (0, -1, "E", 2)]);
    let city = region(&tiles, Feature::City, 0, 0, "N");
    assert!(tiles.is_complete(&city));
    assert_eq!(tiles.value(&city), 4);
    tiles = state(&setup, &[(0, 0, "M", 0), (0, -1, "E", 2), (-1, 0, "E", 1)]);
    let city = region(&tiles, Feature::City, 0, -1, "S");
    assert_eq!((tiles.is_complete(&city), tiles.value(&city)), (true, 8));
    tiles = state(&setup, &[(0, 0, "M", 0), (0, -1, "E", 2)]);
    let city = region(&tiles, Feature::City, 0, -1, "S");
    assert_eq!((tiles.is_complete(&city), tiles.value(&city)), (false, 3));
}

#[test]
fn c_5_a_road_ends_at_buildings_and_villages_or_loops() {
    let setup = setup(json!({}));
    let tiles = state(&setup, &[(0, 0, "A", 0), (0, 1, "U", 0), (0, 2, "W", 2)]);
    let road = region(&tiles, Feature::Road, 0, 1, "NS");
    assert_eq!((tiles.is_complete(&road), tiles.value(&road)), (true, 3));
    let ring = [(0, 0, "V", 3), (1, 0, "V", 0), (1, 1, "V", 1), (0, 1, "V", 2)];
    let tiles = state(&setup, &ring);
    let road = region(&tiles, Feature::Road, 0, 0, "ES");
    assert_eq!((tiles.is_complete(&road), tiles.value(&road)), (true, 4));
    let open = region(&state(&setup, &ring[..3]), Feature::Road, 0, 0, "ES");
    assert!(!state(&setup, &ring[..3]).is_complete(&open));
}

/// A ring in which two cities of one tile are joined from outside.
const RING: [(i32, i32, &str, u8); 4] =
    [(0, 0, "I", 0), (0, -1, "N", 3), (-1, -1, "N", 2), (-1, 0, "N", 1)];

#[test]
fn m_9_1_two_segments_of_one_tile_count_once() {
    let setup = setup(json!({}));
    let tiles = state(&setup, &RING);
    let city = region(&tiles, Feature::City, 0, 0, "W");
    assert_eq!((city.segments.len(), tiles.value(&city)), (5, 8));
}

#[test]
fn x_4_two_names_of_one_region_are_one_choice() {
    let setup = setup(json!({}));
    let placed = Cell::new(0, 0);
    let asked = run(&setup, state(&setup, &RING), &[], |trial| trial.place_meeple(placed));
    let legal = json!([
        ["pass"],
        ["meeple", "meeple", "city", "N"],
        ["meeple", "meeple", "field", "2345"],
        ["meeple", "guard", "city", "N"],
        ["meeple", "guard", "field", "2345"]
    ]);
    assert_eq!(asked.pending.unwrap()["legal"], legal);
    let choice = [("meeple", json!(["meeple", "guard", "city", "W"]))];
    let done = run(&setup, state(&setup, &RING), &choice, |trial| trial.place_meeple(placed));
    let guard = &done.state.meeples[0];
    assert_eq!((guard.name.as_str(), guard.piece), ("N", Piece::Guard));
    assert_eq!((done.state.supply[0].meeples, done.state.supply[0].guards), (5, 1));
}

#[test]
fn c_3_a_region_that_holds_anybody_is_taken() {
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &RING);
    stand(&mut tiles, 2, -1, -1, (Feature::City, "ES"), 0);
    stand(&mut tiles, 1, -1, 0, (Feature::Field, "4567"), 0);
    let asked = run(&setup, tiles, &[], |trial| trial.place_meeple(Cell::new(0, 0)));
    let legal = json!([
        ["pass"],
        ["meeple", "meeple", "field", "2345"],
        ["meeple", "guard", "field", "2345"]
    ]);
    assert_eq!(asked.pending.unwrap()["legal"], legal);
}

#[test]
fn c_3_a_meeple_that_returns_by_scoring_comes_too_late() {
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &[(0, 0, "E", 0), (0, -1, "E", 2)]);
    stand(&mut tiles, 0, 0, 0, (Feature::City, "N"), 0);
    (tiles.supply[0].meeples, tiles.supply[0].guards) = (0, 0);
    let done = run(&setup, tiles, &[], |trial| {
        trial.place_meeple(Cell::new(0, -1))?;
        trial.score();
        Ok(())
    });
    assert_eq!(done.told, ["forced", "scored", "meeple_returned"]);
    assert_eq!((done.state.meeples.len(), done.state.supply[0].meeples), (0, 1));
}

#[test]
fn g_3_2_mist_bounds_fields_and_may_close_roads() {
    let strict = setup(json!({"meeples_on_misty_roads": false, "farmers": false}));
    let row = [(0, 0, "lane", 0), (-1, 0, "U", 1), (1, 0, "U", 1)];
    let tiles = state(&strict, &row);
    let field = region(&tiles, Feature::Field, 0, 0, "012");
    let names: Vec<&str> = field.segments.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["012", "0127"]);
    let road = region(&tiles, Feature::Road, 0, 0, "EW");
    assert_eq!(road.segments.len(), 3, "mist is no bound to roads");
    let none = run(&strict, tiles, &[], |trial| trial.place_meeple(Cell::new(0, 0)));
    assert_eq!((none.told, none.state.meeples.len()), (vec!["forced".to_owned()], 0));
    let tiles = state(&strict, &row);
    let some = run(&strict, tiles, &[], |trial| trial.place_meeple(Cell::new(1, 0)));
    let legal = some.pending.unwrap()["legal"].clone();
    assert_eq!(legal[1], json!(["meeple", "meeple", "road", "EW"]), "a clear piece of that road");
    let free = setup(json!({}));
    let some = run(&free, state(&free, &row), &[], |trial| trial.place_meeple(Cell::new(0, 0)));
    assert_eq!(some.pending.unwrap()["legal"].as_array().unwrap().len(), 7);
}

#[test]
fn c_6_a_field_takes_each_complete_city_once() {
    let setup = setup(json!({}));
    let sides = [(0, 0, "E", 0), (0, -1, "E", 2), (1, 0, "B", 0), (1, -1, "B", 0)];
    let tiles = state(&setup, &sides);
    let field = region(&tiles, Feature::Field, 0, 0, "234567");
    assert_eq!((field.segments.len(), tiles.value(&field)), (4, 3));
    let apart = state(&setup, &sides[..2]);
    for (y, name) in [(0, "234567"), (-1, "012367")] {
        assert_eq!(apart.value(&region(&apart, Feature::Field, 0, y, name)), 3, "every field");
    }
    let both = [(0, 0, "H", 0), (1, 0, "E", 3), (-1, 0, "E", 1)];
    let tiles = state(&setup, &both);
    assert_eq!(tiles.value(&region(&tiles, Feature::Field, 0, 0, "0145")), 6);
    let tiles = state(&setup, &both[..2]);
    assert_eq!(tiles.value(&region(&tiles, Feature::Field, 0, 0, "0145")), 3);
}

#[test]
fn c_5_most_meeples_take_all_and_ties_all_take_all() {
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &[(0, 0, "M", 0), (0, -1, "E", 2), (-1, 0, "E", 1)]);
    stand(&mut tiles, 0, 0, 0, (Feature::City, "NW"), 0);
    stand(&mut tiles, 1, 0, -1, (Feature::City, "S"), 0);
    let tie = scored(&setup, tiles.clone());
    assert_eq!(tie.state.scores, [8, 8, 0]);
    assert_eq!((tie.state.meeples.len(), tie.state.supply[1].meeples), (0, 5));
    stand(&mut tiles, 1, -1, 0, (Feature::City, "E"), 0);
    tiles.meeples[2].piece = Piece::Guard;
    assert_eq!(scored(&setup, tiles).state.scores, [0, 8, 0], "a guard counts like a meeple");
}

#[test]
fn g_4_2_castles_and_monasteries_count_what_lies_around() {
    let setup = setup(json!({}));
    for (kind, feature, complete, open) in
        [("castle", Feature::Castle, 8, 4), ("B", Feature::Monastery, 9, 8)]
    {
        let mut tiles = surrounded(kind);
        let full = state(&setup, &tiles);
        let home = region(&full, feature, 0, 0, "");
        assert_eq!((full.is_complete(&home), full.value(&home)), (true, complete));
        tiles.pop();
        let left = state(&setup, &tiles);
        assert_eq!((left.is_complete(&home), left.value(&home)), (false, open));
    }
}

#[test]
fn g_4_3_the_keeper_earns_a_guard_while_there_are_some() {
    let setup = setup(json!({"ghost_cost": "scorers"}));
    let mut tiles = state(&setup, &surrounded("grave"));
    tiles.scores = vec![5, 5, 5];
    stand(&mut tiles, 1, 0, 0, (Feature::Cemetery, ""), 1);
    let done = scored(&setup, tiles.clone());
    assert_eq!(done.told, ["guard_gained", "meeple_returned"]);
    assert_eq!((done.state.common_guards[1], done.state.supply[1].guards), (2, 3));
    assert_eq!((done.state.supply[1].meeples, done.state.ghost_supply), (5, 15));
    assert_eq!(done.state.scores, [5, 3, 5], "a keeper pays under both readings");
    tiles.common_guards[1] = 0;
    assert_eq!(scored(&setup, tiles.clone()).told, ["meeple_returned"]);
    tiles.meeples.clear();
    assert!(scored(&setup, tiles).told.is_empty());
}

#[test]
fn g_4_4_ghosts_cost_before_the_floor_of_the_turn() {
    for (cost, scores) in [("everyone", [8, 2, 0]), ("scorers", [8, 6, 0])] {
        let setup = setup(json!({"ghost_cost": cost}));
        // A city, a road of three tiles and one of two are completed in the same turn.
        let city = [(0, 0, "M", 0), (0, -1, "E", 2), (-1, 0, "E", 1)];
        let long = [(5, 5, "A", 0), (5, 6, "U", 0), (5, 7, "A", 2)];
        let short = [(3, 5, "A", 3), (4, 5, "A", 1)];
        let open = [(9, 9, "U", 0)];
        let mut tiles = state(&setup, &[&city[..], &long, &short, &open].concat());
        tiles.scores = vec![0, 1, 0];
        stand(&mut tiles, 0, 0, 0, (Feature::City, "NW"), 0);
        stand(&mut tiles, 0, 0, -1, (Feature::City, "S"), 0);
        stand(&mut tiles, 1, -1, 0, (Feature::City, "E"), 2);
        stand(&mut tiles, 1, 5, 6, (Feature::Road, "NS"), 0);
        stand(&mut tiles, 1, 4, 5, (Feature::Road, "W"), 0);
        stand(&mut tiles, 1, 9, 9, (Feature::Road, "NS"), 2);
        let done = scored(&setup, tiles);
        assert_eq!(done.state.scores, scores);
        assert_eq!((done.state.meeples.len(), done.state.ghost_supply), (1, 13));
    }
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &[(0, 0, "M", 0), (0, -1, "E", 2), (-1, 0, "E", 1)]);
    stand(&mut tiles, 0, 0, 0, (Feature::City, "NW"), 0);
    stand(&mut tiles, 0, 0, -1, (Feature::City, "S"), 1);
    stand(&mut tiles, 1, -1, 0, (Feature::City, "E"), 2);
    tiles.scores = vec![0, 3, 0];
    assert_eq!(scored(&setup, tiles).state.scores, [6, 0, 0], "never below 0");
}

#[test]
fn g_5_1_the_final_scoring_is_one_sum() {
    let setup = setup(json!({}));
    let mut tiles = state(&setup, &surrounded("castle")[..8]);
    tiles.land.lay(&setup.set, Cell::new(9, 0), "U", 0);
    tiles.land.lay(&setup.set, Cell::new(9, 5), "grave", 0);
    tiles.scores = vec![1, 1, 0];
    stand(&mut tiles, 0, 0, 0, (Feature::Castle, ""), 1);
    stand(&mut tiles, 1, 9, 0, (Feature::Road, "NS"), 0);
    stand(&mut tiles, 1, 9, 5, (Feature::Cemetery, ""), 2);
    stand(&mut tiles, 1, 1, 0, (Feature::Field, "01234567"), 2);
    let mut trial = Trial::new(&setup, Script::new(1, &[]));
    trial.state = tiles;
    let result = trial.end();
    assert_eq!(result["scores"], json!([4, 0, 0]));
    assert_eq!(result["ranks"], json!([1, 2, 2]));
    let nothing = json!([0, 0, 0]);
    let parts = &result["breakdown"];
    assert_eq!((&parts["before"], &parts["ghosts"]), (&json!([1, 1, 0]), &json!([-1, -4, 0])));
    assert_eq!((&parts["castle"], &parts["road"]), (&json!([4, 0, 0]), &json!([0, 1, 0])));
    assert_eq!((&parts["field"], &parts["city"]), (&nothing, &nothing));
    assert_eq!((trial.state.meeples.len(), trial.state.ghost_supply), (4, 10), "all stays");
}
