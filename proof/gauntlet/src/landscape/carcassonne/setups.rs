//! Random setups.

use crate::contest::Style;
use crate::landscape::tile_sets::{random_base, random_set, some_kinds};
use fogbound_carcassonne::{GhostCost, MAX_PLAYERS, Options, Parts, Rules, Setup};
use fogbound_game::Rng;
use fogbound_sets::SOURCES;
use std::sync::Arc;

/// Rules that are valid, and the temperament to play them with; of four games one has tiles that
/// are not the shipped ones. Sets that are too large together are thrown away.
pub fn random_rules(rng: &mut Rng) -> (Arc<Rules>, Style) {
    loop {
        let (mut setup, style) = random_setup(rng);
        if rng.below(4) == 0 {
            random_tiles(rng, &mut setup);
        }
        if let Ok(rules) = setup.validate() {
            return (Arc::new(rules), style);
        }
    }
}

/// Random tiles, or some of the shipped ones: games of a few turns, games as long as can be, and
/// tiles that fit nowhere.
fn random_tiles(rng: &mut Rng, setup: &mut Setup) {
    let [(_, expansion), (_, base), ..] = SOURCES;
    setup.base = Arc::new(match rng.below(2) {
        0 => random_base(rng),
        _ => some_kinds(rng, base),
    });
    setup.expansion = Arc::new(match rng.below(2) {
        0 => random_set(rng),
        _ => some_kinds(rng, expansion),
    });
}

/// A random setup with the shipped sets. The full expansion comes more often than each of the other
/// combinations: it has everything.
pub fn random_setup(rng: &mut Rng) -> (Setup, Style) {
    let mut parts: Vec<Parts> = Parts::combinations().collect();
    parts.extend([Parts::ALL; 3]);
    let parts = parts[rng.below(parts.len() as u32) as usize];
    let players = 2 + rng.below(MAX_PLAYERS as u32 - 1) as u8;
    let mut setup = Setup::new(parts, players);
    setup.start_player = rng.below(u32::from(players)) as u8;
    let mut often = || rng.below(3) > 0;
    setup.options = Options {
        farmers: often(),
        meeples_on_misty_roads: often(),
        ghost_cost: if often() { GhostCost::Everyone } else { GhostCost::Scorers },
    };
    let style = [Style::Even, Style::Keen, Style::Keen, Style::Shy][rng.below(4) as usize];
    (setup, style)
}

#[cfg(test)]
mod tests;
