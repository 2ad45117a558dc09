//! Everything that happens, in order. Log, animation, explanations and statistics are renderings of it.

use crate::action::{Action, Ask, Feature, Hound, Region};
use fogbound_game::vocabulary::{Field, Fields};
use fogbound_game::{Cell, Colour, Colours, Edges, Rotation, RuleId, vocabulary};
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
            Spot::Mist(edges) => edges.smallest().map_or(4, |side| side.index()),
            Spot::Cemetery => 4,
        }
    }
}

impl Field for Spot {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        match self {
            Spot::Mist(edges) => edges.show(name, out),
            Spot::Cemetery => out.word(name, "cemetery"),
        }
    }
}

vocabulary! {
    /// Something that happened. Fields: `cell` where, `n` how many ghosts, `rule` the rule behind it.
    events Event {
        /// The turn of this seat begins.
        Turn { seat: u8 } = "turn", "M-1.7";
        /// A tile was drawn and shown (M-3.1).
        Drawn { tile: KindId } = "drawn", "M-3.1";
        /// The drawn tile fits nowhere and leaves the game (M-3.5).
        SetAside { tile: KindId } = "set_aside", "M-3.5";
        /// The tile was laid (M-3.2).
        Placed { cell: Cell, tile: KindId, rotation: Rotation } = "placed", "M-3.2";
        /// A decision with one legal answer was taken by itself.
        Forced { seat: u8, ask: Ask, choice: Action } = "forced", "X-2";
        /// A mist bank is finished; `cells` is its number of distinct cells (M-4.3).
        BankFinished { cell: Cell, edges: Edges, cells: u8 } = "bank_finished", "M-4.3";
        /// Ghosts came onto a spot.
        GhostsPlaced { rule: RuleId, cell: Cell, spot: Spot, n: u8 } = "ghosts_placed", rule;
        /// Ghosts went back to the ghost supply.
        GhostsRemoved { rule: RuleId, cell: Cell, spot: Spot, n: u8 } = "ghosts_removed", rule;
        /// More ghosts are due than the supply holds (M-6.5).
        TooFewGhosts { due: u8, supply: u8 } = "too_few_ghosts", "M-6.5";
        /// A meeple was buried at this cemetery (M-5.3, M-5.4).
        Buried { rule: RuleId, cell: Cell, colour: Colour } = "buried", rule;
        /// There was no meeple to bury (M-5.4).
        NothingBuried { cell: Cell } = "nothing_buried", "M-5.4";
        /// A meeple was placed (M-7.1).
        MeeplePlaced { colour: Colour, cell: Cell, feature: Feature, edges: Edges }
            = "meeple_placed", "M-7.1";
        /// A region brings points (M-8.5, M-8.6): `tiles` count `each`, coats of arms or the castle's own
        /// tile `extra`, which makes `value` for each of `colours`.
        Scored {
            region: Region,
            tiles: u8,
            each: u8 as "per_tile",
            extra: u16,
            value: u16 as "each",
            colours: Colours,
        } = "scored", "M-8.5";
        /// Ghosts were chosen, and these points of the region forgone (M-8.7).
        Forgone { region: Region, points: u16 } = "forgone", "M-8.7";
        /// A scoring meeple moved (M-8.10); `colour` is whose points these were, if one colour's.
        Moved {
            rule: RuleId,
            scoring: Colour as "scoring_meeple",
            points: u16,
            total: u16,
            colour: Option<Colour>,
        } = "moved", rule;
        /// A meeple came back to its supply (M-8.8).
        MeepleReturned { colour: Colour, cell: Cell } = "meeple_returned", "M-8.8";
        /// A hound's space was reached (M-10.1).
        Milestone { hound: Hound, at: u16 } = "milestone", "M-10.1";
        /// A hound joined the meeple on this cell (M-10.2).
        HoundJoined { hound: Hound, cell: Cell, colour: Colour } = "hound_joined", "M-10.2";
        /// A hound brings points for the ghosts on the board (M-8.9).
        HoundScored { hound: Hound, colour: Colour, points: u16 } = "hound_scored", "M-8.9";
        /// A hound left the game after its scoring (M-8.9) or with a buried meeple (M-5.5).
        HoundLeft { rule: RuleId, hound: Hound } = "hound_left", rule;
        /// A hound found no meeple (M-10.3).
        HoundLost { hound: Hound } = "hound_lost", "M-10.3";
        /// The rest of the active pile went onto the next one (M-10.4).
        PilesJoined { moved: u8, tiles: u8 } = "piles_joined", "M-10.4";
        /// A face-down tile was laid (M-11.1).
        FaceDown { cell: Cell } = "face_down", "M-11.1";
        /// The game is won (M-12.1).
        Won = "won", "M-12.1";
        /// The game is lost by this rule (M-12.2, M-12.3).
        Lost { rule: RuleId } = "lost", rule;
    }
}
