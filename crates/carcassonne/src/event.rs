//! What happens in a game.

use crate::action::{Action, Ask, Piece, Stand};
use crate::setup::MAX_PLAYERS;
use fogbound_game::{Cell, Rotation, RuleId};
use fogbound_landscape::{CellSet, KindId};

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Feature {
    Road,
    City,
    Monastery,
    Castle,
    Cemetery,
    Field,
}

impl Feature {
    /// The word, like `road`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Road => "road",
            Feature::City => "city",
            Feature::Monastery => "monastery",
            Feature::Castle => "castle",
            Feature::Cemetery => "cemetery",
            Feature::Field => "field",
        }
    }

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

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn begins (C-1).
    Turn {
        /// Whose.
        seat: u8,
    },
    /// A tile was drawn (C-3).
    Drawn {
        /// Its kind.
        tile: KindId,
    },
    /// A tile that fits nowhere was discarded (C-3).
    SetAside {
        /// Its kind.
        tile: KindId,
    },
    /// A tile was placed (C-3).
    Placed {
        /// Where.
        cell: Cell,
        /// Its kind.
        tile: KindId,
        /// As it lies.
        rotation: Rotation,
    },
    /// A decision with a single answer was taken by itself.
    Forced {
        /// Who would have been asked.
        seat: u8,
        /// The question.
        ask: Ask,
        /// The only answer.
        choice: Action,
    },
    /// A ghost was put beside a meeple (G-2.2, G-2.3).
    GhostPlaced {
        /// The meeple's cell.
        cell: Cell,
        /// Its owner.
        seat: u8,
        /// G-2.2 or G-2.3.
        rule: RuleId,
    },
    /// A due ghost could not be placed (G-2.5).
    GhostSkipped {
        /// The rule that asked for it: G-2.2 or G-2.3.
        of: RuleId,
    },
    /// The third ghost scared a meeple away (G-2.7).
    Scared {
        /// Where it stood.
        cell: Cell,
        /// Its owner.
        seat: u8,
    },
    /// A meeple was placed (C-3, G-3.1).
    MeeplePlaced {
        /// Whose.
        seat: u8,
        /// Where.
        cell: Cell,
        /// Meeple or guard.
        piece: Piece,
        /// On what.
        stand: Stand,
    },
    /// A region was scored (C-5, C-6, G-4, G-5).
    Scored {
        /// What.
        feature: Feature,
        /// Its tiles; for a building the cell it stands on and those around that hold tiles.
        cells: CellSet,
        /// What it is worth.
        points: u16,
        /// What each seat gets.
        gains: [u16; MAX_PLAYERS],
        /// What each seat pays for ghosts (G-4.4).
        costs: [u16; MAX_PLAYERS],
        /// Whether it was in the final scoring.
        last: bool,
    },
    /// A guard came from the common supply (G-4.3).
    GuardGained {
        /// To whom.
        seat: u8,
    },
    /// A meeple went home (C-5, G-4.5).
    MeepleReturned {
        /// Whose.
        seat: u8,
        /// From where.
        cell: Cell,
        /// Meeple or guard.
        piece: Piece,
    },
    /// Ghosts beside meeples on the board cost points at the end (G-5.1).
    GhostsCharged {
        /// What each seat pays.
        costs: [u16; MAX_PLAYERS],
    },
}

impl Event {
    /// The word in traces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Event::Turn { .. } => "turn",
            Event::Drawn { .. } => "drawn",
            Event::SetAside { .. } => "set_aside",
            Event::Placed { .. } => "placed",
            Event::Forced { .. } => "forced",
            Event::GhostPlaced { .. } => "ghost_placed",
            Event::GhostSkipped { .. } => "ghost_skipped",
            Event::Scared { .. } => "scared",
            Event::MeeplePlaced { .. } => "meeple_placed",
            Event::Scored { .. } => "scored",
            Event::GuardGained { .. } => "guard_gained",
            Event::MeepleReturned { .. } => "meeple_returned",
            Event::GhostsCharged { .. } => "ghosts_charged",
        }
    }

    /// The words of all events.
    pub const WORDS: [&str; 13] = [
        "turn",
        "drawn",
        "set_aside",
        "placed",
        "forced",
        "ghost_placed",
        "ghost_skipped",
        "scared",
        "meeple_placed",
        "scored",
        "guard_gained",
        "meeple_returned",
        "ghosts_charged",
    ];

    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Event::Turn { .. } => RuleId("C-1"),
            Event::Drawn { .. } | Event::SetAside { .. } | Event::Placed { .. } => RuleId("C-3"),
            Event::Forced { .. } => RuleId("X-2"),
            Event::GhostPlaced { rule, .. } => rule,
            Event::GhostSkipped { .. } => RuleId("G-2.5"),
            Event::Scared { .. } => RuleId("G-2.7"),
            Event::MeeplePlaced { stand: Stand::Castle | Stand::Cemetery, .. } => RuleId("G-3.1"),
            Event::MeeplePlaced { .. } => RuleId("C-3"),
            Event::Scored { feature: Feature::Castle, last: true, .. }
            | Event::GhostsCharged { .. } => RuleId("G-5.1"),
            Event::Scored { last: true, .. } => RuleId("C-6"),
            Event::Scored { feature, .. } => RuleId(feature.rule()),
            Event::GuardGained { .. } => RuleId("G-4.3"),
            Event::MeepleReturned { .. } => RuleId("G-4.5"),
        }
    }
}
