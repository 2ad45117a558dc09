//! The camera on the page: the two drawings of the board, moved only by a transform.

mod sight;

use super::camera::{Area, Camera, Point, SIDE};
use fogbound_game::Cell;
use fogbound_pictures::Detail;
use leptos::prelude::*;
use leptos::{html, svg};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::EventTarget;

/// Time between the last movement of a gesture and the sharp drawing of the picture.
const REST: Duration = Duration::from_millis(150);

/// Longest duration of a glide of which nobody has seen the end.
const GLIDE: Duration = Duration::from_millis(600);

/// Time after the arrival of a board until everything around it is in its place.
const SETTLED: Duration = Duration::from_millis(350);

/// Number of tiles from which a board is drawn simpler, and the side of a cell in pixels from which it is
/// not.
const MANY: (usize, f64) = (80, 240.0);

/// Free room around a fitted board in its own units, into which it may grow.
const GROWTH: f64 = 0.2 * SIDE;

/// Distance of a fitted board from every paper and from the edge of the window, in pixels.
const EDGE: f64 = 12.0;

/// The papers that lie over the board as long as the game runs.
const PAPERS: &str =
    ".play > .drawer, .play > .strip, .hand, .play > .past, .play > .train-row, .ending[open]";

/// The buttons that lie over it.
const TOOLS: &str = ".board-tools";

/// What somebody has chosen to see.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    /// Nobody has moved the camera yet.
    Usual,
    /// The whole board.
    Whole,
    /// Something else.
    Part,
}

/// The stage on which the board is seen.
#[derive(Clone, Copy)]
pub struct Stage {
    /// The window through which the board is seen.
    pub window: NodeRef<html::Div>,
    /// The tiles.
    pub scenery: NodeRef<svg::Svg>,
    /// The figures on them and the controls. They are in a drawing of their own, so that the tiles are not
    /// painted again with them.
    pub drawing: NodeRef<svg::Svg>,
    /// Amount of detail, by how near the camera is.
    pub detail: RwSignal<Detail>,
    /// True once everything around the board is in its place.
    pub settled: RwSignal<bool>,
    /// Count of the camera's movements, for things that lie over the board without being part of it.
    pub moved: RwSignal<u32>,
    camera: StoredValue<Camera>,
    /// The cells of the board with those beside it.
    board: StoredValue<Area>,
    /// The width of the board's surroundings around its cells.
    frame: StoredValue<f64>,
    tiles: StoredValue<usize>,
    /// The cell of the latest tile.
    latest: StoredValue<Option<Cell>>,
    chosen: StoredValue<Chosen>,
    /// The camera before the whole board was shown.
    before_fit: StoredValue<Option<Camera>>,
    /// The camera before it made way for a paper, and beside it.
    before_paper: StoredValue<Option<(Camera, Camera)>>,
    /// True if the board has been on the screen.
    is_shown: StoredValue<bool>,
    /// True if nobody plays on the board, so that nothing asks for a least size of a cell.
    is_film: bool,
    rest: StoredValue<Option<TimeoutHandle>>,
    glide: StoredValue<Option<TimeoutHandle>>,
}

impl Stage {
    /// Returns a stage without a board.
    pub fn new(is_film: bool) -> Stage {
        Stage {
            window: NodeRef::new(),
            scenery: NodeRef::new(),
            drawing: NodeRef::new(),
            detail: RwSignal::new(Detail::Middle),
            settled: RwSignal::new(false),
            moved: RwSignal::new(0),
            camera: StoredValue::new(Camera::default()),
            board: StoredValue::new(Area::default()),
            frame: StoredValue::new(0.0),
            tiles: StoredValue::new(0),
            latest: StoredValue::new(None),
            chosen: StoredValue::new(Chosen::Usual),
            before_fit: StoredValue::new(None),
            before_paper: StoredValue::new(None),
            is_shown: StoredValue::new(false),
            is_film,
            rest: StoredValue::new(None),
            glide: StoredValue::new(None),
        }
    }

    /// Returns the camera as it stands, or the target of its glide.
    pub fn camera(&self) -> Camera {
        self.camera.get_value()
    }

    /// Returns the camera as the board is seen now, even during a glide.
    pub fn seen(&self) -> Camera {
        let drawing = self.drawing.get_untracked().map(|drawing| Area::of_element(&drawing));
        let Some(drawn) = drawing.filter(|drawn| drawn.width() > 0.0) else { return self.camera() };
        let corner = self.within(0, 0);
        let at = Point::new(drawn.from.x + corner.x, drawn.from.y + corner.y);
        Camera { at, scale: drawn.width() / SIDE }
    }

    /// Sets the bounds of the board. Its visible part stays in place.
    pub fn set_board(&self, board: Area, latest: Option<Cell>, frame: f64, tiles: usize) {
        // In a film no place is offered beside the tiles.
        let is_bare = self.is_film && frame == 0.0 && tiles > 0;
        self.board.set_value(if is_bare { board.grown(-SIDE) } else { board });
        self.latest.set_value(latest);
        self.frame.set_value(frame);
        self.tiles.set_value(tiles);
        // The board of a train is there before its tiles.
        let is_there = tiles > 0 || board.width() > 2.0 * SIDE;
        if is_there && !self.is_shown.get_value() {
            self.is_shown.set_value(true);
            let (stage, arrived) = (*self, self.board.get_value());
            request_animation_frame(move || stage.resized());
            // The papers around it find their places while the page is being made. A board that has grown by then
            // stays where somebody plays on it.
            let settled = move || {
                if stage.board.try_get_value() == Some(arrived) {
                    stage.resized();
                }
                // The page may show something else by then.
                let _ = stage.settled.try_set(true);
            };
            set_timeout(settled, SETTLED);
        }
    }

    /// Moves the camera on somebody's request.
    pub fn follow(&self, change: impl FnOnce(Camera) -> Camera) {
        self.chosen.set_value(Chosen::Part);
        let seen = self.seen();
        self.glide(false);
        self.set(change(seen));
    }

    /// Shows the whole board, or again what was seen before that.
    pub fn fit(&self) {
        let (now, whole) = (self.camera(), self.fitting());
        let before = self.before_fit.get_value();
        self.glide(true);
        match before.filter(|_| now == whole) {
            Some(before) => {
                self.chosen.set_value(Chosen::Part);
                self.set(before);
            }
            None => {
                self.before_fit.set_value(Some(now));
                self.chosen.set_value(Chosen::Whole);
                self.set(whole);
            }
        }
    }

    /// Shows the whole board of a game that is over.
    pub fn show_all(&self) {
        if !self.is_gone() && self.is_shown.get_value() {
            self.chosen.set_value(Chosen::Whole);
            self.glide(true);
            self.set(self.fitting());
        }
    }

    /// Returns to the view that a game begins with.
    pub fn begin_anew(&self) {
        self.chosen.set_value(Chosen::Usual);
        self.glide(true);
        self.set(self.first());
    }

    /// Steps back once, to the least size of a tile, when some of the board is out of sight and nobody has moved the
    /// camera yet, then aside as long as all of it has room. A board shown whole takes all the room there is; one that
    /// has made way for a paper stays.
    pub fn keep(&self) {
        let is_usual = || self.chosen.get_value() == Chosen::Usual && self.is_shown.get_value();
        if self.is_gone() || !is_usual() || self.made_way().is_some() {
            return;
        }
        let (camera, free) = (self.camera(), self.free());
        let board = self.board.get_value().grown(self.frame.get_value());
        let sees = |camera: Camera| {
            [board.from, board.to].into_iter().all(|corner| free.contains(camera.to_screen(corner)))
        };
        if !self.is_whole() && sees(camera) {
            return;
        }
        let may_shrink = || self.is_film || camera.side() > self.sides().1 + 0.5;
        let first = self.first().held(self.board.get_value(), self.screen());
        if first != camera && (self.is_whole() || may_shrink() || sees(first)) {
            self.glide(true);
            self.set(first);
        }
    }

    /// Brings a point of the board into the middle.
    pub fn centre(&self, at: Point) {
        self.chosen.set_value(Chosen::Part);
        self.glide(true);
        self.set(self.camera().centred(at, self.free()));
    }

    /// Zooms around the middle of the view.
    pub fn zoom(&self, factor: f64) {
        self.chosen.set_value(Chosen::Part);
        self.glide(true);
        self.set(self.camera().zoomed(factor, self.free().middle()));
    }

    /// Adapts to another size of the window.
    pub fn resized(&self) {
        if self.is_gone() {
            return;
        }
        self.set(match self.chosen.get_value() {
            Chosen::Usual => self.first(),
            Chosen::Whole => self.fitting(),
            Chosen::Part => self.camera(),
        });
    }

    /// Returns the middle of the view, in the window.
    pub fn middle(&self) -> Point {
        self.free().middle()
    }

    /// Converts a place on the screen to a place in the window.
    pub fn within(&self, x: i32, y: i32) -> Point {
        let window = self.window.get_untracked();
        let corner = window.map(|window| Area::of_element(&window).from).unwrap_or_default();
        Point::new(f64::from(x) - corner.x, f64::from(y) - corner.y)
    }

    /// Returns the camera that sees the whole board in the free part of the window.
    fn fitting(&self) -> Camera {
        let Point { x, y } = self.screen().to;
        let side = (x.min(y) * 0.25).clamp(112.0, 320.0);
        let around = self.frame.get_value().max(GROWTH);
        let (board, free) = (self.board.get_value().grown(around), self.free());
        let fit = |area: Area| Camera::fitting(board, area.grown(-EDGE), side);
        let (whole, beside) = (fit(free), fit(self.beside(free, TOOLS)));
        // Buttons cover nothing unless that costs much; a train board has its place.
        if self.is_whole() || beside.scale < 0.75 * whole.scale { whole } else { beside }
    }

    /// Returns true if the board never grows, so that it is always shown whole.
    pub fn is_whole(&self) -> bool {
        self.frame.get_value() > 0.0
    }

    /// Returns the usual and the least side of a cell in this window, in pixels.
    fn sides(&self) -> (f64, f64) {
        let Point { x: width, y: height } = self.screen().to;
        match (width, height) {
            (_, ..500.0) => (72.0, 64.0),
            (..600.0, _) => (68.0, 64.0),
            (..1024.0, _) => (88.0, 72.0),
            (..1920.0, _) => (104.0, 84.0),
            _ => (128.0, 84.0),
        }
    }

    /// Returns the camera that a player who has not moved it sees: the whole board if it fits at the least
    /// size of a cell or in a film, and otherwise as much of it as there is room for, with the latest tile.
    fn first(&self) -> Camera {
        if self.is_whole() {
            return self.fitting();
        }
        let (usual, least) = self.sides();
        let (free, board) = (self.free(), self.board.get_value());
        let fits = |side: f64| {
            board.width() * side / SIDE <= free.width()
                && board.height() * side / SIDE <= free.height()
        };
        if self.is_film && !fits(usual) {
            return self.fitting();
        }
        let scale = if fits(usual) { usual } else { least } / SIDE;
        let camera = Camera { at: Point::default(), scale }.centred(board.middle(), free);
        let latest = self.latest.get_value().filter(|_| !self.is_film);
        latest.map_or(camera, |cell| camera.showing(cell, free.grown(-scale * SIDE)))
    }

    fn set(&self, camera: Camera) {
        let stage = *self;
        self.camera.set_value(camera.held(self.board.get_value(), self.screen()));
        self.class("moving", true);
        self.apply();
        if let Some(rest) = self.rest.get_value() {
            rest.clear();
        }
        let rest = set_timeout_with_handle(move || stage.settle(), REST);
        self.rest.set_value(rest.ok());
    }

    /// Draws sharp, and in the visible detail, once the camera has come to rest.
    fn settle(&self) {
        if self.is_gone() {
            return;
        }
        self.class("moving", false);
        let side = self.camera().side();
        let near = Detail::for_side(side.round() as u32);
        let is_large = self.tiles.get_value() > MANY.0 && side < MANY.1;
        let detail = if is_large { near.max(Detail::Middle) } else { near };
        if self.detail.get_untracked() != detail {
            self.detail.set(detail);
        }
    }

    /// Puts the drawings at the place that the camera sees.
    fn apply(&self) {
        let Camera { at: Point { x, y }, scale } = self.camera();
        let transform = format!("translate({x}px,{y}px) scale({scale})");
        for drawing in [self.scenery, self.drawing] {
            let Some(drawing) = drawing.get_untracked() else { return };
            let drawing: &web_sys::SvgElement = drawing.unchecked_ref();
            // A transform of finite numbers is always taken.
            let _ = drawing.style().set_property("transform", &transform);
        }
        self.tell_moved();
    }

    /// Tells everything that stands on the board at places of the window to find its place again.
    pub fn tell_moved(&self) {
        if !self.is_gone() {
            self.moved.update(|moved| *moved = moved.wrapping_add(1));
        }
    }

    /// Ends the glide of the camera, if `what` is the drawing that has arrived.
    pub fn arrived(&self, what: Option<EventTarget>) {
        let drawing = self.drawing.get_untracked();
        let is_it = drawing.zip(what).is_some_and(|(drawing, what)| {
            let drawing: &EventTarget = drawing.as_ref();
            *drawing == what
        });
        if is_it {
            self.glide(false);
        }
    }

    fn glide(&self, on: bool) {
        if self.is_gone() {
            return;
        }
        self.class("gliding", on);
        if let Some(end) = self.glide.get_value() {
            end.clear();
        }
        let stage = *self;
        let end = on.then(|| set_timeout_with_handle(move || stage.glide(false), GLIDE).ok());
        self.glide.set_value(end.flatten());
    }

    fn class(&self, class: &str, on: bool) {
        if self.is_gone() {
            return;
        }
        if let Some(window) = self.window.get_untracked() {
            // The names of classes are plain words.
            let _ = window.class_list().toggle_with_force(class, on);
        }
    }
}
