//! What is seen of Carcassonne.

use super::lay;
use crate::observe::{Observed, Shape, Sheet};
use fogbound_carcassonne::{Game, Piece, Stand};
use fogbound_game::Game as _;

impl Observed for Game {
    const SHAPE: Shape = Shape { planes: 8, side: 41, globals: 36, answers: 256 };

    const PLANES: &'static [&'static str] = &[
        "kind of the tile",
        "its quarter turns",
        "whose meeple stands on it: 1 for the seat itself, 2 for the next one",
        "1 for a meeple, 2 for a guard",
        "its feature: 1 road, 2 city, 3 field, 4 monastery, 5 castle, 6 cemetery",
        "edges of the road or city, halves of edges of the field, as bits",
        "ghosts on the meeple",
        "1 for the tile placed in this turn",
    ];
    const GLOBALS: &'static [&'static str] = &[
        "tile in hand",
        "tiles in the pile",
        "ghosts left",
        "turn",
        "*points",
        "*meeples left",
        "*guards left",
        "*guards of its colour in the common supply",
    ];

    fn observe(&self, seat: u8, sheet: &mut Sheet<'_>) {
        let players = self.players();
        for tile in self.placed_tiles() {
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
