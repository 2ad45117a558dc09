//! The search through all ways to play the rest of a turn.

use super::Aim;
use crate::presented::Presented;

/// The most positions that are looked at. A position to solve must have fewer, so that a page finds its answer
/// while nobody waits.
const MOST: u32 = 12_000;

/// What a turn leads to: `None` is a lost game, which is worse than everything.
pub type Worth = Option<i32>;

/// The best way to play the rest of a turn.
#[derive(Clone, Debug)]
pub struct Best<A> {
    /// What it leads to.
    pub worth: Worth,
    /// Its decisions.
    pub turn: Vec<A>,
    /// `true` if every decision that makes a difference has a single best answer.
    pub is_only: bool,
    /// What the best other turn leads to that is worse; `None` if all turns come to the same.
    pub second: Option<Worth>,
}

/// Returns the best way for a seat to play the rest of its turn in a position that holds only what it may know;
/// `None` if there are too many ways.
pub fn best<G: Presented>(game: &G, seat: u8, aim: Aim) -> Option<Best<G::Action>> {
    Search { seat, aim, left: MOST }.best(game)
}

struct Search {
    seat: u8,
    aim: Aim,
    left: u32,
}

impl Search {
    fn best<G: Presented>(&mut self, game: &G) -> Option<Best<G::Action>> {
        self.left = self.left.checked_sub(1)?;
        let legal = game.legal_of(self.seat);
        if legal.is_empty() {
            let worth = game.worth(self.seat, self.aim);
            return Some(Best { worth, turn: Vec::new(), is_only: true, second: None });
        }
        let mut found = Vec::with_capacity(legal.len());
        for action in legal {
            let mut then = game.clone();
            // Listed actions are legal.
            then.apply_with(self.seat, action, &mut drop).ok()?;
            let mut best = self.best(&then)?;
            best.turn.insert(0, action);
            found.push(best);
        }
        Some(joined(found))
    }
}

/// Joins what the answers to a question lead to. If all come to the same, the question makes no difference.
fn joined<A>(found: Vec<Best<A>>) -> Best<A> {
    let worth = found.iter().map(|one| one.worth).max().flatten();
    let (best, worse): (Vec<_>, Vec<_>) = found.into_iter().partition(|one| one.worth == worth);
    let is_only = best.iter().all(|one| one.is_only) && (worse.is_empty() || best.len() == 1);
    let below = worse.iter().map(|one| one.worth).chain(best.iter().filter_map(|one| one.second));
    let second = below.max();
    let turn = best.into_iter().next().map(|one| one.turn).unwrap_or_default();
    Best { worth, turn, is_only, second }
}
