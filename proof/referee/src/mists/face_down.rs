//! M-11: the face-down tile that an open haunted cemetery costs.

use std::collections::BTreeSet;

use serde_json::json;

use super::Trial;
use super::level::Cemeteries;
use crate::geometry::Cell;
use crate::landscape::Tile;
use crate::trial::{Question, Stop};

impl Trial<'_> {
    /// 3c. The tile is drawn before its cell is chosen, so the pile is already smaller while
    /// `face_down` is asked.
    pub(crate) fn place_face_down(&mut self) -> Result<(), Stop> {
        if self.setup.level.cemeteries != Cemeteries::Haunted {
            return Ok(());
        }
        let cells = self.cells_for_a_face_down_tile();
        if cells.is_empty() {
            return Ok(());
        }
        self.state.land.piles[0] -= 1;
        self.state.land.drawn += 1;
        let answers = cells.into_iter().map(|cell| (json!(["face_down", cell.x, cell.y]), cell));
        let cell = self.ask(Question::new(self.state.land.active, "face_down", answers))?;
        self.state.land.board.0.insert(cell, Tile::FaceDown);
        self.news.tell("face_down", json!(cell));
        self.bury_at_closed_cemeteries(cell)
    }

    /// M-11.1 and M-11.2: empty cells around an open cemetery that share an edge with some tile.
    /// There is one for every open cemetery.
    fn cells_for_a_face_down_tile(&self) -> BTreeSet<Cell> {
        let board = &self.state.land.board;
        let around = self.open_cemeteries().into_iter().flat_map(Cell::around);
        let empty = around.filter(|cell| !board.has(*cell));
        empty.filter(|cell| cell.beside().iter().any(|near| board.has(*near))).collect()
    }
}
