//! Regions found anew by flood fill, whether they are complete, and what they are worth (C-5, C-6,
//! G-4, G-5).

use std::collections::BTreeSet;

use super::halves::{facing, side_of};
use super::land::Field;
use super::table::{Feature, Meeple, Table};
use crate::board::Segment;
use crate::geometry::{Cell, Edges};
use crate::tiles::Net;

/// A region: all its segments by cell and name, smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    pub(crate) feature: Feature,
    pub(crate) segments: BTreeSet<(Cell, String)>,
}

impl Region {
    pub(crate) fn holds(&self, meeple: &Meeple) -> bool {
        meeple.feature == self.feature
            && self.segments.iter().any(|(cell, name)| *cell == meeple.cell && *name == meeple.name)
    }

    /// The distinct cells (M-9.1).
    pub(crate) fn cells(&self) -> BTreeSet<Cell> {
        self.segments.iter().map(|(cell, _)| *cell).collect()
    }
}

impl Table {
    /// The region of a segment.
    pub(crate) fn region(&self, feature: Feature, cell: Cell, name: &str) -> Region {
        let over_edges = |net: Net| {
            let edges = Edges::read(name).unwrap_or_default();
            let segments = self.board.region(net, (cell, edges));
            segments.into_iter().map(|(cell, edges)| (cell, edges.name().to_owned())).collect()
        };
        let segments = match feature {
            Feature::Road => over_edges(Net::Road),
            Feature::City => over_edges(Net::City),
            Feature::Field => self.joined_fields(cell, name),
            Feature::Monastery | Feature::Castle | Feature::Cemetery => {
                BTreeSet::from([(cell, name.to_owned())])
            }
        };
        Region { feature, segments }
    }

    fn field_named(&self, cell: Cell, name: &str) -> Option<&Field> {
        self.fields.get(&cell)?.iter().find(|field| field.halves.name() == name)
    }

    /// Fields join where both half-edges at an edge are field; those of misty edges are in none
    /// (G-3.2).
    fn joined_fields(&self, cell: Cell, name: &str) -> BTreeSet<(Cell, String)> {
        let mut region = BTreeSet::from([(cell, name.to_owned())]);
        let mut to_visit = vec![(cell, name.to_owned())];
        while let Some((cell, name)) = to_visit.pop() {
            let Some(field) = self.field_named(cell, &name) else { continue };
            for half in field.halves.list() {
                let there = cell.across(side_of(half));
                let beyond = self.fields.get(&there).into_iter().flatten();
                for other in beyond.filter(|other| other.halves.has(facing(half))) {
                    let next = (there, other.halves.name());
                    if region.insert(next.clone()) {
                        to_visit.push(next);
                    }
                }
            }
        }
        region
    }

    /// C-5, G-4.2, G-4.3: whether the region is complete.
    pub(crate) fn is_complete(&self, region: &Region) -> bool {
        match region.feature {
            Feature::Road => self.board.is_closed(Net::Road, &over_edges(region)),
            Feature::City => self.board.is_closed(Net::City, &over_edges(region)),
            Feature::Field => false,
            Feature::Monastery | Feature::Castle | Feature::Cemetery => {
                let around = region.cells().into_iter().flat_map(Cell::around);
                around.into_iter().all(|cell| self.board.has(cell))
            }
        }
    }

    /// Returns the points of the region for whoever has the majority, during the game if it is complete,
    /// else at its end.
    pub(crate) fn value(&self, region: &Region) -> i64 {
        let complete = i64::from(self.is_complete(region));
        let tiles = region.cells().len();
        match region.feature {
            Feature::Road => number(tiles),
            Feature::City => (1 + complete) * (number(tiles) + self.coats(region)),
            Feature::Field => 3 * number(self.complete_cities_at(region)),
            Feature::Monastery => 1 + number(self.around(region, |_| true)),
            Feature::Castle => {
                (1 + complete) * (1 + number(self.around(region, |cell| self.board.has_mist(cell))))
            }
            Feature::Cemetery => 0,
        }
    }

    fn coats(&self, region: &Region) -> i64 {
        let coats_of = |(cell, edges): Segment| {
            let tile = self.board.face_up(cell);
            let cities = tile.map(|tile| &tile.face.cities).into_iter().flatten();
            cities
                .filter(|city| city.edges == edges)
                .map(|city| i64::from(city.number))
                .sum::<i64>()
        };
        over_edges(region).into_iter().map(coats_of).sum()
    }

    /// The tiles around a building that count.
    fn around(&self, region: &Region, counts: impl Fn(Cell) -> bool) -> usize {
        let around = region.cells().into_iter().flat_map(Cell::around);
        around.filter(|cell| self.board.has(*cell) && counts(*cell)).count()
    }

    /// C-6: the different complete cities that a field touches.
    fn complete_cities_at(&self, field: &Region) -> usize {
        let mut cities: BTreeSet<Option<(Cell, String)>> = BTreeSet::new();
        for (cell, name) in &field.segments {
            let touched = self.field_named(*cell, name).map(|field| &field.cities);
            for city in touched.into_iter().flatten() {
                let city = self.region(Feature::City, *cell, city.name());
                if self.is_complete(&city) {
                    cities.insert(city.segments.first().cloned());
                }
            }
        }
        cities.len()
    }

    pub(crate) fn meeples_on(&self, region: &Region) -> Vec<Meeple> {
        self.meeples.iter().filter(|meeple| region.holds(meeple)).cloned().collect()
    }

    /// The seats with the most meeples on the region, all of them if tied (C-5).
    pub(crate) fn majority(&self, region: &Region) -> Vec<usize> {
        let meeples = self.meeples_on(region);
        let of = |seat: usize| meeples.iter().filter(|meeple| meeple.seat == seat).count();
        let most = (0..self.scores.len()).map(of).max().unwrap_or(0);
        (0..self.scores.len()).filter(|seat| most > 0 && of(*seat) == most).collect()
    }

    /// The different regions with at least one meeple, in the order of their names.
    pub(crate) fn occupied(&self) -> Vec<Region> {
        let mut regions: Vec<Region> = Vec::new();
        for meeple in &self.meeples {
            if !regions.iter().any(|region| region.holds(meeple)) {
                regions.push(self.region(meeple.feature, meeple.cell, &meeple.name));
            }
        }
        regions
    }
}

/// The segments of a road or a city in the form of the board.
fn over_edges(region: &Region) -> BTreeSet<Segment> {
    let edges = |name: &str| Edges::read(name).unwrap_or_default();
    region.segments.iter().map(|(cell, name)| (*cell, edges(name))).collect()
}

/// Counts on a board are small.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
