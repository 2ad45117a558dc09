//! Bots: they think in a worker, and their decisions are shown one by one.

use super::Table;
use crate::page::frames::after_frame;
use crate::worker::{Ask, Thinker};
use fogbound_presenter::{
    Advice, Attempt, Care, Counsel, Course, Judged, Refused, Review, Stop, Turning,
};
use fogbound_table::texts::msg;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which a bot's decision is shown before the next one.
const PACE: Duration = Duration::from_millis(450);

/// What bots have found out about the finished game that was looked at last.
#[derive(Clone, Default)]
pub struct Found {
    /// The hash of its last position.
    pub game: String,
    /// What was to be expected in it.
    pub review: Option<Review>,
    /// What a defeat hung on.
    pub turning: Option<Turning>,
}

/// The bots of a table.
#[derive(Clone, Copy)]
pub(super) struct Bots {
    thinker: StoredValue<Thinker, LocalStorage>,
    thinking: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// True if somebody is at the table. Otherwise nothing moves.
    attended: StoredValue<bool>,
    found: StoredValue<Found>,
}

impl Bots {
    pub fn new(thinker: Thinker) -> Bots {
        Bots {
            thinker: StoredValue::new_local(thinker),
            thinking: RwSignal::new(false),
            paused: RwSignal::new(false),
            attended: StoredValue::new(false),
            found: StoredValue::new(Found::default()),
        }
    }

    /// Resets thinking and waiting for a game that has just been taken up.
    pub fn rest(self) {
        self.paused.set(false);
        self.thinking.set(false);
    }
}

impl Table {
    /// Returns true if a bot is thinking, tracked.
    pub fn is_thinking(&self) -> bool {
        self.bots.is_some_and(|bots| bots.thinking.get())
    }

    /// Returns true if bots wait, tracked.
    pub fn is_paused(&self) -> bool {
        self.bots.is_some_and(|bots| bots.paused.get()) && !self.is_online()
    }

    /// Pauses the bots, or lets them go on.
    pub fn pause(&self, paused: bool) {
        if let Some(bots) = self.bots {
            bots.paused.set(paused);
        }
        self.let_bots_go_on();
    }

    /// Lets bots play while somebody is at the table. They stop when that part of the page is left, and as long
    /// as the tab is hidden.
    pub fn attend(&self) {
        let Some(Bots { attended, .. }) = self.bots else { return };
        attended.set_value(true);
        on_cleanup(move || attended.set_value(false));
        let table = *self;
        let go_on = move |_| table.let_bots_go_on();
        let sight = window_event_listener_untyped("visibilitychange", go_on);
        on_cleanup(move || sight.remove());
        self.let_bots_go_on();
    }

    /// Returns true if bots do not play now: they are paused, nobody is at the table or sees it, or the game goes
    /// on in another tab.
    fn waits(&self) -> bool {
        self.bots.is_none_or(|bots| {
            let is_elsewhere = self.keeping().is_some_and(|it| it.elsewhere.get_untracked());
            let is_seen = bots.attended.get_value() && !document().hidden();
            bots.paused.get_untracked() || !is_seen || is_elsewhere
        })
    }

    /// Asks the bot that has to decide, if one has.
    pub(super) fn let_bots_go_on(&self) {
        let Some(bots) = self.bots else { return };
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

    /// Takes the decision of a bot. If the game has changed meanwhile, the bot is asked again.
    fn bot_decided(&self, bots: Bots, record: &str, answer: Option<(u8, String)>) {
        bots.thinking.set(false);
        let is_same = self.peek(|game| game.record() == record);
        let Some((seat, action)) = answer.filter(|_| is_same && !bots.paused.get_untracked())
        else {
            return if is_same { self.stuck(bots) } else { self.let_bots_go_on() };
        };
        let happened = self.change_unasked(|course| course.take_for_bot(seat, &action));
        // The bot's decision is shown first, then the next question: both in one frame would hold the page
        // up.
        let table = *self;
        after_frame(move || table.ask());
        match happened {
            Some(Ok(happened)) => self.showing.happened.set(Some(happened)),
            Some(Err(refused)) => self.refuse(refused),
            None => {}
        }
    }

    /// Reports a bot that returns no answer, so that the table does not wait in silence.
    fn stuck(&self, bots: Bots) {
        if !self.waits() && self.game.peek(Course::bot_due).is_some() {
            bots.paused.set(true);
            let text = untrack(|| self.settings.texts()).say(msg!("page-bot-stuck"));
            self.refuse(Refused { text, rule: String::new() });
        }
    }

    /// Lets bots try to win from a position of a recorded game, if that keeps nobody waiting.
    pub fn attempt(
        &self,
        attempt: Attempt,
        record: &str,
        heard: impl FnOnce(Option<u32>) + 'static,
    ) {
        let Some(bots) = self.bots else { return };
        bots.thinker.with_value(|thinker| {
            if thinker.is_beside() {
                let wins = |answer: Option<(u8, String)>| answer.map(|(wins, _)| wins.into());
                thinker.ask(&Ask::Try(attempt), record, move |answer| heard(wins(answer)));
            }
        });
    }

    /// Returns the number of such things that may well be asked for at a time.
    pub fn patient(&self) -> usize {
        self.bots.map_or(1, |bots| bots.thinker.with_value(Thinker::patient))
    }

    /// Returns what its bots have found out about the finished game that was looked at last, if it has any.
    pub fn found(&self) -> Option<StoredValue<Found>> {
        Some(self.bots?.found)
    }

    /// Asks for what a look at a position of a finished game finds, if that keeps nobody waiting.
    pub fn review(&self, stop: Stop, record: &str, heard: impl FnOnce(Option<Judged>) + 'static) {
        let Some(bots) = self.bots else { return };
        bots.thinker.with_value(|thinker| {
            if thinker.is_beside() {
                let judged = |answer: Option<(u8, String)>| Judged::parse(&answer?.1);
                thinker.ask(&Ask::Review(stop), record, move |answer| heard(judged(answer)));
            }
        });
    }

    /// Asks the adviser what the person at the screen should do. `heard` is called with the advice in words, unless
    /// something else is asked meanwhile. Where others have answered beside the person, the adviser is asked again.
    pub(super) fn ask_adviser(
        &self,
        care: Care,
        heard: impl FnOnce(Result<Advice, Refused>) + 'static,
    ) {
        let question = self.showing.question;
        let Some(bots) = self.bots else { return };
        let Some(seat) = self.game.viewer.get_untracked() else { return };
        if let Some(Err(refused)) = self.game.peek(|course| Some(course.check_hint())) {
            return heard(Err(refused));
        }
        let (record, draft) = self.peek(|game| (game.record(), game.draft(seat)));
        let asked = question.get_untracked();
        let table = *self;
        bots.thinker.with_value(|thinker| {
            let position = record.clone();
            thinker.ask(&Ask::Advise(seat, draft.clone(), care), &position, move |answer| {
                let is_asked = question.with_untracked(|now| *now == asked)
                    && table.peek(|game| game.draft(seat) == draft);
                if is_asked && table.peek(|game| game.record() != record) {
                    return table.ask_adviser(care, heard);
                }
                let counsel =
                    answer.filter(|_| is_asked).and_then(|(_, text)| Counsel::parse(&text));
                let advice = |counsel| table.peek(|game| Some(game.advice(seat, &counsel)));
                if let Some(told) = counsel.and_then(advice) {
                    heard(told);
                }
            });
        });
    }
}
