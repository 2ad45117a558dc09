//! Games that the browser keeps, records and links.

use super::Player;
use crate::find::role;
use serde_json::json;

/// The game of the address, or the one that was changed last, as the shelf keeps it.
const GAME: &str = "fogboundShelf.exported().then(text => {
    const games = JSON.parse(text).games.sort((one, other) => other.when - one.when);
    const id = location.hash.match(/^#\\/play\\/([a-z0-9]+)/)?.[1];
    return games.find(game => game.id === id) ?? games[0];
})";

/// An expression for the record and the drafts of that game.
pub(super) fn kept_script() -> String {
    format!("{GAME}.then(game => game ? game.record + game.drafts : '')")
}

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
        self.page.eval(
            "new Promise(done => indexedDB.deleteDatabase('fogbound').onsuccess = () => done())",
        );
        self.keep_as_before(record, drafts);
        self.open("play");
    }

    /// Puts a game where versions without a shelf have kept the only one.
    #[track_caller]
    pub fn keep_as_before(&self, record: &str, drafts: &str) {
        for (part, text) in [("record", record), ("drafts", drafts)] {
            let text = json!(text);
            self.page.eval(&format!("localStorage.setItem('fogbound.game.{part}', {text})"));
        }
    }

    /// Goes on with the game as another tab would that tells nobody.
    #[track_caller]
    pub fn go_on_silently(&self, record: &str) {
        self.page.eval(&format!(
            "{GAME}.then(game => new Promise(done => {{
                const request = indexedDB.open('fogbound');
                request.onsuccess = () => {{
                    const change = request.result.transaction(['told', 'kept'], 'readwrite');
                    const {{ id, when, name, told, drafts, names }} = game;
                    change.objectStore('told').put({{ id, when, name, told, stamp: 'other.1' }});
                    change.objectStore('kept').put({{ id, drafts, names, record: {} }});
                    change.oncomplete = () => {{ request.result.close(); done(); }};
                }};
            }}))",
            json!(record)
        ));
    }

    #[track_caller]
    fn part(&self, part: &str) -> String {
        self.page.text(&format!("{GAME}.then(game => game?.{part} ?? '')"))
    }

    /// Returns the record of the game that is played.
    #[track_caller]
    pub fn record(&self) -> String {
        self.part("record")
    }

    /// Returns the decisions of a turn that is not over yet.
    #[track_caller]
    pub fn draft(&self) -> String {
        self.part("drafts")
    }

    /// Returns the record and the drafts of the game that is played.
    #[track_caller]
    pub fn kept(&self) -> String {
        self.page.text(&kept_script())
    }

    /// Returns the records of all games on the shelf.
    #[track_caller]
    pub fn records(&self) -> Vec<String> {
        let all = "fogboundShelf.exported().then(text => JSON.parse(text).games.map(game => game.record))";
        let records = self.page.eval(all);
        let text = |record: &serde_json::Value| record.as_str().unwrap_or_default().to_owned();
        records.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
    }

    /// Puts so many copies of the games on the shelf beside them.
    #[track_caller]
    pub fn fill_shelf(&self, copies: usize) {
        self.page.eval(&format!(
            "fogboundShelf.exported().then(text => {{
                const all = JSON.parse(text);
                const copy = at => {{
                    const game = all.games[at % all.games.length];
                    const record = game.record + '\\n'.repeat(at);
                    return {{ ...game, id: `copy${{at}}`, stamp: `copy.${{at}}`, record }};
                }};
                const games = Array.from({{ length: {copies} }}, (_, at) => copy(at));
                return fogboundShelf.imported(JSON.stringify({{ ...all, games }}));
            }})"
        ));
    }

    /// Opens a record as a player does: by pasting its text on the start page.
    #[track_caller]
    pub fn open_record(&self, record: &str) {
        self.open_text(record);
        self.wait_for_board();
    }

    /// Pastes a text where recorded games are opened.
    #[track_caller]
    pub fn open_text(&self, text: &str) {
        self.open("");
        self.press_named("Open a recorded game");
        self.press(role("textbox").named("Text"));
        self.page.paste(text);
        self.press_named("Open");
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
        self.press_named("Share");
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
