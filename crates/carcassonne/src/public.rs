//! Queries of the visible state: everything here is public (C-7).

use crate::action::{Piece, Stand};
use crate::game::Game;
use crate::setup::MAX_PLAYERS;
use crate::state::{Breakdown, Meeple, NONE};
use crate::steps::{Region, Worth};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Game as _, Rotation, StateHasher};
use fogbound_landscape::{CellId, Fields, KindId, Map, SegmentKind};
use fogbound_tilesets::Building;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileView {
    /// Its cell.
    pub cell: Cell,
    /// Its kind.
    pub kind: KindId,
    /// As it lies.
    pub rotation: Rotation,
}

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MeepleView {
    /// Its cell.
    pub cell: Cell,
    /// Whose.
    pub seat: u8,
    /// Meeple or guard.
    pub piece: Piece,
    /// On what.
    pub stand: Stand,
    /// Ghosts beside it, 0–2.
    pub ghosts: u8,
}

/// What a meeple counts for in its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Whose.
    pub seat: u8,
    /// Meeple or guard.
    pub piece: Piece,
    /// Ghosts beside it, 0–2.
    pub ghosts: u8,
}

impl Game {
    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.state.map
    }

    /// The fields.
    #[must_use]
    pub fn fields(&self) -> &Fields {
        &self.state.fields
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
        map.cells().filter_map(|id| {
            let (kind, rotation) = map.tile(id)?;
            Some(TileView { cell: map.cell(id), kind, rotation })
        })
    }

    /// All meeples on the board, sorted by cell.
    #[must_use]
    pub fn meeples(&self) -> Vec<MeepleView> {
        let position = self.position();
        let view = |meeple: &Meeple| MeepleView {
            cell: self.state.map.cell(meeple.cell),
            seat: meeple.seat,
            piece: meeple.piece,
            stand: position.stand(meeple.ground),
            ghosts: meeple.ghosts,
        };
        let mut meeples: Vec<MeepleView> = self.state.meeples.iter().map(view).collect();
        meeples.sort_short();
        meeples
    }

    /// All meeples on the board with their regions, in the order in which they came.
    pub fn holders(&self) -> impl Iterator<Item = (Region, Holder)> + '_ {
        let position = self.position();
        self.state.meeples.iter().map(move |meeple| {
            let &Meeple { seat, piece, ghosts, .. } = meeple;
            (position.region(meeple), Holder { seat, piece, ghosts })
        })
    }

    /// Returns the region that a stand on the tile of a cell names; `None` if there is no such stand.
    #[must_use]
    pub fn region(&self, cell: Cell, stand: Stand) -> Option<Region> {
        let (map, fields, catalogue) = (self.map(), self.fields(), self.rules.catalogue());
        let cell = map.at(cell)?;
        let segment =
            |kind, edges| Some(map.region(map.segment_named(catalogue, cell, kind, edges)?));
        let building = |building| {
            let is_there = self.position().building_at(cell) == Some(building);
            is_there.then_some(Region::Building(building, cell))
        };
        Some(match stand {
            Stand::Road(edges) => Region::Road(segment(SegmentKind::Road, edges)?),
            Stand::City(edges) => Region::City(segment(SegmentKind::City, edges)?),
            Stand::Field(halves) => {
                let (field, _) =
                    fields.on(catalogue, map, cell).find(|&(_, name)| name == halves)?;
                Region::Field(fields.region(field))
            }
            Stand::Monastery => building(Building::Monastery)?,
            Stand::Castle => building(Building::Castle)?,
            Stand::Cemetery => building(Building::Cemetery)?,
        })
    }

    /// Ordinary meeples in a player's supply.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn supply(&self, seat: u8) -> u8 {
        self.state.supply[usize::from(seat)]
    }

    /// Guards in a player's supply.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn guards(&self, seat: u8) -> u8 {
        self.state.guards[usize::from(seat)]
    }

    /// Guards of a player's colour in the common supply (G-1.2).
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn common_guards(&self, seat: u8) -> u8 {
        self.state.common_guards[usize::from(seat)]
    }

    /// Ghosts in the supply.
    #[must_use]
    pub fn ghost_supply(&self) -> u8 {
        self.state.ghost_supply
    }

    /// The scores of all seats.
    #[must_use]
    pub fn scores(&self) -> &[u16] {
        &self.state.scores[..usize::from(self.rules.players())]
    }

    /// The rank of every seat, once the game is over: 1 + the number of seats with more points (C-6).
    #[must_use]
    pub fn ranks(&self) -> Option<Vec<u8>> {
        let rank =
            |score: &u16| 1 + self.scores().iter().filter(|other| *other > score).count() as u8;
        self.is_over().then(|| self.scores().iter().map(rank).collect())
    }

    /// Returns the sources of the points of the final scoring, once the game is over.
    #[must_use]
    pub fn breakdown(&self) -> Option<&Breakdown> {
        self.is_over().then_some(&self.state.breakdown)
    }

    /// Every region with meeples and what it would bring now by the final scoring (C-6, G-5.1), in
    /// the order in which its first meeple came.
    #[must_use]
    pub fn worths(&self) -> Vec<(Region, Worth)> {
        let mut worths = Vec::new();
        self.position().final_worths(|region, worth| worths.push((region, worth)));
        worths
    }

    /// Ghosts beside the meeples of each seat (G-5.1).
    #[must_use]
    pub fn ghosts_by_seat(&self) -> [u16; MAX_PLAYERS] {
        self.position().ghosts_by_seat()
    }

    /// The kind in hand, while it waits to be placed.
    #[must_use]
    pub fn hand(&self) -> Option<KindId> {
        (self.state.hand != NONE).then_some(KindId(self.state.hand))
    }

    /// The tile placed this turn, until the turn ends.
    #[must_use]
    pub fn placed(&self) -> Option<Cell> {
        let placed = self.state.placed != NONE && !self.is_over();
        placed.then(|| self.state.map.cell(CellId(self.state.placed)))
    }

    /// Tiles left in the pile, the one in hand not counted.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.state.deck.left()
    }

    /// Tiles discarded, in order (C-3).
    pub fn set_aside(&self) -> impl ExactSizeIterator<Item = KindId> + '_ {
        self.state.deck.aside()
    }

    /// Number of the turn, from 1.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.state.turn
    }

    /// Adds the setup, tiles, meeples with their ghosts, supplies, scores, the size of the pile, discards, the
    /// seat to move and its question to a hash.
    pub(crate) fn add_public(&self, hasher: &mut StateHasher) {
        let state = &self.state;
        hasher.bytes(&self.rules.fingerprint().0);
        let tiles = self.tiles();
        hasher.number(tiles.len() as i64);
        for tile in tiles {
            hash_cell(hasher, tile.cell);
            hasher.bytes(&[tile.kind.0, tile.rotation.quarters()]);
        }
        let meeples = self.meeples();
        hasher.number(meeples.len() as i64);
        for meeple in meeples {
            hash_cell(hasher, meeple.cell);
            hasher.bytes(&[meeple.seat, meeple.piece as u8, meeple.ghosts]);
            hasher.text(meeple.stand.kind());
            hasher.text(&meeple.stand.name());
        }
        hasher.bytes(&state.supply);
        hasher.bytes(&state.guards);
        hasher.bytes(&state.common_guards);
        state.scores.iter().for_each(|&score| hasher.number(i64::from(score)));
        let drawn = state.deck.drawn();
        hasher.bytes(&[state.ghost_supply, drawn, state.seat, state.hand, state.placed]);
        hasher.bytes(&[state.pending as u8, u8::from(state.due_other), u8::from(state.due_own)]);
        hasher.number(i64::from(state.turn));
        hasher.number(self.set_aside().len() as i64);
        self.set_aside().for_each(|kind| hasher.bytes(&[kind.0]));
    }
}

fn hash_cell(hasher: &mut StateHasher, cell: Cell) {
    hasher.number(i64::from(cell.x));
    hasher.number(i64::from(cell.y));
}
