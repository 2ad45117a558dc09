use super::*;

#[test]
fn m_4_5_every_way_to_take_ghosts_is_found() {
    assert_eq!(splits(&[2], 2), [[2]]);
    assert_eq!(splits(&[1, 1], 2), [[1, 1]]);
    assert_eq!(splits(&[1, 3], 2), [[0, 2], [1, 1]]);
    assert_eq!(splits(&[1, 1, 1], 2), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    assert_eq!(written(&[0, 2]), json!(["split", 0, 2]));
}
