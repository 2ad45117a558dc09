//! Bots that decide at the same time, in Ghosts Galore.
use fogbound_bots::{Bot, Random, bots_for, decide, play};
use fogbound_game::{Deciding, Game as _, Seed};
use fogbound_ghosts_galore::{Action, Game, Options, Order, Setup, View};
use std::sync::Arc;

fn start(players: u8, seed: &str) -> Game {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let options = Options { experienced: true, choose_side: true, ..Options::default() };
    let rules = Setup { options, ..Setup::new(set, players) }.validate().unwrap();
    Game::start(Arc::new(rules), &Order::Seed(Seed::new(seed))).unwrap().0
}

#[test]
fn random_bots_play_whole_games_and_again_the_same() {
    for players in 2..=5 {
        let played = || {
            let mut game = start(players, "again");
            let mut bots = bots_for::<Game>("random", &Seed::new("bots"), players).unwrap();
            let mut taken = Vec::new();
            let mut note = |seat, action| taken.push((seat, action));
            play(&mut game, &mut bots, &mut Vec::new(), &mut note, &mut |_| {}).unwrap();
            (taken, game.full_hash())
        };
        let (taken, hash) = played();
        assert!(hash.is_some());
        assert_eq!(played(), (taken, hash));
    }
}

/// Answers at random, if its view holds no choice of another seat.
struct Discreet(Random);

impl Bot<Game> for Discreet {
    fn name(&self) -> &'static str {
        "discreet"
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        assert_eq!(view.seat(), Some(seat));
        assert_eq!(view.legal_of(seat), legal);
        let others = (0..view.rules().players()).filter(|&other| other != seat);
        assert!(others.into_iter().all(|other| view.choice(other).is_none()));
        Bot::<Game>::choose(&mut self.0, view, seat, legal)
    }
}

#[test]
fn x_5_of_seats_that_wait_the_smallest_is_asked_and_sees_no_other_choice() {
    let mut game = start(4, "waiting");
    let bot = |seat| -> Box<dyn Bot<Game>> {
        Box::new(Discreet(Random::new::<Game>(&Seed::new("waiting"), seat)))
    };
    let mut bots: Vec<_> = (0..4).map(bot).collect();
    let (mut legal, mut together) = (Vec::new(), 0);
    loop {
        let waiting = game.deciding();
        let Some((seat, _)) = decide(&mut game, &mut bots, &mut legal, &mut |_| {}).unwrap() else {
            break;
        };
        assert_eq!(Some(seat), waiting.seats().smallest());
        together += u32::from(matches!(waiting, Deciding::Together(_)));
    }
    assert!(game.is_over());
    // Sides, tiles to keep, eight rounds, the hidden tiles.
    assert_eq!(together, 4 * 11);
}

#[test]
fn x_6_bots_do_not_decide_about_tiles_that_are_not_told() {
    let seeded = start(2, "told");
    let boards: Vec<_> = seeded.boards().collect();
    let order = Order::Told { boards, sight: None };
    let (mut game, _) = Game::start(Arc::clone(seeded.rules()), &order).unwrap();
    let mut bots = bots_for::<Game>("random", &Seed::new("told"), 2).unwrap();
    let refusal =
        play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap_err();
    assert_eq!((refusal.rule.as_str(), refusal.reason), ("X-6", "waiting-for-tile"));
    while game.round() < 9 {
        if game.wants_tile() {
            let (tile, _) = game.unseen().next().unwrap();
            game.tell(tile).unwrap();
        }
        while let Some(_decision) =
            decide(&mut game, &mut bots, &mut Vec::new(), &mut |_| {}).unwrap()
        {}
    }
    // Their hidden tiles are still to be told.
    assert!(game.wants_tile() && !game.is_over());
}
