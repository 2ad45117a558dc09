//! What is seen of Ghosts Galore.

use super::{Observed, Shape, Sheet};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Game, SPACES};

/// The tiles that can lie face up, the removed ones left out.
const FACE_UP: usize = 6;

impl Observed for Game {
    const SHAPE: Shape = Shape { planes: 15, side: 3, globals: 32, answers: 64 };

    const PLANES: &'static [&'static str] =
        &["*tiles", "*their quarter turns", "*doors of the board"];
    const GLOBALS: &'static [&'static str] = &[
        "round",
        "seats from this one to the lamp",
        "tiles in the stack",
        "stacks to come",
        "tile just revealed",
        "first tile face up",
        "second tile face up",
        "third tile face up",
        "fourth tile face up",
        "fifth tile face up",
        "sixth tile face up",
        "own hidden tile",
        "first tile offered to it",
        "second tile offered to it",
        "*claimed tile",
        "*number of the board",
    ];

    fn observe(&self, seat: u8, sheet: &mut Sheet<'_>) {
        let players = self.players();
        let lamp = (self.lamp() + players - seat) % players;
        let face_up = self.face_up();
        let offers = self.offers(seat);
        for number in [self.round(), lamp, self.stack(), self.stacks_to_come()] {
            sheet.number(number);
        }
        sheet.tile(self.just_revealed().map(|tile| tile.0));
        for at in 0..FACE_UP {
            sheet.tile(face_up.get(at).map(|tile| tile.0));
        }
        sheet.tile(self.hidden(seat).map(|tile| tile.0));
        for at in 0..2 {
            sheet.tile(offers.map(|offers| offers[at].0));
        }
        for after in 0..players {
            let other = (seat + after) % players;
            sheet.tile(self.claimed(other).map(|tile| tile.0));
            let board = self.boards().nth(usize::from(other)).map(|seat| seat.board);
            sheet.number(board.map_or(0, |board| board + 1));
            let plane = 3 * usize::from(after);
            for space in 0..SPACES {
                sheet.spot(plane + 2, usize::from(space), self.doors(other).code(space));
                let Some((tile, rotation)) = self.grid(other).at(space) else { continue };
                sheet.spot(plane, usize::from(space), i16::from(tile.0) + 1);
                sheet.spot(plane + 1, usize::from(space), rotation.quarters());
            }
        }
    }
}
