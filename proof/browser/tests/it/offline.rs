//! The client without a network.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, server, static_host};

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

/// The start page is there without the screens of games; they are asked for again until they come.
#[test]
fn screens_that_cannot_be_loaded_are_told_and_loaded_again() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.page.goto("about:blank");
    player.page.block(&["*/split_screens*"]);
    player.page.goto(server());
    player.press_named("Play now: Carcassonne");
    player.page.wait_for_element(".awaited [role=alert]");
    player.press_named("Try again");
    player.page.wait_for_element(".awaited [role=alert]");
    // The browser tells each failure, and so does the loader.
    assert!(!player.page.take_problems().is_empty());

    player.page.block(&[]);
    player.press_named("Try again");
    assert!(player.wait_for_question());
    player.play_turns(1);
}
