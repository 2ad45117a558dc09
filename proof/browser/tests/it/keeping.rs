//! Kept data: nothing takes the place of the running game unless somebody agrees, no tab overwrites
//! what another has played, and a language that is not there is not chosen.

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
fn whatever_would_lose_a_running_game_asks() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Mists);
    play_a_turn(&player);
    let kept = |before: &str| {
        player.wait_for_question_before_a_loss();
        assert_eq!(player.record(), before);
        player.press_named("Keep playing");
        player.page.wait_for_absence("dialog.sure[open]");
        assert_eq!(player.record(), before);
    };
    player.press_named("Menu");
    // A bot may decide until then.
    player.press_named("Pause the bots");
    let before = player.record();
    player.press_named("New game, another seed");
    kept(&before);
    player.press_named("New game, same seed");
    kept(&before);

    player.open("");
    player.press_named("Play now: Carcassonne");
    kept(&before);
    player.open("new/ghosts-galore");
    player.press_named("Play");
    kept(&before);

    // A game from elsewhere is looked at as long as another one runs.
    player.open("");
    assert_eq!(player.load(&unfinished()), "");
    player.wait_for_board();
    assert_eq!(player.record(), before);
    player.press_named("Go on playing");
    kept(&before);
    player.press_named("Go on playing");
    player.press_named("Begin anyway");
    player.page.wait_for("the other game", "location.hash === '#/play'");
    assert!(player.record().contains("game carcassonne"), "{}", player.record());
}

/// A page that has just been loaded knows of the game only from what the browser keeps.
#[test]
fn a_game_that_is_only_kept_is_asked_about_too() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Mists);
    play_a_turn(&player);
    let player = player.in_another_tab();
    player.open("new/carcassonne");
    let before = player.record();
    player.press_named("Play");
    player.wait_for_question_before_a_loss();
    assert_eq!(player.record(), before);
    player.press_named("Begin anyway");
    player.wait_for_board();
    assert_ne!(player.record(), before);
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
    // A page hears only what other pages store.
    player.keep(&other);
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
