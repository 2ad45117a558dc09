//! The board is the page: its share of the window, the size of its tiles, a camera and buttons that stay.

use crate::views::first_in_turn;
use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, Device, TABLET, WINDOWS};
use fogbound_gauntlet::parallel::test_seed;
use fogbound_presenter::{Wish, start};
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// The least side of a tile in each window, in pixels, and the least share of it that shows the board.
const LEAST: [(f64, f64); 7] =
    [(84.0, 0.75), (84.0, 0.75), (72.0, 0.75), (64.0, 0.6), (64.0, 0.6), (64.0, 0.6), (84.0, 0.7)];

/// Decisions of a person in each window.
const DECISIONS: usize = 5;

#[test]
fn the_board_is_the_page_and_stays() {
    // Both games in turn, another one first each time. `cargo xtask measure layout` plays whole games of both in
    // each window.
    let seed = test_seed("the_board_is_the_page_and_stays");
    let games = [Game::Mists, Game::Carcassonne];
    let games = games.into_iter().cycle().skip(first_in_turn(&seed) % games.len());
    for ((device, (least, share)), game) in WINDOWS.into_iter().zip(LEAST).zip(games) {
        let Device { width, height, .. } = device;
        let player = Player::at(&Browser::launch(), device, false);
        player.play_now(game);
        let mut sides = Vec::new();
        let mut places = Vec::new();
        for step in 0..DECISIONS {
            if !player.wait_for_question() {
                break;
            }
            player.wait_for_rest();
            let what = format!("{game} at {width}x{height}, decision {step}");
            player.wait_for_sight(&what);
            if player.is_asked_for_a_cell() {
                let seen = player.share_of_board();
                assert!(seen >= share, "the board has {seen:.2} of the window: {what}");
            }
            sides.push(player.side_of_cell());
            places.push(player.places_of_buttons());
            player.play_turns(1);
        }
        places.dedup();
        assert_eq!(places.len(), 1, "buttons move, {game} at {width}x{height}: {places:?}");
        sides.dedup_by(|one, other| (*one - *other).abs() < 0.5);
        assert!(sides.len() <= 2, "the size changes, {game} at {width}x{height}: {sides:?}");
        let is_large = sides.iter().all(|&side| side >= least - 0.5);
        assert!(is_large, "small tiles, {game} at {width}x{height}: {sides:?}");
        player.page.close();
    }
}

/// `whole` if the tiles and the cells around them are in sight, `tight` if they have no room beside the papers.
pub(crate) const WHOLE: &str = "(() => {
    const box = part => part.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('svg.board [role=gridcell][data-ways=\"0\"]')].map(box);
    const [strip, hand] = ['.play > .strip', '.hand'].map(part => box(document.querySelector(part)));
    const isColumn = hand.height > innerHeight / 2;
    const [right, bottom] = isColumn ? [hand.left, innerHeight] : [innerWidth, hand.top];
    const side = tiles[0].width;
    const most = (name, sign) => Math.max(...tiles.map(tile => sign * tile[name])) + side;
    const [east, west, south, north] = [most('right', 1), -most('left', -1), most('bottom', 1), -most('top', -1)];
    const hasRoom = east - west < right - 1 && south - north < bottom - strip.bottom - 1;
    const isSeen = west >= -1 && east <= right + 1 && north >= strip.bottom - 1 && south <= bottom + 1;
    return hasRoom ? isSeen && 'whole' : 'tight';
})()";

#[test]
fn a_board_that_has_room_is_seen_whole() {
    let browser = Browser::launch();
    for device in [WINDOWS[3], WINDOWS[4]] {
        let player = Player::at(&browser, device, false);
        player.play_now(Game::Mists);
        for step in 0..20 {
            if !player.wait_for_question() {
                break;
            }
            player.wait_for_rest();
            if player.is_asked_for_a_cell() {
                let what = format!("the whole board, decision {step}");
                player.page.wait_for(&what, WHOLE);
                if player.page.text(WHOLE) == "tight" {
                    break;
                }
            }
            player.play_turns(1);
        }
        player.page.close();
    }
}

#[test]
fn the_board_of_a_train_is_the_largest_thing_of_a_tablet() {
    let player = Player::at(&Browser::launch(), TABLET, false);
    player.play_now(Game::GhostsGalore);
    assert!(player.wait_for_question());
    player.wait_for_rest();
    let side = player.side_of_cell();
    // Three cells, and walls half as wide on both sides.
    assert!(side * 4.0 > 0.7 * f64::from(TABLET.width), "a side of {side}");
    for paper in [".ask-paper", ".hand", ".train-row"] {
        assert_eq!(player.page.overlap("svg.board .legal", paper), 0.0, "{paper}");
    }
}

/// The seats of the line on top whose figure and points are not in sight.
pub(crate) const UNSEEN_SEATS: &str = "(() => {
    const { left, right, top, bottom } = document.querySelector('.strip-seats').getBoundingClientRect();
    const isSeen = part => {
        const it = part.getBoundingClientRect();
        return it.width > 0 && it.left >= left - 1 && it.right <= right + 1 && it.top >= top - 1 && it.bottom <= bottom + 1;
    };
    const chips = [...document.querySelectorAll('.seat-chip')];
    const parts = chip => [chip.querySelector('strong:not(:empty)'), chip.querySelector('svg')].filter(Boolean);
    return chips.filter(chip => !parts(chip).every(isSeen)).length;
})()";

/// Gives the points in the line on top as many digits as they have late in a game.
const LATE: &str = "[...document.querySelectorAll('.brief-text, .seat-chip strong')]
    .forEach(text => text.textContent = text.textContent.replace(/^(0|−\\d+)/, '199'))";

#[test]
fn the_line_on_top_shows_every_seat() {
    for (game, all) in [(Game::Mists, 5), (Game::Carcassonne, 6), (Game::GhostsGalore, 5)] {
        for count in [2, 4, all] {
            let name = game.name().parse().unwrap();
            let mut seats = vec!["person".to_owned()];
            seats.resize(count, "random".to_owned());
            let mut wish = Wish { seats, seed: format!("seats {count}"), ..Wish::new(name) };
            if game == Game::Mists {
                wish.choose("level", "5");
            }
            let mut played = start(&wish, &Rc::new(Texts::english())).unwrap();
            while played.let_bot_decide().unwrap().is_some() {}
            let player = Player::mouse(&Browser::launch());
            player.come_back_to(&played.record());
            for device in WINDOWS {
                player.page.emulate(device);
                player.wait_for_rest();
                player.page.eval(LATE);
                let Device { width, height, .. } = device;
                if width == 390 {
                    player.page.screenshot(&format!("seats-{game}-{count}"));
                }
                let unseen = player.page.number(UNSEEN_SEATS);
                assert_eq!(unseen, 0.0, "{game}, {count} seats, {width}x{height}");
            }
            player.page.close();
        }
    }
}

/// The rules of style that ask what something has that the board lies in. Whenever a piece comes or goes, the
/// browser would have to compute the style of the whole board again.
const ASKING: &str = "(() => {
    const board = document.querySelector('svg.board');
    const rules = list => [...list].flatMap(rule => [rule, ...rules(rule.cssRules ?? [])]);
    const asks = selector => {
        const before = selector.split(':has(')[0].trim();
        return selector.includes(':has(') && before !== '' && !!board.closest(before);
    };
    return [...document.styleSheets].flatMap(sheet => rules(sheet.cssRules))
        .map(rule => rule.selectorText ?? '').filter(asks).join('; ');
})()";

#[test]
fn no_rule_of_style_asks_what_lies_on_the_table() {
    let player = Player::mouse(&Browser::launch());
    player.play_now(Game::Mists);
    assert!(player.wait_for_question());
    assert_eq!(player.page.text(ASKING), "");
    let rule = ".play:has(> .hand) > .board-area { top: 0 }";
    player.page.eval(&format!("document.styleSheets[0].insertRule({rule:?})"));
    assert_ne!(player.page.text(ASKING), "");
    player.page.close();
}
