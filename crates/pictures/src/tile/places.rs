//! Free places for figures: where a meeple on a feature stands, where ghosts stand.

use super::Tile;
use super::layout::{Bank, Layout};
use super::region::{MIDDLES, is_diagonal};
use crate::shape::{Point, pt};
use core::fmt;
use fogbound_game::{Edges, Halves, Side};
use fogbound_tilesets::Building;

/// The feature a figure stands on, named as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stand {
    /// The road segment with these sides.
    Road(Edges),
    /// The city segment with these sides.
    City(Edges),
    /// The mist segment with these sides.
    Mist(Edges),
    /// The field segment with these half-edges.
    Field(Halves),
    /// The building in the middle, or before it.
    Building,
    /// Before the stones of a cemetery.
    Grave,
}

/// `road NS`, `field 0123`, `building`: words for names of pieces.
impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stand::Road(edges) => write!(f, "road {edges}"),
            Stand::City(edges) => write!(f, "city {edges}"),
            Stand::Mist(edges) => write!(f, "mist {edges}"),
            Stand::Field(halves) => write!(f, "field {halves}"),
            Stand::Building => f.write_str("building"),
            Stand::Grave => f.write_str("grave"),
        }
    }
}

/// The free places of one tile as it lies, in units from its north-west corner.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    tile: &'a Tile,
    layout: Layout,
}

impl<'a> Places<'a> {
    /// Finds the places of a tile.
    #[must_use]
    pub fn new(tile: &'a Tile) -> Places<'a> {
        Places { tile, layout: Layout::new(tile) }
    }

    /// Returns the place of a meeple's foot.
    #[must_use]
    pub fn foot(&self, stand: Stand) -> Point {
        let foot = match stand {
            Stand::Road(edges) => self.on_road(edges),
            Stand::City(edges) => in_city(edges),
            Stand::Mist(edges) => self.ghosts(edges, 1).first().copied().unwrap_or(Point::CENTRE),
            Stand::Field(halves) => self.in_field(halves),
            Stand::Building => self.layout.middle + self.before_building(),
            Stand::Grave => self.layout.middle + pt(-4.0, 36.0),
        };
        pt(foot.x.clamp(24.0, 176.0), foot.y.clamp(48.0, 196.0))
    }

    /// Returns the feet of `count` ghosts on a mist segment, side by side.
    #[must_use]
    pub fn ghosts(&self, edges: Edges, count: u8) -> Vec<Point> {
        self.layout.row_of_ghosts(self.tile, edges, count)
    }

    /// Returns the size of printed ghosts on a mist segment: smaller in the dent of a city.
    #[must_use]
    pub fn ghost_scale(&self, edges: Edges) -> f64 {
        let mut banks = self.layout.mists.iter();
        banks.find(|bank| bank.edges == edges).map_or(0.62, Bank::symbol_scale)
    }

    /// Returns the place of ghosts in play, the middle of their base: on a mist segment that of the
    /// printed ghosts they cover, else on the cemetery.
    #[must_use]
    pub fn haunt(&self, stand: Stand, count: u8) -> Point {
        let Stand::Mist(edges) = stand else { return self.layout.middle + pt(0.0, 26.0) };
        let mut banks = self.layout.mists.iter();
        let printed = banks.find(|bank| bank.edges == edges).map_or(0, |bank| bank.symbols.len());
        // A segment has few printed ghosts.
        let slots = self.ghosts(edges, count.clamp(1, 3).max(printed as u8));
        let last = usize::from(count).clamp(1, slots.len()) - 1;
        slots[0].towards(slots[last], 0.5)
    }

    /// Returns the middle of what stands in the middle of the tile.
    pub(crate) fn building(&self) -> Option<Point> {
        self.tile.kind.building.map(|_| self.layout.middle)
    }

    pub(super) fn tile(&self) -> &Tile {
        self.tile
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Two fifths along the road, or elsewhere on it where no printed ghost is near.
    fn on_road(&self, edges: Edges) -> Point {
        let way = self.layout.roads.iter().find(|way| way.edges == edges);
        let line = way.map_or(&[][..], |way| &way.line);
        let at = |fifths: &f64| line.get((line.len() as f64 * fifths / 5.0) as usize);
        let mut points = [2.0, 3.0, 1.2, 3.8].iter().filter_map(at).copied();
        let first = points.clone().next().unwrap_or(Point::CENTRE);
        points.find(|&point| !self.is_haunted(point)).unwrap_or(first) + pt(0.0, 6.0)
    }

    /// Returns true if a printed ghost is near.
    fn is_haunted(&self, point: Point) -> bool {
        let mut ghosts = self.layout.mists.iter().flat_map(|bank| &bank.symbols);
        ghosts.any(|ghost| ghost.distance(point) < 40.0)
    }

    fn before_building(&self) -> Point {
        match self.tile.kind.building {
            Some(Building::Castle) => {
                let east = self.layout.cities.iter().any(|town| town.edges.contains(Side::East));
                let right = pt(64.0, 24.0);
                let left = east || self.is_haunted(self.layout.middle + right);
                if left { pt(-64.0, 24.0) } else { right }
            }
            Some(Building::Monastery) => pt(52.0, 32.0),
            Some(Building::Cemetery) | None => pt(-26.0, 32.0),
        }
    }

    /// In the middle of a field where that is free, else at one of its half-edges.
    fn in_field(&self, halves: Halves) -> Point {
        let ends: Vec<Point> = halves.iter().map(|half| HALVES[usize::from(half)]).collect();
        let sum = ends.iter().fold(Point::default(), |sum, &end| sum + end);
        let mean = sum * (1.0 / ends.len().max(1) as f64);
        let between = ends.windows(2).map(|pair| pair[0].towards(pair[1], 0.5));
        let candidates: Vec<Point> =
            [mean].into_iter().chain(between).chain(ends.iter().copied()).collect();
        let free = |reach: f64| {
            candidates.iter().copied().find(|&at| self.layout.is_free(self.tile, at, reach, reach))
        };
        free(30.0).or_else(|| free(20.0)).or_else(|| free(10.0)).unwrap_or(mean) + pt(0.0, 12.0)
    }
}

/// A point well inside the tile at each half-edge.
const HALVES: [Point; 8] = [
    pt(54.0, 24.0),
    pt(146.0, 24.0),
    pt(176.0, 54.0),
    pt(176.0, 146.0),
    pt(146.0, 176.0),
    pt(54.0, 176.0),
    pt(24.0, 146.0),
    pt(24.0, 54.0),
];

/// Near the middle of a city, beside its coat of arms.
fn in_city(edges: Edges) -> Point {
    let sum = edges
        .iter()
        .fold(Point::default(), |sum, side| sum + (MIDDLES[side.index()] - Point::CENTRE));
    match edges.len() {
        1 => Point::CENTRE + sum * 0.74 + pt(-16.0, 22.0),
        2 if is_diagonal(edges) => Point::CENTRE + sum * 0.42 + pt(16.0, 20.0),
        _ => Point::CENTRE + sum * 0.12 + pt(38.0, 22.0),
    }
}
