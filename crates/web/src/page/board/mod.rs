//! The board.

use super::table::use_table;
use fogbound_game::Cell;
use fogbound_presenter::{Detail, Overlays, Showing};
use leptos::prelude::*;

/// The board of the running game.
#[component]
pub fn Board() -> impl IntoView {
    let table = use_table();
    let board = move || {
        let look = table.look();
        let showing =
            Showing { overlays: Overlays::None, detail: Detail::Near, drawn: &|_, _| false };
        table.show(|game| game.board(look, showing))
    };
    let cells = move || {
        let question = table.question().get();
        let cells = question.map(|question| question.cells).unwrap_or_default();
        let cell = |legal: fogbound_presenter::LegalCell| {
            let Cell { x, y } = legal.cell;
            view! {
                <rect class="legal" x=i32::from(x) * 200 + 10 y=i32::from(y) * 200 + 10 width="180" height="180"
                    on:click=move |_| table.point(legal.cell)/>
            }
        };
        cells.into_iter().map(cell).collect_view()
    };
    let frame = move || {
        let board = board();
        let (x, y) = (i32::from(board.west) * 200, i32::from(board.north) * 200);
        let wide = (i32::from(board.east - board.west) + 1) * 200;
        let high = (i32::from(board.south - board.north) + 1) * 200;
        format!("{x} {y} {wide} {high}")
    };
    let below = move || board().below;
    let tiles =
        move || board().tiles.into_iter().map(|tile| tile.svg).collect::<Vec<String>>().concat();
    let figures = move || {
        board().figures.into_iter().map(|figure| figure.svg).collect::<Vec<String>>().concat()
    };
    let above = move || board().above;
    view! {
        <svg class="board" viewBox=frame>
            <g inner_html=below></g>
            <g inner_html=tiles></g>
            <g inner_html=above></g>
            <g inner_html=figures></g>
            {cells}
        </svg>
    }
}
