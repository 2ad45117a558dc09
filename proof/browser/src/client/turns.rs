//! Turns: what the screen waits for, and playing on.

use super::board::LEGAL;
use super::kept::kept_script;
use super::{MANY, Player};
use crate::find::Find;
use serde_json::json;

/// Answers in the list beside the board.
pub const ANSWERS: &str = ".ask-answers button, .train-card button[aria-pressed]";
/// The button that takes the chosen answer.
pub const CONFIRM: &str = ".ask-buttons .primary:not([aria-disabled='true'], .tell)";
/// The question.
const ASKED: &str = "#ask-question";
/// The result of the game.
pub(super) const ENDING: &str = "dialog.ending[open]";
/// The cover of the screen while it is passed on.
pub(super) const PASS: &str = ".pass-screen";

/// True if the first lines of the consequences of an answer are seen without scrolling.
const FORESEEN: &str = "(() => {
    const lines = [...document.querySelectorAll('.ask-answer, .ask-lines li')]
        .filter(line => line.getClientRects().length);
    const isSeen = line => {
        const { left, top, bottom } = line.getBoundingClientRect();
        return [top + 2, bottom - 2].every(y => line.contains(document.elementFromPoint(left + 2, y)));
    };
    return lines.length > 0 && lines.slice(0, 3).every(isSeen);
})()";

/// A script that names the input the screen waits for.
const STATE: &str = "(() => {
    const shows = css => [...document.querySelectorAll(css)].some(it => it.getClientRects().length);
    const states = STATES;
    return states.find(([, css]) => shows(css))?.[0] ?? 'wait';
})()";

/// The input that the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// The game is over.
    Over,
    /// The screen is passed on.
    Pass,
    /// A cell for the tile in hand.
    Cell,
    /// An answer from the list.
    Answer,
}

impl Player {
    /// Returns true if the screen is being passed on.
    #[track_caller]
    pub fn is_passing(&self) -> bool {
        self.wait() == State::Pass
    }

    /// Returns true if a cell for the tile in hand is asked for.
    #[track_caller]
    pub fn is_asked_for_a_cell(&self) -> bool {
        self.wait() == State::Cell
    }

    /// Wishes to take back what can be taken back only together.
    #[track_caller]
    pub fn ask_to_take_back(&self) {
        self.press_named("Undo");
        self.press_named("Ask everybody");
        self.wait_to_agree();
    }

    /// Waits until a question that has come up takes answers.
    #[track_caller]
    pub fn wait_to_agree(&self) {
        self.page.wait_for(
            "answers to be taken",
            "!document.querySelector('dialog[open] button:disabled')",
        );
    }

    /// Waits until the player is asked something; returns true if the game goes on.
    #[track_caller]
    pub fn wait_for_question(&self) -> bool {
        self.wait() != State::Over
    }

    /// Takes the screen, if it is passed on.
    #[track_caller]
    pub fn take_screen(&self) {
        if self.wait() == State::Pass {
            self.press(format!("{PASS} .primary"));
            self.wait();
        }
    }

    /// Plays until the game is over.
    #[track_caller]
    pub fn finish(&self) {
        if (0..MANY).all(|step| self.play(step)) {
            self.page.fail(&format!("the game has not ended after {MANY} decisions"));
        }
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

    /// Returns true if a cell or an answer is asked for at this moment.
    #[track_caller]
    pub fn is_asked_now(&self) -> bool {
        matches!(self.state(), Some(State::Cell | State::Answer))
    }

    /// Returns true if a cell for the tile in hand is asked for at this moment.
    #[track_caller]
    pub fn is_asked_for_a_cell_now(&self) -> bool {
        self.state() == Some(State::Cell)
    }

    /// Returns true if the player is asked nothing and the game goes on.
    #[track_caller]
    pub fn is_waiting(&self) -> bool {
        self.state().is_none()
    }

    /// Returns true if the end of the game is shown at this moment.
    #[track_caller]
    pub fn is_over_now(&self) -> bool {
        self.state() == Some(State::Over)
    }

    /// Waits for the end of the game to be told, without the rest of a count that is still running.
    #[track_caller]
    pub fn count_at_once(&self) {
        self.page.wait_for_element("dialog.ending[open]");
        let all =
            "document.querySelector('.scoring-buttons > .button:last-of-type:enabled')?.click()";
        self.page.eval(all);
    }

    /// Returns the question to the player.
    #[track_caller]
    pub fn asked(&self) -> String {
        self.page.text(&format!("document.querySelector('{ASKED}').innerText"))
    }

    /// Takes one decision, with `step` choosing among several. Returns true if there was one to take.
    #[track_caller]
    pub(super) fn play(&self, step: usize) -> bool {
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
        self.page.wait_for(
            "the decision to be taken",
            &format!("{}.then(now => now !== {kept})", kept_script()),
        );
        true
    }

    /// Chooses a cell or an answer, with `step` choosing among several, and does not confirm it.
    #[track_caller]
    pub fn choose(&self, step: usize) {
        if self.wait() == State::Cell {
            return self.choose_cell(step);
        }
        let answers = self.page.count(ANSWERS);
        self.press(Find::from(ANSWERS).nth(step % answers.max(1)));
    }

    /// Waits until the consequences of the chosen answer are seen; `what` names the occasion.
    #[track_caller]
    pub fn wait_for_foresight(&self, what: &str) {
        self.page.wait_for(&format!("consequences to be seen: {what}"), FORESEEN);
    }

    #[track_caller]
    pub(super) fn wait(&self) -> State {
        self.page.wait_until("something to decide", || self.state())
    }

    /// Returns what the screen waits for, if it waits for the player.
    #[track_caller]
    fn state(&self) -> Option<State> {
        let states =
            json!([["over", ENDING], ["pass", PASS], ["cell", LEGAL], ["answer", ANSWERS]]);
        let script = STATE.replace("STATES", &states.to_string());
        match self.page.eval(&script).as_str()? {
            "over" => Some(State::Over),
            "pass" => Some(State::Pass),
            "cell" => Some(State::Cell),
            "answer" => Some(State::Answer),
            _ => None,
        }
    }
}
