//! Outlines of features: one line around all tiles of a feature, not one on each.

use super::neighbours::{Neighbours, origin};
use super::on_board;
use super::scene::Overlay;
use crate::figures::{add_sign, letter};
use crate::shape::{Path, Point};
use crate::style::Sheet;
use crate::svg::Svg;
use crate::tile::{Line, Places};
use fogbound_game::{Cell, Colour};
use std::collections::{BTreeMap, BTreeSet};

/// A feature with the line around it. The origin is that of the board.
#[derive(Clone, Debug)]
pub struct Outline {
    /// Closed lines, clockwise; holes run the other way.
    pub border: Path,
    /// Whose it is, or would be.
    pub owner: Option<Colour>,
    /// Position of the foot of a figure on the first of its segments.
    pub foot: Point,
}

impl Outline {
    pub(super) fn new(overlay: &Overlay, tiles: &Neighbours<'_>) -> Outline {
        let mut lines = Vec::new();
        let mut foot = None;
        for &(cell, stand) in &overlay.parts {
            let Some(tile) = tiles.at(cell) else { continue };
            let places = Places::new(tile);
            foot = foot.or_else(|| Some(on_board(cell, places.foot(stand))));
            let full = tiles.full_corners(cell) & tile.joined_corners();
            lines.extend(places.border(stand, full).into_iter().map(|line| moved(line, cell)));
        }
        Outline { border: joined(&lines), owner: overlay.owner, foot: foot.unwrap_or_default() }
    }

    /// Draws the line in the dashes of its owner, over a wash in the owner's colour that is seen
    /// from afar too, and the owner's letter.
    pub fn draw(&self, svg: &mut Svg) {
        if let Some(owner) = self.owner {
            svg.path(&format!("overlay-wash cloth-{owner}"), &self.border);
        }
        self.draw_line(svg);
        if let Some(owner) = self.owner {
            let (mut disc, mut sign) = (Path::new(), Path::new());
            svg.path("badge", disc.ellipse(self.foot, 13.0, 13.0));
            add_sign(&mut sign, letter(owner), self.foot, 1.2);
            svg.path("sign", &sign);
        }
    }

    /// Draws the line around the whole area, which a page makes a place to click: it has the class
    /// `hit` and a wash in the colour of the owner. Fields go below roads and buildings.
    pub fn draw_choice(&self, svg: &mut Svg) {
        let class = self.owner.map_or("hit".to_owned(), |owner| format!("hit cloth-{owner}"));
        svg.path(&class, &self.border);
        self.draw_line(svg);
    }

    fn draw_line(&self, svg: &mut Svg) {
        svg.path("overlay-rim", &self.border);
        let class =
            self.owner.map_or("overlay".to_owned(), |owner| format!("overlay overlay-{owner}"));
        svg.path(&class, &self.border);
    }
}

/// Returns a line of a tile on the board.
fn moved(line: Line, cell: Cell) -> Line {
    let points = line.points.into_iter().map(|point| origin(cell) + point).collect();
    Line { points, ..line }
}

/// A place in tenths.
type Node = (i64, i64);

fn node(point: Point) -> Node {
    ((point.x * 10.0).round() as i64, (point.y * 10.0).round() as i64)
}

/// Returns the first and the last place of a line.
fn ends(line: &Line) -> (Node, Node) {
    let end = |point: Option<&Point>| node(point.copied().unwrap_or_default());
    (end(line.points.first()), end(line.points.last()))
}

/// Joins lines end to end, without those that two tiles share.
fn joined(lines: &[Line]) -> Path {
    let seams: BTreeSet<(Node, Node)> = lines.iter().filter(|line| line.seam).map(ends).collect();
    let is_shared = |line: &&Line| {
        let (from, to) = ends(line);
        line.seam && seams.contains(&(to, from))
    };
    let mut left: BTreeMap<Node, Vec<&Line>> = BTreeMap::new();
    for line in lines.iter().filter(|line| !is_shared(line)) {
        left.entry(ends(line).0).or_default().push(line);
    }
    let mut path = Path::new();
    while let Some(&start) = left.keys().next() {
        let mut points: Vec<Point> = Vec::new();
        let mut at = start;
        while let Some(line) = take(&mut left, at) {
            // Neighbouring lines share a place.
            points.extend(&line.points[usize::from(!points.is_empty())..]);
            at = ends(line).1;
            if at == start {
                points.pop();
                break;
            }
        }
        debug_assert_eq!(at, start, "every line goes on");
        path.polygon(&points);
    }
    path
}

/// Takes one of the lines that begin at a place.
fn take<'a>(left: &mut BTreeMap<Node, Vec<&'a Line>>, at: Node) -> Option<&'a Line> {
    let lines = left.get_mut(&at)?;
    let line = lines.pop();
    if lines.is_empty() {
        left.remove(&at);
    }
    line
}

/// Dashes that distinguish the outlines of the six colours, in the order of [`Colour::ALL`].
const DASHES: [&str; 6] = ["14 9", "3 8", "24 8 3 8", "9 8 3 8 3 8", "8 14", "24 7"];

/// Adds the classes of outlines.
pub fn style(sheet: &mut Sheet) {
    sheet.rule("hit", "fill:#fff;fill-opacity:.16;cursor:pointer;pointer-events:all");
    sheet.rule("hit:hover", "fill-opacity:.4");
    sheet.rule("overlay-wash", "fill-opacity:.5;pointer-events:none");
    sheet.line("overlay-rim", sheet.palette.ink, "8", "pointer-events:none");
    sheet.line("overlay", "#fff", "5", "stroke-dasharray:12 9;pointer-events:none");
    for colour in Colour::ALL {
        let class = format!("overlay-{}", colour.name());
        sheet.rule(&class, &format!("stroke-dasharray:{}", DASHES[colour.index()]));
    }
}
