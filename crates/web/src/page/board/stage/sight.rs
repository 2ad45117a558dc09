//! What of the board is in sight, and how it comes there.

use super::{Area, Camera, Cell, EDGE, PAPERS, Point, Stage};
use crate::page::around::Surroundings;
use crate::page::board::camera::centre;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The side at which a tile can be made out, in pixels.
const READABLE: f64 = 64.0;

impl Stage {
    /// Returns true if the page shows something else by now, so that a delayed action has come too late.
    pub fn is_gone(&self) -> bool {
        self.camera.is_disposed()
    }

    /// Moves the camera until cells are in sight, if they are not.
    pub fn show(&self, cells: &[Cell]) {
        if self.is_gone() || !self.is_shown.get_value() {
            return;
        }
        let free = self.free().grown(-EDGE);
        let camera = cells.iter().fold(self.camera(), |camera, &cell| camera.showing(cell, free));
        if camera != self.camera() {
            self.glide(true);
            self.set(camera);
        }
    }

    /// Brings a cell into sight if its middle is not, or lies under the tools; with `whole` also if any of it is not.
    pub fn find(&self, cell: Cell, whole: bool) {
        if self.is_gone() || !self.is_shown.get_value() {
            return;
        }
        let (camera, free) = (self.camera(), self.free());
        let free = self.area_of(".board-tools").map_or(free, |tools| {
            let under =
                if whole { camera.area(cell).meets(&tools) } else { self.sees(cell, tools) };
            if under { free.beside(tools) } else { free }
        });
        let is_seen = match whole {
            true => camera.showing(cell, free) == camera,
            false => self.sees(cell, free),
        };
        if !is_seen {
            self.bring(cell, free);
        }
    }

    /// Brings a cell to the middle of what is free, large enough to be made out.
    pub fn look_closely(&self, cell: Cell) {
        if self.is_gone() || !self.is_shown.get_value() {
            return;
        }
        let middle = self.free().middle();
        let camera = self.camera();
        let large = camera.zoomed((READABLE / camera.side()).max(1.0), middle);
        let spot = large.to_screen(centre(cell));
        self.glide(true);
        self.set(large.panned(Point::new(middle.x - spot.x, middle.y - spot.y)));
    }

    /// Moves the camera until a cell lies in a part of the window, with its neighbours if they have room.
    fn bring(&self, cell: Cell, free: Area) {
        let camera = self.camera();
        let least = free.width().min(free.height());
        let around = camera.side().min((least - camera.side()) / 2.0);
        self.glide(true);
        self.set(camera.showing(cell, free.grown(-around.max(0.0))));
    }

    /// Returns the area of an element of the page in the window, if there is one.
    pub fn area_of(&self, selector: &str) -> Option<Area> {
        let element = document().query_selector(selector).ok().flatten()?;
        Some(self.in_window(Area::of_element(&element)))
    }

    pub(super) fn screen(&self) -> Area {
        let window = self.window.get_untracked().map(|window| Area::of_element(&window));
        let size = window.map(|area| Point::new(area.width(), area.height()));
        Area { from: Point::default(), to: size.unwrap_or_default() }
    }

    /// Returns the largest part of an area that elements lying over it leave free.
    pub(super) fn beside(&self, area: Area, elements: &str) -> Area {
        let found = document().query_selector_all(elements).ok();
        let found = found.iter().flat_map(|all| (0..all.length()).filter_map(|at| all.item(at)));
        found
            .filter_map(|element| element.dyn_into::<Element>().ok())
            .fold(area, |area, element| area.beside(self.in_window(Area::of_element(&element))))
    }

    /// Converts an area of the screen to one of the window.
    pub(super) fn in_window(&self, Area { from, to }: Area) -> Area {
        let corner = self.within(0, 0);
        let moved = |point: Point| Point::new(point.x + corner.x, point.y + corner.y);
        Area { from: moved(from), to: moved(to) }
    }

    /// Returns the part of the window that no paper covers.
    pub fn free(&self) -> Area {
        self.beside_guide(self.beside(self.screen(), PAPERS))
    }

    /// Returns the part of an area that the card of the guide does not cover, on a phone, if a cell has room there.
    /// A board shown whole needs all there is.
    fn beside_guide(&self, free: Area) -> Area {
        let Point { x, y } = self.screen().to;
        if self.is_whole() || (x >= 600.0 && y >= 500.0) {
            return free;
        }
        let (rest, side) = (self.beside(free, ".guide-card"), self.camera().side());
        if rest.width() < side || rest.height() < side { free } else { rest }
    }

    /// Returns true if the middle of a cell is in a part of the window.
    pub fn sees(&self, cell: Cell, free: Area) -> bool {
        free.contains(self.camera().to_screen(centre(cell)))
    }

    /// Returns a cell and what is around it, on the screen.
    pub fn surroundings(&self, cell: Cell) -> Surroundings {
        let (camera, corner) = (self.camera(), self.within(0, 0));
        let within = |Point { x, y }: Point| Point::new(x - corner.x, y - corner.y);
        let seen = |area: Area| {
            let [from, to] = [area.from, area.to].map(|point| within(camera.to_screen(point)));
            Area { from, to }
        };
        let outside = |area: Area| Area { from: within(area.from), to: within(area.to) };
        let guide = document().query_selector(".guide-card").ok().flatten();
        Surroundings {
            cell: seen(Area::of_cells(cell, cell)),
            free: outside(self.free()),
            board: seen(self.board.get_value()),
            guide: guide.map(|card| Area::of_element(&card)),
            screen: outside(self.screen()),
        }
    }

    /// Moves the camera until a cell is in sight beside a paper, if it is not, with its neighbours if they have room.
    pub fn show_beside(&self, cell: Cell, paper: Option<Area>) {
        if self.is_gone() || self.is_whole() {
            return;
        }
        let free = self.beside(self.screen(), PAPERS);
        let free = paper.map_or(free, |paper| free.beside(self.in_window(paper)));
        let free = self.beside_guide(free);
        let now = self.camera();
        if now.showing(cell, free) != now {
            let before = self.made_way().map_or(now, |(before, _)| before);
            self.bring(cell, free);
            self.before_paper.set_value(Some((before, self.camera())));
        }
    }

    /// Returns the camera before it made way for a paper and beside it, unless somebody has moved it since.
    pub(super) fn made_way(&self) -> Option<(Camera, Camera)> {
        self.before_paper.get_value().filter(|&(_, beside)| beside == self.camera())
    }

    /// Moves the camera back to where it was before it made way for a paper, if it is still there.
    pub fn return_from_paper(&self) {
        if self.is_gone() {
            return;
        }
        let made_way = self.made_way();
        self.before_paper.set_value(None);
        if let Some((before, _)) = made_way {
            self.glide(true);
            self.set(before);
            self.keep();
        }
    }
}
