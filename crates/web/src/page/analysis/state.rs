//! The state of an analysis: the tree, the table on which its place is played, and where it is kept.

use crate::page::loading::problem;
use crate::page::route::{Route, rewrite};
use crate::page::settings::{Settings, use_settings};
use crate::page::table::Table;
use crate::shelf::{self, Kept};
use fogbound_presenter::{Analysis, MoveLine, pack};
use fogbound_table::record::Sets;
use fogbound_table::texts::Texts;
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// What stands before each step of a turn in an address, and in place of its blanks.
const STEP: char = ';';
const BLANK: char = '+';

/// Returns the place of a position in an address with a better turn from there on.
pub fn place_with(ply: usize, better: &[String]) -> String {
    let step = |step: &String| format!("{STEP}{}", step.replace(' ', &BLANK.to_string()));
    format!("{ply}{}", better.iter().map(step).collect::<String>())
}

/// An analysis on the page. A copy is the same analysis.
#[derive(Clone, Copy)]
pub struct Analyst {
    analysis: StoredValue<Analysis, LocalStorage>,
    /// Count of the changes, which the views follow.
    version: RwSignal<u32>,
    table: Table,
    running: Table,
    settings: Settings,
    /// The name of the game on the shelf, if it stands there and its analysis is kept with it.
    mine: StoredValue<Option<String>>,
    /// The record as it is kept.
    kept: StoredValue<String>,
    /// The record before something was deleted from it, and the number of the move that was looked at then, until
    /// something else is changed.
    deleted: RwSignal<Option<(String, usize)>>,
}

impl Analyst {
    /// Takes up a record at a place on a table: the number of a move that was played, or `v` and the number of any
    /// move in the order of the tree. A better turn from there on may stand behind it ([`place_with`]).
    ///
    /// # Errors
    /// The problem of the record, in words.
    pub fn open(
        record: &str,
        mine: Option<String>,
        place: &str,
        table: Table,
        running: Table,
    ) -> Result<Analyst, String> {
        let settings = use_settings();
        let texts = untrack(|| settings.texts());
        let analysis = Analysis::open("", record, Sets::shipped(), &texts);
        let mut analysis = analysis.map_err(|error| problem(&error, settings))?;
        let number = |text: &str| text.parse::<usize>().ok();
        let mut parts = place.split(STEP);
        let place = parts.next().unwrap_or_default();
        let better: Vec<String> = parts.map(|step| step.replace(BLANK, " ")).collect();
        let place = match place.strip_prefix('v') {
            Some(nth) => number(nth)
                .and_then(|nth| analysis.moves().get(nth.checked_sub(1)?).map(|it| it.id)),
            None => number(place).filter(|&ply| ply <= analysis.tree().plies()),
        };
        if let Some(id) = place {
            analysis.go_to(id);
        }
        let mine = mine.filter(|_| !analysis.is_public());
        let analyst = Analyst {
            kept: StoredValue::new(analysis.text()),
            analysis: StoredValue::new_local(analysis),
            version: RwSignal::new(0),
            table,
            running,
            settings,
            mine: StoredValue::new(mine),
            deleted: RwSignal::new(None),
        };
        analyst.lay_out();
        if let Some(ply) = place.filter(|_| !better.is_empty()) {
            analyst.change(|it| it.suggest(ply, &better));
        }
        Ok(analyst)
    }

    /// Returns the table on which the place is shown and played.
    pub fn table(self) -> Table {
        self.table
    }

    /// Returns the moves, tracked.
    pub fn moves(self) -> Vec<MoveLine> {
        self.version.track();
        self.analysis.with_value(Analysis::moves)
    }

    /// Returns something of the analysis, untracked.
    pub fn peek<T>(self, what: impl FnOnce(&Analysis) -> T) -> T {
        self.analysis.with_value(what)
    }

    /// Names the moves in another language.
    pub fn speak(self, texts: &Rc<Texts>) {
        if !self.peek(|it| it.speaks(texts)) {
            self.analysis.update_value(|it| it.speak(Rc::clone(texts)));
            self.changed();
        }
    }

    /// Goes somewhere else in the tree.
    pub fn walk(self, go: impl FnOnce(&mut Analysis) -> bool) {
        if self.analysis.try_update_value(go) == Some(true) {
            self.lay_out();
            self.changed();
        }
    }

    /// Deletes the step that one looks at with all that follows it.
    pub fn delete(self) {
        let before = (self.peek(Analysis::text), untrack(|| self.here()));
        if self.analysis.try_update_value(Analysis::delete) == Some(true) {
            self.lay_out();
            self.changed();
            self.keep();
            self.deleted.set(Some(before));
        }
    }

    /// Returns true if something was deleted just now, tracked.
    pub fn has_deleted(self) -> bool {
        self.deleted.with(Option::is_some)
    }

    /// Puts back what was deleted just now.
    pub fn restore(self) {
        let Some((record, here)) = self.deleted.get_untracked() else { return };
        let texts = untrack(|| self.settings.texts());
        // It was kept here.
        if let Ok(mut analysis) = Analysis::open("", &record, Sets::shipped(), &texts) {
            let at = here.checked_sub(1).and_then(|nth| analysis.moves().get(nth).map(|it| it.id));
            analysis.go_to(at.unwrap_or_default());
            self.analysis.set_value(analysis);
            self.lay_out();
            self.changed();
            self.keep();
        }
    }

    /// Changes the tree, or what is said in it.
    pub fn change(self, what: impl FnOnce(&mut Analysis)) {
        let before = self.peek(Analysis::at);
        self.analysis.update_value(what);
        if self.peek(Analysis::at) != before {
            self.lay_out();
        }
        self.changed();
        self.keep();
    }

    /// Goes where the game on the table has gone.
    pub fn follow(self, record: &str) {
        let before = self.peek(Analysis::at);
        let has_told = self.analysis.try_update_value(|it| it.follow(record));
        if has_told == Some(true) {
            self.lay_out();
        }
        if self.peek(Analysis::at) != before {
            self.changed();
            self.keep();
        }
    }

    /// Shows the place on the table.
    fn lay_out(self) {
        let table = self.table;
        // It was opened when the record was taken up.
        if let Ok(course) = self.peek(Analysis::course) {
            table.sit_down(course);
        }
    }

    fn changed(self) {
        self.deleted.set(None);
        self.version.update(|version| *version = version.wrapping_add(1));
    }

    /// Keeps the analysis with its game on the shelf, else in the address of the page.
    fn keep(self) {
        let Some(id) = self.mine.get_value() else { return rewrite(&untrack(|| self.route())) };
        let record = self.peek(Analysis::text);
        if self.kept.with_value(|kept| *kept == record) {
            return;
        }
        self.kept.set_value(record.clone());
        let running = self.running;
        spawn_local(async move {
            let Some(kept) = shelf::take(&id).await else { return };
            let told = shelf::list().into_iter().find(|it| it.id == id).map(|it| it.told);
            // If another tab has it by now, the analysis is that tab's to write.
            let _ = shelf::put(&id, &told.unwrap_or_default(), &Kept { record, ..kept }).await;
            if running.id() == id {
                // What cannot be taken stays as it is.
                let _ = running.take(id).await;
            }
        });
    }

    /// Returns the number of the move that one looks at in the order of the tree, from 1; 0 at the start. Tracked.
    fn here(self) -> usize {
        self.moves().iter().position(|it| it.is_here).map_or(0, |at| at + 1)
    }

    /// Returns the address of the analysis at its place, for others.
    pub fn route(self) -> Route {
        Route::Analyse(pack(&self.peek(Analysis::text)), format!("v{}", self.here()))
    }

    /// Plays on from the place against bots of a level, as a new game. Returns its address.
    pub fn play_on(self, bot: &str) -> Option<Route> {
        match self.peek(|it| it.play_on(bot)) {
            Ok(record) => {
                let running = self.running;
                running.open(&record, &[]).then(|| running.route())
            }
            Err(refused) => {
                self.table.refuse(refused);
                None
            }
        }
    }

    /// Returns the settings of the page.
    pub fn settings(self) -> Settings {
        self.settings
    }
}
