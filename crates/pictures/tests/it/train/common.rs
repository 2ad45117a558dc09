//! Helpers of several tests.

use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Game, Options, Order, Setup};
use fogbound_pictures::shape::{Point, pt};
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{Frame, Styling, Theme, document, train};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};
use std::sync::Arc;

/// A file with the symbols of Ghosts Galore, in the light theme.
pub fn file(size: f64, body: &Svg) -> String {
    let frame = Frame { corner: Point::default(), size: pt(size, size), scale: 1.0 };
    let mut defs = Svg::new();
    train::define(&mut defs);
    document(frame, Styling::Inline(Theme::Light), &defs, body)
}

/// Renders what `draw` draws on a transparent square.
pub fn render(size: f64, draw: impl FnOnce(&mut Svg)) -> Pixmap {
    let mut body = Svg::new();
    draw(&mut body);
    let tree = Tree::from_str(&file(size, &body), &usvg::Options::default()).unwrap();
    let mut pixels = Pixmap::new(size as u32, size as u32).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

/// Plays a game with the shipped set in which every seat takes its middle action, up to this round
/// (10: to the end).
pub fn game(players: u8, rounds: u8, options: Options) -> Game {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let mut setup = Setup::new(set, players);
    setup.options = options;
    let rules = Arc::new(setup.validate().unwrap());
    let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("pictures"))).unwrap();
    while let Some(seat) = game.deciding().seats().smallest() {
        if game.round() >= rounds {
            break;
        }
        let legal = game.legal_of(seat);
        game.apply_of(seat, legal[legal.len() / 2]).unwrap();
    }
    game
}
