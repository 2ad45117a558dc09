//! What the places on the board are worth, as the adviser sees it: a colour, and the value as a number.

use super::layers::corner;
use crate::page::table::use_table;
use fogbound_presenter::Warmth;
use leptos::prelude::*;

/// The worth of each place. Words say the same in the drawer.
#[component]
pub fn Heat() -> impl IntoView {
    let table = use_table();
    let shown = move || match table.advice() {
        Some(Ok(advice)) if table.shows_heat() && advice.heat.len() > 1 => advice.heat,
        _ => Vec::new(),
    };
    let place = |place: Warmth| {
        let Warmth { cell, warmth, is_rough, short, .. } = place;
        view! {
            <g class=format!("heat heat-{warmth}") class:rough=is_rough transform=corner(cell)>
                <rect x="15" y="15" width="170" height="170" rx="12"/>
                <text x="100" y="118">{short}</text>
            </g>
        }
    };
    view! { <For each=shown key=|place| (place.cell, place.warmth, place.short.clone()) children=place/> }
}
