//! C-6 and G-5: the final scoring and the result.

use serde::Serialize;
use serde_json::{Value, json};

use super::Trial;
use super::state::{Feature, State};

/// The final scoring, a number for each seat in every part.
#[derive(Clone, Debug, Default, Serialize)]
struct Final {
    before: Vec<i64>,
    road: Vec<i64>,
    city: Vec<i64>,
    monastery: Vec<i64>,
    castle: Vec<i64>,
    field: Vec<i64>,
    ghosts: Vec<i64>,
}

impl Final {
    /// All parts in one sum, then a score below 0 becomes 0.
    fn scores(&self) -> Vec<i64> {
        let parts = [&self.road, &self.city, &self.monastery, &self.castle, &self.field];
        let total = |seat: usize| {
            let gained: i64 = parts.iter().map(|part| part[seat]).sum();
            self.before[seat] + gained + self.ghosts[seat]
        };
        (0..self.before.len()).map(|seat| total(seat).max(0)).collect()
    }
}

/// 1 + the number of seats with more points (C-6).
pub(super) fn ranks(scores: &[i64]) -> Vec<usize> {
    let better = |own: &i64| scores.iter().filter(|other| *other > own).count();
    scores.iter().map(|own| 1 + better(own)).collect()
}

/// G-5.1: -1 for each ghost beside any of their meeples.
fn haunted(state: &State, seat: usize) -> i64 {
    let own = state.meeples.iter().filter(|meeple| meeple.seat == seat);
    -own.map(|meeple| i64::from(meeple.ghosts)).sum::<i64>()
}

impl Trial<'_> {
    /// The final scoring: meeples and ghosts stay, the scores become the final ones. Returns the
    /// result.
    pub(crate) fn end(&mut self) -> Value {
        let seats = 0..self.setup.players;
        let nothing = vec![0; self.setup.players];
        let mut parts = Final {
            before: self.state.scores.clone(),
            road: nothing.clone(),
            city: nothing.clone(),
            monastery: nothing.clone(),
            castle: nothing.clone(),
            field: nothing,
            ghosts: seats.map(|seat| haunted(&self.state, seat)).collect(),
        };
        for region in self.state.occupied() {
            let gains = self.gains(&region);
            let part = match region.feature {
                Feature::Road => &mut parts.road,
                Feature::City => &mut parts.city,
                Feature::Monastery => &mut parts.monastery,
                Feature::Castle => &mut parts.castle,
                Feature::Field => &mut parts.field,
                Feature::Cemetery => continue,
            };
            for (total, gain) in part.iter_mut().zip(&gains) {
                *total += gain;
            }
            let mut told = self.told(&region, &gains);
            told["final"] = json!(true);
            if told["points"] == 0 {
                self.news.allow("scored", told);
            } else {
                self.news.tell("scored", told);
            }
        }
        self.state.scores = parts.scores();
        json!({"scores": self.state.scores, "ranks": ranks(&self.state.scores),
            "breakdown": parts})
    }
}
