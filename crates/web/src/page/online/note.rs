//! What is between the people at a table: the connection, free seats, the invitation, another game.

use super::gate::{Free, YourName};
use super::kept;
use super::place::State;
use super::shown::{Said as SaidByAll, chair};
use super::together::{Lead, Together};
use super::{APART, Place};
use crate::page::around::use_around;
use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::reactive::memo;
use crate::page::route::{Route, go};
use crate::page::settings::{t, tx};
use crate::page::sharing::{Copying, whole};
use crate::storage;
use fogbound_presenter::Who;
use fogbound_protocol::Near as How;
use leptos::prelude::*;

/// What the line over the board says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    Lost,
    Outdated,
    Again(String),
    Follows(u8),
    IsLed(u8, usize),
    Awaits(Vec<u8>),
    Replaced(u8),
    Gone(u8),
    Free(usize),
}

/// The line over the board, as long as there is something to say.
#[component]
pub fn Note() -> impl IntoView {
    // `Online` provides it before anything of the table is shown.
    let place = expect_context::<Place>();
    let inviting = place.inviting();
    let seats = use_around().seats;
    let may_sit =
        memo(move || place.show(|guest| !guest.seats().is_empty()) && !place.free().is_empty());
    let own = memo(move || place.show(|guest| guest.seats().first().copied()));
    let said = memo(move || match place.state() {
        State::Lost | State::Coming => Some(Said::Lost),
        State::Outdated | State::Missing => Some(Said::Outdated),
        State::There => {
            let again = place.show(|guest| guest.again().map(str::to_owned));
            let is_bot = |seat: &u8| {
                let chair = chair(place.table(), *seat);
                chair.is_some_and(|chair| matches!(chair.who, Who::Bot(_)))
            };
            let own = || place.show(|guest| (!guest.is_over()).then(|| guest.seats().to_vec()));
            let replaced = || own().into_iter().flatten().find(is_bot);
            let is_gone = |&seat: &u8| {
                let decides = chair(place.table(), seat).is_some_and(|chair| chair.is_deciding);
                decides && matches!(place.near(seat), Some(How::Gone))
            };
            let gone = || {
                let others = place.show(|guest| guest.present().to_vec());
                let plays = place.show(|guest| !guest.seats().is_empty());
                others.iter().map(|it| it.seat).filter(|_| plays).find(is_gone)
            };
            let awaited = || place.table().show_course(|it| it.awaited().map(<[u8]>::to_vec));
            match (place.together().get(), again) {
                (Together::Follows(by, _), _) => Some(Said::Follows(by)),
                (Together::Free(by, ply), _) => Some(Said::IsLed(by, ply)),
                (_, Some(table)) => Some(Said::Again(table)),
                (_, None) => awaited()
                    .map(Said::Awaits)
                    .or_else(|| replaced().map(Said::Replaced))
                    .or_else(|| gone().map(Said::Gone))
                    .or_else(|| Some(place.free().len()).filter(|&free| free > 0).map(Said::Free)),
            }
        }
    });
    let name = move |seat| chair(place.table(), seat).map(|chair| chair.name).unwrap_or_default();
    let note = move |said: Said| {
        match said {
        Said::Lost => view! { <p>{t!("online-lost")}</p> }.into_any(),
        Said::Outdated => view! { <p>{t!("online-outdated")}</p> }.into_any(),
        Said::Again(table) => view! {
            <p>{t!("online-again")}</p>
            <a class="button primary" href=Route::Online(table).address()>{icons::play()}{t!("online-to-again")}</a>
        }
        .into_any(),
        Said::Follows(by) => {
            let name = name(by);
            view! { <p>{move || tx!("online-led", name = name.clone())}</p> }.into_any()
        }
        Said::Awaits(seats) => {
            let names = seats.into_iter().map(name).collect::<Vec<_>>().join(", ");
            view! { <p>{move || tx!("consent-awaits", names = names.clone())}</p> }.into_any()
        }
        Said::Replaced(seat) => view! {
            <p>{t!("online-replaced")}</p>
            <button class="button primary" type="button" on:click=move |_| place.table().give_seat(seat, "person")>
                {t!("online-return")}
            </button>
        }
        .into_any(),
        Said::Gone(seat) => {
            let name = name(seat);
            view! {
                <p>{move || tx!("online-gone-now", name = name.clone())}</p>
                <button class="button" type="button" aria-haspopup="dialog" on:click=move |_| seats.set(true)>
                    {t!("seats-title")}
                </button>
            }
            .into_any()
        }
        Said::IsLed(by, ply) => {
            let name = name(by);
            view! {
                <button class="button" type="button" on:click=move |_| place.follow(by, ply)>
                    {icons::eye()}{move || tx!("online-follow", name = name.clone())}
                </button>
            }
            .into_any()
        }
        Said::Free(free) => view! {
            <p>{move || tx!("online-free", n = free)}</p>
            <button class="button primary" type="button" on:click=move |_| inviting.set(true)>
                {icons::link()}{t!("online-invite")}
            </button>
        }
        .into_any(),
    }
    };
    view! {
        <div class="online-note" role="status">
            {move || said.get().map(|said| view! { <div class="online-line">{note(said)}</div> })}
            <SaidByAll/>
        </div>
        <Dialog shown=inviting title=Signal::derive(t!("online-invite"))>
            <p>{t!("online-invite-what")}</p>
            {move || own.get().map(|seat| view! { <OwnName place seat/> })}
            <Copying address=whole(&Route::Online(place.name()))/>
            {move || {
                let secrets = kept::find(&place.name()).tokens.join(APART);
                (!secrets.is_empty()).then(|| view! {
                    <details class="own-seat">
                        <summary>{t!("online-device")}</summary>
                        <p>{t!("online-device-what")}</p>
                        <Copying address=whole(&Route::Seat(place.name(), secrets))/>
                    </details>
                })
            }}
            <Show when=move || may_sit.get()>
                <details class="own-seat beside">
                    <summary>{t!("online-beside")}</summary>
                    <Free place name=RwSignal::new(String::new()) of_another=true/>
                </details>
            </Show>
            <p class="small">{t!("online-who-sees")}</p>
        </Dialog>
    }
}

/// The name by which those who are invited know whoever invites them.
#[component]
fn OwnName(place: Place, seat: u8) -> impl IntoView {
    let given = place.table().given_names().into_iter().nth(usize::from(seat));
    let name = RwSignal::new(given.unwrap_or_default());
    let renamed = move |()| {
        let name = name.get_untracked();
        storage::set(storage::NAME, name.trim());
        place.table().rename(seat, name.trim());
    };
    view! { <YourName name renamed=Callback::new(renamed)/> }
}

/// How near the person on a seat is, if the game is played online.
#[component]
pub fn Near(seat: u8) -> impl IntoView {
    let place = use_context::<Place>();
    move || {
        let own = place?.show(|guest| guest.seats().contains(&seat));
        let (class, text) = match place?.near(seat)? {
            _ if own => ("near own", t!("online-you")()),
            How::Here => ("near here", t!("online-here")()),
            How::Away => ("near away", t!("online-away")()),
            How::Gone => ("near gone", t!("online-gone")()),
        };
        Some(view! { <span class=class>{text}</span> })
    }
}

/// The choices for going on after a game that was played online; nothing for others.
#[component]
pub fn GoOn(leave: Callback<()>) -> impl IntoView {
    let place = use_context::<Place>();
    let has_seat = move |place: Place| place.show(|guest| !guest.seats().is_empty());
    move || {
        let place = place?;
        let again = place.show(|guest| guest.again().map(str::to_owned));
        Some(match again {
            Some(table) => {
                let press = move |_| {
                    leave.run(());
                    go(&Route::Online(table.clone()));
                };
                view! {
                    <button class="button primary" type="button" on:click=press>{icons::play()}{t!("online-to-again")}</button>
                }
                .into_any()
            }
            None => has_seat(place).then(|| view! {
                <button class="button primary" type="button" on:click=move |_| place.play_again(false)>
                    {icons::die()}{t!("menu-another")}
                </button>
                <button class="button" type="button" on:click=move |_| place.play_again(true)>
                    {icons::again()}{t!("menu-same")}
                </button>
                <Lead/>
            })
            .into_any(),
        })
    }
}
