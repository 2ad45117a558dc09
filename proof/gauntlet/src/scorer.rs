//! Random boards, finished and not, scored by the engine and by the independent scorer.

use crate::ghosts_galore::{ScoredBoards, Taste, random_doors, random_kind};
use crate::parallel;
use fogbound_game::{Rng, Rotation, Seed};
use fogbound_ghosts_galore::{
    Catalogue, Category, Doors, Grid, SPACES, Scoring, Sheet, TileId, ranks,
};
use fogbound_tilesets::{Door, Monster};
use std::fmt;
use std::ops::Range;

/// Boards at the most at one table.
const MOST: u32 = 5;
/// Tiles that one is picked from.
const CHOICE: usize = 4;
/// The amount by which a loop counts more than an open path when tiles are picked.
const LOOP: usize = 20;

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Tables of 1 to 5 boards.
    pub tables: u32,
    /// Boards on them.
    pub boards: u32,
    /// Boards without an empty space.
    pub finished: u32,
    /// Paths on them.
    pub paths: u64,
    /// Paths among them that are loops.
    pub loops: u64,
    /// Boards with a total below zero.
    pub below_zero: u32,
    /// Boards with more dragons or lonely golems than the tables count (T-4.1, T-4.3).
    pub beyond_tables: u32,
    /// Tables where a place was shared (T-4.14).
    pub shared: u32,
    /// For each category the boards with points in it.
    pub scored: [u32; 13],
}

impl Summary {
    fn add(&mut self, other: Summary) {
        self.tables += other.tables;
        self.boards += other.boards;
        self.finished += other.finished;
        self.paths += other.paths;
        self.loops += other.loops;
        self.below_zero += other.below_zero;
        self.beyond_tables += other.beyond_tables;
        self.shared += other.shared;
        self.scored.iter_mut().zip(other.scored).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// Returns true if everything has occurred.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let counts = [self.finished, self.below_zero, self.beyond_tables, self.shared];
        self.loops > 0 && counts.iter().chain(&self.scored).all(|&count| count > 0)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no disagreement on {} boards at {} tables: {} finished, {} below zero, {} beyond the \
             printed tables, {} paths and {} loops; {} tables with a shared place; points in",
            self.boards,
            self.tables,
            self.finished,
            self.below_zero,
            self.beyond_tables,
            self.paths - self.loops,
            self.loops,
            self.shared
        )?;
        let mut counts = Category::ALL.into_iter().zip(self.scored);
        counts.try_for_each(|(category, count)| write!(f, " {} {count}", category.name()))
    }
}

/// The numbers of the tables that hold this many boards: 5, 4, 3, 2, 1, 5, and so on.
#[must_use]
pub fn tables(boards: u32) -> Range<u32> {
    0..boards.div_ceil(3)
}

/// Scores the tables with these numbers.
///
/// # Errors
/// The first board about which engine and scorer disagree.
pub fn run(seed: &str, tables: Range<u32>) -> Result<Summary, String> {
    parallel::run(tables, |number, summary| score(seed, number, summary), Summary::add)
}

/// Scores tables from number 0 on, and as many more as it takes to meet everything, up to ten times
/// as many.
///
/// # Errors
/// As [`run`], or when something never occurs.
pub fn run_until_complete(seed: &str, boards: u32) -> Result<Summary, String> {
    let round = |number, summary: &mut Summary| score(seed, number, summary);
    let tables = tables(boards).end;
    let summary = parallel::run_until(tables, round, Summary::add, Summary::is_complete)?;
    if summary.is_complete() {
        Ok(summary)
    } else {
        Err(format!("something never occurs: {summary}"))
    }
}

fn score(seed: &str, number: u32, summary: &mut Summary) -> Result<(), String> {
    let mut rng = Seed::new(format!("{seed}/{number}")).stream("boards");
    let taste = Taste::random(&mut rng);
    let kind = |n: u32| random_kind(&mut rng, &taste, format!("kind-{n}"), 1);
    let kinds: Vec<_> = (0..60).map(kind).collect();
    let catalogue = Catalogue::of_kinds(&kinds);
    let sides: Vec<Vec<Door>> = (number % MOST..MOST).map(|_| random_doors(&mut rng)).collect();
    let doors: Vec<Doors> = sides.iter().map(|side| Doors::new(side)).collect();
    let scoring = Scoring { catalogue: &catalogue, walls_are_dead_ends: rng.below(2) == 0 };
    let grids = random_grids(&mut rng, scoring, &doors);
    let boards: Vec<(Grid, &Doors)> = grids.iter().copied().zip(&doors).collect();
    let sheets = scoring.sheets(&boards);
    let slow = grids.iter().copied().zip(sides.iter().map(Vec::as_slice)).collect();
    ScoredBoards { scoring, boards: slow }.compare(&sheets)?;

    let reports = scoring.reports(&boards);
    if let Some(at) = (0..sheets.len()).find(|&at| reports[at].sheet != sheets[at]) {
        return Err(format!("board {at}: {:?}, explained as {:?}", sheets[at], reports[at]));
    }
    summary.tables += 1;
    for (report, grid) in reports.iter().zip(&grids) {
        summary.boards += 1;
        summary.finished += u32::from(grid.empty_spaces().next().is_none());
        summary.paths += report.paths.len() as u64;
        summary.loops += report.paths.iter().filter(|path| path.ends.is_none()).count() as u64;
        summary.below_zero += u32::from(report.sheet.total() < 0);
        let golems = report.golems.iter().filter(|spot| spot.beside.is_empty());
        let lonely: u8 = golems.map(|spot| spot.count).sum();
        let dragons = report.monsters[Monster::Dragon.index()];
        summary.beyond_tables += u32::from(dragons > 8 || lonely > 5);
        for (count, (_, points)) in summary.scored.iter_mut().zip(report.sheet.iter()) {
            *count += u32::from(points > 0);
        }
    }
    summary.shared += u32::from(has_shared_place(&sheets));
    Ok(())
}

fn has_shared_place(sheets: &[Sheet]) -> bool {
    let mut ranks = ranks(sheets);
    ranks.sort_unstable();
    ranks.windows(2).any(|pair| pair[0] == pair[1])
}

/// Boards on which no tile lies twice, half of the tables full; on half of them tiles are picked and
/// turned so that paths get long, and loops arise.
fn random_grids(rng: &mut Rng, scoring: Scoring<'_>, doors: &[Doors]) -> Vec<Grid> {
    let mut tiles: Vec<TileId> = scoring.catalogue.iter().collect();
    rng.shuffle(&mut tiles);
    let (full, joined) = (rng.below(2) == 0, rng.below(2) == 0);
    let mut grid = |doors: &Doors| {
        let density = if full { 16 } else { rng.below(17) };
        let mut grid = Grid::default();
        for space in (0..SPACES).filter(|_| rng.below(16) < density).collect::<Vec<_>>() {
            let laid = if joined {
                smoothest(scoring, &grid, doors, space, &tiles)
            } else {
                let turn = Rotation::ALL[rng.below(4) as usize];
                tiles.last().map(|&tile| (tile, turn))
            };
            if let Some((tile, turn)) = laid {
                grid.lay(space, tile, turn);
                tiles.retain(|&other| other != tile);
            }
        }
        grid
    };
    doors.iter().map(&mut grid).collect()
}

/// Of the next tiles the one that makes the longest paths on this space, as it must lie.
fn smoothest(
    scoring: Scoring<'_>,
    grid: &Grid,
    doors: &Doors,
    space: u8,
    tiles: &[TileId],
) -> Option<(TileId, Rotation)> {
    let turned = |&tile: &TileId| Rotation::ALL.map(|turn| (tile, turn));
    let length = |&(tile, turn): &(TileId, Rotation)| -> usize {
        let reports = scoring.reports(&[(grid.with(space, tile, turn), doors)]);
        let paths = reports.iter().flat_map(|report| &report.paths);
        // Squares: one long path counts more than several short ones.
        paths.map(|path| path.sections.len().pow(2) + LOOP * usize::from(path.ends.is_none())).sum()
    };
    tiles.iter().rev().take(CHOICE).flat_map(turned).max_by_key(length)
}
