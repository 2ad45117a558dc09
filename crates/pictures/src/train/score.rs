//! The 13 categories of a sheet as icons and numbers.

use super::door::door_id;
use super::monster::token_id;
use crate::figures::{Figure, Icon, add_number};
use crate::shape::{Path, Point, pt};
use crate::style::Sheet as StyleSheet;
use crate::svg::Svg;
use fogbound_tilesets::{DoorKind, Monster};

/// The things a line of a sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// The monsters of a type.
    Monster(Monster),
    /// The diamonds.
    Diamonds,
    /// The paths that lead to doors of this kind; to plain ones, those between other doors.
    Doors(DoorKind),
}

/// The value of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// The points of each category, in the order of the sheet.
    pub lines: Vec<(Category, i16)>,
    /// All of them together.
    pub total: i16,
}

/// Width of the column of scores.
pub const SCORES: f64 = 148.0;

/// Height of a row.
const ROW: f64 = 51.0;
/// Middle of the icons from the left.
const ICONS: f64 = 30.0;
/// Size of the numbers, and of the sum.
const SIZES: [f64; 2] = [2.1, 3.2];

/// Draws the column of scores. Its origin is its upper left corner.
pub fn draw_scores(svg: &mut Svg, scores: &Scores, at: Point) {
    let [mut numbers, mut zeros] = [Path::new(), Path::new()];
    let mut middle = at.y + ROW / 2.0;
    for &(category, points) in &scores.lines {
        draw_icon(svg, category, pt(at.x + ICONS, middle));
        let path = if points == 0 { &mut zeros } else { &mut numbers };
        add_to_the_right(path, points, pt(at.x + SCORES, middle), SIZES[0]);
        middle += ROW;
    }
    let mut line = Path::new();
    line.polyline(&[
        pt(at.x, middle - ROW / 2.0 + 6.0),
        pt(at.x + SCORES, middle - ROW / 2.0 + 6.0),
    ]);
    svg.path("score", &numbers);
    svg.path("score-none", &zeros);
    svg.path("score", &line);
    let mut sum = Path::new();
    add_to_the_right(&mut sum, scores.total, pt(at.x + SCORES, middle + 24.0), SIZES[1]);
    svg.path("score-sum", &sum);
}

fn draw_icon(svg: &mut Svg, category: Category, middle: Point) {
    let at_foot = middle + pt(0.0, 19.0);
    match category {
        Category::Diamonds => Figure::Icon(Icon::Diamond).place(svg, middle, 0.95),
        Category::Doors(kind) => svg.place_scaled(door_id(kind), at_foot, 0.58),
        Category::Monster(monster) => svg.place_scaled(&token_id(monster), middle, 0.8),
    }
}

/// Adds a number that ends at `end.x`.
fn add_to_the_right(path: &mut Path, number: i16, end: Point, size: f64) {
    let width = 8.2 * size * number.to_string().len() as f64;
    add_number(path, i32::from(number), end - pt(width / 2.0, 0.0), size);
}

/// Adds the classes of scores.
pub(super) fn style(sheet: &mut StyleSheet) {
    let p = sheet.palette;
    sheet.line("score", p.text, "3.2", "");
    sheet.line("score-none", p.second_text, "2.4", "stroke-opacity:.6");
    sheet.line("score-sum", p.text, "5", "");
}
