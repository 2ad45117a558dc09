//! Every view of the client: an accessibility audit, and a picture to look at.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, DESKTOP, Device, Letters, PHONE, ULTRA_HD};
use serde_json::json;
use std::collections::BTreeMap;

/// Records that hold every kind of decision.
pub(crate) const RECORDS: [(Game, &str); 3] =
    [(Game::Mists, MISTS), (Game::GhostsGalore, GHOSTS_GALORE), (Game::Carcassonne, CARCASSONNE)];

const MISTS: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");
const GHOSTS_GALORE: &str = include_str!(
    "../../../../crates/table/tests/records/ghosts-galore/p3-experienced-sides-walls.fog"
);
const CARCASSONNE: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
);

/// The first half of a record.
pub(crate) fn half(record: &str) -> String {
    let lines = record.lines().count();
    record.lines().take(lines / 2).flat_map(|line| [line, "\n"]).collect()
}

/// Returns where those that take turns begin, by the seed of a test: over many runs each has had every turn.
pub(crate) fn first_in_turn(seed: &str) -> usize {
    seed.bytes().map(usize::from).sum()
}

/// A way to look at the client.
struct Appearance {
    name: &'static str,
    device: Device,
    dark: bool,
    letters: Letters,
}

const LOOKS: [Appearance; 4] = [
    Appearance { name: "desktop-light", device: DESKTOP, dark: false, letters: Letters::Wide },
    Appearance { name: "desktop-dark", device: DESKTOP, dark: true, letters: Letters::Narrow },
    Appearance { name: "phone-light", device: PHONE, dark: false, letters: Letters::Narrow },
    Appearance { name: "phone-dark", device: PHONE, dark: true, letters: Letters::Wide },
];

/// The parents of pictures that have no size.
const SIZELESS: &str = "[...document.querySelectorAll(':not(svg, svg *) > svg:not([width=\"0\"])')]
    .filter(svg => svg.checkVisibility() && !(svg.clientWidth && svg.clientHeight))
    .map(svg => svg.parentElement.outerHTML.slice(0, 200))";

/// True unless something else lies over the card of the guide.
const GUIDE_IS_SEEN: &str =
    "[...document.querySelectorAll('.guide-card :is(p, button)')].every(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [left + 2, right - 2].every(x => [top + 2, bottom - 2].every(y =>
        left === right || part.closest('.guide-card').contains(document.elementFromPoint(x, y))));
})";

/// Takes a picture of a view, and fails if a picture in it is not seen or if it is not accessible.
fn look(player: &Player, look: &Appearance, view: &str) {
    player.page.wait_for_stillness();
    player.page.screenshot(&format!("{view}-{}", look.name));
    let sizeless = player.page.eval(SIZELESS);
    assert_eq!(sizeless, json!([]), "{view}, {}", look.name);
    player.page.audit(&format!("{view}, {}", look.name));
}

fn everywhere(act: impl Fn(&Player, &Appearance)) {
    for look in &LOOKS {
        let player = Player::at(&Browser::with(look.letters), look.device, look.dark);
        act(&player, look);
        player.page.close();
    }
}

#[test]
fn before_a_game() {
    everywhere(|player, at| {
        player.open("");
        look(player, at, "start");
        for (button, view) in [("Open a recorded game", "load"), ("Preferences", "preferences")] {
            player.press_named(button);
            look(player, at, view);
            player.press_named("Close");
        }
        for &game in Game::ALL {
            player.open(&format!("new/{}", game.name()));
            look(player, at, &format!("new-{}", game.name()));
        }
    });
}

#[test]
fn a_running_game() {
    everywhere(|player, at| {
        for (game, record) in RECORDS {
            player.come_back_to(&half(record));
            if game == Game::GhostsGalore {
                look(player, at, "pass");
            }
            player.take_screen();
            let view = format!("board-{}", game.name());
            player.wait_for_sight(&view);
            look(player, at, &view);
        }
    });
}

#[test]
fn around_a_running_game() {
    everywhere(|player, at| {
        player.come_back_to(&decisions(MISTS)["hound"]);
        player.press_named("Menu");
        look(player, at, "menu");
        player.press_named("Close");
        player.show_log();
        look(player, at, "log");
        player.hide_log();
        player.press_named("Menu");
        player.press_named("Seats and names");
        look(player, at, "seats");
        player.press_named("Close");
        player.press_named("Menu");
        player.press_named("Share");
        look(player, at, "share");
    });
}

#[test]
fn rules_and_replay() {
    everywhere(|player, at| {
        player.open("rules/M-6.2");
        look(player, at, "rules");
        player.open_record(MISTS);
        look(player, at, "replay");
    });
}

/// Each kind of decision of each game, before and after an answer is chosen: in light on a laptop, in the dark on
/// a phone, with the widest letters.
#[test]
fn every_kind_of_decision() {
    for at in [&LOOKS[0], &LOOKS[3]] {
        let player = Player::at(&Browser::with(at.letters), at.device, at.dark);
        for (game, record) in RECORDS {
            for (kind, record) in decisions(record) {
                player.come_back_to(&record);
                assert!(player.wait_for_question(), "{kind}");
                player.take_screen();
                let view = format!("decision-{}-{kind}", game.name());
                player.wait_for_sight(&view);
                look(&player, at, &view);
                player.choose(1);
                player.wait_for_foresight(&view);
                look(&player, at, &format!("chosen-{}-{kind}", game.name()));
                assert_eq!(player.page.eval(GUIDE_IS_SEEN), true, "{view}, {}", at.name);
            }
        }
        player.page.close();
    }
}

#[test]
fn the_largest_screen_and_large_letters() {
    let at = Appearance { name: "ultra-hd", device: ULTRA_HD, dark: false, letters: Letters::Wide };
    let player = Player::at(&Browser::with(at.letters), at.device, at.dark);
    player.open("");
    look(&player, &at, "start");
    player.come_back_to(&decisions(CARCASSONNE)["ghost"]);
    look(&player, &at, "board");
}

/// For each kind of decision of a recorded game the record up to the first of it.
pub(crate) fn decisions(record: &str) -> BTreeMap<String, String> {
    let mut decisions = BTreeMap::new();
    let mut before = String::new();
    let mut is_played = false;
    for line in record.lines() {
        let mut words = line.split(' ').filter(|word| *word != "seat");
        let mut kind = words.next().unwrap_or_default();
        if line.starts_with("seat ") {
            kind = words.next().unwrap_or_default();
        }
        let is_decision = is_played && !["", "#", "tile", "hash"].contains(&kind);
        if is_decision {
            decisions.entry(kind.to_owned()).or_insert_with(|| before.clone());
        }
        if line.starts_with("seed ") {
            is_played = true;
        }
        before += line;
        before += "\n";
    }
    decisions
}
