//! M-6: the ghosts that a placed tile brings.

use serde_json::json;

use super::level::Cemeteries;
use super::state::Spot;
use super::{Trial, lost};
use crate::geometry::{Cell, Edges};
use crate::landscape::{Building, Counted, FaceUp};
use crate::trial::{Question, Stop};

impl Trial<'_> {
    /// 2a. All that is due is counted first, for the loss of M-6.5 comes before any ghost.
    pub(crate) fn place_ghosts(&mut self, placed: Cell) -> Result<(), Stop> {
        let Some(tile) = self.state.land.board.face_up(placed).cloned() else { return Ok(()) };
        let mut symbols = self.counting_symbols(placed, &tile);
        let shown: u32 = symbols.iter().map(|mist| mist.number).sum();
        let spared = shown > 0 && self.extends_a_bank(placed, &tile);
        let own = shown - u32::from(spared);
        let cemeteries = if own > 0 { self.cemeteries_that_gain() } else { Vec::new() };
        let haunted = self.cells_to_haunt(placed, &tile);
        let due = own as usize + usize::from(!cemeteries.is_empty()) + haunted.len();
        if due > self.state.ghost_supply as usize {
            return Err(lost("M-12.2"));
        }
        if spared {
            let edges = self.choose_spared(&symbols)?;
            for mist in symbols.iter_mut().filter(|mist| mist.edges == edges) {
                mist.number -= 1;
            }
        }
        for mist in symbols {
            self.state.add_ghosts(placed, Spot::Mist(mist.edges), mist.number);
        }
        self.add_to_a_cemetery(&cemeteries)?;
        haunted.into_iter().try_for_each(|cell| self.haunt(cell))
    }

    /// M-6.1: the mists of the tile whose symbols count.
    fn counting_symbols(&self, placed: Cell, tile: &FaceUp) -> Vec<Counted> {
        let counts =
            |mist: &&Counted| mist.number > 0 && !self.state.bank_is_finished(placed, mist.edges);
        tile.face.mists.iter().filter(counts).copied().collect()
    }

    /// M-6.2: returns true if a misty edge of the tile meets a misty edge.
    fn extends_a_bank(&self, placed: Cell, tile: &FaceUp) -> bool {
        let mut edges = tile.face.mists.iter().flat_map(|mist| mist.edges.sides());
        edges.any(|side| {
            let neighbour = self.state.land.board.face_up(placed.across(side));
            neighbour.is_some_and(|other| other.face.is_misty(side.opposite()))
        })
    }

    /// M-6.2: the mist that gets one ghost fewer.
    fn choose_spared(&mut self, symbols: &[Counted]) -> Result<Edges, Stop> {
        let answers = symbols.iter().map(|mist| (json!(["spare", mist.edges]), mist.edges));
        self.ask(Question::new(self.state.land.active, "spare", answers))
    }

    /// M-6.3: the open cemeteries of a level with quiet ones.
    fn cemeteries_that_gain(&self) -> Vec<Cell> {
        match self.setup.level.cemeteries {
            Cemeteries::Quiet => self.open_cemeteries(),
            Cemeteries::Haunted | Cemeteries::None => Vec::new(),
        }
    }

    fn add_to_a_cemetery(&mut self, cemeteries: &[Cell]) -> Result<(), Stop> {
        if cemeteries.is_empty() {
            return Ok(());
        }
        let answers = cemeteries.iter().map(|cell| (json!(["cemetery", cell.x, cell.y]), *cell));
        let cemetery = self.ask(Question::new(self.state.land.active, "cemetery", answers))?;
        self.state.add_ghosts(cemetery, Spot::Cemetery, 1);
        Ok(())
    }

    /// M-6.4 and M-6.6: the tiles with mist around a haunted cemetery, row by row.
    fn cells_to_haunt(&self, placed: Cell, tile: &FaceUp) -> Vec<Cell> {
        let haunted = self.setup.level.cemeteries == Cemeteries::Haunted;
        if !haunted || tile.building != Some(Building::Cemetery) {
            return Vec::new();
        }
        let around = placed.around().into_iter();
        around.filter(|cell| self.state.land.board.has_mist(*cell)).collect()
    }

    /// One ghost onto one mist of a cell.
    fn haunt(&mut self, cell: Cell) -> Result<(), Stop> {
        let mists = self.state.mists(cell).into_iter();
        let answers = mists.map(|edges| (json!(["haunt", cell.x, cell.y, edges]), edges));
        let edges = self.ask(Question::new(self.state.land.active, "haunt", answers))?;
        self.state.add_ghosts(cell, Spot::Mist(edges), 1);
        Ok(())
    }
}
