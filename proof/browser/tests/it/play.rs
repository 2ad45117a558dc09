//! Whole games, played as people play them.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

#[test]
fn a_game_of_mists_by_mouse() {
    by_mouse(Game::Mists);
}

#[test]
fn a_game_of_ghosts_galore_by_mouse() {
    by_mouse(Game::GhostsGalore);
}

#[test]
fn a_game_of_carcassonne_by_mouse() {
    by_mouse(Game::Carcassonne);
}

fn by_mouse(game: Game) {
    let browser = Browser::launch();
    let player = Player::mouse(&browser).with_motion();
    player.play_now(game);
    player.finish();
    player.page.screenshot(&format!("ending-{}", game.name()));
    player.page.close();
}

#[test]
fn a_game_by_keyboard_only() {
    let browser = Browser::launch();
    let player = Player::keys(&browser);
    player.play_now(Game::Mists);
    player.finish();
    player.page.close();
}

#[test]
fn a_game_by_touch_on_a_phone() {
    let browser = Browser::launch();
    let player = Player::finger(&browser);
    player.play_now(Game::GhostsGalore);
    player.finish();
    player.page.screenshot("ending-phone");
    player.page.close();
}

/// Decisions in a turn that is not over yet are still there after the page was loaded again, and
/// after its tab was closed.
#[test]
fn a_turn_survives_loading_the_page_again() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Mists);
    player.play_turns(3);
    while player.draft().is_empty() {
        player.play_turns(1);
    }
    let (kept, asked) = (player.kept(), player.asked());
    player.page.reload();
    assert!(player.wait_for_question());
    assert_eq!(player.asked(), asked);
    assert_eq!(player.kept(), kept);

    let player = player.in_another_tab();
    player.open("play");
    assert!(player.wait_for_question());
    assert_eq!(player.asked(), asked);
    player.play_turns(1);
    assert_ne!(player.kept(), kept);
}

/// A board finds its place while the page is being made, however long that takes, and not once somebody plays on it.
#[test]
fn a_board_stays_where_it_is_for_somebody_who_plays_at_once() {
    const SLOW: &str = "const inTime = window.setTimeout;
        window.setTimeout = (what, wait, ...more) => wait === 350
            ? inTime(() => { what(); window.isSettled = true; }, 4000)
            : inTime(what, wait, ...more);";
    let player = Player::mouse(&Browser::launch());
    player.page.before_load(SLOW);
    player.play_now(Game::Mists);
    player.play_turns(1);
    player.page.wait_for_stillness();
    let board = || player.page.text("document.querySelector('svg.board').style.transform");
    let before = board();
    assert_eq!(player.page.eval("window.isSettled ?? false"), false, "it is too late to tell");
    player.page.wait_for("the page to be made", "window.isSettled");
    player.page.wait_for_stillness();
    assert_eq!(board(), before);
}
