//! A part of the gauntlet with a fresh seed; `cargo xtask soak properties` runs all of it.

use fogbound_gauntlet::Contest;
use fogbound_gauntlet::ghosts_galore::GhostsGalore;
use fogbound_gauntlet::landscape::carcassonne::Carcassonne;
use fogbound_gauntlet::landscape::mists::Mists;
use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::properties::run_until_covered;

fn keep_every_property<C: Contest>(test: &str, games: u32) {
    let seed = test_seed(test);
    match run_until_covered::<C>(&seed, games) {
        Ok(tally) => println!("{tally}"),
        Err(message) => panic!("seed {seed}, {message}"),
    }
}

#[test]
fn random_games_of_mists_keep_every_property() {
    keep_every_property::<Mists>("properties of Mists", 200);
}

#[test]
fn random_games_of_ghosts_galore_keep_every_property() {
    keep_every_property::<GhostsGalore>("properties of Ghosts Galore", 200);
}

#[test]
fn random_games_of_carcassonne_keep_every_property() {
    keep_every_property::<Carcassonne>("properties of Carcassonne", 200);
}
