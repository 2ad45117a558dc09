//! The board in characters: a pure function of the game.
//!
//! Readable without colour: roads are double lines, cities `▓`, mist `░`, a castle `♜`, a cemetery
//! `†`, a village `⌂`, a coat of arms `◆`; a number counts ghosts, a small one (`²`) printed symbols; a meeple is
//! the letter of its colour on what it stands on, small when buried; a face-down tile is hatched; the
//! newest tile has brackets in its corners. In Carcassonne (monastery `♝`) a small letter is a guard,
//! and the number beside a meeple counts its ghosts.

mod canvas;
pub mod layout;
mod scene;
mod tile;
pub mod track;

use canvas::{Canvas, Ink};
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::{CellId, KindId};
use fogbound_tilesets::Kind;

pub use canvas::{letter, meeple};
pub use fogbound_presenter::carcassonne::seat_colour;
pub use scene::Scene;
pub use tile::{Picture, Size};

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Size of a tile.
    pub size: Size,
    /// Whether to use colours.
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

/// What is drawn over the board while somebody decides.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    /// Labels for empty cells.
    pub labels: Vec<(Cell, String)>,
    /// Labels for tiles that lie there.
    pub marks: Vec<(Cell, String)>,
    /// A tile that is only being tried.
    pub tried: Option<(Cell, KindId, Rotation)>,
    /// What to keep in sight; otherwise the newest tile.
    pub focus: Option<Cell>,
}

/// The board, with coordinates on its rim.
pub fn render(game: &impl Scene, style: Style) -> String {
    render_with(game, style, &Overlay::default())
}

/// The board with something drawn over it.
pub fn render_with(game: &impl Scene, style: Style, overlay: &Overlay) -> String {
    let map = game.table();
    let newest = newest(game);
    let tried = overlay.tried.map(|(cell, _, _)| cell);
    let window = Window::new(game, style, overlay);
    let mut board = Canvas::new(window.pixels_wide(), window.pixels_high());
    for id in map.cells() {
        let cell = map.cell(id);
        let mut picture = picture(game, id, style.size, newest == Some(cell) && tried.is_none());
        for (_, mark) in overlay.marks.iter().filter(|(marked, _)| *marked == cell) {
            picture.corner(mark);
        }
        window.paste(&mut board, cell, &picture);
    }
    for (cell, label) in &overlay.labels {
        window.paste(&mut board, *cell, &Picture::label(style.size, label));
    }
    if let Some((cell, kind, rotation)) = overlay.tried {
        let mut picture = Picture::tile(game.kind(kind), rotation, style.size, game.has_symbols());
        picture.mark();
        window.paste(&mut board, cell, &picture);
    }
    window.rim(&mut board);
    board.lines(style.colour).join("\n") + "\n"
}

/// The labels and marks of cells that lie beyond the part of the board that is drawn.
pub fn out_of_sight(game: &impl Scene, style: Style, overlay: &Overlay) -> Vec<(Cell, String)> {
    let window = Window::new(game, style, overlay);
    let hidden = |(cell, _): &&(Cell, String)| window.place(*cell).is_none();
    overlay.labels.iter().chain(&overlay.marks).filter(hidden).cloned().collect()
}

fn newest(game: &impl Scene) -> Option<Cell> {
    let map = game.table();
    map.cells().next_back().map(|id| map.cell(id))
}

/// The lines of a tile drawn alone, with its printed symbols.
pub fn tile_lines(kind: &Kind, rotation: Rotation, size: Size, colour: bool) -> Vec<String> {
    Picture::tile(kind, rotation, size, true).canvas.lines(colour)
}

/// What lies on a cell, with ghosts and meeples.
fn picture(game: &impl Scene, id: CellId, size: Size, newest: bool) -> Picture {
    let Some((kind, rotation)) = game.table().tile(id) else {
        let mut picture = Picture::face_down(size);
        if newest {
            picture.mark();
        }
        return picture;
    };
    let mut picture = Picture::tile(game.kind(kind), rotation, size, false);
    // The corners come first: ghosts in a corner matter more than brackets.
    if newest {
        picture.mark();
    }
    game.dress(game.table().cell(id), &mut picture);
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
    /// Whether the board goes on to the west, east, north, south.
    more: [bool; 4],
}

impl Window {
    fn new(game: &impl Scene, style: Style, overlay: &Overlay) -> Window {
        let tried = overlay.tried.map(|(cell, _, _)| cell);
        let focus = tried.or(overlay.focus).or(newest(game)).unwrap_or_default();
        let tiles = game.table().cells().map(|id| game.table().cell(id));
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

#[cfg(test)]
mod tests;
