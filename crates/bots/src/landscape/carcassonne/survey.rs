//! Looking over a map: how likely its roads and cities are to be completed and what they are worth
//! then, and the same for fields.

use super::faces::Faces;
use super::fits::{Fits, Pattern};
use super::weights::Weights;
use fogbound_carcassonne::{Game, Rules};
use fogbound_game::{Cell, Game as _, Side};
use fogbound_landscape::{
    CellId, FieldRegion, Label as _, MAX_SEGMENTS, RegionId, RegionSet, SegmentId, SegmentKind,
};
use std::sync::Arc;

/// A chance of 1. Smaller ones are fractions of it.
pub(super) const SURE: i64 = 1024;

/// The known facts about a road or city.
#[derive(Clone, Copy, Debug)]
struct Area {
    /// Chance that all empty cells beside it get a tile that closes it there.
    closing: i64,
    /// Points as it lies when complete and when incomplete, once known.
    values: Option<(i64, i64)>,
}

const FRESH: Area = Area { closing: SURE, values: None };

/// An empty cell beside the map.
#[derive(Clone, Copy, Debug)]
struct Gap {
    cell: Cell,
    /// The road or city across each side.
    segments: [Option<SegmentId>; 4],
    /// Chance that the cell gets a tile that closes it there.
    chances: [i64; 4],
}

/// The average yield of a region, in thousandths of a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hope {
    pub value: i64,
    /// Chance that it is completed and its meeples return.
    pub closing: i64,
}

/// Everything that does not change between the placing of a tile and the end of the turn.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    pub weights: Weights,
    rules: Option<(Arc<Rules>, Faces)>,
    fits: Fits,
    /// Chance that a cell gets one of `n` tiles before the game ends, at `n`.
    chances: Vec<i64>,
    /// Tiles left to draw.
    pub left: i64,
    /// The empty cells beside the map when the decision began, in its order.
    gaps: Vec<Gap>,
    areas: Vec<Area>,
    /// Areas that may not be fresh are before this one.
    used: usize,
    fields: Vec<(FieldRegion, i64)>,
}

impl Survey {
    pub fn new(weights: Weights) -> Survey {
        Survey {
            weights,
            rules: None,
            fits: Fits::new(),
            chances: Vec::new(),
            left: 0,
            gaps: Vec::new(),
            areas: vec![FRESH; MAX_SEGMENTS],
            used: 0,
            fields: Vec::new(),
        }
    }

    /// Prepares for a decision.
    pub fn begin(&mut self, game: &Game) {
        let known = self.rules.as_ref().is_some_and(|(rules, _)| Arc::ptr_eq(rules, game.rules()));
        if !known {
            let rules = Arc::clone(game.rules());
            let faces = Faces::new(rules.catalogue());
            self.rules = Some((rules, faces));
        }
        self.fits.begin(game.unseen());
        self.left = i64::from(game.pile());
        let draws = self.left * self.weights.draws / (100 * i64::from(game.rules().players())) + 1;
        let unseen = self.fits.unseen() as i64;
        self.chances.clear();
        for n in 0..=unseen {
            let missed = (0..draws.min(self.left))
                .fold(SURE, |missed, _| missed * (unseen - n) / unseen.max(1));
            self.chances.push(SURE - missed);
        }
        self.gaps.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        for (cell, beside) in game.map().rim_beside() {
            let gap = self.gap(game, &faces, cell, beside);
            self.gaps.push(gap);
        }
        self.rules = Some((rules, faces));
    }

    /// Looks at all empty cells beside the map. `placed` is the cell of a tile placed since the
    /// decision began: only what lies beside it has changed.
    pub fn look(&mut self, game: &Game, placed: Option<Cell>) {
        self.areas[..self.used].fill(FRESH);
        self.used = 0;
        self.fields.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        for (n, (cell, beside)) in game.map().rim_beside().enumerate() {
            let changed = placed.is_some_and(|placed| placed.is_beside(cell));
            // Most cells have kept their places in the order.
            let known = match self.gaps.get(n) {
                _ if changed => None,
                Some(gap) if gap.cell == cell => Some(*gap),
                _ => self.gaps.iter().find(|gap| gap.cell == cell).copied(),
            };
            let gap = known.unwrap_or_else(|| self.gap(game, &faces, cell, beside));
            self.note(game, &gap);
        }
        self.rules = Some((rules, faces));
    }

    fn area_of(&mut self, region: RegionId) -> &mut Area {
        self.used = self.used.max(region.index() + 1);
        &mut self.areas[region.index()]
    }

    /// Notes what an empty cell means for the roads and cities beside it.
    fn note(&mut self, game: &Game, gap: &Gap) {
        let regions = gap.segments.map(|segment| segment.map(|segment| game.map().region(segment)));
        for side in 0..4 {
            // A cell counts once for a region.
            if let Some(region) = regions[side]
                && !regions[..side].contains(&regions[side])
            {
                let area = self.area_of(region);
                area.closing = area.closing * gap.chances[side] / SURE;
            }
        }
    }

    /// Returns what lies around an empty cell.
    fn gap(&mut self, game: &Game, faces: &Faces, cell: Cell, beside: [Option<CellId>; 4]) -> Gap {
        let map = game.map();
        let mut pattern: Pattern = [0; 4];
        let mut segments: [Option<SegmentId>; 4] = [None; 4];
        for side in Side::ALL {
            let Some(id) = beside[side.index()] else { continue };
            let Some((kind, rotation)) = map.tile(id) else { continue };
            let face = faces.face(kind, rotation);
            let (here, there) = (side.index(), side.opposite().index());
            pattern[here] = face.terrain[there];
            segments[here] = face.at[there].map(|at| map.segment(id, at));
        }
        let closers = match segments {
            [None, None, None, None] => [0; 4],
            _ => self.fits.at(faces, pattern),
        };
        Gap { cell, segments, chances: closers.map(|n| self.chances[usize::from(n)]) }
    }

    /// Returns the chance that a road or city is complete in the end.
    fn closing(&self, game: &Game, region: RegionId) -> i64 {
        if game.map().open_edges(region) == 0 { SURE } else { self.areas[region.index()].closing }
    }

    /// Returns the yield of a road or city.
    pub fn area(&mut self, game: &Game, region: RegionId) -> Hope {
        let closing = self.closing(game, region);
        let area = self.area_of(region);
        let (whole, part) = *area.values.get_or_insert_with(|| values(game, region));
        Hope { value: (whole * closing + part * (SURE - closing)) * 1_000 / SURE, closing }
    }

    /// Returns the yield of a field: its complete cities, and part of those that may become
    /// complete.
    pub fn field(&mut self, game: &Game, region: FieldRegion) -> i64 {
        if let Some(&(_, value)) = self.fields.iter().find(|&&(known, _)| known == region) {
            return value;
        }
        let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
        let mut met = RegionSet::default();
        let mut value = 0;
        for member in fields.members(region) {
            let cell = fields.cell_of(member);
            for &city in &fields.printed(catalogue, map, member).cities {
                let city = map.region(map.segment(cell, city));
                if !met.contains(city) {
                    met.insert(city);
                    value += 3_000 * self.closing(game, city) / SURE;
                }
            }
        }
        self.fields.push((region, value));
        value
    }
}

/// Returns the points of a road or city as it lies: complete, and incomplete.
fn values(game: &Game, region: RegionId) -> (i64, i64) {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let mut points = i64::from(map.region_cells(region).len());
    let mut each = 1;
    for member in map.members(region) {
        let segment = map.printed(catalogue, member);
        if segment.kind == SegmentKind::City {
            each = 2;
        }
        points += i64::from(segment.coats);
    }
    (each * points, points)
}
