//! A board in pieces is the board.

use crate::train::common::{game, render};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::Options;
use fogbound_pictures::Detail;
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::{BOARD, TrainBoard, draw_board, space_corner};
use fogbound_presenter::ghosts_galore as scenes;
use std::collections::BTreeMap;

/// The board as a page puts it together.
fn assembled(board: &TrainBoard, detail: Detail) -> Svg {
    let layers = board.layers(detail);
    let mut svg = layers.frame;
    for tile in board.spaces(detail) {
        svg.group(Tag::new("g").at(space_corner(tile.space), 1.0), |svg| svg.raw(&tile.svg()));
    }
    [layers.light, layers.dead_ends, layers.doors].iter().for_each(|layer| svg.append(layer));
    svg
}

#[test]
fn the_pieces_together_are_the_whole_board() {
    let mut looks: BTreeMap<String, String> = BTreeMap::new();
    for rounds in [1, 4, 10] {
        let game = game(3, rounds, Options::default());
        let view = game.view_of(None);
        for (seat, detail) in (0..3).zip(Detail::ALL) {
            let board = scenes::board(&view, seat);
            let mut whole = Svg::new();
            draw_board(&mut whole, &board, detail);
            assert_eq!(assembled(&board, detail).as_str(), whole.as_str());
            for tile in board.spaces(detail) {
                assert_eq!(*looks.entry(tile.key()).or_insert(tile.svg()), tile.svg());
            }
        }
    }
    assert!(looks.len() > 20);
}

#[test]
fn light_over_a_board_looks_like_light_in_it() {
    let game = game(2, 10, Options::default());
    let view = game.view_of(None);
    let boards = [(*view.grid(0), view.doors(0))];
    let report = view.rules().scoring().reports(&boards).remove(0);
    let mut board = scenes::board(&view, 0);
    board.lit = report.paths.into_iter().flat_map(|path| path.sections).collect();
    assert!(board.lit.len() > 8);
    let within = render(BOARD, |svg| draw_board(svg, &board, Detail::Near));
    let over = render(BOARD, |svg| svg.append(&assembled(&board, Detail::Near)));
    let pixels = within.data().iter().zip(over.data());
    let other = pixels.filter(|(one, other)| one.abs_diff(**other) > 40).count();
    assert!(other * 200 < within.data().len(), "{other} of {}", within.data().len());
}
