//! Counts of the tiles not seen yet that fit a cell, and their effects there.
//!
//! The needs of a cell are a *pattern*: for each side nothing, or the terrain across it and whether
//! that is misty. What each kind does on a pattern is found once, and counted once per turn.

use super::faces::{Face, Faces};
use crate::landscape::patterns::Patterns;
use fogbound_landscape::KindId;

/// The need of one side: 0 nothing, 1 field, 2 road, 3 city, 4 misty field, 5 misty road.
pub(super) type Pattern = [u8; 4];

/// The pairs of sides of a cell.
pub(super) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// A kind that does not fit.
pub(super) const NO_FIT: u8 = u8::MAX;

/// What tiles do on a cell: of one kind 0 or 1 each, of all unseen ones how many of them do it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fit {
    /// For each side: tiles that close the road or city there (or join it to another side).
    pub closes: [u8; 4],
    /// For each misty side: tiles that leave no open mist behind it.
    pub clears: [u8; 4],
    /// For each pair of sides: tiles that join the roads or cities there.
    pub joins: [u8; 6],
}

impl Fit {
    /// Returns the numbers side by side in one, a byte each. So they can be multiplied and added as one, as long as none
    /// of them comes to more than 255.
    fn packed(self) -> u128 {
        let Fit { closes: [a, b, c, d], clears: [e, f, g, h], joins: [i, j, k, l, m, n] } = self;
        u128::from_le_bytes([a, b, c, d, e, f, g, h, i, j, k, l, m, n, 0, 0])
    }

    fn unpacked(packed: u128) -> Fit {
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, ..] = packed.to_le_bytes();
        Fit { closes: [a, b, c, d], clears: [e, f, g, h], joins: [i, j, k, l, m, n] }
    }
}

/// A pattern that was met.
#[derive(Clone, Debug)]
struct Met {
    /// What each kind does there, packed.
    fits: Vec<u128>,
    /// Fewest ghosts each kind brings there.
    due: Vec<u8>,
    /// What all unseen tiles do there, once it was counted this turn.
    sum: Option<Fit>,
}

/// Fits of the patterns met so far with these rules.
#[derive(Clone, Debug)]
pub(super) struct Fits(Patterns<Met, 6>);

impl Fits {
    pub fn new() -> Fits {
        Fits(Patterns::new())
    }

    /// Counts for these tiles from now on.
    pub fn begin(&mut self, unseen: impl Iterator<Item = (KindId, u8)>) {
        self.0.begin(unseen, |met| met.sum = None);
    }

    /// Returns the unseen kinds with their counts.
    pub fn unseen(&self) -> &[(KindId, u8)] {
        self.0.unseen()
    }

    /// Returns what the unseen tiles do on a cell with a pattern, and the fewest ghosts that each kind brings there.
    pub fn at(&mut self, faces: &Faces, pattern: Pattern) -> (Fit, &[u8]) {
        let (met, unseen) = self.0.meet(pattern, || {
            let kinds = faces.looks().map(|looks| fit(looks, pattern));
            let (fits, due) = kinds.map(|(fit, due)| (fit.packed(), due)).unzip();
            Met { fits, due, sum: None }
        });
        let Met { fits, due, sum } = met;
        let all = |&(kind, count): &(KindId, u8)| fits[kind.index()] * u128::from(count);
        let sum = sum.get_or_insert_with(|| Fit::unpacked(unseen.iter().map(all).sum()));
        (*sum, due)
    }
}

/// Returns what a kind, by its faces, does on a cell with a pattern, whatever the number of rotations that do it, and
/// the fewest ghosts that it brings there.
fn fit(looks: &[Face], pattern: Pattern) -> (Fit, u8) {
    let terrain = pattern.map(|digit| if digit > 3 { digit - 3 } else { digit });
    let sides_of = |wanted: &dyn Fn(usize) -> bool| {
        (0..4).filter(|&side| wanted(side)).fold(0u8, |mask, side| mask | 1 << side)
    };
    let misty = sides_of(&|side| pattern[side] > 3);
    let roads = sides_of(&|side| terrain[side] == 2);
    let cities = sides_of(&|side| terrain[side] == 3);
    let (mut fit, mut due) = (Fit::default(), NO_FIT);
    for face in looks {
        if (0..4).any(|side| terrain[side] != 0 && terrain[side] != face.terrain[side]) {
            continue;
        }
        let mut symbols = 0;
        let mut met = false;
        for side in 0..4 {
            let asked = if terrain[side] == 3 { cities } else { roads };
            let feature = face.feature[side];
            if terrain[side] > 1 && feature & !asked == 0 {
                fit.closes[side] = 1;
            }
            let mist = face.mist[side];
            if pattern[side] > 3 && mist != 0 {
                met = true;
                fit.clears[side] |= u8::from(mist & !misty == 0);
            }
            // Mist without open sides is finished by the placement, nearly always.
            if mist & !misty != 0 {
                symbols += face.symbols[side];
            }
        }
        for (place, (a, b)) in PAIRS.into_iter().enumerate() {
            let joined = terrain[a] > 1 && face.feature[a] & (1 << b) != 0 && terrain[b] > 1;
            fit.joins[place] |= u8::from(joined);
        }
        due = due.min(symbols.saturating_sub(u8::from(met)));
    }
    (fit, due)
}
