//! A board in pieces, so that a page draws again only what changed.

use crate::detail::Detail;
use crate::svg::{Svg, Tag};
use crate::tile::{Appearance, Tile, draw_back, draw_tile};
use core::fmt::Write;
use fogbound_game::Cell;

/// A tile on the board, not yet drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardTile<'a> {
    /// The cell it lies on. Its own origin is the north-west corner of this cell
    /// ([`super::origin`]).
    pub cell: Cell,
    /// The printed tile and its appearance among its neighbours; `None` face down.
    pub(super) face: Option<(&'a Tile, Appearance)>,
}

impl BoardTile<'_> {
    /// Returns a key. Tiles of one game with equal keys look equal. The key of a tile changes when
    /// a neighbour changes its mist.
    #[must_use]
    pub fn key(&self) -> String {
        let Some((tile, look)) = &self.face else { return "back".to_owned() };
        let mut key = tile.kind.name.clone();
        let Appearance { detail, full, frayed, finished, .. } = look;
        let turns = tile.rotation.quarters();
        let ruin = tile.ruin.map_or(0, |corner| corner + 1);
        // Writing to a string cannot fail.
        let _ = write!(key, ".{turns}{}{ruin}{}", tile.variant, detail.letter());
        let _ = write!(key, ".{full:x}{:x}{finished:x}", frayed.bits());
        key
    }

    /// Returns the detail it is drawn with.
    #[must_use]
    pub fn detail(&self) -> Option<Detail> {
        self.face.as_ref().map(|(_, look)| look.detail)
    }

    /// Returns its picture, cut to its square.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = Svg::new();
        match &self.face {
            Some((tile, look)) => {
                svg.group(Tag::new("g").clipped(), |svg| draw_tile(svg, tile, look));
            }
            None => draw_back(&mut svg),
        }
        svg.into_string()
    }
}

/// Something on a board that comes and goes by itself. Its origin is that of the board.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The name of the figure or thing. No other piece of its layer has the name, and it keeps it
    /// as long as it stays on its cell: a figure whose name is new has just come. A hound keeps its
    /// name when it moves.
    pub name: String,
    /// The cell it is on.
    pub cell: Cell,
    /// Its drawing.
    pub svg: Svg,
}

/// Everything on a board but its tiles, from the back to the front. The tiles lie on the shadow.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    /// Legal cells.
    pub below: Vec<Piece>,
    /// The shadow of all tiles.
    pub shadow: Svg,
    /// Everything over the seams of tiles: the grid, corner towers, the ruin.
    pub seams: Svg,
    /// Outlines of features, as many as the scene has overlays.
    pub overlays: Vec<Svg>,
    /// The cells that have changed.
    pub above: Vec<Piece>,
    /// Printed ghosts of tiles, where no counter stands on them.
    pub printed: Vec<Piece>,
    /// The figures on tiles, ordered by the row of their feet.
    pub figures: Vec<Piece>,
}

/// Draws pieces one after the other.
pub(super) fn append(svg: &mut Svg, pieces: &[Piece]) {
    pieces.iter().for_each(|piece| svg.append(&piece.svg));
}

/// Names without a number get one from the second of a kind on.
pub(super) fn number(pieces: &mut [Piece]) {
    for at in 1..pieces.len() {
        let (before, rest) = pieces.split_at_mut(at);
        let piece = &mut rest[0];
        let same = |other: &&Piece| {
            let rest = other.name.strip_prefix(&piece.name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" #"))
        };
        let count = before.iter().filter(same).count();
        if count > 0 {
            // Writing to a string cannot fail.
            let _ = write!(piece.name, " #{}", count + 1);
        }
    }
}
