//! Examples of rules in characters.

use crate::draw::track::{board_lines, track_lines};
use crate::draw::{Overlay, Style, render, tile_lines};
use fogbound_presenter::{Example, Glyph, Scene};

/// Returns an example as lines: the part of the board that it is about, or the tile alone. A tile that is not
/// allowed lies where it would lie, in brackets.
#[must_use]
pub fn example_lines(example: &Example, style: Style) -> Vec<String> {
    let Style { size, colour, .. } = style;
    match (&example.tile, &example.board.scene) {
        (Some(Glyph::Track(tile)), _) => track_lines(&tile.kind, tile.rotation, size, colour),
        (Some(Glyph::Tile(tile)), _) => tile_lines(&tile.kind, tile.rotation, size, colour),
        (_, Scene::Train { board, .. }) => board_lines(board, size, colour, None),
        (_, Scene::Landscape(scene)) => {
            let tried = example.refused.as_ref().and_then(|(cell, glyph)| match glyph {
                Glyph::Tile(tile) => Some((*cell, tile.kind.clone(), tile.rotation)),
                _ => None,
            });
            let focus = example.told.cells.first().copied();
            render(scene, style, &Overlay { tried, focus, ..Overlay::default() })
        }
    }
}
