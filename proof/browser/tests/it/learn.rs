//! First games that teach: whoever does what the page shows wins them.

use fogbound_browser::Browser;
use fogbound_browser::client::{CONFIRM, Game, Player};
use serde_json::json;

/// The button that shows what the guide would do.
const SHOW: &str = ".guide-card.lesson .primary";

/// More decisions than a first game has.
const MANY: usize = 60;

/// Takes one decision as it is shown.
fn follow(player: &Player) {
    let before = player.kept();
    let shows = format!("!!document.querySelector('{SHOW}')");
    match player.page.eval(&shows) == json!(true) {
        true => player.press(SHOW),
        false => player.press_named("Hint"),
    }
    player.page.wait_for_element(CONFIRM);
    player.press(CONFIRM);
    player.page.wait_until("the decision to be taken", || (player.kept() != before).then_some(()));
}

/// Plays the first game with this button to its end.
fn learn(button: &str) -> Player {
    let player = Player::mouse(&Browser::launch());
    player.open("");
    player.press_named(button);
    player.wait_for_board();
    player.page.wait_for(
        "a welcome",
        "document.querySelector('.guide-card p')?.innerText.startsWith('Welcome')",
    );
    let taken =
        (0..MANY).take_while(|_| player.wait_for_question().then(|| follow(&player)).is_some());
    assert!(taken.count() > 10);
    player
}

#[test]
fn who_does_what_the_first_game_of_mists_shows_wins_with_the_team() {
    let player = learn("Learn Mists over Carcassonne in ten minutes");
    player.page.wait_for_element("dialog.ending[open] .ending-mark.won");
    player.press_named("Now a real game");
    player.wait_for_board();
    player.wait_for_question();
    assert_eq!(player.page.number(&format!("document.querySelectorAll('{SHOW}').length")), 0.0);
}

/// Plays a first game to its end, which is counted, and is won.
fn learn_and_win(button: &str) {
    let player = learn(button);
    player.page.wait_for_element("dialog.ending[open] .scoring");
    player.press_named("All at once");
    player.page.wait_for_element(".ending-mark.won");
}

#[test]
fn who_does_what_the_first_ride_shows_wins_it() {
    learn_and_win("Learn Ghosts Galore in ten minutes");
}

#[test]
fn who_does_what_the_first_game_of_carcassonne_shows_wins_it() {
    learn_and_win("Learn Carcassonne with Ghosts, Castles & Cemeteries in ten minutes");
}

#[test]
fn a_first_game_goes_on_after_a_reload_and_can_be_played_without_the_guide() {
    let player = Player::keys(&Browser::launch());
    player.open("");
    player.press_named("Learn Mists over Carcassonne in ten minutes");
    player.wait_for_board();
    player.wait_for_question();
    follow(&player);
    let castle =
        "document.querySelector('.guide-card p')?.innerText.includes('A castle counts twice')";
    player.page.wait_for("what is said next", castle);
    player.page.reload();
    player.page.wait_for("what is said next", castle);
    player.press_named("Play on without me");
    player.page.wait_for("no guide", "!document.querySelector('.guide-card')");
    follow(&player);
}

#[test]
fn a_hint_counts_as_read_though_other_questions_come_between() {
    let player = Player::keys(&Browser::launch());
    player.play_now(Game::Carcassonne);
    assert!(player.wait_for_question());
    player.page.wait_for_element(".guide-card");
    // Where the tile goes, and whether a meeple is placed, is asked by turns; what happens is explained in between.
    let read = "['place', 'meeple'].every(name => \
        localStorage.getItem('fogbound.guide')?.split(' ').includes('carcassonne/' + name))";
    let is_read = || player.page.eval(read) == true;
    for _ in 0..12 {
        if !is_read() {
            player.play_turns(5);
        }
    }
    assert!(is_read());
    assert!(player.wait_for_question());
    let asked = "['This is your tile', 'You may put a meeple'].some(words => \
        document.querySelector('.guide-card p')?.innerText.startsWith(words))";
    assert_eq!(player.page.eval(asked), false);
    player.press(".guide-recall");
    player.press_named("Show the hints again while I play");
    player.page.wait_for_element(".guide-card");
}
