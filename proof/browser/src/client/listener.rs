//! Somebody who sees nothing, and plays by what is said: roles, names, states and reports.

use super::{Game, MANY, Player};
use crate::spoken::{Spoken, Thing};
use fogbound_table::texts::{Texts, family, msg};
use std::thread;
use std::time::Duration;

/// The keys that lead over the cells of a board.
const ARROWS: [&str; 4] = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/// The number of looks after which something that was pressed has done nothing.
const LOOKS: usize = 100;

/// The number of decisions in a row that may come to nothing.
const VAIN: usize = 20;

/// The longest way in one direction over a board before somebody listens again where the cells are.
const FAR: usize = 60;

/// The pause before each look while others decide.
const PAUSE: Duration = Duration::from_millis(100);

/// What there is to do.
enum Due {
    Over,
    Decision,
}

impl Player {
    /// Begins a game with the one button of the start page, and plays it to its end, by the accessibility tree
    /// and keys alone. Returns the number of decisions that were taken.
    #[track_caller]
    pub fn play_by_ear(&self, game: Game) -> usize {
        let texts = Texts::english();
        self.open("");
        let play = texts.say(family!("game-play-", Game::name, game));
        // A level that is new tells of itself first.
        let begin = (game == Game::Mists).then(|| texts.say(msg!("campaign-begin")));
        for name in [Some(play), begin].into_iter().flatten() {
            self.page.wait_until(&name, || {
                let heard = self.page.spoken();
                heard.named("button", &name).is_some_and(|button| self.enter(button)).then_some(())
            });
        }
        let (mut taken, mut vain) = (0, 0);
        for step in 0..MANY {
            match self.heard_due(&texts) {
                Due::Over => return taken,
                Due::Decision if self.decide_by_ear(step, &texts) => (taken, vain) = (taken + 1, 0),
                Due::Decision if vain < VAIN => vain += 1,
                Due::Decision => self.page.fail("nothing can be decided by ear"),
            }
        }
        self.page.fail("the game has no end")
    }

    /// Waits until something is to be decided, and makes sure that it has been announced.
    #[track_caller]
    fn heard_due(&self, texts: &Texts) -> Due {
        let again = texts.say(msg!("menu-leave"));
        self.page.wait_until("a question that is announced", || {
            // Bots that think have little to spare for somebody who keeps asking.
            thread::sleep(PAUSE);
            let heard = self.page.spoken();
            let is_end = |it: &Thing| heard.around(it, "dialog").is_some();
            if heard.named("button", &again).is_some_and(is_end) {
                return Some(Due::Over);
            }
            let question = question(&heard)?;
            let is_there = !answers(&heard).is_empty() || !fitting(&heard, texts).is_empty();
            (is_there && heard.reports().contains(question)).then_some(Due::Decision)
        })
    }

    /// Chooses an answer or a cell and confirms it. Returns false if it was gone meanwhile.
    #[track_caller]
    fn decide_by_ear(&self, step: usize, texts: &Texts) -> bool {
        let heard = self.page.spoken();
        let answers = answers(&heard);
        let is_chosen = match answers.get(step % answers.len().max(1)) {
            Some(answer) => self.enter(answer),
            None => self.go_to_a_cell(step, texts),
        };
        if !is_chosen {
            return false;
        }
        let confirm = texts.say(msg!("ask-confirm"));
        let confirmed = |is_disabled: bool| {
            (0..LOOKS).any(|_| {
                let heard = self.page.spoken();
                let button = heard.named("button", &confirm);
                match button.filter(|button| button.is_disabled == is_disabled) {
                    Some(button) => is_disabled || self.enter(button),
                    // At the end of a game nothing but its report is left.
                    None => is_disabled && button.is_none(),
                }
            })
        };
        confirmed(false) && confirmed(true)
    }

    /// Walks over the board by arrows to a cell that is said to fit, and chooses it. Returns false if there is none
    /// any more.
    #[track_caller]
    fn go_to_a_cell(&self, step: usize, texts: &Texts) -> bool {
        let heard = self.page.spoken();
        let cells = fitting(&heard, texts);
        let Some(grid) = heard.all("grid").next() else { return false };
        if !self.page.focus(grid) {
            return false;
        }
        // Ever longer ways in each direction; each time it begins with the direction before. With the next one a walk
        // that two edges of a small board stop at once would end where two edges stop it again, for ever.
        let mut side = ARROWS.len() - 1 - step % ARROWS.len();
        for length in 1..2 * FAR {
            for _ in 0..length.div_ceil(2) {
                self.page.key(ARROWS[side]);
                if self.page.is_active(&cells, grid) {
                    self.page.key("Enter");
                    return true;
                }
            }
            side = (side + 1) % ARROWS.len();
        }
        // The board was drawn again meanwhile, or somebody has taken the focus.
        false
    }

    fn enter(&self, thing: &Thing) -> bool {
        let is_there = self.page.focus(thing);
        if is_there {
            self.page.key("Enter");
        }
        is_there
    }
}

/// Returns the question: the heading of a region that is named by it.
fn question(heard: &Spoken) -> Option<&str> {
    let is_question =
        |it: &&Thing| heard.around(it, "region").is_some_and(|region| region.name == it.name);
    heard.all("heading").find(is_question).map(|heading| heading.name.as_str())
}

/// Returns the answers: buttons in lists that can be chosen.
fn answers(heard: &Spoken) -> Vec<&Thing> {
    let is_answer = |it: &&Thing| it.is_toggle && heard.around(it, "listitem").is_some();
    heard.all("button").filter(is_answer).collect()
}

/// Returns the cells where the tile in hand is said to fit.
fn fitting<'a>(heard: &'a Spoken, texts: &Texts) -> Vec<&'a Thing> {
    let says: Vec<String> = (1..=4_usize).map(|ways| texts.say(msg!("board-fits", ways))).collect();
    if heard.all("grid").any(|grid| grid.is_busy) {
        return Vec::new();
    }
    let fits = |cell: &&Thing| says.iter().any(|says| cell.name.contains(says));
    heard.all("gridcell").filter(fits).collect()
}
