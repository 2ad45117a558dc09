//! The analysis board: a finished game is walked, branched, signed, sent to others and played on.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, DESKTOP, Device, Find, PHONE};

/// A short game that is over.
const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p1-lost.fog");

/// A phone on its side.
const SIDEWAYS: Device = Device { width: 740, height: 360, scale: 3.0, touch: true };

/// The move that one looks at.
const HERE: &str = "document.querySelector('.move-line[aria-current]').innerText";

/// The number of moves that stand in variations.
const VARIED: &str = "document.querySelectorAll('.move-line:not(.depth-0)').length";

/// Returns the link to the analysis as it is.
fn link(player: &Player) -> String {
    player.press_named("A link to this analysis");
    player.page.wait_for_element(".analysis-tools input");
    player.page.text("document.querySelector('.analysis-tools input').value")
}

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
    let link = link(&player);
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
        // The drawer opens with the moves.
        player.press(".strip-drawer");
        player.page.wait_for_element(".move-tree .move-line");
        player.page.screenshot(&format!("{name}-moves"));
    }
    player.press_named("Play on from here");
    player.page.wait_for_element("main.play:not(.analysis) .board-area");
    player.page.check();
}

/// The picked tile, and the question of which tile comes.
const WHICH: &str = "document.querySelector('.ask-tell select')?.value ?? ''";

/// Waits until it is asked which tile comes next.
fn wait_for_tile(player: &Player) {
    player.page.wait_for("which tile comes", &format!("({WHICH}) !== ''"));
}

/// Decides until it is asked which tile comes next.
fn play_to_next_tile(player: &Player) {
    player.page.wait_until("the next tile", || {
        player.decide_if_asked(0);
        (!player.page.text(WHICH).is_empty()).then_some(())
    });
}

#[test]
fn a_position_is_set_up_in_another_language_too_and_played_on_by_chance() {
    let player = Player::mouse(&Browser::launch());
    player.open("#/new/mists");
    player.press_named("Set up a position");
    player.page.wait_for_element(".analysis .board-area");
    wait_for_tile(&player);
    player.page.screenshot("set-up");
    player.page.audit("a position to set up");
    // A tile of one's own choice, then one of chance.
    let last = "(() => {
        const select = document.querySelector('.ask-tell select');
        select.value = select.options[select.options.length - 1].value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return select.value;
    })()";
    player.page.text(last);
    player.press_named("Take this tile");
    play_to_next_tile(&player);
    player.press_named("Draw at random");
    play_to_next_tile(&player);
    let tree = "document.querySelector('.move-tree').innerText";
    assert!(player.page.text(tree).contains("Tile: "), "{}", player.page.text(tree));
    // A page that is loaded again has lost nothing, undo goes a step back, and what was deleted can be put back.
    let (told, here) = (player.page.text(tree), player.page.text(HERE));
    player.page.reload();
    player.page.wait_for_element(".analysis .move-line[aria-current]");
    assert_eq!(player.page.text(tree), told);
    player.press_named("Undo");
    player.page.wait_until("a step back", || (player.page.text(HERE) != here).then_some(()));
    player.press(Find::from(".move-line").nth(0));
    player.press_named("Delete from here");
    player.page.wait_for_absence(".move-line");
    player.press_named("Put back what was deleted");
    player.page.wait_for_element(".move-line");
    assert_eq!(player.page.text(tree), told);
    player.press(Find::from(".move-line").nth(player.page.count(".move-line") - 1));
    // Tiles are picked by their pictures, too.
    wait_for_tile(&player);
    player.press(Find::from("[role=tab]").nth(2));
    player.press(Find::from(".tile-pick").nth(3));
    let picked = "document.querySelector('.ask-tell select').selectedOptions[0].text";
    let name =
        "document.querySelectorAll('.tile-pick')[3].querySelector('.visually-hidden').innerText";
    assert_eq!(player.page.text(picked), player.page.text(name));
    player.press(Find::from("[role=tab]").nth(0));
    // The moves speak the language of the page, which comes after the analysis has been opened.
    let link = link(&player);
    for (language, word) in [("de", "Plättchen: "), ("en", "Tile: ")] {
        player.page.eval(&format!("localStorage.setItem('fogbound.language', '{language}')"));
        player.page.goto("about:blank");
        player.page.goto(&link);
        player.page.wait_for(
            "the moves in their language",
            &format!("document.querySelector('.move-tree')?.innerText.includes('{word}')"),
        );
    }
    for (device, name) in [(PHONE, "set-up-phone"), (SIDEWAYS, "set-up-sideways")] {
        player.page.emulate(device);
        player.page.screenshot(name);
        player.page.audit(name);
    }
    player.page.emulate(DESKTOP);
    player.press_named("Play on from here");
    player.page.wait_for_element("main.play:not(.analysis) .board-area");
    play_to_next_tile(&player);
    player.page.screenshot("set-up-played-on");
    let left = |player: &Player| player.page.number(LEFT);
    let before = left(&player);
    player.press(".ask-tell input[type=checkbox]");
    player.page.wait_until("some turns with tiles by chance", || {
        player.decide_if_asked(0);
        (left(&player) <= before - 4.0).then_some(())
    });
    player.page.check();
}

/// The number of tiles that are left.
const LEFT: &str = "parseInt(document.body.innerText.match(/(\\d+) tiles left/)?.[1] ?? '99')";

#[test]
fn tiles_come_from_a_box_on_the_table_where_one_wishes() {
    let player = Player::finger(&Browser::launch());
    player.open("#/new/carcassonne");
    player.press(".seed input[type=checkbox]");
    player.page.screenshot("new-told");
    player.page.audit("a new game with tiles from a box");
    player.press_named("Play");
    wait_for_tile(&player);
    player.page.screenshot("told-phone");
    player.page.audit("which tile comes, on a phone");
    player.press_named("Take this tile");
    play_to_next_tile(&player);
    // It is kept, and asks again.
    player.page.reload();
    wait_for_tile(&player);
    assert!(player.record().contains("\ntold\n"), "{}", player.record());
    player.page.check();
}
