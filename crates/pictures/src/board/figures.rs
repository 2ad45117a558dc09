//! Figures on a board, by the row of their feet.

use super::layers::{Piece, number};
use super::neighbours::{Neighbours, origin};
use super::on_board;
use super::scene::{Meeple, Scene, Standing};
use crate::detail::Detail;
use crate::figures::{Figure, Hound, Pose, Row, counters, printed_ghosts};
use crate::shape::{Point, pt};
use crate::svg::{Svg, Tag};
use crate::tile::{Places, Stand, Tile};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Edges};

/// Draws the figures on the tiles, ordered by the row of their feet.
pub fn standing(scene: &Scene, tiles: &Neighbours<'_>, detail: Detail) -> Vec<Piece> {
    let mut cast = Cast { detail, all: Vec::new() };
    let mut taken: Vec<Point> = Vec::new();
    for figure in &scene.figures {
        match *figure {
            Standing::Meeple(meeple) => {
                let Some(tile) = tiles.at(meeple.cell) else { continue };
                let mut foot = on_board(meeple.cell, Places::new(tile).foot(meeple.stand));
                while taken.iter().any(|other| other.distance(foot) < 12.0) {
                    foot = foot + pt(24.0, 5.0);
                }
                taken.push(foot);
                cast.meeple(meeple, foot);
            }
            Standing::Ghosts { cell, stand, count } => {
                if let Some(tile) = tiles.at(cell) {
                    cast.ghosts(cell, tile, stand, count);
                }
            }
        }
    }
    // Equal names are numbered in the order of the scene, which does not depend on the row.
    let (rows, mut pieces): (Vec<i64>, Vec<Piece>) = cast.all.into_iter().unzip();
    number(&mut pieces);
    let mut all: Vec<(i64, Piece)> = rows.into_iter().zip(pieces).collect();
    all.sort_short_by_key(|(y, _)| *y);
    all.into_iter().map(|(_, piece)| piece).collect()
}

/// Figures with the height at which they stand.
struct Cast {
    detail: Detail,
    all: Vec<(i64, Piece)>,
}

impl Cast {
    fn add(&mut self, name: String, cell: Cell, y: f64, draw: impl FnOnce(&mut Svg)) {
        let mut svg = Svg::new();
        draw(&mut svg);
        self.all.push(((y * 10.0) as i64, Piece { name, cell, svg }));
    }

    fn meeple(&mut self, meeple: Meeple, foot: Point) {
        let Meeple { cell, stand, colour, pose, .. } = meeple;
        let scale = self.detail.of(0.92, 1.05, 1.45);
        let name = format!("{} {colour} {cell} {stand}", pose.name());
        self.add(name, cell, foot.y, |svg| Figure::Meeple(colour, pose).place(svg, foot, scale));
        for (hound, with) in Hound::ALL.into_iter().zip(meeple.hounds) {
            if with {
                let aside = if hound == Hound::Rufus { 44.0 } else { -44.0 };
                let beside = foot + pt(aside, 4.0) * scale;
                let draw = |svg: &mut Svg| Figure::Hound(hound).place(svg, beside, 0.87 * scale);
                self.add(hound.name().to_owned(), cell, beside.y, draw);
            }
        }
        if meeple.ghosts > 0 {
            // On the side where the tile has more room.
            let east = foot.x - origin(cell).x < 145.0;
            let reach = if pose == Pose::Guard && east { 46.0 } else { 36.0 };
            let facing = if east { scale } else { -scale };
            let beside = foot + pt(reach * facing, 6.0 * scale);
            let slots = [beside, beside + pt(26.0 * facing, 2.0 * scale)];
            let name = format!("ghost with {colour} {cell} {stand}");
            self.row(&name, cell, &slots, meeple.ghosts);
        }
    }

    fn ghosts(&mut self, cell: Cell, tile: &Tile, stand: Stand, count: u8) {
        let places = Places::new(tile);
        let slots = match stand {
            Stand::Mist(edges) => places.ghosts(edges, count.max(printed(tile, edges)).min(3)),
            _ => places.cemetery_ghosts(count.min(2)),
        };
        let slots: Vec<Point> = slots.into_iter().map(|foot| on_board(cell, foot)).collect();
        self.row(&format!("ghost {cell} {stand}"), cell, &slots, count);
    }

    /// Adds the ghosts in one row: each is a piece, or all are where one is drawn for all.
    fn row(&mut self, name: &str, cell: Cell, slots: &[Point], count: u8) {
        let Some(y) = slots.first().map(|slot| slot.y) else { return };
        match counters(slots, usize::from(count), self.detail) {
            Row::Each(ghosts) => {
                for (figure, at, scale) in ghosts {
                    let draw = |svg: &mut Svg| figure.place(svg, at, scale);
                    self.add(name.to_owned(), cell, y, draw);
                }
            }
            Row::Crowd(crowd) => self.add(format!("{name} crowd"), cell, y, |svg| {
                svg.append(&crowd);
            }),
        }
    }
}

/// Counts the ghost symbols of a mist segment with these sides, as it lies.
fn printed(tile: &Tile, edges: Edges) -> u8 {
    let mut mists = tile.kind.mists.iter();
    mists.find(|mist| mist.edges.turned(tile.rotation) == edges).map_or(0, |mist| mist.ghosts)
}

/// Returns the printed ghosts of all tiles on whose place no counter stands.
pub fn symbols(scene: &Scene, detail: Detail) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for laid in &scene.tiles {
        let Some(tile) = &laid.face else { continue };
        let mut svg = Svg::new();
        draw_printed(&mut svg, scene, laid.cell, tile, laid.finished, detail);
        if svg.shapes() > 0 {
            pieces.push(Piece { name: format!("printed {}", laid.cell), cell: laid.cell, svg });
        }
    }
    pieces
}

/// Draws the printed ghosts of a tile on whose place no counter stands.
fn draw_printed(
    svg: &mut Svg,
    scene: &Scene,
    cell: Cell,
    tile: &Tile,
    finished: u8,
    detail: Detail,
) {
    // Most tiles have none, and finding places takes time.
    if tile.kind.mists.iter().all(|mist| mist.ghosts == 0) {
        return;
    }
    let places = Places::new(tile);
    for (number, mist) in (0u8..).zip(&tile.kind.mists) {
        let edges = mist.edges.turned(tile.rotation);
        let standing = scene.figures.iter().find_map(|figure| match *figure {
            Standing::Ghosts { cell: at, stand: Stand::Mist(on), count }
                if at == cell && on == edges =>
            {
                Some(count)
            }
            _ => None,
        });
        let left = mist.ghosts.saturating_sub(standing.unwrap_or(0));
        if left == 0 || (standing.is_some() && detail.is_far()) {
            continue;
        }
        let slots = places.ghosts(edges, mist.ghosts);
        let free: Vec<Point> = slots[slots.len() - usize::from(left)..]
            .iter()
            .map(|&foot| origin(cell) + foot)
            .collect();
        let scale = places.ghost_scale(edges);
        if finished & (1 << number) != 0 {
            svg.group(Tag::new("g").class("faded"), |svg| {
                printed_ghosts(svg, &free, scale, detail);
            });
        } else {
            printed_ghosts(svg, &free, scale, detail);
        }
    }
}
