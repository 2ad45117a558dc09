//! What is seen of Carcassonne.

use super::lay;
use crate::observe::{Observed, Shape, Sheet};
use fogbound_carcassonne::{Game, Piece, Stand};
use fogbound_game::Game as _;

impl Observed for Game {
    const SHAPE: Shape = Shape { planes: 8, side: 41, globals: 36, answers: 256 };

    /// Planes: kind, quarter turns, whose meeple (1 is the seat's own), piece, what it stands on, its edges or
    /// halves of edges, its ghosts, placed this turn. Numbers: hand, pile, ghosts left, turn, then score, meeples,
    /// guards and common guards of each seat.
    fn observe(&self, seat: u8, sheet: &mut Sheet<'_>) {
        let players = self.players();
        for tile in self.tiles() {
            lay(sheet, tile.cell, tile.kind.0, tile.rotation);
        }
        for meeple in self.meeples() {
            let (stand, edges) = match meeple.stand {
                Stand::Road(edges) => (1_i16, edges.bits()),
                Stand::City(edges) => (2, edges.bits()),
                Stand::Field(halves) => (3, halves.bits()),
                Stand::Monastery => (4, 0),
                Stand::Castle => (5, 0),
                Stand::Cemetery => (6, 0),
            };
            sheet.cell(2, meeple.cell, (meeple.seat + players - seat) % players + 1);
            sheet.cell(3, meeple.cell, if meeple.piece == Piece::Meeple { 1_i16 } else { 2 });
            sheet.cell(4, meeple.cell, stand);
            sheet.cell(5, meeple.cell, edges);
            sheet.cell(6, meeple.cell, meeple.ghosts);
        }
        if let Some(cell) = self.placed() {
            sheet.cell(7, cell, 1_i16);
        }
        sheet.tile(self.hand().map(|kind| kind.0));
        sheet.number(self.pile());
        sheet.number(self.ghost_supply());
        sheet.number(self.turn());
        for other in (0..players).map(|after| (seat + after) % players) {
            sheet.number(self.scores()[usize::from(other)]);
            sheet.number(self.supply(other));
            sheet.number(self.guards(other));
            sheet.number(self.common_guards(other));
        }
    }
}
