//! Figures on a board, by the row of their feet.

use super::layers::{Piece, number};
use super::neighbours::{Neighbours, origin};
use super::on_board;
use super::room::Room;
use super::scene::{Meeple, Scene, Standing};
use crate::detail::Detail;
use crate::figures::{Figure, Haunt, Hound, Pose, printed_ghosts};
use crate::shape::{Point, pt};
use crate::small::Glyph;
use crate::svg::{Svg, Tag};
use crate::things::Thing;
use crate::tile::{Places, Stand, Tile};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Edges};

/// Draws the figures on the tiles, ordered by the row of their feet.
pub fn standing(scene: &Scene, tiles: &Neighbours<'_>, detail: Detail) -> Vec<Piece> {
    let cast = Cast::of(scene, tiles, detail);
    // Equal names are numbered in the order of the scene, which does not depend on the row.
    let (rows, mut pieces): (Vec<i64>, Vec<Piece>) = cast.all.into_iter().unzip();
    number(&mut pieces);
    let mut all: Vec<(i64, Piece)> = rows.into_iter().zip(pieces).collect();
    all.sort_short_by_key(|(y, _)| *y);
    all.into_iter().map(|(_, piece)| piece).collect()
}

/// Returns where the ghosts in play stand: the cell, the ground (that of their meeple), the middle of their
/// base on the board.
pub fn haunts(scene: &Scene, tiles: &Neighbours<'_>, detail: Detail) -> Vec<(Cell, Stand, Point)> {
    Cast::of(scene, tiles, detail).haunts
}

/// Returns the figures as things to be explained, what stands in front last.
pub fn things(scene: &Scene, tiles: &Neighbours<'_>, detail: Detail) -> Vec<Thing> {
    let mut things = Cast::of(scene, tiles, detail).things;
    things.sort_short_by_key(|thing| (thing.to.y * 10.0) as i64);
    things
}

/// Figures with the height at which they stand.
struct Cast {
    detail: Detail,
    room: Room,
    all: Vec<(i64, Piece)>,
    haunts: Vec<(Cell, Stand, Point)>,
    things: Vec<Thing>,
}

impl Cast {
    /// Finds a place for every figure of a scene.
    fn of(scene: &Scene, tiles: &Neighbours<'_>, detail: Detail) -> Cast {
        let room = Room::default();
        let (all, haunts, things) = (Vec::new(), Vec::new(), Vec::new());
        let mut cast = Cast { detail, room, all, haunts, things };
        let mut feet: Vec<(Meeple, &Tile, Point)> = Vec::new();
        for figure in &scene.figures {
            let Standing::Meeple(meeple) = *figure else { continue };
            let Some(tile) = tiles.at(meeple.cell) else { continue };
            let mut foot = on_board(meeple.cell, Places::new(tile).foot(meeple.stand));
            while feet.iter().any(|(.., other)| other.distance(foot) < 12.0) {
                foot = foot + pt(24.0, 5.0);
            }
            feet.push((meeple, tile, foot));
            cast.meeple(meeple, foot);
        }
        // Ghosts take what room the meeples leave.
        feet.iter().for_each(|&(meeple, tile, foot)| cast.ghosts_beside(meeple, tile, foot));
        for figure in &scene.figures {
            if let Standing::Ghosts { cell, stand, count } = *figure
                && let Some(tile) = tiles.at(cell)
            {
                cast.ghosts(cell, tile, stand, count);
            }
        }
        cast
    }

    fn add(&mut self, name: String, cell: Cell, y: f64, draw: impl FnOnce(&mut Svg)) {
        let mut svg = Svg::new();
        draw(&mut svg);
        self.all.push(((y * 10.0) as i64, Piece { name, cell, svg }));
    }

    fn figure(&mut self, name: String, cell: Cell, figure: Figure, foot: Point, scale: f64) {
        self.room.take(figure, foot, scale);
        let [x, y, wide, high] = figure.view();
        let from = foot + pt(x, y) * scale;
        self.see(figure, cell, from, from + pt(wide, high) * scale);
        self.add(name, cell, foot.y, |svg| figure.place(svg, foot, scale));
    }

    /// Notes where one sees a figure.
    fn see(&mut self, figure: Figure, cell: Cell, from: Point, to: Point) {
        let name = Glyph::Figure(figure).piece();
        self.things.extend(name.map(|name| Thing::new(name, cell, from, to)));
    }

    /// Returns the size of meeples.
    fn scale(&self) -> f64 {
        self.detail.of(0.92, 1.05, 1.45)
    }

    fn meeple(&mut self, meeple: Meeple, foot: Point) {
        let Meeple { cell, stand, colour, pose, .. } = meeple;
        let scale = self.scale();
        let name = format!("{} {colour} {cell} {stand}", pose.name());
        self.figure(name, cell, Figure::Meeple(colour, pose), foot, scale);
        for (hound, with) in Hound::ALL.into_iter().zip(meeple.hounds) {
            if with {
                let aside = if hound == Hound::Rufus { 44.0 } else { -44.0 };
                let beside = foot + pt(aside, 4.0) * scale;
                self.figure(
                    hound.name().to_owned(),
                    cell,
                    Figure::Hound(hound),
                    beside,
                    0.87 * scale,
                );
            }
        }
    }

    /// Adds the ghosts beside a meeple, where they have more room.
    fn ghosts_beside(&mut self, meeple: Meeple, tile: &Tile, foot: Point) {
        let Meeple { cell, stand, colour, pose, ghosts, .. } = meeple;
        if ghosts == 0 {
            return;
        }
        let haunt = Haunt::new(ghosts, self.detail);
        let east = foot.x - origin(cell).x < 145.0;
        let reach = if pose == Pose::Guard && east { 34.0 } else { 26.0 } * self.scale();
        let aside = haunt.half() + reach;
        let beside = foot + pt(if east { aside } else { -aside }, 6.0);
        let building = Places::new(tile).building().map(|at| on_board(cell, at));
        let at = self.room.find(&haunt, cell, beside, Edges::NONE, building);
        self.haunts.push((cell, stand, at));
        self.haunt(format!("ghosts with {colour} {cell} {stand}"), cell, haunt, at);
    }

    fn ghosts(&mut self, cell: Cell, tile: &Tile, stand: Stand, count: u8) {
        let (places, haunt) = (Places::new(tile), Haunt::new(count, self.detail));
        let wanted = on_board(cell, places.haunt(stand, count));
        let (edges, building) = match stand {
            Stand::Mist(edges) => (edges, places.building().map(|at| on_board(cell, at))),
            _ => (Edges::NONE, None),
        };
        let at = self.room.find(&haunt, cell, wanted, edges, building);
        self.haunts.push((cell, stand, at));
        self.haunt(format!("ghosts {cell} {stand}"), cell, haunt, at);
    }

    fn haunt(&mut self, name: String, cell: Cell, haunt: Haunt, at: Point) {
        self.room.take_haunt(&haunt, at);
        let (from, to) = haunt.room();
        self.see(Figure::Ghosts(1), cell, at + from, at + to);
        self.add(name, cell, at.y, |svg| haunt.draw(svg, at));
    }
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
