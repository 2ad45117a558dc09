use super::*;

#[test]
fn numbers_keep_apart() {
    for wide in [240.0, 280.0, 328.0, 600.0] {
        for goal in [20, 60, 75, 100, 250, 999] {
            let bar = Bar::new(&Course::Path { goal }, wide);
            let between = f64::from(bar.number) * bar.step;
            let all = bar.number == goal;
            assert!(all || between > width(&goal.to_string(), LETTERS), "{wide} {goal}");
            assert!(bar.middle(goal).x <= wide - END - FLAG + 0.01);
        }
    }
}

#[test]
fn a_row_has_room_for_everybody() {
    for (count, laps) in [(1, false), (3, true), (6, false), (6, true)] {
        let row = row(count, laps);
        assert_eq!(row.len(), count);
        assert!(row.windows(2).all(|two| two[1].x - two[0].x > 9.0));
        assert!((row[0].x + row[count - 1].x).abs() < 0.01, "about the middle");
    }
}
