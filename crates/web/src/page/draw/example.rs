//! Examples of rules as pictures.

use super::board::{frame_cell, outline, whole};
use super::in_hand;
use fogbound_pictures::board::origin;
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::{Appearance, Detail, draw_tile};
use fogbound_presenter::{Example, Glyph, Scene};

/// Draws an example: the part of the board that it is about with what is told framed, or the tile alone.
pub fn example(example: &Example) -> String {
    if let Some(tile) = &example.tile {
        return in_hand(tile);
    }
    let scene = &example.board.scene;
    let mut over: String = example.outlines.iter().map(|line| outline(line, scene)).collect();
    if let Scene::Landscape(_) = scene {
        let mut svg = Svg::new();
        if let Some((cell, Glyph::Tile(tile))) = &example.refused {
            let tag = Tag::new("g").class("refused").at(origin(*cell), 1.0).clipped();
            svg.group(tag, |svg| draw_tile(svg, tile, &Appearance::alone(tile, Detail::Middle)));
        }
        let class = if example.refused.is_some() { "example-bad" } else { "example-cell" };
        // What is outlined needs no frame.
        let framed = example.told.cells.iter().filter(|_| example.outlines.is_empty());
        framed.for_each(|&cell| frame_cell(&mut svg, class, cell));
        over += svg.as_str();
    }
    whole(&example.board, &over)
}
