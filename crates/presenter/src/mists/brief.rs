//! The few figures that matter most.

use crate::brief::{brief, tiles};
use crate::model::{Brief, Glyph};
use crate::presented::Words;
use fogbound_game::{Colour, Game as _};
use fogbound_mists::Game;
use fogbound_pictures::figures::{Icon, Pose};
use fogbound_table::texts::msg;

/// Returns points against the goal, ghosts and tiles that are left.
pub(super) fn figures(game: &Game, words: Words<'_>) -> Vec<Brief> {
    let (points, goal) = (game.lowest_points(), game.rules().level().goal);
    let colour = game.rules().scoring().iter().copied().min_by_key(|&colour| game.points(colour));
    let ghosts = game.ghost_supply();
    vec![
        brief(
            Glyph::meeple(colour.unwrap_or(Colour::Red), Pose::Scoring),
            format!("{points}/{goal}"),
            msg!("brief-goal", points, goal),
            words,
        ),
        brief(
            Glyph::icon(Icon::GhostLeft),
            ghosts.to_string(),
            msg!("brief-ghosts", n = ghosts),
            words,
        ),
        tiles(game, words),
    ]
}
