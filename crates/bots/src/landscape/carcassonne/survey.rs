//! Looking over a map: how likely its roads and cities are to be completed and what they are worth
//! then, and the same for fields.

use super::buildings::Buildings;
use super::faces::{CITY, Faces, faces};
use super::fits::{Fits, Pattern};
use super::holdings::{self, Stays};
use super::weights::Weights;
use fogbound_carcassonne::{Game, Region, Rules};
use fogbound_game::{Cell, Game as _, Halves, Side};
use fogbound_landscape::{
    FieldId, FieldRegion, Label, MAX_SEGMENTS, RegionId, RegionSet, SegmentId, SegmentKind,
};
use std::sync::Arc;

/// A chance of 1. Smaller ones are fractions of it.
pub(super) const SURE: i64 = 1024;

/// An empty cell beside the map.
#[derive(Clone, Copy, Debug)]
struct Gap {
    cell: Cell,
    pattern: Pattern,
    /// The field across each half-edge.
    fields: [Option<FieldId>; 8],
    /// The road or city across each side.
    segments: [Option<SegmentId>; 4],
    /// Chance that the cell gets a tile that closes it there.
    chances: [u16; 4],
}

/// Two regions that a tile in an empty cell can join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joint {
    pub regions: [Region; 2],
    /// Chance that the cell gets such a tile.
    pub chance: i64,
}

/// The average yield of a region, in thousandths of a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hope {
    pub value: i64,
    /// The part of it that is there already.
    pub sure: i64,
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
    /// The share of the game left for pieces in the supply, in parts of `supply_fades`.
    pub time: i64,
    pub stays: Stays,
    /// The empty cells beside the map when the decision began, in its order, and those that the tile looked at last
    /// has changed.
    gaps: Vec<Gap>,
    /// The number of the former.
    begun: usize,
    /// The empty cells after the tile that was looked at last, as places in `gaps`.
    now: Vec<usize>,
    /// For each road or city the chance that all empty cells beside it get a tile that closes it there.
    closings: [u16; MAX_SEGMENTS],
    /// Its points as it lies when complete and when incomplete, once known.
    values: Vec<Option<(i64, i64)>>,
    /// What the tile looked at last has changed.
    changed: Vec<Region>,
    fields: Vec<(FieldRegion, Hope)>,
    buildings: Buildings,
}

impl Survey {
    pub fn new(weights: Weights) -> Survey {
        Survey {
            weights,
            rules: None,
            fits: Fits::new(),
            chances: Vec::new(),
            time: 0,
            stays: [0; 3],
            gaps: Vec::new(),
            begun: 0,
            now: Vec::new(),
            closings: [SURE as u16; MAX_SEGMENTS],
            values: vec![None; MAX_SEGMENTS],
            changed: Vec::new(),
            fields: Vec::new(),
            buildings: Buildings::default(),
        }
    }

    /// Prepares for a decision, and looks at the map.
    pub fn begin(&mut self, game: &Game) {
        let known = self.rules.as_ref().is_some_and(|(rules, _)| Arc::ptr_eq(rules, game.rules()));
        if !known {
            let rules = Arc::clone(game.rules());
            let faces = faces(rules.catalogue());
            self.rules = Some((rules, faces));
            self.fits = Fits::new();
        }
        self.fits.begin(game.unseen());
        let left = i64::from(game.pile());
        let players = i64::from(game.rules().players());
        self.time = (left / players).min(self.weights.supply_fades);
        self.stays = holdings::stays(game, &self.weights);
        self.buildings.begin(&self.weights, left);
        let draws = left * self.weights.draws / (100 * players) + 1;
        let unseen = self.fits.unseen() as i64;
        self.chances.clear();
        for n in 0..=unseen {
            let missed =
                (0..draws.min(left)).fold(SURE, |missed, _| missed * (unseen - n) / unseen.max(1));
            self.chances.push(SURE - missed);
        }
        self.gaps.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        for cell in game.map().rim() {
            let gap = self.gap(game, &faces, cell);
            self.gaps.push(gap);
        }
        self.begun = self.gaps.len();
        self.rules = Some((rules, faces));
        self.values.fill(None);
        self.look(game, None);
    }

    /// Looks at all empty cells beside the map. `placed` is the cell of a tile placed since the
    /// decision began: only what lies beside it has changed.
    pub fn look(&mut self, game: &Game, placed: Option<Cell>) {
        self.forget(game, placed);
        self.now.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        self.gaps.truncate(self.begun);
        for (n, cell) in game.map().rim().enumerate() {
            let is_changed = placed.is_some_and(|placed| placed.is_beside(cell));
            let at = if is_changed { None } else { self.known(n, cell) };
            let at = at.unwrap_or_else(|| {
                let gap = self.gap(game, &faces, cell);
                self.gaps.push(gap);
                self.gaps.len() - 1
            });
            self.note(game, at);
            self.now.push(at);
        }
        self.rules = Some((rules, faces));
    }

    /// Forgets what the tiles looked at before and now have changed. The points of a road or city without them are as they
    /// were when the decision began.
    fn forget(&mut self, game: &Game, placed: Option<Cell>) {
        self.buildings.look(placed);
        self.fields.clear();
        self.closings.fill(SURE as u16);
        self.forget_changed();
        self.changed.clear();
        self.changed.extend(placed.into_iter().flat_map(|cell| holdings::of_tile(game, cell)));
        self.forget_changed();
    }

    fn forget_changed(&mut self) {
        for &region in &self.changed {
            if let Region::Road(region) | Region::City(region) = region {
                self.values[region.index()] = None;
            }
        }
    }

    /// Returns the place of a cell that is the `n`-th now among those when the decision began. Most have kept it.
    fn known(&self, n: usize, cell: Cell) -> Option<usize> {
        let begun = &self.gaps[..self.begun];
        match begun.get(n) {
            Some(gap) if gap.cell == cell => Some(n),
            _ => begun.iter().position(|gap| gap.cell == cell),
        }
    }

    /// Notes what an empty cell means for the roads and cities beside it.
    fn note(&mut self, game: &Game, at: usize) {
        let Gap { segments, chances, .. } = self.gaps[at];
        let regions = segments.map(|segment| segment.map(|segment| game.map().region(segment)));
        for side in 0..4 {
            // A cell counts once for a region.
            if let Some(region) = regions[side]
                && !regions[..side].contains(&regions[side])
            {
                let closing = &mut self.closings[region.index()];
                *closing = part(*closing, chances[side]);
            }
        }
    }

    /// Returns what lies around an empty cell.
    fn gap(&mut self, game: &Game, faces: &Faces, cell: Cell) -> Gap {
        let map = game.map();
        let beside = map.beside(cell);
        let mut pattern: Pattern = [0; 4];
        let mut segments: [Option<SegmentId>; 4] = [None; 4];
        let mut fields = [None; 8];
        for side in Side::ALL {
            let Some(id) = beside[side.index()] else { continue };
            let Some((kind, rotation)) = map.tile(id) else { continue };
            let face = faces.face(kind, rotation);
            let (here, there) = (side.index(), side.opposite().index());
            pattern[here] = face.terrain[there];
            segments[here] = face.at[there].map(|at| map.segment(id, at));
            for half in Halves::on(side) {
                let across = face.field[usize::from(Halves::facing(half))];
                fields[usize::from(half)] = across.map(|at| game.fields().field(id, at));
            }
        }
        let closers = match segments {
            [None, None, None, None] => [0; 4],
            _ => self.fits.at(faces, pattern),
        };
        Gap {
            cell,
            pattern,
            fields,
            segments,
            // None is more than 1.
            chances: closers.map(|n| self.chances[usize::from(n)] as u16),
        }
    }

    /// Returns the chance that a road or city is complete in the end.
    fn closing(&self, game: &Game, region: RegionId) -> i64 {
        let is_complete = game.map().open_edges(region) == 0;
        if is_complete { SURE } else { self.closings[region.index()].into() }
    }

    /// Returns the yield of a region.
    pub fn hope(&mut self, game: &Game, region: Region) -> Hope {
        match region {
            Region::Road(region) | Region::City(region) => self.area(game, region),
            Region::Field(region) => self.field(game, region),
            Region::Building(building, cell) => self.buildings.hope(game, building, cell),
        }
    }

    /// Returns the yield of a road or city.
    fn area(&mut self, game: &Game, region: RegionId) -> Hope {
        let closing = self.closing(game, region);
        let known = &mut self.values[region.index()];
        let (whole, part) = *known.get_or_insert_with(|| values(game, region));
        let value = (whole * closing + part * (SURE - closing)) * 1_000 / SURE;
        Hope { value, sure: part * 1_000, closing }
    }

    /// Returns the yield of a field: its complete cities, and part of those that may become
    /// complete.
    fn field(&mut self, game: &Game, region: FieldRegion) -> Hope {
        if let Some(&(_, value)) = self.fields.iter().find(|&&(known, _)| known == region) {
            return value;
        }
        let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
        let mut met = RegionSet::default();
        let (mut value, mut sure) = (0, 0);
        for member in fields.members(region) {
            let cell = fields.cell_of(member);
            for &city in &fields.printed(catalogue, map, member).cities {
                let city = map.region(map.segment(cell, city));
                if !met.contains(city) {
                    met.insert(city);
                    let closing = self.closing(game, city);
                    value += 3_000 * closing / SURE;
                    sure += if closing == SURE { 3_000 } else { 0 };
                }
            }
        }
        let hope = Hope { value, sure, closing: 0 };
        self.fields.push((region, hope));
        hope
    }

    /// Puts the joins that a tile can make of two regions of which one is among `regions`, as the map was looked at last,
    /// into a list.
    pub fn joints(
        &mut self,
        game: &Game,
        regions: impl Iterator<Item = Region>,
        joints: &mut Vec<Joint>,
    ) {
        let (mut areas, mut fields) = (RegionSet::default(), RegionSet::default());
        for region in regions {
            match region {
                Region::Road(region) | Region::City(region) => areas.insert(region),
                Region::Field(region) => fields.insert(region),
                Region::Building(..) => {}
            }
        }
        joints.clear();
        let Some((rules, faces)) = self.rules.take() else { return };
        for gap in self.now.iter().map(|&at| &self.gaps[at]) {
            let first = joints.len();
            let mut meet = |regions: [Region; 2], tiles: u8| {
                let chance = self.chances[usize::from(tiles)];
                let [a, b] = regions;
                let is_known =
                    |joint: &&mut Joint| joint.regions == [a, b] || joint.regions == [b, a];
                // A cell counts once for two regions.
                match joints[first..].iter_mut().find(is_known) {
                    Some(joint) => joint.chance = joint.chance.max(chance),
                    None if chance > 0 => joints.push(Joint { regions, chance }),
                    None => {}
                }
            };
            let around = gap.segments.map(|it| it.map(|segment| game.map().region(segment)));
            each_pair(&around, &areas, |a, b, regions| {
                if gap.pattern[a] == gap.pattern[b] {
                    let region = if gap.pattern[a] == CITY { Region::City } else { Region::Road };
                    let tiles = self.fits.joiners(&faces, gap.pattern).sides[a][b];
                    meet(regions.map(region), tiles);
                }
            });
            let around = gap.fields.map(|it| it.map(|field| game.fields().region(field)));
            each_pair(&around, &fields, |a, b, regions| {
                let tiles = self.fits.joiners(&faces, gap.pattern).halves[a][b];
                meet(regions.map(Region::Field), tiles);
            });
        }
        self.rules = Some((rules, faces));
    }
}

/// Calls `visit` for each two different regions in a list of which one is in a set, with their numbers, the lower one first.
fn each_pair<L: Label + PartialEq>(
    list: &[Option<L>],
    set: &RegionSet<L>,
    mut visit: impl FnMut(usize, usize, [L; 2]),
) {
    if !list.iter().flatten().any(|&region| set.contains(region)) {
        return;
    }
    for (a, first) in list.iter().enumerate() {
        let Some(first) = *first else { continue };
        for (b, second) in list.iter().enumerate().skip(a + 1) {
            if let Some(second) = *second
                && first != second
                && (set.contains(first) || set.contains(second))
            {
                visit(a, b, [first, second]);
            }
        }
    }
}

/// Returns the chance that two things come true.
fn part(chance: u16, other: u16) -> u16 {
    (u32::from(chance) * u32::from(other) / SURE as u32) as u16
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
