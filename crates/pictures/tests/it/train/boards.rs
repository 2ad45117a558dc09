//! Boards: doors at their places, empty spaces, lights.

use crate::train::common::game;
use fogbound_game::{Game as _, Side};
use fogbound_ghosts_galore::Options;
use fogbound_pictures::Detail;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::train::{TrainBoard, door_id, draw_board};
use fogbound_presenter::ghosts_galore as scenes;
use fogbound_sets::fogbound_ghosts;
use fogbound_tilesets::Door;

fn drawn(board: &TrainBoard) -> String {
    let mut svg = Svg::new();
    draw_board(&mut svg, board, Detail::Near);
    svg.into_string()
}

/// Returns the expected place of a door, worked out by hand: spaces are 200 wide, the frame 84.
fn expected(door: &Door) -> String {
    let (column, row) = (i32::from(door.space % 3), i32::from(door.space / 3));
    let (x, y, turn) = match door.side {
        Side::North => (184 + 200 * column, 84, 0),
        Side::East => (684, 184 + 200 * row, 90),
        Side::South => (184 + 200 * column, 684, 180),
        Side::West => (84, 184 + 200 * row, 270),
    };
    let id = door_id(door.kind);
    format!("<use href=\"#{id}\" transform=\"translate({x} {y}) rotate({turn})\"/>")
}

#[test]
fn every_door_of_both_sides_is_at_its_place() {
    for board in &fogbound_ghosts().boards {
        for side in &board.sides {
            let picture = drawn(&TrainBoard::new(side.clone()));
            for door in side {
                assert!(picture.contains(&expected(door)), "{} {door:?}", board.name);
            }
            assert_eq!(picture.matches("#door-").count(), side.len());
        }
    }
}

#[test]
fn spaces_without_tile_are_drawn_empty() {
    for (rounds, empty) in [(1, 9), (4, 6), (10, 0)] {
        let game = game(2, rounds, Options::default());
        let view = game.view_of(None);
        let picture = drawn(&scenes::board(&view, 1));
        let spaces = picture.split("class=\"empty-space\"").nth(1);
        let outlines =
            spaces.map_or(0, |rest| rest.split("/>").next().unwrap().matches('M').count());
        assert_eq!(outlines, empty);
    }
}

#[test]
fn only_the_sections_of_a_path_are_lit() {
    let game = game(2, 10, Options::default());
    let view = game.view_of(None);
    let boards = [(*view.grid(0), view.doors(0))];
    let report = view.rules().scoring().reports(&boards).remove(0);
    for path in report.paths {
        let mut board = scenes::board(&view, 0);
        assert_eq!(drawn(&board).matches("class=\"lit-ink\"").count(), 0);
        let mut spaces: Vec<u8> = path.sections.iter().map(|(space, _)| *space).collect();
        board.lit = path.sections;
        spaces.sort_unstable();
        let bridge = |space: &u8| {
            let (tile, _) = view.grid(0).at(*space).unwrap();
            view.rules().catalogue().kind(tile).track() == fogbound_tilesets::Track::Bridge
        };
        // The two curves of a tile are lit together, the two tracks of a bridge one by one.
        spaces.dedup_by(|one, other| one == other && !bridge(one));
        assert_eq!(drawn(&board).matches("class=\"lit-ink\"").count(), spaces.len());
    }
}
