use super::permutations;
use std::collections::BTreeSet;

#[test]
fn all_orders_of_a_list() {
    let orders: BTreeSet<Vec<u8>> = permutations(&[1, 2, 3, 4]).into_iter().collect();
    assert_eq!(orders.len(), 24);
}
