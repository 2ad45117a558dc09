//! A board shows what everybody may know.

use crate::train::common::game;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::Options;
use fogbound_presenter::ghosts_galore as scenes;

#[test]
fn buffer_stops_stand_where_a_dead_end_is_certain() {
    for rounds in 0..=10 {
        let game = game(3, rounds, Options::default());
        let view = game.view_of(None);
        for (seat, sheet) in (0u8..).zip(game.sheets()) {
            let stops = scenes::board(&view, seat).dead_ends.len();
            let all = usize::from(sheet.dead_ends);
            assert!(if rounds == 10 { stops == all } else { stops <= all }, "{stops} of {all}");
        }
    }
}
