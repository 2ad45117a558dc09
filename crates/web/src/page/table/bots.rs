//! Bots: they think in a worker, and their decisions are looked at one by one.

use super::Table;
use crate::page::frames::after_frame;
use crate::worker::{Ask, Thinker};
use fogbound_presenter::{Course, Refused};
use fogbound_table::texts::msg;
use leptos::prelude::*;
use std::time::Duration;

/// How long a bot's decision is looked at before the next one.
const PACE: Duration = Duration::from_millis(450);

/// The bots of a table.
#[derive(Clone, Copy)]
pub(super) struct Bots {
    thinker: StoredValue<Thinker, LocalStorage>,
    thinking: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// Whether somebody is at the table; otherwise nothing moves.
    attended: StoredValue<bool>,
}

impl Bots {
    pub fn new(thinker: Thinker) -> Bots {
        Bots {
            thinker: StoredValue::new_local(thinker),
            thinking: RwSignal::new(false),
            paused: RwSignal::new(false),
            attended: StoredValue::new(false),
        }
    }

    /// Nobody thinks or waits in a game that has just been taken up.
    pub fn rest(self) {
        self.paused.set(false);
        self.thinking.set(false);
    }
}

impl Table {
    /// Whether a bot is thinking, tracked.
    pub fn is_thinking(&self) -> bool {
        self.played.is_some_and(|(bots, _)| bots.thinking.get())
    }

    /// Whether bots wait, tracked.
    pub fn is_paused(&self) -> bool {
        self.played.is_some_and(|(bots, _)| bots.paused.get())
    }

    /// Lets bots wait, or go on.
    pub fn pause(&self, paused: bool) {
        if let Some((bots, _)) = self.played {
            bots.paused.set(paused);
        }
        self.let_bots_go_on();
    }

    /// Somebody comes to the table, so that bots play; they stop when that part of the page is left.
    pub fn attend(&self) {
        let Some((Bots { attended, .. }, _)) = self.played else { return };
        attended.set_value(true);
        on_cleanup(move || attended.set_value(false));
        self.let_bots_go_on();
    }

    /// Whether bots do not play now: they were told to wait, nobody is at the table, or the game goes on in
    /// another tab.
    fn waits(&self) -> bool {
        self.played.is_none_or(|(bots, keeping)| {
            let is_elsewhere = keeping.elsewhere.get_untracked();
            bots.paused.get_untracked() || !bots.attended.get_value() || is_elsewhere
        })
    }

    /// Asks the bot that has to decide, if one has.
    pub(super) fn let_bots_go_on(&self) {
        let Some((bots, _)) = self.played else { return };
        let is_due = self.game.peek(Course::bot_due).is_some();
        if !is_due || self.waits() || bots.thinking.get_untracked() {
            return;
        }
        bots.thinking.set(true);
        let table = *self;
        let record = self.peek(|game| game.record());
        bots.thinker.with_value(|thinker| {
            let asked = record.clone();
            thinker.ask(&Ask::Decide, &asked, move |answer| {
                set_timeout(move || table.bot_decided(bots, &record, answer), PACE);
            });
        });
    }

    /// A bot has decided; if the game has changed meanwhile, it is asked again.
    fn bot_decided(&self, bots: Bots, record: &str, answer: Option<(u8, String)>) {
        bots.thinking.set(false);
        let is_same = self.peek(|game| game.record() == record);
        let Some((seat, action)) = answer.filter(|_| is_same && !bots.paused.get_untracked())
        else {
            return if is_same { self.stuck(bots) } else { self.let_bots_go_on() };
        };
        let happened = self.change_unasked(|course| course.take_for_bot(seat, &action));
        // First what it did can be seen, then what is asked: both in one frame would hold the page up.
        let table = *self;
        after_frame(move || table.ask());
        match happened {
            Some(Ok(happened)) => self.showing.happened.set(Some(happened)),
            Some(Err(refused)) => self.refuse(refused),
            None => {}
        }
    }

    /// A bot that gives no answer must not leave the table waiting in silence.
    fn stuck(&self, bots: Bots) {
        if !self.waits() && self.game.peek(Course::bot_due).is_some() {
            bots.paused.set(true);
            let text = untrack(|| self.settings.texts()).say(msg!("page-bot-stuck"));
            self.refuse(Refused { text, rule: String::new() });
        }
    }

    /// Asks the adviser what to do, and chooses that.
    pub fn hint(&self) {
        let Some((bots, _)) = self.played else { return };
        let Some(seat) = self.game.viewer.get_untracked() else { return };
        if let Some(Err(refused)) = self.game.peek(|course| Some(course.check_hint())) {
            return self.refuse(refused);
        }
        let (record, draft) = self.peek(|game| (game.record(), game.draft(seat)));
        let table = *self;
        bots.thinker.with_value(|thinker| {
            let asked = record.clone();
            thinker.ask(&Ask::Hint(seat, draft.clone()), &asked, move |answer| {
                let is_same =
                    table.peek(|game| game.record() == record && game.draft(seat) == draft);
                if let Some((_, action)) = answer.filter(|_| is_same) {
                    table.advised(action);
                }
            });
        });
    }
}
