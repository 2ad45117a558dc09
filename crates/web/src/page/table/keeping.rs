//! The game on the table as the shelf keeps it. Several tabs may have one game: only the one that has seen the
//! last decision may write the next.

use super::Table;
use crate::page::parts;
use crate::page::route::Route;
use crate::page::shelf::{Shelf, Summary};
use crate::shelf::{self, Kept, Put};
use fogbound_presenter::{Course, Refused, pack};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Kept {
    fn of(course: &Course) -> Kept {
        let (record, drafts) = (course.game().record(), course.drafts());
        Kept { record, drafts, names: course.names().join("\n") }
    }

    /// Returns the names of the seats, as many as were joined: a game that is taken up again must not look new to other
    /// tabs.
    pub fn names(&self) -> Vec<String> {
        self.names.split('\n').map(str::to_owned).collect()
    }
}

/// This tab's knowledge of the kept game.
#[derive(Clone, Copy)]
pub(super) struct Keeping {
    /// The name of the game on the table.
    id: RwSignal<String>,
    /// The game as this tab has read or written it last.
    known: StoredValue<Kept>,
    /// True if the game has gone on in another tab, so that nothing of it is kept here any more.
    pub elsewhere: RwSignal<bool>,
    shelf: Shelf,
}

impl Keeping {
    pub fn new(shelf: Shelf) -> Keeping {
        Keeping {
            shelf,
            id: RwSignal::new(String::new()),
            known: StoredValue::new(Kept::default()),
            elsewhere: RwSignal::new(false),
        }
    }

    /// Prepares for a game that is known so far.
    fn turn_to(self, id: String, known: Kept) {
        self.id.set(id);
        self.known.set_value(known);
        self.elsewhere.set(false);
    }
}

impl Table {
    /// Keeps the game in the browser.
    pub(super) fn keep(&self) {
        if let Some(keeping) = self.keeping()
            && let Some((now, mut told)) =
                self.game.peek(|course| Some((Kept::of(course), Summary::of(course))))
        {
            let is_known = keeping.known.with_value(|known| *known == now);
            if is_known || keeping.elsewhere.get_untracked() {
                return;
            }
            let id = keeping.id.get_untracked();
            told.first_try = keeping.shelf.first_try(&id, &told);
            let put = shelf::put(&id, &told.to_string(), &now);
            keeping.known.set_value(now);
            let table = *self;
            spawn_local(async move {
                let put = put.await;
                keeping.shelf.noticed(put);
                if put == Put::Elsewhere {
                    table.heard(keeping, id).await;
                }
            });
        }
    }

    /// Follows another tab that has gone on with a game, if it is the one on this table: it is shown as it is kept
    /// now, and nothing is decided here until it is taken over.
    async fn heard(self, keeping: Keeping, id: String) {
        if self.id() != id {
            return;
        }
        keeping.elsewhere.set(true);
        let Some(kept) = shelf::take(&id).await else { return };
        let Ok(games) = parts::games().await else { return };
        let is_looked_at =
            self.id() == id && untrack(|| self.is_elsewhere() && self.ply().is_none());
        // What cannot be read is told by the tab that takes it over.
        if let Ok(course) = (games.read)(&self, &kept)
            && is_looked_at
        {
            self.lay_out(course);
        }
    }

    /// Reads a kept game.
    ///
    /// # Errors
    /// The problem with its record.
    pub fn read_kept(&self, kept: &Kept) -> Result<Course, Refused> {
        self.read(&kept.record, &kept.drafts, &kept.names())
    }

    /// Prepares for a game that is on no shelf yet. One that nobody has moved in goes from the shelf.
    pub(super) fn make_room(&self) {
        let Some(keeping) = self.keeping() else { return };
        let is_untouched = self.game.peek(|course| {
            course.game().plies() == 0 && course.drafts().is_empty() && !course.game().is_over()
        });
        let before = keeping.id.get_untracked();
        if is_untouched && !keeping.elsewhere.get_untracked() {
            spawn_local(async move { shelf::remove(&before).await });
        }
        keeping.turn_to(shelf::fresh(), Kept::default());
    }

    /// Returns the game as the browser keeps it, untracked.
    pub fn as_kept(&self) -> Kept {
        self.game.peek(Kept::of)
    }

    /// Keeps a game that was played at a table elsewhere and is over, by the name of that table.
    pub fn keep_finished(&self, name: String, shelf: Shelf) {
        let kept = self.game.peek(|course| Some((Kept::of(course), Summary::of(course))));
        if let Some((kept, told)) = kept {
            let put = shelf::put(&name, &told.to_string(), &kept);
            spawn_local(async move {
                // Another tab may have kept it already.
                put.await;
                shelf.changed();
            });
        }
    }

    /// Takes a game from the shelf, as it is kept now.
    ///
    /// # Errors
    /// The problem: it is not there or cannot be read. It is left as it is, and so is the table.
    pub(crate) async fn take(self, id: String) -> Result<(), Problem> {
        let Some(kept) = shelf::take(&id).await else { return Err(Problem::Gone) };
        let course = self.read_kept(&kept).map_err(|refused| Problem::Broken {
            text: refused.text,
            record: kept.record.clone(),
        })?;
        if let Some(keeping) = self.keeping() {
            keeping.turn_to(id, kept);
        }
        self.lay_out(course);
        Ok(())
    }

    /// Goes on here with the game that has gone on in another tab.
    pub fn take_over(self) {
        let id = self.id();
        spawn_local(async move {
            // What cannot be taken stays in the other tab.
            let _ = self.take(id).await;
        });
    }

    /// Returns the name of the game on the table, untracked. Empty without one.
    pub fn id(&self) -> String {
        self.keeping().map(|keeping| keeping.id.get_untracked()).unwrap_or_default()
    }

    /// Returns the address of the game on the table.
    pub fn route(&self) -> Route {
        Route::Play(self.id())
    }

    /// Returns the address of the game on the table from its beginning.
    pub fn replay(&self) -> Route {
        Route::Replay(format!("mine.{}", self.id()), 0)
    }

    /// Returns the address of the analysis of the game at a place.
    pub fn analysis(&self, place: &str) -> Route {
        let game = match self.id() {
            id if id.is_empty() => pack(&self.peek(|game| game.record())),
            id => format!("mine.{id}"),
        };
        Route::Analyse(game, place.to_owned())
    }

    /// Returns true if the game has gone on in another tab, tracked.
    pub fn is_elsewhere(&self) -> bool {
        self.keeping().is_some_and(|keeping| keeping.elsewhere.get())
    }

    /// Notices at once when another tab goes on with the game.
    pub(super) fn watch_other_tabs(&self) {
        let Some(keeping) = self.keeping() else { return };
        let table = *self;
        shelf::listen(move |id| {
            keeping.shelf.changed();
            spawn_local(table.heard(keeping, id));
        });
    }
}

/// The reason for which a game cannot be taken from the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is not there.
    Gone,
    /// It cannot be read.
    Broken {
        /// The reason, in words.
        text: String,
        /// What is kept.
        record: String,
    },
}
