//! T-1: the setup line, read and checked.

use std::collections::BTreeSet;

use crate::scorer::{Board, Door, Input};
use serde::Deserialize;
use serde_json::{Value, json};

use super::deal::{Deal, RawDeal};
use super::tile::{RawTile, Tile};

/// The options that the course of a game depends on; the scorer reads its own.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Options {
    pub(crate) experienced: bool,
    pub(crate) choose_side: bool,
    #[serde(rename = "walls_are_dead_ends")]
    _walls_are_dead_ends: bool,
}

/// The setup as the rest of the judge uses it.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) start_player: usize,
    pub(crate) options: Options,
    pub(crate) tiles: Vec<Tile>,
    /// For each seat the doors of both sides of its board.
    pub(crate) sides: Vec<[Vec<Door>; 2]>,
    pub(crate) deal: Deal,
    /// Tiles, options and empty boards for the scorer; the first side while none is chosen.
    pub(crate) empty: Input,
}

#[derive(Deserialize)]
struct Raw {
    rules_version: String,
    players: usize,
    start_player: usize,
    options: Options,
    tiles: Vec<RawTile>,
    boards: Vec<RawBoard>,
    hash: Option<String>,
}

#[derive(Deserialize)]
struct RawBoard {
    name: String,
    sides: [Vec<Door>; 2],
    side: Option<usize>,
}

/// A rule the setup breaks: rule, matter, expected, found.
pub(crate) type Fault = (&'static str, &'static str, String, String);

/// Fields that may be `null` but never missing.
const NULLABLE: [&str; 6] = ["hidden", "stacks", "unused", "offers", "mix", "hash"];

impl Setup {
    /// Reads the line. The faults come in any case; the setup only if a game can be judged with it.
    pub(crate) fn read(line: &Value) -> (Option<Self>, Vec<Fault>) {
        let mut faults = Vec::new();
        match Self::parse(line, &mut faults) {
            Ok(setup) => (Some(setup), faults),
            Err(fault) => {
                faults.push(fault);
                (None, faults)
            }
        }
    }

    /// Tiles in each stack (T-1.4).
    pub(crate) const fn stack(&self) -> usize {
        self.players + 4
    }

    fn parse(line: &Value, faults: &mut Vec<Fault>) -> Result<Self, Fault> {
        let raw = Raw::deserialize(line).map_err(|error| unreadable(error.to_string()))?;
        for field in NULLABLE {
            if line.get(field).is_none() {
                faults.push(("trace", "setup", format!("a field {field}"), "none".into()));
            }
        }
        if raw.rules_version.is_empty() {
            faults.push(("trace", "setup.rules_version", "text".into(), "empty".into()));
        }
        check_players(&raw)?;
        let tiles: Vec<Tile> = raw
            .tiles
            .into_iter()
            .map(|tile| tile.read().map_err(unreadable))
            .collect::<Result<_, Fault>>()?;
        check_tiles(&tiles, raw.players, faults)?;
        let dealt = check_boards(&raw.boards, raw.options, faults)?;
        let sides: Vec<[Vec<Door>; 2]> = raw.boards.into_iter().map(|board| board.sides).collect();
        let deal = RawDeal::deserialize(line).map_err(|error| unreadable(error.to_string()))?;
        let deal = deal.read(raw.options.experienced, raw.players, tiles.len())?;
        if raw.hash.is_none() && !matches!(deal, Deal::Unknown) {
            faults.push(("trace", "setup.hash", "text".into(), "null".into()));
        }
        let empty = scorable(line, &sides, &dealt)?;
        let (players, start_player, options) = (raw.players, raw.start_player, raw.options);
        Ok(Self { players, start_player, options, tiles, sides, deal, empty })
    }
}

fn unreadable(text: String) -> Fault {
    ("trace", "setup", "a readable setup".into(), text)
}

fn check_players(raw: &Raw) -> Result<(), Fault> {
    if !(2..=5).contains(&raw.players) {
        let found = raw.players.to_string();
        return Err(("T-1.1", "setup.players", "2 to 5 players".into(), found));
    }
    if raw.start_player >= raw.players {
        let found = raw.start_player.to_string();
        return Err(("T-1.5", "setup.start_player", "a seat".into(), found));
    }
    if raw.boards.len() != raw.players {
        let found = raw.boards.len().to_string();
        return Err(("T-1.1", "setup.boards", "a board for each player".into(), found));
    }
    Ok(())
}

fn check_tiles(tiles: &[Tile], players: usize, faults: &mut Vec<Fault>) -> Result<(), Fault> {
    for (number, tile) in tiles.iter().enumerate() {
        if tile.monsters() > 3 {
            let found = format!("{} on tile {number}", tile.monsters());
            faults.push(("T-1.2", "setup.tiles", "up to 3 monsters".into(), found));
        }
    }
    let least = players + 8 * (players + 4);
    if tiles.len() < least {
        let found = tiles.len().to_string();
        return Err(("T-1.4", "setup.tiles", format!("at least {least} tiles"), found));
    }
    Ok(())
}

/// The side dealt to each seat, the first while it is to be chosen.
fn check_boards(
    boards: &[RawBoard],
    options: Options,
    faults: &mut Vec<Fault>,
) -> Result<Vec<usize>, Fault> {
    let mut names = BTreeSet::new();
    let mut dealt = Vec::new();
    for board in boards {
        let expected = if options.choose_side { "null" } else { "0 or 1" };
        let is_right = match board.side {
            None => options.choose_side,
            Some(side) => !options.choose_side && side < 2,
        };
        if !is_right {
            let found = format!("{:?}", board.side);
            return Err(("T-1.1", "setup.boards.side", expected.into(), found));
        }
        if !names.insert(&board.name) {
            let found = board.name.clone();
            faults.push(("T-1.1", "setup.boards", "each board once".into(), found));
        }
        dealt.push(board.side.unwrap_or(0));
    }
    Ok(dealt)
}

/// Returns the scorer's input, with the dealt sides; it must accept the other sides too.
fn scorable(line: &Value, sides: &[[Vec<Door>; 2]], dealt: &[usize]) -> Result<Input, Fault> {
    let fields = json!({"options": line["options"], "tiles": line["tiles"], "boards": []});
    let mut input = Input::deserialize(fields).map_err(|error| unreadable(error.to_string()))?;
    for lying in [&vec![0; sides.len()][..], &vec![1; sides.len()], dealt] {
        let board = |(sides, side): (&[Vec<Door>; 2], &usize)| {
            let doors = sides.get(*side).cloned().unwrap_or_default();
            Board { doors, grid: [None; 9] }
        };
        input.boards = sides.iter().zip(lying).map(board).collect();
        crate::scorer::score(&input).map_err(|problem| {
            let expected = "tiles and boards that can be scored".into();
            ("T-1", "setup", expected, problem.to_string())
        })?;
    }
    Ok(input)
}
