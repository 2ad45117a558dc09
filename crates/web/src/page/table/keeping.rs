//! The running game as the browser keeps it, and several tabs with one game: only the one that has seen the
//! last decision may write the next.

use super::Table;
use crate::storage;
use fogbound_presenter::Course;
use leptos::ev;
use leptos::prelude::*;

/// A game as the browser keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    record: String,
    drafts: String,
    names: String,
}

impl Kept {
    fn of(course: &Course) -> Kept {
        let (record, drafts) = (course.game().record(), course.drafts());
        Kept { record, drafts, names: course.names().join("\n") }
    }

    fn read() -> Option<Kept> {
        let read = |key| storage::get(key).unwrap_or_default();
        let record = storage::get(storage::RECORD)?;
        Some(Kept { record, drafts: read(storage::DRAFTS), names: read(storage::NAMES) })
    }

    fn write(&self) {
        storage::set(storage::NAMES, &self.names);
        storage::set(storage::RECORD, &self.record);
        storage::set(storage::DRAFTS, &self.drafts);
    }
}

/// This tab's knowledge of the kept game.
#[derive(Clone, Copy)]
pub(super) struct Keeping {
    /// The game that this tab has read or written last.
    known: StoredValue<Option<Kept>>,
    /// True if the game has gone on in another tab, so that nothing of it is kept here any more.
    pub elsewhere: RwSignal<bool>,
}

impl Keeping {
    pub fn new() -> Keeping {
        Keeping { known: StoredValue::new(None), elsewhere: RwSignal::new(false) }
    }

    /// Returns the game that another tab has kept since this one looked last.
    fn news(self) -> Option<Kept> {
        Kept::read().filter(|kept| self.known.with_value(|known| known.as_ref() != Some(kept)))
    }

    /// Keeps a game, unless another tab has kept something that is not known here.
    fn keep(self, now: &Kept) {
        if self.known.with_value(|known| known.as_ref() == Some(now)) {
            return;
        }
        if self.news().is_some() {
            return self.elsewhere.set(true);
        }
        now.write();
        // If storage is full or forbidden, this is not the game that should have been kept.
        self.known.set_value(Kept::read());
    }
}

impl Table {
    /// Keeps the game in the browser.
    pub(super) fn keep(&self) {
        if let Some((_, keeping)) = self.played
            && let Some(now) = self.game.peek(|course| Some(Kept::of(course)))
        {
            keeping.keep(&now);
        }
    }

    /// Takes up the game that the browser keeps, if it is not the one played here already. Returns `true` if
    /// there is a game then. One that cannot be read is refused and left as it is.
    pub fn catch_up(&self) -> bool {
        let news = self.played.and_then(|(_, keeping)| Some((keeping, keeping.news()?)));
        if let Some((keeping, kept)) = news {
            // As many as were joined: a game that is taken up here must not look new to other tabs.
            let names: Vec<String> = kept.names.split('\n').map(str::to_owned).collect();
            keeping.known.set_value(Some(kept.clone()));
            if !self.open(&kept.record, &kept.drafts, &names) {
                return false;
            }
        }
        self.peek(|_| true)
    }

    /// Returns true if an unfinished game, here or kept by the browser, would be lost to another one.
    pub fn is_busy(&self) -> bool {
        let is_there = self.catch_up();
        let is_running = self.peek(|game| game.ending().is_none() && game.plies() > 0);
        is_running || (!is_there && storage::get(storage::RECORD).is_some())
    }

    /// Returns true if the game has gone on in another tab, tracked.
    pub fn is_elsewhere(&self) -> bool {
        self.played.is_some_and(|(_, keeping)| keeping.elsewhere.get())
    }

    /// Notices at once when another tab goes on with the game.
    pub(super) fn watch_other_tabs(&self) {
        let table = *self;
        let listener = window_event_listener(ev::storage, move |_| {
            if let Some((_, keeping)) = table.played {
                keeping.elsewhere.set(table.peek(|_| true) && keeping.news().is_some());
            }
        });
        on_cleanup(move || listener.remove());
    }
}
