//! The keys of the board, and the dialog that lists them.

use super::camera::Point;
use super::grid::{self, Active};
use super::inspect::Inspect;
use super::pointers::Pointers;
use super::stage::Stage;
use super::tools::next_overlays;
use crate::page::analysis::{Analyst, take_back};
use crate::page::around::use_around;
use crate::page::dialog::Dialog;
use crate::page::settings::{said, t, tx};
use crate::page::table::Table;
use fogbound_game::{Cell, Side};
use fogbound_presenter::{Board, Overlays};
use fogbound_table::texts::{Message, msg};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Distance by which a key moves the camera, in pixels.
const STEP: f64 = 80.0;

/// Factor by which a key zooms the camera.
pub const ZOOM: f64 = 1.25;

/// The keys and their effects, as the dialog lists them.
const TOLD: [(&str, Message<'static>); 16] = [
    ("← ↑ → ↓", msg!("key-arrows")),
    ("Enter", msg!("key-enter")),
    ("1 – 9", msg!("key-digits")),
    ("0", msg!("key-nobody")),
    ("G", msg!("key-piece")),
    ("R / E", msg!("key-turn")),
    ("Esc", msg!("key-escape")),
    ("U", msg!("key-undo")),
    ("H", msg!("key-hint")),
    ("I", msg!("key-inspect")),
    ("O", msg!("key-overlays")),
    ("F", msg!("key-fit")),
    ("L", msg!("key-last")),
    ("+ / −", msg!("key-zoom")),
    ("W A S D", msg!("key-pan")),
    ("?", msg!("key-keys")),
];

/// The things that keys act on.
#[derive(Clone, Copy)]
pub struct Keys {
    /// The game.
    pub table: Table,
    /// The analysis of it, if it is analysed.
    pub analyst: Option<Analyst>,
    /// The camera.
    pub stage: Stage,
    /// The displayed board.
    pub board: Memo<Board>,
    /// The active cell.
    pub active: Active,
    /// The cell that is asked about.
    pub inspect: Inspect,
    /// The pointers over the board.
    pub pointers: Pointers,
    /// Overlays that outline features.
    pub overlays: RwSignal<Overlays>,
    /// True while the dialog of the keys is open.
    pub told: RwSignal<bool>,
}

impl Keys {
    /// Listens to keys as long as the board is shown.
    pub fn listen(self) {
        let drawer = use_around().drawer;
        let listener = window_event_listener(ev::keydown, move |event| {
            if untrack(|| self.pressed(&event)) {
                event.prevent_default();
            } else if event.key() == "Escape" && !has_dialog() {
                // There was nothing to leave on the board.
                drawer.set(None);
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Handles a pressed key. Returns true if it meant something.
    fn pressed(&self, event: &ev::KeyboardEvent) -> bool {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        let Some(place) = place(event) else { return false };
        let key = event.key();
        (place == Place::Board && self.on_board(&key)) || self.anywhere(&key)
    }

    /// Handles keys that mean something only on the board itself.
    fn on_board(&self, key: &str) -> bool {
        match key {
            "ArrowUp" => self.arrow(Side::North),
            "ArrowRight" => self.arrow(Side::East),
            "ArrowDown" => self.arrow(Side::South),
            "ArrowLeft" => self.arrow(Side::West),
            "Enter" | " " => self.enter(),
            "Escape" => return self.escape(),
            _ => return false,
        }
        true
    }

    /// Handles keys that mean something anywhere in the game.
    fn anywhere(&self, key: &str) -> bool {
        match key {
            "r" | "R" => self.table.turn(true),
            "e" | "E" => self.table.turn(false),
            "u" | "U" => take_back(self.table, self.analyst),
            "h" | "H" => self.table.hint(),
            "f" | "F" => self.stage.fit(),
            "0" => self.nobody(),
            "g" | "G" => return self.table.pick_next(),
            "l" | "L" => self.last_move(),
            "o" | "O" => self.overlays.update(|overlays| *overlays = next_overlays(*overlays)),
            "i" | "I" => self.ask(),
            "+" | "=" => self.stage.zoom(ZOOM),
            "-" => self.stage.zoom(1.0 / ZOOM),
            "w" | "W" => self.pan(Side::North),
            "a" | "A" => self.pan(Side::West),
            "s" | "S" => self.pan(Side::South),
            "d" | "D" => self.pan(Side::East),
            "?" => self.told.set(true),
            "Escape" => return self.escape(),
            digit => return self.answer(digit),
        }
        true
    }

    fn pan(&self, side: Side) {
        let (dx, dy) = side.step();
        let by = Point::new(-STEP * f64::from(dx), -STEP * f64::from(dy));
        self.stage.follow(|camera| camera.panned(by));
    }

    fn arrow(&self, side: Side) {
        let Some(from) = self.active.0.get() else {
            self.start();
            // A board without cells can still be moved.
            if self.active.0.get().is_none() {
                self.pan(side);
            }
            return;
        };
        let cells = self.cells();
        if let Some(cell) = grid::neighbour(&cells, from, side) {
            self.active.set(cell, self.table, self.stage);
        }
    }

    fn cells(&self) -> Vec<Cell> {
        let question = self.table.question().get();
        self.board.with(|board| grid::cells(board, question.as_ref()))
    }

    /// Makes a cell active: the chosen one, else one where the tile in hand fits.
    pub fn start(&self) {
        if self.active.0.get().is_some() {
            return;
        }
        let chosen = self.table.chosen().and_then(|chosen| chosen.placed).map(|(cell, _)| cell);
        let legal = self.table.question().get();
        let legal = legal.and_then(|question| question.cells.first().map(|legal| legal.cell));
        let changed = self.board.with(|board| board.changed.first().copied());
        let first = || self.cells().first().copied();
        if let Some(cell) = chosen.or(legal).or(changed).or_else(first) {
            self.active.set(cell, self.table, self.stage);
        }
    }

    fn enter(&self) {
        let places = self.table.question().get().is_some_and(|question| !question.cells.is_empty());
        match self.active.0.get() {
            Some(cell) if places => self.pointers.point_at(cell),
            _ if self.table.chosen().is_some() => self.table.confirm(),
            Some(cell) => self.inspect.ask(cell),
            None => self.start(),
        }
    }

    fn escape(&self) -> bool {
        if self.inspect.close() {
            return true;
        }
        if self.table.chosen().is_some() || self.table.refused().is_some() {
            self.table.unchoose();
            return true;
        }
        let was = self.active.0.get().is_some();
        self.active.leave(self.table);
        was
    }

    fn ask(&self) {
        match self.active.0.get() {
            Some(cell) => self.inspect.ask(cell),
            None => self.inspect.toggle(),
        }
    }

    /// Chooses the answer of a digit from the list.
    fn answer(&self, digit: &str) -> bool {
        let number = digit.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let answer = number.and_then(|number| self.table.offered().into_iter().nth(number));
        answer.map(|answer| self.table.choose(&answer.action)).is_some()
    }

    /// Under the lens, chooses to place nothing. Otherwise shows the whole board.
    fn nobody(&self) {
        let offered = self.table.lens().map(|_| self.table.offered()).unwrap_or_default();
        match offered.into_iter().find(|answer| answer.is_pass) {
            Some(pass) => self.table.choose(&pass.action),
            None => self.stage.fit(),
        }
    }

    /// Brings the latest change into the middle.
    pub fn last_move(&self) {
        let changed = self.board.with(|board| board.changed.first().copied());
        if let Some(cell) = changed {
            self.stage.centre(super::camera::centre(cell));
        }
    }
}

/// The place of a key press.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// On the board, or where nothing has the focus.
    Board,
    /// On the controls for answering.
    Beside,
}

/// Returns the place of a key press, if it may be meant for the board.
fn place(event: &ev::KeyboardEvent) -> Option<Place> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let within = |selector: &str| target.closest(selector).ok().flatten().is_some();
    if within("input, select, textarea, dialog") || has_dialog() {
        return None;
    }
    if within("svg.board") || target.tag_name() == "BODY" {
        return Some(Place::Board);
    }
    within(".board-area, .ask").then_some(Place::Beside)
}

/// Returns true while a dialog is open.
fn has_dialog() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// The dialog that lists the keys.
#[component]
pub fn KeysDialog(shown: RwSignal<bool>) -> impl IntoView {
    let line = |(keys, what): (&'static str, Message<'static>)| {
        view! { <tr><th scope="row"><kbd>{keys}</kbd></th><td>{said(what)}</td></tr> }
    };
    let title = Signal::derive(|| tx!("board-keys"));
    view! {
        <Dialog shown title class="keys">
            <table>{TOLD.map(line).collect_view()}</table>
            <p class="small">{t!("keys-note")}</p>
        </Dialog>
    }
}
