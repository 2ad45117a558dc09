//! The board under a mouse and under fingers: it goes where it is dragged, and grows where it is pointed at.

use fogbound_browser::client::{Area, Game, Player};
use fogbound_browser::{Browser, Point};

/// The distance that a place may be off, in pixels: devices have whole ones.
const CLOSE: f64 = 2.0;

#[test]
fn fingers_drag_and_pinch_the_board() {
    let browser = Browser::launch();
    let player = Player::finger(&browser).with_motion();
    let (first, middle) = sit_down(&player);

    player.page.pinch(middle, 60.0, 180.0);
    let near = player.board_that("has grown", |now| now.width > 2.0 * first.width);
    assert_is_kept(middle, first, near);

    player.page.swipe(middle, (middle.0 + 50.0, middle.1 - 40.0));
    let dragged = player.board_that("has moved", |now| (now.x - near.x - 50.0).abs() < CLOSE);
    assert!((dragged.y - near.y + 40.0).abs() < CLOSE, "{near:?} {dragged:?}");
    assert!((dragged.width - near.width).abs() < CLOSE, "{near:?} {dragged:?}");

    player.show_all();
    player.board_that("is seen whole again", |now| (now.width - first.width).abs() < CLOSE);
    assert!(player.draft().is_empty(), "fingers that move the board have chosen something");
}

#[test]
fn a_wheel_zooms_where_the_mouse_is() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser).with_motion();
    let (first, middle) = sit_down(&player);

    let place = (middle.0 + 90.0, middle.1 - 70.0);
    player.page.wheel(place, -400.0);
    let near = player.board_that("has grown", |now| now.width > 1.5 * first.width);
    assert_is_kept(place, first, near);

    player.page.drag_along(&[place, (place.0 - 30.0, place.1), (place.0 - 60.0, place.1 + 30.0)]);
    let dragged = player.board_that("has moved", |now| (now.x - near.x + 60.0).abs() < CLOSE);
    assert!((dragged.y - near.y - 30.0).abs() < CLOSE, "{near:?} {dragged:?}");
    assert!(player.draft().is_empty(), "dragging has chosen something");
}

/// A game with its board and the middle of what is seen of it.
fn sit_down(player: &Player) -> (Area, Point) {
    player.play_now(Game::Mists);
    assert!(player.wait_for_question());
    player.show_all();
    // On a busy machine a paper may come late, and the board makes room for it once more.
    player.page.wait_for_stillness();
    (player.board(), player.middle_of_board())
}

/// Checks that the part of the board under a place of the screen is there still.
fn assert_is_kept((x, y): Point, before: Area, after: Area) {
    let within = |board: Area| ((x - board.x) / board.width, (y - board.y) / board.height);
    let ((x1, y1), (x2, y2)) = (within(before), within(after));
    let off = ((x2 - x1) * after.width).hypot((y2 - y1) * after.height);
    assert!(off < 2.0 * CLOSE, "off by {off:.1} pixels: {before:?} {after:?}");
}
