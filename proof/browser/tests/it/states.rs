//! Accessibility of whatever can be opened: each page of the drawer and each dialog, in every theme, on a laptop in
//! English and on a phone in German.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, DESKTOP, Device, PHONE};

const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");

const LOST: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p2-lost.fog");

const COUNTED: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p3-mist-castles-guards-cemeteries.fog"
);

const RIDE: &str =
    include_str!("../../../../crates/table/tests/records/ghosts-galore/p3-experienced.fog");

/// The themes that somebody can choose.
const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// What is in the menu and opens a dialog: its name in pictures, its place, and what tells the dialog.
const ITEMS: [(&str, &str, &str); 4] = [
    ("seats", ":nth-child(2)", ".seats-dialog"),
    ("share", ":nth-child(5)", ".share"),
    ("load", ":nth-child(6)", ".load"),
    ("preferences", ":nth-last-child(2)", ":has([name=theme])"),
];

/// The first half of a game, up to the end of a turn.
fn half(record: &str) -> String {
    let half = &record[..record.len() / 2];
    half[..half.rfind("\n# ").unwrap_or_default()].to_owned()
}

/// Looks at what is open in every theme.
fn look(player: &Player, what: &str) {
    player.page.wait_for_stillness();
    for theme in THEMES {
        player.page.eval(&format!("document.documentElement.dataset.theme = '{theme}'"));
        player.page.wait_for_stillness();
        player.page.screenshot(&format!("state-{what}-{theme}"));
        let what = format!("{what}, {theme}");
        match theme {
            "light" => player.page.audit(&what),
            _ => player.page.audit_colours(&what),
        }
    }
    player.page.eval("delete document.documentElement.dataset.theme");
}

/// Presses something that opens a dialog, looks at it, and closes it.
fn open(player: &Player, button: &str, dialog: &str, what: &str) {
    player.press(button);
    player.page.wait_for_element(format!("dialog{dialog}[open]"));
    look(player, what);
    player.page.key("Escape");
    player.page.wait_for_absence("dialog[open]");
}

/// Opens all there is around a game.
fn open_all(device: Device, language: &str) {
    let browser = Browser::launch();
    let player = Player::at(&browser, device, false);
    player.page.language(language);
    let what = |what: &str| format!("{what}-{}", &language[..2]);
    player.come_back_to(&half(RECORD));
    assert!(player.wait_for_question());
    look(&player, &what("board"));
    open(&player, ".strip-menu", ".menu", &what("menu"));
    for (name, place, dialog) in ITEMS {
        player.press(".strip-menu");
        player.page.wait_for_element("dialog.menu[open]");
        open(&player, &format!(".menu-items > {place}"), dialog, &what(name));
    }
    player.press(".strip-drawer");
    for sheet in ["log", "tiles", "standing"] {
        player.press(format!("#tab-{sheet}"));
        player.page.wait_for_element(format!("#tab-{sheet}[aria-selected=true]"));
        look(&player, &what(sheet));
    }
    player.press(".rail-tabs > .button");
    open(&player, ".ask-buttons button", ".consent", &what("undo"));
    if !device.touch {
        open(&player, ".board-tools .tool:last-child", ".keys", &what("keys"));
    }
    let hints = ".guide-recall:not(.waits)";
    if player.page.count(hints) == 0 {
        player.press(".guide-recall");
        player.press(".guide-card .quiet");
    }
    open(&player, hints, ".guide-list", &what("hints"));
    player.choose(0);
    // On phones the ids of rules are out of sight until somebody asks for them.
    player.page.eval("document.querySelector('.ask .rule-link').click()");
    player.page.wait_for_element("dialog.rule-dialog[open]");
    look(&player, &what("rule"));
    player.page.key("Escape");
    player.come_back_to(&half(RIDE));
    assert!(player.wait_for_question());
    look(&player, &what("pass"));
    player.take_screen();
    look(&player, &what("ride"));
    open(&player, ".train-boards li:nth-child(2) button", ".train-dialog", &what("open-board"));
    player.choose(0);
    look(&player, &what("ride-chosen"));
    player.open("");
    player.page.wait_for_element(".kept-game");
    look(&player, &what("start"));
    open(&player, ".kept-game .kept-buttons button", "", &what("rename"));
    open(&player, ".station:nth-child(3) button", ".level-paper", &what("level"));
    for view in ["new/mists", "new/carcassonne"] {
        player.open(view);
        look(&player, &what(&view.replace('/', "-")));
    }
    player.open("");
    player.press(".game-card.mists .game-buttons button:last-child");
    player.page.wait_for_element(".guide-card.lesson .primary");
    look(&player, &what("lesson"));
    player.open("rules/M-8.6");
    player.page.wait_for_element(".rule.meant .example");
    look(&player, &what("rules"));
    player.open("puzzles");
    player.page.wait_for_element(".puzzle-list");
    look(&player, &what("puzzles"));
    for puzzle in ["carcassonne/04", "ghosts-galore/01"] {
        player.open(&format!("puzzles/{puzzle}"));
        player.page.wait_for_element(".puzzle .ask");
        look(&player, &what(&format!("puzzle-{}", puzzle.replace('/', "-"))));
        while player.page.count("#puzzle-verdict") == 0 {
            player.choose(0);
            player.press(".ask-buttons .primary");
            player.page.wait_for_stillness();
        }
        look(&player, &what(&format!("verdict-{}", puzzle.replace('/', "-"))));
    }
    player.come_back_to(RECORD);
    player.page.wait_for_element("dialog.ending[open]");
    look(&player, &what("ending"));
    player.open("statistics");
    player.page.wait_for_element(".stats-table");
    look(&player, &what("statistics"));
    player.come_back_to(LOST);
    player.page.wait_for_element(".hinge button:enabled");
    look(&player, &what("ending-lost"));
    player.open("replay/mine/12");
    player.page.wait_for_element(".so-far");
    look(&player, &what("replay"));
    // The last turn is a bot's.
    let (before, _) = COUNTED.rsplit_once("# turn").expect("a last turn");
    player.come_back_to(&before.replacen('\n', "\n# seated: person, greedy, greedy\n", 1));
    player.page.wait_for_element("dialog.ending[open] .scoring-steps .current");
    player.press(".scoring-buttons .button:nth-child(2)");
    look(&player, &what("count"));
}

#[test]
fn all_that_opens_is_accessible_on_a_laptop() {
    open_all(DESKTOP, "en-US");
}

#[test]
fn all_that_opens_is_accessible_on_a_phone() {
    open_all(PHONE, "de-DE");
}
