//! Recorded games: loading, stepping, addresses.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");

#[test]
fn every_position_has_an_address_that_opens_it() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open_record(RECORD);
    let (address, tiles) = (player.address(), player.tiles());
    // Before the last tile was laid.
    for _ in 0..5 {
        player.press_named("One back");
    }
    let (earlier, fewer) = (player.address(), player.tiles());
    assert!(earlier != address && fewer < tiles, "{earlier}: {fewer} of {tiles} tiles");

    // Somebody else, who has never seen this game.
    let other = Player::mouse(&browser);
    other.page.goto(&earlier);
    other.wait_for_board();
    assert_eq!((other.address(), other.tiles()), (earlier, fewer));
    other.press_named("To the start");
    assert!(other.tiles() < fewer);
    other.press_named("To the end");
    assert_eq!((other.address(), other.tiles()), (address, tiles));
    other.page.close();
}

#[test]
fn the_running_game_can_be_stepped_through() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Mists);
    player.play_turns(4);
    while !player.draft().is_empty() {
        player.play_turns(1);
    }
    let tiles = player.tiles();
    player.open("replay/mine/0");
    player.wait_for_board();
    assert!(player.tiles() < tiles);
    player.press_named("To the end");
    assert_eq!(player.tiles(), tiles);
}

/// The link of a running game reveals nothing that is hidden: no seed, no order of tiles.
#[test]
fn the_link_of_a_running_game_has_no_secrets() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::GhostsGalore);
    player.play_turns(2);
    let seed = player.kept().lines().find(|line| line.starts_with("seed")).map(str::to_owned);
    let seed = seed.expect("a record has a seed");
    let link = player.share();
    let other = Player::mouse(&browser);
    other.page.goto(&link);
    other.wait_for_board();
    let text = other.page.text("document.body.innerText + JSON.stringify(localStorage)");
    assert!(!text.contains(seed.trim_start_matches("seed ").trim_matches('"')), "{text}");
}

#[test]
fn an_address_that_says_too_much_is_put_right() {
    let player = Player::mouse(&Browser::launch());
    for (written, meant) in [("nowhere/4", "#/"), ("rules/M-6.2/more", "#/rules/M-6.2")] {
        player.open("");
        player.page.eval(&format!("location.hash = '#/{written}'"));
        player.page.wait_for("the address", &format!("location.hash === '{meant}'"));
    }
    player.open_record(RECORD);
    let address = player.address();
    let changed = format!("{}AAAA", address.rsplit_once('/').unwrap().0.to_owned() + "/4");
    player.page.goto(&changed);
    player.page.wait_for("the address", "location.hash.endsWith('/0')");
}

/// The story of a finished game: whoever looks at a turn or a moment sees the board as it was then.
#[test]
fn the_end_tells_the_course_of_the_game_beside_its_board() {
    let browser = Browser::launch();
    let player = Player::keys(&browser);
    player.come_back_to(RECORD);
    player.page.wait_for_element("dialog.ending[open] .ending-badge");
    let tiles = player.tiles();
    let slider = ".course-slider input";
    player.page.tab_to(slider);
    player.page.key("Home");
    player.page.wait_for(
        "an empty board",
        "document.querySelector('.course-slider').innerText.startsWith('Turn 0 ')",
    );
    assert!(player.tiles() < tiles);
    player.page.key("End");
    player.page.wait_for(
        "the last turn",
        "!/Turn 0 /.test(document.querySelector('.course-slider').innerText)",
    );
    assert_eq!(player.tiles(), tiles);
    player.press(".moment");
    player.page.wait_for("the board of a moment", "document.querySelector('.moment.current')");
    assert!(player.tiles() < tiles);
    player.page.key("Escape");
    player.page.wait_for_absence("dialog.ending[open]");
    assert_eq!(player.tiles(), tiles);
    assert!(!player.page.text("document.body.innerText").contains("NaN"));
}
