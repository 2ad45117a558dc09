//! The sheet of who looks at the screen in two rows of signs, for screens that are too narrow for the
//! papers beside the board.

use super::{Panels, panel};
use fogbound_presenter::{Entry, Part};
use leptos::prelude::*;

/// Each category by its sign, with its points.
#[component]
pub(super) fn Strip(panels: Panels) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let parts = panel(panels, "sheet").map(|panel| panel.parts).unwrap_or_default();
        let rows = parts.into_iter().find_map(|part| match part {
            Part::Table { rows, .. } => Some(rows),
            _ => None,
        });
        rows.unwrap_or_default()
    });
    let title = move || panel(panels, "sheet").map(|panel| panel.title);
    view! {
        <Show when=move || !rows.with(Vec::is_empty)>
            <ul class="train-strip" aria-label=title>
                {move || rows.get().into_iter().filter_map(category).collect_view()}
            </ul>
        </Show>
    }
}

/// A category and the points in the first column.
fn category(row: Vec<Entry>) -> Option<impl IntoView> {
    let mut row = row.into_iter();
    let (name, points) = (row.next()?, row.next()?);
    let is_none = points.text == "0";
    let words = if name.picture.is_empty() { "" } else { "visually-hidden" };
    Some(view! {
        <li class:strong=name.is_strong class:none=is_none>
            <span class="picture" aria-hidden="true" inner_html=name.picture></span>
            <span class=words>{name.text}</span> " " {points.text}
        </li>
    })
}
