//! The table of the page: the game on it, the pointed and chosen answers, the displayed position, and the
//! bots.
//!
//! Every part of the page reads a [`Table`] and sends it requests. `fogbound_presenter::Course` decides whose
//! turn it is and who looks at the screen. This module contains the signals by which the page follows, the
//! pace of bots (`bots.rs`) and the game that the browser keeps (`keeping.rs`).

mod advice;
mod bots;
mod game;
mod keeping;
mod pieces;
mod pointing;
mod showing;

pub use bots::Found;
pub use keeping::Problem;
pub use pointing::Chosen;

use super::settings::Settings;
use super::shelf::Shelf;
use super::wishes;
use crate::page::reactive::effect;
use crate::worker::Thinker;
use advice::Advising;
use bots::Bots;
use fogbound_presenter::{Pushed, Refused};
use game::GameSignals;
use keeping::Keeping;
use leptos::prelude::*;
use pointing::Pointing;
use showing::Showing;

/// The table for recorded games, which are shown and not played.
#[derive(Clone, Copy)]
pub struct Recorded(pub Table);

/// The table for positions to solve.
#[derive(Clone, Copy)]
pub struct Solving(pub Table);

/// The table for analyses.
#[derive(Clone, Copy)]
pub struct Analysing(pub Table);

/// The running game. A copy is the same game.
#[derive(Clone, Copy)]
pub struct Table {
    settings: Settings,
    game: GameSignals,
    pointing: Pointing,
    showing: Showing,
    /// The bots that play here or give advice. A recorded game has none.
    bots: Option<Bots>,
    advising: Advising,
    purpose: Purpose,
    /// Set if chance draws the tiles that people would have to tell.
    by_chance: RwSignal<bool>,
    /// The word of the tile that was picked from those that can be told.
    picked: RwSignal<String>,
}

/// The use of a table.
#[derive(Clone, Copy)]
enum Purpose {
    /// A game is played in this browser, which keeps it.
    Play(Keeping),
    /// A game is played that goes on at a table elsewhere. The function is called after each change.
    Online(Callback<()>),
    /// A position is solved: it is played, but neither kept nor taken back beyond its start.
    Solve,
    /// A position of an analysis is played on, by whoever looks, and kept elsewhere.
    Analyse,
    /// A recorded game is shown.
    Show,
}

impl Table {
    /// Returns the table of the game that is played in this browser.
    pub fn new(settings: Settings, shelf: Shelf) -> Table {
        let bots = Bots::new(Thinker::start());
        let table = Table::with(settings, Some(bots), Purpose::Play(Keeping::new(shelf)));
        table.watch_other_tabs();
        table
    }

    /// Returns a table for looking at a recorded game, which leaves the running one alone.
    pub fn recorded(settings: Settings) -> Table {
        Table::with(settings, None, Purpose::Show)
    }

    /// Returns a table whose game goes on elsewhere. `told` is called after each change, to send what was decided
    /// here. `beside` is the table whose bots give advice.
    pub fn online(settings: Settings, beside: Table, told: Callback<()>) -> Table {
        Table::with(settings, beside.bots, Purpose::Online(told))
    }

    /// Returns a table for positions to solve, which leaves the running game alone.
    pub fn solving(settings: Settings) -> Table {
        Table::with(settings, None, Purpose::Solve)
    }

    /// Returns a table for analyses, which leaves the running game alone. `beside` is the table whose bots give advice.
    pub fn analysing(settings: Settings, beside: Table) -> Table {
        Table::with(settings, beside.bots, Purpose::Analyse)
    }

    fn with(settings: Settings, bots: Option<Bots>, purpose: Purpose) -> Table {
        let (game, pointing) = (GameSignals::new(), Pointing::new());
        let elsewhere = match purpose {
            Purpose::Play(keeping) => keeping.elsewhere,
            Purpose::Online(_) | Purpose::Solve | Purpose::Analyse | Purpose::Show => {
                RwSignal::new(false)
            }
        };
        let showing = Showing::new(game, pointing, elsewhere);
        let advising = Advising::new();
        let (by_chance, picked) = (RwSignal::new(false), RwSignal::new(String::new()));
        let table =
            Table { settings, game, pointing, showing, bots, advising, purpose, by_chance, picked };
        pointing.follow(showing.question);
        advising.follow(showing.question);
        effect(move || {
            let texts = settings.texts();
            untrack(|| table.change(|course| course.speak(texts)));
        });
        table
    }

    /// Returns true if the game is a recorded one.
    pub fn is_recorded(&self) -> bool {
        matches!(self.purpose, Purpose::Show)
    }

    /// Returns true if a position of an analysis is played on.
    pub fn is_analysed(&self) -> bool {
        matches!(self.purpose, Purpose::Analyse)
    }

    /// Returns true if bots give advice here.
    pub fn has_hints(&self) -> bool {
        self.bots.is_some()
    }

    /// Returns what keeps the game, if it is played in this browser.
    fn keeping(&self) -> Option<Keeping> {
        match self.purpose {
            Purpose::Play(keeping) => Some(keeping),
            Purpose::Online(_) | Purpose::Solve | Purpose::Analyse | Purpose::Show => None,
        }
    }

    /// Returns true if the game goes on at a table elsewhere, which people at other screens see, too.
    pub fn is_online(&self) -> bool {
        matches!(self.purpose, Purpose::Online(_))
    }

    /// Takes the decisions of a turn, one after the other.
    pub fn play(&self, turn: &[String]) {
        for action in turn {
            if let Some(Err(refused)) = self.change(|course| course.push(action)) {
                return self.refuse(refused);
            }
        }
    }

    /// Takes the answer that is chosen.
    pub fn confirm(&self) {
        let Some(chosen) = self.pointing.chosen.get_untracked() else { return };
        self.showing.refused.set(None);
        match self.change(|course| course.push(&chosen.action)) {
            Some(Ok(Pushed::Taken(happened))) => self.showing.happened.set(Some(happened)),
            Some(Ok(Pushed::Drafted)) | None => {}
            Some(Err(refused)) => self.refuse(refused),
        }
    }

    /// Returns true if an answer is chosen or drafted, untracked.
    pub fn has_begun(&self) -> bool {
        let has_chosen = self.pointing.chosen.with_untracked(Option::is_some);
        has_chosen || !self.game.peek(|course| course.drafts().is_empty())
    }

    /// Returns true if nothing can be taken back, since nothing is decided, drafted or chosen; tracked.
    pub fn is_untouched(&self) -> bool {
        let is_begun =
            self.chosen().is_some() || self.show_course(|course| !course.drafts().is_empty());
        let may_go_back = match self.purpose {
            Purpose::Solve => false,
            Purpose::Analyse => true,
            Purpose::Play(_) | Purpose::Online(_) | Purpose::Show => {
                self.show(|game| game.plies() > 0)
            }
        };
        !is_begun && !may_go_back
    }

    /// Takes back the last choice, draft or decision, in this order.
    pub fn take_back(&self) {
        if self.pointing.chosen.get_untracked().is_some() {
            return self.unchoose();
        }
        let was_begun = matches!(self.purpose, Purpose::Solve | Purpose::Analyse);
        if was_begun && !self.has_begun() {
            return;
        }
        let done = self.change(|course| course.take_back(1));
        self.showing.happened.set(None);
        // An undo that is possible by consent is offered instead.
        let is_offered = self.game.offer.with_untracked(Option::is_some);
        self.showing.refused.set(done.and_then(Result::err).filter(|_| !is_offered));
    }

    /// Records that the next person agrees to an undo, or declines.
    pub fn agree(&self, agrees: bool) {
        let done = self.change(|course| course.agree(agrees));
        self.showing.refused.set(done.and_then(Result::err));
    }

    /// Gives a seat to somebody else.
    pub fn give_seat(&self, seat: u8, who: &str) {
        let done = self.change(|course| course.give_seat(seat, who));
        self.showing.refused.set(done.and_then(Result::err));
    }

    /// Writes a remark about a position of a game that is over.
    pub fn set_remark(&self, ply: usize, text: &str) {
        self.change(|course| course.set_remark(ply, text));
    }

    /// Renames a seat. With an empty name it is called by its player.
    pub fn rename(&self, seat: u8, name: &str) {
        self.change(|course| course.rename(seat, name));
    }

    /// Returns true if whoever looks has to tell the tile that comes next, tracked. At a table elsewhere the server does,
    /// and the end of a turn is the end of a position to solve.
    pub fn wants_tile(&self) -> bool {
        let tells = matches!(self.purpose, Purpose::Play(_) | Purpose::Analyse);
        tells && self.show(|game| game.wants_tile())
    }

    /// Tells the tile that comes next.
    pub fn tell_tile(&self, name: &str) {
        if let Some(Err(refused)) = self.change(|course| course.tell_tile(name)) {
            self.refuse(refused);
        }
    }

    /// Tells a tile that chance draws.
    pub fn tell_by_chance(&self) {
        let chance = wishes::random_bits();
        // A game may have gone on, or been left.
        if self.peek(|game| game.wants_tile())
            && let Some(tile) = self.peek(|game| game.drawn_by_chance(&chance))
        {
            self.tell_tile(&tile);
        }
    }

    /// Returns whether chance draws the tiles that people would have to tell.
    pub fn draws_by_chance(&self) -> RwSignal<bool> {
        self.by_chance
    }

    /// Returns the word of the tile that was picked from those that can be told.
    pub fn picked(&self) -> RwSignal<String> {
        self.picked
    }

    /// Shows the screen to somebody.
    pub fn sit(&self, seat: u8) {
        self.change(|course| course.sit(seat));
    }

    /// Shows a refusal.
    pub fn refuse(&self, refused: Refused) {
        self.showing.refused.set(Some(refused));
    }
}

/// Returns the table of the page.
pub fn use_table() -> Table {
    // `App` provides it before anything is shown.
    expect_context::<Table>()
}
