//! Everything that lies on the table, in the plainest form.

use serde::Serialize;
use serde_json::{Value, json};

use super::setup::Setup;
use crate::geometry::Cell;
use crate::landscape::Land;

/// The kind of piece that a player puts on a tile (G-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Piece {
    Meeple,
    Guard,
}

impl Piece {
    pub(crate) const ALL: [Self; 2] = [Self::Meeple, Self::Guard];
}

/// The feature that a piece stands or lies on (C-4, G-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Feature {
    Road,
    City,
    Field,
    Monastery,
    Castle,
    Cemetery,
}

impl Feature {
    pub(crate) const fn is_building(self) -> bool {
        matches!(self, Self::Monastery | Self::Castle | Self::Cemetery)
    }
}

/// A meeple or guard on the board, as a position writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Meeple {
    pub(crate) seat: usize,
    #[serde(flatten)]
    pub(crate) cell: Cell,
    pub(crate) piece: Piece,
    #[serde(rename = "kind")]
    pub(crate) feature: Feature,
    /// The name of its segment: edges, halves, or nothing for buildings.
    pub(crate) name: String,
    pub(crate) ghosts: u32,
}

/// The unused pieces of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Supply {
    pub(crate) meeples: u32,
    pub(crate) guards: u32,
}

impl Supply {
    pub(crate) const fn of(&mut self, piece: Piece) -> &mut u32 {
        match piece {
            Piece::Meeple => &mut self.meeples,
            Piece::Guard => &mut self.guards,
        }
    }
}

/// The whole state of one game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) land: Land,
    /// In the order in which they came; at most one on a cell.
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) supply: Vec<Supply>,
    pub(crate) common_guards: Vec<u32>,
    pub(crate) ghost_supply: u32,
    pub(crate) scores: Vec<i64>,
}

impl State {
    /// C-1, G-1: the table before the first draw.
    pub(crate) fn new(setup: &Setup) -> Self {
        let (supply, common) = if setup.switches.guards {
            (Supply { meeples: 5, guards: 2 }, 3)
        } else {
            (Supply { meeples: 7, guards: 0 }, 0)
        };
        let set = &setup.set;
        let pile = set.order.as_ref().map_or_else(|| set.in_play.values().sum(), Vec::len);
        Self {
            land: Land::new(set, setup.start_player, vec![pile]),
            meeples: Vec::new(),
            supply: vec![supply; setup.players],
            common_guards: vec![common; setup.players],
            ghost_supply: setup.ghosts(),
            scores: vec![0; setup.players],
        }
    }

    /// The position; `over` in the end line.
    pub(crate) fn write(&self, over: bool) -> Value {
        let mut meeples: Vec<&Meeple> = self.meeples.iter().collect();
        meeples.sort_by_key(|meeple| meeple.cell);
        let own = json!({"meeples": meeples, "supply": self.supply,
            "common_guards": self.common_guards, "ghost_supply": self.ghost_supply,
            "scores": self.scores, "pile": self.land.piles[0]});
        self.land.write(over, own)
    }

    /// A piece goes back to its owner, the ghosts beside it to theirs (G-2.7, G-4.5).
    pub(crate) fn take_back(&mut self, cell: Cell) -> Option<Meeple> {
        let place = self.meeples.iter().position(|meeple| meeple.cell == cell)?;
        let meeple = self.meeples.remove(place);
        *self.supply[meeple.seat].of(meeple.piece) += 1;
        self.ghost_supply += meeple.ghosts;
        Some(meeple)
    }
}
