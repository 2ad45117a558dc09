//! A part of the random boards with a fresh seed; `cargo xtask soak scorer` scores all of them.

use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::scorer::run_until_complete;

#[test]
fn t_4_15_two_scorers_agree_on_random_boards() {
    let seed = test_seed("scorer");
    match run_until_complete(&seed, 400) {
        Ok(summary) => println!("{summary}"),
        Err(message) => panic!("seed {seed}, {message}"),
    }
}
