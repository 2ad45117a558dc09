//! What the pieces, the buildings and the printed things on the board are.

use super::camera::{Area, Point};
use super::stage::Stage;
use crate::page::cards::Card;
use crate::page::table::Table;
use fogbound_pictures::shape::pt;
use fogbound_presenter::Board;
use leptos::prelude::*;

/// The things on the board, as it is seen.
#[derive(Clone, Copy)]
pub struct Things {
    pub table: Table,
    pub stage: Stage,
    pub board: Memo<Board>,
}

impl Things {
    /// Returns the card of what is in front at a place in the window, if anything is there.
    pub fn card_at(self, at: Point) -> Option<Card> {
        if self.stage.is_gone() {
            return None;
        }
        let camera = self.stage.seen();
        let Point { x, y } = camera.to_board(at);
        let detail = self.stage.detail.get_untracked();
        // Nothing reaches farther than to the next cell.
        let near = self.board.get_untracked().around(&[camera.cell_at(at)]);
        let things = near.scene.things(detail);
        let thing = things.into_iter().rfind(|thing| thing.is_at(pt(x, y)))?;
        let rule = self.table.peek(|game| game.card(thing.name))?;
        let corner = self.stage.within(0, 0);
        let [from, to] = [thing.from, thing.to].map(|place| {
            let Point { x, y } = camera.to_screen(Point::new(place.x, place.y));
            Point::new(x - corner.x, y - corner.y)
        });
        Some(Card::beside(Area { from, to }, rule))
    }
}
