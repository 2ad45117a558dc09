//! The board in characters: a pure function of a scene.
//!
//! Readable without colour: roads are double lines, cities `▓`, mist `░`, a castle `♜`, a cemetery
//! `†`, a village `⌂`, a coat of arms `◆`; a number counts ghosts, a small one (`²`) printed symbols; a meeple is
//! the letter of its colour on what it stands on, small when buried; a face-down tile is hatched; the
//! newest tile has brackets in its corners. In Carcassonne (monastery `♝`) a small letter is a guard,
//! and the number beside a meeple counts its ghosts.

mod canvas;
pub mod layout;
mod tile;
pub mod track;

use canvas::{Canvas, Ink};
use fogbound_game::{Cell, Rotation};
use fogbound_pictures::board::{Laid, Scene, Standing};
use fogbound_tilesets::Kind;
use std::sync::Arc;

pub use canvas::{letter, meeple};
pub use tile::{Picture, Size};

/// The style of drawing a board.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Size of a tile.
    pub size: Size,
    /// True to use colours.
    pub colour: bool,
    /// Columns there are; the board is cropped around the newest tile where it is wider.
    pub columns: usize,
    /// Rows there are, if that matters.
    pub rows: Option<usize>,
}

impl Default for Style {
    /// Compact, without colour, 80 columns.
    fn default() -> Style {
        Style { size: Size::Compact, colour: false, columns: 80, rows: None }
    }
}

/// Marks drawn over the board while somebody decides.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    /// Labels for empty cells.
    pub labels: Vec<(Cell, String)>,
    /// Labels for tiles that lie there.
    pub marks: Vec<(Cell, String)>,
    /// A tile that is only being tried.
    pub tried: Option<(Cell, Arc<Kind>, Rotation)>,
    /// The cell to keep in sight; otherwise the newest tile.
    pub focus: Option<Cell>,
}

/// The board with coordinates on its rim, and something drawn over it.
pub fn render(scene: &Scene, style: Style, overlay: &Overlay) -> Vec<String> {
    let window = Window::new(scene, style, overlay);
    let mut board = Canvas::new(window.pixels_wide(), window.pixels_high());
    for tile in &scene.tiles {
        let is_newest = scene.focus == Some(tile.cell) && overlay.tried.is_none();
        let mut picture = picture(scene, tile, style.size, is_newest);
        for (_, mark) in overlay.marks.iter().filter(|(marked, _)| *marked == tile.cell) {
            picture.corner(mark);
        }
        window.paste(&mut board, tile.cell, &picture);
    }
    for (cell, label) in &overlay.labels {
        window.paste(&mut board, *cell, &Picture::label(style.size, label));
    }
    if let Some((cell, kind, rotation)) = &overlay.tried {
        let mut picture = Picture::tile(kind, *rotation, style.size, true);
        picture.mark();
        window.paste(&mut board, *cell, &picture);
    }
    window.rim(&mut board);
    board.lines(style.colour)
}

/// The labels and marks of cells that lie beyond the part of the board that is drawn.
pub fn out_of_sight(scene: &Scene, style: Style, overlay: &Overlay) -> Vec<(Cell, String)> {
    let window = Window::new(scene, style, overlay);
    let hidden = |(cell, _): &&(Cell, String)| window.place(*cell).is_none();
    overlay.labels.iter().chain(&overlay.marks).filter(hidden).cloned().collect()
}

/// The lines of a tile drawn alone, with its printed symbols.
pub fn tile_lines(kind: &Kind, rotation: Rotation, size: Size, colour: bool) -> Vec<String> {
    Picture::tile(kind, rotation, size, true).canvas.lines(colour)
}

/// A tile that lies, with the figures on it.
pub fn picture(scene: &Scene, tile: &Laid, size: Size, is_newest: bool) -> Picture {
    let mut picture = match &tile.face {
        Some(face) => Picture::tile(&face.kind, face.rotation, size, false),
        None => Picture::face_down(size),
    };
    // The corners come first: ghosts in a corner matter more than brackets.
    if is_newest {
        picture.mark();
    }
    let is_here = |figure: &&Standing| match figure {
        Standing::Meeple(meeple) => meeple.cell == tile.cell,
        Standing::Ghosts { cell, .. } => *cell == tile.cell,
    };
    // Ghosts first, so that a meeple that shares their place is seen.
    let is_meeple = |figure: &&Standing| matches!(figure, Standing::Meeple(_));
    let here = || scene.figures.iter().filter(is_here);
    here().filter(|figure| !is_meeple(figure)).for_each(|figure| picture.stand(figure));
    here().filter(is_meeple).for_each(|figure| picture.stand(figure));
    picture
}

/// Columns taken by the numbers of the rows.
const RIM: usize = 4;

/// The part of the table that is shown.
struct Window {
    size: Size,
    first: Cell,
    wide: usize,
    high: usize,
    /// True where the board goes on to the west, east, north, south.
    more: [bool; 4],
}

impl Window {
    fn new(scene: &Scene, style: Style, overlay: &Overlay) -> Window {
        let tried = overlay.tried.as_ref().map(|(cell, _, _)| *cell);
        let focus = tried.or(overlay.focus).or(scene.focus).unwrap_or_default();
        let tiles = scene.tiles.iter().map(|tile| tile.cell);
        let labels = overlay.labels.iter().map(|(cell, _)| *cell);
        let cells: Vec<Cell> = tiles.chain(labels).chain(tried).collect();
        let (w, h) = (style.size.width(), style.size.height());
        let columns = style.columns.saturating_sub(RIM + 1) / w;
        let rows = style.rows.map_or(usize::MAX, |rows| rows.saturating_sub(1) / h);
        let x = span(cells.iter().map(|cell| cell.x), focus.x, columns);
        let y = span(cells.iter().map(|cell| cell.y), focus.y, rows);
        Window {
            size: style.size,
            first: Cell::new(x.first, y.first),
            wide: x.len,
            high: y.len,
            more: [x.before, x.after, y.before, y.after],
        }
    }

    fn pixels_wide(&self) -> usize {
        RIM + self.wide * self.size.width() + 1
    }

    fn pixels_high(&self) -> usize {
        1 + self.high * self.size.height()
    }

    /// Column and row of a cell in the window.
    fn place(&self, cell: Cell) -> Option<(usize, usize)> {
        let place = |at: i16, first: i16, len: usize| {
            usize::try_from(i32::from(at) - i32::from(first)).ok().filter(|&place| place < len)
        };
        let column = place(cell.x, self.first.x, self.wide)?;
        let row = place(cell.y, self.first.y, self.high)?;
        Some((column, row))
    }

    fn paste(&self, board: &mut Canvas, cell: Cell, picture: &Picture) {
        if let Some((column, row)) = self.place(cell) {
            let (x, y) = (column * self.size.width(), row * self.size.height());
            board.paste(RIM + x, 1 + y, &picture.canvas);
        }
    }

    /// Coordinates along the north and west, arrows where the board goes on.
    fn rim(&self, board: &mut Canvas) {
        let (w, h) = (self.size.width(), self.size.height());
        for (step, x) in (0..self.wide).zip(i32::from(self.first.x)..) {
            let number = x.to_string();
            let at = RIM + step * w + w / 2 - (number.len() - 1) / 2;
            board.write(at - usize::from(x < 0 && number.len() == 2), 0, &number, Ink::Rim);
        }
        for (step, y) in (0..self.high).zip(i32::from(self.first.y)..) {
            board.write(0, 1 + step * h + h / 2, &format!("{y:>3}"), Ink::Rim);
        }
        let [west, east, north, south] = self.more;
        let last = self.pixels_high() - 1;
        let arrows = [
            (west, RIM - 1, 0, '◂'),
            (east, self.pixels_wide() - 1, 0, '▸'),
            (north, 1, 1, '▴'),
            (south, 1, last, '▾'),
        ];
        for (shown, x, y, arrow) in arrows {
            if shown {
                board.put(x, y, arrow, Ink::Mark);
            }
        }
    }
}

struct Span {
    first: i16,
    len: usize,
    before: bool,
    after: bool,
}

/// The stretch of coordinates shown along one axis: all, or as many as fit around the focus.
fn span(all: impl Iterator<Item = i16> + Clone, focus: i16, room: usize) -> Span {
    let low = i32::from(all.clone().min().unwrap_or(focus));
    let high = i32::from(all.max().unwrap_or(focus));
    let room = i32::try_from(room.max(1)).unwrap_or(i32::MAX);
    let whole = high - low + 1;
    let len = whole.min(room);
    let first = (i32::from(focus) - len / 2).clamp(low, high - len + 1);
    Span {
        // Between the lowest and the highest coordinate, which are i16.
        first: i16::try_from(first).unwrap_or(focus),
        len: usize::try_from(len).unwrap_or(1),
        before: first > low,
        after: first + len - 1 < high,
    }
}
