//! Mist: five nested levels, scalloped so that it is fog and not a lake.
//!
//! **The contract of a misty edge.** Level *k* crosses it [`CROSSINGS`]`[k]` units from a corner
//! that is not full, and covers it up to a corner that is. Both tiles at an edge see the same
//! corners, so they always continue each other.

mod drift;
mod walk;

use super::{Appearance, Tile};
use crate::detail::Detail;
use crate::shape::{Path, Point, SIDE, along_smooth, inside, pt};
use crate::svg::Svg;
use crate::wobble::Wobble;
use fogbound_game::{Edges, Side};
use walk::{Level, Walk, Waves, scallop};

/// Number of levels.
const LEVELS: usize = 5;

/// The points at which each level crosses a misty edge, measured from a corner that is not full.
pub const CROSSINGS: [f64; LEVELS] = [7.0, 17.0, 29.0, 42.0, 57.0];

/// Depths to which the levels of fog reach over a clear edge from a misty neighbour.
const FRAY_DEPTHS: [f64; LEVELS] = [34.0, 26.0, 19.0, 12.0, 5.0];

/// The mist of one tile, before it is drawn.
#[derive(Clone, Debug, Default)]
pub struct Fog {
    detail: Detail,
    /// The number of other things the tile shows ([`Tile::busy`]).
    busy: usize,
    /// True if no open mist is its own.
    only_frayed: bool,
    open: Cover,
    finished: Cover,
    /// The border of finished banks.
    dots: Path,
}

/// Mist of one thickness.
#[derive(Clone, Debug, Default)]
struct Cover {
    levels: [Path; LEVELS],
    hollows: Path,
    streaks: Path,
    curls: Path,
}

impl Fog {
    /// Returns the mist of a tile among its neighbours.
    #[must_use]
    pub fn new(tile: &Tile, look: &Appearance) -> Fog {
        let mut fog = Fog { detail: look.detail, busy: tile.busy(), ..Fog::default() };
        let tight = tile.kind.mists.len() > 1;
        for (number, mist) in (0u8..).zip(&tile.kind.mists) {
            let bank = Bank::new(tile, u64::from(number), mist.edges, tight, look.full);
            let finished = look.is_finished(number);
            let cover = if finished { &mut fog.finished } else { &mut fog.open };
            for (level, outline) in cover.levels.iter_mut().zip(&bank.levels) {
                level.append(&outline.path);
            }
            if finished {
                bank.levels[0].lines.iter().for_each(|line| {
                    fog.dots.smooth(line);
                });
            }
            if !look.detail.is_far() {
                bank.drift(cover, Wobble::new("drift", tile.seed(), u64::from(number)));
            }
        }
        fog.only_frayed = fog.open.levels[0].is_empty();
        for side in look.frayed.iter() {
            fog.open.fray(side, Wobble::new("fray", tile.seed(), side.index() as u64));
        }
        fog
    }

    /// Draws the faint part, on which roads and trees stand.
    pub fn draw_faint(&self, svg: &mut Svg) {
        // Little is drawn of a finished bank beside another one.
        let mixed = !self.open.levels[0].is_empty();
        let levels = if mixed { 2 } else { 3 };
        for level in self.finished.levels.iter().step_by(2).take(levels) {
            svg.path("mist-done", level);
        }
        if !mixed {
            svg.path("streak-done", &self.finished.streaks);
        }
        let (class, shown) = self.levels();
        for &level in &shown[..shown.len() - 2] {
            svg.path(class, &self.open.levels[level]);
        }
    }

    /// Draws the dense part, in which roads and trees stand.
    pub fn draw_dense(&self, svg: &mut Svg) {
        let (class, shown) = self.levels();
        for &level in &shown[shown.len() - 2..] {
            svg.path(class, &self.open.levels[level]);
        }
        if self.busy < 2 {
            svg.path("mist-hollow", &self.open.hollows);
        }
        svg.path("streak drift", &self.open.streaks);
        if self.detail.is_near() && self.busy < 3 {
            svg.path("curl", &self.open.curls);
        }
        svg.path("mist-dots", &self.dots);
    }

    /// Returns the class of the open levels that are drawn, and which: three denser ones far away,
    /// and where there is only what frays over from the neighbours.
    fn levels(&self) -> (&'static str, &'static [usize]) {
        if self.detail.is_far() || self.only_frayed {
            ("mist-far", &[0, 2, 4])
        } else {
            ("mist", &[0, 1, 2, 3, 4])
        }
    }
}

/// Returns the outermost level of the mist segment with these edges, as it lies: directed lines,
/// the mist at their right, and whether each runs along an edge of the tile.
pub fn rim(tile: &Tile, edges: Edges, full: u8) -> Vec<(Vec<Point>, bool)> {
    let tight = tile.kind.mists.len() > 1;
    let mut segments = (0u64..).zip(&tile.kind.mists);
    let Some((number, mist)) = segments.find(|(_, mist)| mist.edges.turned(tile.rotation) == edges)
    else {
        return Vec::new();
    };
    let Level { lines, seams, .. } = Bank::new(tile, number, mist.edges, tight, full).outermost();
    let smooth = lines.iter().map(|line| (along_smooth(line, STEPS), false));
    let seams = seams.into_iter().map(|seam| (seam.to_vec(), true));
    smooth.chain(seams).collect()
}

/// Straight pieces for each point of a smooth line.
const STEPS: usize = 4;

/// One mist segment.
struct Bank {
    edges: Edges,
    levels: Vec<Level>,
}

impl Bank {
    fn new(tile: &Tile, number: u64, printed: Edges, tight: bool, full: u8) -> Bank {
        let edges = printed.turned(tile.rotation);
        // One stream for each side as printed, so that the fog turns with the tile.
        let waves: [Waves; 4] = core::array::from_fn(|side| {
            let printed = (side + 4 - usize::from(tile.rotation.quarters())) % 4;
            let mut wobble = Wobble::new("mist", tile.seed(), number * 4 + printed as u64);
            Waves(core::array::from_fn(|_| wobble.unit()))
        });
        let levels = (0..LEVELS).map(|level| {
            let walk = Walk { edges, level, tight, full, waves: &waves };
            walk.outline()
        });
        Bank { edges, levels: levels.collect() }
    }

    fn outermost(mut self) -> Level {
        self.levels.swap_remove(0)
    }

    fn holds(&self, level: usize, point: Point) -> bool {
        inside(point, &self.levels[level].around)
    }
}

impl Cover {
    /// Strips of thinning fog from a misty neighbour across a clear side.
    fn fray(&mut self, side: Side, mut wobble: Wobble) {
        for (level, path) in self.levels.iter_mut().enumerate() {
            let (near, far) = (CROSSINGS[level], SIDE - CROSSINGS[level]);
            let mut strip = vec![pt(far, 0.0)];
            for step in 1..5 {
                let depth = FRAY_DEPTHS[level] * wobble.between(0.75, 1.15);
                strip.push(pt(far + (near - far) * f64::from(step) / 5.0, depth));
            }
            strip.push(pt(near, 0.0));
            let strip: Vec<Point> = strip.iter().map(|p| p.turned(side.index())).collect();
            path.move_to(strip[0]);
            scallop(path, &strip);
            path.close();
        }
    }
}
