//! The client without a network.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, client_folder, server, static_host};
use std::fs;

/// On a static host: once loaded, everything works when network and host are gone, new games too.
#[test]
fn once_loaded_the_network_is_not_needed() {
    let (browser, host) = (Browser::launch(), static_host());
    let player = Player::mouse(&browser).on(&host);
    player.play_now(Game::Mists);
    player.page.wait_for("the service worker", "navigator.serviceWorker.ready.then(() => true)");
    player.page.wait_for("the service worker to take over", "navigator.serviceWorker.controller");
    player.play_turns(2);
    assert!(player.wait_for_question());
    let kept = player.kept();

    player.page.offline(true);
    drop(host);
    player.page.reload();
    assert!(player.wait_for_question());
    assert_eq!(player.kept(), kept);
    player.play_turns(4);
    assert_ne!(player.kept(), kept);
    for &game in Game::ALL {
        player.play_now(game);
        player.play_turns(2);
    }
}

/// The start page is there without what is for games, which is asked for again until it comes.
#[test]
fn screens_that_cannot_be_loaded_are_told_and_loaded_again() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.page.goto("about:blank");
    player.page.block(&["*/split_screens*"]);
    player.page.goto(server());
    player.page.goto(&format!("{}#/rules", server()));
    player.page.wait_for_element(".awaited [role=alert]");
    player.press_named("Try again");
    player.page.wait_for_element(".awaited [role=alert]");
    player.page.goto(server());
    player.press_named("Play now: Carcassonne");
    player.page.wait_for_element(".unkept [role=alert]");
    player.page.screenshot("offline-wanted");
    player.press_named("Try again");
    player.page.wait_for_element(".unkept [role=alert]");
    // The browser tells each failure, and so does the loader.
    assert!(!player.page.take_problems().is_empty());

    // What was wanted last is done.
    player.page.block(&[]);
    player.press_named("Try again");
    assert!(player.wait_for_question());
    player.play_turns(1);
}

/// The first part of the program is the start page alone: rules, pictures and bots come later.
#[test]
fn the_start_page_comes_without_what_is_for_games() {
    let [mut first, mut all] = [0, 0];
    for entry in fs::read_dir(client_folder()).expect("a folder") {
        let entry = entry.expect("a file");
        let (name, size) = (entry.file_name(), entry.metadata().expect("its size").len());
        let name = name.to_string_lossy();
        if name.ends_with(".wasm") {
            all += size;
            first += if name.starts_with("app_bg-") { size } else { 0 };
        }
    }
    assert!(0 < first && first * 4 < all, "{first} of {all} bytes");
}
