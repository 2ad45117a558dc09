//! Advice: the best moves in the drawer, their worth on the board, and a finished game looked at again.

use crate::layout::UNSEEN_SEATS;
use crate::views::{RECORDS, first_in_turn, half};
use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, DESKTOP, Device, PHONE};
use fogbound_gauntlet::parallel::test_seed;

/// A laptop, a phone upright, and one on its side.
const DEVICES: [(Device, &str); 3] = [
    (DESKTOP, "desktop"),
    (PHONE, "phone"),
    (Device { width: 740, height: 360, scale: 2.0, touch: true }, "lying"),
];

/// True if a part of the lookback is in the window.
const IN_SIGHT: &str = "(() => {
    const { top, bottom } = document.querySelector('.prospects').getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
})()";

/// The larger one of the shares of the free width and height that all tiles of a finished game fill, of 1; more than 1 if
/// they do not lie there.
const FILLED: &str = "(() => {
    const { left, top, right, bottom } = document.querySelector('.board-window').getBoundingClientRect();
    // It lies beside the board, or below it.
    const paper = document.querySelector('.ending[open]').getBoundingClientRect();
    const [end, foot] = paper.left > left + 40 ? [paper.left, bottom] : [right, paper.top];
    const tiles = document.querySelector('.board-window .tiles').getBoundingClientRect();
    const lies = tiles.left > left - 4 && tiles.right < end + 4 && tiles.top > top - 4 && tiles.bottom < foot + 4;
    return lies ? Math.max(tiles.width / (end - left), tiles.height / (foot - top)) : 2;
})()";

/// Opens the drawer at the best moves and waits for them.
fn best_moves(player: &Player) {
    player.show_log();
    player.press("#tab-advice");
    player.page.wait_for_element(".best-moves li:nth-child(2)");
}

#[test]
fn the_hint_is_the_first_of_the_best_moves_and_the_board_shows_their_worth() {
    // Each game on another device, another one each time: to find moves takes longer than to look at them.
    let seed = test_seed("the_hint_is_the_first_of_the_best_moves_and_the_board_shows_their_worth");
    let games = RECORDS.into_iter().cycle().skip(first_in_turn(&seed) % RECORDS.len());
    for ((device, name), (game, record)) in DEVICES.into_iter().zip(games) {
        let player = Player::at(&Browser::launch(), device, false);
        player.come_back_to(&half(record));
        assert!(player.wait_for_question(), "{}", game.name());
        player.take_screen();
        player.dismiss_guide();
        best_moves(&player);
        player.page.wait_for_stillness();
        let view = format!("{}-{name}", game.name());
        player.page.screenshot(&format!("advice-{view}"));
        player.page.audit(&view);
        let heat = player.page.count(".heat.heat-5");
        let places = player.page.count(".best-places li");
        assert!(places == 0 || heat > 0, "{view}: no place is best");
        assert_eq!(player.page.count(".heat"), places, "{view}");
        let chosen = "document.querySelector('.ask-advice.advised')?.innerText";
        player.press(".best-moves li:first-child button");
        player.page.wait_for("the best move to be chosen", &format!("!!{chosen}"));
        let cell = player.page.eval("document.querySelector('.chosen')?.getAttribute('transform')");
        // On a small screen the drawer has made way.
        if player.page.count("#drawer") > 0 {
            player.hide_log();
        }
        player.page.wait_for_stillness();
        player.page.screenshot(&format!("heat-{view}"));
        player.press("[title^='Take back'], .ask-buttons .button:first-child");
        player.page.wait_for("nothing to be chosen", &format!("!{chosen}"));
        player.press_named("Hint");
        player.page.wait_for("the hint", &format!("!!{chosen}"));
        let hinted =
            player.page.eval("document.querySelector('.chosen')?.getAttribute('transform')");
        assert_eq!(hinted, cell, "{view}: the hint is the best move");
        player.page.close();
    }
}

/// Has a page believe in four processors. Counts the workers that it starts, and what they are told of each other's thoughts.
const PROCESSORS: &str = "
    window.workers = 0;
    window.told = 0;
    window.Worker &&= class extends Worker {
        constructor(...given) {
            super(...given);
            window.workers += 1;
        }
        postMessage(message) {
            window.told += message.length > 6 && message[6].length > 0;
            super.postMessage(message);
        }
    };
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
";

#[test]
fn a_finished_game_shows_what_was_to_be_expected_and_what_cost_most() {
    // Found on one device, another one each time, and looked at on all.
    let seed = test_seed("a_finished_game_shows_what_was_to_be_expected_and_what_cost_most");
    let (device, _) = DEVICES[first_in_turn(&seed) % DEVICES.len()];
    let player = Player::at(&Browser::launch(), device, false);
    player.page.before_load(PROCESSORS);
    let (_, record) = RECORDS.into_iter().find(|(game, _)| *game == Game::Carcassonne).unwrap();
    player.come_back_to(record);
    player.page.wait_for_element("dialog.ending[open] .prospects");
    // A bot looks at one turn after the other, which takes a busy machine seconds each.
    player.page.wait_for_element(".prospects-list li:nth-child(2)");
    assert_eq!(
        player.page.number("workers"),
        2.0,
        "two turns are looked at at a time, and a third worker could start"
    );
    // What cost most is seen beside what would have been better: two pictures that differ.
    let pictures = "[...document.querySelectorAll('.mistakes li:first-child .moment-picture')].map(it => it.innerHTML)";
    player.page.wait_for(
        "a mistake beside the better turn",
        &format!("(it => it.length === 2 && it[0] && it[1] && it[0] !== it[1])({pictures})"),
    );
    for (device, name) in DEVICES {
        player.page.emulate(device);
        player.wait_for_rest();
        assert_eq!(player.page.number(UNSEEN_SEATS), 0.0, "the line on top has all seats, {name}");
        player.page.eval("document.querySelector('.mistakes').scrollIntoView()");
        player.page.screenshot(&format!("mistakes-{name}"));
        player.page.eval("document.querySelector('.prospects').scrollIntoView()");
        player.page.wait_for("what was to be expected", IN_SIGHT);
        player.page.screenshot(&format!("lookback-{name}"));
        let filled = player.page.eval(FILLED).as_f64().unwrap_or_default();
        assert!(
            (0.6..=1.0).contains(&filled),
            "all tiles, as large as they can be: {filled}, {name}"
        );
    }
    // In an analysis both turns stand beside each other, with their signs.
    player.page.emulate(DESKTOP);
    player.press(".mistakes li:first-child .button:nth-of-type(2)");
    player.page.wait_for_element(".analysis .move-line.mistake");
    player.page.wait_for_element(".analysis .move-line.good");
    player.page.wait_for_stillness();
    player.page.screenshot("analysis-of-a-mistake");
    player.page.audit("the analysis of a mistake");
    player.page.close();
}

/// Returns the decisions of bots in a record beside those that the bots come to on one thread here.
fn decided(record: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = record.lines().collect();
    let pairs = (0..lines.len()).filter_map(|at| {
        let before = lines[..at].iter().flat_map(|&line| [line, "\n"]).collect::<String>();
        let is_action = ["place ", "meeple ", "pass"].iter().any(|it| lines[at].starts_with(it));
        let (_, action) = fogbound_presenter::decide(&before).filter(|_| is_action)?;
        Some((lines[at].to_owned(), action))
    });
    pairs.collect()
}

#[test]
fn workers_think_about_a_long_decision_together_and_come_to_what_one_would() {
    let player = Player::mouse(&Browser::launch());
    player.page.before_load(PROCESSORS);
    player.play_against(Game::Carcassonne, "master");
    let mut seen = Vec::new();
    for step in 0..40 {
        player.decide_if_asked(step);
        seen = decided(&player.record());
        if seen.len() > 2 {
            break;
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
    assert!(seen.iter().all(|(played, thought)| played == thought), "{seen:?}");
    assert_eq!(player.page.number("workers"), 3.0);
    assert!(player.page.number("told") >= 6.0, "{} notes are told", player.page.number("told"));
    player.page.close();
}
