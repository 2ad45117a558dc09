//! Random setups.

use crate::contest::Style;
use fogbound_carcassonne::{GhostCost, MAX_PLAYERS, Options, Parts, Rules, Setup};
use fogbound_game::Rng;
use std::sync::Arc;

/// Rules that are valid, and the temperament to play them with.
///
/// # Panics
/// When the shipped sets are refused with parts that go together.
pub fn random_rules(rng: &mut Rng) -> (Arc<Rules>, Style) {
    let (setup, style) = random_setup(rng);
    match setup.validate() {
        Ok(rules) => (Arc::new(rules), style),
        Err(refusal) => panic!("{refusal}"),
    }
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
mod tests {
    use super::*;
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
}
