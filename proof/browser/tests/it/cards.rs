//! The cards of what stands and lies on the board.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, DESKTOP, Point, WINDOWS};

/// A game of Mists over Carcassonne.
const RECORD: &str = include_str!("../../../../crates/presenter/src/examples/mists-1.fogbound");

/// The beginning of that game: a meeple stands in a castle, ghosts stand in the mist, and a tile is to be placed.
fn beginning() -> String {
    let end = RECORD.find("# turn 3,").expect("there is a third turn");
    RECORD[..end].to_owned()
}

/// Waits for the card whose title begins so.
fn shows(player: &Player, title: &str) {
    player.page.wait_for(
        &format!("the card “{title}”, with an example"),
        &format!(
            "document.querySelector('.piece-card')?.innerText.startsWith('{title}') && document.querySelector('.piece-card svg')"
        ),
    );
}

/// The middle of the first picture of this kind on the board.
fn middle_of(player: &Player, css: &str) -> Point {
    let place = player.page.eval(&format!(
        "(() => {{
            const it = document.querySelector('{css}').getBoundingClientRect();
            return [it.x + it.width / 2, it.y + it.height / 2];
        }})()"
    ));
    let part = |at: usize| place[at].as_f64().expect("a place on the screen");
    (part(0), part(1))
}

const MEEPLE: &str = "svg.board .figures use[href^=\"#meeple\"]";
const GHOSTS: &str = "svg.board .figures use[href^=\"#ghosts\"]";
const NONE: &str = "!document.querySelector('.piece-card')";

fn come_to_the_board(player: &Player) {
    player.come_back_to(&beginning());
    assert!(player.wait_for_question());
    player.dismiss_guide();
    player.show_all();
}

#[test]
fn a_mouse_that_rests_on_a_figure_shows_its_card_and_is_in_nobodys_way() {
    let player = Player::mouse(&Browser::launch()).with_motion();
    come_to_the_board(&player);
    player.page.hover_at(middle_of(&player, MEEPLE));
    shows(&player, "Where a meeple may stand");
    player.page.screenshot("card-meeple");
    player.page.audit("a card of a figure");
    // Another figure has another card, and none has one while the mouse drags.
    player.page.hover_at(middle_of(&player, GHOSTS));
    shows(&player, "One ghost per symbol");
    let (x, y) = player.middle_of_board();
    player.page.drag((x, y), (x + 60.0, y));
    player.page.wait_for("no card", NONE);
    // A cell where the tile in hand fits shows what would come of it, and is pressed as ever.
    player.wait_for_rest();
    player.choose(0);
    player.wait_for_foresight("a cell");
    player.page.wait_for("no card", NONE);
    player.page.check();
}

#[test]
fn a_card_tells_all_its_words_and_has_a_picture_where_there_is_room() {
    let player = Player::at(&Browser::launch(), DESKTOP, false);
    come_to_the_board(&player);
    let is_drawn = "document.querySelector('.piece-card svg').checkVisibility()";
    let low = WINDOWS[2];
    for (window, size, has_room) in
        [(DESKTOP, 100, true), (DESKTOP, 200, false), (low, 100, false), (low, 200, false)]
    {
        let view = format!("card-{}-{size}", window.height);
        player.page.emulate(window);
        player.page.letters(size);
        player.wait_for_rest();
        player.page.hover_at(middle_of(&player, GHOSTS));
        shows(&player, "One ghost per symbol");
        player.page.hover_at(middle_of(&player, MEEPLE));
        shows(&player, "Where a meeple may stand");
        player.page.screenshot(&view);
        assert_eq!(player.page.eval(is_drawn), has_room, "{view}");
        let cramped = player.page.cramped();
        assert!(cramped.is_empty(), "{view}:\n{}", cramped.join("\n"));
    }
}

#[test]
fn a_finger_that_rests_on_a_figure_shows_its_card_until_it_leaves() {
    let player = Player::finger(&Browser::launch()).with_motion();
    come_to_the_board(&player);
    let meeple = middle_of(&player, MEEPLE);
    player.page.hold_at(meeple, || {
        shows(&player, "Where a meeple may stand");
        player.page.screenshot("card-meeple-phone");
    });
    player.page.wait_for("no card", NONE);
    // What was asked about the cell stays, with the rules about what stands there.
    player.page.wait_for(
        "the rules about what stands there",
        "document.querySelector('.inspect-things')?.innerText.includes('Where a meeple may stand')",
    );
    player.page.audit("what stands on a cell");
    player.press(".inspect-close");
    player.page.wait_for_absence(".inspect");
    player.choose(0);
    player.wait_for_foresight("a cell, by a finger");
    player.page.check();
}

#[test]
fn by_keys_one_comes_to_the_rules_about_what_stands_on_a_cell() {
    let player = Player::keys(&Browser::launch()).with_motion();
    come_to_the_board(&player);
    player.page.tab_to("svg.board[role=grid]");
    // From a cell where the tile in hand fits to one with a tile.
    let comes_to_a_tile = |key: &str| {
        player.page.key(key);
        player.page.key("i");
        player.page.wait_for_element(".inspect");
        player.page.eval("new Promise(requestAnimationFrame).then(() => true)");
        player.page.count(".inspect-things .rule-link") > 0
    };
    assert!(
        ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown"].into_iter().any(comes_to_a_tile)
    );
    player.press(".inspect-things .rule-link");
    player.page.wait_for_element("dialog.rule-dialog[open] .example");
}

#[test]
fn the_pictures_on_a_train_board_have_cards() {
    let player = Player::mouse(&Browser::launch()).with_motion();
    player.play_now(Game::GhostsGalore);
    player.wait_for_question();
    player.dismiss_guide();
    player.wait_for_rest();
    player.page.hover_at(middle_of(&player, "svg.board use[href^=\"#door-bone\"]"));
    shows(&player, "Bone doors");
    player.page.screenshot("card-door");
}
