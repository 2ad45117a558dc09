//! Several people around one screen.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

/// The heading of what only one of them may see.
const SECRET: &str = "Your hidden tile";

#[test]
fn a_screen_that_is_passed_on_shows_no_secret() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::GhostsGalore);
    let mut seen = 0;
    for _ in 0..12 {
        if player.is_passing() {
            // Not what is seen, but all that the page holds.
            assert!(!player.holds(SECRET), "the page holds a secret while it is passed on");
            player.take_screen();
            seen += usize::from(player.holds(SECRET));
        }
        player.play_turns(1);
    }
    assert!(seen > 1, "nobody had a secret");
}

#[test]
fn several_people_take_back_what_came_out_only_together() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    assert!(player.wait_for_question());
    let before = player.kept();
    // A tile and its meeple; then the next tile comes out.
    while player.kept() == before || !player.draft().is_empty() {
        player.play_turns(1);
    }
    let after = player.kept();

    player.ask_to_take_back();
    player.press_named("I do not");
    player.press_named("Close");
    assert_eq!(player.kept(), after, "one of them did not agree");

    player.ask_to_take_back();
    player.press_named("I agree");
    player.page.wait_for("the turn to be taken back", "!document.querySelector('dialog[open]')");
    assert!(player.kept().contains(" consent"), "the record says that all agreed");
    assert!(player.wait_for_question());
    player.play_turns(1);
}
