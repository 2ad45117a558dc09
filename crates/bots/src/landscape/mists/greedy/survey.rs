//! Looking over a position: what lies at the empty cells, who stands where, and how likely regions
//! and banks are to be closed.

use super::evaluate::Judge;
use super::faces::{Faces, NO_SEGMENT};
use super::fits::{NO_FIT, PAIRS, Pattern};
use super::weights::Weights;
use fogbound_game::{Colours, Game as _, Side};
use fogbound_landscape::{CellId, Label as _, RegionId, SegmentKind};
use fogbound_mists::{Game, Holder, Target};

/// A chance of 1. Smaller ones are fractions of it.
pub(super) const SURE: i64 = 1024;

/// A region open at more cells than this is thought never to close.
const CLOSERS: usize = 6;

/// The known facts about a region of any kind during one evaluation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    is_touched: bool,
    /// Open edges that an empty cell can still close.
    pub rim: u16,
    /// Empty cells at those edges.
    pub cells: u16,
    /// For each of these cells the number of unseen tiles that close the region there. Those beyond
    /// the sixth are not kept.
    pub closers: [u8; CLOSERS],
    pub colours: Colours,
    pub hounds: i64,
    pub meeples: i64,
    /// Points if scored as it lies; negative while not known.
    pub value: i64,
}

pub(super) const FRESH: Area = Area {
    is_touched: false,
    rim: 0,
    cells: 0,
    closers: [0; CLOSERS],
    colours: Colours::NONE,
    hounds: 0,
    meeples: 0,
    value: -1,
};

/// A cell where one tile would join two regions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Junction {
    pub a: RegionId,
    pub b: RegionId,
    pub city: bool,
    /// Unseen tiles that join them.
    pub joins: u8,
}

impl Judge {
    /// Prepares for positions that come of this one.
    pub(super) fn begin_survey(&mut self, game: &Game) {
        self.begun = game.map().len();
        self.surveyed.clear();
        self.is_surveyed = false;
    }

    /// Looks at all empty cells beside the map, unless it is the one that was looked at last: a turn has many ends after
    /// the same tile.
    pub(super) fn survey(&mut self, game: &Game, faces: &Faces) {
        let map = game.map();
        let laid = || map.cells().skip(self.begun.into()).map(|id| (map.cell(id), map.tile(id)));
        if self.is_surveyed && laid().eq(self.surveyed.iter().copied()) {
            return;
        }
        self.surveyed.clear();
        self.surveyed.extend(laid());
        self.is_surveyed = true;
        for region in self.touched.drain(..) {
            self.areas[region.index()] = FRESH;
        }
        self.junctions.clear();
        self.due.clear();
        self.due.resize(game.rules().catalogue().len(), NO_FIT);
        for beside in map.rim().map(|cell| map.beside(cell)) {
            self.survey_gap(game, faces, beside);
        }
    }

    fn touch(&mut self, region: RegionId) -> &mut Area {
        let area = &mut self.areas[region.index()];
        if !area.is_touched {
            area.is_touched = true;
            self.touched.push(region);
        }
        area
    }

    /// Looks at an empty cell between others.
    fn survey_gap(&mut self, game: &Game, faces: &Faces, beside: [Option<CellId>; 4]) {
        let map = game.map();
        let mut pattern: Pattern = [0; 4];
        let mut features: [Option<RegionId>; 4] = [None; 4];
        let mut banks: [Option<RegionId>; 4] = [None; 4];
        for side in Side::ALL {
            let Some(id) = beside[side.index()] else { continue };
            let Some((kind, rotation)) = map.tile(id) else { continue };
            let face = faces.face(kind, rotation);
            let (here, there) = (side.index(), side.opposite().index());
            pattern[here] = face.terrain[there];
            if face.feature_at[there] != NO_SEGMENT {
                features[here] = Some(map.region(map.segment(id, face.feature_at[there])));
            }
            if face.mist_at[there] != NO_SEGMENT {
                pattern[here] += 3;
                banks[here] = Some(map.region(map.segment(id, face.mist_at[there])));
            }
        }
        let (fit, due) = self.fits.at(faces, pattern);
        for (least, &due) in self.due.iter_mut().zip(due) {
            *least = (*least).min(due);
        }
        for side in 0..4 {
            if let Some(region) = features[side] {
                let first = !features[..side].contains(&Some(region));
                self.open_side(region, first, fit.closes[side]);
            }
            if let Some(bank) = banks[side] {
                let first = !banks[..side].contains(&Some(bank));
                self.open_side(bank, first, fit.clears[side]);
            }
        }
        for (place, (a, b)) in PAIRS.into_iter().enumerate() {
            if let (Some(first), Some(second)) = (features[a], features[b])
                && fit.joins[place] > 0
                && first != second
            {
                let city = pattern[a] == 3;
                self.junctions.push(Junction {
                    a: first,
                    b: second,
                    city,
                    joins: fit.joins[place],
                });
            }
        }
    }

    /// Notes an open edge of a region that `n` of the unseen tiles would close.
    fn open_side(&mut self, region: RegionId, first: bool, n: u8) {
        let area = self.touch(region);
        area.rim += 1;
        if first {
            if let Some(place) = area.closers.get_mut(usize::from(area.cells)) {
                *place = n;
            }
            area.cells += 1;
        }
    }

    /// Puts the meeples into their regions.
    pub(super) fn people(&mut self, game: &Game) {
        for region in &self.touched {
            let area = &mut self.areas[region.index()];
            (area.meeples, area.colours, area.hounds) = (0, Colours::NONE, 0);
        }
        for Holder { target, colour, hounds } in game.holders() {
            let Target::Segments(_, region) = target else { continue };
            let area = self.touch(region);
            area.meeples += 1;
            area.colours = area.colours.with(colour);
            area.hounds += i64::from(hounds);
        }
    }

    /// Returns the points of a road or city as it lies.
    pub(super) fn value(&mut self, game: &Game, region: RegionId) -> i64 {
        if self.areas[region.index()].value < 0 {
            let (map, catalogue) = (game.map(), game.rules().catalogue());
            let tiles = i64::from(map.region_cells(region).len());
            let mut city = false;
            let mut coats = 0;
            for member in map.members(region) {
                let segment = map.printed(catalogue, member);
                city = segment.kind == SegmentKind::City;
                coats += i64::from(segment.coats);
            }
            let value = if city { 2 * tiles + 2 * coats } else { tiles };
            self.touch(region).value = value;
        }
        self.areas[region.index()].value
    }

    /// Shares the coming draws among the open cells of occupied regions.
    pub(super) fn share_draws(&mut self) {
        let areas = self.touched.iter().map(|region| &self.areas[region.index()]);
        let needs: i64 =
            areas.filter(|area| area.meeples > 0).map(|area| i64::from(area.cells)).sum();
        let Weights { attention, horizon, .. } = self.weights;
        let draws = |tiles: i64| {
            let tiles = tiles.min(horizon);
            (tiles * attention / (attention + 10 * needs) + 1).min(tiles)
        };
        (self.long, self.short) = (draws(self.left), draws(self.active));
    }

    pub(super) fn chance(&self, draws: i64, n: u8) -> i64 {
        self.chances[(draws * (self.unseen + 1)) as usize + usize::from(n)]
    }

    /// Returns the chance that a region is completed or finished with so many draws for each open
    /// cell.
    pub(super) fn closing(&self, area: &Area, draws: i64) -> i64 {
        if usize::from(area.cells) > CLOSERS {
            return 0;
        }
        let Weights { cell, trust, .. } = self.weights;
        let closers = &area.closers[..usize::from(area.cells)];
        let closed = |chance, &n| chance * self.chance(draws, n) * cell / (SURE * 1_000);
        let chance = closers.iter().fold(SURE, closed);
        chance + trust * chance * (SURE - chance) / (100 * SURE)
    }

    /// Returns the ghosts that are expected to leave with the banks they stand in.
    pub(super) fn freed(&self, game: &Game) -> i64 {
        let freed = |(bank, ghosts): (RegionId, u8)| {
            let area = &self.areas[bank.index()];
            let is_closing = game.map().open_edges(bank) == area.rim && area.rim > 0;
            if is_closing { i64::from(ghosts) * self.closing(area, self.long) } else { 0 }
        };
        game.haunts().map(freed).sum()
    }
}

/// Fills the table of [`Judge::chances`] for up to `horizon` draws.
pub(super) fn fill_chances(chances: &mut Vec<i64>, unseen: i64, horizon: i64) {
    chances.clear();
    chances.extend((0..=unseen).map(|_| 0));
    for draw in 0..horizon {
        for n in 0..=unseen {
            let before = chances[(draw * (unseen + 1) + n) as usize];
            chances.push(SURE - (SURE - before) * (unseen - n) / unseen.max(1));
        }
    }
}
