//! Benchmarks of Ghosts Galore: `cargo xtask bench -p fogbound-pictures --bench train`.

use divan::{Bencher, black_box};
use fogbound_game::{Game as _, Rotation, Seed};
use fogbound_ghosts_galore::{Game, Order, Setup, View};
use fogbound_pictures::Detail;
use fogbound_pictures::panel::Drawing;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::train::{TrackTile, draw_board, draw_track_tile};
use fogbound_presenter::ghosts_galore as scenes;
use fogbound_tilesets::TrackKind;
use std::sync::Arc;

fn main() {
    divan::main();
}

/// A finished game of five with the shipped set.
fn finished() -> View {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let rules = Arc::new(Setup::new(set, 5).validate().expect("a valid setup"));
    let start = Game::start(rules, &Order::Seed(Seed::new("benchmark")));
    let (mut game, _) = start.expect("a seed always starts");
    while let Some(seat) = game.deciding().seats().smallest() {
        let action = game.legal_of(seat)[0];
        game.apply_of(seat, action).expect("a legal action");
    }
    game.view_of(None)
}

/// One tile of every kind.
#[divan::bench(args = Detail::ALL)]
fn tiles(bencher: Bencher<'_, '_>, detail: Detail) {
    let kinds = fogbound_sets::fogbound_ghosts().kinds.iter();
    let kinds: Vec<Arc<TrackKind>> = kinds.cloned().map(Arc::new).collect();
    bencher.counter(divan::counter::ItemsCount::new(kinds.len())).bench_local(|| {
        for kind in &kinds {
            let mut svg = Svg::new();
            let kind = Arc::clone(kind);
            let tile = TrackTile { kind, rotation: Rotation::NONE, number: 1 };
            draw_track_tile(&mut svg, black_box(&tile), &[], detail);
            black_box(&svg);
        }
    });
}

/// A board with nine tiles.
#[divan::bench(args = Detail::ALL)]
fn board(bencher: Bencher<'_, '_>, detail: Detail) {
    let view = finished();
    let board = scenes::board(&view, 0);
    bencher.bench_local(|| {
        let mut svg = Svg::new();
        draw_board(&mut svg, black_box(&board), detail);
        svg
    });
}

/// Five boards with 45 tiles, from the view to the drawing.
#[divan::bench]
fn boards(bencher: Bencher<'_, '_>) {
    let view = finished();
    bencher.bench_local(|| {
        let board = |seat| (scenes::board(black_box(&view), seat), "A".to_owned());
        Drawing::of_boards(&[0, 1, 2, 3, 4].map(board), 96)
    });
}
