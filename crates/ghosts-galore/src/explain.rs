//! The arithmetic behind a sheet: which paths, which neighbours, how many (T-3, T-4).

use crate::board::{BESIDE, Doors, End, EndKind, Grid, SPACES, Track};
use crate::score::{Category, PathPoints, Scoring, Sheet, Tally, add_bonus, path_points};
use crate::tile::Catalogue;
use fogbound_game::Edges;
use fogbound_game::ShortList as _;
use fogbound_tilesets::Monster;

/// A sheet with what it was counted from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReport {
    /// The sheet, the bonus for most werewolves included.
    pub sheet: Sheet,
    /// The number of monsters of each type, in the order of [`Monster::ALL`].
    pub monsters: [u8; 9],
    /// The bonus for most werewolves (T-4.8).
    pub bonus: i16,
    /// Curves on all tiles, a double curve counting 2 (T-4.6).
    pub curves: u8,
    /// Values of all diamonds, ascending (T-4.10).
    pub diamonds: Vec<u8>,
    /// Spaces with golems, ascending (T-4.3).
    pub golems: Vec<Spot>,
    /// Spaces with bats, ascending (T-4.7).
    pub bats: Vec<Spot>,
    /// Every path, in the order of its smallest section (T-3.1).
    pub paths: Vec<PathReport>,
    /// The dead ends (T-3.2).
    pub dead_ends: Vec<End>,
}

/// Monsters of one type on a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The space, 0–8.
    pub space: u8,
    /// The number of monsters there.
    pub count: u8,
    /// Neighbouring spaces with others of the type.
    pub beside: Vec<u8>,
}

/// A path and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathReport {
    /// Its sections from one end to the other (of a loop: around), each by space and edges.
    pub sections: Vec<(u8, Edges)>,
    /// Its ends; `None` for a loop.
    pub ends: Option<[End; 2]>,
    /// Ghosts on it.
    pub ghosts: u8,
    /// Satyrs on it.
    pub satyrs: u8,
    /// The monster types on it, in the order of [`Monster::ALL`].
    pub types: Vec<Monster>,
    /// The points that it brings.
    pub points: PathPoints,
}

impl Scoring<'_> {
    /// [`Scoring::sheets`] with the arithmetic.
    ///
    /// # Panics
    /// If a grid holds a tile that is not in the catalogue.
    #[must_use]
    pub fn reports(&self, boards: &[(Grid, &Doors)]) -> Vec<BoardReport> {
        let plain: Vec<Tally> =
            boards.iter().map(|(grid, doors)| self.tally(grid, doors)).collect();
        let mut tallies = plain.clone();
        add_bonus(&mut tallies);
        let scored = boards.iter().zip(plain.iter().zip(&tallies));
        scored
            .map(|((grid, doors), (plain, with))| {
                let wolves = |tally: &Tally| tally.sheet[Category::Werewolves];
                self.report(grid, doors, with.sheet, wolves(with) - wolves(plain))
            })
            .collect()
    }

    fn report(&self, grid: &Grid, doors: &Doors, sheet: Sheet, bonus: i16) -> BoardReport {
        let kinds = grid.tiles().map(|(_, tile, _)| self.catalogue.kind(tile));
        let mut diamonds: Vec<u8> = kinds.flat_map(|kind| kind.diamonds.clone()).collect();
        diamonds.sort_short();
        let tiles = || grid.tiles().map(|(_, tile, _)| self.catalogue.tile(tile.0));
        let total = |monster| tiles().map(|tile| tile.monsters.count(monster)).sum();
        let mut report = BoardReport {
            sheet,
            monsters: Monster::ALL.map(total),
            bonus,
            curves: tiles().map(|tile| tile.curves).sum(),
            diamonds,
            golems: spots(self.catalogue, grid, Monster::Golem),
            bats: spots(self.catalogue, grid, Monster::Bat),
            paths: Vec::new(),
            dead_ends: Vec::new(),
        };
        let track = Track::new(self.catalogue, grid, doors);
        track.paths(|path| {
            let is_dead = |end: &End| match end.kind {
                EndKind::Door(_) => false,
                EndKind::Wall => self.walls_are_dead_ends,
                EndKind::Gap => true,
            };
            report.dead_ends.extend(path.ends.into_iter().flatten().filter(is_dead));
            let on_it = |monster: &Monster| path.riders.types & (1 << monster.index()) != 0;
            report.paths.push(PathReport {
                sections: track.sections_of(path),
                ends: path.ends,
                ghosts: path.ghosts(),
                satyrs: path.satyrs(),
                types: Monster::ALL.into_iter().filter(on_it).collect(),
                points: path_points(path),
            });
        });
        report
    }
}

/// The spaces with monsters of a type.
fn spots(catalogue: &Catalogue, grid: &Grid, monster: Monster) -> Vec<Spot> {
    let count = |space: u8| {
        grid.at(space).map_or(0, |(tile, _)| catalogue.tile(tile.0).monsters.count(monster))
    };
    let beside = |space: u8| -> Vec<u8> {
        let near = |&other: &u8| BESIDE[usize::from(space)] & (1 << other) != 0;
        (0..SPACES).filter(near).filter(|&other| count(other) > 0).collect()
    };
    let spot = |space| Spot { space, count: count(space), beside: beside(space) };
    (0..SPACES).map(spot).filter(|spot| spot.count > 0).collect()
}
