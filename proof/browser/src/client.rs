//! The client as its players use it. What the tests know of its pages stands here and nowhere else.

use crate::browser::Browser;
use crate::find::{Find, role};
use crate::input::Point;
use crate::page::Page;
use crate::served::server;
use crate::site::Host;
use crate::view::{DESKTOP, Device, PHONE};
use crate::watch::Task;
use serde_json::{Value, json};

/// Cells where the tile in hand fits.
const LEGAL: &str = "[role=grid]:not([aria-busy]) [role=gridcell][data-ways]:not([data-ways='0'])";
/// All cells of the board.
const CELLS: &str = "[role=grid]:not([aria-busy]) [role=gridcell]";
/// A board whose cells are still those of before.
const BUSY: &str = "[role=grid][aria-busy]";
/// Answers in the list beside the board.
const ANSWERS: &str = ".ask-answers button, .train-card button[aria-pressed]";
/// What takes the answer that is chosen.
const CONFIRM: &str = ".ask-buttons .primary:not([aria-disabled='true'])";
/// What is asked.
const ASKED: &str = "#ask-question";
/// What leads to the papers beside the board where the screen is small.
const SHEETS: &str = ".strip-figures";
/// The log.
const LOG: &str = ".log";
/// Any view.
const VIEW: &str = "main h1, main [role=grid], header h1";
/// What is shown when the program has ended.
const DEAD: &str = "#failure";
/// What shows the whole board.
const FIT: &str = "Show the whole board";
/// The board as it is seen.
const BOARD: &str = ".board-area";
/// Where the drawing of the board is.
const DRAWN: &str = "(() => {
    const { x, y, width, height } = document.querySelector('svg.board').getBoundingClientRect();
    return [x, y, width, height];
})()";
/// Holds as long as the board moves by itself.
const MOVES: &str = ".gliding";
/// How the game has ended.
const ENDING: &str = "dialog.ending[open]";
/// What covers the screen while it is passed on.
const PASS: &str = ".pass-screen";

/// Whether every cell and the frame of a train board lie within what the board is seen through, and the
/// cells under no paper.
const WHOLE: &str = "(() => {
    const seen = document.querySelector('.board-window').getBoundingClientRect();
    const isFree = (x, y) => document.elementFromPoint(x, y)?.closest('.board-window');
    return [...document.querySelectorAll('svg.board .frame, svg.board [role=gridcell]')].every(part => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isWithin = left > seen.left - 1 && top > seen.top - 1
            && right < seen.right + 1 && bottom < seen.bottom + 1;
        const corners = [left + 2, right - 2].flatMap(x => [[x, top + 2], [x, bottom - 2]]);
        return isWithin && (part.matches('.frame') || corners.every(([x, y]) => isFree(x, y)));
    });
})()";

/// Whether the first lines of what an answer would bring about are seen without scrolling.
const FORESEEN: &str = "(() => {
    const lines = [...document.querySelectorAll('.ask-answer, .ask-lines li')]
        .filter(line => line.getClientRects().length);
    const isSeen = line => {
        const { left, top, bottom } = line.getBoundingClientRect();
        return [top + 2, bottom - 2].every(y => line.contains(document.elementFromPoint(left + 2, y)));
    };
    return lines.length > 0 && lines.slice(0, 3).every(isSeen);
})()";

/// More decisions than any game has.
const MANY: usize = 2000;

/// What the screen waits for.
const STATE: &str = "(() => {
    const shows = css => [...document.querySelectorAll(css)].some(it => it.getClientRects().length);
    const states = STATES;
    return states.find(([, css]) => shows(css))?.[0] ?? 'wait';
})()";

/// What the browser keeps of the running game.
const KEPT: &str =
    "['record', 'drafts'].map(part => localStorage.getItem('fogbound.game.' + part)).join()";

/// A game of the start page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Mists over Carcassonne.
    Mists,
    /// Ghosts Galore.
    GhostsGalore,
    /// Carcassonne with Ghosts, Castles & Cemeteries.
    Carcassonne,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 3] = [Game::Mists, Game::GhostsGalore, Game::Carcassonne];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["mists", "ghosts-galore", "carcassonne"][self as usize]
    }

    /// The word for its strongest bot.
    const fn bot(self) -> &'static str {
        ["greedy", "planner", "greedy"][self as usize]
    }

    /// What its buttons on the start page are called after.
    const fn name(self) -> &'static str {
        ["Mists over Carcassonne", "Ghosts Galore", "Carcassonne"][self as usize]
    }
}

/// What a player has at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The game is over.
    Over,
    /// The screen is passed on.
    Pass,
    /// A cell for the tile in hand.
    Cell,
    /// An answer from the list.
    Answer,
}

/// Where the drawing of a board is in the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From above to below.
    pub height: f64,
}

/// Somebody who plays.
pub struct Player {
    /// The page.
    pub page: Page,
    hand: Hand,
    /// Where the client is.
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

    fn with(browser: &Browser, hand: Hand, device: Device) -> Self {
        let page = browser.page();
        page.emulate(device);
        page.language("en-US");
        Self { page, hand, at: server().to_owned() }
    }

    /// At another host.
    #[must_use]
    pub fn on(self, host: &Host) -> Self {
        Self { at: host.url("/"), ..self }
    }

    /// The same person, who has closed the tab and opens another.
    #[track_caller]
    #[must_use]
    pub fn in_another_tab(self) -> Self {
        let page = self.page.another();
        self.page.close();
        Self { page, ..self }
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

    /// Begins a game with the one click of the start page.
    #[track_caller]
    pub fn play_now(&self, game: Game) {
        self.open("");
        self.press_named(&format!("Play now: {}", game.name()));
        self.page.wait_for_element(BOARD);
    }

    /// Begins a game with the strongest bot it has.
    #[track_caller]
    pub fn play_with_bot(&self, game: Game) {
        self.play_with(game, game.bot());
    }

    /// Begins a game of two people at one screen.
    #[track_caller]
    pub fn play_with_people(&self, game: Game) {
        self.play_with(game, "person");
    }

    /// Begins a game of two with somebody.
    #[track_caller]
    fn play_with(&self, game: Game, other: &str) {
        self.open(&format!("new/{}", game.word()));
        self.press(role("radio").named("2"));
        let second = role("combobox").within("[role=group][aria-label='Seat 2']");
        self.page.choose(second, other);
        self.press_named("Play");
        self.page.wait_for_element(BOARD);
    }

    /// Whether the screen is being passed on.
    #[track_caller]
    pub fn is_passing(&self) -> bool {
        self.wait() == State::Pass
    }

    /// Whether a text is anywhere in the page, be it seen or not.
    #[track_caller]
    pub fn holds(&self, text: &str) -> bool {
        self.page.eval(&format!("document.documentElement.outerHTML.includes({})", json!(text)))
            == true
    }

    /// Wishes to take back what can be taken back only together.
    #[track_caller]
    pub fn ask_to_take_back(&self) {
        self.press_named("Undo");
        self.press_named("Ask everybody");
    }

    /// Comes back to a game that the browser has kept, which may be damaged.
    #[track_caller]
    pub fn come_back_to(&self, record: &str) {
        self.come_back_to_turn(record, "");
    }

    /// Comes back to a game with decisions of a turn that is not over, both of which may be damaged.
    #[track_caller]
    pub fn come_back_to_turn(&self, record: &str, drafts: &str) {
        self.page.goto(&format!("{}icon.svg", self.at));
        self.page.eval("localStorage.clear()");
        for (part, text) in [("record", record), ("drafts", drafts)] {
            let text = json!(text);
            self.page.eval(&format!("localStorage.setItem('fogbound.game.{part}', {text})"));
        }
        self.open("play");
    }

    /// What the browser keeps of the record of the running game.
    #[track_caller]
    pub fn record(&self) -> String {
        self.page.text("localStorage.getItem('fogbound.game.record') ?? ''")
    }

    /// Opens a record as a player does: by pasting its text on the start page.
    #[track_caller]
    pub fn open_record(&self, record: &str) {
        self.open("");
        self.press_named("Open a recorded game");
        self.press(role("textbox").named("Text"));
        self.page.paste(record);
        self.press_named("Open");
        self.wait_for_board();
    }

    /// Waits until the board is there.
    #[track_caller]
    pub fn wait_for_board(&self) {
        self.page.wait_for_element("svg.board");
    }

    /// Loads a text the way the dialog does; what is wrong with it, or nothing.
    #[track_caller]
    pub fn load(&self, record: &str) -> String {
        self.page.text(&format!("fogbound.load({})", json!(record)))
    }

    /// Fails unless the page still shows something and answers; `what` says after what.
    #[track_caller]
    pub fn expect_life(&self, what: &str) {
        let shows =
            format!("!document.querySelector('{DEAD}') && document.querySelector('{VIEW}')");
        self.page
            .wait_for(what, &format!("new Promise(requestAnimationFrame).then(() => {shows})"));
        self.page.check();
    }

    /// The link that the player would give to somebody else.
    #[track_caller]
    pub fn share(&self) -> String {
        self.press_named("Menu");
        self.press_named("Share a link");
        self.page.wait_for_element(role("textbox").named("Link to the game"));
        self.page.text("document.querySelector('dialog[open] input[readonly]').value")
    }

    /// The address of what is shown.
    #[track_caller]
    pub fn address(&self) -> String {
        self.page.text("location.href")
    }

    /// Shows the log, where it is not shown anyway.
    #[track_caller]
    pub fn show_log(&self) {
        if self.page.spot_now(SHEETS).is_some() {
            self.press(role("button").named("Log").within(SHEETS));
        }
        self.page.wait_for_element(LOG);
    }

    /// Puts the log away, where it lies over the board.
    #[track_caller]
    pub fn hide_log(&self) {
        if self.page.count("dialog[open]") > 0 {
            self.press_named("Close");
        }
    }

    /// How many tiles lie on the board.
    #[track_caller]
    pub fn tiles(&self) -> usize {
        // What has changed is shown with the next frame, and its cells with the one after it.
        self.wait_for_rest();
        self.page.wait_for("all cells of the board", &format!("!document.querySelector('{BUSY}')"));
        self.page.count(CELLS) - self.page.count(LEGAL)
    }

    /// A place in the middle of the board as it is seen.
    #[track_caller]
    pub fn middle_of_board(&self) -> Point {
        self.page.spot(BOARD)
    }

    /// Where the drawing of the board is, parts out of sight included.
    #[track_caller]
    pub fn board(&self) -> Area {
        let area = self.page.eval(DRAWN);
        let part = |at: usize| area[at].as_f64().unwrap_or_default();
        Area { x: part(0), y: part(1), width: part(2), height: part(3) }
    }

    /// The board once it is as it should be; `what` says how.
    #[track_caller]
    pub fn board_that(&self, what: &str, is_so: impl Fn(Area) -> bool) -> Area {
        self.page.wait_until(&format!("a board that {what}"), || {
            let board = self.board();
            is_so(board).then_some(board)
        })
    }

    /// Waits until nothing of the board is hidden; `what` says when this is.
    #[track_caller]
    pub fn wait_for_whole_board(&self, what: &str) {
        self.page.wait_for(&format!("the whole board to be seen: {what}"), WHOLE);
    }

    /// Shows the whole board.
    #[track_caller]
    pub fn show_all(&self) {
        self.press_named(FIT);
        self.wait_for_rest();
    }

    /// Waits until the player is asked something; gives whether the game goes on.
    #[track_caller]
    pub fn wait_for_question(&self) -> bool {
        self.wait() != State::Over
    }

    /// Takes the screen, if it is passed on.
    #[track_caller]
    pub fn take_screen(&self) {
        if self.wait() == State::Pass {
            self.press(role("button").within(PASS));
            self.wait();
        }
    }

    /// Plays until the game is over.
    #[track_caller]
    pub fn finish(&self) {
        for step in 0..MANY {
            if !self.play(step) {
                return;
            }
        }
        self.page.fail(&format!("the game has not ended after {MANY} decisions"));
    }

    /// Takes some decisions, fewer if the game ends.
    #[track_caller]
    pub fn play_turns(&self, decisions: usize) {
        for step in 0..decisions {
            if !self.play(step) {
                return;
            }
        }
    }

    /// What the player is asked.
    #[track_caller]
    pub fn asked(&self) -> String {
        self.page.text(&format!("document.querySelector('{ASKED}').innerText"))
    }

    /// What is decided of a turn that is not over yet.
    #[track_caller]
    pub fn draft(&self) -> String {
        self.page.text("localStorage.getItem('fogbound.game.drafts') ?? ''")
    }

    /// What the browser keeps of the running game.
    #[track_caller]
    pub fn kept(&self) -> String {
        self.page.text(KEPT)
    }

    /// Takes one decision; the step says which of several. Gives whether there was one to take.
    #[track_caller]
    fn play(&self, step: usize) -> bool {
        let before = self.kept();
        match self.wait() {
            State::Over => return false,
            State::Pass => {
                self.take_screen();
                return true;
            }
            State::Cell | State::Answer => self.choose(step),
        }
        self.press(CONFIRM);
        let kept = json!(before);
        self.page.wait_for("the decision to be taken", &format!("{KEPT} !== {kept}"));
        true
    }

    /// Chooses a cell or an answer, the step says which of several, and does not confirm it.
    #[track_caller]
    pub fn choose(&self, step: usize) {
        if self.wait() == State::Cell {
            return self.choose_cell(step);
        }
        let answers = self.page.count(ANSWERS);
        self.press(Find::from(ANSWERS).nth(step % answers.max(1)));
    }

    /// Waits until it is seen what the answer that was chosen would bring about; `what` says when this is.
    #[track_caller]
    pub fn wait_for_foresight(&self, what: &str) {
        self.page.wait_for(&format!("consequences to be seen: {what}"), FORESEEN);
    }

    #[track_caller]
    fn choose_cell(&self, step: usize) {
        let cells = self.page.count(LEGAL).max(1);
        if self.hand == Hand::Keys {
            return self.reach_cell();
        }
        self.wait_for_rest();
        let in_sight = || {
            let nth = |next: usize| Find::from(LEGAL).nth((step + next) % cells);
            (0..cells).find_map(|next| self.page.spot_now(nth(next)))
        };
        let spot = in_sight().unwrap_or_else(|| {
            self.show_all();
            self.page.wait_until("a legal cell in sight", in_sight)
        });
        match self.hand {
            Hand::Finger => self.page.tap_at(spot),
            _ => self.page.click_at(spot),
        }
    }

    /// Waits until the board lies still, as whoever points at a cell does.
    #[track_caller]
    pub fn wait_for_rest(&self) {
        // A new question may begin to move it, and so may every paper, each a frame after the other.
        self.page.eval(
            "new Promise(done => {
                let left = 6;
                const frame = () => left-- ? requestAnimationFrame(frame) : done();
                frame();
            })",
        );
        self.page.wait_for("the board to rest", &format!("!document.querySelector('{MOVES}')"));
    }

    /// Goes over the board by arrows to a cell where the tile fits, and chooses it.
    #[track_caller]
    fn reach_cell(&self) {
        self.page.tab_to("[role=grid]");
        let active =
            "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))";
        let fits = format!("{active}?.matches({})", json!(LEGAL));
        let arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
        for step in 0..MANY {
            if self.page.eval(&fits) == true {
                self.page.key("Enter");
                return;
            }
            // Ever longer ways in each direction lead to every cell.
            let (mut side, mut left) = (0, step);
            while left > side / 2 {
                left -= side / 2 + 1;
                side += 1;
            }
            self.page.key(arrows[side % 4]);
        }
        self.page.fail("arrows lead to no legal cell");
    }

    #[track_caller]
    fn wait(&self) -> State {
        let states =
            json!([["over", ENDING], ["pass", PASS], ["cell", LEGAL], ["answer", ANSWERS]]);
        let script = STATE.replace("STATES", &states.to_string());
        self.page.wait_until("something to decide", || match self.page.eval(&script).as_str()? {
            "over" => Some(State::Over),
            "pass" => Some(State::Pass),
            "cell" => Some(State::Cell),
            "answer" => Some(State::Answer),
            _ => None,
        })
    }

    /// Takes a decision, of which the step says which of several; the longest task of the page from when that
    /// was done with until the next question stood. None if the game ended instead.
    #[track_caller]
    pub fn longest_task_by_bots(&self, step: usize) -> Option<Task> {
        if !self.play(step) {
            return None;
        }
        self.pause();
        // Where something is on the screen is asked afterwards: to answer is a task of its own.
        let decidable = json!([ENDING, PASS, LEGAL, ANSWERS].join(", "));
        let task = self.page.longest_task_while(|| {
            self.page
                .wait_for("something to decide", &format!("document.querySelector({decidable})"));
            self.pause();
        });
        (self.wait() != State::Over).then_some(task)
    }

    /// Waits until the page has done with what it was about.
    #[track_caller]
    fn pause(&self) {
        self.page.eval("new Promise(done => setTimeout(done, 100))");
    }

    /// Points at each legal cell; how many milliseconds it took each time to show what would happen.
    #[track_caller]
    pub fn preview_times(&self) -> Vec<f64> {
        for cell in 0..self.page.count(LEGAL) {
            if let Some(spot) = self.page.spot_now(Find::from(LEGAL).nth(cell)) {
                self.page.hover_at(spot);
                self.pause();
            }
        }
        let times = self.page.eval(
            "(() => {
                const marks = side => performance.getEntriesByName('fogbound-preview-' + side);
                const ends = marks('end').map(mark => mark.startTime);
                return marks('start').flatMap(({ startTime }) =>
                    ends.filter(end => end >= startTime).slice(0, 1).map(end => end - startTime));
            })()",
        );
        times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    }
}
