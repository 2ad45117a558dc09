//! The turns of a lost game that cost most.

use super::{AT_ONCE, Attempt, Tried, Turning};

/// The numbers of tries after which the turns are compared: few for a first answer, more for a better one.
const QUOTAS: [u32; 3] = [8, 16, 32];

/// The number of turns that are told.
const TOLD: usize = 3;

/// The search for the turns that cost most: from each a bot of ours plays on, everything that was hidden then dealt
/// anew. The page lets the tries be played as those of [`Turning`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worst {
    seat: u8,
    /// What the course is counted in: `turn` or `round`.
    pub(super) unit: &'static str,
    turns: Vec<Tried>,
}

/// A turn that cost much. What the next tile brought is part of the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The turn or round, from 1.
    pub turn: usize,
    /// The standing decisions before it.
    pub ply: usize,
    /// The wins from there, in percent of the tries.
    pub before: u32,
    /// The wins from the next turn, in percent of the tries; 0 after the last.
    pub after: u32,
}

impl Worst {
    /// Prepares the search for a lost game.
    #[must_use]
    pub fn of(turning: &Turning) -> Worst {
        let begun = |&tried: &Tried| Tried { tries: 0, wins: 0, ..tried };
        let turns = turning.turns.iter().map(begun).collect();
        Worst { seat: turning.seat, unit: turning.unit, turns }
    }

    /// Returns the tries to play next; `None` when the answer is as good as it gets.
    #[must_use]
    pub fn next(&self) -> Option<Attempt> {
        let open = |quota: u32| self.turns.iter().find(move |tried| tried.tries < quota);
        let Tried { ply, tries, .. } = *QUOTAS.into_iter().find_map(open)?;
        Some(Attempt { seat: self.seat, ply, first: tries, count: AT_ONCE })
    }

    /// Notes how many tries won.
    pub fn note(&mut self, attempt: Attempt, wins: u32) {
        if let Some(tried) = self.turns.iter_mut().find(|tried| tried.ply == attempt.ply) {
            tried.tries += attempt.count;
            tried.wins += wins.min(attempt.count);
        }
    }

    /// Returns the number of all tries so far.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.turns.iter().map(|tried| tried.tries).sum()
    }

    /// Returns the turns that cost most, in their order, as far as they have been tried: at most three, and none that
    /// cost no more than chance would.
    #[must_use]
    pub fn found(&self) -> Vec<Cost> {
        let Some(quota) =
            QUOTAS.into_iter().rfind(|&quota| self.turns.iter().all(|it| it.tries >= quota))
        else {
            return Vec::new();
        };
        let after = self.turns.iter().skip(1).map(Some).chain([None]);
        let cost = |(before, after): (&Tried, Option<&Tried>)| {
            let percent = |tried: &Tried| 100 * tried.wins / tried.tries.max(1);
            let (from, to) = (percent(before), after.map_or(0, percent));
            let lost = from.saturating_sub(to);
            // More than a standard error of the difference of two such shares.
            let is_clear = lost * lost * quota > 5_000;
            is_clear.then_some(Cost { turn: before.turn, ply: before.ply, before: from, after: to })
        };
        let mut costs: Vec<Cost> = self.turns.iter().zip(after).filter_map(cost).collect();
        costs.sort_by_key(|cost| std::cmp::Reverse(cost.before - cost.after));
        costs.truncate(TOLD);
        costs.sort_by_key(|cost| cost.turn);
        costs
    }
}
