//! Tests of the steps of a turn, each on a board made by hand.

use super::*;
use crate::landscape::{Building, Kind, Tile, board, kind};
use crate::mists::Mists;
use crate::tests::{Outcome, run as run_step};
use crate::trial::{Ending, Stop};

/// Runs one step of a turn on a board made by hand.
fn run(
    setup: &Setup,
    prepare: impl FnOnce(&mut State),
    choices: &[(&str, Value)],
    step: impl FnOnce(&mut Trial<'_>) -> Result<(), Stop>,
) -> Outcome<Mists> {
    run_step(setup, prepare, choices, step)
}

const HOME: Cell = Cell::new(0, 0);

fn field() -> Kind {
    kind("field", &[], &[], &[], None)
}

fn mist(edges: &str, symbols: u32) -> Kind {
    kind("mist", &[], &[], &[(edges, symbols)], None)
}

fn cemetery() -> Kind {
    kind("cemetery", &[], &[], &[("N", 1)], Some(Building::Cemetery))
}

fn ends() -> Kind {
    kind("ends", &["N", "E", "S", "W"], &[], &[], None)
}

/// Lays tiles on top of what is there.
fn lay(state: &mut State, tiles: &[(i32, i32, &Kind, u8)]) {
    state.land.board.0.extend(board(tiles).0);
}

fn lay_around(state: &mut State, centre: Cell, kind: &Kind) {
    for near in centre.around() {
        lay(state, &[(near.x, near.y, kind, 0)]);
    }
}

const LOST_BY_GHOSTS: Option<Stop> = Some(Stop::Over(Ending::Lost("M-12.2")));
const LOST_BY_TILES: Option<Stop> = Some(Stop::Over(Ending::Lost("M-12.3")));
const WON: Option<Stop> = Some(Stop::Over(Ending::Won("M-12.1")));

#[test]
fn m_3_5_a_tile_that_fits_nowhere_is_set_aside_and_an_empty_pile_loses() {
    let mut setup = setup_of(1);
    let city = kind("city", &[], &[("NESW", 0)], &[], None);
    for kind in [&city, &field()] {
        setup.set.kinds.insert(kind.name.clone(), kind.clone());
    }
    let draw = |tiles: &[&str]| {
        let mut setup = setup.clone();
        setup.set.order = Some(tiles.iter().map(|name| (*name).into()).collect());
        let prepare = |state: &mut State| {
            lay(state, &[(0, 0, &field(), 0)]);
            state.land.piles = vec![tiles.len()];
        };
        run(&setup, prepare, &[], |trial| trial.draw_a_tile_that_fits())
    };
    let found = draw(&["city", "city", "field"]);
    assert_eq!((found.stop, found.state.land.set_aside.len()), (None, 2));
    assert_eq!(found.state.land.hand.as_deref(), Some("field"));
    let lost = draw(&["city", "city"]);
    assert_eq!((lost.stop, lost.state.land.set_aside.len()), (LOST_BY_TILES, 2));
}

#[test]
fn m_4_3_a_finished_bank_is_cleared_and_no_other_spot() {
    let two = kind("two", &[], &[], &[("N", 1), ("S", 1)], None);
    let prepare = |state: &mut State| {
        lay(state, &[(0, 0, &mist("S", 2), 0), (0, 1, &two, 0)]);
        haunt(state, 0, 0, "S", 2);
        haunt(state, 0, 1, "S", 1);
    };
    let found = run(&setup_of(1), prepare, &[], |trial| {
        trial.clear_finished_banks(Cell::new(0, 1));
        Ok(())
    });
    assert_eq!((found.state.ghosts_on_board(), found.state.ghost_supply), (1, 14));
    assert_eq!(found.state.ghosts_on(Cell::new(0, 1)), 1);
}

#[test]
fn m_5_1_a_quiet_cemetery_closes_among_4_and_a_haunted_one_among_8() {
    let prepare = |state: &mut State| {
        lay(state, &[(0, 0, &cemetery(), 0)]);
        for near in HOME.beside() {
            lay(state, &[(near.x, near.y, &field(), 0)]);
        }
        state.add_ghosts(HOME, Spot::Cemetery, 2);
        stand(state, Colour::Red, 5, 5, Post::Road, "N");
        ride(state, Hound::Rufus);
    };
    let step = |trial: &mut Trial<'_>| trial.bury_at_closed_cemeteries(Cell::new(0, 1));
    let quiet = run(&setup_of(3), prepare, &[], step);
    assert_eq!(quiet.state.meeples[0].post, Post::Buried);
    assert_eq!((quiet.state.ghosts_on_board(), quiet.state.meeples[0].cell), (0, HOME));
    assert_eq!(quiet.state.hounds[&Hound::Rufus], Kennel::Gone);
    let haunted = run(&setup_of(5), prepare, &[], step);
    assert_eq!(haunted.state.meeples[0].post, Post::Road);
    let full = |state: &mut State| {
        prepare(state);
        lay_around(state, HOME, &field());
        state.land.board.0.insert(Cell::new(1, 1), Tile::FaceDown);
    };
    let haunted = run(&setup_of(5), full, &[], step);
    assert_eq!(haunted.state.meeples[0].post, Post::Buried);
    assert_eq!(haunted.state.ghosts_on_board(), 2, "no ghost leaves a haunted cemetery");
}

#[test]
fn m_5_7_cemeteries_that_close_together_are_taken_one_by_one() {
    let prepare = |state: &mut State| {
        for x in [-1, 1] {
            lay(state, &[(x, 0, &cemetery(), 0)]);
            for near in Cell::new(x, 0).beside() {
                lay(state, &[(near.x, near.y, &field(), 0)]);
            }
        }
    };
    let step = |trial: &mut Trial<'_>| trial.bury_at_closed_cemeteries(HOME);
    let open = run(&setup_of(2), prepare, &[], step);
    assert_eq!(open.asks(), ("bury_at", &json!([["bury_at", -1, 0], ["bury_at", 1, 0]])));
    let first = [("bury_at", json!(["bury_at", 1, 0]))];
    let next = run(&setup_of(2), prepare, &first, step);
    assert_eq!(next.asks(), ("bury", &json!([["bury_supply", "red"], ["bury_supply", "pink"]])));
    assert_eq!(next.pending.as_ref().unwrap()["about"], json!({"x": 1, "y": 0}));
}

#[test]
fn m_6_2_an_extended_bank_spares_one_ghost_of_a_mist_that_counts() {
    let two = kind("two", &[], &[], &[("N", 2), ("S", 1)], None);
    let step = |trial: &mut Trial<'_>| trial.place_ghosts(HOME);
    let extended = |state: &mut State| {
        lay(state, &[(0, 0, &two, 0), (0, -1, &mist("NS", 1), 0)]);
    };
    let open = run(&setup_of(1), extended, &[], step);
    assert_eq!(open.asks(), ("spare", &json!([["spare", "N"], ["spare", "S"]])));
    let found = run(&setup_of(1), extended, &[("spare", json!(["spare", "S"]))], step);
    assert_eq!(found.state.ghosts_on_board(), 2);
    let finished = |state: &mut State| {
        lay(state, &[(0, 0, &two, 0), (0, -1, &mist("S", 1), 0)]);
    };
    let found = run(&setup_of(1), finished, &[], step);
    assert_eq!(found.state.ghosts_on_board(), 0, "only the other mist counts, less one");
    let broken = |state: &mut State| lay(state, &[(0, 0, &two, 0), (0, -1, &field(), 0)]);
    let found = run(&setup_of(1), broken, &[], step);
    assert_eq!(found.state.ghosts_on_board(), 3);
}

#[test]
fn m_6_3_an_open_cemetery_gains_a_ghost_if_one_is_placed() {
    let step = |trial: &mut Trial<'_>| trial.place_ghosts(HOME);
    let with = |symbols: u32| {
        move |state: &mut State| {
            lay(state, &[(0, 0, &mist("N", symbols), 0), (2, 2, &cemetery(), 0)]);
            lay(state, &[(0, -1, &mist("NS", 1), 0)]);
        }
    };
    let none = run(&setup_of(2), with(1), &[], step);
    assert_eq!(none.state.ghosts_on_board(), 0);
    let two = run(&setup_of(2), with(2), &[], step);
    assert_eq!(two.state.ghosts.get(&(Cell::new(2, 2), Spot::Cemetery)), Some(&1));
    assert_eq!(two.state.ghosts_on_board(), 2);
    let haunted = run(&setup_of(5), with(2), &[], step);
    assert_eq!(haunted.state.ghosts_on_board(), 1);
}

#[test]
fn m_6_4_a_haunted_cemetery_adds_to_the_mists_around_it_row_by_row() {
    let two = kind("two", &[], &[], &[("N", 0), ("S", 1)], None);
    let prepare = |state: &mut State| {
        lay(state, &[(0, 0, &cemetery(), 0), (-1, 1, &two, 0), (1, -1, &two, 0)]);
        lay(state, &[(0, 2, &mist("N", 1), 0), (1, 0, &field(), 0)]);
    };
    let step = |trial: &mut Trial<'_>| trial.place_ghosts(HOME);
    let open = run(&setup_of(5), prepare, &[], step);
    assert_eq!(open.asks(), ("haunt", &json!([["haunt", 1, -1, "N"], ["haunt", 1, -1, "S"]])));
    assert_eq!(open.state.ghosts_on_board(), 1, "its own symbol first");
    let answers =
        [("haunt", json!(["haunt", 1, -1, "N"])), ("haunt", json!(["haunt", -1, 1, "S"]))];
    let found = run(&setup_of(5), prepare, &answers, step);
    assert_eq!((found.stop, found.state.ghosts_on_board()), (None, 3));
}

#[test]
fn m_6_5_too_few_ghosts_lose_before_any_is_placed() {
    let step = |trial: &mut Trial<'_>| trial.place_ghosts(HOME);
    let with = |supply: u32| {
        move |state: &mut State| {
            lay(state, &[(0, 0, &cemetery(), 0), (1, 1, &mist("E", 1), 0)]);
            state.ghost_supply = supply;
        }
    };
    let enough = run(&setup_of(5), with(2), &[], step);
    assert_eq!((enough.stop, enough.state.ghost_supply), (None, 0));
    let lost = run(&setup_of(5), with(1), &[], step);
    assert_eq!((lost.stop, lost.state.ghosts_on_board()), (LOST_BY_GHOSTS, 0));
}

#[test]
fn m_7_2_two_names_of_one_region_are_one_choice() {
    let bend = kind("bend", &["NE"], &[], &[], None);
    let crossing = kind("crossing", &["S", "W"], &[], &[("S", 1)], None);
    let prepare = |state: &mut State| {
        lay(state, &[(1, 0, &crossing, 0), (0, 0, &bend, 1), (0, 1, &bend, 0), (1, 1, &bend, 3)]);
    };
    let step = |trial: &mut Trial<'_>| trial.place_meeple(Cell::new(1, 0));
    let listed = |name: &str| {
        json!([["pass"], ["meeple", "red", "road", name], ["meeple", "pink", "road", name]])
    };
    let open = run(&setup_of(1), prepare, &[], step);
    assert_eq!(open.asks(), ("meeple", &listed("S")));
    let other = [("meeple", json!(["meeple", "pink", "road", "W"]))];
    let found = run(&setup_of(1), prepare, &other, step);
    assert_eq!(found.state.meeples[0].edges.name(), "S");
    assert_eq!(found.state.supply[&Colour::Pink], 2);
    let mut strict = setup_of(1);
    strict.options.meeples_on_misty_roads = false;
    let open = run(&strict, prepare, &[], step);
    assert_eq!(open.asks(), ("meeple", &listed("W")));
    let taken = |state: &mut State| {
        prepare(state);
        stand(state, Colour::Blue, 0, 1, Post::Road, "NE");
    };
    let found = run(&setup_of(1), taken, &[], step);
    assert!(found.stop.is_none() && found.pending.is_none(), "to pass is the only answer");
}

/// A road of two cells, complete, with a red and a blue meeple; blue carries both hounds.
fn shared_road(state: &mut State) {
    lay(state, &[(0, 0, &ends(), 0), (1, 0, &ends(), 0)]);
    stand(state, Colour::Red, 0, 0, Post::Road, "E");
    stand(state, Colour::Blue, 1, 0, Post::Road, "W");
    ride(state, Hound::Rufus);
    ride(state, Hound::Ronja);
}

#[test]
fn m_8_6_each_colour_counts_and_m_8_9_each_hound_counts_ghosts() {
    let prepare = |state: &mut State| {
        shared_road(state);
        haunt(state, 5, 5, "N", 4);
    };
    let points = [("reward", json!(["points"]))];
    let found = run(&setup_of(3), prepare, &points, |trial| trial.score());
    assert_eq!(found.state.points[&Colour::Green], 2 * 2 + 4 + 4);
    assert_eq!(found.state.hounds[&Hound::Ronja], Kennel::Gone);
    assert!(found.state.meeples.is_empty());
    let ghosts = [("reward", json!(["ghosts", 5, 5, 3]))];
    let found = run(&setup_of(3), prepare, &ghosts, |trial| trial.score());
    assert_eq!(found.state.points[&Colour::Green], 1 + 1);
}

#[test]
fn m_12_1_the_game_stops_with_the_move_that_wins() {
    let prepare = |state: &mut State| {
        shared_road(state);
        state.points.insert(Colour::Green, 97);
    };
    let won = run(&setup_of(3), prepare, &[], |trial| trial.score());
    assert_eq!((won.stop, won.state.points[&Colour::Green]), (WON, 101));
    assert_eq!(won.state.meeples.len(), 2, "no meeple returns");
    assert_eq!(won.state.hounds[&Hound::Rufus], Kennel::Board);
    let by_hound = |state: &mut State| {
        shared_road(state);
        haunt(state, 5, 5, "N", 4);
        state.points.insert(Colour::Green, 94);
    };
    let points = [("reward", json!(["points"]))];
    let won = run(&setup_of(3), by_hound, &points, |trial| trial.score());
    assert_eq!((won.stop, won.state.points[&Colour::Green]), (WON, 102));
    assert!(won.state.meeples.is_empty());
    assert_eq!(won.state.hounds[&Hound::Rufus], Kennel::Board, "it has not left yet");
}

#[test]
fn m_8_4_regions_are_scored_in_the_order_the_player_wants() {
    let prepare = |state: &mut State| {
        shared_road(state);
        lay(state, &[(0, 1, &ends(), 0)]);
        stand(state, Colour::Red, 0, 1, Post::Road, "N");
    };
    let open = run(&setup_of(1), prepare, &[], |trial| trial.score());
    let expected = json!([["score", "road", 0, 0, "E"], ["score", "road", 0, 0, "S"]]);
    assert_eq!(open.asks(), ("score", &expected));
}

#[test]
fn m_8_10_colours_with_a_scoring_meeple_move_first() {
    let prepare = |state: &mut State| {
        shared_road(state);
        stand(state, Colour::Pink, 1, 0, Post::Road, "W");
        state.meeples.swap(0, 2);
    };
    let open = run(&setup_of(6), prepare, &[], |trial| trial.score());
    assert_eq!((open.state.points[&Colour::Red], open.state.points[&Colour::Blue]), (2, 2));
    let (ask, legal) = open.asks();
    assert_eq!((ask, legal.as_array().map(Vec::len)), ("assign", Some(3)));
    assert_eq!(open.pending.unwrap()["about"], json!({"colour": "pink", "points": 2}));
    let assigned = [("assign", json!(["assign", "black"]))];
    let found = run(&setup_of(6), prepare, &assigned, |trial| trial.score());
    assert_eq!((found.stop, found.state.points[&Colour::Black]), (None, 2));
}

#[test]
fn m_10_1_two_milestones_of_one_turn_come_one_after_the_other() {
    let prepare = |state: &mut State| {
        stand(state, Colour::Red, 0, 0, Post::Road, "N");
        state.points.insert(Colour::Green, 50);
        state.land.piles = vec![0, 20, 20];
        haunt(state, 1, 1, "N", 1);
        haunt(state, 2, 2, "N", 1);
    };
    let step = |trial: &mut Trial<'_>| trial.resolve_milestones();
    let open = run(&setup_of(3), prepare, &[], step);
    let expected = json!([["hound_done"], ["hound_ghosts", 1, 1, 1]]);
    assert_eq!(open.asks(), ("hound_ghosts", &expected));
    assert_eq!(open.state.land.piles, [0, 20, 20], "the piles join after the chase");
    let done = [("hound_ghosts", json!(["hound_ghosts", 1, 1, 1]))];
    let found = run(&setup_of(3), prepare, &done, step);
    assert_eq!((found.stop, &found.state.land.piles[..]), (None, &[40][..]));
    assert_eq!(found.state.meeples[0].hounds, [Hound::Rufus, Hound::Ronja]);
    let lonely = |state: &mut State| {
        prepare(state);
        state.meeples.clear();
        state.points.insert(Colour::Green, 49);
    };
    let found = run(&setup_of(3), lonely, &[], step);
    assert_eq!(found.state.hounds[&Hound::Rufus], Kennel::Gone);
    assert_eq!((found.state.land.piles.len(), found.state.ghosts_on_board()), (2, 2));
}

#[test]
fn m_11_1_one_face_down_tile_beside_some_tile_around_an_open_cemetery() {
    let prepare = |state: &mut State| lay(state, &[(0, 0, &cemetery(), 0)]);
    let step = |trial: &mut Trial<'_>| trial.place_face_down();
    let open = run(&setup_of(5), prepare, &[], step);
    let (ask, legal) = open.asks();
    let beside = [[-1, 0], [0, -1], [0, 1], [1, 0]];
    let expected: Vec<Value> = beside.iter().map(|[x, y]| json!(["face_down", x, y])).collect();
    assert_eq!((ask, legal), ("face_down", &Value::Array(expected)));
    let quiet = run(&setup_of(4), prepare, &[], step);
    assert!(quiet.pending.is_none() && quiet.state.land.piles[0] == 20);
    let last_hole = |state: &mut State| {
        prepare(state);
        lay_around(state, HOME, &field());
        state.land.board.0.remove(&Cell::new(0, 1));
        state.land.piles = vec![1];
    };
    let found = run(&setup_of(5), last_hole, &[], step);
    assert_eq!(found.asks().0, "bury", "the tile goes there by itself and closes the cemetery");
    assert_eq!(found.state.land.piles, [0]);
}

#[test]
fn m_12_3_an_empty_pile_loses() {
    let step = |trial: &mut Trial<'_>| trial.stop_if_the_pile_is_empty();
    let lost = run(&setup_of(3), |state| state.land.piles = vec![0, 20, 20], &[], step);
    assert_eq!(lost.stop, LOST_BY_TILES);
    assert_eq!(run(&setup_of(3), |_| {}, &[], step).stop, None);
}
