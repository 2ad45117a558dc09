//! What happens in a game.

use crate::action::{Action, Ask};
use crate::tile::TileId;
use fogbound_game::{Rotation, RuleId};

/// Something that happened, told as soon as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A decision with a single answer was taken by itself.
    Forced {
        /// Who would have been asked.
        seat: u8,
        /// The question.
        ask: Ask,
        /// The only answer.
        choice: Action,
    },
    /// A seat plays on this side of its board (T-1.1, option `choose_side`).
    SideChosen {
        /// Whose board.
        seat: u8,
        /// 0 or 1.
        side: u8,
    },
    /// The next stack is used (T-2.1).
    StackBegun {
        /// 1–8.
        round: u8,
        /// Tiles in it.
        tiles: u8,
    },
    /// The top tile of the stack was turned over (T-2.1, T-2.2).
    Revealed {
        /// The seat that did, or that the rest of the stack is turned over for.
        seat: u8,
        /// Which tile.
        tile: TileId,
        /// Whether it belongs to the rest turned over for the last seat (T-2.2).
        rest: bool,
    },
    /// The revealed tile was left face up (T-2.1).
    Left {
        /// By whom.
        seat: u8,
        /// Which tile.
        tile: TileId,
    },
    /// A tile was claimed (T-2.1, T-2.2).
    Claimed {
        /// By whom.
        seat: u8,
        /// Which tile.
        tile: TileId,
    },
    /// A tile was placed; all of a round are told together (T-2.3, T-2.5).
    Placed {
        /// On whose board.
        seat: u8,
        /// Which tile.
        tile: TileId,
        /// The space, 0–8.
        space: u8,
        /// As it lies.
        rotation: Rotation,
        /// Whether it was the hidden tile (T-2.5).
        hidden: bool,
    },
    /// The tiles nobody claimed left the game (T-2.4).
    Removed {
        /// Which, ascending.
        tiles: [TileId; 4],
    },
    /// The lamp was passed on (T-2.4).
    Lamp {
        /// The seat that holds it now.
        seat: u8,
    },
    /// A board was scored (T-4.14).
    Scored {
        /// Whose.
        seat: u8,
        /// The sum of all categories.
        total: i16,
        /// 1 for the best.
        rank: u8,
    },
}

impl Event {
    /// The word in traces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Event::Forced { .. } => "forced",
            Event::SideChosen { .. } => "side_chosen",
            Event::StackBegun { .. } => "stack_begun",
            Event::Revealed { .. } => "revealed",
            Event::Left { .. } => "left",
            Event::Claimed { .. } => "claimed",
            Event::Placed { .. } => "placed",
            Event::Removed { .. } => "removed",
            Event::Lamp { .. } => "lamp",
            Event::Scored { .. } => "scored",
        }
    }

    /// The words of all events.
    pub const WORDS: [&str; 10] = [
        "forced",
        "side_chosen",
        "stack_begun",
        "revealed",
        "left",
        "claimed",
        "placed",
        "removed",
        "lamp",
        "scored",
    ];

    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Event::Forced { .. } => "X-2",
            Event::SideChosen { .. } => "T-1.1",
            Event::StackBegun { .. }
            | Event::Revealed { rest: false, .. }
            | Event::Left { .. }
            | Event::Claimed { .. } => "T-2.1",
            Event::Revealed { rest: true, .. } => "T-2.2",
            Event::Placed { hidden: false, .. } => "T-2.3",
            Event::Placed { hidden: true, .. } => "T-2.5",
            Event::Removed { .. } | Event::Lamp { .. } => "T-2.4",
            Event::Scored { .. } => "T-4.14",
        })
    }
}
