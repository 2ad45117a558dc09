//! Choice of the spots of a cell that ghosts are taken from (M-4.5), asked after M-8.4 and M-10.2.

use super::{Play, Position};
use crate::action::{Action, Split};
use crate::event::{Event, Spot};
use fogbound_game::{Edges, Refusal, RuleId};
use fogbound_landscape::{CellId, SegmentKind};

/// The spots of a cell that hold ghosts, in their order: mists by name, then the cemetery.
#[derive(Clone, Copy)]
pub(crate) struct Spots {
    all: [(Spot, u8); 5],
    len: usize,
}

impl Spots {
    pub fn as_slice(&self) -> &[(Spot, u8)] {
        &self.all[..self.len]
    }
}

impl Position<'_> {
    pub(crate) fn spots(self, cell: CellId) -> Spots {
        let counts = &self.state.ghosts[cell.index()];
        let mut spots = Spots { all: [(Spot::Cemetery, 0); 5], len: 0 };
        let mut push = |spot: Spot| {
            if counts[spot.index()] > 0 {
                spots.all[spots.len] = (spot, counts[spot.index()]);
                spots.len += 1;
            }
        };
        let mut names = [Edges::NONE; 4];
        let mut len = 0;
        for (_, edges, _) in self.state.map.segments(self.catalogue(), cell, SegmentKind::Mist) {
            names[len] = edges;
            len += 1;
        }
        names[..len].sort_unstable();
        names[..len].iter().for_each(|&edges| push(Spot::Mist(edges)));
        push(Spot::Cemetery);
        spots
    }

    pub(super) fn list_split(self, cell: CellId, n: u8, out: &mut impl FnMut(Action)) {
        let spots = self.spots(cell);
        let mut counts = [0; 5];
        split_rest(spots.as_slice(), n, 0, &mut counts, &mut |counts| {
            if let Some(split) = Split::new(counts) {
                out(Action::Split(split));
            }
        });
    }

    pub(super) fn check_split(self, cell: CellId, n: u8, split: Split) -> Result<(), Refusal> {
        let spots = self.spots(cell);
        let sum: u16 = split.counts().iter().map(|&count| u16::from(count)).sum();
        if split.counts().len() != spots.len || sum != u16::from(n) {
            return Err(Refusal::new("M-4.5", "split-sum"));
        }
        let too_many = |(&count, &(_, there)): (&u8, &(Spot, u8))| count > there;
        if split.counts().iter().zip(spots.as_slice()).any(too_many) {
            return Err(Refusal::new("M-4.5", "split-too-many"));
        }
        Ok(())
    }
}

/// All ways to take `n` ghosts from the spots that begin at `place`.
fn split_rest(
    spots: &[(Spot, u8)],
    n: u8,
    place: usize,
    counts: &mut [u8; 5],
    out: &mut impl FnMut(&[u8]),
) {
    let Some(&(_, there)) = spots.get(place) else {
        if n == 0 {
            out(&counts[..place]);
        }
        return;
    };
    for take in 0..=there.min(n) {
        counts[place] = take;
        split_rest(spots, n - take, place + 1, counts, out);
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// Takes ghosts off a cell, or asks from which spots.
    pub(super) fn take_ghosts(&mut self, rule: RuleId, cell: CellId, n: u8, hound: bool) {
        let mut ways = 0;
        self.position().list_split(cell, n, &mut |_| ways += 1);
        if ways > 1 {
            self.state.split = Some((cell, n, hound));
            return;
        }
        // One way only: from the one spot, or everything.
        let spots = self.position().spots(cell);
        for &(spot, there) in spots.as_slice() {
            self.remove_ghosts(rule, cell, spot, there.min(n));
        }
    }

    pub(super) fn answer_split(&mut self, cell: CellId, hound: bool, split: Split) {
        let rule = RuleId(if hound { "M-10.2" } else { "M-8.4" });
        let spots = self.position().spots(cell);
        for (&(spot, _), &n) in spots.as_slice().iter().zip(split.counts()) {
            self.remove_ghosts(rule, cell, spot, n);
        }
        self.state.split = None;
    }
}
