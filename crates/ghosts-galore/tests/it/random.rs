//! Games in which everybody answers at random.

use crate::scene::{Played, Scene};
use fogbound_game::{Rng, Seed};
use fogbound_ghosts_galore::Order;

/// Starts a game of a seed.
pub fn start(scene: &Scene, seed: &str) -> (Played, Rng) {
    let seed = Seed::new(seed);
    let rng = seed.stream("test");
    (Played::new(scene.rules(), &Order::Seed(seed)).unwrap(), rng)
}

/// Somebody who has to decide answers at random; `false` when the game is over.
pub fn step(table: &mut Played, rng: &mut Rng) -> bool {
    let seats = table.seats();
    if seats.is_empty() {
        return false;
    }
    let seat = seats[rng.below(seats.len() as u32) as usize];
    let legal = table.legal(seat);
    let answer = &legal[rng.below(legal.len() as u32) as usize];
    table.then(&format!("{seat} {answer}"));
    true
}

/// Every position of this many games at each player count.
pub fn every_position(games: u32, scene: &Scene, mut visit: impl FnMut(&Played)) {
    for players in 2..=5 {
        let scene = scene.clone().players(players);
        for game in 0..games {
            let (mut table, mut rng) = start(&scene, &format!("{players} {game}"));
            visit(&table);
            while step(&mut table, &mut rng) {
                visit(&table);
            }
        }
    }
}
