//! What the places on the board are worth, as the adviser sees it: a colour, and the value as a number; at those of the
//! best moves also their numbers in the list.

use super::layers::corner;
use crate::page::table::use_table;
use fogbound_presenter::{Advice, Warmth};
use leptos::prelude::*;

/// The worth of each place. Words say the same in the drawer.
#[component]
pub fn Heat() -> impl IntoView {
    let table = use_table();
    let shown = move || match table.advice() {
        Some(Ok(Advice { moves, heat, .. })) if table.shows_heat() && heat.len() > 1 => {
            let number = |cell| moves.iter().position(|best| best.cell == Some(cell));
            heat.into_iter().map(|place| (number(place.cell), place)).collect()
        }
        _ => Vec::new(),
    };
    let place = |(number, place): (Option<usize>, Warmth)| {
        let Warmth { cell, warmth, is_rough, short, .. } = place;
        view! {
            <g class=format!("heat heat-{warmth}") class:rough=is_rough transform=corner(cell)>
                <rect x="15" y="15" width="170" height="170" rx="12"/>
                <text x="100" y="118">{short}</text>
                {number.map(|number| view! {
                    <g class="heat-rank"><circle cx="32" cy="32" r="25"/><text x="32" y="44">{number + 1}</text></g>
                })}
            </g>
        }
    };
    view! { <For each=shown key=|(number, place)| (*number, place.cell, place.warmth, place.short.clone()) children=place/> }
}
