//! The few figures that matter most.

use crate::brief::{brief, seat_points};
use crate::model::{Brief, Glyph};
use crate::presented::Words;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Game, ROUNDS};
use fogbound_pictures::figures::Icon;
use fogbound_table::aid::Help;
use fogbound_table::texts::msg;

/// Returns the round, and the viewer's points if the table shows them.
pub(super) fn figures(game: &Game, viewer: Option<u8>, words: Words<'_>) -> Vec<Brief> {
    let round = game.round().min(ROUNDS);
    let round = brief(
        Glyph::icon(Icon::Lamp),
        format!("{round}/{ROUNDS}"),
        msg!("brief-round", round, rounds = ROUNDS),
        words,
    );
    let shows_points = words.aid.allows(Help::Score) || game.is_over();
    let points = viewer.filter(|_| shows_points).and_then(|seat| {
        let sheet = game.sheets().into_iter().nth(usize::from(seat))?;
        Some(seat_points(seat, sheet.total().into(), words))
    });
    std::iter::once(round).chain(points).collect()
}
