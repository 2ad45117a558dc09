//! How much a planner thinks.

/// What a planner of a level looks at.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Ways to lay a tile, the best at first sight, that are looked at more closely; 0: none are.
    pub ways: u16,
    /// Unseen tiles each of them is tried with, each laid at its best.
    pub draws: u16,
    /// Where it is not 0, the ways are compared by boards played on for so many rounds instead.
    pub rounds: u8,
    /// Tiles that are tried in all on the boards played on.
    pub budget: u32,
    /// Unseen tiles that are valued before a claim. The stack is thought to be made of them.
    pub sample: u16,
    /// Times that each answer about claims is played out.
    pub trials: u16,
    /// Ways to lay each tile that are looked at more closely before a claim; 0: none are.
    pub claim_ways: u16,
    /// Deals with which boards are played on, as far as `rounds` says, for each of these ways; 0:
    /// they are tried with `draws` tiles instead.
    pub claim_deals: u16,
    /// How far up values may be wrong, in hundredths of a point.
    pub error: u16,
}

/// The effort of `planner` and `normal`.
pub const NORMAL: Effort = Effort {
    ways: 12,
    draws: 10,
    rounds: 0,
    budget: 0,
    sample: 24,
    trials: 24,
    claim_ways: 0,
    claim_deals: 0,
    error: 0,
};

/// The effort of `easy`.
pub const EASY: Effort = Effort { ways: 0, trials: 8, error: 600, ..NORMAL };

/// The effort of `hard`.
pub const HARD: Effort = Effort { rounds: 3, budget: 3_000, claim_ways: 4, trials: 96, ..NORMAL };

/// The effort of `master`.
pub const MASTER: Effort = Effort {
    ways: 16,
    draws: 24,
    rounds: 8,
    budget: 20_000,
    claim_ways: 4,
    claim_deals: 16,
    sample: 40,
    trials: 200,
    ..NORMAL
};
