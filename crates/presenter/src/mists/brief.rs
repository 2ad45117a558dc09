//! The few figures that matter most.

use crate::brief::{brief, ghosts, tiles};
use crate::model::{Alarm, Brief, Glyph};
use crate::presented::Words;
use fogbound_game::{Colour, Game as _};
use fogbound_mists::Game;
use fogbound_pictures::figures::Pose;
use fogbound_table::texts::msg;

/// Returns points against the goal, ghosts and tiles that are left.
pub(super) fn figures(game: &Game, words: Words<'_>) -> Vec<Brief> {
    let (points, goal) = (game.lowest_points(), game.rules().level().goal);
    let colour = game.rules().scoring().iter().copied().min_by_key(|&colour| game.points(colour));
    let reached = brief(
        Glyph::meeple(colour.unwrap_or(Colour::Red), Pose::Scoring),
        format!("{points}/{goal}"),
        msg!("brief-goal", points, goal),
        words,
    );
    let left = game.ghost_supply();
    vec![
        Brief { progress: Some((points, goal)), ..reached },
        Brief { alarm: Alarm::about(left), ..ghosts(left, words) },
        tiles(game, words),
    ]
}
