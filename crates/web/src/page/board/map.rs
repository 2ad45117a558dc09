//! The small map of a board that is larger than its window: tiles, meeples, and the part in sight.

use super::camera::{Area, Point, SIDE};
use super::stage::Stage;
use crate::page::reactive::{effect, memo};
use crate::page::table::use_table;
use fogbound_game::Cell;
use fogbound_pictures::board::Standing;
use fogbound_presenter::{Board, Scene};
use leptos::ev;
use leptos::prelude::*;
use leptos::svg;

/// The longer side of the map, in pixels.
const LONG: f64 = 164.0;

/// The largest side of a cell on the map, in pixels.
const LARGE: f64 = 14.0;

/// The contents of the map, in cells.
#[derive(Clone, Debug, Default, PartialEq)]
struct Contents {
    /// All tiles with a margin of one cell.
    area: Area,
    tiles: String,
    /// The place and the class of each meeple.
    meeples: Vec<(f64, f64, String)>,
}

/// Returns what the map shows of a board.
fn contents(board: &Board) -> Contents {
    let cells = || board.tiles.iter().copied();
    let Scene::Landscape(scene) = &board.scene else { return Contents::default() };
    let least = |of: fn(Cell) -> i16| cells().map(of).min().unwrap_or_default();
    let most = |of: fn(Cell) -> i16| cells().map(of).max().unwrap_or_default();
    let from = Point::new(f64::from(least(|cell| cell.x)), f64::from(least(|cell| cell.y)));
    let to = Point::new(f64::from(most(|cell| cell.x)), f64::from(most(|cell| cell.y)));
    let area = Area { from, to: Point::new(to.x + 1.0, to.y + 1.0) }.grown(1.0);
    let tiles = cells().map(|Cell { x, y }| format!("M{x} {y}h.94v.94h-.94z")).collect();
    let meeples = scene.figures.iter().filter_map(|figure| match figure {
        Standing::Meeple(meeple) => {
            let Cell { x, y } = meeple.cell;
            Some((f64::from(x), f64::from(y), format!("cloth-{}", meeple.colour)))
        }
        Standing::Ghosts { .. } => None,
    });
    Contents { area, tiles, meeples: meeples.collect() }
}

/// The map, as long as a tile is out of sight. Pressing or dragging on it moves the board.
#[component]
pub fn MiniMap(stage: Stage, board: Memo<Board>) -> impl IntoView {
    let table = use_table();
    let contents = memo(move || board.with(contents));
    let in_sight = RwSignal::new(Area::default());
    let is_shown = memo(move || {
        let (seen, tiles) = (in_sight.get(), contents.with(|contents| contents.area.grown(-1.0)));
        let is_seen = |at: Point| seen.grown(0.3).contains(at);
        seen.width() > 0.0 && tiles.width() > 0.0 && !(is_seen(tiles.from) && is_seen(tiles.to))
    });
    effect(move || {
        stage.moved.track();
        let (camera, free) = (stage.camera(), stage.free());
        let [from, to] = [free.from, free.to].map(|corner| camera.to_board(corner));
        let cells = |Point { x, y }: Point| Point::new(x / SIDE, y / SIDE);
        in_sight.set(Area { from: cells(from), to: cells(to) });
    });
    let map = NodeRef::<svg::Svg>::new();
    let side =
        move || contents.with(|it| (LONG / it.area.width().max(it.area.height())).min(LARGE));
    let look = move |event: &ev::PointerEvent| {
        let Some(map) = map.get_untracked() else { return };
        let (corner, side) = (Area::of_element(&map).from, untrack(side));
        let from = contents.with_untracked(|contents| contents.area.from);
        let at = |pixels: i32, corner: f64, from: f64| {
            (from + (f64::from(pixels) - corner) / side) * SIDE
        };
        stage.centre(Point::new(
            at(event.client_x(), corner.x, from.x),
            at(event.client_y(), corner.y, from.y),
        ));
    };
    let dragged = move |event: ev::PointerEvent| {
        if event.buttons() & 1 == 1 {
            look(&event);
        }
    };
    let view_box = move || {
        let area = contents.with(|contents| contents.area);
        format!("{} {} {} {}", area.from.x, area.from.y, area.width(), area.height())
    };
    let size = move |of: fn(&Area) -> f64| {
        contents.with(|contents| format!("{}px", of(&contents.area) * side()))
    };
    let meeple = |(x, y, class): (f64, f64, String)| {
        view! { <circle class=class cx=x + 0.47 cy=y + 0.47 r="0.34"/> }
    };
    let latest = move || {
        let chosen = table.pointed().and_then(|it| it.placed).map(|(cell, _)| cell);
        let cell = chosen.or_else(|| board.with(|board| board.changed.first().copied()))?;
        let Cell { x, y } = cell;
        Some(view! { <rect class="map-latest" x=x y=y width="0.94" height="0.94"/> })
    };
    // It moves with every movement of the board, and is no part of the drawing, which would be painted again.
    let frame = memo(move || {
        let (seen, side) = (in_sight.get(), side());
        let Point { x, y } = contents.with(|contents| contents.area.from);
        let corner = ((seen.from.x - x) * side, (seen.from.y - y) * side);
        (corner, seen.width() * side, seen.height() * side)
    });
    let place = move || {
        let ((x, y), ..) = frame.get();
        format!("translate({x}px,{y}px)")
    };
    view! {
        <Show when=move || is_shown.get()>
            <div class="mini-map" aria-hidden="true" on:pointerdown=move |event| look(&event) on:pointermove=dragged>
                <svg class="fogbound" node_ref=map viewBox=view_box style:width=move || size(Area::width)
                    style:height=move || size(Area::height)>
                    <path class="map-tiles" d=move || contents.with(|it| it.tiles.clone())/>
                    {latest}
                    {move || contents.with(|it| it.meeples.clone()).into_iter().map(meeple).collect_view()}
                </svg>
                <div class="map-frame" style:transform=place style:width=move || format!("{}px", frame.get().1)
                    style:height=move || format!("{}px", frame.get().2)></div>
            </div>
        </Show>
    }
}
