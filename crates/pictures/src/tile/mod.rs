//! One tile of a landscape: data in, at most 36 elements out.

mod back;
mod border;
mod building;
mod cemetery;
mod house;
mod layout;
mod meadow;
mod mist;
mod places;
mod region;
mod ruin;
mod stack;
mod town;

pub use back::draw_back;
pub use places::{Places, Stand};

pub(crate) use border::Line;
pub(crate) use house::Tower;
pub(crate) use region::{CORNERS, gaps};
pub(crate) use ruin::draw_ruin;
pub(crate) use stack::Stack;

use crate::detail::Detail;
use crate::figures::printed_ghosts;
use crate::shape::Path;
use crate::svg::{Svg, Tag};
use crate::wobble::Wobble;
use fogbound_game::{Edges, Rotation, Side};
use fogbound_tilesets::{Building, Kind, RoadEnd, Start, TileSet};
use layout::Layout;
use std::sync::Arc;

/// A tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The kind of the tile.
    pub kind: Arc<Kind>,
    /// The rotation of the tile.
    pub rotation: Rotation,
    /// For a quarter of a starting block: the corner, as it lies, where the ruin stands.
    pub ruin: Option<usize>,
    /// Tiles of one kind differ in what no rule knows of, by this number.
    pub variant: u8,
}

/// Number of tiles of one kind that differ. A picture of a board holds each of them once.
pub const VARIANTS: usize = 3;

impl Tile {
    /// Returns a tile of an ordinary kind.
    #[must_use]
    pub const fn new(kind: Arc<Kind>, rotation: Rotation) -> Tile {
        Tile { kind, rotation, ruin: None, variant: 0 }
    }

    /// Returns the tile of the kind at a place in [`TileSet::kinds`], which may be a quarter of the
    /// starting block; `None` where the set has no such kind.
    #[must_use]
    pub fn of(set: &TileSet, kind: usize, rotation: Rotation) -> Option<Tile> {
        let printed = Arc::new(set.kinds.get(kind)?.clone());
        let ruin = match set.start {
            Start::Block(block) => {
                // The ruin is in the corner towards the other quarters.
                let quarters =
                    [block.south_east, block.south_west, block.north_west, block.north_east];
                quarters.iter().position(|&quarter| quarter == kind)
            }
            Start::Single(_) => None,
        };
        let ruin = ruin.map(|corner| (corner + usize::from(rotation.quarters())) % 4);
        Some(Tile { ruin, ..Tile::new(printed, rotation) })
    }

    /// Returns the tile that follows so many others of its kind on the board.
    #[must_use]
    pub fn following(self, others: usize) -> Tile {
        Tile { variant: (others % VARIANTS) as u8, ..self }
    }

    /// Returns the number all irregularity of this tile depends on.
    pub(crate) fn seed(&self) -> u64 {
        Wobble::new(&self.kind.name, u64::from(self.variant), 0).bits()
    }

    fn ruin_as_printed(&self) -> Option<usize> {
        self.ruin.map(|corner| (corner + 4 - usize::from(self.rotation.quarters())) % 4)
    }

    fn has_road_to(&self, end: RoadEnd) -> bool {
        self.kind.roads.iter().any(|road| road.end == Some(end))
    }

    /// Returns the misty sides as it lies.
    pub(crate) fn misty(&self) -> Edges {
        self.kind.misty().turned(self.rotation)
    }

    /// Counts how many of city, mist and building it shows: a busy tile gets less ornament.
    fn busy(&self) -> usize {
        let built = self.kind.building.is_some() || self.has_road_to(RoadEnd::Village);
        [!self.kind.cities.is_empty(), !self.kind.mists.is_empty(), built, self.ruin.is_some()]
            .into_iter()
            .filter(|&part| part)
            .count()
    }

    /// Returns true if a side, as it lies, is field without mist.
    fn is_plain(&self, side: Side) -> bool {
        let printed = side.turned(turned_back(self.rotation));
        self.kind.terrain(printed) == fogbound_tilesets::Terrain::Field
            && !self.kind.misty().contains(printed)
    }

    /// Returns the corners at which both sides are misty and of one segment, bit *i* for corner
    /// *i*. A lone tile takes them for full of mist.
    #[must_use]
    pub fn joined_corners(&self) -> u8 {
        (0..4)
            .filter(|&corner| {
                self.kind.mists.iter().any(|mist| {
                    let edges = mist.edges.turned(self.rotation);
                    edges.contains(Side::from_index(corner))
                        && edges.contains(Side::from_index(corner + 3))
                })
            })
            .fold(0, |bits, corner| bits | 1 << corner)
    }
}

/// Returns the rotation that undoes another.
fn turned_back(rotation: Rotation) -> Rotation {
    Rotation::ALL[(4 - usize::from(rotation.quarters())) % 4]
}

/// The appearance of a tile among its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Appearance {
    /// The amount of detail.
    pub detail: Detail,
    /// The corners full of mist, bit *i* for corner *i* from the north-west, clockwise.
    pub full: u8,
    /// Clear sides over which the fog of a misty neighbour frays out.
    pub frayed: Edges,
    /// The mist segments whose bank is finished, bit *i* for the segment at place *i*.
    pub finished: u8,
    /// True if printed ghosts are drawn.
    pub symbols: bool,
    /// True if the ruin in a corner is drawn. A board draws it once, over all its quarters.
    pub ruin: bool,
}

impl Appearance {
    /// Returns a tile alone, with its printed ghosts.
    #[must_use]
    pub fn alone(tile: &Tile, detail: Detail) -> Appearance {
        let full = tile.joined_corners();
        Appearance { detail, full, frayed: Edges::NONE, finished: 0, symbols: true, ruin: true }
    }

    fn is_finished(&self, mist: u8) -> bool {
        self.finished & (1 << mist) != 0
    }
}

/// Draws a tile. Its origin is its north-west corner, and it may reach over its square, so cut it
/// with [`Tag::clipped`].
pub fn draw_tile(svg: &mut Svg, tile: &Tile, look: &Appearance) {
    let layout = Layout::new(tile);
    let detail = look.detail;
    let meadow = meadow::Meadow::new(tile, &layout, detail);
    let fog = mist::Fog::new(tile, look);
    meadow.draw_ground(svg);
    fog.draw_faint(svg);
    draw_roads(svg, &layout, detail);
    meadow.draw_trees(svg);
    fog.draw_dense(svg);
    let mut stack = Stack::new();
    building::build(svg, &mut stack, tile, &layout, detail);
    if !layout.cities.is_empty() {
        town::draw_ground(svg, &layout, detail);
        town::build(&mut stack, tile, &layout, detail);
    }
    if let Some(corner) = tile.ruin.filter(|_| look.ruin) {
        ruin::build(svg, &mut stack, CORNERS[corner % 4]);
    }
    stack.draw(svg);
    if tile.kind.building == Some(Building::Cemetery) {
        cemetery::draw_front(svg, layout.middle, detail);
    }
    for coat in layout.cities.iter().flat_map(|town| &town.coats) {
        svg.place_scaled("coat", *coat, detail.of(1.0, 1.1, 1.4));
    }
    if look.symbols {
        draw_symbols(svg, &layout, look);
    }
}

fn draw_roads(svg: &mut Svg, layout: &Layout, detail: Detail) {
    let mut path = Path::new();
    for way in &layout.roads {
        path.move_to(way.curve[0]);
        for piece in way.curve.windows(4).step_by(3) {
            path.cubic_to(piece[1], piece[2], piece[3]);
        }
    }
    svg.path("road-case", &path);
    svg.path("road", &path);
    if detail.is_near() {
        svg.path("road-rut", &path);
    }
}

/// Draws the printed ghosts, fainter where the bank is finished.
fn draw_symbols(svg: &mut Svg, layout: &Layout, look: &Appearance) {
    for (number, bank) in (0u8..).zip(&layout.mists) {
        let scale = bank.symbol_scale();
        if look.is_finished(number) {
            svg.group(Tag::new("g").class("faded"), |svg| {
                printed_ghosts(svg, &bank.symbols, scale, look.detail);
            });
        } else {
            printed_ghosts(svg, &bank.symbols, scale, look.detail);
        }
    }
}
