//! Score what the placed tile has completed (C-5, G-4): regions, their value, and who receives it.

use super::{Play, Position};
use crate::event::{Event, Feature};
use crate::setup::{GhostCost, MAX_PLAYERS};
use crate::state::{Ground, Meeple, State};
use fogbound_game::Cell;
use fogbound_landscape::{CellId, CellSet, FieldRegion, RegionId, SegmentKind};
use fogbound_tilesets::Building;

/// Points a ghost costs when its meeple's region is scored (G-4.4).
const GHOST_COST: u16 = 2;

/// A region that meeples stand in. Good until the next tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// A road.
    Road(RegionId),
    /// A city.
    City(RegionId),
    /// A field.
    Field(FieldRegion),
    /// The building on a cell.
    Building(Building, CellId),
}

impl Region {
    /// Returns the kind of feature that it is.
    #[must_use]
    pub const fn feature(self) -> Feature {
        match self {
            Region::Road(_) => Feature::Road,
            Region::City(_) => Feature::City,
            Region::Field(_) => Feature::Field,
            Region::Building(Building::Monastery, _) => Feature::Monastery,
            Region::Building(Building::Castle, _) => Feature::Castle,
            Region::Building(Building::Cemetery, _) => Feature::Cemetery,
        }
    }
}

/// The value of a region, and who receives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Its tiles; of a building the cell it stands on and those around it that hold tiles.
    pub cells: CellSet,
    /// Its points.
    pub points: u16,
    /// Meeples and guards of each seat in it.
    pub pieces: [u8; MAX_PLAYERS],
    /// Ghosts beside the meeples of each seat in it.
    pub ghosts: [u8; MAX_PLAYERS],
}

impl Worth {
    fn new(cells: CellSet, points: u16) -> Worth {
        Worth { cells, points, pieces: [0; MAX_PLAYERS], ghosts: [0; MAX_PLAYERS] }
    }

    fn count(&mut self, meeple: &Meeple) {
        self.pieces[usize::from(meeple.seat)] += 1;
        self.ghosts[usize::from(meeple.seat)] += meeple.ghosts;
    }

    /// C-5: most meeples take all of it, ties all take all.
    #[must_use]
    pub fn gains(&self) -> [u16; MAX_PLAYERS] {
        let most = self.pieces.iter().copied().max().unwrap_or(0);
        self.pieces.map(|pieces| if pieces > 0 && pieces == most { self.points } else { 0 })
    }
}

impl Position<'_> {
    /// Returns the region that a meeple stands in.
    pub fn region(self, meeple: &Meeple) -> Region {
        let State { map, fields, .. } = self.state;
        match meeple.ground {
            Ground::Road(segment) => Region::Road(map.region(segment)),
            Ground::City(segment) => Region::City(map.region(segment)),
            Ground::Field(field) => Region::Field(fields.region(field)),
            Ground::Monastery => Region::Building(Building::Monastery, meeple.cell),
            Ground::Castle => Region::Building(Building::Castle, meeple.cell),
            Ground::Cemetery => Region::Building(Building::Cemetery, meeple.cell),
        }
    }

    /// Returns the cell of the first meeple in a region.
    fn meeple_in(self, region: Region) -> Option<CellId> {
        let mut meeples = self.state.meeples.iter();
        meeples.find(|meeple| self.region(meeple) == region).map(|meeple| meeple.cell)
    }

    /// Returns the value of a region to the meeples in it; complete ones by C-5 and G-4.2, others by C-6 and G-5.1.
    pub(super) fn worth<'m>(
        self,
        region: Region,
        complete: bool,
        inside: impl Iterator<Item = &'m Meeple>,
    ) -> Worth {
        let (cells, points) = match region {
            Region::Road(region) => {
                let cells = self.state.map.region_cells(region);
                (cells, cells.len() as u16)
            }
            Region::City(region) => self.city(region, complete),
            Region::Field(region) => self.field(region),
            Region::Building(building, cell) => self.building_worth(building, cell),
        };
        let mut worth = Worth::new(cells, points);
        inside.for_each(|meeple| worth.count(meeple));
        worth
    }

    fn city(self, region: RegionId, complete: bool) -> (CellSet, u16) {
        let map = &self.state.map;
        let mut coats = 0;
        let mut cells = CellSet::EMPTY;
        for member in map.members(region) {
            cells.insert(map.cell_of(member));
            coats += u16::from(map.printed(self.catalogue(), member).coats);
        }
        let each = if complete { 2 } else { 1 };
        (cells, each * (cells.len() as u16 + coats))
    }

    fn building_worth(self, building: Building, cell: CellId) -> (CellSet, u16) {
        let map = &self.state.map;
        let mut cells = CellSet::EMPTY;
        cells.insert(cell);
        map.around(cell).for_each(|around| cells.insert(around));
        let misty = || cells.iter().filter(|&cell| map.has_mist(self.catalogue(), cell)).count();
        let points = match building {
            Building::Monastery => cells.len() as u16,
            // G-4.2; an unfinished one is counted by G-5.1.
            Building::Castle if map.is_surrounded(cell) => 2 * misty() as u16,
            Building::Castle => misty() as u16,
            Building::Cemetery => 0,
        };
        (cells, points)
    }

    pub fn building_at(self, cell: CellId) -> Option<Building> {
        self.state.map.table(self.catalogue(), cell)?.building
    }
}

/// The sum of the scorings of one turn for each player (G-4.4).
#[derive(Default)]
struct Account {
    gains: [u16; MAX_PLAYERS],
    costs: [u16; MAX_PLAYERS],
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// C-5, G-4: everything complete that the placed tile touches.
    pub(super) fn score_turn(&mut self) {
        let placed = self.state.placed_cell();
        let mut account = Account::default();
        self.score_segments(placed, SegmentKind::Road, &mut account);
        self.score_segments(placed, SegmentKind::City, &mut account);
        // If nobody is on a building around here none brings anything.
        let at = self.state.map.cell(placed);
        let is_near = |cell: Cell| cell == at || cell.is_around(at);
        let map = &self.state.map;
        let benefits =
            |meeple: &Meeple| meeple.ground.is_building() && is_near(map.cell(meeple.cell));
        if self.state.meeples.iter().any(benefits) {
            self.score_buildings(placed, &mut account);
        }
        self.settle(&account.gains, &account.costs);
    }

    fn score_buildings(&mut self, placed: CellId, account: &mut Account) {
        for cell in [placed].into_iter().chain(self.state.map.around(placed)) {
            if let Some(building) = self.position().building_at(cell)
                && self.state.map.is_surrounded(cell)
            {
                self.score(Region::Building(building, cell), account);
            }
        }
    }

    fn score_segments(&mut self, placed: CellId, kind: SegmentKind, account: &mut Account) {
        let Some(table) = self.state.map.table(self.rules.catalogue(), placed) else { return };
        for (index, segment) in (0..).zip(&table.segments) {
            let region = self.state.map.region(self.state.map.segment(placed, index));
            // Of two segments of a tile in one region the second finds nobody there any more.
            if segment.kind == kind && self.state.map.open_edges(region) == 0 {
                let city = kind == SegmentKind::City;
                self.score(if city { Region::City(region) } else { Region::Road(region) }, account);
            }
        }
    }

    /// Scores a complete region, if there are meeples in it; they go home.
    fn score(&mut self, region: Region, account: &mut Account) {
        let position = self.position();
        if position.meeple_in(region).is_none() {
            return;
        }
        let meeples = position.state.meeples.iter();
        let inside = meeples.filter(|meeple| position.region(meeple) == region);
        let worth = position.worth(region, true, inside);
        let keeper = matches!(region, Region::Building(Building::Cemetery, _));
        let gains = worth.gains();
        let mut costs = [0; MAX_PLAYERS];
        for (seat, cost) in costs.iter_mut().enumerate() {
            // G-4.4, option `ghost_cost`; a keeper pays under both readings.
            let pays = match self.rules.options().ghost_cost {
                GhostCost::Everyone => true,
                GhostCost::Scorers => gains[seat] > 0 || keeper,
            };
            *cost = if pays { GHOST_COST * u16::from(worth.ghosts[seat]) } else { 0 };
        }
        for seat in 0..MAX_PLAYERS {
            account.gains[seat] += gains[seat];
            account.costs[seat] += costs[seat];
        }
        let Worth { cells, points, .. } = worth;
        let feature = region.feature();
        self.tell(Event::Scored { feature, cells, points, gains, costs, last: false });
        if keeper {
            self.gain_guard(&worth);
        }
        self.return_meeples(region);
    }

    /// G-4.3: the keeper's owner takes a guard from the common supply.
    fn gain_guard(&mut self, worth: &Worth) {
        let Some(seat) = worth.pieces.iter().position(|&pieces| pieces > 0) else { return };
        if self.state.common_guards[seat] > 0 {
            self.state.common_guards[seat] -= 1;
            self.state.guards[seat] += 1;
            self.tell(Event::GuardGained { seat: seat as u8 });
        }
    }

    /// C-5, G-4.5.
    fn return_meeples(&mut self, region: Region) {
        while let Some(cell) = self.position().meeple_in(region) {
            if let Some(meeple) = self.send_home(cell) {
                let cell = self.state.map.cell(cell);
                let Meeple { seat, piece, .. } = meeple;
                self.tell(Event::MeepleReturned { seat, cell, piece });
            }
        }
    }

    /// G-4.4, G-5.1: gains and costs are added up, then a score below 0 becomes 0.
    pub(super) fn settle(&mut self, gains: &[u16; MAX_PLAYERS], costs: &[u16; MAX_PLAYERS]) {
        for (seat, score) in self.state.scores.iter_mut().enumerate() {
            *score = (*score + gains[seat]).saturating_sub(costs[seat]);
        }
    }
}
