//! 1b Mist banks (M-4).
//!
//! A bank is finished when each of its misty edges meets a misty edge. Its ghosts then go back to
//! the supply at once, and nothing is scored.

use super::{Flow, Play};
use crate::event::{Event, Spot};
use fogbound_game::RuleId;
use fogbound_landscape::{CellId, RegionId, SegmentKind};

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_mist(&mut self) -> Flow {
        let placed = self.state.placed_cell();
        let kind = self.state.map.table(self.rules.catalogue(), placed);
        let count = kind.map_or(0, |table| table.segments.len() as u8);
        for index in 0..count {
            let segment = self.state.map.segment(placed, index);
            if self.state.map.printed(self.rules.catalogue(), segment).kind != SegmentKind::Mist {
                continue;
            }
            let name = self.state.map.name(self.rules.catalogue(), segment);
            let bank = self.state.map.region(segment);
            if self.state.map.open_edges(bank) == 0 && !self.state.finished.contains_all(name) {
                self.finish_bank(bank);
            }
        }
        Flow::Done
    }

    /// M-4.3, M-4.4: clears the spots of this bank and no others.
    fn finish_bank(&mut self, bank: RegionId) {
        let (rules, map) = (self.rules, &self.state.map);
        let (cell, edges) = map.smallest(rules.catalogue(), bank);
        let cells = map.region_cells(bank).len() as u8;
        let first = map.members(bank).next();
        self.tell(Event::BankFinished { cell: self.state.map.cell(cell), edges, cells });
        let mut member = first;
        while let Some(segment) = member {
            let map = &self.state.map;
            let cell = map.cell_of(segment);
            let edges = map.name(rules.catalogue(), segment);
            member = Some(map.next_member(segment)).filter(|&next| Some(next) != first);
            if cell == self.state.placed_cell() {
                self.state.finished = self.state.finished.union(edges);
            }
            let n = self.state.ghosts[cell.index()][Spot::Mist(edges).index()];
            self.remove_ghosts(RuleId("M-4.3"), cell, Spot::Mist(edges), n);
        }
    }

    /// Takes ghosts off a spot and emits the event; does nothing for 0.
    pub(super) fn remove_ghosts(&mut self, rule: RuleId, cell: CellId, spot: Spot, n: u8) {
        if n > 0 {
            self.state.remove_ghosts(cell, spot.index(), n);
            self.tell(Event::GhostsRemoved { rule, cell: self.state.map.cell(cell), spot, n });
        }
    }

    /// Puts ghosts onto a spot and emits the event; does nothing for 0.
    pub(super) fn place_ghosts(&mut self, rule: RuleId, cell: CellId, spot: Spot, n: u8) {
        if n > 0 {
            self.state.add_ghosts(cell, spot.index(), n);
            self.tell(Event::GhostsPlaced { rule, cell: self.state.map.cell(cell), spot, n });
        }
    }
}
