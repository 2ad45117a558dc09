//! Games that the browser keeps, records and links.

use super::{KEPT, Player};
use crate::find::role;
use serde_json::json;

impl Player {
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
        self.keep_part("drafts", drafts);
        self.keep(record);
        self.open("play");
    }

    /// Puts a record where the browser keeps that of the running game.
    #[track_caller]
    pub fn keep(&self, record: &str) {
        self.keep_part("record", record);
    }

    #[track_caller]
    fn keep_part(&self, part: &str, text: &str) {
        self.page.eval(&format!("localStorage.setItem('fogbound.game.{part}', {})", json!(text)));
    }

    /// Returns the record of the running game that the browser keeps.
    #[track_caller]
    pub fn record(&self) -> String {
        self.page.text("localStorage.getItem('fogbound.game.record') ?? ''")
    }

    /// Returns the decisions of a turn that is not over yet.
    #[track_caller]
    pub fn draft(&self) -> String {
        self.page.text("localStorage.getItem('fogbound.game.drafts') ?? ''")
    }

    /// Returns everything that the browser keeps of the running game.
    #[track_caller]
    pub fn kept(&self) -> String {
        self.page.text(KEPT)
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

    /// Loads a text the way the dialog does; what is wrong with it, or nothing.
    #[track_caller]
    pub fn load(&self, record: &str) -> String {
        self.page.text(&format!("fogbound.load({})", json!(record)))
    }

    /// Returns the link that the player would pass to somebody else.
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

    /// The same person in a second tab, with the first one still open.
    #[track_caller]
    #[must_use]
    pub fn second_tab(&self) -> Self {
        Self { page: self.page.another(), hand: self.hand, at: self.at.clone() }
    }

    /// The same person, who has closed the tab and opens another.
    #[track_caller]
    #[must_use]
    pub fn in_another_tab(self) -> Self {
        let page = self.page.another();
        self.page.close();
        Self { page, ..self }
    }
}
