//! Sequential halving: trials are shared among candidates so that the best get most of them.

use crate::budget::Meter;
use crate::crew::{self, Crew};
use fogbound_game::ShortList as _;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// With so many deals in a round that all came to the same, no other is thought to differ.
const ALIKE: u32 = 6;

/// A race among candidates.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    /// The number of the best candidate.
    pub best: usize,
    /// The value of each candidate in the deals it took part in: the first ones, the same for all.
    pub values: Vec<Vec<i64>>,
}

/// What came of a candidate in a deal.
#[derive(Serialize, Deserialize)]
pub(crate) struct Trial<T> {
    pub value: i64,
    pub cost: u32,
    /// What else was seen.
    pub seen: T,
}

/// Lets candidates race as [`halve`] says, on as many threads as a decision is thought about on. `deal` deals once; `own`
/// tries a candidate with that, and so do the hands of other threads. `meter` measures what the budget limits. `seen` is told
/// what was seen in each trial that counts.
pub(crate) fn race<D, T, H>(
    count: usize,
    budget: u32,
    mut meter: Meter,
    deal: &mut impl FnMut() -> D,
    mut own: impl FnMut(&D, usize) -> Trial<T>,
    hand: impl Fn() -> H + Sync,
    seen: &mut impl FnMut(usize, T),
) -> Race
where
    D: Send,
    T: Send + Serialize + DeserializeOwned,
    H: FnMut(&D, usize) -> Trial<T>,
{
    let each = |(deal, alive): (D, Vec<usize>), hand: &mut dyn FnMut(&D, usize) -> Trial<T>| {
        alive.into_iter().map(|candidate| (candidate, hand(&deal, candidate))).collect::<Vec<_>>()
    };
    let by_hand = || {
        let mut hand = hand();
        move |dealt| each(dealt, &mut hand)
    };
    let lead = |crew: &mut Crew<'_, _, Vec<(usize, Trial<T>)>>| {
        halve(count, budget, &mut |alive, likely, values| {
            let trials = crew.next(likely, || Some((deal(), alive.to_vec())));
            let mut trials = trials.unwrap_or_default();
            let mut cost = 0;
            for &candidate in alive {
                // More may have been alive when it was dealt, in another order.
                let Some(at) = trials.iter().position(|&(it, _)| it == candidate) else { continue };
                let trial = trials.swap_remove(at).1;
                values.push(trial.value);
                cost += trial.cost;
                seen(candidate, trial.seen);
            }
            meter.cost(cost)
        })
    };
    crew::work(|dealt| each(dealt, &mut own), by_hand, lead)
}

/// Returns the race of `count` candidates (at least one), the most promising first. Half of them go on
/// to each next round, and all that are left share every deal of it.
///
/// `deal` deals once and appends the value of each candidate named, in their order, to an empty
/// list; it is told how many deals the round is likely to have still, this one included, and returns what that cost. All deals together cost about `budget`: a round ends before a
/// deal as dear as its last one would exceed its share, but never without a deal.
pub(crate) fn halve(
    count: usize,
    budget: u32,
    deal: &mut impl FnMut(&[usize], u32, &mut Vec<i64>) -> u32,
) -> Race {
    let mut alive: Vec<usize> = (0..count).collect();
    let (mut sums, mut all) = (vec![0i64; count], vec![Vec::new(); count]);
    let (mut values, mut first) = (Vec::new(), Vec::new());
    let mut left = budget;
    // What a candidate cost in the last deal.
    let mut each = 0;
    while alive.len() > 1 {
        let rounds = usize::BITS - (alive.len() - 1).leading_zeros();
        let share = left / rounds;
        let (mut spent, mut deals, mut varied) = (0u32, 0, false);
        first.clear();
        loop {
            values.clear();
            // A trial that ends at once is not for nothing, lest a round never end.
            let expected = u32::saturating_mul(each, alive.len() as u32).max(1);
            let likely = if each > 0 { (share.saturating_sub(spent) / expected).max(1) } else { 1 };
            let cost = deal(&alive, likely, &mut values).max(1);
            each = cost.div_ceil(alive.len() as u32);
            for (&candidate, &value) in alive.iter().zip(&values) {
                sums[candidate] += value;
                all[candidate].push(value);
            }
            if deals == 0 {
                first.clone_from(&values);
            }
            varied |= first != values;
            deals += 1;
            spent = spent.saturating_add(cost);
            if spent.saturating_add(cost) > share || (deals >= ALIKE && !varied) {
                break;
            }
        }
        left = left.saturating_sub(spent);
        // A stable sort: of equal ones the more promising stays first.
        alive.sort_short_by_key(|&candidate| std::cmp::Reverse(sums[candidate]));
        if deals >= ALIKE && !varied {
            break;
        }
        alive.truncate(alive.len().div_ceil(2));
    }
    Race { best: alive.first().copied().unwrap_or(0), values: all }
}
