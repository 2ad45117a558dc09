//! Everything that lies on the table, in the plainest form.

use serde_json::{Value, json};

use super::setup::Setup;
use crate::scorer::{Input, score};

/// A tile, or `None` if the trace does not reveal which one.
pub(crate) type Covered = Option<usize>;

/// The state of one game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// 0 before the first stack, 9 for the hidden tiles and the end.
    pub(crate) round: usize,
    pub(crate) lamp: usize,
    /// `None` while all decide at once, and at the end.
    pub(crate) active: Option<usize>,
    /// The current stack, top tile first.
    pub(crate) stack: Vec<Covered>,
    /// The stacks to come.
    pub(crate) stacks: Vec<Vec<Covered>>,
    /// The tile that the active player may claim or leave.
    pub(crate) revealed: Option<usize>,
    pub(crate) face_up: Vec<usize>,
    pub(crate) claimed: Vec<Option<usize>>,
    pub(crate) removed: Vec<usize>,
    pub(crate) hidden: Vec<Covered>,
    /// The offers learnt from the trace, until the tiles to keep are chosen.
    pub(crate) offered: Vec<usize>,
    /// The boards with what lies there, as the scorer reads them.
    pub(crate) boards: Input,
}

impl State {
    pub(crate) fn new(setup: &Setup) -> Self {
        Self {
            round: 0,
            lamp: setup.start_player,
            active: None,
            stack: Vec::new(),
            stacks: Vec::new(),
            revealed: None,
            face_up: Vec::new(),
            claimed: vec![None; setup.players],
            removed: Vec::new(),
            hidden: vec![None; setup.players],
            offered: Vec::new(),
            boards: setup.empty.clone(),
        }
    }

    /// The position.
    pub(crate) fn write(&self) -> Value {
        let sorted = |tiles: &[usize]| {
            let mut tiles = tiles.to_vec();
            tiles.sort_unstable();
            tiles
        };
        json!({
            "round": self.round,
            "lamp": self.lamp,
            "active": self.active,
            "stack": self.stack.len(),
            "stacks": self.stacks.iter().map(Vec::len).collect::<Vec<_>>(),
            "revealed": self.revealed,
            "face_up": sorted(&self.face_up),
            "claimed": self.claimed,
            "removed": sorted(&self.removed),
            "grids": self.boards.boards.iter().map(|board| board.grid).collect::<Vec<_>>(),
            "scores": self.scored()["scores"],
        })
    }

    /// Scores and ranks as a result has them (T-4).
    pub(crate) fn scored(&self) -> Value {
        // Setup has shown that both sides of all boards can be scored, with whatever lies there.
        score(&self.boards).map_or(Value::Null, |outcome| json!(outcome))
    }

    /// Spaces of this seat without a tile.
    pub(crate) fn empty_spaces(&self, seat: usize) -> Vec<usize> {
        let grid = &self.boards.boards[seat].grid;
        (0..grid.len()).filter(|space| grid[*space].is_none()).collect()
    }

    /// Returns true if nobody knows yet from the trace where this tile is.
    pub(crate) fn is_unseen(&self, tile: usize) -> bool {
        let placed = self.boards.boards.iter().flat_map(|board| board.grid.iter().flatten());
        let mut seen = placed.map(|(tile, _)| *tile);
        tile < self.boards.tiles.len()
            && !seen.any(|placed| placed == tile)
            && !self.face_up.contains(&tile)
            && !self.removed.contains(&tile)
            && !self.claimed.contains(&Some(tile))
            && !self.hidden.contains(&Some(tile))
            && !self.offered.contains(&tile)
            && self.revealed != Some(tile)
    }
}
