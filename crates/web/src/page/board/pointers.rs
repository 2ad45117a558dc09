//! Mouse, pen and fingers on the board.

use super::camera::Point;
use super::grid::Active;
use super::inspect::Inspect;
use super::stage::Stage;
use super::things::Things;
use crate::page::around::use_around;
use crate::page::cards::Pointing;
use crate::page::mark;
use crate::page::online::Place;
use crate::page::table::Table;
use fogbound_game::Cell;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Largest movement of a mouse and of a finger that still only points, in pixels.
const STILL: (f64, f64) = (5.0, 10.0);

/// Time for which a finger rests on a cell to ask about it.
const LONG: Duration = Duration::from_millis(500);

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
struct Down {
    id: i32,
    start: Point,
    at: Point,
}

/// The state of the pointers.
#[derive(Clone, Debug, Default)]
struct Hands {
    down: Vec<Down>,
    /// True if they have moved too far to only point.
    drags: bool,
    long: Option<TimeoutHandle>,
}

/// The pointers over the board.
#[derive(Clone, Copy)]
pub struct Pointers {
    table: Table,
    stage: Stage,
    things: Things,
    cards: Pointing,
    active: Active,
    inspect: Inspect,
    /// The place at a table that is played online, if it is.
    place: Option<Place>,
    hands: StoredValue<Hands>,
    /// Last target of the mouse.
    target: StoredValue<Option<(Cell, Option<String>)>>,
    /// Position of the mouse in the window and the side of a cell, in pixels, unless the mouse drags.
    pub mouse: RwSignal<Option<(Point, f64)>>,
    /// The cell that was pointed at last and refused the tile in hand.
    pub refused: RwSignal<Option<Cell>>,
}

impl Pointers {
    /// Returns the state without any pointer.
    pub fn new(things: Things, active: Active, inspect: Inspect) -> Pointers {
        let Things { table, stage, .. } = things;
        let cards = use_around().pointing;
        let (mouse, refused) = (RwSignal::new(None), RwSignal::new(None));
        let (hands, target) = (StoredValue::default(), StoredValue::new(None));
        let place = use_context::<Place>();
        Pointers {
            table,
            stage,
            things,
            cards,
            active,
            inspect,
            place,
            hands,
            target,
            mouse,
            refused,
        }
    }

    fn place(&self, event: &ev::MouseEvent) -> Point {
        self.stage.within(event.client_x(), event.client_y())
    }

    /// Handles a button or a finger that goes down.
    pub fn down(&self, event: &ev::PointerEvent) {
        let at = self.place(event);
        let pointers = *self;
        self.hands.update_value(|hands| {
            if event.is_primary() {
                // The first finger: those before it are gone, even if no event reported it.
                hands.down.clear();
            }
            hands.down.retain(|down| down.id != event.pointer_id());
            hands.down.push(Down { id: event.pointer_id(), start: at, at });
            // A single pointer has not dragged yet, whatever became of those before it.
            hands.drags = hands.down.len() > 1;
            hands.forget_long();
            if event.pointer_type() != "mouse" && !hands.drags {
                let long = set_timeout_with_handle(move || pointers.held(at), LONG);
                hands.long = long.ok();
            }
        });
        if event.button() == 1 {
            // Otherwise the wheel button scrolls by itself.
            event.prevent_default();
        }
    }

    /// Handles a finger that has rested for long.
    fn held(&self, at: Point) {
        if self.hands.is_disposed() {
            return;
        }
        self.hands.update_value(|hands| {
            hands.long = None;
            hands.drags = true;
        });
        self.inspect.ask(self.stage.seen().cell_at(at));
        // As long as the finger stays.
        self.cards.show(self.things.card_at(at));
    }

    /// Handles a pointer that moves.
    pub fn moves(&self, event: &ev::PointerEvent) {
        let at = self.place(event);
        let is_mouse = event.pointer_type() == "mouse";
        let mut change: Option<Gesture> = None;
        self.hands.update_value(|hands| {
            let is_right = event.buttons() & 1 == 0 && is_mouse;
            change = hands.moved(event.pointer_id(), at, if is_mouse { STILL.0 } else { STILL.1 });
            change = change.take().filter(|_| !is_right);
        });
        match change {
            Some(gesture) => {
                self.hold(event);
                self.cards.hide();
                self.mouse.set(None);
                self.stage.follow(|camera| match gesture {
                    Gesture::Pan(by) => camera.panned(by),
                    Gesture::Pinch(before, after) => camera.pinched(before, after),
                });
            }
            None if event.pointer_type() != "touch" => self.hover(event, at),
            None => {}
        }
    }

    /// Keeps a pointer that drags, wherever it goes.
    fn hold(&self, event: &ev::PointerEvent) {
        if let Some(window) = self.stage.window.get_untracked() {
            let _ = window.class_list().add_1("dragging");
            // A pointer that has just gone up cannot be held, and need not.
            let _ = window.set_pointer_capture(event.pointer_id());
        }
    }

    /// Handles a pointer that goes up. Unless it dragged, it has pointed at something.
    pub fn up(&self, event: &ev::PointerEvent) {
        let drags = self.lift(event);
        if drags {
            return;
        }
        match event.button() {
            0 => self.point(event),
            1 | 2 => self.table.turn(true),
            _ => {}
        }
    }

    /// Handles a pointer that is gone. Returns true if it dragged.
    pub fn lift(&self, event: &ev::PointerEvent) -> bool {
        let mut drags = false;
        self.hands.update_value(|hands| {
            hands.forget_long();
            hands.down.retain(|down| down.id != event.pointer_id());
            drags = hands.drags;
            hands.drags &= !hands.down.is_empty();
        });
        if let Some(window) = self.stage.window.get_untracked() {
            let _ = window.class_list().remove_1("dragging");
        }
        drags
    }

    /// Handles a pointer that leaves the board.
    pub fn leave(&self) {
        self.mouse.set(None);
        self.cards.hide();
        if self.active.0.get_untracked().is_none() {
            self.table.leave();
        }
        self.inspect.pass(None);
    }

    /// Handles the wheel, or two fingers on a touch pad that move apart.
    pub fn wheel(&self, event: &ev::WheelEvent) {
        event.prevent_default();
        self.cards.hide();
        let step = match event.delta_mode() {
            ev::WheelEvent::DOM_DELTA_LINE => 16.0,
            ev::WheelEvent::DOM_DELTA_PAGE => 400.0,
            _ => 1.0,
        };
        let speed = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let factor = (-event.delta_y() * step * speed).clamp(-1.0, 1.0).exp();
        let at = self.place(event);
        self.stage.follow(|camera| camera.zoomed(factor, at));
        self.mouse.update(|mouse| {
            if mouse.is_some() {
                *mouse = Some((at, self.stage.camera().side()));
            }
        });
    }

    /// Handles a mouse that moves over something.
    fn hover(&self, event: &ev::MouseEvent, at: Point) {
        let is_same = |mouse: &Option<(Point, f64)>| mouse.is_some_and(|(before, _)| before == at);
        if self.mouse.with_untracked(is_same) {
            // The mouse has not moved: the thing under it has.
            return;
        }
        let camera = self.stage.seen();
        let cell = camera.cell_at(at);
        self.mouse.set(Some((at, camera.side())));
        if self.active.0.get_untracked().is_some() {
            self.active.0.set(None);
        }
        self.inspect
            .pass(Some(cell).filter(|_| event.alt_key() || untrack(|| self.inspect.is_on())));
        let action = action(event);
        // The consequences of an answer say enough.
        match (&action, event.buttons()) {
            (None, 0) => {
                let things = self.things;
                self.cards.rest(move || things.card_at(at));
            }
            _ => self.cards.hide(),
        }
        let target = Some((cell, action.clone()));
        if self.target.with_value(|before| *before == target)
            && untrack(|| self.table.hovered()).is_some()
        {
            return;
        }
        self.target.set_value(target);
        mark("fogbound-preview-start");
        match action {
            Some(action) => self.table.hover_answer(&action),
            None => self.table.hover_cell(cell),
        }
    }

    /// Handles pointing at something.
    fn point(&self, event: &ev::PointerEvent) {
        let (camera, at) = (self.stage.seen(), self.place(event));
        // Fingers are broad, and on a phone a large board has small cells.
        let is_finger = event.pointer_type() == "touch" && !untrack(|| self.inspect.is_on());
        let meant = self.table.question().with_untracked(|question| {
            let legal = question.iter().filter(|_| is_finger).flat_map(|question| &question.cells);
            camera.under_finger(at, legal.map(|legal| legal.cell))
        });
        match action(event) {
            Some(action) => self.table.choose(&action),
            None => self.point_at(meant.unwrap_or_else(|| camera.cell_at(at))),
        }
    }

    /// Handles pointing at a cell, by whatever means.
    pub fn point_at(&self, cell: Cell) {
        if untrack(|| self.inspect.is_on()) {
            return self.inspect.ask(cell);
        }
        let question = self.table.question();
        let places = question.with_untracked(|question| {
            question.as_ref().is_some_and(|question| !question.cells.is_empty())
        });
        if places {
            self.inspect.close();
            self.refused.set(Some(cell));
            mark("fogbound-preview-start");
            self.table.point(cell);
        } else if !self.table.choose_at(cell)
            && !self.place.is_some_and(|place| place.propose(cell))
        {
            self.inspect.ask(cell);
        }
    }
}

/// The meaning of a movement of pointers.
enum Gesture {
    Pan(Point),
    Pinch((Point, Point), (Point, Point)),
}

impl Hands {
    fn forget_long(&mut self) {
        if let Some(long) = self.long.take() {
            long.clear();
        }
    }

    /// Moves a pointer. Returns the meaning of the movement, once it is more than `still` allows.
    fn moved(&mut self, id: i32, at: Point, still: f64) -> Option<Gesture> {
        let before = self.down.clone();
        let moved = self.down.iter_mut().find(|down| down.id == id)?;
        let from = moved.at;
        if !self.drags && moved.start.distance(at) <= still {
            return None;
        }
        moved.at = at;
        let pair = |down: &[Down]| Some((down.first()?.at, down.get(1)?.at));
        let gesture = match pair(&before).zip(pair(&self.down)) {
            Some((before, after)) => Gesture::Pinch(before, after),
            None => Gesture::Pan(Point::new(at.x - from.x, at.y - from.y)),
        };
        self.drags = true;
        self.forget_long();
        Some(gesture)
    }
}

/// Returns the answer that an event is about.
fn action(event: &ev::MouseEvent) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-action]").ok()??.get_attribute("data-action")
}
