//! Boards of landscape tiles: [`BoardDrawing::draw`] as one picture, [`BoardDrawing::tiles`] and
//! [`BoardDrawing::layers`] in pieces for a page.
//!
//! Drawn from the back to the front: the table, legal cells, the shadow of all tiles, tiles, corner
//! towers, the ruin, outlines of features, marks, figures by the row of their feet.

mod figures;
mod layers;
mod marks;
mod neighbours;
mod outline;
mod room;
mod scene;
mod things;

pub use layers::{BoardTile, Layers, Piece};
pub use neighbours::origin;
pub use outline::Outline;
pub use scene::{Laid, Mark, Meeple, Overlay, Scene, Standing};

use crate::detail::Detail;
use crate::document::{Frame, Styling, document, draw_table};
use crate::shape::{Path, Point, SIDE, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use crate::tile::{Appearance, Stack, Stand, Tile, Tower, draw_back, draw_ruin, draw_tile};
use fogbound_game::Cell;
use neighbours::Neighbours;

/// Adds the rules of the classes used here.
pub(crate) fn style(sheet: &mut Sheet) {
    outline::style(sheet);
}

/// On a board with more tiles than this, only those around the focus keep all detail.
const LARGE: usize = 80;

/// Draws a board, the side of a tile `pixels` long.
#[must_use]
pub fn board_svg(scene: &Scene, pixels: u32, styling: Styling) -> String {
    let picture = BoardDrawing::new(scene, Detail::for_side(pixels)).draw();
    let frame = frame(scene, pixels);
    let mut body = Svg::new();
    draw_table(&mut body, frame);
    body.append(&picture.body);
    document(frame, styling, &picture.defs, &body)
}

/// Returns the part of the board that holds all tiles and marks, with a margin.
#[must_use]
pub fn frame(scene: &Scene, pixels: u32) -> Frame {
    let cells =
        scene.tiles.iter().map(|tile| tile.cell).chain(scene.marks.iter().map(|mark| mark.0));
    let span = |along: fn(Cell) -> i16| {
        let all = cells.clone().map(along);
        (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
    };
    let ((west, east), (north, south)) = (span(|cell| cell.x), span(|cell| cell.y));
    let first = origin(Cell::new(west, north));
    let last = origin(Cell::new(east, south)) + pt(SIDE, SIDE);
    let margin = pt(22.0, 34.0);
    Frame {
        corner: first - margin,
        size: last - first + pt(44.0, 60.0),
        scale: f64::from(pixels) / SIDE,
    }
}

/// The drawing of a board: symbols, and what shows them.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// Each different tile once.
    pub defs: Svg,
    /// The board. Its unit is that of tiles, its origin the north-west corner of the cell 0 0.
    pub body: Svg,
}

/// A board that can be drawn as a whole or in pieces.
pub struct BoardDrawing<'a> {
    scene: &'a Scene,
    detail: Detail,
    neighbours: Neighbours<'a>,
}

impl<'a> BoardDrawing<'a> {
    /// Returns a board drawn at one level of detail.
    #[must_use]
    pub fn new(scene: &'a Scene, detail: Detail) -> BoardDrawing<'a> {
        BoardDrawing { scene, detail, neighbours: Neighbours::new(&scene.tiles) }
    }

    /// Draws it, without the table below.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let layers = self.layers();
        let mut picture = Picture::default();
        layers::append(&mut picture.body, &layers.below);
        picture.body.append(&layers.shadow);
        let mut shown = Shown { known: Vec::new(), picture: &mut picture };
        self.tiles().for_each(|tile| shown.add(&tile));
        let body = &mut picture.body;
        body.append(&layers.seams);
        layers.overlays.iter().for_each(|overlay| body.append(overlay));
        for pieces in [&layers.above, &layers.printed, &layers.figures] {
            layers::append(body, pieces);
        }
        picture
    }

    /// Returns its tiles in the order of the scene, not yet drawn.
    pub fn tiles(&self) -> impl Iterator<Item = BoardTile<'a>> {
        self.scene.tiles.iter().map(|laid| BoardTile {
            cell: laid.cell,
            face: laid.face.as_ref().map(|tile| (tile, self.look(laid, tile))),
        })
    }

    /// Returns where the ghosts in play stand: the cell, the ground (that of their meeple), the middle of their
    /// base on the board.
    #[must_use]
    pub fn haunts(&self) -> Vec<(Cell, Stand, Point)> {
        figures::haunts(self.scene, &self.neighbours, self.detail)
    }

    /// Returns the line around a feature.
    #[must_use]
    pub fn outline(&self, feature: &Overlay) -> Outline {
        Outline::new(feature, &self.neighbours)
    }

    /// Draws everything but its tiles.
    #[must_use]
    pub fn layers(&self) -> Layers {
        let (scene, tiles) = (self.scene, &self.neighbours);
        let overlay = |overlay| {
            let mut svg = Svg::new();
            self.outline(overlay).draw(&mut svg);
            svg
        };
        Layers {
            below: marks::below(&scene.marks),
            shadow: self.shadow(),
            seams: self.seams(),
            overlays: scene.overlays.iter().map(overlay).collect(),
            above: marks::above(&scene.marks),
            printed: figures::symbols(scene, self.detail),
            figures: figures::standing(scene, tiles, self.detail),
        }
    }

    fn shadow(&self) -> Svg {
        let mut svg = Svg::new();
        svg.path("shadow", &self.squares(pt(7.0, 9.0)));
        svg
    }

    /// Returns the grid, one tower on each corner of the board where a wall ends, the ruin.
    fn seams(&self) -> Svg {
        let mut svg = Svg::new();
        if !self.detail.is_far() {
            svg.path("grid", &self.squares(pt(0.0, 0.0)));
        }
        let mut stack = Stack::new();
        for foot in self.neighbours.towers() {
            Tower::CORNER.draw(&mut stack, foot);
        }
        stack.draw(&mut svg);
        for ruin in self.neighbours.ruins() {
            draw_ruin(&mut svg, ruin);
        }
        svg
    }

    /// Returns the squares of all tiles, moved aside.
    fn squares(&self, aside: Point) -> Path {
        let mut path = Path::new();
        for laid in &self.scene.tiles {
            path.stamp("M0 0H200V200H0Z", origin(laid.cell) + aside, pt(1.0, 1.0));
        }
        path
    }

    /// Returns the appearance of a tile among its neighbours.
    fn look(&self, laid: &Laid, tile: &Tile) -> Appearance {
        Appearance {
            detail: self.detail_at(laid.cell),
            full: self.neighbours.full_corners(laid.cell) & tile.joined_corners(),
            frayed: self.neighbours.frayed(laid.cell, tile),
            finished: laid.finished,
            symbols: false,
            ruin: false,
        }
    }

    fn detail_at(&self, cell: Cell) -> Detail {
        let large = self.scene.tiles.len() > LARGE;
        let near = self.scene.focus.is_some_and(|focus| focus == cell || focus.is_around(cell));
        if large && !near { self.detail.max(Detail::Middle) } else { self.detail }
    }
}

/// The tiles of a picture, each different one drawn once.
struct Shown<'a, 'b> {
    known: Vec<(&'a Tile, Appearance)>,
    picture: &'b mut Picture,
}

impl<'a> Shown<'a, '_> {
    fn add(&mut self, placed: &BoardTile<'a>) {
        let at = origin(placed.cell);
        match placed.face {
            Some((tile, look)) => {
                let id = self.define(tile, look);
                self.picture.body.place(&id, at);
            }
            None => self.picture.body.group(Tag::new("g").at(at, 1.0), draw_back),
        }
    }

    /// Returns the id of a tile, which is drawn where it is new.
    fn define(&mut self, tile: &'a Tile, look: Appearance) -> String {
        if let Some(number) = self.known.iter().position(|&known| known == (tile, look)) {
            return format!("tile-{number}");
        }
        let id = format!("tile-{}", self.known.len());
        self.known.push((tile, look));
        let tag = Tag::new("g").text("id", &id).clipped();
        self.picture.defs.group(tag, |svg| draw_tile(svg, tile, &look));
        id
    }
}

/// Returns the position of a figure's foot on the board.
fn on_board(cell: Cell, foot: Point) -> Point {
    origin(cell) + foot
}
