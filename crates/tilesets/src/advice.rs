//! Remarks on sets that are valid, but perhaps not what their owner meant.

use crate::model::{Group, Start, TileSet};

/// Something unusual about a valid set. It can be played all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// No tile has mist, so no ghost will ever come (M-6.1).
    NoMist,
    /// The 2x2 starting tile shows this many ghost symbols instead of 3 (M-1.4).
    StartGhosts(u8),
    /// There are no castles for the levels from 2 on (M-1.5).
    NoCastles,
    /// There are no cemeteries for the levels from 2 on (M-1.5).
    NoCemeteries,
}

impl Advice {
    /// Which advice it is, like `no-mist`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Advice::NoMist => "no-mist",
            Advice::StartGhosts(_) => "start-ghosts",
            Advice::NoCastles => "no-castles",
            Advice::NoCemeteries => "no-cemeteries",
        }
    }

    /// Id of the rule that makes it unusual.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Advice::NoMist => "M-6.1",
            Advice::StartGhosts(_) => "M-1.4",
            Advice::NoCastles | Advice::NoCemeteries => "M-1.5",
        }
    }
}

impl TileSet {
    /// What is unusual about a set for Mists; nothing for sets without a 2x2 starting tile.
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        if matches!(self.start, Start::Single(_)) {
            return Vec::new();
        }
        let has = |group| self.kinds.iter().any(|kind| kind.group == group);
        let start: u8 = self.start.kinds().map(|place| self.kinds[place].ghosts()).sum();
        let misty = self.kinds.iter().any(|kind| kind.group != Group::Start && kind.ghosts() > 0);
        [
            (!misty).then_some(Advice::NoMist),
            (start != 3).then_some(Advice::StartGhosts(start)),
            (!has(Group::Castle)).then_some(Advice::NoCastles),
            (!has(Group::Cemetery)).then_some(Advice::NoCemeteries),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
