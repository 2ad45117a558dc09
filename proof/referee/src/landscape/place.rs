//! M-3, C-3 and G-2.1: drawing a tile and placing it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Face, Field, Kind, Set, Tile, TileMap};
use crate::geometry::{Cell, Side, listed, looks};
use crate::script::Line;
use crate::trial::{Answer, Judged, Question, Stop, Trial};

/// The features in which two turns of a tile may differ.
pub(crate) type Appearance = (Face, Vec<Field>);

/// A game with landscape tiles.
pub(crate) trait Landscape: Judged {
    /// The rule that a trace which does not reveal the order must keep to.
    const HIDDEN_ORDER: &'static str;

    fn set(setup: &Self::Setup) -> &Set;

    fn land(state: &mut Self::State) -> &mut Land;

    /// Returns the features in which two turns of a tile differ.
    fn look(kind: &Kind, rotation: u8) -> Appearance;

    /// Returns the end of a game in which no tile is left that fits.
    fn without_tiles() -> Stop;
}

/// The part of the table that concerns the tiles.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub(crate) board: TileMap,
    pub(crate) active: usize,
    /// Sizes of the piles left, the active one first; the tile in hand is not counted.
    pub(crate) piles: Vec<usize>,
    /// Tiles drawn so far; joining piles does not change the order of drawing (M-10.4).
    pub(crate) drawn: usize,
    pub(crate) set_aside: Vec<String>,
    pub(crate) hand: Option<String>,
    pub(crate) placed: Option<Cell>,
}

impl Land {
    /// The start, before the first draw.
    pub(crate) fn new(set: &Set, active: usize, piles: Vec<usize>) -> Self {
        let (board, set_aside) = (TileMap::default(), Vec::new());
        let mut land = Self { board, active, piles, drawn: 0, set_aside, hand: None, placed: None };
        for (cell, name) in &set.start {
            land.lay(set, *cell, name, 0);
        }
        land
    }

    /// Lays a tile face-up.
    pub(crate) fn lay(&mut self, set: &Set, cell: Cell, name: &str, rotation: u8) {
        if let Some(kind) = set.kinds.get(name) {
            self.board.0.insert(cell, Tile::Up(kind.lying(rotation)));
        }
    }

    /// Adds what a position shows of the tiles; `over` in the end line, where nobody is active.
    pub(crate) fn write(&self, over: bool, mut position: Value) -> Value {
        let cells = self.board.0.iter().map(|(cell, tile)| match tile {
            Tile::Up(tile) => json!([cell.x, cell.y, tile.kind, tile.rotation]),
            Tile::FaceDown => json!([cell.x, cell.y, null, 0]),
        });
        position["cells"] = cells.collect();
        position["set_aside"] = json!(self.set_aside);
        position["active"] = json!((!over).then_some(self.active));
        position["hand"] = json!(self.hand.as_ref().filter(|_| !over));
        position["placed"] = json!(self.placed.filter(|_| !over).map(|cell| [cell.x, cell.y]));
        position
    }
}

impl<J: Landscape> Trial<'_, J> {
    /// Tiles that fit nowhere are set aside until one fits or the pile is empty.
    pub(crate) fn draw_a_tile_that_fits(&mut self) -> Result<(), Stop> {
        let set = J::set(self.setup);
        while J::land(&mut self.state).piles[0] > 0 {
            let name = self.next_tile()?;
            self.news.tell("drawn", json!({"tile": name}));
            let land = J::land(&mut self.state);
            land.piles[0] -= 1;
            land.drawn += 1;
            let fits = |kind| !placements::<J>(&land.board, kind).is_empty();
            if set.kinds.get(&name).is_some_and(fits) {
                land.hand = Some(name);
                return Ok(());
            }
            self.news.tell("set_aside", json!({"tile": name}));
            land.set_aside.push(name);
        }
        Err(J::without_tiles())
    }

    /// The tile drawn next: from the setup if revealed, else from what the next line shows.
    fn next_tile(&mut self) -> Result<String, Stop> {
        let (set, land) = (J::set(self.setup), J::land(&mut self.state));
        if let Some(order) = &set.order {
            return order.get(land.drawn).cloned().ok_or(Stop::Astray);
        }
        let Some(line) = self.script.peek() else { return Err(Stop::Running) };
        let Some(name) = shown_next(line, land.set_aside.len()) else {
            self.script.object_ahead(
                J::HIDDEN_ORDER,
                "position",
                "the drawn tile",
                "no known tile",
            );
            return Err(Stop::Astray);
        };
        let lying = land.board.0.keys().filter_map(|cell| land.board.face_up(*cell));
        let seen = lying.map(|tile| &tile.kind).chain(&land.set_aside);
        let seen = seen.filter(|kind| **kind == name).count();
        let at_start = set.start.iter().filter(|(_, kind)| *kind == name).count();
        if set.in_play.get(&name).is_none_or(|copies| seen >= at_start + copies) {
            self.script.object_ahead(J::HIDDEN_ORDER, "position", "a tile not yet seen", &name);
            return Err(Stop::Astray);
        }
        Ok(name)
    }

    /// Places the tile; the answer names the cell.
    pub(crate) fn place_tile(&mut self) -> Result<Cell, Stop> {
        let (set, land) = (J::set(self.setup), J::land(&mut self.state));
        let kind = land.hand.as_ref().and_then(|name| set.kinds.get(name));
        let Some(kind) = kind else { return Err(Stop::Astray) };
        let looks = looks(|rotation| J::look(kind, rotation));
        let mut question = Question::new(land.active, "place", []);
        for (cell, rotation) in placements::<J>(&land.board, kind) {
            let alike = (0..4).filter(|turn| looks[usize::from(*turn)] == rotation);
            let answer = |turn: u8| -> Answer<(Cell, u8)> {
                (json!(["place", cell.x, cell.y, turn]), (cell, turn))
            };
            question.answers.push(answer(rotation));
            question.unlisted.extend(alike.filter(|turn| *turn != rotation).map(answer));
        }
        let (cell, rotation) = self.ask(question)?;
        let land = J::land(&mut self.state);
        land.hand = None;
        land.placed = Some(cell);
        land.lay(set, cell, &kind.name, rotation);
        let told = json!({"x": cell.x, "y": cell.y, "tile": kind.name, "rotation": rotation});
        self.news.tell("placed", told);
        Ok(cell)
    }
}

/// In a trace without the order: the first tile the line shows beyond those set aside before.
fn shown_next(line: &Line, set_aside: usize) -> Option<String> {
    let position = line.value.get("position")?;
    let aside = position.get("set_aside")?.as_array()?;
    let shown = aside.get(set_aside).or_else(|| position.get("hand"))?;
    shown.as_str().map(str::to_owned)
}

/// All legal placements, one rotation of each look (M-3.2 to M-3.4, C-3, X-3).
pub(crate) fn placements<J: Landscape>(board: &TileMap, kind: &Kind) -> Vec<(Cell, u8)> {
    let rim: BTreeSet<Cell> =
        board.0.keys().flat_map(|cell| cell.beside()).filter(|cell| !board.has(*cell)).collect();
    let looks = listed(looks(|rotation| J::look(kind, rotation)));
    let looks: Vec<(u8, Face)> = looks.map(|turn| (turn, kind.face.turned(turn))).collect();
    let fitting = |cell: Cell| {
        let here = looks.iter().filter(move |(_, face)| fits(board, cell, face));
        here.map(move |(turn, _)| (cell, *turn))
    };
    rim.into_iter().flat_map(fitting).collect()
}

/// Returns true if a lying tile fits an empty cell: beside a face-up tile, the terrain of every
/// edge that meets one the same; mist and face-down tiles set no condition.
fn fits(board: &TileMap, cell: Cell, face: &Face) -> bool {
    let neighbours = Side::ALL.map(|side| (side, board.face_up(cell.across(side))));
    let mut meeting = neighbours.iter().filter_map(|(side, tile)| tile.map(|tile| (*side, tile)));
    let touches = neighbours.iter().any(|(_, tile)| tile.is_some());
    touches && meeting.all(|(side, tile)| face.terrain(side) == tile.face.terrain(side.opposite()))
}
