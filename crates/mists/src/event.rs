//! What happened, told in order. Log, animation, explanations and statistics are renderings of it.

use crate::action::{Action, Ask, Feature, Hound, Region};
use fogbound_game::{Cell, Colour, Colours, Edges, Rotation, RuleId};
use fogbound_landscape::KindId;

/// A place for ghosts on a cell: a mist segment by its edges, or the cemetery (M-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A mist segment by its edges as it lies.
    Mist(Edges),
    /// The cemetery of the cell.
    Cemetery,
}

impl Spot {
    /// The edges, or `cemetery`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Spot::Mist(edges) => edges.name(),
            Spot::Cemetery => "cemetery",
        }
    }

    /// Place among the five spots of its cell: a mist segment at its first side, the cemetery last.
    pub(crate) fn index(self) -> usize {
        match self {
            Spot::Mist(edges) => edges.first().map_or(4, |side| side.index()),
            Spot::Cemetery => 4,
        }
    }
}

/// Something that happened. Fields: `cell` where, `n` how many ghosts, `rule` the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// The turn of this seat begins.
    Turn { seat: u8 },
    /// A tile was drawn and shown (M-3.1).
    Drawn { tile: KindId },
    /// The drawn tile fits nowhere and leaves the game (M-3.5).
    SetAside { tile: KindId },
    /// The tile was laid (M-3.2).
    Placed { cell: Cell, tile: KindId, rotation: Rotation },
    /// A decision with one legal answer was taken by itself.
    Forced { seat: u8, ask: Ask, choice: Action },
    /// A mist bank is finished; `cells` is its number of distinct cells (M-4.3).
    BankFinished { cell: Cell, edges: Edges, cells: u8 },
    /// Ghosts came onto a spot.
    GhostsPlaced { rule: RuleId, cell: Cell, spot: Spot, n: u8 },
    /// Ghosts went back to the ghost supply.
    GhostsRemoved { rule: RuleId, cell: Cell, spot: Spot, n: u8 },
    /// More ghosts are due than the supply holds (M-6.5).
    TooFewGhosts { due: u8, supply: u8 },
    /// A meeple was buried at this cemetery (M-5.3, M-5.4).
    Buried { rule: RuleId, cell: Cell, colour: Colour },
    /// There was no meeple to bury (M-5.4).
    NothingBuried { cell: Cell },
    /// A meeple was placed (M-7.1).
    MeeplePlaced { colour: Colour, cell: Cell, feature: Feature, edges: Edges },
    /// A region brings points: `value` once for each of `colours` (M-8.5, M-8.6).
    Scored {
        /// The region by its name.
        region: Region,
        /// Tiles that count.
        tiles: u8,
        /// Points for each of them.
        each: u8,
        /// Points beside the tiles: coats of arms, or the castle's own tile.
        extra: u16,
        /// `tiles * each + extra`.
        value: u16,
        /// The colours that count.
        colours: Colours,
    },
    /// Ghosts were chosen, and these points of the region forgone (M-8.7).
    Forgone { region: Region, points: u16 },
    /// A scoring meeple moved (M-8.10); `colour` is whose points these were, if one colour's.
    Moved { rule: RuleId, scoring: Colour, points: u16, total: u16, colour: Option<Colour> },
    /// A meeple came back to its supply (M-8.8).
    MeepleReturned { colour: Colour, cell: Cell },
    /// A hound's space was reached (M-10.1).
    Milestone { hound: Hound, at: u16 },
    /// A hound joined the meeple on this cell (M-10.2).
    HoundJoined { hound: Hound, cell: Cell, colour: Colour },
    /// A hound brings points for the ghosts on the board (M-8.9).
    HoundScored { hound: Hound, colour: Colour, points: u16 },
    /// A hound left the game after its scoring (M-8.9) or with a buried meeple (M-5.5).
    HoundLeft { rule: RuleId, hound: Hound },
    /// A hound found no meeple (M-10.3).
    HoundLost { hound: Hound },
    /// The rest of the active pile went onto the next one (M-10.4).
    PilesJoined { moved: u8, tiles: u8 },
    /// A face-down tile was laid (M-11.1).
    FaceDown { cell: Cell },
    /// The game is won (M-12.1).
    Won,
    /// The game is lost by this rule (M-12.2, M-12.3).
    Lost { rule: RuleId },
}

impl Event {
    /// The word in traces, like `bank_finished`.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Event::Turn { .. } => "turn",
            Event::Drawn { .. } => "drawn",
            Event::SetAside { .. } => "set_aside",
            Event::Placed { .. } => "placed",
            Event::Forced { .. } => "forced",
            Event::BankFinished { .. } => "bank_finished",
            Event::GhostsPlaced { .. } => "ghosts_placed",
            Event::GhostsRemoved { .. } => "ghosts_removed",
            Event::TooFewGhosts { .. } => "too_few_ghosts",
            Event::Buried { .. } => "buried",
            Event::NothingBuried { .. } => "nothing_buried",
            Event::MeeplePlaced { .. } => "meeple_placed",
            Event::Scored { .. } => "scored",
            Event::Forgone { .. } => "forgone",
            Event::Moved { .. } => "moved",
            Event::MeepleReturned { .. } => "meeple_returned",
            Event::Milestone { .. } => "milestone",
            Event::HoundJoined { .. } => "hound_joined",
            Event::HoundScored { .. } => "hound_scored",
            Event::HoundLeft { .. } => "hound_left",
            Event::HoundLost { .. } => "hound_lost",
            Event::PilesJoined { .. } => "piles_joined",
            Event::FaceDown { .. } => "face_down",
            Event::Won => "won",
            Event::Lost { .. } => "lost",
        }
    }

    /// The rule that made it happen.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Event::Turn { .. } => RuleId("M-1.7"),
            Event::Drawn { .. } => RuleId("M-3.1"),
            Event::SetAside { .. } => RuleId("M-3.5"),
            Event::Placed { .. } => RuleId("M-3.2"),
            Event::Forced { .. } => RuleId("X-2"),
            Event::BankFinished { .. } => RuleId("M-4.3"),
            Event::GhostsPlaced { rule, .. }
            | Event::GhostsRemoved { rule, .. }
            | Event::Buried { rule, .. }
            | Event::Moved { rule, .. }
            | Event::HoundLeft { rule, .. }
            | Event::Lost { rule } => *rule,
            Event::TooFewGhosts { .. } => RuleId("M-6.5"),
            Event::NothingBuried { .. } => RuleId("M-5.4"),
            Event::MeeplePlaced { .. } => RuleId("M-7.1"),
            Event::Scored { .. } => RuleId("M-8.5"),
            Event::Forgone { .. } => RuleId("M-8.7"),
            Event::MeepleReturned { .. } => RuleId("M-8.8"),
            Event::Milestone { .. } => RuleId("M-10.1"),
            Event::HoundJoined { .. } => RuleId("M-10.2"),
            Event::HoundScored { .. } => RuleId("M-8.9"),
            Event::HoundLost { .. } => RuleId("M-10.3"),
            Event::PilesJoined { .. } => RuleId("M-10.4"),
            Event::FaceDown { .. } => RuleId("M-11.1"),
            Event::Won => RuleId("M-12.1"),
        }
    }
}
