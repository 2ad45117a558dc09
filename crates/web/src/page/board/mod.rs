//! The board, and everything that is done on it.
//!
//! * `camera.rs`: the view onto the board, pure numbers. `stage.rs` moves the drawing accordingly.
//! * `layers.rs`: tiles and figures. `choices.rs`: the choices on the board and their consequences.
//! * `pointers.rs`, `keys.rs`, `grid.rs`: the player's input. The grid serves screen readers too.
//! * `heat.rs`: what the places are worth.
//! * `things.rs`: what the things on it are.
//! * `inspect.rs`, `pops.rs`, `deeds.rs`, `map.rs`, `tools.rs`: the things that lie over it.

mod camera;
mod choices;
mod deeds;
mod grid;
mod heat;
mod inspect;
mod keys;
mod layers;
mod map;
mod pointers;
mod pops;
mod stage;
mod things;
mod tools;

pub use camera::{Area, Point};
pub use choices::{BRACKETS as CORNERS, sized};
pub use layers::corner;

use super::analysis::Analyst;
use super::around::use_around;
use super::draw::frame;
use super::frames::after_frame;
use super::online::ShownOnBoard;
use super::rails::Owner;
use super::settings::t;
use super::table::{Table, use_table};
use crate::page::reactive::{effect, memo};
use camera::SIDE;
use choices::{Ghost, LegalCells, Marks, Outlines, Preview};
use deeds::Deeds;
use fogbound_presenter::{Answer, Board as Shown, Look, Overlays};
use grid::{Active, Rows, spoken_later};
use heat::Heat;
use inspect::{Inspect, InspectOutlines, InspectPaper};
use keys::{Keys, KeysDialog};
use layers::{Counted, Drawn, Figures, Glow, Ground, Tiles};
use leptos::ev;
use leptos::prelude::*;
use map::MiniMap;
use pointers::Pointers;
use pops::Pops;
use stage::Stage;
use std::time::Duration;
use things::Things;
use tools::Tools;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

/// The board of the game on the table. In a `film` nobody plays on it.
#[component]
pub fn Board(#[prop(optional)] film: bool) -> impl IntoView {
    let table = use_table();
    let stage = Stage::new(film);
    let overlays = RwSignal::new(Overlays::None);
    let step = use_around().step;
    let board = memo(move || {
        let (look, overlays) = (table.look(), overlays.get());
        // A step of the final scoring is shown on the board where it is counted.
        let counted = step.with(|step| step.as_ref().and_then(|step| step.board));
        let look = Look { board: counted.or(look.board), ..look };
        table.show(|game| game.board(look, overlays))
    });
    let owner = memo(move || board.with(|board| board.owner));
    let drawn = layers::drawn(stage, board);
    let active = Active(RwSignal::new(None));
    let inspect = Inspect::new(table);
    let pointers = Pointers::new(Things { table, stage, board }, active, inspect);
    let told = RwSignal::new(false);
    let analyst = use_context::<Analyst>();
    let keys = Keys { table, analyst, stage, board, active, inspect, pointers, overlays, told };
    keys.listen();
    watch(stage, board);
    keep_focus(stage);
    look_again(active);
    find_chosen(stage);
    make_room(stage);
    tell_spot(stage);
    find_asked(stage);
    find_again(stage);
    // A finger has done its work once it goes up. The click that browsers make of it would hit what has come to lie there.
    let done = |event: ev::TouchEvent| {
        if event.cancelable() {
            event.prevent_default();
        }
    };
    view! {
        <div class="board-window" node_ref=stage.window
            on:pointerdown=move |event| pointers.down(&event)
            on:pointermove=move |event| pointers.moves(&event)
            on:pointerup=move |event| pointers.up(&event)
            on:pointercancel=move |event| { pointers.lift(&event); }
            on:touchend=done
            on:pointerleave=move |_| pointers.leave()
            on:wheel=move |event| pointers.wheel(&event)
            on:transitionend=move |event| stage.arrived(event.target())
            on:contextmenu=move |event| event.prevent_default()>
            <Scenery stage drawn/>
            <Drawing keys drawn/>
            <div class="board-focus"></div>
            <Ghost place=pointers.mouse/>
            <Pops stage/>
        </div>
        <Owner seat=owner/>
        <Tools keys/>
        <MiniMap stage board/>
        <Deeds stage board/>
        <InspectPaper inspect/>
        <KeysDialog shown=told/>
    }
}

/// The declared size of a drawing: one cell, in which all of its measures are taken. The drawing overflows
/// this size, so that a board that grows changes nothing of it.
const CELL: &str = "0 0 200 200";

/// The tiles, and the ground that they lie on.
#[component]
fn Scenery(stage: Stage, drawn: Memo<Drawn>) -> impl IntoView {
    view! {
        <svg class="board scenery fogbound moves" node_ref=stage.scenery aria-hidden="true" viewBox=CELL width=SIDE height=SIDE>
            <Ground drawn/>
            <Tiles drawn/>
        </svg>
    }
}

/// The layer over the tiles: pictures for viewers, cells for screen readers.
#[component]
fn Drawing(keys: Keys, drawn: Memo<Drawn>) -> impl IntoView {
    let Keys { stage, board, active, inspect, pointers, .. } = keys;
    let focused = move |event: ev::FocusEvent| {
        if is_from_keyboard(&event) {
            untrack(|| keys.start());
        }
    };
    // Users without a pointer, such as those of screen readers, click on cells.
    let clicked = move |event: ev::MouseEvent| {
        let cell = (event.detail() == 0).then(|| cell_of(&event)).flatten();
        if let Some(cell) = cell {
            untrack(|| pointers.point_at(cell));
        }
    };
    // A grid needs cells. Before the first tile there is only a picture.
    let question = use_table().question();
    let is_grid = memo(move || {
        let has_cells = question
            .with(|question| question.as_ref().is_some_and(|question| !question.cells.is_empty()));
        has_cells || board.with(|board| !board.tiles.is_empty())
    });
    let role = move || if is_grid.get() { "grid" } else { "img" };
    let count = move |of: fn(&Shown) -> i16| {
        is_grid.get().then(|| board.with(|board| i32::from(of(board)) + 1))
    };
    let rows = move || count(|board| board.last.y - board.first.y);
    let columns = move || count(|board| board.last.x - board.first.x);
    let selectable = move || is_grid.get().then_some("false");
    let spoken = spoken_later(board);
    let is_busy = move || spoken.is_due.get().then_some("true");
    let descendant = move || active.0.get().filter(|_| is_grid.get()).map(grid::id);
    view! {
        <svg class="board fogbound moves" node_ref=stage.drawing tabindex="0" role=role
            aria-label=t!("board-label") aria-rowcount=rows aria-colcount=columns aria-multiselectable=selectable
            aria-activedescendant=descendant aria-busy=is_busy viewBox=CELL width=SIDE height=SIDE
            on:focus=focused on:click=clicked>
            <g aria-hidden="true">
                <Figures drawn stage/>
                // Fading layers lie over all others: the browser has fewer layers to make then.
                <LegalCells/>
                <Heat/>
                <Glow board/>
                <Preview board/>
                <ShownOnBoard/>
                <Outlines board/>
                <InspectOutlines inspect board/>
                <Counted board/>
                <Marks active=active.0 refused=pointers.refused/>
            </g>
            <Rows all=spoken.shown board active/>
        </svg>
    }
}

/// Makes the camera follow the bounds of the board and the size of the window.
fn watch(stage: Stage, board: Memo<Shown>) {
    let table = use_table();
    let bounds = memo(move || {
        board.with(|board| {
            let area = Area::of_cells(board.first, board.last);
            (area, board.changed.first().copied(), frame(&board.scene), board.tiles.len())
        })
    });
    effect(move || {
        stage.drawing.track();
        let (area, latest, frame, tiles) = bounds.get();
        stage.set_board(area, latest, frame, tiles);
    });
    // A new game starts with a fresh view.
    Effect::new(move |before: Option<usize>| {
        let plies = table.show(|game| game.plies());
        if plies == 0 && before.is_some_and(|before| before > 0) {
            stage.begin_anew();
        }
        plies
    });
    // A move may make the board larger.
    let question = table.question();
    effect(move || {
        bounds.track();
        question.track();
        // Whoever goes through a game follows what happens in it.
        let changed = || board.with(|board| board.changed.first().copied());
        let latest = (table.is_recorded() || table.is_analysed()).then(changed).flatten();
        // Runs in its own task: to measure, the browser has to lay everything out, and paints it after that.
        let look = move || {
            stage.keep();
            stage.show(latest.as_slice());
        };
        set_timeout(look, Duration::ZERO);
    });
    let around = use_around();
    effect(move || {
        if around.ending.get() {
            after_frame(move || stage.show_all());
        }
    });
    let listener = window_event_listener(ev::resize, move |_| stage.resized());
    on_cleanup(move || listener.remove());
    // The papers around the board may leave it more or less of the screen at any time.
    let keep = Closure::<dyn Fn()>::new(move || stage.keep());
    let observer = ResizeObserver::new(keep.as_ref().unchecked_ref()).ok();
    // They stay together: the observer calls the closure.
    let observer = StoredValue::new_local((observer, keep));
    effect(move || {
        if let Some(window) = stage.window.get() {
            observer.with_value(|(observer, _)| {
                observer.iter().for_each(|observer| observer.observe(&window));
            });
        }
    });
    on_cleanup(move || {
        observer.with_value(|(observer, _)| observer.iter().for_each(ResizeObserver::disconnect));
    });
}

/// Moves the focus to the board if the focused element has gone with the question. If the visitor has touched
/// nothing on the page yet, nothing had the focus.
fn keep_focus(stage: Stage) {
    let question = use_table().question();
    effect(move || {
        question.track();
        request_animation_frame(move || {
            let is_lost = document().active_element().is_none_or(|at| at.tag_name() == "BODY");
            let drawing = stage.drawing.try_get_untracked().flatten();
            if let Some(drawing) = drawing.filter(|_| is_lost && is_used()) {
                let drawing: &web_sys::SvgElement = drawing.unchecked_ref();
                // A board that cannot have the focus has left the page.
                let _ = drawing.focus();
            }
        });
    });
}

/// Returns true if somebody has pressed or touched anything on the page, or if browsers do not report it.
fn is_used() -> bool {
    let activation = window().navigator().user_activation();
    activation.is_undefined() || activation.has_been_active()
}

/// Previews a new question at the active cell.
fn look_again(active: Active) {
    let table = use_table();
    let question = table.question();
    effect(move || {
        question.track();
        if let Some(cell) = active.0.get_untracked() {
            table.hover_cell(cell);
        }
    });
}

/// Has everything on the board find its place again once the guide or the drawer has taken or left its own.
fn make_room(stage: Stage) {
    let around = use_around();
    effect(move || {
        around.guide.track();
        around.drawer.track();
        request_animation_frame(move || {
            stage.keep();
            stage.tell_moved();
        });
    });
}

/// Tells where the cell lies that is pointed at, chosen or under the lens.
fn tell_spot(stage: Stage) {
    let (table, spot) = (use_table(), use_around().surroundings);
    effect(move || {
        stage.moved.track();
        let placed = table.pointed().and_then(|pointed| pointed.placed).map(|(cell, _)| cell);
        let cell = placed.or_else(|| table.lens());
        request_animation_frame(move || {
            if !stage.is_gone() {
                spot.set(cell.map(|cell| stage.surroundings(cell)));
            }
        });
    });
}

/// Brings the tile under the lens into sight, or what the answers of a list are about, beside the paper where that does
/// not stand beside the tile, until the answer is given.
fn find_asked(stage: Stage) {
    let table = use_table();
    let asked = memo(move || table.lens().or_else(|| listed(table)));
    effect(move || {
        let asked = asked.get();
        if !stage.settled.get() {
            return;
        }
        // The paper takes its place first.
        request_animation_frame(move || {
            let Some(cell) = asked else { return stage.return_from_paper() };
            let paper = document().query_selector(".ask-paper:not(.beside)");
            stage.show_beside(cell, paper.ok().flatten().map(|paper| Area::of_element(&paper)));
        });
    });
}

/// Brings the place of a decision that is looked at again into sight, and all of the board once it is not any more.
fn find_again(stage: Stage) {
    let (table, around) = (use_table(), use_around());
    let cell = memo(move || {
        let is_seen = around.ending.get() && table.ply().is_some();
        around.told.get().filter(|_| is_seen)
    });
    Effect::new(move |before: Option<bool>| {
        let cell = cell.get();
        request_animation_frame(move || match cell {
            Some(cell) => stage.look_closely(cell),
            None if before == Some(true) => stage.show_all(),
            None => {}
        });
        cell.is_some()
    });
}

/// Returns the cell that the chosen answer of a list is about, else one that any of them marks, tracked.
fn listed(table: Table) -> Option<fogbound_game::Cell> {
    let chosen = table.chosen().map(|chosen| chosen.action);
    table.question().with(|question| {
        let answers = || question.iter().flat_map(|question| &question.answers);
        let is_chosen = |answer: &&Answer| chosen.as_ref() == Some(&answer.action);
        let marked = || answers().filter(|answer| answer.outline.is_some());
        answers().find(is_chosen).and_then(|it| it.cell).or_else(|| marked().find_map(|it| it.cell))
    })
}

/// Brings a choice made elsewhere, such as by a hint, into sight.
fn find_chosen(stage: Stage) {
    let table = use_table();
    effect(move || {
        if let Some((cell, _)) = table.chosen().and_then(|chosen| chosen.placed) {
            stage.find(cell, table.adviser().is_some());
        }
    });
}

/// Returns true if the focus has come by the keyboard from somewhere else on the page.
fn is_from_keyboard(event: &ev::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_seen = target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
    is_seen && event.related_target().is_some()
}

/// Returns the cell that an event is about.
fn cell_of(event: &ev::MouseEvent) -> Option<fogbound_game::Cell> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let words = target.get_attribute("data-cell")?;
    let (x, y) = words.split_once(' ')?;
    Some(fogbound_game::Cell::new(x.parse().ok()?, y.parse().ok()?))
}
