use super::*;
use serde_json::json;

#[test]
fn m_1_5_the_table_is_complete() {
    for number in 1..=6 {
        let level = Level::numbered(number).unwrap();
        assert!(level.faults(3, if number < 3 { 1 } else { 3 }).is_empty());
    }
    assert_eq!(Level::numbered(7), None);
    assert_eq!(Level::numbered(4).unwrap().milestones, [20, 60]);
    assert!(!Level::numbered(1).unwrap().castles);
}

#[test]
fn m_1_8_own_levels_are_read_and_checked() {
    let level = json!({"ghosts": 9, "milestones": [30, 20], "goal": 25, "castles": true,
        "cemeteries": "quiet", "scoring": "colours"});
    let level = Level::read(&level).unwrap();
    assert_eq!((level.cemeteries, level.scoring), (Cemeteries::Quiet, Scoring::Colours));
    assert_eq!(
        level.faults(3, 3),
        ["the second hound not before the first", "no hound above the goal"]
    );
    assert!(Level::read(&json!({"ghosts": 9})).is_err());
    assert!(Level::read(&json!(0)).is_err());
}
