//! T-1: the setup line, read and checked.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::{Value, json};

use super::deal::Deal;
use crate::geometry::{Side, looks};
use crate::scorer::{Door, Input, Monster, PlayerBoard, Section, Tile, score};
use crate::script::Script;
use crate::trial::Stop;

/// The options that the course of a game depends on; the scorer reads its own.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Options {
    pub(crate) experienced: bool,
    pub(crate) choose_side: bool,
}

/// The setup as the rest of the judge uses it.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) start_player: usize,
    pub(crate) options: Options,
    /// For each seat the doors of both sides of its board.
    pub(crate) sides: Vec<[Vec<Door>; 2]>,
    pub(crate) deal: Deal,
    /// Tiles, options and empty boards for the scorer; the first side while none is chosen.
    pub(crate) empty: Input,
}

#[derive(Deserialize)]
struct Written {
    players: usize,
    start_player: usize,
    options: Options,
    boards: Vec<WrittenBoard>,
}

#[derive(Deserialize)]
struct WrittenBoard {
    name: String,
    sides: [Vec<Door>; 2],
    side: Option<usize>,
}

impl Setup {
    /// Reads the line.
    pub(super) fn read(line: &Value, script: &mut Script<'_>) -> Result<Self, Stop> {
        let Written { players, start_player, options, boards } = script.read(line)?;
        let fields = json!({"options": line["options"], "tiles": line["tiles"], "boards": []});
        let mut empty: Input = script.read(&fields)?;
        script.demand(
            (2..=5).contains(&players),
            "T-1.1",
            "players",
            "2 to 5 players",
            &players,
        )?;
        let is_seat = start_player < players;
        script.demand(is_seat, "T-1.5", "start_player", "a seat", &start_player)?;
        let number = boards.len();
        script.demand(number == players, "T-1.1", "boards", "a board for each player", &number)?;
        check_tiles(&empty.tiles, players, script)?;
        let dealt = check_boards(&boards, options, script)?;
        let deal = Deal::read(line, script, options.experienced, players, empty.tiles.len())?;
        let sides: Vec<[Vec<Door>; 2]> = boards.into_iter().map(|board| board.sides).collect();
        // The dealt sides come last; the others must be good for a game too.
        for lying in [&vec![0; players], &vec![1; players], &dealt] {
            let board = |(sides, side): (&[Vec<Door>; 2], &usize)| {
                let doors = sides.get(*side).cloned().unwrap_or_default();
                PlayerBoard { doors, grid: [None; 9] }
            };
            empty.boards = sides.iter().zip(lying).map(board).collect();
            let problem = score(&empty).err();
            let expected = "tiles and boards that can be scored";
            script.demand(problem.is_none(), "T-1", "boards", expected, &problem)?;
        }
        Ok(Self { players, start_player, options, sides, deal, empty })
    }

    /// Tiles in each stack (T-1.4).
    pub(super) const fn stack(&self) -> usize {
        self.players + 4
    }
}

fn check_tiles(tiles: &[Tile], players: usize, script: &mut Script<'_>) -> Result<(), Stop> {
    for (number, tile) in tiles.iter().enumerate() {
        let monsters: usize = tile.sections.iter().map(|section| section.monsters.len()).sum();
        script.check(monsters <= 3, "T-1.2", "tiles", "up to 3 monsters", &(number, monsters));
    }
    let least = players + 8 * (players + 4);
    let expected = format!("at least {least} tiles");
    script.demand(tiles.len() >= least, "T-1.4", "tiles", &expected, &tiles.len())
}

/// The side dealt to each seat, the first while it is to be chosen.
fn check_boards(
    boards: &[WrittenBoard],
    options: Options,
    script: &mut Script<'_>,
) -> Result<Vec<usize>, Stop> {
    let mut names = BTreeSet::new();
    let mut dealt = Vec::new();
    for board in boards {
        let expected = if options.choose_side { "null" } else { "0 or 1" };
        let is_right = match board.side {
            None => options.choose_side,
            Some(side) => !options.choose_side && side < 2,
        };
        script.demand(is_right, "T-1.1", "boards.side", expected, &board.side)?;
        script.check(names.insert(&board.name), "T-1.1", "boards", "each board once", &board.name);
        dealt.push(board.side.unwrap_or(0));
    }
    Ok(dealt)
}

/// the turns of a tile that look alike, by its sections with their monsters. Diamonds look the
/// same from all sides.
pub(super) fn looks_of(tile: &Tile) -> [u8; 4] {
    looks(|quarters| {
        let turn = |section: &Section| -> ([Side; 2], Vec<Monster>) {
            let mut sides = section.edges.sides().map(|side| side.turned(quarters));
            let mut monsters = section.monsters.clone();
            sides.sort();
            monsters.sort();
            (sides, monsters)
        };
        let mut sections: Vec<_> = tile.sections.iter().map(turn).collect();
        sections.sort();
        sections
    })
}
