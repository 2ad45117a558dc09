//! 2a Place ghosts (M-6).
//!
//! The placed tile gets as many ghosts as it shows symbols, without those in a bank it has just
//! finished, and one fewer if it extended a bank. With quiet cemeteries one more goes onto an open
//! cemetery; a haunted cemetery, when it is placed, wakes one on every misty tile around it. If the
//! supply cannot pay for all of this together, the team has lost before any ghost is placed.

use super::{Checked, Flow, Play, Position};
use crate::action::Action;
use crate::event::{Event, Spot};
use crate::level::Cemeteries;
use crate::state::{Haunting, Pending};
use fogbound_game::{Cell, Edges, Refusal, RuleId};
use fogbound_landscape::{CellId, SegmentKind};
use fogbound_tilesets::Building;

impl Position<'_> {
    /// Mists of the placed tile whose symbols count (M-6.1), with their symbols.
    fn counting(self) -> impl Iterator<Item = (Edges, u8)> {
        let finished = self.state.finished;
        self.state
            .map
            .segments(self.rules.catalogue(), self.state.placed_cell(), SegmentKind::Mist)
            .filter(move |(_, edges, segment)| segment.ghosts > 0 && !finished.contains_all(*edges))
            .map(|(_, edges, segment)| (edges, segment.ghosts))
    }

    /// M-6.1, M-6.2: ghosts for the symbols of the placed tile.
    fn symbols_due(self) -> u8 {
        let symbols: u8 = self.counting().map(|(_, ghosts)| ghosts).sum();
        symbols.saturating_sub(u8::from(self.state.met_mist))
    }

    /// M-6.3: whether an open cemetery gets one more.
    fn cemetery_due(self) -> bool {
        self.rules.level().cemeteries == Cemeteries::Quiet
            && self.symbols_due() > 0
            && !self.state.open_cemeteries.is_empty()
    }

    /// M-6.4: the misty cells around a cemetery that was just placed.
    fn haunted_cells(self) -> impl Iterator<Item = (u8, CellId)> {
        let placed = self.state.placed_cell();
        let building = self.state.map.table(self.catalogue(), placed).and_then(|t| t.building);
        let haunts = self.rules.level().cemeteries == Cemeteries::Haunted
            && building == Some(Building::Cemetery);
        let (map, catalogue) = (&self.state.map, self.catalogue());
        (0u8..)
            .zip(map.around(placed))
            .filter(move |&(_, cell)| haunts && map.has_mist(catalogue, cell))
    }

    pub(super) fn list_spare(self, out: &mut impl FnMut(Action)) {
        self.counting().for_each(|(edges, _)| out(Action::Spare(edges)));
    }

    pub(super) fn check_spare(self, edges: Edges) -> Result<Checked, Refusal> {
        if self.counting().any(|(counting, _)| counting == edges) {
            Ok(Checked::Spare(edges))
        } else {
            Err(Refusal::new("M-6.2", "spare-no-symbols"))
        }
    }

    pub(super) fn list_haunt(self, cell: CellId, out: &mut impl FnMut(Action)) {
        let at = self.state.map.cell(cell);
        for (_, edges, _) in self.state.map.segments(self.catalogue(), cell, SegmentKind::Mist) {
            out(Action::Haunt(at, edges));
        }
    }

    pub(super) fn check_haunt(
        self,
        cell: CellId,
        at: Cell,
        edges: Edges,
    ) -> Result<Checked, Refusal> {
        let map = &self.state.map;
        let found = map.segment_named(self.catalogue(), cell, SegmentKind::Mist, edges);
        if map.cell(cell) == at && found.is_some() {
            Ok(Checked::Haunt(cell, edges))
        } else {
            Err(Refusal::new("M-6.4", "haunt-no-mist"))
        }
    }

    pub(super) fn list_cemetery(self, out: &mut impl FnMut(Action)) {
        let open = self.state.open_cemeteries.iter();
        open.for_each(|cell| out(Action::Cemetery(self.state.map.cell(cell))));
    }

    pub(super) fn check_cemetery(self, cell: Cell) -> Result<Checked, Refusal> {
        match self.state.map.at(cell) {
            Some(cell) if self.state.open_cemeteries.contains(cell) => Ok(Checked::Cemetery(cell)),
            _ => Err(Refusal::new("M-6.3", "cemetery-not-open")),
        }
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_ghosts(&mut self) -> Flow {
        loop {
            match self.state.haunting {
                Haunting::Count => {
                    if let Some(flow) = self.count_ghosts() {
                        return flow;
                    }
                }
                Haunting::Symbols { spared, extra } => {
                    self.place_symbols(spared);
                    self.state.haunting =
                        if extra { Haunting::Cemetery } else { Haunting::Around(0) };
                }
                Haunting::Cemetery => return Flow::Ask(Pending::Cemetery),
                Haunting::Around(from) => {
                    let next = self.position().haunted_cells().find(|&(place, _)| place >= from);
                    let Some((place, cell)) = next else {
                        self.state.haunting = Haunting::Done;
                        continue;
                    };
                    self.state.haunting = Haunting::Around(place + 1);
                    if let Some(flow) = self.haunt(cell) {
                        return flow;
                    }
                }
                Haunting::Done => return Flow::Done,
            }
        }
    }

    /// M-6.5: counts everything due, and asks which mist is spared (M-6.2).
    fn count_ghosts(&mut self) -> Option<Flow> {
        let position = self.position();
        let extra = position.cemetery_due();
        let around = position.haunted_cells().count() as u8;
        let due = position.symbols_due() + u8::from(extra) + around;
        let choices = if self.state.met_mist { position.counting().count() } else { 0 };
        if due > self.state.ghost_supply {
            self.tell(Event::TooFewGhosts { due, supply: self.state.ghost_supply });
            self.lose(RuleId("M-12.2"));
            return Some(Flow::Over);
        }
        if choices > 0 && !self.state.asked {
            self.state.asked = true;
            return Some(Flow::Ask(Pending::Spare));
        }
        self.state.haunting = Haunting::Symbols { spared: None, extra };
        None
    }

    pub(super) fn answer_spare(&mut self, edges: Edges) {
        let extra = self.position().cemetery_due();
        self.state.haunting =
            Haunting::Symbols { spared: Some(Spot::Mist(edges).index() as u8), extra };
    }

    fn place_symbols(&mut self, spared: Option<u8>) {
        let placed = self.state.placed_cell();
        let mut counting = [(Edges::NONE, 0); 4];
        let mut len = 0;
        for mist in self.position().counting() {
            counting[len] = mist;
            len += 1;
        }
        for &(edges, symbols) in &counting[..len] {
            let fewer = u8::from(spared == Some(Spot::Mist(edges).index() as u8));
            self.place_ghosts(RuleId("M-6.1"), placed, Spot::Mist(edges), symbols - fewer);
        }
    }

    pub(super) fn answer_cemetery(&mut self, cell: CellId) {
        self.place_ghosts(RuleId("M-6.3"), cell, Spot::Cemetery, 1);
        self.state.haunting = Haunting::Around(0);
    }

    /// M-6.4: one ghost for a cell; with several mists there the player chooses (M-4.5).
    fn haunt(&mut self, cell: CellId) -> Option<Flow> {
        let mut mists = 0;
        let mut only = Edges::NONE;
        self.position().list_haunt(cell, &mut |action| {
            if let Action::Haunt(_, edges) = action {
                mists += 1;
                only = edges;
            }
        });
        if mists > 1 {
            return Some(Flow::Ask(Pending::Haunt(cell)));
        }
        self.place_ghosts(RuleId("M-6.4"), cell, Spot::Mist(only), 1);
        None
    }
}
