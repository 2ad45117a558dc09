//! The game on a table, and the signals by which everything follows its changes.

use super::{Purpose, Table};
use crate::page::frames::after_frame;
use crate::page::loading::problem;
use fogbound_presenter::{self as presenter, Course, Happened, Presenter, Refused, Wish};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// The course of a game, if there is one.
type Shared = Rc<RefCell<Option<Course>>>;

/// The game, with the signals that report its changes.
#[derive(Clone, Copy)]
pub(super) struct GameSignals {
    course: StoredValue<Shared, LocalStorage>,
    /// Count of the changes of the game, which its views follow.
    pub version: RwSignal<u32>,
    /// The version that is asked about. It is the same, but follows a bot's move a moment later.
    pub asked: RwSignal<u32>,
    /// The version that is shown beside the board, which is the same a moment later.
    pub settled: RwSignal<u32>,
    /// The seat of the person at the screen. Nobody while the screen is passed on.
    pub viewer: RwSignal<Option<u8>>,
    /// The reason why an undo is possible by consent only, as long as that is offered.
    pub offer: RwSignal<Option<Refused>>,
}

impl GameSignals {
    pub fn new() -> GameSignals {
        GameSignals {
            course: StoredValue::new_local(Shared::default()),
            version: RwSignal::new(0),
            asked: RwSignal::new(0),
            settled: RwSignal::new(0),
            viewer: RwSignal::new(None),
            offer: RwSignal::new(None),
        }
    }

    /// Returns the course itself. It keeps small the generic code that is used everywhere.
    #[inline(never)]
    fn shared(self) -> Shared {
        self.course.get_value()
    }

    /// Returns something of the course, untracked. Without a game it is the default.
    pub fn peek<T: Default>(self, what: impl FnOnce(&Course) -> T) -> T {
        self.shared().borrow().as_ref().map(what).unwrap_or_default()
    }
}

impl Table {
    /// Returns something of the game, tracked. Without a game it is the default.
    pub fn show<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.game.version.track();
        self.peek(what)
    }

    /// Like [`Table::show`], for the things beside the board. They follow in a task of its own, so that no
    /// change holds the page up for long.
    pub fn show_beside<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.game.settled.track();
        self.peek(what)
    }

    /// Returns something of the game, untracked.
    pub fn peek<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.game.peek(|course| what(course.game()))
    }

    /// Returns something of the course of the game, tracked.
    pub fn show_course<T: Default>(&self, what: impl FnOnce(&Course) -> T) -> T {
        self.game.version.track();
        self.game.peek(what)
    }

    /// Returns true if there is a game, tracked.
    pub fn is_there(&self) -> bool {
        self.show_course(|_| true)
    }

    /// Returns the seat of the person at the screen, tracked. Nobody while the screen is passed on.
    pub fn viewer(&self) -> Option<u8> {
        self.game.viewer.get()
    }

    /// Returns the reason why the last decision cannot be taken back without consent, as long as an undo by
    /// consent is offered.
    pub fn offer(&self) -> RwSignal<Option<Refused>> {
        self.game.offer
    }

    /// Returns the names that were assigned to the seats, untracked. An empty one was not assigned.
    pub fn given_names(&self) -> Vec<String> {
        self.game.peek(|course| course.names().to_vec())
    }

    /// Begins a new game. Returns `false` if there is none like this.
    pub fn begin(&self, wish: &Wish, names: &[String]) -> bool {
        let texts = untrack(|| self.settings.texts());
        let game = presenter::start(wish, &texts);
        self.sit_down_or_refuse(game.map(|game| Course::new(game, names)))
    }

    /// Opens a recorded game, which stands on no shelf yet. Returns `false` if it cannot be read.
    pub fn open(&self, record: &str, names: &[String]) -> bool {
        self.sit_down_or_refuse(self.read(record, "", names))
    }

    /// Reads a recorded game with the turns that were being composed in it.
    pub(super) fn read(
        &self,
        record: &str,
        drafts: &str,
        names: &[String],
    ) -> Result<Course, Refused> {
        let texts = untrack(|| self.settings.texts());
        let refused = |error: fogbound_table::record::RecordError| Refused {
            text: problem(&error, self.settings),
            rule: error.rule().to_owned(),
        };
        let mut course = Course::new(presenter::open(record, &texts).map_err(refused)?, names);
        course.restore(drafts);
        Ok(course)
    }

    fn sit_down_or_refuse(&self, course: Result<Course, Refused>) -> bool {
        match course {
            Ok(course) => {
                self.by_chance.set(false);
                self.sit_down(course);
            }
            Err(refused) => {
                self.refuse(refused);
                return false;
            }
        }
        true
    }

    /// Takes up a game that stands on no shelf yet. The one before stays on its shelf.
    pub fn sit_down(&self, course: Course) {
        self.make_room();
        self.lay_out(course);
    }

    /// Places a game on the table.
    pub(super) fn lay_out(&self, course: Course) {
        *self.game.shared().borrow_mut() = Some(course);
        self.showing.clear();
        if let Some(bots) = self.bots.filter(|_| self.keeping().is_some()) {
            bots.rest();
        }
        self.changed();
        self.ask();
    }

    /// Changes the game, and lets everything follow. One that goes on in another tab is not changed here.
    pub(super) fn change<T>(&self, what: impl FnOnce(&mut Course) -> T) -> Option<T> {
        if untrack(|| self.is_elsewhere()) {
            return None;
        }
        let done = self.change_unasked(what);
        if done.is_some() {
            self.ask();
        }
        done
    }

    /// Changes the game, and lets the board follow.
    pub(super) fn change_unasked<T>(&self, what: impl FnOnce(&mut Course) -> T) -> Option<T> {
        let done = self.game.shared().borrow_mut().as_mut().map(what);
        if done.is_some() {
            self.changed();
        }
        done
    }

    /// Lets the game go on by what comes from a table elsewhere, and returns what `hear` makes of it.
    pub fn hear<T>(&self, hear: impl FnOnce(&mut Option<Course>) -> T) -> T {
        let shared = self.game.shared();
        let heard = hear(&mut shared.borrow_mut());
        self.changed();
        self.ask();
        heard
    }

    /// Shows a game that was just opened, or what has just happened in it.
    pub fn follow(&self, happened: Option<Happened>) {
        match happened {
            Some(happened) => self.showing.happened.set(Some(happened)),
            None => self.showing.clear(),
        }
    }

    /// Returns something of the course of the game that may take parts out of it, untracked. Nothing is shown anew.
    pub fn take_out<T: Default>(&self, what: impl FnOnce(&mut Course) -> T) -> T {
        self.game.shared().borrow_mut().as_mut().map(what).unwrap_or_default()
    }

    fn changed(&self) {
        self.keep();
        if let Purpose::Online(told) = self.purpose {
            told.run(());
        }
        let game = self.game;
        game.version.update(|version| *version = version.wrapping_add(1));
        let viewer = game.peek(Course::viewer).filter(|_| !self.is_recorded());
        if game.viewer.get_untracked() != viewer {
            game.viewer.set(viewer);
        }
        let offer = game.peek(|course| course.offer().map(|offer| offer.refused.clone()));
        if game.offer.with_untracked(|before| *before != offer) {
            game.offer.set(offer);
        }
        self.let_bots_go_on();
    }

    /// Asks about the game as it is now, and a frame later shows it beside the board.
    pub(super) fn ask(&self) {
        let follow = |from: RwSignal<u32>, to: RwSignal<u32>| {
            // A recorded game may have been left by now.
            if let Some(version) = from.try_get_untracked() {
                to.try_set(version);
            }
        };
        let GameSignals { version, asked, settled, .. } = self.game;
        follow(version, asked);
        after_frame(move || follow(version, settled));
    }
}
