//! M-4: mist banks, the clearing of a finished one, and ghosts taken from a cell.

use serde_json::{Value, json};

use super::Trial;
use super::state::{Spot, State};
use crate::geometry::{Cell, Edges};
use crate::landscape::Net;
use crate::trial::{Question, Stop};

impl State {
    /// Returns true if the bank of a mist segment is finished (M-4.2).
    pub(crate) fn bank_is_finished(&self, cell: Cell, edges: Edges) -> bool {
        let bank = self.land.board.region(Net::Mist, (cell, edges));
        self.land.board.is_closed(Net::Mist, &bank)
    }

    /// The mist segments of a face-up tile.
    pub(crate) fn mists(&self, cell: Cell) -> Vec<Edges> {
        self.land.board.face_up(cell).map(|tile| tile.face.segments(Net::Mist)).unwrap_or_default()
    }
}

impl Trial<'_> {
    /// 1b: ghosts in the banks that the placement has finished go home (M-4.3, M-4.4). A finished
    /// bank with a segment on the tile just placed was finished by it.
    pub(crate) fn clear_finished_banks(&mut self, placed: Cell) {
        for edges in self.state.mists(placed) {
            let bank = self.state.land.board.region(Net::Mist, (placed, edges));
            if self.state.land.board.is_closed(Net::Mist, &bank) {
                for (cell, edges) in bank {
                    self.state.remove_ghosts(cell, Spot::Mist(edges), u32::MAX);
                }
            }
        }
    }

    /// M-4.5: `number` ghosts leave a cell; which spots they come from is asked.
    pub(crate) fn take_ghosts(&mut self, cell: Cell, number: u32) -> Result<(), Stop> {
        let spots = self.state.spots_with_ghosts(cell);
        let here: Vec<u32> = spots.iter().map(|(_, ghosts)| *ghosts).collect();
        let answers = splits(&here, number).into_iter().map(|split| (written(&split), split));
        let question = Question::new(self.state.land.active, "split", answers);
        let split = self.ask(question.about(json!({"x": cell.x, "y": cell.y, "n": number})))?;
        for ((spot, _), taken) in spots.into_iter().zip(split) {
            if taken > 0 {
                self.state.remove_ghosts(cell, spot, taken);
            }
        }
        Ok(())
    }
}

fn written(split: &[u32]) -> Value {
    let numbers = split.iter().map(|number| json!(number));
    std::iter::once(json!("split")).chain(numbers).collect()
}

/// All ways to take `number` from these, at most what each holds.
fn splits(here: &[u32], number: u32) -> Vec<Vec<u32>> {
    let Some((first, others)) = here.split_first() else {
        return if number == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for taken in 0..=number.min(*first) {
        for mut rest in splits(others, number - taken) {
            rest.insert(0, taken);
            all.push(rest);
        }
    }
    all
}

#[cfg(test)]
mod tests;
