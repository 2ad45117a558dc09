//! Regions that are due, and what they are worth.

use super::*;
use crate::landscape::{Building, board, kind};
use crate::mists::scoring::counting_colours;

fn meeple(colour: Colour, x: i32, post: Post, edges: &str) -> Meeple {
    let edges = Edges::read(edges).unwrap();
    Meeple { colour, cell: Cell::new(x, 0), post, edges, hounds: Vec::new() }
}

#[test]
fn m_8_5_roads_and_cities_count_cells_and_coats() {
    let cap = kind("cap", &[], &[("E", 1), ("W", 2)], &[], None);
    let joint = kind("joint", &[], &[("W", 0)], &[], None);
    let mut state = state_of(board(&[(0, 0, &cap, 0), (1, 0, &joint, 0)]));
    state.meeples.push(meeple(Colour::Red, 1, Post::City, "W"));
    let due = state.due();
    assert_eq!(due.len(), 1);
    assert_eq!(state.worth(&due[0]), 6, "two cells and one coat; the other city is apart");
    assert_eq!(due[0].name(), [json!("city"), json!(0), json!(0), json!("E")]);
    let end = kind("end", &["W"], &[], &[], None);
    let mut state = state_of(board(&[(0, 0, &end, 2), (1, 0, &end, 0)]));
    state.meeples.push(meeple(Colour::Red, 1, Post::Road, "W"));
    assert_eq!(state.worth(&state.due()[0]), 2);
}

#[test]
fn m_9_1_two_segments_of_one_tile_are_one_cell() {
    let two = kind("two", &[], &[("N", 1), ("E", 1)], &[], None);
    let bend = kind("bend", &[], &[("NE", 0)], &[], None);
    let mut state =
        state_of(board(&[(0, 1, &two, 0), (0, 0, &bend, 1), (1, 0, &bend, 2), (1, 1, &bend, 3)]));
    state.meeples.push(meeple(Colour::Red, 0, Post::City, "ES"));
    assert_eq!(state.worth(&state.due()[0]), 8 + 4);
}

#[test]
fn m_8_5_a_castle_counts_mist_around_it() {
    let castle = kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle));
    let clear = kind("clear", &[], &[], &[], None);
    let misty = kind("misty", &[], &[], &[("S", 1)], None);
    let mut tiles = board(&[(0, 0, &castle, 0)]);
    for near in Cell::new(0, 0).around() {
        let kind = if near.y < 0 { &misty } else { &clear };
        tiles.0.extend(board(&[(near.x, near.y, kind, 0)]).0);
    }
    let mut state = state_of(tiles);
    state.meeples.push(meeple(Colour::Red, 0, Post::Castle, ""));
    let due = state.due();
    assert_eq!(due.len(), 1);
    assert_eq!(state.worth(&due[0]), 2 + 2 * 3);
    assert_eq!(due[0].name(), [json!("castle"), json!(0), json!(0), json!("")]);
}

#[test]
fn m_8_6_colours_count_once_or_by_majority() {
    let crowd: Vec<Meeple> = [Colour::Pink, Colour::Red, Colour::Pink, Colour::Blue]
        .map(|colour| meeple(colour, 0, Post::City, "N"))
        .into();
    let counting = |option| counting_colours(&crowd, option).into_iter().collect::<Vec<_>>();
    let all = [Colour::Red, Colour::Blue, Colour::Pink];
    assert_eq!(counting(JointScoring::EveryColour), all);
    assert_eq!(counting(JointScoring::Majority), [Colour::Pink]);
    let tied = counting_colours(&crowd[..2], JointScoring::Majority);
    assert_eq!(tied.len(), 2);
}
