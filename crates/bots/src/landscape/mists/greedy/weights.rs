//! The priorities of the greedy bot.

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
    /// Fear for a ghost supply of 0, 1, 2 … ghosts.
    pub fear: [i64; 12],
    /// Each ghost out of the supply, while many tiles are left.
    pub ghost: i64,
    /// Share of the ghosts in banks that may be finished that counts as supply, in percent.
    pub bank: i64,
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
            fear: [
                60_000, 40_000, 27_000, 18_000, 12_000, 8_000, 5_500, 4_000, 3_000, 2_000, 1_000, 0,
            ],
            ghost: 2_500,
            bank: 50,
            due: 50,
            defeat: 80_000,
            meeples: [1_800, 1_200, 900, 600, 400, 200],
            colour: 800,
            pressure: 4_000,
            short: 30,
            cemetery: 2_500,
            flank: 700,
            haunted: 1_200,
        }
    }
}

impl Weights {
    /// Returns the priorities of `master`. With the usual ones most games are lost for want of points, not of ghosts: these
    /// fear for ghosts less, and trust that more of the open regions will be closed.
    #[must_use]
    pub fn of_master() -> Weights {
        let usual = Weights::default();
        Weights {
            ghost: usual.ghost * 3 / 5,
            fear: usual.fear.map(|fear| fear * 3 / 5),
            attention: usual.attention * 7 / 10,
            ..usual
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
