//! T-4: the 13 categories, each counted on its own, and the ranks.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::scorer::Problem;
use crate::scorer::check::check;
use crate::scorer::input::{DoorKind, Input, Monster, Tile};
use crate::scorer::track::{Lying, Path, PathEnd, beside, lay, paths};

/// T-4.1: points by the number of dragons; more count as the last.
const DRAGONS: [i64; 9] = [-5, 1, 4, 9, 16, 25, 36, 49, 64];

/// T-4.3: points by the number of lonely golems; more count as the last.
const GOLEMS: [i64; 6] = [0, 4, 10, 18, 28, 40];

/// The score of one board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Score {
    pub dragons: i64,
    pub ghosts: i64,
    pub golems: i64,
    pub satyrs: i64,
    pub skeletons: i64,
    pub slimes: i64,
    pub bats: i64,
    /// With the bonus of T-4.8, which depends on the other boards.
    pub werewolves: i64,
    pub wisps: i64,
    pub diamonds: i64,
    pub bone_doors: i64,
    pub tooth_doors: i64,
    pub other_paths: i64,
    /// The sum of the 13 categories; may be negative.
    pub total: i64,
    /// Path ends that decide ties (T-3.2); they are no points.
    pub dead_ends: i64,
}

/// The scores of all boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One for each board.
    pub scores: Vec<Score>,
    /// For each board 1 and the number of boards that are better (T-4.14).
    pub ranks: Vec<usize>,
}

/// Scores all boards, finished or not (T-4.15).
///
/// # Errors
/// The first thing found that boards and tiles cannot be like.
pub fn score(input: &Input) -> Result<Outcome, Problem> {
    check(input)?;
    let boards = input.boards.iter();
    let sections: Vec<Vec<Lying<'_>>> = boards.map(|board| lay(board, &input.tiles)).collect();
    let wolves: Vec<i64> = sections.iter().map(|board| count(board, Monster::Werewolf)).collect();
    let mut scores = Vec::new();
    for ((board, sections), wolves_here) in input.boards.iter().zip(&sections).zip(&wolves) {
        let tiles = board.grid.iter().flatten().filter_map(|(tile, _)| input.tiles.get(*tile));
        let counted = Counted {
            tiles: tiles.collect(),
            sections,
            paths: paths(board, sections),
            walls_are_dead_ends: input.options.walls_are_dead_ends,
        };
        scores.push(counted.score(werewolves(*wolves_here, &wolves)));
    }
    let ranks = scores.iter().map(|score| 1 + better_than(score, &scores)).collect();
    Ok(Outcome { scores, ranks })
}

/// T-4.14.
fn better_than(score: &Score, all: &[Score]) -> usize {
    let is_better = |other: &&Score| {
        other.total > score.total
            || (other.total == score.total && other.dead_ends < score.dead_ends)
    };
    all.iter().filter(is_better).count()
}

/// T-4.8.
fn werewolves(here: i64, everywhere: &[i64]) -> i64 {
    let bonus = if everywhere.len() == 2 { 5 } else { 10 };
    let has_most = here > 0 && everywhere.iter().all(|other| *other <= here);
    4 * here + if has_most { bonus } else { 0 }
}

/// Counts the monsters of a type.
fn count(sections: &[Lying<'_>], monster: Monster) -> i64 {
    number(sections.iter().flat_map(|section| section.monsters).filter(|one| **one == monster))
}

/// The length of any list as a number of points.
fn number<T>(list: impl Iterator<Item = T>) -> i64 {
    list.fold(0, |number, _| number + 1)
}

/// A table value; counts beyond the table have its last.
fn by_count(table: &[i64], count: i64) -> i64 {
    let last = table.last().copied().unwrap_or_default();
    usize::try_from(count).ok().and_then(|count| table.get(count)).copied().unwrap_or(last)
}

/// The things to count on one board.
struct Counted<'a> {
    tiles: Vec<&'a Tile>,
    sections: &'a [Lying<'a>],
    paths: Vec<Path<'a>>,
    walls_are_dead_ends: bool,
}

impl Counted<'_> {
    fn score(&self, werewolves: i64) -> Score {
        let mut score = Score {
            dragons: by_count(&DRAGONS, count(self.sections, Monster::Dragon)),
            ghosts: self.ghosts(),
            golems: self.golems(),
            satyrs: self.satyrs(),
            skeletons: self.skeletons(),
            slimes: self.slimes(),
            bats: self.bats(),
            werewolves,
            wisps: self.wisps(),
            diamonds: self.diamond_values().sum(),
            bone_doors: self.doors(DoorKind::Bone),
            tooth_doors: self.doors(DoorKind::Tooth),
            other_paths: self.other_paths(),
            total: 0,
            dead_ends: self.dead_ends(),
        };
        score.total = score.dragons
            + score.ghosts
            + score.golems
            + score.satyrs
            + score.skeletons
            + score.slimes
            + score.bats
            + score.werewolves
            + score.wisps
            + score.diamonds
            + score.bone_doors
            + score.tooth_doors
            + score.other_paths;
        score
    }

    /// T-4.2.
    fn ghosts(&self) -> i64 {
        let on_path = |path: &Path<'_>| {
            let ghosts = number(path.monsters().filter(|one| *one == Monster::Ghost));
            if ghosts >= 3 { 6 * ghosts } else { 3 * ghosts }
        };
        self.paths.iter().map(on_path).sum()
    }

    /// Returns true if a tile beside this cell has such a monster.
    fn has_beside(&self, cell: usize, monster: Monster) -> bool {
        let near: BTreeSet<usize> = beside(cell).collect();
        let nearby = self.sections.iter().filter(|section| near.contains(&section.cell));
        nearby.flat_map(|section| section.monsters).any(|one| *one == monster)
    }

    /// The cell of each monster of this type.
    fn cells_of(&self, monster: Monster) -> impl Iterator<Item = usize> {
        self.sections.iter().flat_map(move |section| {
            let here = section.monsters.iter().filter(move |one| **one == monster);
            here.map(|_| section.cell)
        })
    }

    /// T-4.3.
    fn golems(&self) -> i64 {
        let lonely =
            self.cells_of(Monster::Golem).filter(|cell| !self.has_beside(*cell, Monster::Golem));
        by_count(&GOLEMS, number(lonely))
    }

    /// T-4.4.
    fn satyrs(&self) -> i64 {
        let on_path = |path: &Path<'_>| {
            let types: BTreeSet<Monster> = path.monsters().collect();
            let satyrs = path.monsters().filter(|one| *one == Monster::Satyr);
            number(satyrs) * number(types.iter())
        };
        self.paths.iter().map(on_path).sum()
    }

    fn diamond_values(&self) -> impl Iterator<Item = i64> {
        self.tiles.iter().flat_map(|tile| &tile.diamonds).map(|value| i64::from(*value))
    }

    /// T-4.5.
    fn skeletons(&self) -> i64 {
        count(self.sections, Monster::Skeleton) * number(self.diamond_values())
    }

    /// T-4.6.
    fn slimes(&self) -> i64 {
        let curves = self.sections.iter().filter(|section| section.is_curve);
        count(self.sections, Monster::Slime) * number(curves)
    }

    /// T-4.7.
    fn bats(&self) -> i64 {
        let in_company =
            self.cells_of(Monster::Bat).filter(|cell| self.has_beside(*cell, Monster::Bat));
        5 * number(in_company)
    }

    /// T-4.9.
    fn wisps(&self) -> i64 {
        let wisps = count(self.sections, Monster::Wisp);
        let each = match wisps {
            ..=3 => 3,
            4..=6 => 4,
            7.. => 5,
        };
        wisps * each
    }

    /// T-4.11, T-4.12.
    fn doors(&self, kind: DoorKind) -> i64 {
        let joining = self.paths.iter().filter(|path| joins_both(path, kind));
        joining.map(|path| 2 * number(path.sections.iter())).sum()
    }

    /// T-4.13.
    fn other_paths(&self) -> i64 {
        let counts_elsewhere =
            |path: &Path<'_>| joins_both(path, DoorKind::Bone) || joins_both(path, DoorKind::Tooth);
        let two_doors = |path: &Path<'_>| {
            number(path.ends.iter().filter(|end| matches!(end, PathEnd::Door(_)))) == 2
        };
        let other = self.paths.iter().filter(|path| two_doors(path) && !counts_elsewhere(path));
        other.map(|path| number(path.sections.iter())).sum()
    }

    /// T-3.2.
    fn dead_ends(&self) -> i64 {
        let is_dead = |end: &&PathEnd| match end {
            PathEnd::Door(_) => false,
            PathEnd::Wall => self.walls_are_dead_ends,
            PathEnd::Open => true,
        };
        number(self.paths.iter().flat_map(|path| &path.ends).filter(is_dead))
    }
}

fn joins_both(path: &Path<'_>, kind: DoorKind) -> bool {
    path.ends == [PathEnd::Door(kind), PathEnd::Door(kind)]
}
