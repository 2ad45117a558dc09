//! A board in layers.

use super::paths::is_scored;
use super::pictures::{draw_lit, draw_lying, in_frame};
use super::scene::{self, track_tile};
use super::{cell, sheet};
use crate::model::{Board, Laid, Overlays, Showing};
use crate::presented::Words;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Ask, Game, TileId};
use fogbound_pictures::Detail;
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train;

/// The board of a seat as somebody sees it.
pub(super) fn board(
    game: &Game,
    viewer: Option<u8>,
    seat: u8,
    showing: Showing<'_>,
    words: Words<'_>,
) -> Board {
    let seat = seat.min(game.rules().players() - 1);
    let view = game.view(None);
    let layers = scene::board(&view, seat).layers(showing.detail);
    let mut board = Board {
        west: 0,
        north: 0,
        east: 2,
        south: 2,
        frame: train::FRAME as u16,
        below: below(&layers),
        above: above(game, viewer, seat, &layers, showing.detail),
        overlays: overlays(game, seat, showing.overlays),
        ..Board::default()
    };
    for (space, tile, rotation) in game.grid(seat).tiles() {
        let key = track_tile(game, tile, rotation).key(showing.detail);
        let is_drawn = (showing.drawn)(cell(space), &key);
        let svg = if is_drawn {
            String::new()
        } else {
            lying(game, space, tile, rotation, showing.detail)
        };
        let label = label(game, space, tile, rotation, words);
        board.tiles.push(Laid { cell: cell(space), key, svg, label });
    }
    board
}

/// What lies on a space, in words.
fn label(game: &Game, space: u8, tile: TileId, rotation: Rotation, words: Words<'_>) -> String {
    let catalogue = game.rules().catalogue();
    let texts = words.texts;
    let args = [
        ("space", texts.ghosts_space(space).into()),
        ("tile", texts.ghosts_tile(catalogue, tile).into()),
        ("tracks", texts.ghosts_tracks(catalogue, tile, rotation).into()),
    ];
    texts.get("web-train-lies", &args)
}

/// A tile in its place.
fn lying(game: &Game, space: u8, tile: TileId, rotation: Rotation, detail: Detail) -> String {
    let mut svg = Svg::new();
    draw_lying(&mut svg, &track_tile(game, tile, rotation), space, &[], detail);
    svg.into_string()
}

/// The frame and the spaces.
fn below(board: &train::Layers) -> String {
    let mut svg = Svg::new();
    in_frame(&mut svg, |svg| svg.append(&board.frame));
    svg.into_string()
}

/// The dead ends, the doors, and the tile that the viewer has placed while others still choose.
fn above(
    game: &Game,
    viewer: Option<u8>,
    seat: u8,
    layers: &train::Layers,
    detail: Detail,
) -> String {
    let mut svg = Svg::new();
    in_frame(&mut svg, |svg| {
        svg.append(&layers.dead_ends);
        svg.append(&layers.doors);
    });
    let choice = viewer.filter(|&viewer| viewer == seat).and_then(|viewer| game.choice(viewer));
    if let (Some(Action::Place(space, rotation)), Some(tile)) = (choice, to_place(game, seat)) {
        let tile = track_tile(game, tile, rotation);
        let tag = Tag::new("g").class("chosen").text("opacity", ".75");
        svg.group(tag, |svg| draw_lying(svg, &tile, space, &[], detail));
    }
    svg.into_string()
}

/// The tile that a seat has to place, if it is known.
pub(super) fn to_place(game: &Game, seat: u8) -> Option<TileId> {
    match game.ask() {
        Some(Ask::Place) => game.claimed(seat),
        Some(Ask::Hidden) => game.hidden(seat),
        _ => None,
    }
}

/// The light on all paths that bring points.
fn overlays(game: &Game, seat: u8, overlays: Overlays) -> String {
    if overlays == Overlays::None {
        return String::new();
    }
    let report = sheet::report(game, seat);
    let scored = report.paths.iter().filter(|path| is_scored(path));
    let sections: Vec<_> = scored.flat_map(|path| path.sections.iter().copied()).collect();
    let mut svg = Svg::new();
    draw_lit(&mut svg, game, game.grid(seat), game.doors(seat), &sections);
    svg.into_string()
}
