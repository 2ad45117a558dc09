//! What the bots of both games know of tiles that nobody has seen: the faces of each kind, and tables of
//! what they do on the empty cells that were met. The needs of a cell are a *pattern*, a digit for each side.

use fogbound_game::Rotation;
use fogbound_landscape::{Catalogue, KindId};

/// The faces of all kinds of a catalogue, one for each rotation.
#[derive(Clone, Debug)]
pub(super) struct Faces<F> {
    all: Vec<[F; 4]>,
    /// For each kind the rotations that look different.
    looks: Vec<Vec<F>>,
}

impl<F: Copy> Faces<F> {
    pub fn new(catalogue: &Catalogue, face: impl Fn(KindId, Rotation) -> F) -> Faces<F> {
        let all = |kind| Rotation::ALL.map(|rotation| face(kind, rotation));
        let looks = |kind| {
            let looks = &catalogue.kind(kind).looks;
            looks.iter().map(|&rotation| face(kind, rotation)).collect()
        };
        Faces {
            all: catalogue.iter().map(|(kind, _)| all(kind)).collect(),
            looks: catalogue.iter().map(|(kind, _)| looks(kind)).collect(),
        }
    }

    pub fn face(&self, kind: KindId, rotation: Rotation) -> &F {
        &self.all[kind.index()][usize::from(rotation.quarters())]
    }

    /// Returns for each kind the faces that look different.
    pub fn looks(&self) -> impl Iterator<Item = &[F]> {
        self.looks.iter().map(Vec::as_slice)
    }
}

/// What is kept of each pattern met so far with these rules, whose digits are below `DIGITS`.
#[derive(Clone, Debug)]
pub(super) struct Patterns<M, const DIGITS: usize> {
    unseen: Vec<(KindId, u8)>,
    /// The place of each pattern among those met.
    places: Vec<Option<u16>>,
    met: Vec<M>,
}

impl<M, const DIGITS: usize> Patterns<M, DIGITS> {
    pub fn new() -> Self {
        Patterns { unseen: Vec::new(), places: vec![None; DIGITS.pow(4)], met: Vec::new() }
    }

    /// Counts for these tiles from now on; `forget` drops what was counted of each pattern before.
    pub fn begin(
        &mut self,
        unseen: impl Iterator<Item = (KindId, u8)>,
        forget: impl FnMut(&mut M),
    ) {
        self.unseen.clear();
        self.unseen.extend(unseen);
        self.met.iter_mut().for_each(forget);
    }

    /// Returns the unseen kinds with their counts.
    pub fn unseen(&self) -> &[(KindId, u8)] {
        &self.unseen
    }

    /// Returns what is kept of a pattern, which is found when it is first met, with the unseen kinds.
    pub fn meet(
        &mut self,
        pattern: [u8; 4],
        find: impl FnOnce() -> M,
    ) -> (&mut M, &[(KindId, u8)]) {
        let index = pattern.iter().fold(0, |sum, &digit| sum * DIGITS + usize::from(digit));
        let place = self.places[index].get_or_insert_with(|| {
            self.met.push(find());
            // There are fewer patterns than a place can name.
            (self.met.len() - 1) as u16
        });
        (&mut self.met[usize::from(*place)], &self.unseen)
    }
}
