//! The client as its players use it. What the tests know of its pages stands here and nowhere else.

mod board;
mod kept;
mod listener;
mod online;
mod timing;
mod turns;

pub use board::{Area, LEGAL};
pub use fogbound_table::games::GameId as Game;
pub use turns::{ANSWERS, CONFIRM};

use crate::browser::Browser;
use crate::find::{Find, role};
use crate::page::Page;
use crate::served::server;
use crate::site::Host;
use crate::view::{DESKTOP, Device, PHONE};
use fogbound_table::setup::form;
use fogbound_table::texts::{Texts, family, msg};
use serde_json::json;

/// The log.
const LOG: &str = ".log";
/// The drawer.
const DRAWER: &str = ".drawer";
/// The button of the drawer.
const OPEN_DRAWER: &str = "What has happened, and what is left";
/// Any view.
const VIEW: &str = "main h1, main [role=grid], header h1";
/// The message shown when the program has ended.
const DEAD: &str = "#failure";
/// The board as it is seen.
const BOARD: &str = ".board-area";
/// What is told of a level before it begins.
const LEVEL_PAPER: &str = "dialog.level-paper[open]";
/// The list of languages.
const LANGUAGES: &str = "dialog[open] select";

/// More decisions than any game has.
const MANY: usize = 2000;

/// The input device that a player has at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// Somebody who plays.
pub struct Player {
    /// The page.
    pub page: Page,
    hand: Hand,
    /// The address of the client.
    at: String,
}

impl Player {
    /// With a mouse, on a laptop.
    #[must_use]
    pub fn mouse(browser: &Browser) -> Self {
        Self::with(browser, Hand::Mouse, DESKTOP)
    }

    /// With a mouse or a finger, whichever the device has; in a dark theme or a light one.
    #[must_use]
    pub fn at(browser: &Browser, device: Device, dark: bool) -> Self {
        let hand = if device.touch { Hand::Finger } else { Hand::Mouse };
        let player = Self::with(browser, hand, device);
        player.page.prefer(dark, true);
        player
    }

    /// With a finger, on a phone.
    #[must_use]
    pub fn finger(browser: &Browser) -> Self {
        Self::with(browser, Hand::Finger, PHONE)
    }

    /// With a keyboard and nothing else, on a laptop.
    #[must_use]
    pub fn keys(browser: &Browser) -> Self {
        Self::with(browser, Hand::Keys, DESKTOP)
    }

    /// In the light theme, with all that moves. For others the fog stands still: to draw it on and on would take most
    /// of the time of the tests.
    #[must_use]
    pub fn with_motion(self) -> Self {
        self.page.prefer(false, false);
        self
    }

    fn with(browser: &Browser, hand: Hand, device: Device) -> Self {
        let page = browser.page();
        page.emulate(device);
        page.language("en-US");
        page.prefer(false, true);
        Self { page, hand, at: server().to_owned() }
    }

    /// At another host.
    #[must_use]
    pub fn on(self, host: &Host) -> Self {
        Self { at: host.url("/"), ..self }
    }

    /// Opens a view by what stands behind the `#`.
    #[track_caller]
    pub fn open(&self, view: &str) {
        self.page.goto(&format!("{}#/{view}", self.at));
        self.page.wait_for_element("h1, [role=grid]");
    }

    /// Presses something, by whatever is at hand.
    #[track_caller]
    pub fn press(&self, find: impl Into<Find>) {
        match self.hand {
            Hand::Mouse => self.page.click(find),
            Hand::Finger => self.page.tap(find),
            Hand::Keys => {
                self.page.tab_to(find);
                self.page.key("Enter");
            }
        }
    }

    /// Presses the button of this name.
    #[track_caller]
    pub fn press_named(&self, name: &str) {
        self.press(role("button").named(name));
    }

    /// Begins a game with the one click of the start page; a level that is new has a second one, to begin it.
    #[track_caller]
    pub fn play_now(&self, game: Game) {
        self.open("");
        self.press_named(&Texts::english().say(family!("game-play-", Game::name, game)));
        self.page.wait_for_element(format!("{BOARD}, {LEVEL_PAPER}"));
        if self.page.count(LEVEL_PAPER) > 0 {
            self.press_named(&Texts::english().say(msg!("campaign-begin")));
        }
        self.page.wait_for_element(BOARD);
    }

    /// Begins a game with the usual bot.
    #[track_caller]
    pub fn play_with_bot(&self, game: Game) {
        self.play_against(game, form(game, &Texts::english()).usual_bot);
    }

    /// Begins a game with a bot of this level.
    #[track_caller]
    pub fn play_against(&self, game: Game, level: &str) {
        self.begin(game, ["person", level]);
    }

    /// Begins a game of two people at one screen.
    #[track_caller]
    pub fn play_with_people(&self, game: Game) {
        self.begin(game, ["person"; 2]);
    }

    /// Begins a game of two bots, and looks on.
    #[track_caller]
    pub fn watch_bots(&self, game: Game) {
        self.begin(game, ["normal"; 2]);
    }

    /// Begins a game with these two.
    #[track_caller]
    fn begin(&self, game: Game, seats: [&str; 2]) {
        self.choose_seats(game, &seats);
        self.press_named("Play");
        self.page.wait_for_element(BOARD);
    }

    /// Chooses who sits on the seats of a new game.
    #[track_caller]
    fn choose_seats(&self, game: Game, seats: &[&str]) {
        self.open(&format!("new/{}", game.name()));
        self.press(role("radio").named(&seats.len().to_string()));
        for (seat, who) in (1..).zip(seats) {
            let seat = format!("[role=group][aria-label='Seat {seat}']");
            self.page.choose(role("combobox").within(&seat), who);
        }
    }

    /// Chooses a language in the preferences while nothing can be fetched.
    #[track_caller]
    pub fn choose_language_without_network(&self, tag: &str) {
        self.press_named("Preferences");
        self.page.wait_for_element(LANGUAGES);
        self.page.eval("window.fetch = () => Promise.reject(new Error('no network'))");
        self.pick_language(tag);
    }

    /// Changes the language in the preferences of the running game.
    #[track_caller]
    pub fn change_language(&self, from: &str, to: &str) {
        let texts = Texts::language(from).expect("a shipped language");
        self.press_named(&texts.say(msg!("menu")));
        self.press_named(&texts.say(msg!("preferences")));
        self.page.wait_for_element(LANGUAGES);
        self.pick_language(to);
        self.wait_for_language(to);
        let texts = Texts::language(to).expect("a shipped language");
        self.press_named(&texts.say(msg!("board-close")));
        self.page.wait_for_absence(LANGUAGES);
    }

    #[track_caller]
    fn pick_language(&self, tag: &str) {
        self.page.eval(&format!(
            "(list => {{
                list.value = {};
                list.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }})(document.querySelector('{LANGUAGES}'))",
            json!(tag)
        ));
    }

    /// Waits until a language is the one that is chosen in the preferences.
    #[track_caller]
    pub fn wait_for_language(&self, tag: &str) {
        let chosen = format!("document.querySelector('{LANGUAGES}').value === {}", json!(tag));
        self.page.wait_for("the language to be chosen", &chosen);
    }

    /// Returns true if a text is anywhere in the page, be it seen or not.
    #[track_caller]
    pub fn holds(&self, text: &str) -> bool {
        self.page.eval(&format!("document.documentElement.outerHTML.includes({})", json!(text)))
            == true
    }

    /// Fails unless the page still shows something and answers; `what` names the event before.
    #[track_caller]
    pub fn expect_life(&self, what: &str) {
        let shows =
            format!("!document.querySelector('{DEAD}') && document.querySelector('{VIEW}')");
        self.page
            .wait_for(what, &format!("new Promise(requestAnimationFrame).then(() => {shows})"));
        self.page.check();
    }

    /// Puts the card of the guide away, if it is there.
    #[track_caller]
    pub fn dismiss_guide(&self) {
        if self.page.count(".guide-card") > 0 {
            self.press_named("No more hints");
        }
    }

    /// Opens the drawer with the log.
    #[track_caller]
    pub fn show_log(&self) {
        self.press_named(OPEN_DRAWER);
        self.page.wait_for_element(LOG);
    }

    /// Closes the drawer.
    #[track_caller]
    pub fn hide_log(&self) {
        self.press(role("button").named("Close").within(DRAWER));
    }
}
