//! What screen readers are told.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

/// What the live regions say.
const SAID: &str =
    "[...document.querySelectorAll('.play [role=status]')].map(it => it.textContent).join(' ')";
/// Elements beside the cover that a keyboard or a screen reader could reach.
const REACHABLE: &str =
    "[...document.querySelectorAll('.play :is(button, [tabindex], [role=gridcell])')]
    .filter(it => !it.closest('.pass-screen') && it.checkVisibility({ visibilityProperty: true }))";

#[test]
fn the_question_and_every_turn_of_the_tile_are_announced() {
    let browser = Browser::launch();
    let player = Player::keys(&browser);
    player.play_now(Game::Mists);
    assert!(player.wait_for_question());
    let tile = player.page.text("document.querySelector('.ask-tile').ariaLabel");
    let (_, shows) = tile.split_once(" degrees: ").expect("edges");
    let shows = shows.trim_end_matches(". Turn it");
    expect_said(&player, &player.asked());
    expect_said(&player, shows);
    player.page.eval("document.querySelector('.ask-tile').focus()");
    player.page.key("Enter");
    expect_said(&player, "Turned by 90 degrees: ");

    player.play_turns(1);
    assert!(player.wait_for_question());
    expect_said(&player, &player.asked());
    let laid = player.page.names("[role=gridcell]");
    assert!(laid.iter().any(|name| name.contains("ruin nw: ")), "{laid:?}");
    assert!(laid.iter().any(|name| name.contains("road") && name.contains("north")), "{laid:?}");
    let rows = player.page.names("[role=row]");
    assert!(rows.iter().all(|name| name.starts_with("Row ")), "{rows:?}");
}

#[test]
fn nothing_can_be_reached_under_the_cover() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::GhostsGalore);
    player.page.wait_for("the cover", "!!document.querySelector('.pass-screen')");
    assert!(player.is_passing());
    player.page.wait_for("the rest to be inert", &format!("{REACHABLE}.length === 0"));
    player.take_screen();
    player.page.wait_for("the table to be there again", &format!("{REACHABLE}.length > 5"));
}

/// A turn that completes two cities, whose points the same seat is asked about one after the other.
const TWO_CITIES: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p5-won.fog");
/// The number of lines of this record before the first of these two questions is answered.
const ANSWERED: usize = 88;

#[test]
fn m_8_4_a_question_that_says_the_same_again_is_announced_again() {
    let player = Player::keys(&Browser::launch());
    let before = TWO_CITIES.split_inclusive('\n').take(ANSWERED).collect::<String>();
    player.come_back_to(&before);
    player.take_screen();
    let question = "The city is complete: take the points, or remove ghosts from one cell?";
    for _ in 0..2 {
        assert!(player.wait_for_question());
        assert_eq!(player.asked(), question);
        expect_said(&player, question);
        player.choose(0);
        expect_said(&player, "Chosen: ");
        assert!(!player.page.text(SAID).contains(question));
        player.press_named("Confirm");
    }
}

/// Waits until a text has been reported.
#[track_caller]
fn expect_said(player: &Player, text: &str) {
    player.page.wait_for(&format!("the report “{text}”"), &format!("{SAID}.includes({text:?})"));
}

#[test]
fn the_log_shows_tiles_and_says_where_they_lie() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Carcassonne);
    player.play_turns(6);
    player.show_log();
    player.page.wait_for(
        "pictures in the log",
        "document.querySelectorAll('.log-picture svg').length > 2",
    );
    let shown = player.page.text(
        "[...document.querySelectorAll('.log-line:has(.log-picture)')].map(it => it.innerText).join()",
    );
    assert!(!shown.contains('(') && shown.contains("is placed."), "{shown}");
    let names = player.page.names(".log-line:has(.log-picture) > button:first-child");
    assert!(names.iter().all(|name| name.contains(". Column ")), "{names:?}");
    player.page.hover(".log-line:has(.log-picture)");
    player.page.wait_for("the place on the board", "!!document.querySelector('svg.board .glows')");
    player.page.screenshot("log-with-tiles");
}

/// Whole games, by the accessibility tree and keys alone.
#[test]
fn mists_is_played_by_ear() {
    by_ear(Game::Mists);
}

#[test]
fn ghosts_galore_is_played_by_ear() {
    by_ear(Game::GhostsGalore);
}

#[test]
fn carcassonne_is_played_by_ear() {
    by_ear(Game::Carcassonne);
}

#[track_caller]
fn by_ear(game: Game) {
    let browser = Browser::launch();
    let player = Player::keys(&browser);
    let decisions = player.play_by_ear(game);
    assert!(decisions > 10, "{game} is over after {decisions} decisions");
    player.page.close();
}
