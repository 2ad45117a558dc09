//! Looking over buildings: what they are worth, and how likely they are to be surrounded.

use super::survey::{Hope, SURE};
use super::weights::Weights;
use fogbound_carcassonne::Game;
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::CellId;
use fogbound_tilesets::Building;

/// Chances of a building with a number of cells around it empty.
#[derive(Clone, Copy, Debug, Default)]
struct Odds {
    /// Chance that one of them is filled.
    filled: i64,
    /// Chance that all are.
    closing: i64,
}

/// The buildings of a position, between the placing of a tile and the end of the turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Buildings {
    /// The chances at each number of empty cells.
    odds: [Odds; 9],
    /// Tiles with mist among those to come, in thousandths.
    misty: i64,
    /// The cell of the tile that was looked at last.
    placed: Option<Cell>,
    /// The buildings as they were when the decision began, as far as they were asked for.
    known: Vec<(CellId, Hope)>,
}

impl Buildings {
    /// Prepares for a decision with so many tiles left to draw.
    pub fn begin(&mut self, weights: &Weights, left: i64) {
        for (missing, odds) in (0..).zip(&mut self.odds) {
            let filled = SURE * left / (left + weights.around + missing);
            let closing = (0..missing).fold(SURE, |all, _| all * filled / SURE);
            *odds = Odds { filled, closing };
        }
        self.misty = weights.misty * 10;
        self.known.clear();
    }

    /// Takes note of the cell of a tile placed since the decision began.
    pub fn look(&mut self, placed: Option<Cell>) {
        self.placed = placed;
    }

    /// Returns the yield of the building on a cell.
    pub fn hope(&mut self, game: &Game, building: Building, id: CellId) -> Hope {
        let cell = game.map().cell(id);
        let is_new = |placed: Cell| placed == cell || placed.is_around(cell);
        if self.placed.is_some_and(is_new) {
            return self.find(game, building, id);
        }
        if let Some(&(_, hope)) = self.known.iter().find(|&&(known, _)| known == id) {
            return hope;
        }
        let hope = self.find(game, building, id);
        self.known.push((id, hope));
        hope
    }

    fn find(&self, game: &Game, building: Building, id: CellId) -> Hope {
        let map = game.map();
        let around = map.around(id).count();
        let (here, missing) = (1 + around as i64, 8 - around as i64);
        let Odds { filled, closing } = self.odds[8 - around];
        match building {
            Building::Monastery => {
                let value = here * 1_000 + missing * filled * 1_000 / SURE;
                Hope { value, sure: here * 1_000, closing }
            }
            Building::Castle => {
                let catalogue = game.rules().catalogue();
                let misty = map.around(id).filter(|&other| map.has_mist(catalogue, other));
                let points =
                    (1 + misty.count() as i64) * 1_000 + missing * filled * self.misty / SURE;
                Hope { value: points * (SURE + closing) / SURE, sure: 0, closing }
            }
            Building::Cemetery => Hope { value: 0, sure: 0, closing },
        }
    }
}
