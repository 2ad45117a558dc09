//! The score tables (T-4) as data. Those of dragons and golems are reconstructed from a damaged
//! source; whoever knows better changes them here and nowhere else.

/// T-4.1: points by number of dragons; more count as the last entry.
pub const DRAGONS: [i16; 9] = [-5, 1, 4, 9, 16, 25, 36, 49, 64];

/// T-4.2: points of a ghost on a path with fewer than [`GHOST_CROWD`] ghosts, and with more.
pub const GHOST: [i16; 2] = [3, 6];

/// T-4.2: ghosts on one path from which each counts more.
pub const GHOST_CROWD: u8 = 3;

/// T-4.3: points by number of golems without a neighbour; more count as the last entry.
pub const GOLEMS: [i16; 6] = [0, 4, 10, 18, 28, 40];

/// T-4.7: points of a bat beside another.
pub const BAT: i16 = 5;

/// T-4.8: points of a werewolf.
pub const WEREWOLF: i16 = 4;

/// T-4.8: points for most werewolves in a game of two, and of more.
pub const PACK: [i16; 2] = [5, 10];

/// T-4.9: points of each wisp by number of wisps; more count as the last entry.
pub const WISP: [i16; 8] = [0, 3, 3, 3, 4, 4, 4, 5];

/// T-4.11, T-4.12: points of a section on a path between two bone doors or two tooth doors.
pub const MATCHED_DOORS: i16 = 2;

/// T-4.13: points of a section on any other path between two doors.
pub const OTHER_DOORS: i16 = 1;

/// The entry for `count`, or the last one.
pub(crate) fn entry(table: &[i16], count: u8) -> i16 {
    let last = table.len().saturating_sub(1);
    table.get(usize::from(count).min(last)).copied().unwrap_or(0)
}
