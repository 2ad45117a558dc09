//! Playing at a table elsewhere.

use super::turns::CONFIRM;
use super::{BOARD, Player};
use crate::find::Find;
use fogbound_table::games::GameId as Game;

impl Player {
    /// At the server of this address.
    #[must_use]
    pub fn at_server(self, address: &str) -> Self {
        Self { at: address.to_owned(), ..self }
    }

    /// Makes a table for these seats, the first of which is one's own; returns its link.
    #[track_caller]
    pub fn make_table(&self, game: Game, name: &str, seats: &[&str]) -> String {
        self.choose_seats(game, seats);
        self.page.click(Find::from("[aria-label='Seat 1'] input"));
        self.page.write(name);
        self.press_named("Play online with friends");
        self.page.wait_for_element(BOARD);
        self.page.text("location.href")
    }

    /// Opens the link to a table, and takes the first free seat.
    #[track_caller]
    pub fn join(&self, link: &str, name: &str) {
        self.page.goto(link);
        self.page.wait_for_element("dialog.gate[open] input");
        self.page.eval("document.querySelector('dialog.gate input').value = ''");
        self.press("dialog.gate input");
        self.page.write(name);
        self.press("dialog.gate .primary");
        self.page.wait_for_absence("dialog.gate[open]");
    }

    /// Takes so many decisions, each as soon as it is asked for.
    #[track_caller]
    pub fn play_online(&self, decisions: usize) {
        for step in 0..decisions {
            let asked = || self.decide_if_asked(step).then_some(());
            self.page.wait_until("a decision to be asked for", asked);
        }
    }

    /// Takes a decision if one is asked for now, with `step` choosing among several. Returns true if there was one.
    #[track_caller]
    pub fn decide_if_asked(&self, step: usize) -> bool {
        if !self.is_asked_now() {
            return false;
        }
        self.choose(step);
        self.press(CONFIRM);
        self.page.wait_for(
            "the decision to be taken",
            &format!("!document.querySelector({})", serde_json::json!(CONFIRM)),
        );
        // The cells of the question are gone some frames after it.
        self.wait_for_rest();
        true
    }
}
