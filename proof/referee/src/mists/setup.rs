//! M-1: the setup line, read and checked.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::level::{Cemeteries, Level, Scoring};
use crate::landscape::{Building, Kind, Origin, QUARTERS, Set};
use crate::script::Script;
use crate::trial::Stop;

/// The six colours, in the order of M-8.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
    Black,
    Pink,
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
    pub(crate) set: Set,
}

#[derive(Deserialize)]
struct Written {
    level: Value,
    piles: Vec<u16>,
    players: Vec<Vec<Colour>>,
    scoring: Vec<Colour>,
    start_player: usize,
    options: Options,
}

impl Setup {
    /// Reads the line.
    pub(super) fn read(line: &Value, script: &mut Script<'_>) -> Result<Self, Stop> {
        let Written { level: number, piles, players, scoring, start_player, options } =
            script.read(line)?;
        let level = Level::read(&number).map_err(|why| script.unreadable(&why))?;
        // Copies of the kinds that take part in this level, start aside (M-1.5, M-1.8).
        let set = Set::read(line, script, |kind: &Kind| match kind.building {
            _ if kind.origin == Origin::Start => 0,
            Some(Building::Castle) if !level.castles => 0,
            Some(Building::Cemetery) if level.cemeteries == Cemeteries::None => 0,
            _ => kind.count,
        })?;
        let piles = piles.into_iter().map(usize::from).collect();
        let setup = Self { level, piles, players, scoring, start_player, options, set };
        setup.check_players(script)?;
        let quarters = (&QUARTERS[..], "the four quarters, sorted");
        let is_quarter = |kind: &Kind| kind.origin == Origin::Start;
        setup.set.check_start(script, "M-1.4", quarters, is_quarter)?;
        setup.check_level(script, number.is_u64())?;
        setup.set.check_order(script, "M-1.5")?;
        Ok(setup)
    }

    fn start_symbols(&self) -> u32 {
        let quarters = self.set.start.iter().filter_map(|(_, name)| self.set.kinds.get(name));
        quarters.map(|kind| kind.face.symbols()).sum()
    }

    /// Meeples of one colour at the beginning (M-1.2, M-1.6).
    pub(super) fn supply_of(&self, colour: Colour) -> u32 {
        if self.players.len() <= 2 {
            3
        } else if self.level.scoring == Scoring::Colours && self.scoring.contains(&colour) {
            4
        } else {
            5
        }
    }

    fn check_players(&self, script: &mut Script<'_>) -> Result<(), Stop> {
        let players = &self.players;
        let is_seat = self.start_player < players.len();
        let number = (1..=5).contains(&players.len());
        script.demand(number, "M-1.1", "players", "1 to 5 players", &players.len())?;
        script.demand(is_seat, "M-1.7", "start_player", "a seat", &self.start_player)?;
        let each = [4, 2, 1, 1, 1][players.len() - 1];
        let expected = format!("{each} colours for each player");
        let is_right = players.iter().all(|colours| colours.len() == each);
        script.check(is_right, "M-1.2", "players", &expected, players);
        let played: Vec<Colour> = players.iter().flatten().copied().collect();
        let distinct: BTreeSet<Colour> = played.iter().copied().collect();
        let is_right = distinct.len() == played.len();
        script.check(is_right, "M-1.2", "players", "each colour once", &played);
        let scoring: BTreeSet<Colour> = self.scoring.iter().copied().collect();
        let (rule, number, expected) = match self.level.scoring {
            Scoring::Team => ("M-1.3", 1, "one colour nobody plays"),
            Scoring::Colours => ("M-1.6", 3, "three different colours in play"),
        };
        let in_play = self.level.scoring == Scoring::Colours;
        let is_right = self.scoring.iter().all(|colour| distinct.contains(colour) == in_play)
            && scoring.len() == number
            && self.scoring.len() == number;
        script.demand(is_right, rule, "scoring", expected, &self.scoring)
    }

    fn check_level(&self, script: &mut Script<'_>, is_numbered: bool) -> Result<(), Stop> {
        let (level, piles) = (&self.level, &self.piles);
        for fault in level.faults(self.start_symbols(), piles.len()) {
            script.check(false, "M-1.8", "level", fault, level);
        }
        let hounds = level.milestones.len();
        let is_playable =
            level.ghosts >= self.start_symbols() && hounds <= 2 && hounds + 1 == piles.len();
        script.demand(is_playable, "M-1.8", "level", "a level that can be played", level)?;
        let total: usize = self.set.in_play.values().sum();
        let expected = format!("piles of 1 or more, together {total}");
        let is_right = !piles.contains(&0) && piles.iter().sum::<usize>() == total;
        script.check(is_right, "M-1.8", "piles", &expected, piles);
        if is_numbered {
            let mut expected = vec![total / piles.len(); piles.len()];
            expected[piles.len() - 1] += total % piles.len();
            script.check(*piles == expected, "M-1.5", "piles", &format!("{expected:?}"), piles);
        }
        Ok(())
    }
}
