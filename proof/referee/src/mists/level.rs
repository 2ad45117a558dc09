//! M-1.5 and M-1.8: the level table, and levels of one's own.

use serde::Deserialize;
use serde_json::Value;

/// Which cemeteries a level has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Cemeteries {
    None,
    Quiet,
    Haunted,
}

/// One scoring meeple for all, or one for each of three colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scoring {
    Team,
    Colours,
}

/// The parameters that M-1.8 lets a level set; the pile sizes stand in the setup line.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Level {
    pub(crate) ghosts: u32,
    /// The hound spaces, Rufus first.
    pub(crate) milestones: Vec<u32>,
    pub(crate) goal: u32,
    pub(crate) castles: bool,
    pub(crate) cemeteries: Cemeteries,
    pub(crate) scoring: Scoring,
}

impl Level {
    /// The level table, row by row.
    pub(crate) fn numbered(number: u64) -> Option<Self> {
        use Cemeteries::{Haunted, None as Without, Quiet};
        let (ghosts, milestones, goal, cemeteries): (u32, &[u32], u32, Cemeteries) = match number {
            1 => (15, &[], 50, Without),
            2 => (15, &[], 75, Quiet),
            3 => (15, &[15, 50], 100, Quiet),
            4 => (13, &[20, 60], 120, Quiet),
            5 => (13, &[15, 50], 100, Haunted),
            6 => (12, &[10, 25], 50, Haunted),
            _ => return None,
        };
        let scoring = if number == 6 { Scoring::Colours } else { Scoring::Team };
        let milestones = milestones.to_vec();
        Some(Self { ghosts, milestones, goal, castles: number >= 2, cemeteries, scoring })
    }

    /// Reads the `level` field: a number of the table or a level of one's own.
    pub(crate) fn read(value: &Value) -> Result<Self, String> {
        if let Some(number) = value.as_u64() {
            return Self::numbered(number).ok_or_else(|| format!("there is no level {number}"));
        }
        Self::deserialize(value).map_err(|error| error.to_string())
    }

    /// Every way in which the level breaks M-1.8.
    pub(crate) fn faults(&self, start_symbols: u32, piles: usize) -> Vec<&'static str> {
        let mut faults = Vec::new();
        let mut rule = |holds: bool, text| {
            if !holds {
                faults.push(text);
            }
        };
        rule(self.ghosts >= start_symbols, "enough ghosts for the starting tile");
        rule(self.milestones.len() <= 2, "at most two hounds");
        rule(self.milestones.len() + 1 == piles, "a hound space for every pile but the last");
        rule(self.milestones.iter().all(|space| *space > 0), "hound spaces above 0");
        rule(self.milestones.is_sorted(), "the second hound not before the first");
        rule(self.milestones.iter().all(|space| *space <= self.goal), "no hound above the goal");
        faults
    }
}

#[cfg(test)]
mod tests;
