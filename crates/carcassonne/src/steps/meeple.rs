//! Place a meeple (C-3, C-4, G-3).
//!
//! At most one, on the tile just placed: on a road, city or field whose region holds no meeple of
//! anybody, or on the building.

use super::site::{Joints, Site};
use super::{Checked, Play, Position};
use crate::action::{Action, Piece, Stand};
use crate::event::Event;
use crate::offers::{self, NOTHING_THERE, Part};
use crate::state::{Ground, Meeple, Pending};
use fogbound_game::Refusal;
use fogbound_landscape::CellId;

impl<'a> Position<'a> {
    pub(super) fn list_meeple(self, out: &mut impl FnMut(Action)) {
        self.list_answers(|| self.placed_site(), out);
    }

    /// Returns true if passing is the only answer about a meeple.
    pub fn must_pass(self) -> bool {
        self.placed_site().is_none_or(|site| site.stands().next().is_none())
    }

    /// Lists the possible answers about a meeple on a tile; passing comes first.
    pub(super) fn list_answers(
        self,
        site: impl FnOnce() -> Option<Site<'a>>,
        out: &mut impl FnMut(Action),
    ) {
        out(Action::Pass);
        let pieces = self.pieces();
        if pieces == [None; 2] {
            return;
        }
        let Some(site) = site() else { return };
        site.stands().for_each(|stand| {
            pieces.into_iter().flatten().for_each(|piece| out(Action::Meeple(piece, stand)));
        });
    }

    /// Returns the pieces that the active player can place (C-3, G-3.1).
    pub(super) fn pieces(self) -> [Option<Piece>; 2] {
        let seat = usize::from(self.state.seat);
        [
            (self.state.supply[seat] > 0).then_some(Piece::Meeple),
            (self.state.guards[seat] > 0).then_some(Piece::Guard),
        ]
    }

    /// The tile placed this turn.
    fn placed_site(self) -> Option<Site<'a>> {
        let (kind, rotation) = self.state.map.tile(self.state.placed_cell())?;
        Some(Site::new(self.rules.offers().of(kind, rotation), self.state.joints?))
    }

    /// Looks up what of the tile placed this turn is one region and occupied, if anything can be placed there.
    fn placed_joints(self) -> Option<Joints> {
        if self.pieces() == [None; 2] {
            return None;
        }
        let placed = self.state.placed_cell();
        Some(Joints::placed(self, self.state.map.table(self.catalogue(), placed)?, placed))
    }

    pub(super) fn check_meeple(self, piece: Piece, stand: Stand) -> Result<Checked, Refusal> {
        let seat = usize::from(self.state.seat);
        match piece {
            Piece::Meeple if self.state.supply[seat] == 0 => {
                return Err(Refusal::new("C-3", "meeple-none-left"));
            }
            Piece::Guard if self.state.guards[seat] == 0 => {
                return Err(Refusal::new("G-1.2", "guard-none-left"));
            }
            _ => {}
        }
        let part = self.placed_site().and_then(|site| site.part(stand));
        let part = part.unwrap_or_else(|| Err(self.not_offered(stand)))?;
        let (map, fields, placed) = (&self.state.map, &self.state.fields, self.state.placed_cell());
        let ground = match part {
            Part::Road(index) => Ground::Road(map.segment(placed, index)),
            Part::City(index) => Ground::City(map.segment(placed, index)),
            Part::Field(index) => Ground::Field(fields.field(placed, index)),
            Part::Building(building) => building,
        };
        Ok(Checked::Meeple(piece, ground))
    }

    /// Returns the reason why the tile placed this turn does not offer something.
    fn not_offered(self, stand: Stand) -> Refusal {
        let placed = self.state.map.tile(self.state.placed_cell());
        placed.map_or(NOTHING_THERE, |(kind, rotation)| {
            offers::reason(self.catalogue().kind(kind), rotation, stand, self.rules.options())
        })
    }

    /// Returns the name of the feature that a meeple stands on.
    pub fn stand(self, ground: Ground) -> Stand {
        match ground {
            Ground::Road(segment) => Stand::Road(self.state.map.name(self.catalogue(), segment)),
            Ground::City(segment) => Stand::City(self.state.map.name(self.catalogue(), segment)),
            Ground::Field(field) => {
                Stand::Field(self.state.fields.name(self.catalogue(), &self.state.map, field))
            }
            Ground::Monastery => Stand::Monastery,
            Ground::Castle => Stand::Castle,
            Ground::Cemetery => Stand::Cemetery,
        }
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// Asks for a meeple: the last decision of a turn (C-3).
    pub(super) fn ask_meeple(&mut self) {
        self.state.pending = Pending::Meeple;
        self.state.joints = self.position().placed_joints();
    }

    pub(super) fn answer_meeple(&mut self, piece: Piece, ground: Ground) {
        let (seat, cell) = (self.state.seat, self.state.placed_cell());
        let supply = match piece {
            Piece::Meeple => &mut self.state.supply,
            Piece::Guard => &mut self.state.guards,
        };
        supply[usize::from(seat)] -= 1;
        self.state.meeples.push(Meeple { seat, piece, cell, ground, ghosts: 0 });
        let stand = self.position().stand(ground);
        self.tell(Event::MeeplePlaced { seat, cell: self.state.map.cell(cell), piece, stand });
    }

    /// A meeple goes back to its owner, the ghosts beside it to theirs (G-2.7, G-4.5).
    pub(super) fn send_home(&mut self, cell: CellId) -> Option<Meeple> {
        let meeple = self.state.meeples.take_from(cell)?;
        let supply = match meeple.piece {
            Piece::Meeple => &mut self.state.supply,
            Piece::Guard => &mut self.state.guards,
        };
        supply[usize::from(meeple.seat)] += 1;
        self.state.ghost_supply += meeple.ghosts;
        Some(meeple)
    }
}
