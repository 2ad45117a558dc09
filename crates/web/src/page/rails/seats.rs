//! The players on the seats and the one who is deciding. Seats are given to somebody else here.

use crate::page::around::{Around, Sheet, use_around};
use crate::page::dialog::Dialog;
use crate::page::draw;
use crate::page::each::{each_following, part_of};
use crate::page::online::Near;
use crate::page::reactive::memo;
use crate::page::settings::{t, tx, use_settings};
use crate::page::table::{Table, use_table};
use fogbound_game::Colour;
use fogbound_presenter::{Chair, Course, Glyph, Who, form};
use fogbound_table::texts::number;
use leptos::prelude::*;
use web_sys::{Event, HtmlSelectElement};

/// The seats at the table. Pressing one opens the dialog for it.
#[component]
pub fn Seats() -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let chairs = chairs(table);
    let open = move |_| around.seats.set(true);
    let chair = move |at: usize, chair: Memo<Option<Chair>>| {
        let seat = u8::try_from(at).unwrap_or(u8::MAX);
        let colours = memo(move || part_of(chair, |chair| chair.colours.clone()));
        let face = memo(move || part_of(chair, |chair| chair.who.face()));
        let is_own = own(table, at);
        let is_at = memo(move || {
            part_of(chair, |chair| chair.is_deciding)
                && table.ply().is_none()
                && !table.is_recorded()
        });
        let thinks = memo(move || {
            part_of(chair, |chair| matches!(chair.who, Who::Bot(_))) && !table.is_paused()
        });
        let dots =
            move || thinks.get().then(|| view! { <span class="dots"><i></i><i></i><i></i></span> });
        view! {
            <li>
                <button class="chair" type="button" class:deciding=move || is_at.get()
                    disabled=table.is_recorded() aria-haspopup="dialog" on:click=open>
                    <span class="chair-badges">{move || badges(&colours.get())}</span>
                    {move || face_of(face.get())}
                    <span class="chair-name">{move || part_of(chair, |chair| named(&chair.name, is_own.get()))}</span>
                    <span class="chair-points">{move || part_of(chair, |chair| chair.points.map(number))}</span>
                    <Near seat/>
                    <span class="chair-supply">{move || part_of(chair, |chair| chair.supply.clone())}</span>
                    <Show when=move || is_at.get()>
                        <span class="chair-state">
                            {move || part_of(chair, |chair| state(table, chair))}
                            {dots}
                        </span>
                    </Show>
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="panel panel-seats" data-testid="panel-seats">
            <h2>{t!("seats-title")}</h2>
            <ul class="chairs">{each_following(chairs, chair)}</ul>
        </section>
    }
}

/// The seats in the line on top: names, points, and the pieces in hand. Pressing one shows more.
#[component]
pub fn Chips() -> impl IntoView {
    let table = use_table();
    let Around { drawer, step, .. } = use_around();
    let chairs = chairs(table);
    let chip = move |at: usize, chair: Memo<Option<Chair>>| {
        let counted = move || step.with(|step| step.as_ref()?.sums.get(at).copied());
        let points = memo(move || counted().or_else(|| part_of(chair, |chair| chair.points)));
        let then = memo(move || {
            let foresight = table.foresight().get()?.ok()?;
            foresight.then?.points.get(at).copied()?.filter(|then| points.get() != Some(*then))
        });
        let is_at =
            memo(move || part_of(chair, |chair| chair.is_deciding) && table.ply().is_none());
        let is_own = own(table, at);
        let name = move || part_of(chair, |chair| named(&chair.name, is_own.get()));
        let face = memo(move || part_of(chair, |chair| chair.who.face()));
        let words = move || part_of(chair, |chair| chair.supply.clone());
        let colours = memo(move || part_of(chair, |chair| chair.colours.clone()));
        let pieces = memo(move || part_of(chair, |chair| chair.pieces.clone()));
        let piece = |(glyph, n): (Glyph, u16)| {
            view! {
                <span class="chip-piece" class:none=n == 0 aria-hidden="true">
                    <span class="brief-picture" inner_html=draw::glyph(&glyph)></span>{n}
                </span>
            }
        };
        let signs = move || match pieces.get() {
            pieces if pieces.is_empty() => badges(&colours.get()).into_any(),
            pieces => pieces.into_iter().map(piece).collect_view().into_any(),
        };
        view! {
            <li>
                <button class="seat-chip" class:own=is_own type="button" title=move || [name(), words()].join("\n")
                    aria-current=move || is_at.get().then_some("true")
                    on:click=move |_| drawer.set(Some(Sheet::Standing))>
                    <span class="chip-name">{move || face_of(face.get())}{name}</span>
                    <strong class:foreseen=move || then.with(Option::is_some)>
                        {move || then.get().or_else(|| points.get()).map(number)}
                    </strong>
                    {signs}
                    <span class="visually-hidden">{words}</span>
                </button>
            </li>
        }
        .into_any()
    };
    view! { <ul class="strip-seats" aria-label=t!("seats-title")>{each_following(chairs, chip)}</ul> }
}

/// The seat that a board belongs to, unless it is that of whoever plays on it.
#[component]
pub fn Owner(seat: Memo<Option<u8>>) -> impl IntoView {
    let table = use_table();
    let chairs = chairs(table);
    let is_over = memo(move || table.show(|game| game.is_over()));
    let owner = memo(move || {
        let seat = seat.get().filter(|&seat| is_over.get() || table.look().viewer != Some(seat))?;
        chairs.with(|chairs| chairs.iter().find(|chair| chair.seat == seat).cloned())
    });
    let told = |Chair { who, name, colours, .. }: Chair| {
        view! { <p class="board-owner">{badges(&colours)}{face_of(who.face())}<span>{name}</span></p> }
    };
    move || owner.get().map(told)
}

/// Draws the face of a bot.
fn face_of(face: Option<Glyph>) -> impl IntoView {
    let picture = |face| view! { <span class="chair-face" aria-hidden="true" inner_html=draw::glyph(&face)></span> };
    face.map(picture)
}

/// Returns true for a seat of one's own at a table elsewhere.
fn own(table: Table, at: usize) -> Memo<bool> {
    memo(move || {
        table.show_course(|course| u8::try_from(at).is_ok_and(|seat| course.has_here(seat)))
    })
}

/// Returns the name of a seat; at a table elsewhere it says which is one's own.
fn named(name: &str, is_own: bool) -> String {
    let you = t!("name-you")();
    if is_own && name != you { format!("{name} ({you})") } else { name.to_owned() }
}

/// Returns the seats as they are in the displayed position.
fn chairs(table: Table) -> Memo<Vec<Chair>> {
    memo(move || {
        let look = table.look();
        table.show_beside(|game| game.chairs_at(look))
    })
}

/// Returns the badges of a seat.
pub fn badges(colours: &[Colour]) -> impl IntoView + use<> {
    let badge = |&colour| {
        let sign = draw::glyph(&Glyph::Badge(colour));
        view! { <span class="badge-sign" aria-hidden="true" inner_html=sign></span> }
    };
    colours.iter().map(badge).collect::<Vec<_>>()
}

/// Describes the activity of a seat that has to decide.
fn state(table: Table, chair: &Chair) -> String {
    match chair.who {
        Who::Person => tx!("seats-deciding"),
        Who::Bot(_) if table.is_paused() => tx!("seats-paused"),
        Who::Bot(_) => tx!("seats-thinking"),
        Who::Open => tx!("seats-waiting"),
    }
}

/// The dialog in which seats are given to somebody else, or renamed.
#[component]
pub fn SeatsDialog() -> impl IntoView {
    let table = use_table();
    let shown = use_around().seats;
    let count = memo(move || table.show_beside(|game| game.chairs().len()));
    let seats = move || (0..u8::try_from(count.get()).unwrap_or(u8::MAX)).collect::<Vec<_>>();
    view! {
        <Dialog shown title=Signal::derive(t!("seats-title")) class="seats-dialog">
            <p>{t!("seats-what")}</p>
            <For each=seats key=|seat| *seat let:seat><SeatForm seat/></For>
        </Dialog>
    }
}

/// The player and the name of a seat.
#[component]
fn SeatForm(seat: u8) -> impl IntoView {
    let table = use_table();
    let settings = use_settings();
    let chair = memo(move || {
        table.show_beside(|game| game.chairs().into_iter().find(|chair| chair.seat == seat))
    });
    let is_over = memo(move || table.show_beside(|game| game.ending().is_some()));
    let who = move || match chair.with(|chair| chair.as_ref().map(|chair| chair.who)) {
        Some(Who::Bot(name)) => name,
        Some(Who::Open) => "open",
        Some(Who::Person) | None => "person",
    };
    let game = table.peek(|game| Some(game.game()));
    let bots = game.map(|game| form(game, &untrack(|| settings.texts())).bots).unwrap_or_default();
    // A game of earlier may have other bots than those one chooses from.
    let other =
        Some(untrack(who)).filter(|who| !["person", "open"].contains(who) && !bots.contains(who));
    let choices: Vec<&'static str> =
        ["person"].into_iter().chain(bots.iter().copied()).chain(other).chain(["open"]).collect();
    let choice = move |name: &'static str| {
        let text = move || match name {
            "person" => tx!("seats-person"),
            "open" => tx!("seats-open"),
            bot => tx!("seats-bot", bot),
        };
        view! { <option value=name prop:selected=move || who() == name>{text}</option> }
    };
    let give = move |event: Event| {
        table.give_seat(seat, &event_target_value(&event));
        // What is refused, or not answered yet, is not shown as if it were done.
        event_target::<HtmlSelectElement>(&event).set_value(untrack(who));
    };
    let legend = move || part_of(chair, |chair| chair.name.clone());
    view! {
        <fieldset class="seat-form" disabled=move || is_over.get() || table.show_course(Course::looks_on)>
            <legend>
                {move || badges(&part_of(chair, |chair| chair.colours.clone()))}" "{legend}" "<Near seat/>
            </legend>
            <label>
                <span>{t!("seats-who")}</span>
                <select on:change=give>
                    {choices.into_iter().map(choice).collect::<Vec<_>>()}
                </select>
            </label>
            <label>
                <span>{t!("seats-name")}</span>
                <input type="text" maxlength="24" autocomplete="off" value=table.given_names().into_iter().nth(usize::from(seat))
                    on:change=move |event| table.rename(seat, &event_target_value(&event))/>
            </label>
        </fieldset>
    }
}
