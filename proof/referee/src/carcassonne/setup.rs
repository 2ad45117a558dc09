//! C-1, C-2, G-0 and G-1: the setup line, read and checked.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::base;
use super::land::Land;
use crate::geometry::{Cell, Side};
use crate::tiles::Origin;

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
    pub(crate) lands: BTreeMap<String, Land>,
    pub(crate) start: Vec<(Cell, String)>,
    /// In the order of drawing; `None` in a trace that does not reveal it.
    pub(crate) tiles: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Raw {
    rules_version: String,
    players: usize,
    start_player: usize,
    switches: Switches,
    options: Options,
    kinds: Vec<Value>,
    start: Vec<(i32, i32, String, u8)>,
    tiles: Option<Vec<String>>,
    hash: Option<String>,
}

/// A rule the setup breaks: rule, matter, expected, found.
pub(crate) type Fault = (&'static str, &'static str, String, String);

const QUARTERS: [Cell; 4] = [Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 0), Cell::new(1, 1)];

impl Setup {
    /// Reads the line. The faults come in any case; the setup only if a game can be judged with it.
    pub(crate) fn read(line: &Value) -> (Option<Self>, Vec<Fault>) {
        let mut faults: Vec<Fault> = Vec::new();
        let setup = Self::parse(line, &mut faults).and_then(|setup| {
            setup.check_players(&mut faults)?;
            setup.check_start(&mut faults)?;
            setup.check_kinds(&mut faults);
            setup.check_tiles(&mut faults)?;
            Ok(setup)
        });
        match setup {
            Ok(setup) => (Some(setup), faults),
            Err(fault) => {
                faults.push(fault);
                (None, faults)
            }
        }
    }

    fn parse(line: &Value, faults: &mut Vec<Fault>) -> Result<Self, Fault> {
        let unreadable = |text: String| ("trace", "setup", "a readable setup".into(), text);
        let raw = Raw::deserialize(line).map_err(|error| unreadable(error.to_string()))?;
        for field in ["tiles", "hash"] {
            if line.get(field).is_none() {
                faults.push(("trace", "setup", format!("a field {field}"), "none".into()));
            }
        }
        if raw.hash.is_none() && raw.tiles.is_some() {
            faults.push(("trace", "setup.hash", "text".into(), "null".into()));
        }
        if raw.rules_version.is_empty() {
            faults.push(("trace", "setup.rules_version", "text".into(), "empty".into()));
        }
        let mut lands = BTreeMap::new();
        for written in &raw.kinds {
            let land = Land::read(written).map_err(unreadable)?;
            if let Some(double) = lands.insert(land.kind.name.clone(), land) {
                let name = double.kind.name;
                faults.push(("trace", "setup.kinds", "each kind once".into(), name));
            }
        }
        let mut start = Vec::new();
        for (x, y, name, rotation) in raw.start {
            if rotation != 0 {
                faults.push(("X-1", "setup.start", "rotation 0".into(), rotation.to_string()));
            }
            start.push((Cell::new(x, y), name));
        }
        let (players, start_player) = (raw.players, raw.start_player);
        let (switches, options, tiles) = (raw.switches, raw.options, raw.tiles);
        Ok(Self { players, start_player, switches, options, lands, start, tiles })
    }

    /// Copies of the kinds that are drawn, without what lies there at the beginning; the base
    /// starting tile is left out where the 2x2 one takes its place (G-0, G-1.1).
    pub(crate) fn in_play(&self) -> BTreeMap<&str, usize> {
        let mut in_play = BTreeMap::new();
        for (name, land) in &self.lands {
            let takes_part = match land.kind.origin {
                Origin::Base => true,
                Origin::Mist => self.switches.mist,
                Origin::Castle => self.switches.castles,
                Origin::Cemetery => self.switches.cemeteries,
                Origin::Start => false,
            };
            let is_start = land.kind.origin == Origin::Base && name == base::START;
            let copies = land.kind.count.saturating_sub(usize::from(is_start));
            if takes_part && copies > 0 {
                in_play.insert(name.as_str(), copies);
            }
        }
        in_play
    }

    /// The common supply of ghosts (G-1.3).
    pub(crate) const fn ghosts(&self) -> u32 {
        if self.switches.mist { 15 } else { 0 }
    }

    fn check_players(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        if !(2..=6).contains(&self.players) {
            let found = self.players.to_string();
            return Err(("C-1", "setup.players", "2 to 6 players".into(), found));
        }
        if self.start_player >= self.players {
            let found = self.start_player.to_string();
            return Err(("C-1", "setup.start_player", "a seat".into(), found));
        }
        let Switches { mist, castles, guards, cemeteries } = self.switches;
        if (castles && !mist) || (cemeteries && !guards) {
            let expected = "one of the nine combinations".into();
            faults.push(("G-0", "setup.switches", expected, format!("{:?}", self.switches)));
        }
        Ok(())
    }

    fn check_start(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let cells: Vec<Cell> = self.start.iter().map(|(cell, _)| *cell).collect();
        let (due, origin, expected) = if self.switches.mist {
            (&QUARTERS[..], Origin::Start, "the four quarters, sorted")
        } else {
            (&QUARTERS[..1], Origin::Base, "the base starting tile")
        };
        if cells != due {
            return Err(("G-1.1", "setup.start", expected.into(), format!("{cells:?}")));
        }
        for (_, name) in &self.start {
            let Some(land) = self.lands.get(name) else {
                return Err(("trace", "setup.start", "a listed kind".into(), name.clone()));
            };
            let is_due = land.kind.origin == origin && (self.switches.mist || name == base::START);
            if !is_due {
                faults.push(("G-1.1", "setup.start", expected.into(), name.clone()));
            }
        }
        self.check_inner_edges(faults);
        Ok(())
    }

    /// M-0.1: where quarters touch they agree.
    fn check_inner_edges(&self, faults: &mut Vec<Fault>) {
        let face_of = |cell: Cell| {
            let (_, name) = self.start.iter().find(|(at, _)| *at == cell)?;
            Some(&self.lands.get(name)?.kind.face)
        };
        for (cell, _) in &self.start {
            for side in [Side::E, Side::S] {
                let back = side.opposite();
                let (Some(one), Some(other)) = (face_of(*cell), face_of(cell.across(side))) else {
                    continue;
                };
                if one.terrain(side) != other.terrain(back)
                    || one.is_misty(side) != other.is_misty(back)
                {
                    let found = format!("{cell:?} {side:?}");
                    faults.push(("M-0.1", "setup.start", "equal inner edges".into(), found));
                }
            }
        }
    }

    fn check_kinds(&self, faults: &mut Vec<Fault>) {
        let allowed = || "a tile the rules allow".to_owned();
        for land in self.lands.values() {
            for fault in land.kind.faults() {
                faults.push(("M-0.1", "setup.kinds", allowed(), fault));
            }
        }
        for (rule, fault) in base::faults(self.lands.values()) {
            faults.push((rule, "setup.kinds", "the kind of that letter".into(), fault));
        }
        let in_play = self.in_play();
        let starting = self.start.iter().map(|(_, name)| name.as_str());
        let used: BTreeSet<&str> = in_play.keys().copied().chain(starting).collect();
        for land in used.into_iter().filter_map(|name| self.lands.get(name)) {
            for fault in land.faults() {
                faults.push(("C-2.2", "setup.kinds", allowed(), fault));
            }
        }
    }

    fn check_tiles(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let Some(tiles) = &self.tiles else { return Ok(()) };
        if tiles.is_empty() {
            return Err(("C-2", "setup.tiles", "at least one tile".into(), "none".into()));
        }
        if let Some(unknown) = tiles.iter().find(|name| !self.lands.contains_key(*name)) {
            return Err(("trace", "setup.tiles", "listed kinds".into(), unknown.clone()));
        }
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        for name in tiles {
            *found.entry(name).or_default() += 1;
        }
        let expected = self.in_play();
        for name in expected.keys().chain(found.keys()).collect::<BTreeSet<_>>() {
            let (due, is) = (expected.get(name), found.get(name));
            if due != is {
                let text = |count: Option<&usize>| format!("{} x {name}", count.unwrap_or(&0));
                faults.push(("G-0", "setup.tiles", text(due), text(is)));
            }
        }
        Ok(())
    }
}
