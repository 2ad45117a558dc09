//! A part of the gauntlet with a fresh seed; `cargo xtask soak previews` runs all of it.

use fogbound_gauntlet::Contest;
use fogbound_gauntlet::ghosts_galore::GhostsGalore;
use fogbound_gauntlet::landscape::carcassonne::Carcassonne;
use fogbound_gauntlet::landscape::mists::Mists;
use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::previews::run;

/// Moves that a run must at least compare.
const MOVES: u64 = 200;

fn come_true<C: Contest>(test: &str, games: u32) {
    let seed = test_seed(test);
    match run::<C>(&seed, 0..games) {
        Ok(tally) => {
            println!("{tally}");
            let met = [tally.finals, tally.told, tally.undone, tally.by_consent];
            assert!(tally.moves >= MOVES && !met.contains(&0), "seed {seed}: {tally}");
        }
        Err(message) => panic!("seed {seed}, {message}"),
    }
}

#[test]
fn x_6_previews_of_mists_come_true() {
    come_true::<Mists>("previews of Mists", 12);
}

#[test]
fn x_6_previews_of_ghosts_galore_come_true() {
    come_true::<GhostsGalore>("previews of Ghosts Galore", 16);
}

#[test]
fn x_6_previews_of_carcassonne_come_true() {
    come_true::<Carcassonne>("previews of Carcassonne", 8);
}
