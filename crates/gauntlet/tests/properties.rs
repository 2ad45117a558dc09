//! A part of the gauntlet with a fresh seed; `cargo xtask soak properties` runs all of it.

use fogbound_gauntlet::mists::Mists;
use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::properties::run_until_covered;

#[test]
fn random_games_of_mists_keep_every_property() {
    let seed = test_seed("properties of Mists");
    match run_until_covered::<Mists>(&seed, 300) {
        Ok(tally) => println!("{tally}"),
        Err(message) => panic!("seed {seed}, {message}"),
    }
}
