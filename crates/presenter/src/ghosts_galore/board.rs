//! A board in layers.

use super::paths::is_scored;
use super::pictures::{draw_lying, frame_corner, lit, track_tile};
use super::{cell, sheet};
use crate::model::{Board, Laid, Overlays, Showing};
use crate::presented::Words;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Ask, Game, TileId};
use fogbound_pictures::Detail;
use fogbound_pictures::style::DEFINITIONS;
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::{self, draw_board, draw_dead_ends};

/// The board of a seat as somebody sees it.
pub(super) fn board(
    game: &Game,
    viewer: Option<u8>,
    seat: u8,
    showing: Showing<'_>,
    words: Words<'_>,
) -> Board {
    let seat = seat.min(game.rules().players() - 1);
    let mut board = Board {
        west: 0,
        north: 0,
        east: 2,
        south: 2,
        below: below(game, seat, showing.detail),
        above: above(game, viewer, seat, showing.detail),
        overlays: overlays(game, seat, showing.overlays),
        ..Board::default()
    };
    for (space, tile, rotation) in game.grid(seat).tiles() {
        let key = format!("{tile}r{}{}", rotation.quarters(), showing.detail.letter());
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

/// The symbols, the frame, the doors and the spaces.
fn below(game: &Game, seat: u8, detail: Detail) -> String {
    let mut svg = Svg::new();
    svg.group(Tag::new("defs"), |svg| {
        svg.raw(DEFINITIONS);
        train::define(svg);
    });
    let empty = train::Board::new(game.doors(seat));
    svg.group(Tag::new("g").at(frame_corner(), 1.0), |svg| draw_board(svg, &empty, detail));
    svg.into_string()
}

/// The dead ends, and the tile that the viewer has placed while others still choose.
fn above(game: &Game, viewer: Option<u8>, seat: u8, detail: Detail) -> String {
    let mut svg = Svg::new();
    let view = game.view(None);
    let board = train::Board::of_view(&view, seat);
    svg.group(Tag::new("g").at(frame_corner(), 1.0), |svg| draw_dead_ends(svg, &board));
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
    report.paths.iter().filter(|path| is_scored(path)).map(lit).collect()
}
