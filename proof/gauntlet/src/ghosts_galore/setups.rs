//! Random setups.

use super::sets::random_set;
use crate::contest::Style;
use fogbound_game::Rng;
use fogbound_ghosts_galore::{Options, Rules, Setup};
use fogbound_sets::fogbound_ghosts;
use fogbound_tilesets::TrackSet;
use std::sync::{Arc, LazyLock};

static SHIPPED: LazyLock<Arc<TrackSet>> = LazyLock::new(|| Arc::new(fogbound_ghosts().clone()));

/// Rules that are valid, and the temperament to play them with. Random sets with too little for the
/// players are thrown away.
pub fn random_rules(rng: &mut Rng) -> (Arc<Rules>, Style) {
    loop {
        let own_set = rng.below(2) == 0;
        let set = if own_set { Arc::new(random_set(rng)) } else { Arc::clone(&SHIPPED) };
        let (setup, style) = random_setup(rng, set);
        if let Ok(rules) = setup.validate() {
            return (Arc::new(rules), style);
        }
    }
}

/// A random setup with this set, for which the set may be too small.
pub fn random_setup(rng: &mut Rng, set: Arc<TrackSet>) -> (Setup, Style) {
    let players = 2 + rng.below(4) as u8;
    let mut coin = || rng.below(2) == 0;
    let options = Options { experienced: coin(), choose_side: coin(), walls_are_dead_ends: coin() };
    let start_player = rng.below(u32::from(players)) as u8;
    let style = [Style::Even, Style::Keen, Style::Shy][rng.below(3) as usize];
    (Setup { set, players, start_player, options }, style)
}
