//! A board in pieces is the board.

use crate::landscape::board::{carcassonne, mists};
use fogbound_pictures::board::{Layers, Piece, origin};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::{BoardDrawing, Detail, Scene};
use std::collections::{BTreeMap, BTreeSet};

/// Shows a scene to `see` at some moments of a game of each kind.
fn positions(mut see: impl FnMut(&Scene)) {
    for decisions in [0, 9, 16, 40, 80, 150] {
        see(&fogbound_presenter::mists::scene(&mists(decisions)));
        see(&fogbound_presenter::carcassonne::scene(&carcassonne(decisions)));
    }
}

fn together(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.svg.as_str()).collect()
}

/// The board as a page puts it together.
fn assembled(board: &BoardDrawing<'_>) -> String {
    let Layers { below, shadow, seams, overlays, above, printed, figures } = board.layers();
    let mut tiles = Svg::new();
    for tile in board.tiles() {
        tiles.group(Tag::new("g").at(origin(tile.cell), 1.0), |svg| svg.raw(&tile.svg()));
    }
    let overlays: String = overlays.iter().map(Svg::as_str).collect();
    let [below, above, printed, figures] = [below, above, printed, figures].map(|p| together(&p));
    [&below, shadow.as_str(), tiles.as_str(), seams.as_str(), &overlays, &above, &printed, &figures]
        .concat()
}

/// The picture of a board with every tile drawn where it is shown.
fn whole(board: &BoardDrawing<'_>) -> String {
    let picture = board.draw();
    let symbols: BTreeMap<&str, &str> = picture
        .defs
        .as_str()
        .split("<g id=\"")
        .skip(1)
        .map(|symbol| symbol.split_once('"').unwrap())
        .collect();
    let mut pieces = picture.body.as_str().split("<use href=\"#tile-");
    let mut text = pieces.next().unwrap().to_owned();
    for piece in pieces {
        let (number, rest) = piece.split_once('"').unwrap();
        let (place, rest) = rest.split_once("/>").unwrap();
        let symbol = symbols[format!("tile-{number}").as_str()];
        text.push_str(&format!("<g{place}><g{symbol}</g>{rest}"));
    }
    text
}

#[test]
fn the_pieces_together_are_the_whole_picture() {
    for detail in Detail::ALL {
        positions(|scene| {
            let board = BoardDrawing::new(scene, detail);
            assert_eq!(assembled(&board), whole(&board));
        });
    }
}

#[test]
fn keys_are_equal_where_tiles_look_equal() {
    let mut looks: BTreeMap<String, String> = BTreeMap::new();
    positions(|scene| {
        for detail in Detail::ALL {
            for tile in BoardDrawing::new(scene, detail).tiles() {
                let svg = tile.svg();
                let known = looks.entry(tile.key()).or_insert_with(|| svg.clone());
                assert_eq!(*known, svg, "{}", tile.key());
            }
        }
    });
    let pictures: BTreeSet<&String> = looks.values().collect();
    assert!(looks.len() > 200, "{}", looks.len());
    assert_eq!(pictures.len(), looks.len(), "nothing is drawn again that looks as it did");
}

#[test]
fn pieces_have_names_of_their_own() {
    let (mut moved, mut stayed) = (0, 0);
    let mut before: [BTreeSet<String>; 2] = Default::default();
    positions(|scene| {
        before.swap(0, 1);
        let layers = BoardDrawing::new(scene, Detail::Near).layers();
        for layer in [&layers.below, &layers.above, &layers.printed, &layers.figures] {
            let names: BTreeSet<&str> = layer.iter().map(|piece| piece.name.as_str()).collect();
            assert_eq!(names.len(), layer.len(), "{names:?}");
        }
        let now: BTreeSet<String> = layers.figures.into_iter().map(|piece| piece.name).collect();
        moved += now.difference(&before[0]).count();
        stayed += now.intersection(&before[0]).count();
        before[0] = now;
    });
    assert!(moved > 20 && stayed > 10, "{moved} {stayed}");
}
