//! The figure that matters most.

use crate::brief::brief;
use crate::model::{Brief, Glyph};
use crate::presented::Words;
use fogbound_ghosts_galore::{Game, ROUNDS};
use fogbound_pictures::figures::Icon;
use fogbound_table::texts::msg;

/// Returns the round.
pub(super) fn figures(game: &Game, words: Words<'_>) -> Vec<Brief> {
    let round = game.round().min(ROUNDS);
    let message = msg!("brief-round", round, rounds = ROUNDS);
    vec![brief(Glyph::icon(Icon::Lamp), format!("{round}/{ROUNDS}"), message, words)]
}
