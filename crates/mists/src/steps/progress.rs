//! Progress within a step, for the state hash: the part shown neither by the board nor by the question.

use super::Position;
use crate::hash::hash_cell;
use crate::state::{Chase, Haunting, Stage};
use fogbound_game::{Colour, ShortList as _, StateHasher};

impl Position<'_> {
    pub(crate) fn hash_progress(self, hasher: &mut StateHasher) {
        let state = self.state;
        hasher.number(i64::from(state.met_mist));
        hasher.text(state.finished.name());
        hasher.number(i64::from(state.closing.len()));
        let mut closing: Vec<_> = state.closing.iter().map(|id| state.map.cell(id)).collect();
        closing.sort_short();
        closing.into_iter().for_each(|cell| hash_cell(hasher, cell));
        hasher.number(match state.haunting {
            Haunting::Count => -1,
            Haunting::Symbols { .. } => -2,
            Haunting::Cemetery => -3,
            Haunting::Around(next) => i64::from(next),
            Haunting::Done => -4,
        });
        self.hash_stage(hasher);
        match state.chase {
            Chase::Ghosts { first: Some(first), .. } => hash_cell(hasher, state.map.cell(first)),
            Chase::Ghosts { first: None, .. } => hasher.text("first"),
            Chase::Look | Chase::Join => hasher.text(""),
        }
    }

    fn hash_stage(self, hasher: &mut StateHasher) {
        match self.state.stage {
            Stage::Next => hasher.text("next"),
            Stage::Reward => hasher.text("reward"),
            Stage::Colours { left, value } => {
                hasher.text("colours");
                hasher.number(i64::from(value));
                left.iter().for_each(|colour| hasher.text(colour.name()));
            }
            Stage::Return => hasher.text("return"),
            Stage::Hounds(hounds) => {
                hasher.text("hounds");
                hasher.number(i64::from(self.state.hound_paid));
                hounds.iter().for_each(|colour| hasher.text(colour.map_or("", Colour::name)));
            }
        }
    }
}
