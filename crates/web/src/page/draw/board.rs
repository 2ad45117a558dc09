//! Boards in layers, so that the page draws only changes again. All pictures are elements in units of which a
//! cell is 200 by 200, the origin being the north-west corner of cell 0 0.

use fogbound_game::{Cell, Edges};
use fogbound_pictures::board::{BoardTile, Piece, origin};
use fogbound_pictures::figures::{self, Icon, add_number};
use fogbound_pictures::shape::{Path, Point, SIDE, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::{
    self, BOARD, FRAME, TrackTile, draw_light, draw_track_tile, path_area,
};
use fogbound_pictures::{Appearance, Detail, Places, Stand, draw_tile};
use fogbound_presenter::{Board, Foresight, GhostsThere, Glyph, Outline, Scene};

/// A board in layers, from the back to the front.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layers {
    /// Below the tiles: shadows, the frame of a train board.
    pub below: String,
    /// The tiles by rows.
    pub tiles: Vec<Laid>,
    /// The layer over the tiles: the grid, towers, the ruin and doors.
    pub above: String,
    /// Outlines of features, or the light on paths.
    pub overlays: String,
    /// Meeples and ghosts, the front ones last.
    pub figures: Vec<Figure>,
}

/// A tile of a board. Equal keys mean equal pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// The cell it lies on.
    pub cell: Cell,
    /// The name of its picture.
    pub key: String,
    /// Its picture in its place. Empty if it was drawn before.
    pub svg: String,
}

/// A figure of a board. Equal keys mean equal pictures in equal places.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The name of the thing it shows, which stays when it is drawn otherwise.
    pub name: String,
    /// The name of its picture.
    pub key: String,
    /// Its picture in its place.
    pub svg: String,
}

/// Draws a board. If `drawn` holds for the cell and the key of a tile, the tile is on the screen already.
pub fn layers(scene: &Scene, detail: Detail, drawn: &dyn Fn(Cell, &str) -> bool) -> Layers {
    match scene {
        Scene::Landscape(scene) => {
            let board = fogbound_pictures::BoardDrawing::new(scene, detail);
            let layers = board.layers();
            Layers {
                below: layers.shadow.into_string(),
                tiles: board.tiles().map(|tile| landscape_tile(&tile, drawn)).collect(),
                above: layers.seams.into_string(),
                overlays: layers.overlays.iter().map(Svg::as_str).collect(),
                figures: layers.printed.iter().chain(&layers.figures).map(figure).collect(),
            }
        }
        Scene::Train { board, chosen } => {
            let layers = board.layers(detail);
            let mut above = Svg::new();
            in_frame(&mut above, |svg| {
                svg.append(&layers.dead_ends);
                svg.append(&layers.doors);
            });
            if let Some((space, tile)) = chosen {
                let tag = Tag::new("g").class("chosen").text("opacity", ".75");
                above.group(tag, |svg| draw_track(svg, tile, on(*space), &[], detail));
            }
            let mut below = Svg::new();
            in_frame(&mut below, |svg| svg.append(&layers.frame));
            let tile = |lying: train::SpaceTile<'_>| {
                let (cell, key) = (on(lying.space), lying.key());
                let mut svg = Svg::new();
                if !drawn(cell, &key) {
                    draw_track(&mut svg, lying.tile, cell, &[], detail);
                }
                Laid { cell, key, svg: svg.into_string() }
            };
            Layers {
                below: below.into_string(),
                tiles: board.spaces(detail).map(tile).collect(),
                above: above.into_string(),
                overlays: lights(board, &board.lit).into_string(),
                figures: Vec::new(),
            }
        }
    }
}

/// Room around a board in one picture: a fifth of a tile.
const MARGIN: i32 = 40;

/// Draws a board in one picture, with something over it.
pub fn whole(board: &Board, over: &str) -> String {
    let side = |from: i16, to: i16| (i32::from(to) - i32::from(from) + 1) * 200 + 2 * MARGIN;
    let (first, last) = (board.first, board.last);
    let (x, y) = (i32::from(first.x) * 200 - MARGIN, i32::from(first.y) * 200 - MARGIN);
    window(board, [x, y, side(first.x, last.x), side(first.y, last.y)], over)
}

/// Draws the same with a frame around each cell that has changed.
pub fn thumbnail_of_change(board: &Board) -> String {
    let mut frames = Svg::new();
    for &cell in &board.changed {
        frame_cell(&mut frames, "rim", cell);
        frame_cell(&mut frames, "accent", cell);
    }
    thumbnail(board, frames.as_str())
}

/// Draws a frame around a cell.
pub(super) fn frame_cell(svg: &mut Svg, class: &str, cell: Cell) {
    let (from, to) = (origin(cell) + pt(5.0, 5.0), origin(cell) + pt(SIDE - 5.0, SIDE - 5.0));
    let mut path = Path::new();
    path.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
    svg.path(class, &path);
}

/// Draws what lies around the last change of a landscape, that cell and halves of those around it, with something over it.
pub fn thumbnail(board: &Board, over: &str) -> String {
    let (Scene::Landscape(_), Some(&cell)) = (&board.scene, board.changed.first()) else {
        return whole(board, over);
    };
    let (x, y) = (i32::from(cell.x) * 200, i32::from(cell.y) * 200);
    window(board, [x - 420, y - 100, 1040, 400], over)
}

/// Draws a square part of a board: from a cell on, so many cells wide.
pub fn square(board: &Board, first: Cell, wide: i16) -> String {
    let side = i32::from(wide) * 200;
    window(board, [i32::from(first.x) * 200, i32::from(first.y) * 200, side, side], "")
}

/// Draws a part of a board: from a place, so wide and high; and something over it.
fn window(board: &Board, [x, y, wide, high]: [i32; 4], over: &str) -> String {
    let Layers { below, tiles, above, figures, .. } =
        layers(&board.scene, Detail::Middle, &|_, _| false);
    let tiles: String = tiles.iter().map(|tile| tile.svg.as_str()).collect();
    let figures: String = figures.iter().map(|figure| figure.svg.as_str()).collect();
    format!(
        "<svg class=\"fogbound\" preserveAspectRatio=\"xMidYMid slice\" viewBox=\"{x} {y} {wide} {high}\">{below}{tiles}{above}{over}{figures}</svg>"
    )
}

/// Draws the tile on a cell and what stands on it, alone; nothing for a cell without one.
pub fn under_lens(scene: &Scene, cell: Cell) -> Option<String> {
    let near = near(scene, cell)?;
    let board = fogbound_pictures::BoardDrawing::new(&near, Detail::Near);
    let tile = board.tiles().find(|tile| tile.cell == cell)?;
    let layers = board.layers();
    let mut svg = Svg::new();
    let Point { x, y } = origin(cell);
    svg.group(Tag::new("g").at(pt(-x, -y), 1.0), |svg| {
        svg.group(Tag::new("g").at(origin(cell), 1.0), |svg| svg.raw(&tile.svg()));
        let pieces = layers.printed.iter().chain(&layers.figures);
        pieces.filter(|piece| piece.cell == cell).for_each(|piece| svg.append(&piece.svg));
    });
    Some(format!("<svg class=\"fogbound\" viewBox=\"0 0 200 200\">{}</svg>", svg.as_str()))
}

/// Returns the part of a landscape that the look of the tile on a cell depends on.
fn near(scene: &Scene, cell: Cell) -> Option<fogbound_pictures::Scene> {
    let Scene::Landscape(scene) = scene else { return None };
    let is_near = |at: Cell| at.x.abs_diff(cell.x) < 2 && at.y.abs_diff(cell.y) < 2;
    Some(fogbound_pictures::Scene {
        tiles: scene.tiles.iter().filter(|laid| is_near(laid.cell)).cloned().collect(),
        figures: scene.figures.clone(),
        ..fogbound_pictures::Scene::default()
    })
}

/// Distance between the middles of two places under the lens, and of a place from its edge, in units.
const APART: f64 = 42.0;
const INSET: f64 = 22.0;

/// Returns the places on a tile under the lens, each where a piece would stand on this ground, moved apart
/// until none covers another. In parts of the tile's side.
pub fn spots(scene: &Scene, cell: Cell, stands: impl Iterator<Item = Stand>) -> Vec<Point> {
    let Scene::Landscape(scene) = scene else { return Vec::new() };
    let laid = scene.tiles.iter().find(|laid| laid.cell == cell);
    let Some(tile) = laid.and_then(|laid| laid.face.as_ref()) else { return Vec::new() };
    let places = Places::new(tile);
    let inside = |at: f64| at.clamp(INSET, SIDE - INSET);
    let mut spots: Vec<Point> = stands.map(|stand| places.foot(stand) + pt(0.0, -12.0)).collect();
    for _ in 0..40 {
        for one in 1..spots.len() {
            for other in 0..one {
                let away = spots[one] - spots[other];
                let distance = spots[one].distance(spots[other]);
                // Places on the same ground have no direction between them.
                let away = if distance < 1.0 { pt(1.0, 0.0) } else { away * (1.0 / distance) };
                let push = away * ((APART - distance).max(0.0) / 2.0);
                spots[one] = spots[one] + push;
                spots[other] = spots[other] - push;
            }
        }
        spots.iter_mut().for_each(|at| *at = pt(inside(at.x), inside(at.y)));
    }
    spots.into_iter().map(|at| at * (1.0 / SIDE)).collect()
}

/// Draws a train board in one small picture.
pub fn small_board(board: &train::TrainBoard) -> String {
    let mut svg = Svg::new();
    train::draw_board(&mut svg, board, Detail::Far);
    let svg = svg.as_str();
    format!("<svg class=\"fogbound\" viewBox=\"0 0 {BOARD} {BOARD}\">{svg}</svg>")
}

/// Returns the width of a board's surroundings around its cells: the walls and doors of a train board.
pub const fn frame(scene: &Scene) -> f64 {
    match scene {
        Scene::Landscape(_) => 0.0,
        Scene::Train { .. } => FRAME,
    }
}

/// Draws the line around a part of a board. The first of its elements has the class `hit` and fills the area.
pub fn outline(outline: &Outline, scene: &Scene) -> String {
    let mut svg = Svg::new();
    match (outline, scene) {
        (Outline::Region(region), Scene::Landscape(scene)) => {
            let board = fogbound_pictures::BoardDrawing::new(scene, Detail::Middle);
            board.outline(region).draw_choice(&mut svg);
        }
        (Outline::Path(sections), Scene::Train { board, .. }) => {
            svg.path("hit", &path_area(sections));
            svg.append(&lights(board, sections));
        }
        (Outline::Cells(cells), _) => {
            let mut area = Path::new();
            for &cell in cells {
                let from = origin(cell) + pt(6.0, 6.0);
                let to = origin(cell) + pt(SIDE - 6.0, SIDE - 6.0);
                area.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
            }
            ["hit", "rim", "accent"].iter().for_each(|class| svg.path(class, &area));
        }
        // The other boards have no such parts.
        (Outline::Region(_), Scene::Train { .. }) | (Outline::Path(_), Scene::Landscape(_)) => {}
    }
    svg.into_string()
}

/// Draws the consequences of an answer, to be laid over the board.
pub fn foresight(foresight: &Foresight, scene: &Scene) -> String {
    let mut svg = Svg::new();
    match (&foresight.tile, scene) {
        (Some((cell, Glyph::Tile(tile))), _) => {
            let tag = Tag::new("g").class("foreseen").at(origin(*cell), 1.0).clipped();
            svg.group(tag, |svg| draw_tile(svg, tile, &Appearance::alone(tile, Detail::Near)));
        }
        (Some((cell, Glyph::Track(tile))), Scene::Train { board, .. }) => {
            let sections = foresight.lit.iter().copied();
            let (here, beside): (Vec<_>, Vec<_>) =
                sections.partition(|&(space, _)| on(space) == *cell);
            let lit: Vec<Edges> = here.into_iter().map(|(_, edges)| edges).collect();
            svg.group(Tag::new("g").class("foreseen"), |svg| {
                draw_track(svg, tile, *cell, &lit, Detail::Near);
                svg.append(&lights(board, &beside));
            });
        }
        _ => {}
    }
    if let Scene::Landscape(scene) = scene {
        draw_ghosts(&mut svg, foresight, scene);
    }
    svg.into_string()
}

/// Draws the ghosts that would come or leave, each where it would stand or stands.
fn draw_ghosts(svg: &mut Svg, foresight: &Foresight, scene: &fogbound_pictures::Scene) {
    let haunts = haunts(foresight, scene);
    for &GhostsThere { cell, stand, change, is_certain } in &foresight.ghosts {
        let there = haunts.iter().find(|(at, on, _)| (*at, *on) == (cell, stand));
        let at = there.map_or(origin(cell) + Point::CENTRE, |&(.., at)| at);
        if let Ok(come @ 1..) = u8::try_from(change) {
            svg.group(Tag::new("g").class("foreseen foreseen-come"), |svg| {
                figures::ghosts_to_come(svg, at, come, is_certain);
            });
            continue;
        }
        svg.group(Tag::new("g").class("foreseen foreseen-go").at(at, 1.0), |svg| {
            figures::Figure::Icon(Icon::GhostUsed).place(svg, pt(0.0, -28.0), 1.6);
            let (mut disc, mut number) = (Path::new(), Path::new());
            svg.path("badge", disc.ellipse(pt(34.0, -6.0), 19.0, 16.0));
            add_number(&mut number, change.into(), pt(34.0, -6.0), 1.5);
            svg.path("sign", &number);
        });
    }
}

/// Returns where ghosts stand, and those to come would stand.
fn haunts(foresight: &Foresight, scene: &fogbound_pictures::Scene) -> Vec<(Cell, Stand, Point)> {
    if foresight.ghosts.is_empty() {
        return Vec::new();
    }
    let cells = foresight.ghosts.iter().map(|there| there.cell);
    let is_near = |at: Cell| cells.clone().any(|cell| cell == at || cell.is_around(at));
    let mut then = fogbound_pictures::Scene {
        tiles: scene.tiles.iter().filter(|laid| is_near(laid.cell)).cloned().collect(),
        figures: scene.figures.iter().filter(|figure| is_near(figure.cell())).copied().collect(),
        ..fogbound_pictures::Scene::default()
    };
    if let Some((cell, Glyph::Tile(tile))) = &foresight.tile {
        let face = Some(tile.clone());
        then.tiles.push(fogbound_pictures::board::Laid { cell: *cell, face, finished: 0 });
    }
    for &GhostsThere { cell, stand, change, .. } in &foresight.ghosts {
        if let Ok(come @ 1..) = u8::try_from(change) {
            then.haunt(cell, stand, come);
        }
    }
    fogbound_pictures::BoardDrawing::new(&then, Detail::Middle).haunts()
}

fn landscape_tile(tile: &BoardTile<'_>, drawn: &dyn Fn(Cell, &str) -> bool) -> Laid {
    let (cell, key) = (tile.cell, tile.key());
    let mut svg = Svg::new();
    if !drawn(cell, &key) {
        svg.group(Tag::new("g").at(origin(cell), 1.0), |svg| svg.raw(&tile.svg()));
    }
    Laid { cell, key, svg: svg.into_string() }
}

/// Returns a piece, keyed by its name and a checksum of its drawing.
fn figure(piece: &Piece) -> Figure {
    let svg = piece.svg.as_str().to_owned();
    let sum = svg.bytes().fold(FNV, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME));
    Figure { name: piece.name.clone(), key: format!("{} {sum:x}", piece.name), svg }
}

/// The start and the factor of a sum of bytes (FNV-1a).
const FNV: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

/// Returns the cell of a space of a train board.
fn on(space: u8) -> Cell {
    Cell::new((space % 3).into(), (space / 3).into())
}

/// Draws in the units of a train board with its frame.
fn in_frame(svg: &mut Svg, draw: impl FnOnce(&mut Svg)) {
    svg.group(Tag::new("g").at(pt(-FRAME, -FRAME), 1.0), draw);
}

/// Draws a track tile on its cell, with the light on these of its sections.
fn draw_track(svg: &mut Svg, tile: &TrackTile, cell: Cell, lit: &[Edges], detail: Detail) {
    let at = Tag::new("g").at(origin(cell), 1.0);
    svg.group(at, |svg| draw_track_tile(svg, tile, lit, detail));
}

/// Draws the light on sections of the tiles of a board.
fn lights(board: &train::TrainBoard, sections: &[(u8, Edges)]) -> Svg {
    let mut svg = Svg::new();
    if !sections.is_empty() {
        in_frame(&mut svg, |svg| {
            svg.group(Tag::new("g").class("lights"), |svg| draw_light(svg, board, sections));
        });
    }
    svg
}

#[cfg(test)]
mod tests;
