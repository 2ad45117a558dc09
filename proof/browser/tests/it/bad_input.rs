//! Damaged records and saved games: the page loads them or explains the fault, and goes on living.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};
use fogbound_gauntlet::fuzz::{Target, files, mutations};
use fogbound_gauntlet::parallel::test_seed;
use std::env;

/// A fiftieth of what `cargo xtask soak page` tries.
const INPUTS: usize = 200;

/// Of so many inputs one is tried as a game that the browser kept, which takes a new page.
const KEPT: usize = 10;

fn inputs() -> usize {
    env::var("FOGBOUND_INPUTS").ok().and_then(|count| count.parse().ok()).unwrap_or(INPUTS)
}

#[test]
fn damaged_records_give_a_message_or_a_game() {
    let seed = test_seed("damaged_records_give_a_message_or_a_game");
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("");
    let (mut loaded, mut refused) = (0, 0);
    let inputs = mutations(&seed, files(Target::Record)).take(inputs());
    for (number, record) in inputs.enumerate() {
        let message = player.load(&record);
        match message.is_empty() {
            true => loaded += 1,
            false => refused += 1,
        }
        player.expect_life(&format!("life after number {number} of seed {seed}"));
        if number % KEPT == 0 {
            player.come_back_to(&record);
            player.expect_life(&format!("life with number {number} of seed {seed} kept"));
        }
    }
    println!("{loaded} records loaded, {refused} refused with a message");
    assert!(loaded > 0 && refused > 0);
}

#[test]
fn damaged_turns_are_left_out_and_the_game_goes_on() {
    let seed = test_seed("damaged_turns_are_left_out_and_the_game_goes_on");
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_now(Game::Mists);
    while player.draft().is_empty() {
        player.play_turns(1);
    }
    let (record, draft) = (player.record(), player.draft());
    player.come_back_to_turn(&record, &draft);
    assert!(player.wait_for_question());
    assert_eq!(player.draft(), draft, "what is sound is kept");
    for turn in mutations(&seed, vec![draft]).take(inputs() / KEPT) {
        player.come_back_to_turn(&record, &turn);
        player.expect_life(&format!("life with a turn of seed {seed}: {turn:?}"));
        assert!(player.wait_for_question(), "seed {seed}: {turn:?}");
    }
}
