//! The analysis board: a finished game is walked, branched, signed, sent to others and played on.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, Device, Find, PHONE, role};

/// A short game that is over.
const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p1-lost.fog");

/// A phone on its side.
const SIDEWAYS: Device = Device { width: 740, height: 360, scale: 3.0, touch: true };

/// The move that one looks at.
const HERE: &str = "document.querySelector('.move-line[aria-current]').innerText";

/// The number of moves that stand in variations.
const VARIED: &str = "document.querySelectorAll('.move-line:not(.depth-0)').length";

#[test]
fn a_lost_game_is_branched_signed_sent_to_others_and_played_on() {
    let player = Player::mouse(&Browser::launch());
    player.open_record(RECORD);
    player.press_named("Analyse");
    player.page.wait_for_element(".analysis .move-tree .move-line");
    player.page.screenshot("analysis");
    player.page.audit("the analysis board");
    // Another turn than the one that was played becomes a variation.
    player.press(Find::from(".move-line").nth(8));
    player.press_named("Forward");
    player.press_named("Back");
    for step in 1..4 {
        if player.page.number(VARIED) == 0.0 {
            let before = player.page.text(HERE);
            player.choose(step);
            player.press_named("Confirm");
            player.page.wait_until("the move", || (player.page.text(HERE) != before).then_some(()));
        }
    }
    assert!(player.page.number(VARIED) > 0.0, "another turn is a variation");
    player.page.eval(
        "(() => {
            const select = document.querySelector('select[aria-label=\"Sign for this move\"]');
            select.value = '?!';
            select.dispatchEvent(new Event('change', { bubbles: true }));
        })()",
    );
    player.page.wait_for(
        "the sign",
        "document.querySelector('.move-line[aria-current]').innerText.includes('?!')",
    );
    player.page.screenshot("analysis-variation");
    // Whoever gets the link sees the same tree, at the same place.
    player.press_named("A link to this analysis");
    player.page.wait_for_element(".analysis-tools input");
    let link = player.page.text("document.querySelector('.analysis-tools input').value");
    let tree = "document.querySelector('.move-tree').innerText";
    let told = player.page.text(tree);
    player.page.goto("about:blank");
    player.page.goto(&link);
    player.page.wait_for_element(".analysis .move-line[aria-current]");
    assert_eq!(player.page.text(tree), told);
    for (device, name) in [(PHONE, "analysis-phone"), (SIDEWAYS, "analysis-sideways")] {
        player.page.emulate(device);
        player.page.reload();
        player.page.wait_for_element(".analysis .board-area");
        player.page.screenshot(name);
        player.page.audit(name);
        player.show_log();
        player.press(role("tab").named("Moves"));
        player.page.wait_for_element(".move-tree .move-line");
        player.page.screenshot(&format!("{name}-moves"));
    }
    player.press_named("Play on from here");
    player.page.wait_for_element("main.play:not(.analysis) .board-area");
    player.page.check();
}
