//! Tables made by hand, and whole games.

mod scoring;
mod selfplay;
mod steps;

use serde_json::{Value, json};

use super::Trial;
use super::level::Level;
use super::setup::{Colour, JointScoring, Options, Setup};
use super::state::{Hound, Kennel, Meeple, Post, Spot, State};
use crate::geometry::{Cell, Edges};
use crate::landscape::{Set, TileMap};

/// A whole game, for the tests of all games.
pub(crate) fn whole_game() -> Vec<Value> {
    selfplay::play(&json!(6), 3, 3)
}

/// An otherwise empty table around a board.
fn state_of(board: TileMap) -> State {
    let mut state = State::new(&setup_of(1));
    state.land.board = board;
    state
}

/// Two players, red and pink against blue and black, at a level of the table; no tiles.
fn setup_of(level: u64) -> Setup {
    let scoring = if level == 6 {
        vec![Colour::Blue, Colour::Red, Colour::Black]
    } else {
        vec![Colour::Green]
    };
    Setup {
        level: Level::numbered(level).unwrap(),
        piles: if level < 3 { vec![60] } else { vec![20; 3] },
        players: vec![vec![Colour::Red, Colour::Pink], vec![Colour::Blue, Colour::Black]],
        scoring,
        start_player: 0,
        options: Options { joint_scoring: JointScoring::EveryColour, meeples_on_misty_roads: true },
        set: Set { order: Some(Vec::new()), ..Set::default() },
    }
}

/// Puts a meeple on the board, from nowhere.
fn stand(state: &mut State, colour: Colour, x: i32, y: i32, post: Post, edges: &str) {
    let edges = Edges::read(edges).unwrap();
    state.meeples.push(Meeple { colour, cell: Cell::new(x, y), post, edges, hounds: Vec::new() });
}

/// Lets a hound ride on the meeple placed last.
fn ride(state: &mut State, hound: Hound) {
    state.meeples.last_mut().unwrap().hounds.push(hound);
    state.hounds.insert(hound, Kennel::Board);
}

/// Puts ghosts on a mist, out of the supply.
fn haunt(state: &mut State, x: i32, y: i32, edges: &str, number: u32) {
    state.add_ghosts(Cell::new(x, y), Spot::Mist(Edges::read(edges).unwrap()), number);
}
