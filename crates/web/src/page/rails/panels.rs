//! The panels of a game, whatever they show.

use crate::page::rules::RuleLink;
use crate::page::table::use_table;
use fogbound_presenter::{Entry, Panel, Part, Told, Tone};
use leptos::prelude::*;

/// All panels of the game, the most important first.
#[component]
pub fn Panels() -> impl IntoView {
    let panels = use_table().panels();
    let ids = Memo::new(move |_| {
        panels.with(|panels| panels.iter().map(|panel| panel.id).collect::<Vec<_>>())
    });
    let panel = move |id: &'static str| {
        // A panel is drawn again only when it shows something else.
        let panel = Memo::new(move |_| {
            panels.with(|panels| panels.iter().find(|panel| panel.id == id).cloned())
        });
        move || panel.get().map(|panel| view! { <One panel/> })
    };
    view! { <For each=move || ids.get() key=|id| *id children=panel/> }
}

/// A panel.
#[component]
fn One(panel: Panel) -> impl IntoView {
    let Panel { id, title, parts } = panel;
    view! {
        <section class=format!("panel panel-{id}") data-testid=format!("panel-{id}")>
            <h2>{title}</h2>
            {parts.into_iter().map(part).collect::<Vec<_>>()}
        </section>
    }
}

fn part(part: Part) -> AnyView {
    match part {
        Part::Picture { svg, text } => view! {
            <figure class="part-picture">
                <div class="picture" aria-hidden="true" inner_html=svg></div>
                <figcaption>{text}</figcaption>
            </figure>
        }
        .into_any(),
        Part::Pips { full, hollow, count, of, text } => {
            let pip = |at: u16| {
                let svg = if at < count { full.clone() } else { hollow.clone() };
                view! { <span class="pip" class:hollow={at >= count} inner_html=svg></span> }
            };
            view! {
                <div class="part-pips">
                    <div class="pips" aria-hidden="true">{(0..of.max(count)).map(pip).collect::<Vec<_>>()}</div>
                    <p>{text}</p>
                </div>
            }
            .into_any()
        }
        Part::Line(told) => line(told).into_any(),
        Part::Table { caption, heads, rows } => table(caption, heads, rows).into_any(),
    }
}

/// The class of a tone.
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

fn entry(entry: Entry) -> impl IntoView {
    let picture = (!entry.picture.is_empty()).then(|| {
        view! { <span class="entry-picture" aria-hidden="true" inner_html=entry.picture></span> }
    });
    view! { {picture} {entry.text} }
}

fn table(caption: String, heads: Vec<Entry>, rows: Vec<Vec<Entry>>) -> impl IntoView {
    let head = |one: Entry| match one.text.is_empty() && one.picture.is_empty() {
        true => view! { <td></td> }.into_any(),
        false => view! { <th scope="col">{entry(one)}</th> }.into_any(),
    };
    let row = |row: Vec<Entry>| {
        let is_strong = row.first().is_some_and(|first| first.is_strong);
        let place = |(at, one): (usize, Entry)| match at {
            0 => view! { <th scope="row">{entry(one)}</th> }.into_any(),
            _ => view! { <td>{entry(one)}</td> }.into_any(),
        };
        let places = row.into_iter().enumerate().map(place).collect::<Vec<_>>();
        view! { <tr class:strong=is_strong>{places}</tr> }
    };
    view! {
        <table class="part-table">
            <caption class="visually-hidden">{caption}</caption>
            <thead><tr>{heads.into_iter().map(head).collect::<Vec<_>>()}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect::<Vec<_>>()}</tbody>
        </table>
    }
}
