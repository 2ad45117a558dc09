//! C-3 and G-2.1: drawing a tile and placing it.

use std::collections::BTreeSet;

use serde_json::json;

use super::game::{Answer, Game, Stop};
use super::land::Land;
use crate::board::Board;
use crate::geometry::Cell;
use crate::place::{fits, shown_next};

impl Game<'_> {
    /// Tiles that fit nowhere are discarded until one fits or nothing is left (C-6).
    pub(crate) fn draw_a_tile_that_fits(&mut self) -> Result<(), Stop> {
        while self.table.pile > 0 {
            let name = self.next_tile()?;
            self.table.pile -= 1;
            self.table.drawn += 1;
            self.news.tell("drawn", json!({"tile": name}));
            let land = self.setup.lands.get(&name);
            if land.is_some_and(|land| !placements(&self.table.board, land).is_empty()) {
                self.table.hand = Some(name);
                return Ok(());
            }
            self.news.tell("set_aside", json!({"tile": name}));
            self.table.set_aside.push(name);
        }
        Err(Stop::Over)
    }

    /// The tile drawn next: from the setup if revealed, else from what the next line shows.
    fn next_tile(&mut self) -> Result<String, Stop> {
        if let Some(tiles) = &self.setup.tiles {
            return tiles.get(self.table.drawn).cloned().ok_or(Stop::Astray);
        }
        let Some(line) = self.script.peek() else { return Err(Stop::Running) };
        let Some(name) = shown_next(line, self.table.set_aside.len()) else {
            self.script.object_ahead("C-7", "position", "the drawn tile", "no known tile");
            return Err(Stop::Astray);
        };
        let lying = self.table.board.0.keys().filter_map(|cell| self.table.board.face_up(*cell));
        let lying = lying.filter(|tile| tile.kind == name).count();
        let aside = self.table.set_aside.iter().filter(|kind| **kind == name).count();
        let at_start = self.setup.start.iter().filter(|(_, kind)| *kind == name);
        let seen = lying + aside - at_start.count();
        if self.setup.in_play().get(name.as_str()).is_none_or(|copies| seen >= *copies) {
            self.script.object_ahead("C-7", "position", "a tile not yet seen", &name);
            return Err(Stop::Astray);
        }
        Ok(name)
    }

    /// Places the tile; the answer names the cell.
    pub(crate) fn place_tile(&mut self) -> Result<Cell, Stop> {
        let setup = self.setup;
        let land = self.table.hand.as_ref().and_then(|name| setup.lands.get(name));
        let Some(land) = land else { return Err(Stop::Astray) };
        let answer = |&(cell, rotation): &(Cell, u8)| -> Answer<(Cell, u8)> {
            (json!(["place", cell.x, cell.y, rotation]), (cell, rotation))
        };
        let listed = placements(&self.table.board, land);
        let answers: Vec<_> = listed.iter().map(answer).collect();
        let others = |&(cell, rotation): &(Cell, u8)| {
            let alike = move |turn: &u8| *turn != rotation && land.look_alike(rotation, *turn);
            (0..4).filter(alike).map(move |turn| answer(&(cell, turn)))
        };
        let unlisted: Vec<_> = listed.iter().flat_map(others).collect();
        let (cell, rotation) = self.ask("place", &answers, &unlisted)?;
        let name = &land.kind.name;
        self.table.hand = None;
        self.table.placed = Some(cell);
        self.table.lay(setup, cell, name, rotation);
        let placed = json!({"x": cell.x, "y": cell.y, "tile": name, "rotation": rotation});
        self.news.tell("placed", placed);
        Ok(cell)
    }
}

/// All legal placements, one rotation of each look (M-3.2, M-3.3, X-3).
pub(crate) fn placements(board: &Board, land: &Land) -> Vec<(Cell, u8)> {
    let rim = board.0.keys().flat_map(|cell| cell.beside());
    let rim: BTreeSet<Cell> = rim.filter(|cell| !board.has(*cell)).collect();
    let looks = land.looks().into_iter().map(|turn| (turn, land.kind.face.turned(turn)));
    let looks: Vec<_> = looks.collect();
    let fitting = |cell: Cell| {
        let here = looks.iter().filter(move |(_, face)| fits(board, cell, face));
        here.map(move |(turn, _)| (cell, *turn))
    };
    rim.into_iter().flat_map(fitting).collect()
}
