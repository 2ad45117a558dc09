//! Snapshots: one tile of each type at each level, and one board.

use crate::train::common::game;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::Options;
use fogbound_pictures::Detail;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::train::{TrackTile, draw_board, draw_track_tile};
use fogbound_presenter::ghosts_galore as scenes;
use fogbound_sets::fogbound_ghosts;
use fogbound_tilesets::Track;
use std::sync::Arc;

/// One element on each line, so that a change shows what changed.
fn lines(svg: &Svg) -> String {
    svg.as_str().replace("><", ">\n<")
}

#[test]
fn a_tile_of_each_type() {
    for track in Track::ALL {
        let kind = fogbound_ghosts().kinds.iter().find(|kind| kind.track() == track).unwrap();
        let tile =
            TrackTile { kind: Arc::new(kind.clone()), rotation: Rotation::ALL[1], number: 3 };
        for detail in Detail::ALL {
            let mut svg = Svg::new();
            let lit = kind.sections[0].edges.turned(tile.rotation);
            draw_track_tile(&mut svg, &tile, &[lit], detail);
            insta::assert_snapshot!(format!("{track:?}-{detail:?}").to_lowercase(), lines(&svg));
        }
    }
}

#[test]
fn a_board_in_play() {
    let game = game(3, 6, Options::default());
    let view = game.view_of(None);
    let mut svg = Svg::new();
    draw_board(&mut svg, &scenes::board(&view, 0), Detail::Far);
    insta::assert_snapshot!("board", lines(&svg));
}
