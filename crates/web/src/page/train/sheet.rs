//! The sheet of the shown board in two rows of signs, for screens that are too narrow for the papers beside the board.

use super::{Panels, panel};
use crate::page::draw;
use crate::page::each::each;
use crate::page::reactive::memo;
use fogbound_presenter::{Entry, Part};
use leptos::prelude::*;

/// Each category by its sign, with its points.
#[component]
pub(super) fn Strip(panels: Panels) -> impl IntoView {
    let categories = memo(move || {
        let parts = panel(panels, "sheet").map(|panel| panel.parts).unwrap_or_default();
        let table = parts.into_iter().find_map(|part| match part {
            Part::Table { heads, rows, .. } => Some((heads, rows)),
            _ => None,
        });
        let (heads, rows) = table.unwrap_or_default();
        let shown = heads.iter().position(|head| head.is_strong).unwrap_or(1);
        rows.into_iter().filter_map(|row| Category::of(row, shown)).collect()
    });
    let title = move || panel(panels, "sheet").map(|panel| panel.title);
    view! {
        <Show when=move || !categories.with(Vec::is_empty)>
            <ul class="train-strip" aria-label=title>
                {each(categories, shown)}
            </ul>
        </Show>
    }
}

/// A category and the points of the board that is shown.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Category {
    name: Entry,
    points: String,
}

impl Category {
    /// Returns that of a row whose points stand in a column.
    fn of(row: Vec<Entry>, shown: usize) -> Option<Category> {
        let points = row.get(shown)?.text.clone();
        Some(Category { name: row.into_iter().next()?, points })
    }
}

fn shown(Category { name, points }: Category) -> AnyView {
    let is_none = points == "0";
    let words = if name.glyph.is_none() { "" } else { "visually-hidden" };
    let wants = (!name.note.is_empty()).then(|| format!(": {}", name.note));
    view! {
        <li class:strong=name.is_strong class:none=is_none title=name.note>
            <span class="picture" aria-hidden="true" inner_html=draw::optional(name.glyph.as_ref())></span>
            <span class=words>{name.text} {wants}</span> " " {points}
        </li>
    }
    .into_any()
}
