//! Recorded games: loading, stepping, addresses.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, Device, WINDOWS, role};

const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");
const LOST: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p2-lost.fog");
/// A game of Carcassonne at whose end there is much to count.
const COUNTED: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p3-mist-castles-guards-cemeteries.fog"
);

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
    // The bot has had its turn.
    assert!(player.wait_for_question());
    player.page.wait_for_stillness();
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

/// What a defeat hung on is found while one looks at the end, and is another game to try.
#[test]
fn a_lost_game_can_be_tried_again_from_the_turn_it_hung_on() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.come_back_to(LOST);
    player.page.wait_for_element("dialog.ending[open] .hinge");
    player.page.wait_for_element(".hinge button:enabled");
    let said = player.page.text("document.querySelector('.hinge').innerText");
    assert!(said.contains("Magpie (normal)"), "{said}");
    let decisions = |record: &str| record.lines().count();
    let lost = decisions(&player.kept());
    let of_hinge = |name: &str| role("button").named(name).within(".hinge");
    player.press(of_hinge("Look at it"));
    player.page.wait_for_element(".past");
    player.press(of_hinge("Try again from here"));
    player.page.wait_for_absence("dialog.ending[open]");
    player.wait_for_board();
    let kept = player.kept();
    assert!(decisions(&kept) < lost, "{kept}");
    assert!(!kept.contains("commitment") && !kept.contains("salt"), "{kept}");
    // Somebody sits there, and is asked.
    player.page.wait_for_element(".ask");
    // The lost game stands on the shelf as before.
    player.open("");
    player.page.wait_for(
        "two games",
        "document.querySelectorAll('.kept-game, .finished li').length === 2",
    );
}

/// A game that is over can be played on from any position; a running one would show its tiles.
#[test]
fn a_finished_game_can_be_played_on_from_any_position() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open_record(RECORD);
    let tiles = player.tiles();
    for _ in 0..12 {
        player.press_named("One back");
    }
    let fewer = player.tiles();
    assert!(fewer < tiles);
    player.press_named("Play on from here");
    player.page.wait_for("a running game", "location.hash.startsWith('#/play')");
    player.wait_for_board();
    assert_eq!(player.tiles(), fewer);
    player.page.wait_for_element(".ask");
    player.play_turns(1);
}

/// C-6, G-5.1: at the end the board counts itself before the result is told.
#[test]
fn c_6_the_end_of_a_game_is_counted_on_the_board_before_the_result_is_told() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    // The last turn is a bot's.
    let (before, _) = COUNTED.rsplit_once("# turn").expect("a last turn");
    player.come_back_to(&before.replacen('\n', "\n# seated: person, greedy, greedy\n", 1));
    let page = &player.page;
    page.wait_for_element("dialog.ending[open] .scoring-steps .current");
    let counts = |what: &str, script: &str| page.wait_for(what, script);
    counts("nothing but the count", "!document.querySelector('.ending-verdict, .ending .primary')");
    counts("a region on the board", "document.querySelector('svg.board .counted path')");
    let points =
        "[...document.querySelectorAll('.seat-chip strong')].map(it => it.innerText).join()";
    let first = page.text(points);
    counts("the next steps", &format!("{points} !== '{first}'"));
    // There are 22 steps: many.
    assert_eq!(page.text("document.querySelector('.scoring .reel-speed').value"), "8");
    player.press_named("Pause");
    page.screenshot("ending-count");
    let paused = page.text("document.querySelector('.scoring-buttons [role=status]').innerText");
    assert!(!paused.starts_with("22 /"), "{paused}");
    player.press_named("All at once");
    page.wait_for_element(".ending-verdict");
    assert_eq!(page.text(points), "13,11,13");
    counts("the board as it is", "!document.querySelector('svg.board .counted path')");
    assert!(
        player.page.text("document.querySelector('.ending').innerText").contains("Shared victory")
    );
}

/// Chapters of a game that is over; nothing of it is told before it happens.
#[test]
fn a_replay_goes_from_chapter_to_chapter_and_tells_nothing_early() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open_record(RECORD);
    let page = &player.page;
    let told = "document.querySelector('.so-far').innerHTML";
    let whole = page.text(told).len();
    page.key("Home");
    page.wait_for(
        "the start",
        "document.querySelector('.reel-position').innerText.startsWith('0 of')",
    );
    assert!(!page.text(told).contains("course-mark"), "{}", page.text(told));
    let mut passed = 0;
    let shown = page.text("document.querySelector('.reel').innerText");
    assert!(!shown.contains("of the goal"), "{shown}");
    for title in ["A quarter of the goal", "Half of the goal", "Three quarters of the goal"] {
        page.key("PageDown");
        let script = format!("document.querySelector('.reel-deed').innerText.includes('{title}')");
        page.wait_for(title, &script);
        let now = page.text(told).len();
        assert!(passed < now && now < whole, "{passed}, {now}, {whole}");
        passed = now;
    }
    page.key("PageUp");
    page.wait_for(
        "the chapter before",
        "document.querySelector('.reel-deed').innerText.includes('Half of')",
    );
}

/// The paper with the buttons, the line on top and the tools of the board are there whole in all windows.
#[test]
fn nothing_of_a_replay_is_cut() {
    let browser = Browser::launch();
    for device in WINDOWS {
        let Device { width, height, .. } = device;
        let player = Player::at(&browser, device, false);
        player.open_record(RECORD);
        player.press_named("One back");
        player.page.wait_for_stillness();
        let cut = player.page.text(
            "[...document.querySelectorAll('.strip, .reel, .reel > *, .reel button, .reel select, .reel input')]
                .filter(it => it.getClientRects().length)
                .filter(it => {
                    const { left, right, top, bottom } = it.getBoundingClientRect();
                    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
                }).map(it => it.className?.baseVal ?? it.className).join(', ')",
        );
        assert!(cut.is_empty(), "{width} x {height}: {cut}");
        // Where much has happened at once.
        player.page.eval("document.querySelector('.reel-deed').style.height = 'var(--told)'");
        let covered = player.page.overlap(".board-tools", ".reel");
        assert_eq!(covered, 0.0, "{width} x {height}: the tools are covered");
        player.page.close();
    }
}

/// A remark is kept with the game, and goes with it in its link.
#[test]
fn a_remark_on_a_position_is_kept_and_shared() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.come_back_to(RECORD);
    player.page.wait_for_element("dialog.ending[open]");
    player.open("replay/mine/20");
    player.wait_for_board();
    let remark = |player: &Player, text: &str| {
        let script = format!("document.querySelector('.reel-remark')?.innerText === '{text}'");
        player.page.wait_for("the remark", &script);
    };
    player.press_named("Remark on this position");
    player.page.wait_for_element("dialog[open] textarea");
    player.page.eval("document.querySelector('dialog[open] textarea').value = 'Here we slept.'");
    player.press_named("Keep it");
    remark(&player, "Here we slept.");
    player.press_named("One back");
    player.page.wait_for_absence(".reel-remark");
    let kept = || player.records().concat().contains("# remark: Here we slept.");
    player.page.wait_until("the record on the shelf", || kept().then_some(()));
    // The same game from the shelf, after the page was left.
    player.open("");
    player.page.reload();
    player.press(".finished .kept-buttons a");
    player.wait_for_board();
    let address = player.address().replace("/0", "/20");
    player.page.goto(&address);
    remark(&player, "Here we slept.");
}
