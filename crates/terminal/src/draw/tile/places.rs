//! Places of things on the picture of a tile.

use super::{Picture, SHARED, Size, covers_middle};
use crate::draw::canvas::Ground;
use fogbound_game::{Edges, Halves, Side};
use fogbound_pictures::Stand;

impl Picture {
    pub(super) fn stand_place(&mut self, stand: Stand) -> (usize, usize) {
        match stand {
            Stand::Road(edges) => self.road_place(edges),
            Stand::City(edges) => self.city_place(edges),
            Stand::Field(halves) => self.field_place(halves),
            Stand::Mist(edges) => self.mist_place(edges),
            Stand::Building | Stand::Grave => self.beside_middle(false),
        }
    }

    /// On the middle of a road that runs through; on an arm where two roads share the middle.
    pub(super) fn road_place(&mut self, edges: Edges) -> (usize, usize) {
        let (mx, my) = self.middle();
        let shared = self.canvas.at(mx, my).is_some_and(|pixel| SHARED.contains(&pixel.ch));
        match edges.smallest() {
            Some(side) if edges.len() == 1 || shared => self.inner(side),
            _ => (mx, my),
        }
    }

    pub(super) fn city_place(&self, edges: Edges) -> (usize, usize) {
        match edges.smallest() {
            Some(side) if !covers_middle(edges) => self.inner(side),
            _ => self.middle(),
        }
    }

    /// A place in the triangle of a side, one step inside where there is room.
    pub(super) fn inner(&self, side: Side) -> (usize, usize) {
        let (mx, my) = self.middle();
        let (right, bottom) = (self.size.width() - 1, self.size.height() - 1);
        let step = my / 2;
        match side {
            Side::North => (mx, step),
            Side::South => (mx, bottom - step),
            Side::West => (1, my),
            Side::East => (right - 1, my),
        }
    }

    /// By the first half-edge of a field whose place is not covered.
    pub(super) fn field_place(&mut self, halves: Halves) -> (usize, usize) {
        let places: Vec<_> = halves.iter().map(|half| self.half_place(half)).collect();
        let free = places.iter().find(|&&(x, y)| {
            self.canvas.at(x, y).is_some_and(|pixel| pixel.ground == Ground::Field)
        });
        free.or(places.first()).copied().unwrap_or_else(|| self.middle())
    }

    /// Returns the place of a half-edge, by its number.
    pub(super) fn half_place(&self, half: u8) -> (usize, usize) {
        let (mx, my) = self.middle();
        let (right, bottom) = (self.size.width() - 1, self.size.height() - 1);
        let (step, high) = (mx / 2, my / 2);
        match half {
            0 => (step, 0),
            1 => (right - step, 0),
            2 => (right - high, high),
            3 => (right - high, bottom - high),
            4 => (right - step, bottom),
            5 => (step, bottom),
            6 => (high, bottom - high),
            _ => (high, high),
        }
    }

    pub(super) fn coat_place(&self, side: Side) -> (usize, usize) {
        let (mx, my) = self.middle();
        match side {
            Side::North => (mx + 1, 0),
            Side::South => (mx - 1, self.size.height() - 1),
            Side::West => (0, my),
            Side::East => (self.size.width() - 1, my),
        }
    }

    /// Returns the place of the ghosts of a mist: beside its roads.
    pub(super) fn mist_place(&mut self, edges: Edges) -> (usize, usize) {
        let (mx, my) = self.middle();
        let free =
            |picture: &mut Picture| picture.canvas.at(mx, my).is_some_and(|pixel| pixel.ch == '░');
        if covers_middle(edges) && free(self) {
            return (mx, my);
        }
        let (right, bottom) = (self.size.width() - 1, self.size.height() - 1);
        let step = my / 2;
        match (edges.smallest(), self.size) {
            (Some(Side::North) | None, _) => (mx - 1, 0),
            (Some(Side::South), _) => (mx + 1, bottom),
            (Some(Side::East), Size::Compact) => (right, 0),
            (Some(Side::West), Size::Compact) => (0, bottom),
            (Some(Side::East), Size::Detailed) => (right - 1, my - step),
            (Some(Side::West), Size::Detailed) => (1, my + step),
        }
    }

    /// Right or left of the building in the middle.
    pub(super) fn beside_middle(&self, right: bool) -> (usize, usize) {
        let (mx, my) = self.middle();
        (if right { mx + 1 } else { mx - 1 }, my)
    }
}
