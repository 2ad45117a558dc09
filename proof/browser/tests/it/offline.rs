//! The client without a network.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, static_host};

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
