//! The search through all ways to play the turns of a position.

use super::Aim;
use crate::presented::Presented;
use fogbound_game::Worded;

/// The most positions that are looked at in a turn. A position to solve must have fewer, so that a page finds its answer
/// while nobody waits.
const MOST: u32 = 12_000;
/// As many where two turns are played, which a page needs only for those who have not found the answer.
const MOST_OF_TWO: u32 = 100_000;

/// The word of the answer that a turn begins with: where a tile is laid.
const PLACE: &str = "place";

/// What the turns lead to: `None` is a lost game, or one not won in time, which is worse than everything.
pub type Worth = Option<i32>;

/// The best way to play the turns.
#[derive(Clone, Debug)]
pub struct Best<A> {
    /// What it leads to.
    pub worth: Worth,
    /// Its decisions.
    pub turn: Vec<A>,
    /// `true` if every decision of the first turn that makes a difference has a single best answer.
    pub is_only: bool,
    /// What the best other way leads to that is worse; `None` if all come to the same.
    pub second: Option<Worth>,
}

/// Returns a game as whoever solves a position knows it: without what is hidden from the seat, but where it has several
/// turns the tiles of these are announced.
pub fn known<G: Presented>(game: &G, seat: u8, aim: Aim) -> G {
    // Nothing is looked at after the last turn, so that other tiles make no difference.
    if aim.turns() > 1 { game.clone() } else { (*game.view_of(Some(seat))).clone() }
}

/// Returns true if a turn begins with a choice among these: a tile is to be laid. Claims stand beside what each brings, so that
/// nothing is left to find.
pub fn begins_turn<A: Worded>(legal: &[A]) -> bool {
    legal.iter().all(|action| action.word() == PLACE)
}

/// The turns of a position that have begun.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns(u8);

impl Turns {
    /// Takes note of an answer.
    pub fn after<A: Worded>(self, action: &A) -> Turns {
        Turns(self.0 + u8::from(action.word() == PLACE))
    }

    /// Returns the number of the turn in which these can be chosen from: from 1 where a position begins with a turn.
    pub fn number<A: Worded>(self, legal: &[A]) -> u8 {
        self.0 + u8::from(begins_turn(legal))
    }

    /// Returns true if all turns are over where these can be chosen from.
    pub fn are_over<A: Worded>(self, legal: &[A], aim: Aim) -> bool {
        legal.is_empty() || (aim.turns() > 1 && self.number(legal) > aim.turns())
    }
}

/// Returns the best way for a seat to play the turns of a position that holds only what it may know; `None` if there are too
/// many ways.
pub fn best<G: Presented>(game: &G, seat: u8, aim: Aim) -> Option<Best<G::Action>> {
    let left = if aim.turns() > 1 { MOST_OF_TWO } else { MOST };
    Search { seat, aim, left }.best(game, Turns::default())
}

struct Search {
    seat: u8,
    aim: Aim,
    left: u32,
}

impl Search {
    fn best<G: Presented>(&mut self, game: &G, turns: Turns) -> Option<Best<G::Action>> {
        self.left = self.left.checked_sub(1)?;
        let legal = game.legal_of(self.seat);
        if turns.are_over(&legal, self.aim) {
            let worth = game.worth(self.seat, self.aim);
            return Some(Best { worth, turn: Vec::new(), is_only: true, second: None });
        }
        // In a later turn any way will do, as long as the game is won.
        let is_later = self.aim.turns() > 1 && turns.number(&legal) > 1;
        let mut found = Vec::with_capacity(legal.len());
        for action in legal {
            let mut then = game.clone();
            // Listed actions are legal.
            then.apply_with(self.seat, action, &mut drop).ok()?;
            let mut best = self.best(&then, turns.after(&action))?;
            best.turn.insert(0, action);
            let is_enough = is_later && best.worth.is_some();
            found.push(best);
            if is_enough {
                break;
            }
        }
        let best = joined(found);
        Some(if is_later { Best { is_only: true, second: None, ..best } } else { best })
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
