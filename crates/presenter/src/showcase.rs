//! A position of each game in the middle of play, for the start page.

use crate::model::{Board, Look, Overlays};
use crate::presented::Presented;
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_table::with_game;
use std::rc::Rc;

/// Returns a board of a game in the middle of play.
#[must_use]
pub fn showcase(game: GameId, texts: &Rc<Texts>) -> Option<Board> {
    // They are records of our own making; a test opens each of them.
    let game = crate::open(with_game!(game, G => G::SHOWCASE), texts).ok()?;
    Some(game.board(Look::at(game.plies()), Overlays::None))
}

#[cfg(test)]
mod tests;
