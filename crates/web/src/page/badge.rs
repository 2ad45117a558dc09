//! What a seat is known by: its colour, a shape and a letter, so that no eye needs the colour.

use fogbound_game::Colour;
use leptos::prelude::*;

/// Shape and letter of each colour, in the order of [`Colour::ALL`].
const SIGNS: [(&str, &str, &str); 6] = [
    ("red", "R", "M12 2a10 10 0 1 0 .01 0z"),
    ("green", "G", "M3 3h18v18H3z"),
    ("blue", "B", "M12 1.5L23 21H1z"),
    ("yellow", "Y", "M12 .5L23.5 12 12 23.5.5 12z"),
    ("black", "K", "M6.5 2h11L23 12l-5.5 10h-11L1 12z"),
    ("pink", "P", "M12 22.5C4 17 2 13 2 9V2.5h20V9c0 4-2 8-10 13.5z"),
];

/// The sign of a colour. It says nothing by itself: the name of the seat stands beside it.
#[component]
pub fn Badge(colour: Colour) -> impl IntoView {
    let (name, letter, path) =
        SIGNS[Colour::ALL.iter().position(|&one| one == colour).unwrap_or_default()];
    let low = if name == "blue" { "18.5" } else { "16.5" };
    view! {
        <svg class=format!("badge-sign {name}") viewBox="0 0 24 24" aria-hidden="true">
            <path d=path/>
            <text x="12" y=low text-anchor="middle">{letter}</text>
        </svg>
    }
}
