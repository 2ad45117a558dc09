//! Counts of the tiles not seen yet that fit an empty cell, and close a road or city there.
//!
//! The needs of a cell are a *pattern*: for each side nothing (0) or the terrain across it. The
//! fits of a pattern are counted once per turn; what each kind does there is found once.

use super::faces::{CITY, Face, Faces, ROAD};
use crate::landscape::patterns::Patterns;
use fogbound_landscape::KindId;

/// The need of each side of a cell.
pub(super) type Pattern = [u8; 4];

/// For each side the number of unseen tiles that close the road or city there, or join it to
/// nothing but other sides that are asked for.
pub(super) type Closers = [u8; 4];

/// The numbers of unseen tiles that join what lies across two sides or half-edges of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joiners {
    /// Roads or cities; of the second sides there are four.
    pub sides: [[u8; 8]; 4],
    /// Fields.
    pub halves: [[u8; 8]; 8],
}

/// What a kind joins on a cell with a pattern: for each side and half-edge the others as a bit mask.
#[derive(Clone, Copy, Debug)]
struct Joins {
    sides: [u8; 4],
    halves: [u8; 8],
}

/// A pattern that was met.
#[derive(Clone, Debug)]
struct Met {
    /// The sides that each kind closes there, 1 or 0 in a byte for each.
    closes: Vec<u32>,
    /// What each kind joins there, once it was asked.
    joins: Vec<Joins>,
    /// What all unseen tiles do there, once it was counted this turn.
    closers: Option<Closers>,
    joiners: Option<Joiners>,
}

impl Met {
    fn new(faces: &Faces, pattern: Pattern) -> Met {
        let closes = faces.looks().map(|looks| closes(looks, pattern)).collect();
        Met { closes, joins: Vec::new(), closers: None, joiners: None }
    }
}

/// Fits of the patterns met so far with these rules.
#[derive(Clone, Debug)]
pub(super) struct Fits(Patterns<Met, 4>);

impl Fits {
    pub fn new() -> Fits {
        Fits(Patterns::new())
    }

    /// Counts for these tiles from now on.
    pub fn begin(&mut self, unseen: impl Iterator<Item = (KindId, u8)>) {
        self.0.begin(unseen, |met| (met.closers, met.joiners) = (None, None));
    }

    /// Returns the number of tiles not seen.
    pub fn unseen(&self) -> usize {
        self.0.unseen().iter().map(|&(_, count)| usize::from(count)).sum()
    }

    pub fn at(&mut self, faces: &Faces, pattern: Pattern) -> Closers {
        let (met, unseen) = self.0.meet(pattern, || Met::new(faces, pattern));
        let all = |&(kind, count): &(KindId, u8)| met.closes[kind.index()] * u32::from(count);
        *met.closers.get_or_insert_with(|| unseen.iter().map(all).sum::<u32>().to_le_bytes())
    }

    pub fn joiners(&mut self, faces: &Faces, pattern: Pattern) -> &Joiners {
        let (met, unseen) = self.0.meet(pattern, || Met::new(faces, pattern));
        if met.joins.is_empty() {
            met.joins = faces.looks().map(|looks| joins(looks, pattern)).collect();
        }
        met.joiners.get_or_insert_with(|| joiners(unseen, &met.joins))
    }
}

fn fits(face: &Face, pattern: Pattern) -> bool {
    (0..4).all(|side| pattern[side] == 0 || pattern[side] == face.terrain[side])
}

/// Returns 1 in the byte of each side that a kind, by its faces, closes, whatever the number of rotations that do it.
fn closes(looks: &[Face], pattern: Pattern) -> u32 {
    let sides_of = |terrain: u8| {
        (0..4).filter(|&side| pattern[side] == terrain).fold(0u8, |mask, side| mask | 1 << side)
    };
    let asked = [0, 0, sides_of(ROAD), sides_of(CITY)];
    let mut closes = [0; 4];
    for face in looks.iter().filter(|face| fits(face, pattern)) {
        for side in 0..4 {
            let within = asked[usize::from(pattern[side])];
            let is_closed = pattern[side] >= ROAD && face.feature[side] & !within == 0;
            closes[side] |= u8::from(is_closed);
        }
    }
    u32::from_le_bytes(closes)
}

/// Returns what a kind, by its faces, joins, whatever the number of rotations that do it.
fn joins(looks: &[Face], pattern: Pattern) -> Joins {
    let mut joins = Joins { sides: [0; 4], halves: [0; 8] };
    for face in looks.iter().filter(|face| fits(face, pattern)) {
        joins.sides.iter_mut().zip(face.feature).for_each(|(sides, with)| *sides |= with);
        joins.halves.iter_mut().zip(face.meadow).for_each(|(halves, with)| *halves |= with);
    }
    joins
}

/// Returns the sums of what the kinds join, each so many times.
fn joiners(unseen: &[(KindId, u8)], joins: &[Joins]) -> Joiners {
    let (mut sides, mut halves) = ([0; 4], [0; 8]);
    let add = |sum: &mut u64, mask: u8, count: u8| {
        *sum += SPREAD[usize::from(mask)] * u64::from(count);
    };
    for &(kind, count) in unseen {
        let joins = &joins[kind.index()];
        sides.iter_mut().zip(joins.sides).for_each(|(sum, mask)| add(sum, mask, count));
        halves.iter_mut().zip(joins.halves).for_each(|(sum, mask)| add(sum, mask, count));
    }
    Joiners { sides: sides.map(u64::to_le_bytes), halves: halves.map(u64::to_le_bytes) }
}

/// For each bit mask 1 in the byte of each bit that is set.
static SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[mask] |= ((mask as u64 >> bit) & 1) << (8 * bit);
            bit += 1;
        }
        mask += 1;
    }
    spread
};
