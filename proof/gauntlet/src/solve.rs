//! Records of deals that a search won, seeing the order of the tiles.

use fogbound_bots::mists::{Weights, solver};
use fogbound_game::Seed;
use fogbound_mists::{Level, Order, Setup};
use fogbound_table::games::mists::Record;
use fogbound_table::record::Chance;
use std::sync::Arc;

const USAGE: &str =
    "solve LEVEL PLAYERS SEED WIDTH: a level 1 to 6, 1 to 5 players, a seed, a width";

/// The record of a won game of this level, number of players and seed, with the shipped tiles.
///
/// # Errors
/// If the words are off, or the search does not win the deal.
pub fn record(words: &[String]) -> Result<String, String> {
    let [level, players, seed, width] = words else { return Err(USAGE.to_owned()) };
    let level = level.parse().ok().and_then(Level::number).ok_or(USAGE)?;
    let players: u8 = players.parse().map_err(|_| USAGE)?;
    let width: usize = width.parse().map_err(|_| USAGE)?;
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let rules = Setup::new(set, level, players).validate().map_err(|r| r.to_string())?;
    let (rules, seed) = (Arc::new(rules), Seed::new(seed.as_str()));
    let order = Order::Seed(seed.clone());
    let won = solver::solve(&rules, &order, width, &Weights::default());
    let actions = won.map_err(|r| r.to_string())?.ok_or("the search did not win this deal")?;

    let comment = "found by a search that sees the order of the tiles: won by M-12.1";
    let record = Record::of_game(&rules, Chance::Seed(seed), &actions, comment);
    Ok(record.map_err(|r| r.to_string())?.to_text())
}
