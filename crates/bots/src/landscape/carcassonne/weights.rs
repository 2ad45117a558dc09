//! The priorities of the greedy bot.

/// More pieces in a supply are worth no more than so many.
pub(super) const MOST_PIECES: usize = 7;

/// Weights of the evaluation, in thousandths of a point unless stated otherwise. The defaults were
/// found by playing.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Share of its draws that a player has for one open cell, in percent.
    pub draws: i64,
    /// Worth of no, one, two, … pieces in a supply while many tiles are left.
    pub supply: [i64; MOST_PIECES + 1],
    /// With this many tiles left for each player the pieces in the supply begin to lose worth.
    pub supply_fades: i64,
    /// Part of a returning piece that counts as supply already, in percent.
    pub returning: i64,
    /// Value of a guard in the supply beyond a meeple, where there are ghosts.
    pub guard: i64,
    /// Value of a guard from the common supply to a keeper while many tiles are left.
    pub new_guard: i64,
    /// Chance in percent that a meeple with 0, 1 or 2 ghosts beside it is scared before its region
    /// is scored, while many tiles are left.
    pub scared: [i64; 3],
    /// With this many tiles left that chance begins to fall.
    pub scared_fades: i64,
    /// For each so many tiles left an empty cell around a building is as likely filled as not.
    pub around: i64,
    /// Tiles with mist among those that will lie around a castle, in percent.
    pub misty: i64,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            draws: 11,
            supply: [0, 10_000, 17_500, 23_000, 27_000, 29_700, 31_500, 32_700],
            supply_fades: 10,
            returning: 70,
            guard: 500,
            new_guard: 2_000,
            scared: [1, 8, 25],
            scared_fades: 24,
            around: 6,
            misty: 40,
        }
    }
}
