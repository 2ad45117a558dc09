//! M-0.1 and M-1: the setup line, read and checked.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::geometry::{Cell, Side};
use crate::level::{Cemeteries, Level, Scoring};
use crate::tiles::{Building, Kind, Origin, RawKind};

/// The six colours, in the order of M-8.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
    Black,
    Pink,
}

impl Colour {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::Pink => "pink",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// M-8.6: whose colours count in a joint scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum JointScoring {
    EveryColour,
    Majority,
}

/// The named options of M-7.2 and M-8.6.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Options {
    pub(crate) joint_scoring: JointScoring,
    pub(crate) meeples_on_misty_roads: bool,
}

/// The setup as the rest of the judge uses it.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) level: Level,
    pub(crate) piles: Vec<usize>,
    pub(crate) players: Vec<Vec<Colour>>,
    pub(crate) scoring: Vec<Colour>,
    pub(crate) start_player: usize,
    pub(crate) options: Options,
    pub(crate) kinds: BTreeMap<String, Kind>,
    pub(crate) start: Vec<(Cell, String)>,
    /// In the order of drawing; `None` in a trace that does not reveal it.
    pub(crate) tiles: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Raw {
    rules_version: String,
    level: Value,
    piles: Vec<u16>,
    players: Vec<Vec<Colour>>,
    scoring: Vec<Colour>,
    start_player: usize,
    options: Options,
    kinds: Vec<RawKind>,
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
            setup.check_level(&line["level"], &mut faults)?;
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
        let mut kinds = BTreeMap::new();
        for kind in raw.kinds {
            let kind = kind.read().map_err(unreadable)?;
            for fault in kind.faults() {
                faults.push(("M-0.1", "setup.kinds", "a tile the rules allow".into(), fault));
            }
            if let Some(double) = kinds.insert(kind.name.clone(), kind) {
                faults.push(("trace", "setup.kinds", "each kind once".into(), double.name));
            }
        }
        let mut start = Vec::new();
        for (x, y, name, rotation) in raw.start {
            if rotation != 0 {
                faults.push(("X-1", "setup.start", "rotation 0".into(), rotation.to_string()));
            }
            start.push((Cell::new(x, y), name));
        }
        Ok(Self {
            level: Level::read(&raw.level).map_err(unreadable)?,
            piles: raw.piles.into_iter().map(usize::from).collect(),
            players: raw.players,
            scoring: raw.scoring,
            start_player: raw.start_player,
            options: raw.options,
            kinds,
            start,
            tiles: raw.tiles,
        })
    }

    /// Copies of the kinds that take part in this level, start aside (M-1.5, M-1.8).
    pub(crate) fn in_play(&self) -> BTreeMap<&str, usize> {
        let takes_part = |kind: &&Kind| match kind.building {
            _ if kind.origin == Origin::Start => false,
            Some(Building::Castle) => self.level.castles,
            Some(Building::Cemetery) => self.level.cemeteries != Cemeteries::None,
            _ => true,
        };
        let taking_part = self.kinds.values().filter(takes_part);
        taking_part.map(|kind| (kind.name.as_str(), kind.count)).collect()
    }

    pub(crate) fn start_symbols(&self) -> u32 {
        let quarters = self.start.iter().filter_map(|(_, name)| self.kinds.get(name));
        quarters.map(|kind| kind.face.symbols()).sum()
    }

    /// Meeples of one colour at the beginning (M-1.2, M-1.6).
    pub(crate) fn supply_of(&self, colour: Colour) -> u32 {
        if self.players.len() <= 2 {
            3
        } else if self.level.scoring == Scoring::Colours && self.scoring.contains(&colour) {
            4
        } else {
            5
        }
    }

    fn check_start(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let cells: Vec<Cell> = self.start.iter().map(|(cell, _)| *cell).collect();
        if cells != QUARTERS {
            let expected = "the four quarters, sorted".into();
            return Err(("X-1", "setup.start", expected, format!("{cells:?}")));
        }
        let mut faces = Vec::new();
        for (cell, name) in &self.start {
            let Some(kind) = self.kinds.get(name) else {
                return Err(("trace", "setup.start", "a listed kind".into(), name.clone()));
            };
            if kind.origin != Origin::Start {
                faults.push(("M-1.4", "setup.start", "a quarter".into(), name.clone()));
            }
            faces.push((*cell, &kind.face));
        }
        for (cell, face) in &faces {
            for side in [Side::E, Side::S] {
                let beyond = faces.iter().find(|(other, _)| *other == cell.across(side));
                let Some((_, other)) = beyond else { continue };
                let back = side.opposite();
                if face.terrain(side) != other.terrain(back)
                    || face.is_misty(side) != other.is_misty(back)
                {
                    let found = format!("{cell:?} {side:?}");
                    faults.push(("M-0.1", "setup.start", "equal inner edges".into(), found));
                }
            }
        }
        Ok(())
    }

    fn check_players(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let colours_each = match self.players.len() {
            1 => 4,
            2 => 2,
            3..=5 => 1,
            other => {
                let found = other.to_string();
                return Err(("M-1.1", "setup.players", "1 to 5 players".into(), found));
            }
        };
        if self.start_player >= self.players.len() {
            let found = self.start_player.to_string();
            return Err(("M-1.7", "setup.start_player", "a seat".into(), found));
        }
        if self.players.iter().any(|colours| colours.len() != colours_each) {
            let expected = format!("{colours_each} colours for each player");
            faults.push(("M-1.2", "setup.players", expected, format!("{:?}", self.players)));
        }
        let played: Vec<Colour> = self.players.iter().flatten().copied().collect();
        let distinct: BTreeSet<Colour> = played.iter().copied().collect();
        if distinct.len() != played.len() {
            let found = format!("{played:?}");
            faults.push(("M-1.2", "setup.players", "each colour once".into(), found));
        }
        let scoring: BTreeSet<Colour> = self.scoring.iter().copied().collect();
        let (rule, number, expected) = match self.level.scoring {
            Scoring::Team => ("M-1.3", 1, "one colour nobody plays"),
            Scoring::Colours => ("M-1.6", 3, "three different colours in play"),
        };
        let in_play = self.level.scoring == Scoring::Colours;
        let right = self.scoring.iter().all(|colour| distinct.contains(colour) == in_play);
        if !right || scoring.len() != number || self.scoring.len() != number {
            let found = format!("{:?}", self.scoring);
            return Err((rule, "setup.scoring", expected.into(), found));
        }
        Ok(())
    }

    fn check_level(&self, written: &Value, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let found = format!("{:?}", self.level);
        for fault in self.level.faults(self.start_symbols(), self.piles.len()) {
            faults.push(("M-1.8", "setup.level", fault.into(), found.clone()));
        }
        let hounds = self.level.milestones.len();
        if self.level.ghosts < self.start_symbols() || hounds > 2 || hounds + 1 != self.piles.len()
        {
            return Err(("M-1.8", "setup.level", "a level that can be played".into(), found));
        }
        let total: usize = self.in_play().values().sum();
        if self.piles.contains(&0) || self.piles.iter().sum::<usize>() != total {
            let expected = format!("piles of 1 or more, together {total}");
            faults.push(("M-1.8", "setup.piles", expected, format!("{:?}", self.piles)));
        }
        if written.is_u64() {
            let equal = total / self.piles.len();
            let mut expected = vec![equal; self.piles.len()];
            expected[self.piles.len() - 1] += total % self.piles.len();
            if self.piles != expected {
                let expected = format!("{expected:?}");
                faults.push(("M-1.5", "setup.piles", expected, format!("{:?}", self.piles)));
            }
        }
        Ok(())
    }

    fn check_tiles(&self, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let Some(tiles) = &self.tiles else { return Ok(()) };
        if let Some(unknown) = tiles.iter().find(|name| !self.kinds.contains_key(*name)) {
            return Err(("trace", "setup.tiles", "listed kinds".into(), unknown.clone()));
        }
        if tiles.len() != self.piles.iter().sum::<usize>() {
            let expected = format!("{} tiles", self.piles.iter().sum::<usize>());
            return Err(("M-1.5", "setup.tiles", expected, tiles.len().to_string()));
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
                faults.push(("M-1.5", "setup.tiles", text(due), text(is)));
            }
        }
        Ok(())
    }
}
