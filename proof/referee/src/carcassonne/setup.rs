//! C-1, C-2, G-0 and G-1: the setup line, read and checked.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;

use super::base;
use crate::landscape::{Kind, Origin, QUARTERS, Set};
use crate::script::Script;
use crate::trial::Stop;

/// The parts of the expansion (G-0).
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Switches {
    pub(crate) mist: bool,
    pub(crate) castles: bool,
    pub(crate) guards: bool,
    pub(crate) cemeteries: bool,
}

/// G-4.4: who pays for the ghosts beside the meeples on a scored region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GhostCost {
    Everyone,
    Scorers,
}

/// The named options of C-4, G-3.2 and G-4.4.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Options {
    pub(crate) farmers: bool,
    pub(crate) meeples_on_misty_roads: bool,
    pub(crate) ghost_cost: GhostCost,
}

/// The setup as the rest of the judge uses it.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) start_player: usize,
    pub(crate) switches: Switches,
    pub(crate) options: Options,
    pub(crate) set: Set,
}

#[derive(Deserialize)]
struct Written {
    players: usize,
    start_player: usize,
    switches: Switches,
    options: Options,
}

impl Setup {
    /// Reads the line.
    pub(super) fn read(line: &Value, script: &mut Script<'_>) -> Result<Self, Stop> {
        let Written { players, start_player, switches, options } = script.read(line)?;
        let set = Set::read(line, script, |kind| copies_drawn(kind, switches))?;
        let setup = Self { players, start_player, switches, options, set };
        setup.check_players(script)?;
        let (cells, origin, expected) = if switches.mist {
            (&QUARTERS[..], Origin::Start, "the four quarters, sorted")
        } else {
            (&QUARTERS[..1], Origin::Base, "the base starting tile")
        };
        let is_due =
            |kind: &Kind| kind.origin == origin && (switches.mist || kind.name == base::START);
        setup.set.check_start(script, "G-1.1", (cells, expected), is_due)?;
        setup.check_kinds(script);
        let is_empty = setup.set.order.as_ref().is_some_and(Vec::is_empty);
        script.demand(!is_empty, "C-2", "tiles", "at least one tile", &"none")?;
        setup.set.check_order(script, "G-0")?;
        Ok(setup)
    }

    /// The common supply of ghosts (G-1.3).
    pub(super) const fn ghosts(&self) -> u32 {
        if self.switches.mist { 15 } else { 0 }
    }

    fn check_players(&self, script: &mut Script<'_>) -> Result<(), Stop> {
        let Self { players, start_player, switches, .. } = self;
        script.demand((2..=6).contains(players), "C-1", "players", "2 to 6 players", players)?;
        script.demand(start_player < players, "C-1", "start_player", "a seat", start_player)?;
        let Switches { mist, castles, guards, cemeteries } = *switches;
        let is_one = (mist || !castles) && (guards || !cemeteries);
        script.check(is_one, "G-0", "switches", "one of the nine combinations", switches);
        Ok(())
    }

    fn check_kinds(&self, script: &mut Script<'_>) {
        let set = &self.set;
        for (rule, fault) in base::faults(set.kinds.values()) {
            script.check(false, rule, "kinds", "the kind of that letter", &fault);
        }
        let starting = set.start.iter().map(|(_, name)| name);
        let used: BTreeSet<&String> = set.in_play.keys().chain(starting).collect();
        for kind in used.into_iter().filter_map(|name| set.kinds.get(name)) {
            for fault in kind.field_faults() {
                script.check(false, "C-2.2", "kinds", "a tile the rules allow", &fault);
            }
        }
    }
}

/// Copies of a kind that are drawn, without what lies there at the beginning; the base starting
/// tile is left out where the 2x2 one takes its place (G-0, G-1.1).
fn copies_drawn(kind: &Kind, switches: Switches) -> usize {
    match kind.origin {
        Origin::Base if kind.name == base::START => kind.count.saturating_sub(1),
        Origin::Base => kind.count,
        Origin::Mist if switches.mist => kind.count,
        Origin::Castle if switches.castles => kind.count,
        Origin::Cemetery if switches.cemeteries => kind.count,
        Origin::Mist | Origin::Castle | Origin::Cemetery | Origin::Start => 0,
    }
}
