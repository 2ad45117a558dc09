//! Every action of every question.

use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, SPACES, TileId};

/// Hands out each action once: both sides, all tiles and all spaces, and some of each that there are
/// not.
pub(super) fn all(out: &mut dyn FnMut(Action)) {
    out(Action::Reveal);
    out(Action::Leave);
    for number in 0..=u8::MAX {
        out(Action::Keep(TileId(number)));
        out(Action::Claim(TileId(number)));
    }
    [0, 1, 2, 3, u8::MAX].into_iter().for_each(|side| out(Action::Side(side)));
    for space in (0..SPACES + 3).chain([u8::MAX]) {
        Rotation::ALL.into_iter().for_each(|rotation| out(Action::Place(space, rotation)));
    }
}
