//! The priorities of the greedy bot.

use super::learned;
use fogbound_mists::{Cemeteries, Level, Scoring};

/// Weights of the evaluation, in thousandths of a point unless stated otherwise. The defaults were
/// found by playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Worth of the points an occupied region is expected to bring, in percent of points on the
    /// track.
    pub region: i64,
    /// Worth of the points a junction of two regions is expected to add, in percent.
    pub join: i64,
    /// With this many tenths of open cells beside occupied regions, each is thought to get half of
    /// the coming draws.
    pub attention: i64,
    /// Number of draws for which the bot hopes ahead.
    pub horizon: i64,
    /// What each open cell of a region leaves of its chance to be closed, in thousandths: somebody has to turn to each of
    /// them, while others wait.
    pub cell: i64,
    /// Where it is open whether a region will be closed, the chance p grows by so many percent of p (1 − p).
    pub trust: i64,
    /// Worth of the points of each further colour on a region, in percent of those of the first.
    pub further: i64,
    /// Worth of the points that castles are expected to bring, in percent of those of other features.
    pub castle: i64,
    /// Fear for a ghost supply of 0, 1, 2 … ghosts.
    pub fear: [i64; 12],
    /// Each ghost out of the supply, while many tiles are left.
    pub ghost: i64,
    /// Share of the ghosts in banks that may be finished that counts as supply, in percent.
    pub bank: i64,
    /// Share of the ghosts that counts as supply where the scorings that are expected may chase them, in percent.
    pub chase: i64,
    /// Share of the ghosts the next tile brings at least that counts as gone, in percent.
    pub due: i64,
    /// A defeat by the next tile.
    pub defeat: i64,
    /// The first, second … unused meeple of a seat.
    pub meeples: [i64; 6],
    /// Each colour of a seat that has an unused meeple.
    pub colour: i64,
    /// Fear of the next milestone. It grows with the square of the points that each tile left in
    /// the active pile would have to bring. It is this much at 1 point a tile.
    pub pressure: i64,
    /// Share of the points expected within the active pile that counts for the milestone, in
    /// percent.
    pub short: i64,
    /// The same for the points that a junction is expected to add.
    pub short_join: i64,
    /// Where colours score apart, so many percent of what is missing count as if all colours missed what the furthest
    /// behind misses.
    pub furthest: i64,
    /// An open quiet cemetery.
    pub cemetery: i64,
    /// Each empty cell beside it.
    pub flank: i64,
    /// Each empty cell around an open haunted cemetery.
    pub haunted: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            region: 90,
            join: 60,
            attention: 60,
            horizon: 20,
            cell: 1_000,
            trust: 0,
            further: 100,
            castle: 100,
            fear: [
                60_000, 40_000, 27_000, 18_000, 12_000, 8_000, 5_500, 4_000, 3_000, 2_000, 1_000, 0,
            ],
            ghost: 2_500,
            bank: 50,
            chase: 0,
            due: 50,
            defeat: 80_000,
            meeples: [1_800, 1_200, 900, 600, 400, 200],
            colour: 800,
            pressure: 4_000,
            short: 30,
            short_join: 0,
            furthest: 0,
            cemetery: 2_500,
            flank: 700,
            haunted: 1_200,
        }
    }
}

impl Weights {
    /// Returns the priorities that were learned for a level.
    #[must_use]
    pub fn learned(level: &Level) -> Weights {
        match (level.scoring, level.cemeteries) {
            (Scoring::Colours, _) => learned::COLOURS,
            (Scoring::Team, Cemeteries::Haunted) => learned::HAUNTED,
            (Scoring::Team, _) => learned::QUIET,
        }
    }

    /// Returns the priorities of a style: the default ones, but some things matter more or less. `None` if there is no such
    /// style.
    #[must_use]
    pub fn of_style(style: &str) -> Option<Weights> {
        let usual = Weights::default();
        Some(match style {
            // Ghosts are to be kept in the supply.
            "careful" => Weights { ghost: usual.ghost * 13 / 10, ..usual },
            // Points come first.
            "bold" => Weights { ghost: usual.ghost * 13 / 20, ..usual },
            // Large regions with many colours are worth waiting for.
            "builder" => {
                Weights { region: usual.region * 13 / 10, join: usual.join * 3 / 2, ..usual }
            }
            _ => return None,
        })
    }
}
