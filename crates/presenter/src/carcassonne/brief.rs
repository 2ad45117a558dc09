//! The few figures that matter most.

use crate::brief::{ghosts, tiles};
use crate::model::Brief;
use crate::presented::Words;
use fogbound_carcassonne::Game;
use fogbound_game::Game as _;

/// Returns the ghosts, if they take part, and the tiles that are left.
pub(super) fn figures(game: &Game, words: Words<'_>) -> Vec<Brief> {
    let ghosts = game.rules().parts().mist.then(|| ghosts(game.ghost_supply(), words));
    ghosts.into_iter().chain([tiles(game, words)]).collect()
}
