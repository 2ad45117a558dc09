//! Boards: the viewer, the pieces, the outlines.

use super::Told;
use fogbound_game::{Cell, Colour, Edges};
use fogbound_pictures::board::Overlay;
use fogbound_pictures::train::{self, TrackTile};
use fogbound_pictures::{BoardDrawing, Detail, Stand, Thing};

/// A point of view: the viewer and the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The seat whose view is shown; without one, only what a spectator may know.
    pub viewer: Option<u8>,
    /// The number of standing decisions before the position; the present one, with what the viewer
    /// has drafted, without one.
    pub ply: Option<usize>,
    /// The seat whose board is shown, if each seat has its own; without one the viewer's, else that of a winner, else that of
    /// whoever decided last.
    pub board: Option<u8>,
}

impl Look {
    /// Returns the present, as a seat sees it.
    #[must_use]
    pub const fn now(viewer: u8) -> Look {
        Look { viewer: Some(viewer), ply: None, board: None }
    }

    /// Returns a position of the past, as everybody sees it.
    #[must_use]
    pub const fn at(ply: usize) -> Look {
        Look { viewer: None, ply: Some(ply), board: None }
    }
}

/// The features that are outlined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlays {
    /// None.
    #[default]
    None,
    /// Roads, cities and buildings with meeples, with the letter of the owner of most meeples there; the paths
    /// of a train board that bring points.
    Owned,
    /// Fields with farmers, with the letter of the owner of most farmers there.
    Fields,
    /// Roads and cities that can still grow.
    Open,
}

/// A board as somebody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The tiles, and everything on them.
    pub scene: Scene,
    /// The first column and row with a tile or a legal cell.
    pub first: Cell,
    /// The last column and row with a tile or a legal cell.
    pub last: Cell,
    /// The cells with a tile, in the order in which they were laid.
    pub tiles: Vec<Cell>,
    /// Cells that have changed since the turn before.
    pub changed: Vec<Cell>,
    /// The seat whose board it is, where each seat has its own.
    pub owner: Option<u8>,
}

impl Board {
    /// Returns the part of a landscape around some cells: the tiles on them and on the cells around them. Without
    /// cells, and where each seat has a board of its own, it is all of it.
    #[must_use]
    pub fn around(self, cells: &[Cell]) -> Board {
        let (Scene::Landscape(scene), Some(&some)) = (&self.scene, cells.first()) else {
            return self;
        };
        let meet = |one: Cell, other: Cell| Cell::new(one.x.min(other.x), one.y.min(other.y));
        let join = |one: Cell, other: Cell| Cell::new(one.x.max(other.x), one.y.max(other.y));
        let first = cells.iter().copied().fold(some, meet);
        let last = cells.iter().copied().fold(some, join);
        let (first, last) =
            (Cell::new(first.x - 1, first.y - 1), Cell::new(last.x + 1, last.y + 1));
        let is_near = |cell: Cell| {
            (first.x..=last.x).contains(&cell.x) && (first.y..=last.y).contains(&cell.y)
        };
        let tiles: Vec<_> = scene.tiles.iter().filter(|laid| is_near(laid.cell)).cloned().collect();
        let figures = scene.figures.iter().filter(|figure| is_near(figure.cell())).copied();
        let shown = tiles.iter().map(|laid| laid.cell).chain(cells.iter().copied());
        let (first, last) = (shown.clone().fold(some, meet), shown.fold(some, join));
        let scene = fogbound_pictures::Scene {
            figures: figures.collect(),
            focus: None,
            tiles,
            ..fogbound_pictures::Scene::default()
        };
        let near = |cells: Vec<Cell>| cells.into_iter().filter(|&cell| is_near(cell)).collect();
        Board {
            scene: Scene::Landscape(scene),
            first,
            last,
            tiles: near(self.tiles),
            changed: near(self.changed),
            owner: self.owner,
        }
    }
}

/// The contents of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Landscape tiles, and the pieces on them.
    Landscape(fogbound_pictures::Scene),
    /// A board of Ghosts Galore, its cells counted from 0 0.
    Train {
        /// Its doors and tiles, with the paths that are lit.
        board: train::TrainBoard,
        /// The tile that the viewer has placed while others still choose, by its space.
        chosen: Option<(u8, TrackTile)>,
    },
}

impl Scene {
    /// Returns everything on the board that is worth an explanation, what stands in front last. `detail` is that of its
    /// drawing, whose figures are larger from afar.
    #[must_use]
    pub fn things(&self, detail: Detail) -> Vec<Thing> {
        match self {
            Scene::Landscape(scene) => BoardDrawing::new(scene, detail).things(),
            Scene::Train { board, .. } => board.things(),
        }
    }
}

impl Default for Scene {
    fn default() -> Scene {
        Scene::Landscape(fogbound_pictures::Scene::default())
    }
}

/// The line around a part of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A feature of a landscape.
    Region(Overlay),
    /// A path of a train board: its sections, each by its space and its edges as it lies.
    Path(Vec<(u8, Edges)>),
    /// Whole cells of a board.
    Cells(Vec<Cell>),
}

impl Outline {
    /// Returns the outline of the places that belong to a feature, if there are any.
    #[must_use]
    pub fn region(parts: Vec<(Cell, Stand)>, owner: Option<Colour>) -> Option<Outline> {
        (!parts.is_empty()).then_some(Outline::Region(Overlay { parts, owner }))
    }

    /// Returns `true` if both are drawn around the same place, whoever owns it.
    #[must_use]
    pub fn is_around(&self, other: &Outline) -> bool {
        match (self, other) {
            (Outline::Region(one), Outline::Region(other)) => {
                one.parts.len() == other.parts.len()
                    && one.parts.iter().all(|part| other.parts.contains(part))
            }
            _ => self == other,
        }
    }
}

/// A feature on a cell: a region of a landscape, a path of a train board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its kind, size, owners and worth.
    pub told: Told,
    /// The line around it; none where the tile lies face down.
    pub outline: Option<Outline>,
}
