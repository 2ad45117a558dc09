//! Counts of the tiles not seen yet that fit an empty cell, and close a road or city there.
//!
//! The needs of a cell are a *pattern*: for each side nothing (0) or the terrain across it. The
//! fits of a pattern are counted once per turn and kept.

use super::faces::{CITY, Face, Faces, ROAD};
use fogbound_landscape::KindId;

/// The need of each side of a cell.
pub(super) type Pattern = [u8; 4];

const PATTERNS: usize = 256;

/// For each side the number of unseen tiles that close the road or city there, or join it to
/// nothing but other sides that are asked for.
pub(super) type Closers = [u8; 4];

/// The numbers of unseen tiles that join what lies across two sides or half-edges of a cell.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Joiners {
    /// Roads or cities.
    pub sides: [[u8; 4]; 4],
    /// Fields.
    pub halves: [[u8; 8]; 8],
}

/// The counts for the tiles unseen in this turn.
#[derive(Clone, Debug)]
pub(super) struct Fits {
    unseen: Vec<(KindId, u8)>,
    closers: Vec<Option<Closers>>,
    joiners: Vec<Option<Joiners>>,
}

impl Fits {
    pub fn new() -> Fits {
        Fits { unseen: Vec::new(), closers: vec![None; PATTERNS], joiners: vec![None; PATTERNS] }
    }

    /// Forgets everything and counts for these tiles from now on.
    pub fn begin(&mut self, unseen: impl Iterator<Item = (KindId, u8)>) {
        self.unseen.clear();
        self.unseen.extend(unseen);
        self.closers.fill(None);
        self.joiners.fill(None);
    }

    /// Returns the number of tiles not seen.
    pub fn unseen(&self) -> usize {
        self.unseen.iter().map(|&(_, count)| usize::from(count)).sum()
    }

    pub fn at(&mut self, faces: &Faces, pattern: Pattern) -> Closers {
        *self.closers[index(pattern)].get_or_insert_with(|| count(&self.unseen, faces, pattern))
    }

    pub fn joiners(&mut self, faces: &Faces, pattern: Pattern) -> &Joiners {
        self.joiners[index(pattern)].get_or_insert_with(|| join(&self.unseen, faces, pattern))
    }
}

fn index(pattern: Pattern) -> usize {
    pattern.iter().fold(0, |sum, &digit| sum * 4 + usize::from(digit))
}

fn fits(face: &Face, pattern: Pattern) -> bool {
    (0..4).all(|side| pattern[side] == 0 || pattern[side] == face.terrain[side])
}

fn join(unseen: &[(KindId, u8)], faces: &Faces, pattern: Pattern) -> Joiners {
    let mut joiners = Joiners::default();
    for &(kind, number) in unseen {
        // A kind counts once, whatever the number of rotations that join.
        let (mut sides, mut halves) = ([0; 4], [0; 8]);
        for face in faces.looks(kind).iter().filter(|face| fits(face, pattern)) {
            sides.iter_mut().zip(face.feature).for_each(|(sides, with)| *sides |= with);
            halves.iter_mut().zip(face.meadow).for_each(|(halves, with)| *halves |= with);
        }
        joiners.sides.iter_mut().zip(sides).for_each(|(sums, with)| add(sums, with, number));
        joiners.halves.iter_mut().zip(halves).for_each(|(sums, with)| add(sums, with, number));
    }
    joiners
}

/// Adds a number where a bit is set.
fn add(sums: &mut [u8], mut mask: u8, number: u8) {
    while mask != 0 {
        sums[mask.trailing_zeros() as usize] += number;
        mask &= mask - 1;
    }
}

fn count(unseen: &[(KindId, u8)], faces: &Faces, pattern: Pattern) -> Closers {
    let sides_of = |terrain: u8| {
        (0..4).filter(|&side| pattern[side] == terrain).fold(0u8, |mask, side| mask | 1 << side)
    };
    let asked = [0, 0, sides_of(ROAD), sides_of(CITY)];
    let mut closers = [0; 4];
    for &(kind, number) in unseen {
        // A kind counts once for a side, whatever the number of rotations that close it.
        let mut closes = [false; 4];
        for face in faces.looks(kind).iter().filter(|face| fits(face, pattern)) {
            for side in 0..4 {
                let within = asked[usize::from(pattern[side])];
                closes[side] |= pattern[side] >= ROAD && face.feature[side] & !within == 0;
            }
        }
        for side in 0..4 {
            closers[side] += if closes[side] { number } else { 0 };
        }
    }
    closers
}
