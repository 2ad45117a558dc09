//! What is seen of Mists over Carcassonne.

use super::lay;
use crate::observe::{Observed, Shape, Sheet};
use fogbound_game::Colour;
use fogbound_mists::Game;

/// The id of a tile that lies face down.
const FACE_DOWN: i16 = 255;

impl Observed for Game {
    const SHAPE: Shape = Shape { planes: 7, side: 25, globals: 24, answers: 128 };

    const PLANES: &'static [&'static str] = &[
        "kind of the tile, 255 face down",
        "its quarter turns",
        "ghosts on it",
        "colour of the meeple on it: 1 red, 2 green, 3 blue, 4 yellow, 5 black, 6 pink",
        "edges of the meeple's feature, as bits",
        "hounds with the meeple: 1 Rufus, 2 Ronja, 3 both",
        "1 for the tile placed in this turn",
    ];
    const GLOBALS: &'static [&'static str] = &[
        "tile in hand",
        "ghosts left",
        "next milestone",
        "points of red",
        "meeples left of red",
        "points of green",
        "meeples left of green",
        "points of blue",
        "meeples left of blue",
        "points of yellow",
        "meeples left of yellow",
        "points of black",
        "meeples left of black",
        "points of pink",
        "meeples left of pink",
        "tiles in the active pile",
        "tiles in the second pile",
        "tiles in the third pile",
        "tiles in the fourth pile",
        "tiles in the fifth pile",
        "tiles in the sixth pile",
    ];

    fn observe(&self, _seat: u8, sheet: &mut Sheet<'_>) {
        for view in self.placed_tiles() {
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
