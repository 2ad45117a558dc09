//! Tables and games for the tests of the steps.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::board::Board;
use crate::game::{Game, Stop};
use crate::geometry::{Cell, Edges};
use crate::level::Level;
use crate::script::{Line, Script};
use crate::setup::{Colour, JointScoring, Options, Setup};
use crate::table::{Hound, Kennel, Meeple, Post, Spot, Table};

/// An otherwise empty table around a board.
pub(crate) fn table_of(board: Board) -> Table {
    Table {
        board,
        ghosts: BTreeMap::new(),
        ghost_supply: 15,
        meeples: Vec::new(),
        supply: BTreeMap::new(),
        points: BTreeMap::new(),
        piles: vec![1],
        drawn: 0,
        set_aside: Vec::new(),
        hounds: BTreeMap::new(),
        milestones: 0,
        active: 0,
        hand: None,
        placed: None,
    }
}

/// Two players, red and pink against blue and black, at a level of the table; no tiles.
pub(crate) fn setup_of(level: u64) -> Setup {
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
        kinds: BTreeMap::new(),
        start: Vec::new(),
        tiles: Some(Vec::new()),
    }
}

/// The outcome of a step.
pub(crate) struct Outcome {
    pub(crate) stop: Option<Stop>,
    pub(crate) table: Table,
    /// The question after the last choice.
    pub(crate) pending: Option<Value>,
}

impl Outcome {
    /// The question left open and its answers.
    pub(crate) fn asks(&self) -> (&str, &Value) {
        let line = self.pending.as_ref().expect("a question");
        (line["ask"].as_str().unwrap(), &line["legal"])
    }
}

/// Runs one step of a turn on a board made by hand; `choices` answer `ask` by `ask`.
pub(crate) fn run(
    setup: &Setup,
    prepare: impl FnOnce(&mut Table),
    choices: &[(&str, Value)],
    step: impl FnOnce(&mut Game<'_>) -> Result<(), Stop>,
) -> Outcome {
    let line = |(ask, choice): &(&str, Value)| Line {
        number: 1,
        value: json!({"ask": ask, "choice": choice}),
    };
    let lines: Vec<Line> = choices.iter().map(line).collect();
    let mut game = Game::new(setup, Script::new(1, &lines));
    prepare(&mut game.table);
    let stop = step(&mut game).err();
    assert_ne!(stop, Some(Stop::Astray), "a choice is not legal");
    Outcome { stop, table: game.table, pending: game.pending }
}

/// Puts a meeple on the board, from nowhere.
pub(crate) fn stand(table: &mut Table, colour: Colour, x: i32, y: i32, post: Post, edges: &str) {
    let edges = Edges::read(edges).unwrap();
    table.meeples.push(Meeple { colour, cell: Cell::new(x, y), post, edges, hounds: Vec::new() });
}

/// Lets a hound ride on the meeple placed last.
pub(crate) fn ride(table: &mut Table, hound: Hound) {
    table.meeples.last_mut().unwrap().hounds.push(hound);
    table.hounds.insert(hound, Kennel::Board);
}

/// Puts ghosts on a mist, out of the supply.
pub(crate) fn haunt(table: &mut Table, x: i32, y: i32, edges: &str, number: u32) {
    table.add_ghosts(Cell::new(x, y), Spot::Mist(Edges::read(edges).unwrap()), number);
}
