//! Queries of the visible state: everything here is public (M-3.7).

use crate::action::{Feature, Hound, Region};
use crate::event::Spot;
use crate::game::Game;
use crate::state::{
    GhostsView, HoundPlace, Meeple, MeepleView, NONE, Pending, Stand, Target, TileView,
};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Colour, Colours, Edges};
use fogbound_landscape::{CellId, KindId, Map, RegionId, SegmentKind};

/// The public facts about a region on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionInfo {
    /// Its name.
    pub region: Region,
    /// True if it is complete (M-8.1).
    pub complete: bool,
    /// Edges still open; for a castle the cells around it without a face-up tile.
    pub open: u16,
    /// True if it can never be completed (M-8.2).
    pub haunted: bool,
    /// Points for each colour if it were scored as it lies (M-8.5).
    pub value: u16,
    /// Colours that would count (M-8.6).
    pub colours: Colours,
}

/// A meeple that is not buried, and what it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The road, city or castle.
    pub target: Target,
    /// Its colour.
    pub colour: Colour,
    /// Number of hounds with it, 0–2.
    pub hounds: u8,
}

impl Game {
    /// The map. It shows face-down tiles without their kind.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.state.map
    }

    /// All tiles on the board, sorted by cell.
    #[must_use]
    pub fn tiles(&self) -> Vec<TileView> {
        let mut tiles: Vec<TileView> = self.placed_tiles().collect();
        tiles.sort_short_by_key(|tile| tile.cell);
        tiles
    }

    /// All tiles on the board, in the order in which they were placed.
    pub fn placed_tiles(&self) -> impl Iterator<Item = TileView> {
        let map = &self.state.map;
        map.cells().map(|id| TileView { cell: map.cell(id), tile: map.tile(id) })
    }

    /// The spots that hold ghosts, sorted by cell, then in the order of spots.
    #[must_use]
    pub fn ghosts(&self) -> Vec<GhostsView> {
        let map = &self.state.map;
        let mut ids: Vec<CellId> = map.cells().filter(|&id| self.state.ghosts_on(id) > 0).collect();
        ids.sort_short_by_key(|&id| map.cell(id));
        let mut ghosts = Vec::new();
        for id in ids {
            for &(spot, n) in self.position().spots(id).as_slice() {
                ghosts.push(GhostsView { cell: map.cell(id), spot, n });
            }
        }
        ghosts
    }

    /// Ghosts on one cell.
    #[must_use]
    pub fn ghosts_at(&self, cell: Cell) -> u8 {
        self.state.map.at(cell).map_or(0, |id| self.state.ghosts_on(id))
    }

    /// Ghosts in the supply.
    #[must_use]
    pub fn ghost_supply(&self) -> u8 {
        self.state.ghost_supply
    }

    /// All meeples on the board, sorted by cell, then by what they stand on as text.
    #[must_use]
    pub fn meeples(&self) -> Vec<MeepleView> {
        let map = &self.state.map;
        let mut meeples: Vec<MeepleView> = self
            .state
            .meeples
            .iter()
            .map(|meeple| {
                let (feature, edges) = match meeple.stand {
                    Stand::Segment(feature, segment) => {
                        (Some(feature), map.name(self.rules.catalogue(), segment))
                    }
                    Stand::Castle => (Some(Feature::Castle), Edges::NONE),
                    Stand::Buried => (None, Edges::NONE),
                };
                let cell = map.cell(meeple.cell);
                MeepleView { cell, feature, edges, colour: meeple.colour, hounds: meeple.hounds }
            })
            .collect();
        meeples.sort_short_by_key(|m| (m.cell, m.feature.map_or("buried", Feature::name), *m));
        meeples
    }

    /// The meeples that are not buried, in the order in which they came.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + '_ {
        self.state.meeples.standing().filter_map(|&Meeple { colour, cell, stand, hounds }| {
            let target = match stand {
                Stand::Segment(feature, segment) => {
                    Target::Segments(feature, self.state.map.region(segment))
                }
                Stand::Castle => Target::Castle(cell),
                Stand::Buried => return None,
            };
            Some(Holder { target, colour, hounds: hounds.into_iter().map(u8::from).sum() })
        })
    }

    /// The banks of mist with ghosts, each as often as it has segments with some, and their number there (M-4.2).
    pub fn haunts(&self) -> impl Iterator<Item = (RegionId, u8)> + '_ {
        let map = &self.state.map;
        let cells = map.cells().filter(|&id| self.state.ghosts_on(id) > 0);
        cells.flat_map(move |id| {
            let mists = map.segments(self.rules.catalogue(), id, SegmentKind::Mist);
            mists.filter_map(move |(segment, edges, _)| {
                let ghosts = self.state.ghosts[id.index()][Spot::Mist(edges).index()];
                (ghosts > 0).then(|| (map.region(segment), ghosts))
            })
        })
    }

    /// Unused meeples of a colour.
    #[must_use]
    pub fn supply(&self, colour: Colour) -> u8 {
        self.state.supply[colour.index()]
    }

    /// Points of a scoring meeple.
    #[must_use]
    pub fn points(&self, scoring: Colour) -> u16 {
        self.state.points[scoring.index()]
    }

    /// Points of the scoring meeple that is furthest behind: all must reach milestones and goal.
    #[must_use]
    pub fn lowest_points(&self) -> u16 {
        self.rules.scoring().iter().map(|&colour| self.points(colour)).min().unwrap_or(0)
    }

    /// Sizes of the piles left, the active one first, the tile in hand not counted.
    #[must_use]
    pub fn piles(&self) -> &[u8] {
        &self.state.piles[usize::from(self.state.pile)..usize::from(self.state.pile_count)]
    }

    /// The points that must be reached before the active pile runs out (M-12.3).
    #[must_use]
    pub fn next_milestone(&self) -> u16 {
        let level = self.rules.level();
        level.milestones.get(usize::from(self.state.milestones)).copied().unwrap_or(level.goal)
    }

    /// Tiles set aside, in order (M-3.5).
    pub fn set_aside(&self) -> impl ExactSizeIterator<Item = KindId> + '_ {
        self.state.deck.aside()
    }

    /// The hounds of the level with their places.
    pub fn hounds(&self) -> impl Iterator<Item = (Hound, HoundPlace)> + '_ {
        let count = self.rules.level().milestones.len();
        Hound::ALL.into_iter().zip(self.state.hounds).take(count)
    }

    /// The kind in hand, while it waits to be placed.
    #[must_use]
    pub fn hand(&self) -> Option<KindId> {
        let waits = self.state.pending == Pending::Place && self.state.outcome.is_none();
        (waits && self.state.hand != NONE).then_some(KindId(self.state.hand))
    }

    /// The cell of the tile placed this turn.
    #[must_use]
    pub fn placed(&self) -> Option<Cell> {
        (self.state.placed != NONE).then(|| self.state.map.cell(self.state.placed_cell()))
    }

    /// The active player.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.state.seat
    }

    /// Turns begun so far.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.state.turn
    }

    /// Cemeteries that have not closed.
    pub fn open_cemeteries(&self) -> impl Iterator<Item = Cell> + '_ {
        self.state.open_cemeteries.iter().map(|id| self.state.map.cell(id))
    }

    /// Returns the public facts about a road, city or castle named by any of its segments.
    #[must_use]
    pub fn region_info(&self, region: Region) -> Option<RegionInfo> {
        let map = &self.state.map;
        let id = map.at(region.cell)?;
        let target = match region.feature {
            Feature::Castle => {
                map.table(self.rules.catalogue(), id)?
                    .building
                    .filter(|&building| building == fogbound_tilesets::Building::Castle)?;
                Target::Castle(id)
            }
            Feature::Road => {
                let found =
                    map.segment_named(self.rules.catalogue(), id, SegmentKind::Road, region.edges)?;
                Target::Segments(Feature::Road, map.region(found))
            }
            Feature::City => {
                let found =
                    map.segment_named(self.rules.catalogue(), id, SegmentKind::City, region.edges)?;
                Target::Segments(Feature::City, map.region(found))
            }
        };
        Some(self.target_info(target))
    }

    fn target_info(&self, target: Target) -> RegionInfo {
        let map = &self.state.map;
        let (open, haunted) = match target {
            Target::Segments(_, region) => {
                let haunted = map.members(region).any(|segment| {
                    let cell = map.cell_of(segment);
                    map.name(self.rules.catalogue(), segment).iter().any(|side| {
                        map.neighbour(cell, side).is_some_and(|other| map.tile(other).is_none())
                    })
                });
                (map.open_edges(region), haunted)
            }
            Target::Castle(cell) => {
                let face_up = map.around(cell).filter(|&c| map.tile(c).is_some()).count() as u16;
                (8 - face_up, map.around(cell).any(|c| map.tile(c).is_none()))
            }
        };
        RegionInfo {
            region: self.position().region(target),
            complete: open == 0,
            open,
            haunted,
            value: self.position().worth(target).value(),
            colours: self.position().scoring_colours(target),
        }
    }

    /// All regions with an unburied meeple, each once, sorted by kind and name.
    #[must_use]
    pub fn occupied(&self) -> Vec<RegionInfo> {
        let mut regions: Vec<RegionInfo> =
            self.holders().map(|holder| self.target_info(holder.target)).collect();
        regions.sort_short_by_key(|info| info.region);
        regions.dedup();
        regions
    }
}
