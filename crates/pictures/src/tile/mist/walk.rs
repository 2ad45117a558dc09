//! The walk around one level of a mist segment.

use super::{CROSSINGS, LEVELS};
use crate::shape::{Path, Point, SIDE, on_cubic, pt};
use crate::tile::region::{CORNERS, Gap, gaps};
use fogbound_game::{Edges, Side};

/// The outline of one level of one mist segment.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    pub path: Path,
    /// Corners of the closed outline, without the scallops.
    pub around: Vec<Point>,
    /// The open lines through the tile.
    pub lines: Vec<Vec<Point>>,
    /// The covered parts of edges.
    pub seams: Vec<[Point; 2]>,
}

/// Seeded numbers of the fade lines over one gap, shared by all levels.
pub(super) struct Waves(pub [f64; 30]);

/// The walk around one level of a mist segment.
pub(super) struct Walk<'a> {
    pub edges: Edges,
    pub level: usize,
    /// True if the tile has two mist segments, so that each must keep to its side.
    pub tight: bool,
    /// The full corners, bit *i* for corner *i*.
    pub full: u8,
    pub waves: &'a [Waves; 4],
}

impl Walk<'_> {
    pub fn outline(&self) -> Level {
        let mut level = Level::default();
        let Some(first) = self.edges.smallest() else { return level };
        let mut edge = first.index();
        let end = edge + 4;
        while edge < end {
            edge = self.along(edge, edge == first.index(), &mut level);
        }
        level.path.close();
        level
    }

    /// Goes along one misty edge and over the part that follows it, and returns the next misty
    /// edge.
    fn along(&self, edge: usize, begins: bool, level: &mut Level) -> usize {
        let cross = CROSSINGS[self.level];
        let (from, to) = (CORNERS[edge % 4], CORNERS[(edge + 1) % 4]);
        let part = cross / SIDE;
        let start = if self.is_full(edge) { from } else { from.towards(to, part) };
        let stop = if self.is_full(edge + 1) { to } else { to.towards(from, part) };
        if begins {
            level.path.move_to(start);
        } else {
            level.path.line_to(start);
        }
        level.path.line_to(stop);
        level.around.extend([start, stop]);
        level.seams.push([start, stop]);
        let next = (edge + 1) % 4;
        let gap = gaps(self.edges).find(|gap| gap.first == next).map_or(0, |gap| gap.len);
        if !self.is_full(edge + 1) {
            let line = self.fade_line(Gap { first: next, len: gap });
            if self.is_scalloped() {
                scallop(&mut level.path, &line);
            } else {
                level.path.smooth_on(&line);
            }
            level.around.extend(&line);
            level.lines.push(line);
        }
        edge + 1 + gap
    }

    /// Returns true if the mist covers the corner where an edge begins, coming from the edge before
    /// it.
    fn is_full(&self, edge: usize) -> bool {
        let owns = |edge: usize| self.edges.contains(Side::from_index((edge % 4) as u8));
        owns(edge) && owns(edge + 3) && self.full & (1 << (edge % 4)) != 0
    }

    /// Returns the line from the misty edge before a gap to the one after it. The gap may be a mere
    /// corner.
    fn fade_line(&self, gap: Gap) -> Vec<Point> {
        let cross = CROSSINGS[self.level];
        let line = if gap.len == 0 {
            let bite = [pt(0.55, 0.9), pt(0.9, 0.55)].map(|part| part * cross);
            vec![pt(0.0, cross), bite[0], bite[1], pt(cross, 0.0)]
        } else {
            self.waved(fade_curve(gap.len, self.level, self.tight), gap)
        };
        line.iter()
            .map(|point| pt(point.x.clamp(0.0, SIDE), point.y.clamp(0.0, SIDE)).turned(gap.first))
            .collect()
    }

    /// Returns the points along a curve, moved aside by the waves of the gap.
    fn waved(&self, curve: [Point; 4], gap: Gap) -> Vec<Point> {
        let steps = if gap.len == 1 { 6 } else { 7 } - usize::from(self.level == 3);
        let along = |step: usize| on_cubic(curve, step as f64 / steps as f64);
        let calm = if gap.len == 1 || self.tight { 0.6 } else { 1.0 };
        let Waves(waves) = &self.waves[gap.first];
        let mut line = vec![curve[0]];
        for step in 1..steps {
            let tangent = along(step + 1) - along(step - 1);
            let wave = (waves[step] - 0.5) * 14.0 + (waves[12 + step + self.level] - 0.5) * 12.0;
            let aside = pt(tangent.y, -tangent.x) * (wave * calm / tangent.length());
            line.push(self.off_clear_edges(along(step) + aside, gap.len));
        }
        line.push(curve[3]);
        line
    }

    /// Keeps scallops away from the clear edges of a gap that begins at the north.
    fn off_clear_edges(&self, point: Point, len: usize) -> Point {
        let low = if self.is_scalloped() { 23.0 } else { 6.0 };
        let high = SIDE - low;
        match len {
            1 => pt(point.x, point.y.max(low)),
            2 => pt(point.x.min(high), point.y.max(low)),
            _ => pt(point.x.min(high), point.y.clamp(low, high)),
        }
    }

    /// The outermost and the innermost level are smooth.
    fn is_scalloped(&self) -> bool {
        (1..LEVELS - 1).contains(&self.level)
    }
}

/// Lengths by which the handles of the fade lines reach over gaps of two and of three edges.
const HANDLES: [[f64; LEVELS]; 2] =
    [[128.0, 112.0, 96.0, 80.0, 64.0], [156.0, 134.0, 112.0, 90.0, 70.0]];

/// Returns the curve of a fade line over a gap that begins at the north.
fn fade_curve(len: usize, level: usize, tight: bool) -> [Point; 4] {
    let cross = CROSSINGS[level];
    let low = SIDE - cross;
    let start = pt(0.0, cross);
    match len {
        1 => [start, pt(64.0, cross + 5.0), pt(SIDE - 64.0, cross + 5.0), pt(SIDE, cross)],
        2 => {
            let handle = HANDLES[0][level];
            [start, pt(handle, cross), pt(low, SIDE - handle), pt(low, SIDE)]
        }
        _ => {
            let handle = HANDLES[1][level] * if tight { 0.64 } else { 1.0 };
            [start, pt(handle, cross), pt(handle, low), pt(0.0, low)]
        }
    }
}

/// Longest chord of one scallop.
const SCALLOP: f64 = 34.0;

/// Goes on through all points after the first in arcs that bulge out of the fog.
pub(super) fn scallop(path: &mut Path, line: &[Point]) {
    for ends in line.windows(2) {
        let length = ends[0].distance(ends[1]);
        if length > SCALLOP {
            let middle = ends[0].towards(ends[1], 0.5);
            bulge(path, middle, length / 2.0);
            bulge(path, ends[1], length / 2.0);
        } else {
            bulge(path, ends[1], length);
        }
    }
}

fn bulge(path: &mut Path, to: Point, length: f64) {
    let radius = length * 0.58;
    if radius > 5.0 {
        path.arc_to(pt(radius * 1.12, radius * 0.92), true, to);
    } else {
        path.line_to(to);
    }
}

#[cfg(test)]
mod tests;
