//! The panels of a game, of every kind.

use crate::page::draw;
use crate::page::each::{each_following, part_of};
use crate::page::reactive::memo;
use crate::page::rules::RuleLink;
use crate::page::table::use_table;
use fogbound_presenter::{Entry, Panel, Part, Told, Tone};
use leptos::prelude::*;
use std::mem::discriminant;

/// All panels of the game, the most important first.
#[component]
pub fn Panels() -> impl IntoView {
    let panels = use_table().panels();
    let ids =
        memo(move || panels.with(|panels| panels.iter().map(|panel| panel.id).collect::<Vec<_>>()));
    view! { <For each=move || ids.get() key=|id| *id let(id)><One panels id/></For> }
}

/// A panel.
#[component]
fn One(panels: Memo<Vec<Panel>>, id: &'static str) -> impl IntoView {
    let panel =
        memo(move || panels.with(|panels| panels.iter().find(|panel| panel.id == id).cloned()));
    let title = move || part_of(panel, |panel| panel.title.clone());
    let parts = memo(move || part_of(panel, |panel| panel.parts.clone()));
    view! {
        <section class=format!("panel panel-{id}") data-testid=format!("panel-{id}")>
            <h2>{title}</h2>
            {each_following(parts, |_, part| of_its_kind(part))}
        </section>
    }
}

/// Renders a part of a panel. Meters and tables follow their values. The others are made again.
fn of_its_kind(part: Memo<Option<Part>>) -> AnyView {
    let kind = memo(move || part.with(|part| part.as_ref().map(discriminant)));
    let view = move || {
        kind.track();
        part.with_untracked(|shown| match shown {
            Some(Part::Meter { .. }) => meter(part),
            Some(Part::Table { .. }) => table(part),
            _ => (move || part.get().map(small)).into_any(),
        })
    };
    view.into_any()
}

fn small(part: Part) -> AnyView {
    match part {
        Part::Glyph { glyph, text } => figure(draw::glyph(&glyph), text),
        Part::Track { track, text } => figure(draw::track(&track), text),
        Part::Line(told) => line(told).into_any(),
        // The boards of all players have a place of their own, which draws them.
        Part::Board { text, .. } => view! { <p class="part-line">{text}</p> }.into_any(),
        Part::Meter { .. } | Part::Table { .. } => ().into_any(),
    }
}

/// Renders a picture with its description in words.
fn figure(svg: String, text: String) -> AnyView {
    view! {
        <figure class="part-picture">
            <div class="picture" aria-hidden="true" inner_html=svg></div>
            <figcaption>{text}</figcaption>
        </figure>
    }
    .into_any()
}

/// Renders a meter of things that are there and things that are not.
fn meter(part: Memo<Option<Part>>) -> AnyView {
    let all = memo(move || {
        part_of(part, |part| {
            let Part::Meter { full, hollow, count, of, .. } = part else { return Vec::new() };
            let [full, hollow] = [full, hollow].map(draw::glyph);
            let pip = |at: u16| (at >= *count, if at < *count { &full } else { &hollow }.clone());
            (0..*of.max(count)).map(pip).collect()
        })
    });
    let text = move || {
        part_of(part, |part| match part {
            Part::Meter { text, .. } => text.clone(),
            _ => String::new(),
        })
    };
    let pip = |_, pip: Memo<Option<(bool, String)>>| {
        let is_hollow = move || part_of(pip, |pip| pip.0);
        let svg = move || part_of(pip, |pip| pip.1.clone());
        view! { <span class="pip" class:hollow=is_hollow inner_html=svg></span> }.into_any()
    };
    view! {
        <div class="part-pips">
            <div class="pips" aria-hidden="true">{each_following(all, pip)}</div>
            <p>{text}</p>
        </div>
    }
    .into_any()
}

/// Returns the class of a tone.
pub fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Good => "tone-good",
        Tone::Bad => "tone-bad",
    }
}

fn line(told: Told) -> impl IntoView {
    view! {
        <p class="part-line"><span class=tone(told.tone)>{told.text}</span>" "<RuleLink rule=told.rule/></p>
    }
}

/// A table of so many columns has room for their heads.
const NARROW: usize = 4;

fn table(part: Memo<Option<Part>>) -> AnyView {
    let caption = move || {
        part_of(part, |part| match part {
            Part::Table { caption, .. } => caption.clone(),
            _ => String::new(),
        })
    };
    let heads = memo(move || {
        part_of(part, |part| match part {
            Part::Table { heads, .. } => heads.clone(),
            _ => Vec::new(),
        })
    });
    let rows = memo(move || {
        part_of(part, |part| match part {
            Part::Table { rows, .. } => rows.clone(),
            _ => Vec::new(),
        })
    });
    // The column whose head stands out does so itself.
    let strong = memo(move || heads.with(|heads| heads.iter().position(|head| head.is_strong)));
    let place = move |at, one| place(at, one, strong);
    let row = move |_, row: Memo<Option<Vec<Entry>>>| {
        let places = memo(move || row.get().unwrap_or_default());
        let is_strong = move || places.with(|row| row.first().is_some_and(|first| first.is_strong));
        view! { <tr class:strong=is_strong>{each_following(places, place)}</tr> }.into_any()
    };
    let is_wide = move || heads.with(|heads| heads.len() > NARROW);
    view! {
        <table class="part-table" class:wide=is_wide>
            <caption class="visually-hidden">{caption}</caption>
            <thead><tr>{each_following(heads, head)}</tr></thead>
            <tbody>{each_following(rows, row)}</tbody>
        </table>
    }
    .into_any()
}

/// Renders the head of a column.
fn head(_: usize, one: Memo<Option<Entry>>) -> AnyView {
    let is_empty = memo(move || {
        one.with(|one| one.as_ref().is_none_or(|one| one.text.is_empty() && one.glyph.is_none()))
    });
    let shown = move || match is_empty.get() {
        true => view! { <td></td> }.into_any(),
        false => view! { <th scope="col">{entry(one)}</th> }.into_any(),
    };
    shown.into_any()
}

/// Renders a place of a row. The first is its head.
fn place(at: usize, one: Memo<Option<Entry>>, strong: Memo<Option<usize>>) -> AnyView {
    let has_sign = move || part_of(one, |one| one.glyph.is_some());
    match at {
        0 => view! { <th scope="row" class:signed=has_sign>{entry(one)}</th> }.into_any(),
        _ => {
            view! { <td class:strong=move || strong.get() == Some(at)>{entry(one)}</td> }.into_any()
        }
    }
}

fn entry(entry: Memo<Option<Entry>>) -> AnyView {
    let glyph = memo(move || part_of(entry, |entry| entry.glyph.clone()));
    let text = move || part_of(entry, |entry| entry.text.clone());
    let note = memo(move || part_of(entry, |entry| entry.note.clone()));
    let noted = move || {
        let note = note.get();
        (!note.is_empty()).then(|| view! { " " <small class="entry-note">{note}</small> })
    };
    view! {
        {move || glyph.get().map(|glyph| view! {
            <span class="entry-picture" aria-hidden="true" inner_html=draw::glyph(&glyph)></span>
        })}
        <span>{text} {noted}</span>
    }
    .into_any()
}
