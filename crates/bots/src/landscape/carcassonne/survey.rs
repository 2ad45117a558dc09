//! Looking over a map: how likely its roads and cities are to be completed and what they are worth
//! then, and the same for fields.

use super::faces::Faces;
use super::fits::{Fits, Pattern};
use super::weights::Weights;
use fogbound_carcassonne::{Game, Rules};
use fogbound_game::{Cell, Game as _, Side};
use fogbound_landscape::{FieldRegion, Label as _, MAX_SEGMENTS, RegionId, RegionSet, SegmentKind};
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
    areas: Vec<Area>,
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
            areas: vec![FRESH; MAX_SEGMENTS],
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
    }

    /// Looks at all empty cells beside the map of a game in which a tile was just placed.
    pub fn look(&mut self, game: &Game) {
        self.areas.fill(FRESH);
        self.fields.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        for cell in game.map().rim() {
            self.look_at(game, &faces, cell);
        }
        self.rules = Some((rules, faces));
    }

    fn look_at(&mut self, game: &Game, faces: &Faces, cell: Cell) {
        let map = game.map();
        let mut pattern: Pattern = [0; 4];
        let mut regions: [Option<RegionId>; 4] = [None; 4];
        for side in Side::ALL {
            let Some(id) = map.at(cell.beside(side)) else { continue };
            let Some((kind, rotation)) = map.tile(id) else { continue };
            let face = faces.face(kind, rotation);
            let (here, there) = (side.index(), side.opposite().index());
            pattern[here] = face.terrain[there];
            regions[here] = face.at[there].map(|at| map.region(map.segment(id, at)));
        }
        if regions == [None; 4] {
            return;
        }
        let closers = self.fits.at(faces, pattern);
        for side in 0..4 {
            // A cell counts once for a region.
            if let Some(region) = regions[side]
                && !regions[..side].contains(&regions[side])
            {
                let area = &mut self.areas[region.index()];
                area.closing = area.closing * self.chances[usize::from(closers[side])] / SURE;
            }
        }
    }

    /// Returns the chance that a road or city is complete in the end.
    fn closing(&self, game: &Game, region: RegionId) -> i64 {
        if game.map().open_edges(region) == 0 { SURE } else { self.areas[region.index()].closing }
    }

    /// Returns the yield of a road or city.
    pub fn area(&mut self, game: &Game, region: RegionId) -> Hope {
        let closing = self.closing(game, region);
        let area = &mut self.areas[region.index()];
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
