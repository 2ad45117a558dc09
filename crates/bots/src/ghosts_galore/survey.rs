//! Survey of a board: its points, and the things they may grow from.

use super::contents::Contents;
use super::hopes::{BATS, DRAGONS, GOLEMS, HOPES, PACK, SKELETONS, SLIMES, WEREWOLVES, WISPS};
use super::tracks::{Apart, Platforms};
use fogbound_ghosts_galore::{Category, Doors, Grid, SPACES, Scoring, tables};
use fogbound_tilesets::Monster;

/// The neighbours of each space, as bits.
const BESIDE: [u16; SPACES as usize] = [
    0b000_001_010,
    0b000_010_101,
    0b000_100_010,
    0b001_010_001,
    0b010_101_010,
    0b100_010_100,
    0b010_001_000,
    0b101_010_000,
    0b010_100_000,
];

/// A board counted through.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    /// Points of each category now, without the bonus for most werewolves.
    pub points: [i16; 13],
    /// See [`super::hopes`].
    pub hopes: [i16; HOPES],
    /// Spaces without a tile.
    pub empty: u16,
}

impl Survey {
    /// A full board with nothing on it.
    pub const NOTHING: Survey = Survey { points: [0; 13], hopes: [0; HOPES], empty: 0 };

    /// Returns the number of spaces without a tile, 0–9.
    pub fn spaces_left(&self) -> usize {
        self.empty.count_ones() as usize
    }

    pub fn is_empty(&self, space: u8) -> bool {
        self.empty & (1 << space) != 0
    }
}

/// Counts boards of one seat.
#[derive(Clone, Debug)]
pub(super) struct Surveyor<'a> {
    pub scoring: Scoring<'a>,
    /// The contents of each tile.
    pub tiles: &'a [Contents],
    pub doors: &'a Doors,
    pub platforms: Platforms,
    /// The most werewolves another seat has.
    pub rivals: i16,
    /// The bonus for most werewolves.
    pub bonus: i16,
}

impl Surveyor<'_> {
    /// Surveys everything that does not depend on how the tiles lie. `all` is the contents of all
    /// tiles, the hidden one included: it is sure to come.
    pub fn begin(&self, all: &Contents) -> Survey {
        let mut survey = Survey::NOTHING;
        self.collections(all, &mut survey);
        survey
    }

    /// Surveys all of a board, its collections counted already.
    pub fn survey(&self, grid: &Grid, begun: &Survey) -> Survey {
        let mut survey = begun.clone();
        survey.empty = grid.empty_spaces().map(|space| 1u16 << space).sum();
        self.golems_and_bats(grid, &mut survey);
        self.tracks(grid, &mut survey);
        survey
    }

    fn collections(&self, all: &Contents, survey: &mut Survey) {
        let dragons = all.count(Monster::Dragon);
        survey.points[Category::Dragons as usize] = entry(&tables::DRAGONS, dragons);
        survey.hopes[DRAGONS + up_to(7, dragons)] = 1;
        let wisps = all.count(Monster::Wisp);
        survey.points[Category::Wisps as usize] = wisps * entry(&tables::WISP, wisps);
        survey.hopes[WISPS + up_to(9, wisps)] = 1;
        let skeletons = all.count(Monster::Skeleton);
        survey.points[Category::Skeletons as usize] = skeletons * all.diamonds;
        survey.hopes[SKELETONS] = skeletons;
        survey.hopes[SKELETONS + 1] = all.diamonds;
        let slimes = all.count(Monster::Slime);
        survey.points[Category::Slimes as usize] = slimes * all.curves;
        survey.hopes[SLIMES] = slimes;
        survey.hopes[SLIMES + 1] = all.curves;
        survey.points[Category::Diamonds as usize] = all.worth;
        let werewolves = all.count(Monster::Werewolf);
        survey.points[Category::Werewolves as usize] = tables::WEREWOLF * werewolves;
        survey.hopes[WEREWOLVES] = werewolves;
        let lead = if werewolves == 0 { -3 } else { (werewolves - self.rivals).clamp(-3, 3) };
        survey.hopes[PACK + (lead + 3) as usize] = self.bonus;
    }

    /// Surveys a board for each of its empty spaces, as far as it is the same whatever tile is laid there and however.
    pub fn apart(&self, grid: &Grid) -> Vec<Apart> {
        let mut paths = Vec::new();
        self.scoring.paths(grid, self.doors, |path| paths.push(*path));
        let empty = grid.empty_spaces().map(|space| 1u16 << space).sum();
        grid.empty_spaces().map(|space| self.tracks_apart(&paths, empty, space)).collect()
    }

    pub(super) fn golems_and_bats(&self, grid: &Grid, survey: &mut Survey) {
        let mut counts = [[0i16; 2]; SPACES as usize];
        let mut masks = [0u16; 2];
        for (space, tile, _) in grid.tiles() {
            let tile = &self.tiles[usize::from(tile.0)];
            let here = [tile.count(Monster::Golem), tile.count(Monster::Bat)];
            counts[usize::from(space)] = here;
            for (mask, count) in masks.iter_mut().zip(here) {
                *mask |= u16::from(count > 0) << space;
            }
        }
        let [golem_mask, bat_mask] = masks;
        let (mut golems, mut golem_spaces) = (0, 0);
        let (mut bats, mut lone_bats, mut bat_spaces) = (0, 0, 0);
        for (space, ([golem, bat], beside)) in counts.into_iter().zip(BESIDE).enumerate() {
            let free = i16::from(survey.empty & (1 << space) != 0);
            if beside & golem_mask == 0 {
                golems += golem;
                golem_spaces += free;
            }
            if beside & bat_mask != 0 {
                bats += bat;
                bat_spaces += free;
            } else if beside & survey.empty != 0 {
                lone_bats += bat;
            }
        }
        survey.points[Category::Golems as usize] = entry(&tables::GOLEMS, golems);
        survey.hopes[GOLEMS + up_to(4, golems)] = 1;
        survey.hopes[GOLEMS + 5] = golem_spaces;
        survey.hopes[GOLEMS + 6] = golem_spaces * golems;
        survey.points[Category::Bats as usize] = tables::BAT * bats;
        survey.hopes[BATS] = lone_bats;
        survey.hopes[BATS + 1] = bat_spaces;
        survey.hopes[BATS + 2] = i16::from(lone_bats == 0 && bat_spaces == 0);
    }
}

/// Returns a count as an index, at most `last`.
fn up_to(last: usize, count: i16) -> usize {
    usize::min(usize::try_from(count).unwrap_or(0), last)
}

/// Returns the entry of a score table for a count, or its last one.
fn entry(table: &[i16], count: i16) -> i16 {
    table.get(up_to(table.len().saturating_sub(1), count)).copied().unwrap_or(0)
}
