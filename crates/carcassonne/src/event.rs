//! Everything that happens in a game.

use crate::action::{Action, Ask, Piece, Stand};
use crate::setup::MAX_PLAYERS;
use fogbound_game::{Cell, Rotation, RuleId, vocabulary};
use fogbound_landscape::{CellSet, KindId};

vocabulary! {
    /// A feature that is scored.
    #[allow(missing_docs)]
    words Feature {
        Road = "road",
        City = "city",
        Monastery = "monastery",
        Castle = "castle",
        Cemetery = "cemetery",
        Field = "field",
    }
}

impl Feature {
    /// The rule that scores it when it is complete.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Feature::Road | Feature::City | Feature::Monastery => "C-5",
            Feature::Field => "C-6",
            Feature::Castle => "G-4.2",
            Feature::Cemetery => "G-4.3",
        }
    }
}

vocabulary! {
    /// Something that happened. Fields: `seat` who does it or whose meeple it is, `cell` where, `rule` the rule
    /// behind it.
    events Event {
        /// A turn begins (C-1).
        Turn { seat: u8 } = "turn", "C-1";
        /// A tile was drawn (C-3).
        Drawn { tile: KindId } = "drawn", "C-3";
        /// A tile that fits nowhere was discarded (C-3).
        SetAside { tile: KindId } = "set_aside", "C-3";
        /// A tile was placed (C-3).
        Placed { cell: Cell, tile: KindId, rotation: Rotation } = "placed", "C-3";
        /// A decision with a single answer was taken by itself.
        Forced { seat: u8, ask: Ask, choice: Action } = "forced", "X-2";
        /// A ghost was put beside a meeple of this seat (G-2.2, G-2.3).
        GhostPlaced { cell: Cell, seat: u8, rule: RuleId } = "ghost_placed", rule;
        /// A ghost that is due by this rule, G-2.2 or G-2.3, could not be placed (G-2.5).
        GhostSkipped { of: RuleId } = "ghost_skipped", "G-2.5";
        /// The third ghost scared a meeple of this seat away (G-2.7).
        Scared { cell: Cell, seat: u8 } = "scared", "G-2.7";
        /// A meeple was placed (C-3, G-3.1).
        MeeplePlaced { seat: u8, cell: Cell, piece: Piece, stand: Stand }
            = "meeple_placed", match stand {
                Stand::Castle | Stand::Cemetery => "G-3.1",
                _ => "C-3",
            };
        /// A region of these tiles (of a building: its own and those around it) was scored (C-5, C-6, G-4,
        /// G-5), in the final scoring if `last`. Each seat gains what is due to it of the region's points, and
        /// pays the costs of its ghosts (G-4.4).
        Scored {
            feature: Feature,
            cells: CellSet,
            points: u16,
            gains: [u16; MAX_PLAYERS],
            costs: [u16; MAX_PLAYERS],
            last: bool as "final",
        } = "scored", match feature {
            Feature::Castle if last => "G-5.1",
            _ if last => "C-6",
            _ => feature.rule(),
        };
        /// A guard came from the common supply (G-4.3).
        GuardGained { seat: u8 } = "guard_gained", "G-4.3";
        /// A meeple went home (C-5, G-4.5).
        MeepleReturned { seat: u8, cell: Cell, piece: Piece } = "meeple_returned", "G-4.5";
        /// Ghosts beside meeples on the board cost each seat points at the end (G-5.1).
        GhostsCharged { costs: [u16; MAX_PLAYERS] } = "ghosts_charged", "G-5.1";
    }
}
