//! The label of a cell: its tile and the pieces on it, in words.

use crate::landscape;
use fogbound_carcassonne::Game;
use fogbound_game::{Cell, Game as _};
use fogbound_table::texts::{Texts, msg};

/// Returns the label of a cell with a tile.
pub(super) fn label(game: &Game, cell: Cell, names: &[String], texts: &Texts) -> String {
    let map = game.map();
    let tile = map.at(cell).and_then(|id| map.tile(id));
    let name = tile.map(|(kind, rotation)| {
        landscape::named(game.rules().catalogue().kind(kind), rotation, texts)
    });
    let meeples = game.meeples().into_iter().filter(|meeple| meeple.cell == cell);
    let meeples = meeples.map(|meeple| {
        texts.say(msg!(
            "web-carc-meeple-there",
            player = texts.player(names, meeple.seat),
            piece = texts.carcassonne_piece(meeple.piece),
            stand = texts.carcassonne_stand(meeple.stand),
            ghosts = meeple.ghosts
        ))
    });
    name.into_iter().chain(meeples).collect::<Vec<_>>().join("; ")
}
