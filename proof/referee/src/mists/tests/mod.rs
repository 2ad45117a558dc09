//! Tables made by hand, and whole games.

mod scoring;
mod selfplay;
mod steps;

use serde_json::{Value, json};

use super::Game;
use super::level::Level;
use super::setup::{Colour, JointScoring, Options, Setup};
use super::table::{Hound, Kennel, Meeple, Post, Spot, Table};
use crate::geometry::{Cell, Edges};
use crate::landscape::{Board, Set};

/// A whole game, for the tests of all games.
pub(crate) fn whole_game() -> Vec<Value> {
    selfplay::play(&json!(6), 3, 3)
}

/// An otherwise empty table around a board.
fn table_of(board: Board) -> Table {
    let mut table = Table::new(&setup_of(1));
    table.land.board = board;
    table
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
fn stand(table: &mut Table, colour: Colour, x: i32, y: i32, post: Post, edges: &str) {
    let edges = Edges::read(edges).unwrap();
    table.meeples.push(Meeple { colour, cell: Cell::new(x, y), post, edges, hounds: Vec::new() });
}

/// Lets a hound ride on the meeple placed last.
fn ride(table: &mut Table, hound: Hound) {
    table.meeples.last_mut().unwrap().hounds.push(hound);
    table.hounds.insert(hound, Kennel::Board);
}

/// Puts ghosts on a mist, out of the supply.
fn haunt(table: &mut Table, x: i32, y: i32, edges: &str, number: u32) {
    table.add_ghosts(Cell::new(x, y), Spot::Mist(Edges::read(edges).unwrap()), number);
}
