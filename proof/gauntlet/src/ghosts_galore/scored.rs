//! Boards in the words of the independent scorer.

use fogbound_ghosts_galore::{Grid, Scoring, Sheet, ranks};
use fogbound_referee::scorer as slow;
use fogbound_tilesets::{Door, DoorKind, Monster, TrackKind};

/// Boards to be scored by both.
pub struct ScoredBoards<'a> {
    /// The tiles, and whether walls are dead ends.
    pub scoring: Scoring<'a>,
    /// The tiles and doors of each seat's board.
    pub boards: Vec<(Grid, &'a [Door])>,
}

impl ScoredBoards<'_> {
    /// Compares sheets and ranks of the engine with those of the independent scorer.
    ///
    /// # Errors
    /// The first board about which they disagree.
    pub fn compare(&self, sheets: &[Sheet]) -> Result<(), String> {
        let input = self.input();
        let outcome = slow::score(&input).map_err(|problem| problem.to_string())?;
        for (seat, (sheet, score)) in sheets.iter().zip(&outcome.scores).enumerate() {
            if numbers(sheet) != slow_numbers(score) {
                return Err(format!("board {seat}: {sheet:?}, not {score:?} for {input:?}"));
            }
        }
        let ranks: Vec<usize> = ranks(sheets).into_iter().map(usize::from).collect();
        let expected = if sheets.len() == 1 { vec![1] } else { outcome.ranks };
        if ranks == expected { Ok(()) } else { Err(format!("ranks {ranks:?}, not {expected:?}")) }
    }

    fn input(&self) -> slow::Input {
        let catalogue = self.scoring.catalogue;
        let mut boards: Vec<slow::PlayerBoard> =
            self.boards.iter().map(|(grid, doors)| board(grid, doors)).collect();
        if let [only] = &boards[..] {
            // It takes two to score, and an empty board takes nothing from the other.
            boards.push(slow::PlayerBoard { grid: [None; 9], ..only.clone() });
        }
        slow::Input {
            options: slow::Options { walls_are_dead_ends: self.scoring.walls_are_dead_ends },
            tiles: catalogue.iter().map(|tile| self::tile(catalogue.kind(tile))).collect(),
            boards,
        }
    }
}

fn board(grid: &Grid, doors: &[Door]) -> slow::PlayerBoard {
    let lying = |space| grid.at(space).map(|(tile, turn)| (usize::from(tile.0), turn.quarters()));
    let door = |door: &Door| slow::Door {
        cell: usize::from(door.space),
        side: [slow::Side::N, slow::Side::E, slow::Side::S, slow::Side::W][door.side.index()],
        kind: match door.kind {
            DoorKind::Bone => slow::DoorKind::Bone,
            DoorKind::Tooth => slow::DoorKind::Tooth,
            DoorKind::Plain => slow::DoorKind::Plain,
        },
    };
    slow::PlayerBoard {
        doors: doors.iter().map(door).collect(),
        grid: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(lying),
    }
}

fn tile(kind: &TrackKind) -> slow::Tile {
    let sections = kind.sections.iter().map(|section| slow::Section {
        edges: edges(section.edges.name()),
        monsters: section.monsters.iter().map(|&one| monster(one)).collect(),
    });
    slow::Tile {
        name: kind.name.clone(),
        sections: sections.collect(),
        diamonds: kind.diamonds.iter().map(|&value| u32::from(value)).collect(),
    }
}

/// # Panics
/// If a section does not join two edges; in a valid kind each does.
fn edges(name: &str) -> slow::Edges {
    match slow::Edges::try_from(name.to_owned()) {
        Ok(edges) => edges,
        Err(message) => panic!("{message}"),
    }
}

const fn monster(monster: Monster) -> slow::Monster {
    match monster {
        Monster::Dragon => slow::Monster::Dragon,
        Monster::Ghost => slow::Monster::Ghost,
        Monster::Golem => slow::Monster::Golem,
        Monster::Satyr => slow::Monster::Satyr,
        Monster::Skeleton => slow::Monster::Skeleton,
        Monster::Slime => slow::Monster::Slime,
        Monster::Bat => slow::Monster::Bat,
        Monster::Werewolf => slow::Monster::Werewolf,
        Monster::Wisp => slow::Monster::Wisp,
    }
}

/// The 13 categories in the order of T-4, the total, the dead ends.
fn numbers(sheet: &Sheet) -> [i64; 15] {
    let mut numbers = [0; 15];
    let categories = sheet.iter().map(|(_, points)| points);
    let all = categories.chain([sheet.total(), i16::from(sheet.dead_ends)]);
    numbers.iter_mut().zip(all).for_each(|(place, number)| *place = i64::from(number));
    numbers
}

fn slow_numbers(score: &slow::Score) -> [i64; 15] {
    [
        score.dragons,
        score.ghosts,
        score.golems,
        score.satyrs,
        score.skeletons,
        score.slimes,
        score.bats,
        score.werewolves,
        score.wisps,
        score.diamonds,
        score.bone_doors,
        score.tooth_doors,
        score.other_paths,
        score.total,
        score.dead_ends,
    ]
}
