//! What is found out about a finished game as long as its end is on the screen: workers are asked piece by piece.

use crate::page::reactive::effect;
use crate::page::table::{Found, Table};
use fogbound_presenter::{Look, Presenter};
use leptos::prelude::*;
use std::rc::Rc;

/// Something that is found out piece by piece.
pub trait Piecemeal: Clone + Send + Sync + 'static {
    /// A piece to be asked for.
    type Piece: Copy + PartialEq + Send + Sync + 'static;
    /// What the worker answers.
    type Answer: 'static;

    /// Begins with nothing found, for whoever looks; returns `None` where there is nothing to find.
    fn begin(game: &dyn Presenter, viewer: Option<u8>) -> Option<Self>;

    /// Returns the piece to ask for, beside those that are `asked` for already; `None` if there is none now.
    fn next(&self, asked: &[Self::Piece]) -> Option<Self::Piece>;

    /// Asks the worker of a table.
    fn ask(
        table: Table,
        piece: Self::Piece,
        record: &str,
        heard: impl FnOnce(Option<Self::Answer>) + 'static,
    );

    /// Notes an answer.
    fn note(&mut self, piece: Self::Piece, answer: Self::Answer);

    /// Returns its place among what was found out.
    fn place(found: &mut Found) -> &mut Option<Self>;
}

/// The finding out about the game on a table.
pub struct Finding<T: Piecemeal> {
    /// The table of the game.
    table: Table,
    /// The table whose worker is asked.
    pub played: Table,
    /// True while the end of the game is on the screen.
    pub shown: RwSignal<bool>,
    /// What has been found.
    pub found: RwSignal<Option<T>>,
    /// The pieces whose answers are awaited.
    asked: StoredValue<Vec<T::Piece>>,
}

impl<T: Piecemeal> Clone for Finding<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Piecemeal> Copy for Finding<T> {}

impl<T: Piecemeal> Finding<T> {
    /// Begins whenever the end of a game is on the screen.
    pub fn prepare(table: Table, played: Table, shown: RwSignal<bool>) -> Finding<T> {
        let found = RwSignal::new(None);
        let finding = Finding { table, played, shown, found, asked: StoredValue::new(Vec::new()) };
        effect(move || {
            if !shown.get() {
                return;
            }
            if found.with_untracked(Option::is_none) {
                let viewer = table.look().viewer;
                found.set(finding.known().or_else(|| table.peek(|game| T::begin(game, viewer))));
            }
            finding.find();
        });
        finding
    }

    /// Returns what was found when the same game was looked at before.
    fn known(self) -> Option<T> {
        let game = self.table.peek(|game| game.hash(Look::default()));
        let known = |found: &mut Found| T::place(found).clone().filter(|_| found.game == game);
        self.played.found()?.try_update_value(known).flatten()
    }

    /// Keeps what was found for when the game is looked at again.
    fn keep(self) {
        let game = self.table.peek(|game| game.hash(Look::default()));
        let Some(kept) = self.played.found() else { return };
        kept.update_value(|kept| {
            if kept.game != game {
                *kept = Found { game, ..Found::default() };
            }
            *T::place(kept) = self.found.get_untracked();
        });
    }

    /// Forgets what was found, as another game is on the table.
    pub fn forget(self) {
        self.found.set(None);
    }

    /// Goes on finding, after what is to be found has changed.
    pub fn find(self) {
        self.go_on(self.table.peek(|game| game.record()).into());
    }

    /// Asks for the next pieces, until enough is known or nobody looks any more.
    fn go_on(self, record: Rc<str>) {
        while self.shown.try_get_untracked() == Some(true)
            && let Some(asked) = self.asked.try_get_value()
            && asked.len() < self.played.patient()
            && let Some(piece) = self.found.with_untracked(|found| found.as_ref()?.next(&asked))
        {
            self.ask(piece, record.clone());
        }
    }

    fn ask(self, piece: T::Piece, record: Rc<str>) {
        self.asked.update_value(|asked| asked.push(piece));
        T::ask(self.played, piece, &record.clone(), move |answer| {
            // The view may have been left meanwhile.
            let is_there = self.asked.try_update_value(|asked| asked.retain(|it| *it != piece));
            if is_there.is_none() {
                return;
            }
            let Some(answer) = answer else { return };
            if self.table.peek(|game| game.record() == *record) {
                self.found.update(|found| {
                    if let Some(found) = found {
                        found.note(piece, answer);
                    }
                });
                self.keep();
                self.go_on(record);
            }
        });
    }
}
