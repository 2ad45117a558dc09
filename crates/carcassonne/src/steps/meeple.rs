//! Place a meeple (C-3, C-4, G-3).
//!
//! At most one, on the tile just placed: on a road, city or field whose region holds no meeple of
//! anybody, or on the building.

use super::{Look, Play};
use crate::action::{Action, Piece, Stand};
use crate::event::Event;
use crate::state::{Ground, Meeple};
use fogbound_game::{Edges, Refusal};
use fogbound_landscape::{CellId, FieldId, SegmentId, SegmentKind};
use fogbound_tilesets::Building;

impl Look<'_> {
    pub(super) fn list_meeple(self, out: &mut impl FnMut(Action)) {
        out(Action::Pass);
        let seat = usize::from(self.state.seat);
        let (meeples, guards) = (self.state.supply[seat] > 0, self.state.guards[seat] > 0);
        if !(meeples || guards) {
            return;
        }
        self.stands(&mut |stand| {
            if meeples {
                out(Action::Meeple(Piece::Meeple, stand));
            }
            if guards {
                out(Action::Meeple(Piece::Guard, stand));
            }
        });
    }

    /// What could be occupied on the placed tile, one name for each choice.
    fn stands(self, out: &mut impl FnMut(Stand)) {
        let placed = self.state.placed_cell();
        let map = &self.state.map;
        for (segment, edges, _) in map.segments(self.catalogue(), placed, SegmentKind::Road) {
            if self.check_road(segment).is_ok() && self.listed_road(segment).1 == edges {
                out(Stand::Road(edges));
            }
        }
        for (segment, edges, _) in map.segments(self.catalogue(), placed, SegmentKind::City) {
            if !self.is_occupied(Ground::City(segment)) && self.listed_city(segment).1 == edges {
                out(Stand::City(edges));
            }
        }
        if self.rules.options().farmers {
            for (field, halves) in self.state.fields.on(self.catalogue(), map, placed) {
                if !self.is_occupied(Ground::Field(field)) && self.listed_field(field) == field {
                    out(Stand::Field(halves));
                }
            }
        }
        if let Some((stand, _)) = self.building(placed) {
            out(stand);
        }
    }

    /// What the building of a tile offers.
    fn building(self, cell: CellId) -> Option<(Stand, Ground)> {
        let table = self.state.map.table(self.catalogue(), cell)?;
        Some(match table.building? {
            Building::Monastery => (Stand::Monastery, Ground::Monastery),
            Building::Castle => (Stand::Castle, Ground::Castle),
            Building::Cemetery => (Stand::Cemetery, Ground::Cemetery),
        })
    }

    /// the segment of a tile with the smallest name among those of one region.
    fn listed(
        self,
        segment: SegmentId,
        kind: SegmentKind,
        may: impl Fn(SegmentId) -> bool,
    ) -> (SegmentId, Edges) {
        let map = &self.state.map;
        let named = (segment, map.name(self.catalogue(), segment));
        map.segments(self.catalogue(), map.cell_of(segment), kind)
            .filter(|&(other, ..)| map.region(other) == map.region(segment) && may(other))
            .map(|(other, edges, _)| (other, edges))
            .fold(named, |best, next| if next.1 < best.1 { next } else { best })
    }

    fn listed_road(self, segment: SegmentId) -> (SegmentId, Edges) {
        self.listed(segment, SegmentKind::Road, |other| self.check_misty(other).is_ok())
    }

    fn listed_city(self, segment: SegmentId) -> (SegmentId, Edges) {
        self.listed(segment, SegmentKind::City, |_| true)
    }

    fn listed_field(self, field: FieldId) -> FieldId {
        let fields = &self.state.fields;
        let map = &self.state.map;
        let name = |field| fields.name(self.catalogue(), map, field);
        let mut smallest = field;
        for (other, _) in fields.on(self.catalogue(), map, fields.cell_of(field)) {
            let same = fields.region(other) == fields.region(field);
            // Names are compared as text.
            if same && name(other).iter().lt(name(smallest).iter()) {
                smallest = other;
            }
        }
        smallest
    }

    /// C-3: whether the region holds a meeple of anybody.
    fn is_occupied(self, ground: Ground) -> bool {
        let (map, fields) = (&self.state.map, &self.state.fields);
        self.state.meeples.iter().any(|meeple| match (meeple.ground, ground) {
            (Ground::Road(a), Ground::Road(b)) | (Ground::City(a), Ground::City(b)) => {
                map.region(a) == map.region(b)
            }
            (Ground::Field(a), Ground::Field(b)) => fields.region(a) == fields.region(b),
            _ => false,
        })
    }

    fn check_free(self, ground: Ground) -> Result<Ground, Refusal> {
        if self.is_occupied(ground) {
            return Err(Refusal::new("C-3", "meeple-region-occupied"));
        }
        Ok(ground)
    }

    fn check_road(self, segment: SegmentId) -> Result<Ground, Refusal> {
        self.check_misty(segment)?;
        self.check_free(Ground::Road(segment))
    }

    /// G-3.2, option `meeples_on_misty_roads`.
    fn check_misty(self, segment: SegmentId) -> Result<(), Refusal> {
        if self.rules.options().meeples_on_misty_roads {
            return Ok(());
        }
        let map = &self.state.map;
        let lie = map.lie(self.catalogue(), map.cell_of(segment));
        let misty = lie.map_or(Edges::NONE, |lie| lie.misty);
        if map.name(self.catalogue(), segment).intersection(misty).is_empty() {
            Ok(())
        } else {
            Err(Refusal::new("G-3.2", "meeple-misty-road"))
        }
    }

    /// Checks the choice and gives what the meeple will stand on.
    pub(super) fn check_meeple(self, piece: Piece, stand: Stand) -> Result<Ground, Refusal> {
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
        let placed = self.state.placed_cell();
        let (map, catalogue) = (&self.state.map, self.catalogue());
        let nothing = Refusal::new("C-4", "meeple-nothing-there");
        match stand {
            Stand::Road(edges) => {
                let segment = map.segment_named(catalogue, placed, SegmentKind::Road, edges);
                let segment = segment.ok_or(nothing)?;
                self.check_road(segment)?;
                Ok(Ground::Road(self.listed_road(segment).0))
            }
            Stand::City(edges) => {
                let segment = map.segment_named(catalogue, placed, SegmentKind::City, edges);
                let segment = segment.ok_or(nothing)?;
                self.check_free(Ground::City(segment))?;
                Ok(Ground::City(self.listed_city(segment).0))
            }
            Stand::Field(_) if !self.rules.options().farmers => {
                Err(Refusal::new("C-4", "meeple-no-farmers"))
            }
            Stand::Field(halves) => {
                let mut fields = self.state.fields.on(catalogue, map, placed);
                let (field, _) = fields.find(|&(_, name)| name == halves).ok_or(nothing)?;
                self.check_free(Ground::Field(field))?;
                Ok(Ground::Field(self.listed_field(field)))
            }
            Stand::Monastery | Stand::Castle | Stand::Cemetery => {
                let building = self.building(placed).filter(|&(offered, _)| offered == stand);
                building.map(|(_, ground)| ground).ok_or(nothing)
            }
        }
    }

    /// What a meeple stands on, by name.
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
    pub(super) fn answer_meeple(&mut self, piece: Piece, stand: Stand) {
        let Ok(ground) = self.look().check_meeple(piece, stand) else { return };
        let (seat, cell) = (self.state.seat, self.state.placed_cell());
        let supply = match piece {
            Piece::Meeple => &mut self.state.supply,
            Piece::Guard => &mut self.state.guards,
        };
        supply[usize::from(seat)] -= 1;
        self.state.meeples.push(Meeple { seat, piece, cell, ground, ghosts: 0 });
        let stand = self.look().stand(ground);
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
