//! What is seen of Mists over Carcassonne.

use super::lay;
use crate::observe::{Observed, Shape, Sheet};
use fogbound_game::Colour;
use fogbound_mists::Game;

/// The id of a tile that lies face down.
const FACE_DOWN: i16 = 255;

impl Observed for Game {
    const SHAPE: Shape = Shape { planes: 7, side: 25, globals: 24, answers: 128 };

    /// Planes: kind, quarter turns, ghosts, colour of the meeple, its edges, its hounds, placed this turn. Numbers:
    /// hand, pile, ghosts left, milestone, then points and supply by colour, then up to six piles.
    fn observe(&self, _seat: u8, sheet: &mut Sheet<'_>) {
        for view in self.tiles() {
            match view.tile {
                Some((kind, rotation)) => lay(sheet, view.cell, kind.0, rotation),
                None => sheet.cell(0, view.cell, FACE_DOWN),
            }
            sheet.cell(2, view.cell, self.ghosts_at(view.cell));
        }
        for meeple in self.meeples() {
            sheet.cell(3, meeple.cell, meeple.colour.index() as i16 + 1);
            sheet.cell(4, meeple.cell, meeple.edges.bits());
            let [rufus, ronja] = meeple.hounds.map(u8::from);
            sheet.cell(5, meeple.cell, rufus + 2 * ronja);
        }
        if let Some(cell) = self.placed() {
            sheet.cell(6, cell, 1_i16);
        }
        sheet.tile(self.hand().map(|kind| kind.0));
        sheet.number(self.ghost_supply());
        sheet.number(self.next_milestone());
        for colour in Colour::ALL {
            sheet.number(self.points(colour));
            sheet.number(self.supply(colour));
        }
        self.piles().iter().for_each(|&pile| sheet.number(pile));
    }
}
