//! M-3: drawing a tile and placing it.

use serde_json::{Value, json};

use crate::board::Board;
use crate::game::{Answer, Game, Stop};
use crate::geometry::{Cell, Side};
use crate::script::Line;
use crate::tiles::{Face, Kind};

impl Game<'_> {
    /// M-3.1 and M-3.5: tiles that fit nowhere are set aside until one fits or the pile is empty.
    pub(crate) fn draw_a_tile_that_fits(&mut self) -> Result<(), Stop> {
        while self.table.piles[0] > 0 {
            let name = self.next_tile()?;
            self.table.piles[0] -= 1;
            self.table.drawn += 1;
            self.news.drawn(&name);
            let fits = self
                .setup
                .kinds
                .get(&name)
                .is_some_and(|kind| !placements(&self.table.board, kind).is_empty());
            if fits {
                self.table.hand = Some(name);
                return Ok(());
            }
            self.news.set_aside(&name);
            self.table.set_aside.push(name);
        }
        Err(self.lost("M-12.3"))
    }

    /// The tile drawn next: from the setup if revealed, else from what the next line shows.
    fn next_tile(&mut self) -> Result<String, Stop> {
        let drawn = self.table.drawn;
        if let Some(tiles) = &self.setup.tiles {
            return tiles.get(drawn).cloned().ok_or(Stop::Astray);
        }
        let Some(line) = self.script.peek() else { return Err(Stop::Running) };
        let Some(name) = shown_next(line, self.table.set_aside.len()) else {
            self.script.object("M-3.7", "position", "the drawn tile", "no known tile");
            return Err(Stop::Astray);
        };
        let seen = self.table.board.0.keys().filter_map(|cell| self.table.board.face_up(*cell));
        let seen = seen.map(|tile| &tile.kind).chain(&self.table.set_aside);
        let seen = seen.filter(|kind| **kind == name).count();
        if self.setup.in_play().get(name.as_str()).is_none_or(|copies| seen >= *copies) {
            self.script.object("M-3.7", "position", "a tile not yet seen", &name);
            return Err(Stop::Astray);
        }
        Ok(name)
    }

    /// 1a. Places the tile; the answer names the cell.
    pub(crate) fn place_tile(&mut self) -> Result<Cell, Stop> {
        let setup = self.setup;
        let kind = self.table.hand.as_ref().and_then(|name| setup.kinds.get(name));
        let Some(kind) = kind else { return Err(Stop::Astray) };
        let listed = placements(&self.table.board, kind);
        let answer = |&(cell, rotation): &(Cell, u8)| -> Answer<(Cell, u8)> {
            (json!(["place", cell.x, cell.y, rotation]), (cell, rotation))
        };
        let answers: Vec<_> = listed.iter().map(answer).collect();
        let unlisted: Vec<_> = listed
            .iter()
            .flat_map(|(cell, rotation)| other_turns(kind, *rotation).map(|turn| (*cell, turn)))
            .map(|placement| answer(&placement))
            .collect();
        let (cell, rotation) = self.ask_with_names("place", Value::Null, &answers, &unlisted)?;
        self.table.hand = None;
        self.table.placed = Some(cell);
        self.table.lay(setup, cell, &kind.name, rotation);
        self.news.placed(cell, &kind.name, rotation);
        Ok(cell)
    }
}

/// In a trace without the order: the first tile the line shows beyond those set aside before.
pub(crate) fn shown_next(line: &Line, set_aside: usize) -> Option<String> {
    let position = line.value.get("position")?;
    let aside = position.get("set_aside")?.as_array()?;
    let shown = aside.get(set_aside).or_else(|| position.get("hand"))?;
    shown.as_str().map(str::to_owned)
}

/// The other rotations that look like this one.
fn other_turns(kind: &Kind, rotation: u8) -> impl Iterator<Item = u8> {
    (0..4).filter(move |turn| *turn != rotation && kind.look_alike(rotation, *turn))
}

/// All legal placements, one rotation of each look (M-3.2 to M-3.4, X-3).
pub(crate) fn placements(board: &Board, kind: &Kind) -> Vec<(Cell, u8)> {
    let rim = board.0.keys().flat_map(|cell| cell.beside());
    let rim: std::collections::BTreeSet<Cell> = rim.filter(|cell| !board.has(*cell)).collect();
    let looks: Vec<(u8, Face)> =
        kind.looks().into_iter().map(|turn| (turn, kind.face.turned(turn))).collect();
    let fitting = |cell: Cell| {
        looks
            .iter()
            .filter(move |(_, face)| fits(board, cell, face))
            .map(move |(turn, _)| (cell, *turn))
    };
    rim.into_iter().flat_map(fitting).collect()
}

/// Returns true if a lying tile fits an empty cell: beside a face-up tile, the terrain of every
/// edge that meets one the same; mist and face-down tiles set no condition.
pub(crate) fn fits(board: &Board, cell: Cell, face: &Face) -> bool {
    let neighbours = Side::ALL.map(|side| (side, board.face_up(cell.across(side))));
    let mut meeting = neighbours.iter().filter_map(|(side, tile)| tile.map(|tile| (*side, tile)));
    let touches = neighbours.iter().any(|(_, tile)| tile.is_some());
    touches && meeting.all(|(side, tile)| face.terrain(side) == tile.face.terrain(side.opposite()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Tile, testing::board};
    use crate::tiles::testing::kind;

    fn cells(list: &[(Cell, u8)]) -> Vec<(i32, i32, u8)> {
        list.iter().map(|(cell, turn)| (cell.x, cell.y, *turn)).collect()
    }

    #[test]
    fn m_3_3_terrain_must_match_and_mist_is_ignored() {
        let straight = kind("straight", &["NS"], &[], &[], None);
        let misty = kind("misty", &["NS"], &[], &[("N", 1), ("E", 1)], None);
        let tiles = board(&[(0, 0, &straight, 0)]);
        let expected = [(-1, 0, 0), (0, -1, 0), (0, 1, 0), (1, 0, 0)];
        assert_eq!(cells(&placements(&tiles, &straight)), expected);
        assert_eq!(cells(&placements(&tiles, &misty)).len(), 8, "two looks of the misty road");
        let city = kind("city", &[], &[("NESW", 0)], &[], None);
        assert!(placements(&tiles, &city).is_empty());
    }

    #[test]
    fn m_3_2_a_face_down_tile_is_no_neighbour_to_build_on() {
        let field = kind("field", &[], &[], &[], None);
        let mut tiles = board(&[(0, 0, &field, 0)]);
        tiles.0.insert(Cell::new(1, 0), Tile::FaceDown);
        let found = cells(&placements(&tiles, &field));
        assert_eq!(found, [(-1, 0, 0), (0, -1, 0), (0, 1, 0)]);
    }

    #[test]
    fn m_3_4_a_face_down_tile_sets_no_condition() {
        let city = kind("city", &[], &[("N", 0)], &[], None);
        let mut tiles = board(&[(0, 0, &city, 0)]);
        tiles.0.insert(Cell::new(1, -1), Tile::FaceDown);
        let found = cells(&placements(&tiles, &city));
        assert!(found.contains(&(0, -1, 2)));
        assert!(!found.contains(&(0, -1, 1)));
    }

    #[test]
    fn x_3_other_rotations_of_a_look_are_accepted() {
        let straight = kind("straight", &["NS"], &[], &[], None);
        assert_eq!(other_turns(&straight, 1).collect::<Vec<_>>(), [3]);
        let bend = kind("bend", &["NE"], &[], &[], None);
        assert_eq!(other_turns(&bend, 0).count(), 0);
    }
}
