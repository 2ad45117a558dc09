use super::*;

fn rules(parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, 2).validate().expect("the shipped sets have all parts"))
}

#[test]
fn c_3_counts_stay_where_they_are() {
    let rules = rules(Parts::NONE);
    let mut counts = Counts::default();
    for number in 0..60u32 {
        counts.count(&rules, &Seed::new(number.to_string())).expect("no refusal");
    }
    // Every turn places a tile, and what is not on the board was discarded.
    assert_eq!(counts.turns, counts.tiles - 60);
    assert_eq!(counts.tiles + counts.set_aside, 60 * 72);
    let per_turn = |count: u64| count as f64 / counts.turns as f64;
    assert!((24.0..31.0).contains(&per_turn(counts.merged)), "{counts}");
    assert!(per_turn(counts.unmerged) > 1.1 * per_turn(counts.merged), "{counts}");
    assert!(per_turn(counts.meeples) >= 1.0, "{counts}");
}

#[test]
fn games_in_whole_turns_come_to_the_end() {
    for parts in [Parts::NONE, Parts::ALL] {
        let rules = rules(parts);
        let (decisions, turns) = play_turns(&rules, 1).expect("no refusal");
        let tiles = rules.tiles().len() as u64;
        assert!(decisions >= turns && turns + 5 > tiles, "{parts}: {turns} of {tiles}");
    }
}
