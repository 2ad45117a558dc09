//! T-4: the 13 categories of a board.

use crate::board::{BESIDE, Doors, EndKind, Grid, Path, SPACES, Track};
use crate::tables::{
    BAT, DRAGONS, GHOST, GHOST_CROWD, GOLEMS, MATCHED_DOORS, OTHER_DOORS, PACK, WEREWOLF, WISP,
    entry,
};
use crate::tile::{Catalogue, Monsters, NONE};
use fogbound_game::vocabulary;
use fogbound_tilesets::{DoorKind, Monster};
use std::ops::{Index, IndexMut};

vocabulary! {
    /// A category of the scoring, in the order of T-4.
    #[allow(missing_docs)]
    words Category {
        Dragons = "dragons",
        Ghosts = "ghosts",
        Golems = "golems",
        Satyrs = "satyrs",
        Skeletons = "skeletons",
        Slimes = "slimes",
        Bats = "bats",
        Werewolves = "werewolves",
        Wisps = "wisps",
        Diamonds = "diamonds",
        BoneDoors = "bone_doors",
        ToothDoors = "tooth_doors",
        OtherPaths = "other_paths",
    }
}

impl Category {
    /// Returns the rule that scores it, T-4.1 to T-4.13.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        [
            "T-4.1", "T-4.2", "T-4.3", "T-4.4", "T-4.5", "T-4.6", "T-4.7", "T-4.8", "T-4.9",
            "T-4.10", "T-4.11", "T-4.12", "T-4.13",
        ][self as usize]
    }
}

/// The score of a board: 13 numbers and its dead ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    values: [i16; 13],
    /// Dead ends (T-3.2), 0–36; fewer break a tie (T-4.14).
    pub dead_ends: u8,
}

impl Sheet {
    /// The sum of all categories (T-4.14); it may be negative.
    #[must_use]
    pub fn total(&self) -> i16 {
        self.values.iter().sum()
    }

    /// Each category with its points.
    pub fn iter(&self) -> impl Iterator<Item = (Category, i16)> + '_ {
        Category::ALL.into_iter().zip(self.values)
    }

    /// T-4.14: whether this sheet is better than another.
    #[must_use]
    pub fn beats(&self, other: &Sheet) -> bool {
        (self.total(), other.dead_ends) > (other.total(), self.dead_ends)
    }
}

impl Index<Category> for Sheet {
    type Output = i16;

    fn index(&self, category: Category) -> &i16 {
        &self.values[category as usize]
    }
}

impl IndexMut<Category> for Sheet {
    fn index_mut(&mut self, category: Category) -> &mut i16 {
        &mut self.values[category as usize]
    }
}

/// The inputs of scoring beside the tiles on a board.
#[derive(Clone, Copy, Debug)]
pub struct Scoring<'a> {
    /// The tiles.
    pub catalogue: &'a Catalogue,
    /// True if an outer edge without door makes a dead end (T-3.2, option `walls_are_dead_ends`).
    pub walls_are_dead_ends: bool,
}

/// One board scored, all but the bonus that needs the others (T-4.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The sheet without the bonus for most werewolves.
    pub sheet: Sheet,
    /// Number of werewolves.
    pub werewolves: u8,
}

impl Scoring<'_> {
    /// One board by itself, finished or not (T-4.15).
    #[must_use]
    pub fn tally(&self, grid: &Grid, doors: &Doors) -> Tally {
        let mut sheet = Sheet::default();
        let monsters = self.score_tiles(grid, &mut sheet);
        self.paths(grid, doors, |path| self.score_path(path, &mut sheet));
        Tally { sheet, werewolves: monsters.count(Monster::Werewolf) }
    }

    /// All boards of a game, finished or not, with the bonus for most werewolves.
    ///
    /// # Panics
    /// If a grid holds a tile that is not in the catalogue.
    #[must_use]
    pub fn sheets(&self, boards: &[(Grid, &Doors)]) -> Vec<Sheet> {
        let mut tallies: Vec<Tally> =
            boards.iter().map(|(grid, doors)| self.tally(grid, doors)).collect();
        add_bonus(&mut tallies);
        tallies.into_iter().map(|tally| tally.sheet).collect()
    }

    /// T-3.1: every path of a board, once; in the order of their first sections.
    ///
    /// # Panics
    /// If the grid holds a tile that is not in the catalogue.
    pub fn paths(&self, grid: &Grid, doors: &Doors, visit: impl FnMut(&Path)) {
        Track::new(self.catalogue, grid, doors).paths(visit);
    }

    /// T-3.1: the paths on a space of a board and those that lead up to it, each once: those that change with the tile
    /// there. None for spaces from 9 on.
    ///
    /// # Panics
    /// As [`Scoring::paths`].
    pub fn paths_at(&self, grid: &Grid, doors: &Doors, space: u8, visit: impl FnMut(&Path)) {
        if space < SPACES {
            Track::new(self.catalogue, grid, doors).paths_at(space, visit);
        }
    }

    /// Scores the categories that do not depend on paths: T-4.1, T-4.3, T-4.5 to T-4.10.
    fn score_tiles(&self, grid: &Grid, sheet: &mut Sheet) -> Monsters {
        let mut all = Monsters::default();
        let (mut curves, mut symbols, mut worth) = (0, 0, 0);
        let mut golems = Spots::default();
        let mut bats = Spots::default();
        for space in 0..SPACES {
            let tile = grid.tile(space);
            if tile == NONE {
                continue;
            }
            let tile = self.catalogue.tile(tile);
            all.add(tile.monsters);
            curves += i16::from(tile.curves);
            symbols += i16::from(tile.diamonds);
            worth += tile.worth as i16;
            golems.put(space, tile.monsters.count(Monster::Golem));
            bats.put(space, tile.monsters.count(Monster::Bat));
        }
        let count = |monster| i16::from(all.count(monster));
        let wisps = all.count(Monster::Wisp);
        sheet[Category::Dragons] = entry(&DRAGONS, all.count(Monster::Dragon));
        sheet[Category::Golems] = entry(&GOLEMS, golems.count(false));
        sheet[Category::Skeletons] = count(Monster::Skeleton) * symbols;
        sheet[Category::Slimes] = count(Monster::Slime) * curves;
        sheet[Category::Bats] = BAT * i16::from(bats.count(true));
        sheet[Category::Werewolves] = WEREWOLF * count(Monster::Werewolf);
        sheet[Category::Wisps] = i16::from(wisps) * entry(&WISP, wisps);
        sheet[Category::Diamonds] = worth;
        all
    }

    /// Scores a path: T-4.2, T-4.4, T-4.11 to T-4.13, and its dead ends (T-3.2).
    fn score_path(&self, path: &Path, sheet: &mut Sheet) {
        let scored = path_points(path);
        sheet[Category::Ghosts] += scored.ghosts;
        sheet[Category::Satyrs] += scored.satyrs;
        if let Some((category, points)) = scored.doors {
            sheet[category] += points;
        }
        sheet.dead_ends += self.dead_ends(path);
    }

    /// T-3.2: dead ends of a path, 0–2.
    #[must_use]
    pub fn dead_ends(&self, path: &Path) -> u8 {
        let dead = |kind| match kind {
            EndKind::Door(_) => false,
            EndKind::Wall => self.walls_are_dead_ends,
            EndKind::Gap => true,
        };
        path.ends.map_or(0, |ends| ends.iter().map(|end| u8::from(dead(end.kind))).sum())
    }
}

/// The points of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathPoints {
    /// For its ghosts (T-4.2).
    pub ghosts: i16,
    /// For its satyrs (T-4.4).
    pub satyrs: i16,
    /// For joining two doors, and in which category (T-4.11 to T-4.13).
    pub doors: Option<(Category, i16)>,
}

/// Returns the points of a path (T-4.2, T-4.4, T-4.11 to T-4.13).
#[must_use]
pub fn path_points(path: &Path) -> PathPoints {
    let sections = i16::from(path.sections);
    let doors = path.doors().map(|doors| match doors {
        [DoorKind::Bone, DoorKind::Bone] => (Category::BoneDoors, MATCHED_DOORS * sections),
        [DoorKind::Tooth, DoorKind::Tooth] => (Category::ToothDoors, MATCHED_DOORS * sections),
        _ => (Category::OtherPaths, OTHER_DOORS * sections),
    });
    let crowd = path.ghosts() >= GHOST_CROWD;
    PathPoints {
        ghosts: i16::from(path.ghosts()) * GHOST[usize::from(crowd)],
        satyrs: i16::from(path.satyrs()) * i16::from(path.types()),
        doors,
    }
}

/// T-4.8: the bonus for most werewolves, counted over all boards.
pub fn add_bonus(tallies: &mut [Tally]) {
    let most = tallies.iter().map(|tally| tally.werewolves).max().unwrap_or(0);
    if most == 0 {
        return;
    }
    let bonus = PACK[usize::from(tallies.len() > 2)];
    for tally in tallies {
        if tally.werewolves == most {
            tally.sheet[Category::Werewolves] += bonus;
        }
    }
}

/// T-4.14: the rank of each sheet: 1 + the number of better ones.
#[must_use]
pub fn ranks(sheets: &[Sheet]) -> Vec<u8> {
    sheets.iter().map(|sheet| rank(sheet, sheets)).collect()
}

/// T-4.14: the rank of a sheet among all of them.
pub(crate) fn rank(sheet: &Sheet, sheets: &[Sheet]) -> u8 {
    1 + sheets.iter().filter(|other| other.beats(sheet)).count() as u8
}

/// Monsters of one type by their spaces (T-4.3, T-4.7).
#[derive(Default)]
struct Spots {
    counts: [u8; 9],
    mask: u16,
}

impl Spots {
    fn put(&mut self, space: u8, count: u8) {
        self.counts[usize::from(space)] = count;
        self.mask |= u16::from(count > 0) << space;
    }

    /// Returns the number of those that have another of their type on a neighbouring tile, or have none.
    fn count(&self, with_neighbour: bool) -> u8 {
        let mut count = 0;
        let mut left = self.mask;
        while left != 0 {
            let space = left.trailing_zeros() as usize;
            left &= left - 1;
            if (self.mask & BESIDE[space] != 0) == with_neighbour {
                count += self.counts[space];
            }
        }
        count
    }
}
