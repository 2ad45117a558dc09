//! A board of trains in pieces, so that a page draws only what changed.

use super::board::{
    SPACES, TrainBoard, corner, draw_dead_ends, draw_doors, draw_empty, draw_frame,
};
use super::tile::{TrackTile, draw_track_tile};
use super::track::draw_light_alone;
use crate::Detail;
use crate::shape::Point;
use crate::svg::{Svg, Tag};
use fogbound_game::Edges;
use fogbound_tilesets::Track;

/// The tile on a space, not yet drawn.
#[derive(Clone, Copy, Debug)]
pub struct SpaceTile<'a> {
    /// The space it lies on. Its own origin is the corner of this space ([`space_corner`]).
    pub space: u8,
    /// As it lies.
    pub tile: &'a TrackTile,
    detail: Detail,
}

/// Everything on a board but its tiles, from the back to the front. The tiles lie on the frame. The
/// origin is that of the board.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    /// Bricks and bulbs, and the empty spaces.
    pub frame: Svg,
    /// The light on sections of the board.
    pub light: Svg,
    /// A buffer stop at each certain dead end.
    pub dead_ends: Svg,
    /// The doors outside the board.
    pub doors: Svg,
}

impl TrackTile {
    /// Returns a key. Tiles of one set with equal keys look equal.
    #[must_use]
    pub fn key(&self, detail: Detail) -> String {
        format!("{}.{}{}", self.number, self.rotation.quarters(), detail.letter())
    }
}

impl SpaceTile<'_> {
    /// Returns a key as [`TrackTile::key`] does.
    #[must_use]
    pub fn key(&self) -> String {
        self.tile.key(self.detail)
    }

    /// Returns its picture, without light.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = Svg::new();
        draw_track_tile(&mut svg, self.tile, &[], self.detail);
        svg.into_string()
    }
}

impl TrainBoard {
    /// Returns its tiles, row by row, not yet drawn.
    pub fn spaces(&self, detail: Detail) -> impl Iterator<Item = SpaceTile<'_>> {
        let tiles = (0..SPACES).zip(&self.tiles);
        tiles.filter_map(move |(space, tile)| {
            Some(SpaceTile { space, tile: tile.as_ref()?, detail })
        })
    }

    /// Draws everything but its tiles.
    #[must_use]
    pub fn layers(&self, detail: Detail) -> Layers {
        let mut layers = Layers::default();
        draw_frame(&mut layers.frame, self, detail);
        draw_empty(&mut layers.frame, self);
        draw_light(&mut layers.light, self, &self.lit);
        draw_dead_ends(&mut layers.dead_ends, self);
        draw_doors(&mut layers.doors, self);
        layers
    }
}

/// Returns the north-west corner of a space on its board.
#[must_use]
pub fn space_corner(space: u8) -> Point {
    corner(space)
}

/// Draws the light on sections of a board, each by its space and its edges as it lies, over its
/// tiles. What runs below a bridge is dark there.
pub fn draw_light(svg: &mut Svg, board: &TrainBoard, lit: &[(u8, Edges)]) {
    for &(space, edges) in lit {
        let tile = board.tiles.get(usize::from(space)).and_then(Option::as_ref);
        let bridge = tile.is_some_and(|tile| tile.kind.track() == Track::Bridge);
        let at = Tag::new("g").at(corner(space), 1.0);
        svg.group(at, |svg| draw_light_alone(svg, edges, bridge));
    }
}
