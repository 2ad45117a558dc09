use fogbound_game::Seed;
use fogbound_mists::*;
use std::sync::Arc;
#[test]
fn random() {
    let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
    println!("game {}", std::mem::size_of::<Game>());
    for level in 1..=6 { for players in 1..=5 {
        let rules = Arc::new(Setup::new(set.clone(), Level::number(level).unwrap(), players).validate().unwrap());
        let mut stats = std::collections::BTreeMap::new();
        let (mut turns, mut decisions, mut aside, mut pts) = (0,0,0,0);
        for g in 0..60 {
            let seed = Seed::new(format!("{g}"));
            let mut rng = seed.stream("bot");
            let (mut game, _) = Game::start(rules.clone(), &Order::Seed(seed)).unwrap();
            while game.decision().is_some() {
                if g < 4 { audit::check(&game).unwrap(); }
                let legal = game.legal();
                assert!(!legal.is_empty());
                let a = legal[rng.below(legal.len() as u32) as usize];
                game.apply(a).unwrap();
                decisions += 1;
            }
            audit::check(&game).unwrap();
            turns += game.turn(); aside += game.set_aside().len(); pts += game.lowest_points();
            let o = game.outcome().unwrap();
            *stats.entry((o.won, o.rule.0)).or_insert(0) += 1;
        }
        println!("{level} {players}: {stats:?} turns {} dec {} aside {aside} pts {}", turns/60, decisions/60, pts/60);
    }}
}
