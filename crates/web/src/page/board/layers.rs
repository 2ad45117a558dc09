//! The pictures of the board, layer by layer. Only changes are drawn again.

use super::camera::SIDE;
use super::stage::Stage;
use crate::page::around::{Around, use_around};
use crate::page::draw::{self, Figure, Layers};
use crate::page::frames::after_frame;
use crate::page::reactive::memo;
use crate::page::table::use_table;
use fogbound_game::Cell;
use fogbound_presenter::{Board, Look};
use leptos::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Time for which a leaving figure can be seen.
const LEAVING: Duration = Duration::from_millis(400);

/// Number of pictures of tiles that are exchanged in one frame.
const BATCH: usize = 8;

/// A tile as it is displayed.
#[derive(Clone, Debug, PartialEq)]
struct Tile {
    cell: Cell,
    /// Name of its picture. Equal keys mean equal pictures.
    key: String,
    svg: Arc<str>,
    /// True if it has arrived in front of the viewer, and is not merely drawn in another way.
    is_new: bool,
}

/// The board as it is displayed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    tiles: Vec<Tile>,
    below: String,
    above: String,
    overlays: String,
    figures: Vec<Figure>,
}

/// Draws the board whenever it changes.
///
/// If many pictures have to be exchanged, as when the camera comes near, the others wait for the next frame,
/// so that no task is long.
pub fn drawn(stage: Stage, board: Memo<Board>) -> Memo<Drawn> {
    let pictures: StoredValue<HashMap<Cell, (String, Arc<str>)>> = StoredValue::new(HashMap::new());
    let unfinished = RwSignal::new(());
    memo(move || {
        unfinished.track();
        let mut before = HashMap::new();
        pictures.update_value(|pictures| before = std::mem::take(pictures));
        let exchanged = std::cell::Cell::new(0);
        let drawn = |cell: Cell, key: &str| match before.get(&cell) {
            Some((drawn, _)) if drawn == key => true,
            Some(_) => exchanged.replace(exchanged.get() + 1) >= BATCH,
            None => false,
        };
        let detail = stage.detail.get();
        let layers = board.with(|board| draw::layers(&board.scene, detail, &drawn));
        if exchanged.get() > BATCH {
            after_frame(move || {
                unfinished.try_set(());
            });
        }
        let is_first = before.is_empty();
        let tile = |tile: draw::Laid| {
            let before = before.remove(&tile.cell);
            let is_new = before.is_none() && !is_first;
            let (key, svg) = before
                .filter(|_| tile.svg.is_empty())
                .unwrap_or_else(|| (tile.key, Arc::from(tile.svg)));
            pictures.update_value(|pictures| {
                pictures.insert(tile.cell, (key.clone(), svg.clone()));
            });
            Tile { cell: tile.cell, key, svg, is_new }
        };
        let Layers { below, tiles, above, overlays, figures } = layers;
        let tiles = tiles.into_iter().map(tile).collect();
        Drawn { tiles, below, above, overlays, figures }
    })
}

/// Returns the position of a cell's corner, as an attribute.
pub fn corner(cell: Cell) -> String {
    let at = |index: i16| i32::from(index) * SIDE as i32;
    format!("translate({} {})", at(cell.x), at(cell.y))
}

/// The ground under the tiles.
#[component]
pub fn Ground(drawn: Memo<Drawn>) -> impl IntoView {
    let below = memo(move || drawn.with(|drawn| drawn.below.clone()));
    view! { <g inner_html=move || below.get()></g> }
}

/// The tiles, and the layer over their seams.
#[component]
pub fn Tiles(drawn: Memo<Drawn>) -> impl IntoView {
    let tiles = move || drawn.with(|drawn| drawn.tiles.clone());
    let above = memo(move || drawn.with(|drawn| drawn.above.clone()));
    let overlays = memo(move || drawn.with(|drawn| drawn.overlays.clone()));
    let shown = |tile: Tile| {
        view! {
            <g class:appears=tile.is_new style:--drift=drift()
                inner_html=tile.svg.to_string()></g>
        }
    };
    view! {
        <g class="tiles">
            <For each=tiles key=|tile| (tile.cell, tile.key.clone()) children=shown/>
        </g>
        <g inner_html=move || above.get()></g>
        <g inner_html=move || overlays.get()></g>
    }
}

/// Puts the drift of a new picture in step with that of the others, which began with the page.
fn drift() -> String {
    let now = web_sys::window().and_then(|window| window.performance());
    format!("-{:.0}ms", now.map_or(0.0, |performance| performance.now()))
}

/// The glow of the latest change, which lasts until the next turn.
#[component]
pub fn Glow(board: Memo<Board>) -> impl IntoView {
    let Around { told, step, .. } = use_around();
    let changed = move || {
        if let Some(step) = step.get() {
            return if step.outlines.is_empty() { step.told.cells } else { Vec::new() };
        }
        let mut cells = board.with(|board| board.changed.clone());
        cells.extend(told.get().filter(|cell| !cells.contains(cell)));
        cells
    };
    view! {
        <For each=changed key=|cell| *cell let(cell)>
            <g class="glows" transform=corner(cell)>
                <path class="accent-wide" d="M5 5H195V195H5Z"/>
                <path class="rim" d="M5 5H195V195H5Z"/>
                <path class="accent" d="M5 5H195V195H5Z"/>
            </g>
        </For>
    }
}

/// What a step of the final scoring counts.
#[component]
pub fn Counted(board: Memo<Board>) -> impl IntoView {
    let step = use_around().step;
    let outlines = move || {
        let step = step.get()?;
        let drawn = |outline| board.with(|board| draw::outline(outline, &board.scene));
        Some(step.outlines.iter().map(drawn).collect::<String>())
    };
    view! { <g class="counted" inner_html=outlines></g> }
}

/// A figure that comes, stays or leaves.
#[derive(Clone, PartialEq)]
struct Standing {
    figure: Figure,
    leaves: bool,
    /// True if it arrives in front of the viewer.
    arrives: bool,
}

/// Meeples and ghosts. New ones fade in. Ghosts that leave rise and fade.
#[component]
pub fn Figures(drawn: Memo<Drawn>, stage: Stage) -> impl IntoView {
    let table = use_table();
    let standing: RwSignal<Vec<Standing>> = RwSignal::new(Vec::new());
    // Figures come and go only if the same viewer looks at the same board as before.
    let eyes = move || (table.look(), stage.detail.get());
    Effect::new(move |before: Option<Option<(Look, _)>>| {
        let figures = drawn.with(|drawn| drawn.figures.clone());
        let eyes = (!figures.is_empty() || before.is_some()).then(eyes);
        let is_watched = before.flatten().is_some_and(|before| Some(before) == eyes);
        let old = standing.get_untracked();
        standing.set(follow(&old, figures, is_watched));
        if is_watched {
            set_timeout(move || standing.update(|all| all.retain(|one| !one.leaves)), LEAVING);
        }
        eyes
    });
    let shown = |one: Standing| {
        view! {
            <g class:arrives=one.arrives class:leaves=one.leaves inner_html=one.figure.svg></g>
        }
    };
    view! {
        <g class="figures">
            <For each=move || standing.get() key=|one| (one.figure.key.clone(), one.leaves) children=shown/>
        </g>
    }
}

/// Returns the figures on the board, with those that leave it.
fn follow(old: &[Standing], figures: Vec<Figure>, is_watched: bool) -> Vec<Standing> {
    let stood = |key: &str| old.iter().any(|one| !one.leaves && one.figure.key == key);
    let stays = |name: &str| figures.iter().any(|figure| figure.name == name);
    let left = old.iter().filter(|one| is_watched && !one.leaves && !stays(&one.figure.name));
    let left: Vec<Standing> =
        left.map(|one| Standing { leaves: true, arrives: false, ..one.clone() }).collect();
    let stand = figures.into_iter().map(|figure| Standing {
        arrives: is_watched && !stood(&figure.key),
        leaves: false,
        figure,
    });
    stand.chain(left).collect()
}

#[cfg(test)]
mod tests;
