//! The games whose tables can be drawn, and what stands on their tiles.

use super::Picture;
use fogbound_carcassonne::Piece;
use fogbound_game::Cell;
use fogbound_landscape::{KindId, Map};
use fogbound_presenter::carcassonne::seat_colour;
use fogbound_tilesets::Kind;

/// A game on landscape tiles.
pub trait Scene {
    /// Its table.
    fn table(&self) -> &Map;

    /// A kind of tile as its set has it.
    fn kind(&self, kind: KindId) -> &Kind;

    /// Whether the ghost symbols printed on tiles count for anything.
    fn has_symbols(&self) -> bool;

    /// Draws what stands on a cell into the picture of its tile.
    fn dress(&self, cell: Cell, picture: &mut Picture);
}

impl Scene for fogbound_mists::Game {
    fn table(&self) -> &Map {
        self.map()
    }

    fn kind(&self, kind: KindId) -> &Kind {
        &self.rules().setup().set.kinds[kind.index()]
    }

    fn has_symbols(&self) -> bool {
        true
    }

    fn dress(&self, cell: Cell, picture: &mut Picture) {
        for ghosts in self.ghosts().iter().filter(|ghosts| ghosts.cell == cell) {
            picture.ghosts(ghosts.spot, ghosts.n);
        }
        for meeple in self.meeples().iter().filter(|meeple| meeple.cell == cell) {
            picture.meeple(meeple.colour, meeple.feature, meeple.edges);
        }
    }
}

impl Scene for fogbound_carcassonne::Game {
    fn table(&self) -> &Map {
        self.map()
    }

    fn kind(&self, kind: KindId) -> &Kind {
        &self.rules().kinds()[kind.index()]
    }

    /// They are ignored (G-2.1).
    fn has_symbols(&self) -> bool {
        false
    }

    fn dress(&self, cell: Cell, picture: &mut Picture) {
        for meeple in self.meeples().iter().filter(|meeple| meeple.cell == cell) {
            let guard = meeple.piece == Piece::Guard;
            picture.standing(seat_colour(meeple.seat), guard, meeple.stand, meeple.ghosts);
        }
    }
}
