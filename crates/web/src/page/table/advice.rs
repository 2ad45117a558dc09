//! Advice: what to do, and what the places on the board are worth.

use super::Table;
use crate::page::reactive::effect;
use fogbound_presenter::{Advice, Care, Question, Refused};
use leptos::prelude::*;

/// The advice to the person at the screen about what is asked now.
#[derive(Clone, Copy)]
pub(super) struct Advising {
    advice: RwSignal<Option<Result<Advice, Refused>>>,
    /// True while an answer is awaited.
    waits: RwSignal<bool>,
    /// Set if the board shows what its places are worth.
    heat: RwSignal<bool>,
    /// What the last hint would bring about.
    pub why: RwSignal<Option<String>>,
}

impl Advising {
    pub fn new() -> Advising {
        Advising {
            advice: RwSignal::new(None),
            waits: RwSignal::new(false),
            heat: RwSignal::new(true),
            why: RwSignal::new(None),
        }
    }

    /// Forgets the advice when something else is asked.
    pub fn follow(self, question: Memo<Option<Question>>) {
        effect(move || {
            question.track();
            self.advice.set(None);
            self.waits.set(false);
            self.why.set(None);
        });
    }
}

impl Table {
    /// Returns the advice that is there, tracked, or why there is none.
    pub fn advice(&self) -> Option<Result<Advice, Refused>> {
        self.advising.advice.get()
    }

    /// Returns true if the board shows what its places are worth, tracked.
    pub fn shows_heat(&self) -> bool {
        self.advising.heat.get()
    }

    /// Shows on the board what its places are worth, or no longer.
    pub fn show_heat(&self, shown: bool) {
        self.advising.heat.set(shown);
    }

    /// Asks for the best moves and their values, unless they are there.
    pub fn advise(&self) {
        let Advising { advice, waits, .. } = self.advising;
        if advice.with_untracked(Option::is_some) || waits.get_untracked() {
            return;
        }
        waits.set(true);
        self.ask_adviser(Care::Thorough, move |told| {
            waits.set(false);
            advice.set(Some(told));
        });
    }

    /// Asks the adviser what to do, and chooses that.
    pub fn hint(&self) {
        let table = *self;
        self.ask_adviser(Care::Quick, move |told| match told {
            Ok(advice) => {
                if let Some(best) = advice.moves.into_iter().next() {
                    // What it brings about is told as soon as it is chosen.
                    let why = best.compared.unwrap_or(best.events);
                    table.choose_advised(best.action, why);
                }
            }
            Err(refused) => table.refuse(refused),
        });
    }

    /// Chooses an answer that was advised, and tells why it was.
    pub fn choose_advised(&self, action: String, why: String) {
        self.advising.why.set(Some(why).filter(|why| !why.is_empty()));
        self.advised(action);
    }
}
