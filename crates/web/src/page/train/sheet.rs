//! The live sheet: a table at the side, a strip of two rows where the screen is narrow; and the hidden
//! tile.

use super::{Panels, panel, pictures};
use fogbound_presenter::{Entry, Panel, Part};
use leptos::prelude::*;

/// The sheet of all boards.
#[component]
pub(super) fn Sheet(panels: Panels) -> impl IntoView {
    let sheet = Memo::new(move |_| panel(panels, "sheet"));
    let sums = move || panel(panels, "sums").map(sums);
    move || {
        let Panel { title, parts, .. } = sheet.get()?;
        let Part::Table { caption, heads, rows } = parts.into_iter().next()? else { return None };
        Some(view! {
            <section class="train-sheet panel">
                <h2>{title}</h2>
                {strip(&rows)}
                <table>
                    <caption class="visually-hidden">{caption}</caption>
                    <thead><tr>{heads.into_iter().map(head).collect_view()}</tr></thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
                {sums}
            </section>
        })
    }
}

fn head(entry: Entry) -> AnyView {
    match entry.text.is_empty() {
        true => view! { <td></td> }.into_any(),
        false => {
            view! { <th scope="col" class:strong=entry.is_strong><span>{entry.text}</span></th> }
                .into_any()
        }
    }
}

fn row(entries: Vec<Entry>) -> impl IntoView {
    let mut entries = entries.into_iter();
    let name = entries.next().unwrap_or_default();
    let value = |entry: Entry| {
        let is_none = entry.text == "0";
        view! { <td class:none=is_none>{entry.text}</td> }
    };
    view! {
        <tr class:strong=name.is_strong>
            <th scope="row"><span class="icon" inner_html=name.picture></span>{name.text}</th>
            {entries.map(value).collect_view()}
        </tr>
    }
}

/// The first column, each category by its sign.
fn strip(rows: &[Vec<Entry>]) -> impl IntoView + use<> {
    let cell = |row: &Vec<Entry>| {
        let (name, value) = (row.first()?.clone(), row.get(1)?.text.clone());
        let is_none = value == "0";
        let sign = match name.picture.is_empty() {
            true => view! { <span class="name">{name.text}</span> }.into_any(),
            false => view! {
                <span class="icon" aria-hidden="true" inner_html=name.picture></span>
                <span class="visually-hidden">{name.text}</span>
            }
            .into_any(),
        };
        Some(view! { <li class:strong=name.is_strong class:none=is_none>{sign}" "{value}</li> })
    };
    view! { <ul class="train-strip">{rows.iter().filter_map(cell).collect_view()}</ul> }
}

/// How the points come about.
fn sums(panel: Panel) -> impl IntoView {
    let line = |part| match part {
        Part::Line(told) => Some(view! { <li>{told.text}</li> }),
        _ => None,
    };
    view! {
        <details>
            <summary>{panel.title}</summary>
            <ul>{panel.parts.into_iter().filter_map(line).collect_view()}</ul>
        </details>
    }
}

/// The hidden tile of who looks at the screen.
#[component]
pub(super) fn Hidden(panels: Panels) -> impl IntoView {
    let hidden = Memo::new(move |_| panel(panels, "hidden"));
    move || {
        let Panel { title, parts, .. } = hidden.get()?;
        let line = parts.into_iter().find_map(|part| match part {
            Part::Line(told) => Some(told.text),
            _ => None,
        });
        let tile = |(picture, text): (String, String)| {
            view! {
                <figure>
                    <span inner_html=picture aria-hidden="true"></span>
                    <figcaption>{text}</figcaption>
                </figure>
            }
        };
        let tiles = pictures(panels, "hidden").into_iter().map(tile).collect_view();
        Some(view! {
            <section class="train-hidden panel"><h2>{title}</h2>{tiles}<p class="small">{line}</p></section>
        })
    }
}
