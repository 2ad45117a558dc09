//! Ranks.

use crate::carcassonne::ending::ranks;

#[test]
fn c_6_ties_are_shared_on_lower_ranks_too() {
    assert_eq!(ranks(&[7, 9, 7, 3]), [2, 1, 2, 4]);
    assert_eq!(ranks(&[0, 0]), [1, 1]);
}
