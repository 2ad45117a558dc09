//! Every text can be read to its end: in each kind of decision, window, language, font and size of letters.

use crate::views::{RECORDS, decisions, first_in_turn};
use fogbound_browser::client::Player;
use fogbound_browser::{Browser, Device, Letters, WINDOWS};
use fogbound_gauntlet::parallel::test_seed;
use fogbound_presenter::open;
use fogbound_table::texts::Texts;
use std::env;
use std::rc::Rc;

/// Fonts and languages.
const WRITINGS: [(Letters, &str); 4] = [
    (Letters::Wide, "en-US"),
    (Letters::Wide, "de-DE"),
    (Letters::Narrow, "en-US"),
    (Letters::Narrow, "de-DE"),
];

/// Sizes of letters, in percent.
const SIZES: [u32; 2] = [100, 200];

/// Puts the hints for newcomers away: they may lie over anything, until they are read.
const NO_HINTS: &str = "try { localStorage.setItem('fogbound.guide', 'off') } catch {}";

/// Every kind of decision in every window; the writing and the size of letters take turns, beginning with another
/// each time. `cargo xtask soak texts` looks at all of them together.
#[test]
fn every_text_of_every_decision_can_be_read() {
    let is_full = env::var_os("FOGBOUND_TEXTS").is_some();
    let seed = test_seed("every_text_of_every_decision_can_be_read");
    let first = first_in_turn(&seed);
    let records = RECORDS.into_iter().flat_map(|(game, record)| {
        decisions(record).into_iter().map(move |(kind, record)| (format!("{game}-{kind}"), record))
    });
    let records: Vec<_> = records.collect();
    let mut cramped = Vec::new();
    for (turn, (letters, language)) in WRITINGS.into_iter().enumerate() {
        let browser = Browser::with(letters);
        let player = Player::at(&browser, WINDOWS[0], false);
        player.page.language(language);
        player.page.before_load(NO_HINTS);
        for (number, (kind, record)) in records.iter().enumerate() {
            if !is_full && (first + number) % WRITINGS.len() != turn {
                continue;
            }
            player.page.emulate(WINDOWS[0]);
            player.page.letters(SIZES[0]);
            player.come_back_to(record);
            assert!(player.wait_for_question(), "{kind}");
            player.take_screen();
            let looks = looks(is_full, first / WRITINGS.len() + number);
            let mut look = |state: &str| {
                for &(window, size) in &looks {
                    player.page.emulate(window);
                    player.page.letters(size);
                    player.wait_for_rest();
                    let Device { width, height, .. } = window;
                    let view =
                        format!("{kind}-{state}-{width}x{height}-{size}-{letters:?}-{language}");
                    let found = player.page.cramped();
                    if !found.is_empty() {
                        player.page.screenshot(&format!("cramped-{view}"));
                    }
                    cramped.extend(found.into_iter().map(|line| format!("{view}: {line}")));
                }
            };
            look("asked");
            player.page.emulate(WINDOWS[0]);
            player.page.letters(SIZES[0]);
            player.wait_for_sight(kind);
            player.choose(1);
            look("chosen");
        }
        player.page.close();
    }
    assert!(cramped.is_empty(), "{} texts of seed {seed}:\n{}", cramped.len(), cramped.join("\n"));
}

/// The steps of a turn that are not confirmed stand beside the question; records hold none. The game of Mists asks here
/// whether a road brings points or chases ghosts.
#[test]
fn every_text_beside_the_steps_of_a_turn_can_be_read() {
    let (record, seat) = (RECORDS[0].1, 1);
    let steps = ["place 1 4 3", "meeple green road ES"];
    let before = record.split(steps[0]).next().expect("a record");
    let mut game = open(before, &Rc::new(Texts::english())).expect("a part of a record");
    for step in steps {
        game.draft_on(seat, step).expect("decisions of the record");
    }
    let draft = game.draft(seat);
    for letters in [Letters::Wide, Letters::Narrow] {
        let browser = Browser::with(letters);
        let player = Player::at(&browser, WINDOWS[0], false);
        player.page.before_load(NO_HINTS);
        for language in ["en-US", "de-DE"] {
            player.page.language(language);
            player.page.emulate(WINDOWS[0]);
            player.page.letters(SIZES[0]);
            player.come_back_to_turn(before, &draft);
            assert!(player.wait_for_question());
            player.take_screen();
            player.page.wait_for_element(".ask-draft li + li");
            for (window, size) in looks(true, 0) {
                player.page.emulate(window);
                player.page.letters(size);
                player.wait_for_rest();
                let cramped = player.page.cramped();
                if !cramped.is_empty() {
                    player.page.screenshot("cramped-steps");
                }
                let view = format!("{language}, {letters:?}, {window:?}, {size} %");
                assert!(cramped.is_empty(), "{view}: {cramped:#?}");
            }
        }
        player.page.close();
    }
}

/// Returns the windows with the sizes of letters in them: all, or one for each in turn.
fn looks(is_full: bool, first: usize) -> Vec<(Device, u32)> {
    let in_window = |(place, window): (usize, Device)| {
        let turn = (first + place) % SIZES.len();
        let sizes = SIZES.into_iter().enumerate().filter(move |(at, _)| is_full || *at == turn);
        sizes.map(move |(_, size)| (window, size))
    };
    WINDOWS.into_iter().enumerate().flat_map(in_window).collect()
}
