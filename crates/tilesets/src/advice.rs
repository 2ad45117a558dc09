//! Remarks on sets that are valid, but perhaps not what their owner meant.

use crate::model::{Group, Start, TileSet};
use crate::track::{Monster, TrackSet};

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
    /// This many track tiles show more than one golem (T-4.3).
    TwoGolems(usize),
    /// There are this many boards, too few for five players (T-1.1).
    FewBoards(usize),
    /// There are this many track tiles, too few for five players (T-1.4).
    FewTracks(usize),
}

impl Advice {
    /// Returns the key of the advice, like `no-mist`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Advice::NoMist => "no-mist",
            Advice::StartGhosts(_) => "start-ghosts",
            Advice::NoCastles => "no-castles",
            Advice::NoCemeteries => "no-cemeteries",
            Advice::TwoGolems(_) => "two-golems",
            Advice::FewBoards(_) => "few-boards",
            Advice::FewTracks(_) => "few-tracks",
        }
    }

    /// Returns the id of the rule that makes it unusual.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Advice::NoMist => "M-6.1",
            Advice::StartGhosts(_) => "M-1.4",
            Advice::NoCastles | Advice::NoCemeteries => "M-1.5",
            Advice::TwoGolems(_) => "T-4.3",
            Advice::FewBoards(_) => "T-1.1",
            Advice::FewTracks(_) => "T-1.4",
        }
    }

    /// Returns the number in it, if there is one: of ghost symbols, tiles or boards.
    #[must_use]
    pub const fn number(self) -> Option<usize> {
        match self {
            Advice::StartGhosts(number) => Some(number as usize),
            Advice::TwoGolems(number) | Advice::FewBoards(number) | Advice::FewTracks(number) => {
                Some(number)
            }
            Advice::NoMist | Advice::NoCastles | Advice::NoCemeteries => None,
        }
    }
}

impl TileSet {
    /// Lists everything unusual about a set for Mists; nothing for sets without a 2x2 starting
    /// tile.
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

impl TrackSet {
    /// Lists everything unusual about a track set.
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        /// Boards and tiles that five players need (T-1.1, T-1.4).
        const BOARDS: usize = 5;
        const TILES: usize = 5 + 8 * (5 + 4);
        let golems =
            |&place: &usize| self.kinds[place].monsters().filter(|&m| m == Monster::Golem).count();
        let two = self.tiles().filter(|place| golems(place) > 1).count();
        let (boards, tiles) = (self.boards.len(), self.tiles().count());
        [
            (two > 0).then_some(Advice::TwoGolems(two)),
            (boards < BOARDS).then_some(Advice::FewBoards(boards)),
            (tiles < TILES).then_some(Advice::FewTracks(tiles)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
