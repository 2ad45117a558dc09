//! The board as a grid of cells for keyboards and screen readers: one tab stop and one active cell, which the
//! arrow keys move.

use super::camera::SIDE;
use super::layers::corner;
use super::stage::Stage;
use crate::page::frames::{Later, a_frame_later};
use crate::page::reactive::memo;
use crate::page::settings::tx;
use crate::page::table::{Table, use_table};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Side};
use fogbound_presenter::{Board, LegalCell, Question};
use leptos::prelude::*;

/// The active cell, if the keyboard is in use on the board.
#[derive(Clone, Copy)]
pub struct Active(pub RwSignal<Option<Cell>>);

impl Active {
    /// Makes a cell active, brings it into sight and previews the tile in hand there.
    pub fn set(&self, cell: Cell, table: Table, stage: Stage) {
        self.0.set(Some(cell));
        stage.show(&[cell]);
        table.hover_cell(cell);
    }

    /// Makes no cell active.
    pub fn leave(&self, table: Table) {
        self.0.set(None);
        table.leave();
    }
}

/// A cell in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    cell: Cell,
    /// Content of the cell. Empty if the tile in hand fits there.
    label: String,
    /// Number of ways in which the tile in hand fits.
    ways: usize,
}

/// Returns all cells that can be active, by rows.
pub fn cells(board: &Board, question: Option<&Question>) -> Vec<Cell> {
    let legal = question.map(|question| &question.cells[..]).unwrap_or_default();
    let tiles = board.tiles.iter().copied();
    let mut cells: Vec<Cell> = tiles.chain(legal.iter().map(|legal| legal.cell)).collect();
    cells.sort_short_by_key(|cell| (cell.y, cell.x));
    cells.dedup();
    cells
}

/// Returns all cells in words, by rows.
fn spoken(labels: Vec<(Cell, String)>, question: Option<&Question>) -> Vec<Spoken> {
    let tiles: Vec<Cell> = labels.iter().map(|&(cell, _)| cell).collect();
    let tile = |(cell, label): (Cell, String)| Spoken { cell, label, ways: 0 };
    let fits = |legal: &LegalCell| Spoken {
        cell: legal.cell,
        label: String::new(),
        ways: legal.turns.len(),
    };
    let legal = question.map(|question| &question.cells[..]).unwrap_or_default();
    let is_free = |legal: &&LegalCell| !tiles.contains(&legal.cell);
    let legal = legal.iter().filter(is_free).map(fits);
    let mut all: Vec<Spoken> = labels.into_iter().map(tile).chain(legal).collect();
    all.sort_short_by_key(|spoken| (spoken.cell.y, spoken.cell.x));
    all
}

/// Returns the target of an arrow key: the nearest cell on that side, preferring one straight ahead.
pub fn neighbour(cells: &[Cell], from: Cell, side: Side) -> Option<Cell> {
    let (dx, dy) = side.step();
    let ahead = |cell: Cell| {
        (i32::from(cell.x) - i32::from(from.x)) * i32::from(dx)
            + (i32::from(cell.y) - i32::from(from.y)) * i32::from(dy)
    };
    let aside = |cell: Cell| {
        let (x, y) = (i32::from(cell.x - from.x), i32::from(cell.y - from.y));
        (x * i32::from(dy)).abs() + (y * i32::from(dx)).abs()
    };
    let reached = cells.iter().copied().filter(|&cell| ahead(cell) > 0);
    reached.min_by_key(|&cell| (ahead(cell) + 2 * aside(cell), aside(cell), cell))
}

/// Returns the id of the element of a cell.
pub fn id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x, cell.y)
}

/// Returns the cells in words, a frame late: screen readers can wait a frame longer than viewers.
pub fn spoken_later(board: Memo<Board>) -> Later<Vec<Spoken>> {
    let table = use_table();
    let question = table.question();
    let track = move || {
        board.track();
        question.track();
    };
    let value = move || {
        let tiles = board.with(|board| board.tiles.clone());
        let look = table.look();
        let labels = table.show(|game| game.labels(look, &tiles));
        question.with(|question| spoken(labels, question.as_ref()))
    };
    a_frame_later(track, value)
}

/// The cells as rows of a grid.
#[component]
pub fn Rows(all: ReadSignal<Vec<Spoken>>, board: Memo<Board>, active: Active) -> impl IntoView {
    let first = memo(move || board.with(|board| board.first));
    let numbers = move || {
        let mut numbers: Vec<i16> = all.with(|all| all.iter().map(|it| it.cell.y).collect());
        numbers.dedup();
        numbers
    };
    let row = move |number: i16| {
        let is_here = move |spoken: &&Spoken| spoken.cell.y == number;
        let cells = move || all.with(|all| all.iter().filter(is_here).cloned().collect::<Vec<_>>());
        let index = move || i32::from(number) - i32::from(first.get().y) + 1;
        view! {
            <g role="row" aria-rowindex=index aria-label=move || tx!("board-row", y = number)>
                <For each=cells key=Clone::clone let(spoken)>
                    <GridCell spoken first active/>
                </For>
            </g>
        }
    };
    view! { <For each=numbers key=|number| *number children=row/> }
}

/// One cell and its description.
#[component]
fn GridCell(spoken: Spoken, first: Memo<Cell>, active: Active) -> impl IntoView {
    let table = use_table();
    let Spoken { cell, label, ways } = spoken;
    let column = move || i32::from(cell.x) - i32::from(first.get().x) + 1;
    let is_chosen = move || {
        let placed = table.chosen().and_then(|chosen| chosen.placed);
        placed.is_some_and(|(chosen, _)| chosen == cell)
    };
    let label = move || {
        let what = match ways {
            0 => label.clone(),
            ways => tx!("board-fits", ways),
        };
        let place = tx!("board-cell", x = cell.x, y = cell.y, what);
        let is_active = active.0.get() == Some(cell);
        let brings = is_active.then(|| foreseen(table)).flatten();
        brings.map_or(place.clone(), |brings| format!("{place}. {brings}"))
    };
    view! {
        <rect id=id(cell) class="cell" role="gridcell" transform=corner(cell) width=SIDE height=SIDE
            data-cell=format!("{} {}", cell.x, cell.y) data-ways=ways aria-colindex=column
            aria-selected=move || is_chosen().to_string() aria-label=label/>
    }
}

/// Returns the consequences of the answer that is pointed at, in one text.
fn foreseen(table: Table) -> Option<String> {
    let foresight = table.foresight().get()?;
    let text = match foresight {
        Ok(foresight) => {
            let lines: Vec<String> = foresight.lines.into_iter().map(|told| told.text).collect();
            lines.join(" ")
        }
        Err(refused) => refused.text,
    };
    Some(text)
}

#[cfg(test)]
mod tests;
