//! Everything that happens in a game.

use crate::action::{Action, Ask};
use crate::tile::TileId;
use fogbound_game::{Rotation, vocabulary};

vocabulary! {
    /// Something that happened, emitted as soon as everybody may know it. Fields: `seat` who does it or whose
    /// board it is, `tile` the tile.
    events Event {
        /// A decision with a single answer was taken by itself.
        Forced { seat: u8, ask: Ask, choice: Action } = "forced", "X-2";
        /// A seat plays on this side of its board, 0 or 1 (T-1.1, option `choose_side`).
        SideChosen { seat: u8, side: u8 } = "side_chosen", "T-1.1";
        /// The next stack, of `tiles` tiles, is used in `round` 1–8 (T-2.1).
        StackBegun { round: u8, tiles: u8 } = "stack_begun", "T-2.1";
        /// The top tile of the stack was turned over (T-2.1), or belongs to the `rest` of it that is turned
        /// over for the last seat (T-2.2).
        Revealed { seat: u8, tile: TileId, rest: bool }
            = "revealed", if rest { "T-2.2" } else { "T-2.1" };
        /// The revealed tile was left face up (T-2.1).
        Left { seat: u8, tile: TileId } = "left", "T-2.1";
        /// A tile was claimed (T-2.1, T-2.2).
        Claimed { seat: u8, tile: TileId } = "claimed", "T-2.1";
        /// A tile was placed on a space, 0–8: the claimed one, at the same time as those of the others (T-2.3),
        /// or the `hidden` one (T-2.5).
        Placed { seat: u8, tile: TileId, space: u8, rotation: Rotation, hidden: bool }
            = "placed", if hidden { "T-2.5" } else { "T-2.3" };
        /// The tiles nobody claimed left the game, in ascending order (T-2.4).
        Removed { tiles: [TileId; 4] } = "removed", "T-2.4";
        /// The lamp was passed on to this seat (T-2.4).
        Lamp { seat: u8 } = "lamp", "T-2.4";
        /// A board was scored: the sum of all categories, and its rank, 1 for the best (T-4.14).
        Scored { seat: u8, total: i16, rank: u8 } = "scored", "T-4.14";
    }
}
