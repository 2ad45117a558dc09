//! Deeds of others: those in sight stand at the top right for a while, those out of sight are marked at the
//! edge until they are looked at.

use super::camera::{Area, Point, centre};
use super::stage::Stage;
use crate::page::around::use_around;
use crate::page::draw;
use crate::page::each::each;
use crate::page::reactive::{effect, memo};
use crate::page::settings::tx;
use crate::page::table::{Table, use_table};
use fogbound_game::Cell;
use fogbound_presenter::{Board, Glyph, Happened, Scene};
use fogbound_table::texts::signed;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which a deed in sight is shown.
const SHOWN: Duration = Duration::from_secs(6);

/// Number of deeds in sight that are shown.
const MOST: usize = 2;

/// Distance of the middle of a mark from the papers around the board, in pixels.
const ACROSS: f64 = 76.0;
const UPWARDS: f64 = 30.0;

/// The latest deed of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Deed {
    number: usize,
    seat: u8,
    name: String,
    /// The cell of the tile that it laid.
    cell: Cell,
    tile: Glyph,
    points: i32,
}

/// The deeds of others.
#[component]
pub fn Deeds(stage: Stage, board: Memo<Board>) -> impl IntoView {
    let table = use_table();
    let deeds: RwSignal<Vec<Deed>> = RwSignal::new(Vec::new());
    // Those that are out of sight, and have been since they were done.
    let missed: RwSignal<Vec<usize>> = RwSignal::new(Vec::new());
    let count = StoredValue::new(0usize);
    effect(move || {
        let Some(happened) = table.happened() else {
            // What was taken back has not been done.
            deeds.update(Vec::clear);
            return missed.update(Vec::clear);
        };
        let Some(deed) = untrack(|| deed(table, board, &happened, count.get_value())) else {
            return;
        };
        if stage.is_whole() {
            return;
        }
        count.set_value(deed.number + 1);
        let (number, cell) = (deed.number, deed.cell);
        // To measure, the browser has to lay everything out, which it does for the frame anyway.
        request_animation_frame(move || {
            if !stage.is_gone() {
                if !stage.sees(cell, stage.free()) {
                    missed.update(|missed| missed.push(number));
                }
                deeds.update(|deeds| keep(deeds, deed));
            }
        });
        // What is out of sight stays until it is looked at.
        let end = move || {
            let is_missed = missed.try_get_untracked().is_some_and(|it| it.contains(&number));
            if !is_missed {
                let _ = deeds.try_update(|deeds| deeds.retain(|deed| deed.number != number));
            }
        };
        set_timeout(end, SHOWN);
    });
    effect(move || {
        stage.moved.track();
        if missed.with_untracked(Vec::is_empty) {
            return;
        }
        let free = stage.free();
        let all = deeds.get_untracked();
        let is_seen = |number: &usize| {
            let deed = all.iter().find(|deed| deed.number == *number);
            deed.is_none_or(|deed| stage.sees(deed.cell, free))
        };
        let seen: Vec<usize> = missed.get_untracked().into_iter().filter(is_seen).collect();
        if !seen.is_empty() {
            missed.update(|missed| missed.retain(|number| !seen.contains(number)));
            deeds.update(|deeds| deeds.retain(|deed| !seen.contains(&deed.number)));
        }
    });
    let of = move |out: bool| {
        let is_out = move |deed: &Deed| missed.with(|missed| missed.contains(&deed.number)) == out;
        deeds.get().into_iter().filter(is_out).collect::<Vec<_>>()
    };
    let feed = memo(move || {
        let mut feed = of(false);
        feed.drain(..feed.len().saturating_sub(MOST));
        feed
    });
    let marks = memo(move || of(true));
    let in_feed = move |deed| view! { <li>{shown(deed, stage)}</li> }.into_any();
    view! {
        <ul class="feed">{each(feed, in_feed)}</ul>
        <div class="edge-marks">{each(marks, move |deed| mark(deed, stage))}</div>
    }
}

/// Returns the deed of another seat that has just been done, if it was one on the board.
fn deed(table: Table, board: Memo<Board>, happened: &Happened, number: usize) -> Option<Deed> {
    let seat = happened.seat.filter(|&seat| table.look().viewer != Some(seat))?;
    let (cell, tile) = board.with(|board| {
        let cell = *board.changed.first()?;
        let Scene::Landscape(scene) = &board.scene else { return None };
        let laid = scene.tiles.iter().find(|laid| laid.cell == cell)?;
        Some((cell, Glyph::Tile(laid.face.clone()?)))
    })?;
    let chairs = table.show(|game| game.chairs());
    let name = chairs.get(usize::from(seat))?.name.clone();
    let own = happened.scores.iter().filter(|scored| scored.seat.is_none_or(|it| it == seat));
    let points = own.map(|scored| scored.points).sum();
    Some(Deed { number, seat, name, cell, tile, points })
}

/// Adds a deed, instead of an older one of the same seat; a turn of several decisions is one deed.
fn keep(deeds: &mut Vec<Deed>, mut deed: Deed) {
    let same = deeds.iter().find(|old| old.seat == deed.seat && old.cell == deed.cell);
    deed.points += same.map_or(0, |same| same.points);
    deeds.retain(|old| old.seat != deed.seat);
    deeds.push(deed);
}

/// Renders a deed. Pointing at it marks its tile, pressing it brings the tile into the middle.
fn shown(deed: Deed, stage: Stage) -> impl IntoView {
    let around = use_around();
    let Deed { name, cell, tile, points, .. } = deed;
    let leave = move || around.told.set(None);
    on_cleanup(move || {
        // The view may be gone altogether.
        let _ = around.told.try_set(None);
    });
    let label = untrack(|| tx!("deed-show", name = name.clone()));
    let points =
        (points != 0).then(|| view! { <b class:bad=points.is_negative()>{signed(points)}</b> });
    view! {
        <button type="button" class="deed" title=label
            on:pointerenter=move |_| around.told.set(Some(cell)) on:pointerleave=move |_| leave()
            on:click=move |_| stage.centre(centre(cell))>
            <span class="deed-picture" aria-hidden="true" inner_html=draw::glyph(&tile)></span>
            <span class="deed-name">{name}</span> {points}
        </button>
    }
}

/// Renders a deed out of sight, where the line to it leaves the board.
fn mark(deed: Deed, stage: Stage) -> AnyView {
    let cell = deed.cell;
    let place = memo(move || {
        stage.moved.track();
        let inside = |Area { from, to }: Area| Area {
            from: Point::new(from.x + ACROSS, from.y + UPWARDS),
            to: Point::new(to.x - ACROSS, to.y - UPWARDS),
        };
        let there = stage.camera().to_screen(centre(cell));
        let all = inside(stage.free());
        let guide = stage.area_of(".guide-card").filter(|guide| {
            let Point { x, y } = all.edge_towards(there);
            let mark = [Point::new(x - ACROSS, y - UPWARDS), Point::new(x + ACROSS, y + UPWARDS)];
            guide.meets(&Area { from: mark[0], to: mark[1] })
        });
        let free = guide.map_or(all, |guide| inside(stage.free().beside(guide)));
        let middle = free.middle();
        (free.edge_towards(there), (there.y - middle.y).atan2(there.x - middle.x).to_degrees())
    });
    let transform = move || {
        let (Point { x, y }, _) = place.get();
        format!("translate({x}px,{y}px) translate(-50%,-50%)")
    };
    let arrow = move || format!("rotate({}deg)", place.get().1);
    view! {
        <div class="edge-mark" style:transform=transform>
            <span class="edge-arrow" aria-hidden="true" style:transform=arrow></span>
            {shown(deed, stage)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests;
