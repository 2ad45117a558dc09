//! Priorities that were learned from games, each set for one kind of level. [`Judge`](super::Judge) judges by them for
//! `learned`, `master` and advice. They were found from those of `greedy`; docs/bots.md says what they win.
//!
//! ```console
//! $ cargo run --profile fast -p fogbound-bots --example tune -- 4 8 8000 t
//! $ cargo run --profile fast -p fogbound-bots --example tune -- 5 8 8000 t
//! $ cargo run --profile fast -p fogbound-bots --example tune -- 6 8 15000 t
//! ```

use super::weights::Weights;

/// Levels 1 to 4, and others without haunted cemeteries.
pub(super) const QUIET: Weights = Weights {
    region: 86,
    join: 83,
    attention: 39,
    horizon: 26,
    cell: 494,
    trust: 79,
    further: 133,
    castle: 101,
    fear: [84_601, 56_400, 38_070, 25_379, 14_754, 9_836, 6_762, 4_918, 3_689, 2_459, 1_229, 0],
    ghost: 2_234,
    bank: 65,
    chase: 29,
    due: 50,
    defeat: 80_000,
    meeples: [1_800, 1_200, 900, 600, 400, 200],
    colour: 929,
    pressure: 2_340,
    short: 27,
    short_join: 0,
    furthest: 0,
    cemetery: 2_128,
    flank: 799,
    haunted: 1_002,
};

/// Level 5, and others with haunted cemeteries.
pub(super) const HAUNTED: Weights = Weights {
    region: 91,
    join: 72,
    attention: 38,
    horizon: 24,
    cell: 530,
    trust: 41,
    further: 144,
    castle: 87,
    fear: [45_132, 30_088, 20_309, 13_540, 7_164, 4_776, 3_283, 2_388, 1_791, 1_194, 597, 0],
    ghost: 1_149,
    bank: 45,
    chase: 42,
    due: 50,
    defeat: 88_912,
    meeples: [1_841, 1_227, 1_030, 687, 458, 229],
    colour: 704,
    pressure: 2_963,
    short: 27,
    short_join: 30,
    furthest: 0,
    cemetery: 2_500,
    flank: 403,
    haunted: 1_101,
};

/// Level 6, and others where colours score apart.
pub(super) const COLOURS: Weights = Weights {
    region: 103,
    join: 101,
    attention: 59,
    horizon: 24,
    cell: 555,
    trust: 15,
    further: 157,
    castle: 80,
    fear: [34_825, 23_216, 15_673, 10_447, 7_194, 4_796, 3_297, 2_398, 1_799, 1_199, 599, 0],
    ghost: 1_594,
    bank: 32,
    chase: 60,
    due: 50,
    defeat: 37_513,
    meeples: [3_535, 2_357, 1_127, 751, 501, 250],
    colour: 870,
    pressure: 2_668,
    short: 30,
    short_join: 51,
    furthest: 34,
    cemetery: 3_174,
    flank: 700,
    haunted: 1_620,
};
