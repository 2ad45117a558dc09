use super::*;
use fogbound_carcassonne::{Game, Order};
use fogbound_game::Game as _;
use fogbound_game::Seed;

#[test]
fn g_0_random_setups_bring_all_parts_players_and_options() {
    let mut rng = Seed::new("random setups").stream("test");
    let setups: Vec<Setup> = (0..400).map(|_| random_setup(&mut rng).0).collect();
    assert_eq!(Parts::combinations().count(), 9);
    for parts in Parts::combinations() {
        assert!(setups.iter().any(|setup| setup.parts == parts), "{parts:?}");
    }
    for players in 2..=MAX_PLAYERS as u8 {
        assert!(setups.iter().any(|setup| setup.players == players), "{players}");
    }
    for (place, (id, values)) in (0..).zip(Options::VALUES) {
        for value in values {
            let met = |setup: &Setup| setup.options.list()[place] == (id, value);
            assert!(setups.iter().any(met), "{id} {value}");
        }
    }
    assert!(setups.iter().all(|setup| setup.clone().validate().is_ok()));
}

#[test]
fn c_3_random_tiles_make_tiny_and_huge_games_and_fit_nowhere() {
    let mut rng = Seed::new("random tiles").stream("test");
    let (mut tiles, mut set_aside) = (Vec::new(), 0);
    for number in 0..200u32 {
        let (rules, _) = random_rules(&mut rng);
        tiles.push(rules.tiles().len());
        let order = Order::Seed(Seed::new(number.to_string()));
        let (mut game, _) = Game::start(rules, &order).expect("seeds start");
        while let Some(&choice) = game.legal().first() {
            game.apply(choice).expect("listed actions apply");
        }
        set_aside += u32::from(game.set_aside().len() > 0);
    }
    assert!(tiles.iter().any(|&tiles| tiles < 4) && tiles.iter().any(|&tiles| tiles > 125));
    assert!(set_aside > 4, "{set_aside} games with discards");
}
