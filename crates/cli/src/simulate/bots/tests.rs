use super::*;

#[test]
fn one_bot_for_all_or_one_for_each() {
    let names = |names: &[&str]| names.iter().map(|&n| n.to_owned()).collect::<Vec<_>>();
    assert!(Bots::new(&names(&["random", "random"]), 3).is_err());
    assert_eq!(Bots::new(&names(&["random"]), 3).unwrap().all(), "random, random, random");
    let mixed = Bots::new(&names(&["random", "random", "planner"]), 3).unwrap();
    assert_eq!(mixed.short(), "random,random,planner");
    let seed = Seed::new("bots");
    assert_eq!(mixed.seated::<fogbound_ghosts_galore::Game>(&seed).unwrap().len(), 3);
    assert!(mixed.seated::<fogbound_mists::Game>(&seed).is_err());
}
