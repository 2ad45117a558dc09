//! The questions to the players, and the answers.

use crate::tile::TileId;
use fogbound_game::{Rotation, vocabulary};

vocabulary! {
    /// A question, in the order of a game.
    questions Ask {
        /// The side of the board that is played on (T-1.1, option `choose_side`); simultaneous.
        Side = "side", "T-1.1";
        /// The one of two tiles that is kept hidden (T-1.3, option `experienced`); simultaneous.
        Keep = "keep", "T-1.3";
        /// Reveal a tile, or claim a face-up one (T-2.1).
        Claim = "claim", "T-2.1";
        /// Claim the revealed tile, or leave it (T-2.1).
        Decide = "decide", "T-2.1";
        /// The place of the claimed tile (T-2.3); simultaneous.
        Place = "place", "T-2.3";
        /// The rotation of the hidden tile on the last space (T-2.5); simultaneous.
        Hidden = "hidden", "T-2.5";
    }
}

impl Ask {
    /// Returns true if all seats are asked at once.
    #[must_use]
    pub const fn is_simultaneous(self) -> bool {
        matches!(self, Ask::Side | Ask::Keep | Ask::Place | Ask::Hidden)
    }
}

vocabulary! {
    /// An answer.
    answers Action {
        /// The side of the board, 0 or 1.
        Side(side: u8) = "side",
        /// The offered tile that is kept.
        Keep(tile: TileId) = "keep",
        /// Reveals the top tile of the stack.
        Reveal = "reveal",
        /// Claims a face-up tile, or the one just revealed.
        Claim(tile: TileId) = "claim",
        /// Leaves the tile just revealed.
        Leave = "leave",
        /// Puts the tile on a space (0–8) of one's own board.
        Place(space: u8, rotation: Rotation) = "place",
    }
}
