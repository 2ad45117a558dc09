//! Regions found anew by flood fill, whether they are complete, and what they are worth (C-5, C-6,
//! G-4, G-5).

use std::collections::BTreeSet;

use super::state::{Feature, Meeple, State};
use crate::geometry::{Cell, Edges, facing, side_of};
use crate::landscape::{self, Field, Net, Segment, flood};

/// A region, its segments by cell and name.
pub(crate) type Region = landscape::Region<Feature, String>;

impl Region {
    fn holds(&self, meeple: &Meeple) -> bool {
        meeple.feature == self.feature
            && self.segments.contains(&(meeple.cell, meeple.name.clone()))
    }
}

impl State {
    /// The region of a segment.
    pub(crate) fn region(&self, feature: Feature, cell: Cell, name: &str) -> Region {
        let over_edges = |net: Net| {
            let segments = self.land.board.region(net, (cell, edges(name)));
            segments.into_iter().map(|(cell, edges)| (cell, edges.name().to_owned())).collect()
        };
        let segments = match feature {
            Feature::Road => over_edges(Net::Road),
            Feature::City => over_edges(Net::City),
            Feature::Field => flood((cell, name.to_owned()), |field| self.fields_beside(field)),
            Feature::Monastery | Feature::Castle | Feature::Cemetery => {
                BTreeSet::from([(cell, name.to_owned())])
            }
        };
        Region { feature, segments }
    }

    fn fields_on(&self, cell: Cell) -> &[Field] {
        self.land.board.face_up(cell).map_or(&[], |tile| &tile.fields)
    }

    fn field_named(&self, (cell, name): &(Cell, String)) -> Option<&Field> {
        self.fields_on(*cell).iter().find(|field| field.halves.name() == name)
    }

    /// Fields join where both half-edges at an edge are field; those of misty edges are in none
    /// (G-3.2).
    fn fields_beside(&self, segment: &(Cell, String)) -> Vec<(Cell, String)> {
        let mut beside = Vec::new();
        for half in self.field_named(segment).into_iter().flat_map(|field| field.halves.list()) {
            let there = segment.0.across(side_of(half));
            let fields = self.fields_on(there).iter();
            let joined = fields.filter(|other| other.halves.has(facing(half)));
            beside.extend(joined.map(|other| (there, other.halves.name().to_owned())));
        }
        beside
    }

    /// C-5, G-4.2, G-4.3: returns true if the region is complete.
    pub(crate) fn is_complete(&self, region: &Region) -> bool {
        match region.feature {
            Feature::Road => self.land.board.is_closed(Net::Road, &over_edges(region)),
            Feature::City => self.land.board.is_closed(Net::City, &over_edges(region)),
            Feature::Field => false,
            Feature::Monastery | Feature::Castle | Feature::Cemetery => {
                let around = region.cells().into_iter().flat_map(Cell::around);
                around.into_iter().all(|cell| self.land.board.has(cell))
            }
        }
    }

    /// Returns the points of the region for whoever has the majority, during the game if it is complete,
    /// else at its end.
    pub(crate) fn value(&self, region: &Region) -> i64 {
        let complete = i64::from(self.is_complete(region));
        let tiles = region.cells().len();
        let coats = || i64::from(self.land.board.coats(&over_edges(region)));
        match region.feature {
            Feature::Road => number(tiles),
            Feature::City => (1 + complete) * (number(tiles) + coats()),
            Feature::Field => 3 * number(self.complete_cities_at(region)),
            Feature::Monastery => 1 + number(self.around(region, |_| true)),
            Feature::Castle => {
                (1 + complete)
                    * (1 + number(self.around(region, |cell| self.land.board.has_mist(cell))))
            }
            Feature::Cemetery => 0,
        }
    }

    /// The tiles around a building that count.
    fn around(&self, region: &Region, counts: impl Fn(Cell) -> bool) -> usize {
        let around = region.cells().into_iter().flat_map(Cell::around);
        around.filter(|cell| self.land.board.has(*cell) && counts(*cell)).count()
    }

    /// C-6: the different complete cities that a field touches.
    fn complete_cities_at(&self, field: &Region) -> usize {
        let mut cities: BTreeSet<Option<(Cell, String)>> = BTreeSet::new();
        for segment in &field.segments {
            let touched = self.field_named(segment).map(|field| &field.cities);
            for city in touched.into_iter().flatten() {
                let city = self.region(Feature::City, segment.0, city.name());
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
    region.segments.iter().map(|(cell, name)| (*cell, edges(name))).collect()
}

fn edges(name: &str) -> Edges {
    Edges::read(name).unwrap_or(Edges::NONE)
}

/// Counts on a board are small.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
