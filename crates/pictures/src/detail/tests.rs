use super::*;

#[test]
fn levels_change_at_72_and_144_pixels() {
    let levels = [48, 71, 72, 143, 144, 400].map(Detail::for_side);
    use Detail::{Far, Middle, Near};
    assert_eq!(levels, [Far, Far, Middle, Middle, Near, Near]);
}
