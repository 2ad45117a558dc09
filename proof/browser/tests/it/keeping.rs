//! Kept data: no game takes the place of another, no tab overwrites what another has played, and a language that
//! is not there is not chosen.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

const RECORD: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
);

/// A record of a game that is not over.
fn unfinished() -> String {
    RECORD.lines().take(RECORD.lines().count() / 2).flat_map(|line| [line, "\n"]).collect()
}

/// Takes decisions until a whole turn stands.
fn play_a_turn(player: &Player) {
    player.play_turns(1);
    while !player.draft().is_empty() {
        player.play_turns(1);
    }
}

#[test]
fn no_new_game_takes_the_place_of_another() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    play_a_turn(&player);
    let mut kept = vec![player.record()];
    let mut expect = |what: &str| {
        let now = player.records();
        assert!(kept.iter().all(|record| now.contains(record)), "{what} loses a game");
        assert_eq!(now.len(), kept.len() + 1, "{what}");
        assert!(!kept.contains(&player.record()), "{what}");
        player.play_turns(1);
        play_a_turn(&player);
        // Bots may go on until somebody is asked.
        assert!(player.wait_for_question());
        kept.push(player.record());
    };
    for button in ["New game, another seed", "New game, same seed"] {
        player.press_named("Menu");
        player.press_named(button);
        player.page.wait_for_absence("dialog[open]");
        player.wait_for_board();
        expect(button);
    }
    player.play_with_people(Game::Carcassonne);
    expect("the page for choices");
    player.play_now(Game::GhostsGalore);
    expect("the start page");
    player.open("");
    assert_eq!(player.load(&unfinished()), "");
    player.wait_for_board();
    expect("a file");
}

#[test]
fn each_kept_game_goes_on_from_the_start_page() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    let mut games = Vec::new();
    for game in [Game::Mists, Game::Carcassonne] {
        player.play_with_people(game);
        play_a_turn(&player);
        games.push((player.address(), player.kept(), player.asked()));
    }
    let player = player.in_another_tab();
    for (address, kept, asked) in games {
        player.open("");
        let id = address.rsplit('/').next().unwrap_or_default();
        player.press(format!("a[href='#/play/{id}']"));
        assert!(player.wait_for_question());
        player.take_screen();
        assert_eq!((player.kept(), player.asked()), (kept, asked));
    }
}

/// Versions without a shelf kept one game in another place.
#[test]
fn the_game_of_an_earlier_version_is_brought_over() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    while player.draft().is_empty() {
        player.play_turns(1);
    }
    let (record, draft) = (player.record(), player.draft());
    player.come_back_to_turn(&record, &draft);
    assert!(player.wait_for_question());
    assert_eq!((player.record(), player.draft()), (record, draft));
    player
        .page
        .wait_for("the old place to be empty", "!localStorage.getItem('fogbound.game.record')");
    player.page.reload();
    assert!(player.wait_for_question());
    assert_eq!(player.records().len(), 1);
}

/// The cover of a tab whose game has gone on in another one.
const ELSEWHERE: &str = "[role=alertdialog][aria-labelledby=elsewhere-title]";

#[test]
fn the_later_of_two_tabs_writes_nothing_and_says_so() {
    let browser = Browser::launch();
    let first = Player::mouse(&browser);
    first.play_with_people(Game::Mists);
    play_a_turn(&first);
    let second = first.second_tab();
    second.open("play");
    assert!(second.wait_for_question());
    assert_eq!(second.page.count(ELSEWHERE), 0);
    assert_eq!(first.page.count(ELSEWHERE), 0, "looking changes nothing");

    play_a_turn(&second);
    let kept = second.kept();
    first.page.wait_for_element(ELSEWHERE);
    assert_eq!(first.kept(), kept);
    let tiles = second.tiles();
    first.page.wait_until("the late tab to follow", || (first.tiles() == tiles).then_some(()));
    assert_eq!(first.page.count(".ask"), 0, "the late tab asks something");

    // Taken up here, it goes on here, and the other tab is the late one.
    first.press_named("Go on with it here");
    first.page.wait_for_absence(ELSEWHERE);
    play_a_turn(&first);
    assert_ne!(first.kept(), kept);
    second.page.wait_for_element(ELSEWHERE);
    second.page.reload();
    assert!(second.wait_for_question());
    assert_eq!(second.page.count(ELSEWHERE), 0);
    assert_eq!((second.asked(), second.kept()), (first.asked(), first.kept()));
    second.page.close();
}

/// Even where a tab has heard of nothing, it looks before it writes.
#[test]
fn a_tab_that_has_heard_of_nothing_overwrites_nothing() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    play_a_turn(&player);
    let other = unfinished();
    player.go_on_silently(&other);
    player.choose(1);
    player.press(".ask-buttons .primary");
    player.page.wait_for_element(ELSEWHERE);
    assert_eq!(player.record(), other);
}

#[test]
fn a_language_that_cannot_be_fetched_does_not_stay_chosen() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("");
    player.choose_language_without_network("de");
    player.wait_for_language("en");
    assert!(player.holds("Preferences"));
}
