use super::*;

#[test]
fn seats_are_named_in_several_ways() {
    assert_eq!(bots("none", 3), Some(vec![]));
    assert_eq!(bots("all", 3), Some(vec![0, 1, 2]));
    assert_eq!(bots("2,3", 3), Some(vec![1, 2]));
    assert_eq!(bots("all-but-1", 3), Some(vec![1, 2]));
    assert_eq!(bots("all-but-1,3", 3), Some(vec![1]));
    for bad in ["0", "4", "x", "all-but-", "1,,2", "-1", "all-but-9"] {
        assert_eq!(bots(bad, 3), None, "{bad}");
    }
}

#[test]
fn bots_sit_where_they_were_told() {
    let seats = parse::<fogbound_mists::Game>("2", 3, "greedy", &Seed::new("seats")).unwrap();
    let names: Vec<_> = seats.iter().map(Seat::name).collect();
    assert_eq!(names, ["person", "greedy", "person"]);
    assert!(parse::<fogbound_mists::Game>("2", 3, "oracle", &Seed::new("seats")).is_err());
}
