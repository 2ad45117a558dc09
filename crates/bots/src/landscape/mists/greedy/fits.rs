//! Counts of the tiles not seen yet that fit a cell, and their effects there.
//!
//! The needs of a cell are a *pattern*: for each side nothing, or the terrain across it and whether
//! that is misty. The fits of a pattern are counted once per turn and kept.

use super::faces::Faces;
use fogbound_landscape::KindId;

/// The need of one side: 0 nothing, 1 field, 2 road, 3 city, 4 misty field, 5 misty road.
pub(super) type Pattern = [u8; 4];

const DIGITS: usize = 6;
const PATTERNS: usize = DIGITS * DIGITS * DIGITS * DIGITS;

/// The pairs of sides of a cell.
pub(super) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// A kind that does not fit.
pub(super) const NO_FIT: u8 = u8::MAX;

/// Number of unseen tiles that do something on a cell.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fit {
    /// For each side: tiles that close the road or city there (or join it to another side).
    pub closes: [u8; 4],
    /// For each misty side: tiles that leave no open mist behind it.
    pub clears: [u8; 4],
    /// For each pair of sides: tiles that join the roads or cities there.
    pub joins: [u8; 6],
}

/// Fits of all patterns for the tiles unseen in this turn.
#[derive(Clone, Debug)]
pub(super) struct Fits {
    unseen: Vec<(KindId, u8)>,
    known: Vec<bool>,
    fits: Vec<Fit>,
    /// Fewest ghosts each unseen kind brings, pattern by pattern.
    due: Vec<u8>,
}

impl Fits {
    pub fn new() -> Fits {
        Fits {
            unseen: Vec::new(),
            known: vec![false; PATTERNS],
            fits: vec![Fit::default(); PATTERNS],
            due: Vec::new(),
        }
    }

    /// Forgets everything and counts for these tiles from now on.
    pub fn begin(&mut self, unseen: impl Iterator<Item = (KindId, u8)>) {
        self.unseen.clear();
        self.unseen.extend(unseen);
        self.known.fill(false);
        self.due.resize(PATTERNS * self.unseen.len(), NO_FIT);
    }

    /// Returns the unseen kinds with their counts.
    pub fn unseen(&self) -> &[(KindId, u8)] {
        &self.unseen
    }

    /// Returns the fits of a pattern, and the fewest ghosts of each unseen kind there, in the order
    /// of [`Fits::unseen`].
    pub fn at(&mut self, faces: &Faces, pattern: Pattern) -> (Fit, &[u8]) {
        let index = pattern.iter().fold(0, |sum, &digit| sum * DIGITS + usize::from(digit));
        let kinds = self.unseen.len();
        let due = &mut self.due[index * kinds..(index + 1) * kinds];
        if !self.known[index] {
            self.known[index] = true;
            self.fits[index] = count(&self.unseen, faces, pattern, due);
        }
        (self.fits[index], due)
    }
}

fn count(unseen: &[(KindId, u8)], faces: &Faces, pattern: Pattern, due: &mut [u8]) -> Fit {
    let terrain = pattern.map(|digit| if digit > 3 { digit - 3 } else { digit });
    let sides_of = |wanted: &dyn Fn(usize) -> bool| {
        (0..4).filter(|&side| wanted(side)).fold(0u8, |mask, side| mask | 1 << side)
    };
    let misty = sides_of(&|side| pattern[side] > 3);
    let roads = sides_of(&|side| terrain[side] == 2);
    let cities = sides_of(&|side| terrain[side] == 3);
    let mut fit = Fit::default();
    for (&(kind, number), due) in unseen.iter().zip(due) {
        // Each thing counts once for a kind, whatever the number of rotations that do it.
        let mut done = Fit::default();
        *due = NO_FIT;
        for face in faces.looks(kind) {
            if (0..4).any(|side| terrain[side] != 0 && terrain[side] != face.terrain[side]) {
                continue;
            }
            let mut symbols = 0;
            let mut met = false;
            for side in 0..4 {
                let asked = if terrain[side] == 3 { cities } else { roads };
                let feature = face.feature[side];
                if terrain[side] > 1 && feature & !asked == 0 {
                    done.closes[side] = 1;
                }
                let mist = face.mist[side];
                if pattern[side] > 3 && mist != 0 {
                    met = true;
                    done.clears[side] |= u8::from(mist & !misty == 0);
                }
                // Mist without open sides is finished by the placement, nearly always.
                if mist & !misty != 0 {
                    symbols += face.symbols[side];
                }
            }
            for (place, (a, b)) in PAIRS.into_iter().enumerate() {
                let joined = terrain[a] > 1 && face.feature[a] & (1 << b) != 0 && terrain[b] > 1;
                done.joins[place] |= u8::from(joined);
            }
            *due = (*due).min(symbols.saturating_sub(u8::from(met)));
        }
        for side in 0..4 {
            fit.closes[side] += done.closes[side] * number;
            fit.clears[side] += done.clears[side] * number;
        }
        for pair in 0..6 {
            fit.joins[pair] += done.joins[pair] * number;
        }
    }
    fit
}
