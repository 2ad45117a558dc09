//! Sequential halving: trials are shared among candidates so that the best get most of them.

use fogbound_game::ShortList as _;

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

/// Returns the race of `count` candidates (at least one), the most promising first. Half of them go on
/// to each next round, and all that are left share every deal of it.
///
/// `deal` deals once and appends the value of each candidate named, in their order, to an empty
/// list; it returns what that cost. All deals together cost about `budget`: a round ends before a
/// deal as dear as its last one would exceed its share, but never without a deal.
pub(crate) fn halve(
    count: usize,
    budget: u32,
    deal: &mut impl FnMut(&[usize], &mut Vec<i64>) -> u32,
) -> Race {
    let mut alive: Vec<usize> = (0..count).collect();
    let (mut sums, mut all) = (vec![0i64; count], vec![Vec::new(); count]);
    let (mut values, mut first) = (Vec::new(), Vec::new());
    let mut left = budget;
    while alive.len() > 1 {
        let rounds = usize::BITS - (alive.len() - 1).leading_zeros();
        let share = left / rounds;
        let (mut spent, mut deals, mut varied) = (0u32, 0, false);
        first.clear();
        loop {
            values.clear();
            // A trial that ends at once is not for nothing, lest a round never end.
            let cost = deal(&alive, &mut values).max(1);
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
