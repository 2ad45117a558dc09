//! Track tiles and boards of Ghosts Galore in characters.
//!
//! Readable without colour: track is a heavy line, a monster the letter of its type on the section it
//! stands on, a diamond `◆` with its value in a corner; doors stand around the board: `✚` bone,
//! `▼` tooth, `○` plain. An empty space shows its number.

use super::Size;
use super::canvas::{Canvas, Ground, Ink, Pixel};
use fogbound_game::{Edges, Rotation, Side};
use fogbound_pictures::train::{TrackTile, TrainBoard};
use fogbound_tilesets::{DoorKind, Monster, TrackKind};

/// Columns and rows of a tile.
const fn extent(size: Size) -> (usize, usize) {
    match size {
        Size::Compact => (7, 3),
        Size::Detailed => (9, 5),
    }
}

/// Columns of a whole board, doors included.
pub const fn board_width(size: Size) -> usize {
    3 * extent(size).0 + 2
}

/// The letter of a monster: `D G O S K L B W I` in the order of the scoring.
pub const fn monster_letter(monster: Monster) -> char {
    ['D', 'G', 'O', 'S', 'K', 'L', 'B', 'W', 'I'][monster.index()]
}

/// The sign of a door.
pub const fn door_sign(kind: DoorKind) -> char {
    match kind {
        DoorKind::Bone => '✚',
        DoorKind::Tooth => '▼',
        DoorKind::Plain => '○',
    }
}

/// A cell of a track picture: column, row, character.
type Step = (usize, usize, char);

/// The lines of a tile drawn alone.
pub fn track_lines(kind: &TrackKind, rotation: Rotation, size: Size, colour: bool) -> Vec<String> {
    tile(kind, rotation, size).lines(colour)
}

/// A tile that is only tried, and the space it would lie on.
pub type Tried<'a> = Option<(u8, &'a TrackTile)>;

/// The lines of a board with its doors.
pub fn board_lines(board: &TrainBoard, size: Size, colour: bool, tried: Tried<'_>) -> Vec<String> {
    let (wide, high) = extent(size);
    let mut canvas = Canvas::new(3 * wide + 2, 3 * high + 2);
    for (space, lies) in (0u8..).zip(&board.tiles) {
        let (column, row) = (usize::from(space % 3), usize::from(space / 3));
        let shown = tried.filter(|&(at, _)| at == space).map(|(_, tile)| tile);
        let mut picture = match shown.or(lies.as_ref()) {
            Some(lying) => tile(&lying.kind, lying.rotation, size),
            None => empty(space, size),
        };
        if shown.is_some() {
            mark(&mut picture, size);
        }
        canvas.paste(1 + column * wide, 1 + row * high, &picture);
        for side in Side::ALL.into_iter().filter(|&side| is_outer(column, row, side)) {
            let (x, y) = door_place(column, row, side, size);
            let door = board.doors.iter().find(|door| (door.space, door.side) == (space, side));
            let (ch, ink) = match door.map(|door| door.kind) {
                Some(kind) => (door_sign(kind), Ink::Door(kind)),
                None => {
                    (if matches!(side, Side::North | Side::South) { '─' } else { '│' }, Ink::Rim)
                }
            };
            canvas.put(x, y, ch, ink);
        }
    }
    canvas.lines(colour)
}

/// Returns true if a side of a space lies on the rim of the board.
const fn is_outer(column: usize, row: usize, side: Side) -> bool {
    match side {
        Side::North => row == 0,
        Side::East => column == 2,
        Side::South => row == 2,
        Side::West => column == 0,
    }
}

/// Returns the place of the door of an outer edge.
fn door_place(column: usize, row: usize, side: Side, size: Size) -> (usize, usize) {
    let (wide, high) = extent(size);
    let (x, y) = (1 + column * wide + wide / 2, 1 + row * high + high / 2);
    match side {
        Side::North => (x, 0),
        Side::South => (x, 3 * high + 1),
        Side::West => (0, y),
        Side::East => (3 * wide + 1, y),
    }
}

fn filled(size: Size, ch: char, ground: Ground) -> Canvas {
    let (wide, high) = extent(size);
    let mut canvas = Canvas::new(wide, high);
    for y in 0..high {
        for x in 0..wide {
            if let Some(pixel) = canvas.at(x, y) {
                *pixel = Pixel { ch, ground, ink: Ink::Rim };
            }
        }
    }
    canvas
}

fn empty(space: u8, size: Size) -> Canvas {
    let (wide, high) = extent(size);
    let mut canvas = filled(size, ' ', Ground::Table);
    canvas.put(wide / 2, high / 2, char::from(b'0' + space), Ink::Number);
    for (x, y) in [(0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)] {
        canvas.put(x, y, '·', Ink::Rim);
    }
    canvas
}

fn mark(canvas: &mut Canvas, size: Size) {
    let (right, bottom) = (extent(size).0 - 1, extent(size).1 - 1);
    for (x, y, ch) in [(0, 0, '┏'), (right, 0, '┓'), (0, bottom, '┗'), (right, bottom, '┛')]
    {
        // A diamond in the corner is worth more than a bracket.
        if canvas.at(x, y).is_some_and(|pixel| pixel.ink == Ink::Rim) {
            canvas.put(x, y, ch, Ink::Mark);
        }
    }
}

/// A tile as it lies.
fn tile(kind: &TrackKind, rotation: Rotation, size: Size) -> Canvas {
    let mut canvas = filled(size, '·', Ground::Cave);
    let double = kind.sections.len() == 2;
    for section in &kind.sections {
        let edges = section.edges.turned(rotation);
        let steps = steps(edges, double, size);
        for &(x, y, ch) in &steps {
            // The track that runs north and south crosses on the bridge.
            let under = double && edges == Edges::of(Side::East).union(Edges::of(Side::West));
            let (mx, my) = (extent(size).0 / 2, extent(size).1 / 2);
            let gap = under && y == my && x.abs_diff(mx) <= 1;
            match (gap, x.cmp(&mx)) {
                (true, std::cmp::Ordering::Equal) => {}
                (true, std::cmp::Ordering::Less) => canvas.put(x, y, '╸', Ink::Road),
                (true, std::cmp::Ordering::Greater) => canvas.put(x, y, '╺', Ink::Road),
                (false, _) => canvas.put(x, y, ch, Ink::Road),
            }
        }
        for (&monster, (x, y)) in
            section.monsters.iter().zip(rider_places(edges, &steps, double, size))
        {
            canvas.put(x, y, monster_letter(monster), Ink::Monster(monster));
        }
    }
    diamonds(&mut canvas, &kind.diamonds, size);
    canvas
}

/// The cells of a section from one edge to the other.
fn steps(edges: Edges, double: bool, size: Size) -> Vec<Step> {
    let (wide, high) = extent(size);
    let (mx, my) = (wide / 2, high / 2);
    match edges.name() {
        "NS" => (0..high).map(|y| (mx, y, '┃')).collect(),
        "EW" => (0..wide).map(|x| (x, my, '━')).collect(),
        // One of two curves keeps to its corner, so that they do not touch.
        _ if double => {
            let side = |side| edges.contains(side);
            let (dx, dy) = (side(Side::East), side(Side::South));
            let x = |step: usize| if dx { mx + step } else { mx - step };
            let y = |step: usize| if dy { my + step } else { my - step };
            let turn = corner(!dy, dx, dy, !dx);
            let bend = corner(dy, !dx, !dy, dx);
            let mut cells = vec![];
            let near = if size == Size::Detailed { 1 } else { my };
            cells.extend((near + 1..=my).map(|step| (mx, y(step), '┃')));
            cells.push((mx, y(near), turn));
            cells.push((x(1), y(near), '━'));
            cells.push((x(2), y(near), bend));
            cells.push((x(2), my, turn));
            cells.extend((3..=mx).map(|step| (x(step), my, '━')));
            cells
        }
        _ => {
            let side = |side| edges.contains(side);
            let turn =
                corner(side(Side::North), side(Side::East), side(Side::South), side(Side::West));
            let mut cells: Vec<Step> = if side(Side::North) {
                (0..my).map(|y| (mx, y, '┃')).collect()
            } else {
                (my + 1..high).rev().map(|y| (mx, y, '┃')).collect()
            };
            cells.push((mx, my, turn));
            if side(Side::East) {
                cells.extend((mx + 1..wide).map(|x| (x, my, '━')));
            } else {
                cells.extend((0..mx).rev().map(|x| (x, my, '━')));
            }
            cells
        }
    }
}

/// The heavy corner that joins two of the sides.
fn corner(north: bool, east: bool, south: bool, west: bool) -> char {
    match (north, east, south, west) {
        (true, true, ..) => '┗',
        (_, true, true, _) => '┏',
        (_, _, true, true) => '┓',
        _ => '┛',
    }
}

/// Returns the places of up to three monsters on a section: on the track, the ends last.
fn rider_places(edges: Edges, steps: &[Step], double: bool, size: Size) -> Vec<(usize, usize)> {
    let places: Vec<(usize, usize)> = steps.iter().map(|&(x, y, _)| (x, y)).collect();
    // The middle of a bridge belongs to both sections.
    let order: &[usize] = match (edges.name(), double, size) {
        ("NS", true, Size::Compact) => &[0, 2, 1],
        ("NS", false, Size::Compact) => &[1, 0, 2],
        ("NS", true, Size::Detailed) => &[1, 3, 0],
        ("NS", false, Size::Detailed) => &[2, 1, 3],
        ("EW", true, Size::Compact) => &[1, 5, 0],
        ("EW", false, Size::Compact) => &[3, 1, 5],
        ("EW", true, Size::Detailed) => &[1, 7, 2],
        ("EW", false, Size::Detailed) => &[4, 2, 6],
        (_, _, Size::Compact) => &[3, 1, 4],
        (_, _, Size::Detailed) => &[3, 1, 5],
    };
    order.iter().filter_map(|&at| places.get(at).copied()).collect()
}

/// Draws diamonds in the corners that no track uses; if there is no room for all, the last is `+`.
fn diamonds(canvas: &mut Canvas, values: &[u8], size: Size) {
    let (wide, high) = extent(size);
    let room = if size == Size::Detailed { 3 } else { 2 };
    let corners = [(0, 0), (wide - room, 0), (0, high - 1), (wide - room, high - 1)];
    let free = |canvas: &mut Canvas, (x, y): (usize, usize)| {
        (x..x + room).all(|x| canvas.at(x, y).is_some_and(|pixel| pixel.ch == '·'))
    };
    let corners: Vec<_> = corners.into_iter().filter(|&at| free(canvas, at)).collect();
    for (place, (&(x, y), &value)) in corners.iter().zip(values).enumerate() {
        let more = place + 1 == corners.len() && values.len() > corners.len();
        let text = if more { "+".to_owned() } else { value.to_string() };
        let text = if text.len() < room { text } else { "+".to_owned() };
        canvas.write(x, y, &format!("◆{text}"), Ink::Diamond);
    }
}

#[cfg(test)]
mod tests;
