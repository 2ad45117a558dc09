//! T-1.1, T-3: a board with its doors, the tiles on it, and the paths they form.

use crate::tile::{Catalogue, Lie, NO_LANE, NONE, Riders, TileId};
use fogbound_game::{Edges, Rotation, Side};
use fogbound_tilesets::{Door, DoorKind};

/// Spaces of a board.
pub const SPACES: u8 = 9;
/// Beyond the edge of the board.
const OUTSIDE: u8 = NONE;

/// The neighbour of each space across each side.
const NEXT: [[u8; 4]; 9] = {
    let mut next = [[OUTSIDE; 4]; 9];
    let mut space = 0u8;
    while space < SPACES {
        let beside = &mut next[space as usize];
        if space >= 3 {
            beside[Side::North as usize] = space - 3;
        }
        if space % 3 < 2 {
            beside[Side::East as usize] = space + 1;
        }
        if space < 6 {
            beside[Side::South as usize] = space + 3;
        }
        if !space.is_multiple_of(3) {
            beside[Side::West as usize] = space - 1;
        }
        space += 1;
    }
    next
};

/// The orthogonal neighbours of each space, as bits.
pub(crate) const BESIDE: [u16; 9] = {
    let mut beside = [0; 9];
    let mut space = 0;
    while space < 9 {
        let mut side = 0;
        while side < 4 {
            if NEXT[space][side] != OUTSIDE {
                beside[space] |= 1 << NEXT[space][side];
            }
            side += 1;
        }
        space += 1;
    }
    beside
};

/// The space across a side of a space, if there is one.
#[must_use]
pub fn neighbour(space: u8, side: Side) -> Option<u8> {
    let next = NEXT.get(usize::from(space))?[side.index()];
    (next != OUTSIDE).then_some(next)
}

/// The doors of one side of a board, compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doors {
    kinds: [[Option<DoorKind>; 4]; 9],
    codes: [u8; 9],
}

impl Doors {
    /// Compiles doors. Those that lie on no outer edge are left out; a validated set has none.
    #[must_use]
    pub fn new(doors: &[Door]) -> Doors {
        let mut compiled = Doors::NONE;
        for door in doors {
            if door.space < SPACES && neighbour(door.space, door.side).is_none() {
                let (space, side) = (usize::from(door.space), door.side.index());
                compiled.kinds[space][side] = Some(door.kind);
                let code = match door.kind {
                    DoorKind::Plain => 1,
                    DoorKind::Bone => 2,
                    DoorKind::Tooth => 3,
                };
                compiled.codes[space] |= code << (2 * side);
            }
        }
        compiled
    }

    /// No doors.
    pub(crate) const NONE: Doors = Doors { kinds: [[None; 4]; 9], codes: [0; 9] };

    /// The doors of a space as one number, two bits for each of its edges in the order N E S W: 0 none, 1 plain,
    /// 2 bone, 3 tooth.
    #[must_use]
    pub fn code(&self, space: u8) -> u8 {
        self.codes.get(usize::from(space)).copied().unwrap_or_default()
    }

    /// The door on this edge, if there is one.
    #[must_use]
    pub fn at(&self, space: u8, side: Side) -> Option<DoorKind> {
        self.kinds.get(usize::from(space))?[side.index()]
    }
}

/// The tiles on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    tiles: [u8; 9],
    rotations: [Rotation; 9],
}

impl Default for Grid {
    fn default() -> Self {
        Grid { tiles: [NONE; 9], rotations: [Rotation::NONE; 9] }
    }
}

impl Grid {
    /// The tile on a space, with its rotation.
    #[must_use]
    pub fn at(&self, space: u8) -> Option<(TileId, Rotation)> {
        let tile = *self.tiles.get(usize::from(space))?;
        (tile != NONE).then(|| (TileId(tile), self.rotations[usize::from(space)]))
    }

    /// Puts a tile on a space, in place of what lies there. Spaces from 9 on are ignored.
    pub fn lay(&mut self, space: u8, tile: TileId, rotation: Rotation) {
        if let Some(place) = self.tiles.get_mut(usize::from(space)) {
            *place = tile.0;
            self.rotations[usize::from(space)] = rotation;
        }
    }

    /// The grid with one tile more.
    #[must_use]
    pub fn with(mut self, space: u8, tile: TileId, rotation: Rotation) -> Grid {
        self.lay(space, tile, rotation);
        self
    }

    pub(crate) fn tile(&self, space: u8) -> u8 {
        self.tiles[usize::from(space)]
    }

    /// Returns true if no tile lies on a space.
    #[must_use]
    pub fn is_empty(&self, space: u8) -> bool {
        self.tiles.get(usize::from(space)) == Some(&NONE)
    }

    /// The spaces without a tile, ascending.
    pub fn empty_spaces(&self) -> impl Iterator<Item = u8> + '_ {
        (0..SPACES).filter(|&space| self.is_empty(space))
    }

    /// The tiles with their spaces, ascending.
    pub fn tiles(&self) -> impl Iterator<Item = (u8, TileId, Rotation)> + '_ {
        (0..SPACES).filter_map(|space| self.at(space).map(|(tile, turn)| (space, tile, turn)))
    }
}

/// The kind of a path's end (T-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndKind {
    /// At a door.
    Door(DoorKind),
    /// At an outer edge without door.
    Wall,
    /// At a neighbouring edge without track, or an empty space.
    Gap,
}

/// An end of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The last space of the path.
    pub space: u8,
    /// The side at which it leaves that space.
    pub side: Side,
    /// The kind of the end.
    pub kind: EndKind,
}

/// A maximal chain of joined sections (T-3.1).
#[derive(Clone, Copy, Debug)]
pub struct Path {
    /// Its two ends; `None` for a loop.
    pub ends: Option<[End; 2]>,
    /// Number of sections, 1–18.
    pub sections: u8,
    /// Its sections as bits: `2 * space + section of the tile`.
    pub(crate) mask: u32,
    pub(crate) riders: Riders,
}

impl Path {
    /// The kinds of the doors at both ends, if there is a door at each.
    #[must_use]
    pub fn doors(&self) -> Option<[DoorKind; 2]> {
        match self.ends?.map(|end| end.kind) {
            [EndKind::Door(a), EndKind::Door(b)] => Some([a, b]),
            _ => None,
        }
    }

    /// Number of ghosts on it.
    #[must_use]
    pub fn ghosts(&self) -> u8 {
        self.riders.ghosts
    }

    /// Number of satyrs on it.
    #[must_use]
    pub fn satyrs(&self) -> u8 {
        self.riders.satyrs
    }

    /// Number of different monster types on it.
    #[must_use]
    pub fn types(&self) -> u8 {
        self.riders.types.count_ones() as u8
    }
}

/// The track on a board, ready to be walked.
pub(crate) struct Track<'a> {
    doors: &'a Doors,
    lies: [Lie; 9],
    /// All sections, as in [`Path::mask`].
    sections: u32,
}

impl<'a> Track<'a> {
    pub fn new(catalogue: &Catalogue, grid: &Grid, doors: &'a Doors) -> Track<'a> {
        let mut track = Track { doors, lies: [Lie::EMPTY; 9], sections: 0 };
        for space in 0..9 {
            let tile = grid.tiles[space];
            if tile != NONE {
                let tile = catalogue.tile(tile);
                let turn = grid.rotations[space].quarters();
                track.lies[space] = tile.lies[usize::from(turn)];
                track.sections |= u32::from(1 | tile.sections) << (2 * space);
            }
        }
        track
    }

    /// T-3.1: every path, once; in the order of their first sections.
    pub fn paths(&self, visit: impl FnMut(&Path)) {
        self.paths_of(self.sections, visit);
    }

    /// T-3.1: the paths on a space and those that lead up to it, each once.
    pub fn paths_at(&self, space: u8, visit: impl FnMut(&Path)) {
        let mut sections = self.sections & 0b11 << (2 * space);
        for side in Side::ALL {
            let next = NEXT[usize::from(space)][side.index()];
            if next != OUTSIDE {
                let lane = self.lies[usize::from(next)].lanes[side.opposite().index()];
                if lane != NO_LANE {
                    sections |= 1 << (2 * next + (lane >> 2));
                }
            }
        }
        self.paths_of(sections, visit);
    }

    /// The paths with any of these sections.
    fn paths_of(&self, sections: u32, mut visit: impl FnMut(&Path)) {
        let mut left = sections;
        while left != 0 {
            let first = left.trailing_zeros() as u8;
            let (space, section) = (first / 2, usize::from(first % 2));
            let lie = &self.lies[usize::from(space)];
            let mask = 1 << first;
            let mut path = Path { ends: None, sections: 1, mask, riders: lie.riders[section] };
            let [a, b] = lie.ends[section];
            // A loop comes back to where it began, and has no ends.
            if let Some(one) = self.follow(space, a, &mut path)
                && let Some(other) = self.follow(space, b, &mut path)
            {
                path.ends = Some([one, other]);
            }
            left &= !path.mask;
            visit(&path);
        }
    }

    /// Goes on from a side of a space to the end of the path; `None` when it comes back.
    fn follow(&self, mut space: u8, mut out: u8, path: &mut Path) -> Option<End> {
        loop {
            let side = Side::from_index(out);
            let next = NEXT[usize::from(space)][side.index()];
            if next == OUTSIDE {
                let door = self.doors.kinds[usize::from(space)][side.index()];
                return Some(End { space, side, kind: door.map_or(EndKind::Wall, EndKind::Door) });
            }
            let lie = &self.lies[usize::from(next)];
            let lane = lie.lanes[side.opposite().index()];
            if lane == NO_LANE {
                return Some(End { space, side, kind: EndKind::Gap });
            }
            let section = lane >> 2;
            let bit = 1 << (2 * next + section);
            if path.mask & bit != 0 {
                return None;
            }
            path.mask |= bit;
            path.sections += 1;
            let riders = lie.riders[usize::from(section & 1)];
            path.riders.ghosts += riders.ghosts;
            path.riders.satyrs += riders.satyrs;
            path.riders.types |= riders.types;
            (space, out) = (next, lane & 3);
        }
    }

    /// The sections of a path from its first end to its second (of a loop: from its smallest
    /// section around), each by its space and the edges it joins as it lies.
    pub fn sections_of(&self, path: &Path) -> Vec<(u8, Edges)> {
        let (mut space, mut from) = match path.ends {
            Some([end, _]) => (end.space, end.side),
            None => {
                // Every path has a section.
                let first = path.mask.trailing_zeros() as u8;
                let lie = &self.lies[usize::from(first / 2)];
                (first / 2, Side::from_index(lie.ends[usize::from(first % 2)][0]))
            }
        };
        let mut sections = Vec::with_capacity(usize::from(path.sections));
        for _ in 0..path.sections {
            let out = Side::from_index(self.lies[usize::from(space)].lanes[from.index()]);
            sections.push((space, Edges::of(from).union(Edges::of(out))));
            (space, from) = (NEXT[usize::from(space)][out.index()], out.opposite());
        }
        sections
    }
}
