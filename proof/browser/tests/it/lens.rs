//! The lens for placing meeples, the small map, the marks of deeds out of sight, and the line on top that
//! answers previews.

use crate::layout::WHOLE;
use fogbound_browser::client::{CONFIRM, Game, Player};
use fogbound_browser::{Browser, Device, Find};

/// A game of Carcassonne with guards, before the seat of a person places a meeple or a guard.
const RECORD: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
);

/// The windows: a laptop, a phone upright, a phone on its side.
const WINDOWS: [(u32, u32, bool); 3] = [(1440, 900, false), (390, 844, true), (844, 390, true)];

/// Returns the record up to a placement of a guard: its mover may choose between both pieces.
fn before_a_guard() -> String {
    let guard = RECORD.lines().position(|line| line.starts_with("meeple guard "));
    let lines: Vec<&str> = RECORD.lines().take(guard.expect("a guard is placed")).collect();
    lines.join("\n") + "\n"
}

/// True if the middle of the cell under the lens lies under no paper.
const LAID_IN_SIGHT: &str = "(() => {
    const at = document.querySelector('svg.board .glows').getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return Boolean(document.elementFromPoint(x, y)?.closest('.board-window'));
})()";

#[test]
fn every_place_under_the_lens_can_be_pressed_with_either_piece() {
    let record = before_a_guard();
    for (width, height, touch) in WINDOWS {
        let device = Device { width, height, scale: 1.0, touch };
        let player = Player::at(&Browser::launch(), device, false);
        player.come_back_to(&record);
        assert!(player.wait_for_question());
        player.wait_for_rest();
        let what = format!("{width}x{height}");
        player
            .page
            .wait_for(&format!("the tile to be seen beside its lens: {what}"), LAID_IN_SIGHT);
        let spots = || player.page.names(Find::from(".spot-button"));
        let with_meeple = spots();
        assert!(!with_meeple.is_empty(), "{what}");
        player.press(Find::from(".piece").nth(1));
        player.page.wait_until("places for the guard", || (spots() != with_meeple).then_some(()));
        for at in 0..spots().len() {
            player.press(Find::from(".spot-button").nth(at));
            player.wait_for_foresight(&what);
        }
        // Pressing the chosen place again confirms.
        player.press(Find::from(".spot-button").nth(spots().len() - 1));
        player.page.wait_for("the guard to stand", "!document.querySelector('.lens')");
        let guards =
            |record: &str| record.lines().filter(|line| line.contains("meeple guard")).count();
        assert_eq!(
            guards(&player.draft()) + guards(&player.record()),
            guards(&record) + 1,
            "{what}"
        );
        player.page.check();
        player.page.close();
    }
}

#[test]
fn the_tile_just_laid_stays_in_sight_on_a_phone() {
    for (width, height, touch) in &WINDOWS[1..] {
        let device = Device { width: *width, height: *height, scale: 1.0, touch: *touch };
        let player = Player::at(&Browser::launch(), device, false);
        player.play_with_bot(Game::Carcassonne);
        let mut lenses = 0;
        for step in 0..24 {
            if lenses == 3 || !player.wait_for_question() {
                break;
            }
            if player.page.count(".with-lens") > 0 {
                lenses += 1;
                player.wait_for_rest();
                assert_eq!(player.page.eval(LAID_IN_SIGHT), true, "{width}x{height}, step {step}");
            }
            player.choose(step);
            player.press(CONFIRM);
        }
        assert!(lenses > 0, "{width}x{height}");
        player.page.close();
    }
}

#[test]
fn what_is_out_of_sight_is_on_the_map_and_marked_at_the_edge() {
    let player = Player::mouse(&Browser::launch()).with_motion();
    player.play_now(Game::Carcassonne);
    player.play_turns(2);
    assert!(player.wait_for_question());
    player.wait_for_rest();
    assert_eq!(player.page.count(".mini-map"), 0, "the whole board is in sight");
    let (x, y) = player.middle_of_board();
    // The board goes to the left, until nothing but its last column is seen.
    let away = |player: &Player| {
        for _ in 0..4 {
            player.page.drag((x, y + 200.0), (x - 380.0, y + 200.0));
        }
    };
    away(&player);
    player.page.wait_for_element(".mini-map");
    let mut steps = 0;
    while player.page.count(".edge-mark") == 0 {
        steps += 1;
        assert!(steps < 12, "nothing is marked at the edge");
        // A hint and the key for confirming need no cell in sight.
        player.page.eval("document.activeElement?.blur()");
        player.press_named("Hint");
        player.page.wait_for(
            "a hint",
            "document.querySelector('.ask-buttons .primary:not([aria-disabled=true])')",
        );
        away(&player);
        player.press(".ask-buttons .primary");
        player.wait_for_question();
        player.wait_for_rest();
    }
    // Its tile lies out of sight behind the place of the guide, who leaves and comes back.
    if player.page.count(".guide-card") > 0 {
        player.press_named("No more hints");
    }
    player.page.wait_for_absence(".guide-card");
    player.page.drag((x, y), (x - 200.0, y - 250.0));
    player.page.wait_for_element(".edge-mark");
    player.press(".guide-recall");
    player.press_named("Show the hints again while I play");
    player.page.wait_for_element(".guide-card");
    player.page.screenshot("mark-beside-guide");
    player.page.wait_until("a mark that is not covered", || {
        (player.page.overlap(".edge-mark", ".guide-card") == 0.0).then_some(())
    });
    player.press(".edge-mark .deed");
    player.page.wait_for_absence(".edge-mark");
}

#[test]
fn the_line_on_top_answers_a_preview() {
    let player = Player::mouse(&Browser::launch()).with_motion();
    player.play_now(Game::Mists);
    for step in 0..30 {
        if !player.wait_for_question() {
            break;
        }
        player.choose(step);
        player.wait_for_foresight("the line on top");
        let shown = player.page.count(".brief.foreseen");
        let told = player.page.text("document.querySelector('.ask-lines').innerText");
        if told.contains("ghost") && shown > 0 {
            player.page.check();
            return;
        }
        player.press_named("Confirm");
    }
    panic!("no preview of ghosts was answered");
}

#[test]
fn the_whole_board_is_in_sight_once_the_lens_is_put_away() {
    let device = Device { width: 390, height: 844, scale: 1.0, touch: true };
    let player = Player::at(&Browser::launch(), device, false);
    player.play_now(Game::Mists);
    for step in 0..30 {
        assert!(player.wait_for_question(), "the game is over and the board has never made way");
        if !player.is_asked_for_a_cell() {
            player.play_turns(1);
            continue;
        }
        player.choose(step);
        player.wait_for_rest();
        let before = player.board();
        player.press(CONFIRM);
        assert!(player.wait_for_question());
        player.wait_for_rest();
        let beside = player.board();
        let is_lens = player.page.eval("!!document.querySelector('.lens')") == true;
        if !is_lens || beside.y == before.y {
            continue;
        }
        player.press(Find::from(".lens li:not(.spot) button"));
        player.press(CONFIRM);
        player.page.wait_for("the lens to close", "!document.querySelector('.lens')");
        player.wait_for_question();
        // It may stay where it made way to, if all of it is in sight there.
        player.page.wait_for("the whole board", WHOLE);
        return;
    }
    panic!("the board has never made way for the lens");
}
