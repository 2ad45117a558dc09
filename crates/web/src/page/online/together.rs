//! Looking at a finished game together: somebody leads, the others follow until they look around on their own.

use super::Place;
use crate::page::icons;
use crate::page::reactive::effect;
use crate::page::settings::t;
use fogbound_protocol::Shown;
use leptos::prelude::*;

/// The part that somebody takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Together {
    /// Nobody leads.
    #[default]
    Alone,
    /// The others see what is looked at here.
    Leads,
    /// What is looked at here is what a seat looks at.
    Follows(u8, usize),
    /// A seat leads, but here somebody looks around.
    Free(u8, usize),
}

impl Place {
    /// Lets the others see what is looked at here, and breaks free as soon as somebody looks elsewhere than the one who
    /// leads.
    pub(super) fn look_together(self) {
        let (table, together) = (self.table(), self.together());
        effect(move || {
            let ply = table.ply();
            match together.get_untracked() {
                Together::Leads => self.show_position(ply),
                Together::Follows(by, led) if ply != Some(led) => {
                    together.set(Together::Free(by, led));
                }
                _ => {}
            }
        });
    }

    fn show_position(self, ply: Option<usize>) {
        let ply = ply.and_then(|ply| u32::try_from(ply).ok());
        self.tell(Shown::Position { ply });
    }

    /// Begins to lead, or ends it.
    fn lead(self, leads: bool) {
        let table = self.table();
        self.together().set(if leads { Together::Leads } else { Together::Alone });
        match untrack(|| table.ply()).filter(|_| leads) {
            None if leads => table.look_at(Some(0)),
            ply => self.show_position(ply),
        }
    }

    /// Follows a seat that leads to a position, or has ended that.
    pub(super) fn led(self, by: u8, ply: Option<u32>) {
        let (table, together) = (self.table(), self.together());
        let ply = ply.and_then(|ply| usize::try_from(ply).ok());
        let ply = ply.filter(|&ply| table.peek(|game| game.is_over() && ply <= game.plies()));
        match (together.get_untracked(), ply) {
            (Together::Free(..), Some(ply)) => together.set(Together::Free(by, ply)),
            (_, Some(ply)) => self.follow(by, ply),
            (Together::Follows(..), None) => {
                together.set(Together::Alone);
                table.look_at(None);
            }
            (Together::Free(..), None) => together.set(Together::Alone),
            (Together::Alone | Together::Leads, None) => {}
        }
    }

    /// Looks at what a seat looks at.
    pub(super) fn follow(self, by: u8, ply: usize) {
        self.together().set(Together::Follows(by, ply));
        self.table().look_at(Some(ply));
    }
}

/// The button that lets everybody see the position of a finished game that is looked at, for those who have played it.
#[component]
pub fn Lead() -> impl IntoView {
    let place = use_context::<Place>();
    move || {
        let place =
            place.filter(|place| place.show(|it| it.is_over() && !it.seats().is_empty()))?;
        let leads = place.together().get() == Together::Leads;
        let text = if leads { t!("online-lead-no") } else { t!("online-lead") };
        Some(view! {
            <button class="button" type="button" on:click=move |_| place.lead(!leads)>{icons::eye()}{text}</button>
        })
    }
}
