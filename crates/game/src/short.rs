//! Sorting short lists with little code.
//!
//! The sorts of the standard library are made for millions of elements, and every type of element
//! gets its own copy of several kilobytes. Lists of a few dozens are sorted here, which a page that
//! has to be loaded feels.

/// A list that has a few dozens of elements at most.
pub trait ShortList<T> {
    /// Sorts by a key, by insertion. Items with equal keys stay in order.
    fn sort_short_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);

    /// Sorts by the elements themselves.
    fn sort_short(&mut self)
    where
        T: Ord;
}

impl<T> ShortList<T> for [T] {
    fn sort_short_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        insert(self, |one, other| key(one) < key(other));
    }

    fn sort_short(&mut self)
    where
        T: Ord,
    {
        insert(self, T::lt);
    }
}

/// Moves each element before those that it is less than.
fn insert<T>(list: &mut [T], mut is_less: impl FnMut(&T, &T) -> bool) {
    for sorted in 1..list.len() {
        let mut at = sorted;
        while at > 0 && is_less(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests;
