//! The label of a cell: its tile and the pieces on it, in words.

use crate::landscape;
use fogbound_carcassonne::{Game, Stand};
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
            stand = stand_in_words(meeple.stand, texts),
            ghosts = meeple.ghosts
        ))
    });
    name.into_iter().chain(meeples).collect::<Vec<_>>().join("; ")
}

/// Returns a place on a tile, its sides in words.
fn stand_in_words(stand: Stand, texts: &Texts) -> String {
    let sides = match stand {
        Stand::Road(edges) | Stand::City(edges) => texts.edges_in_words(edges),
        Stand::Field(halves) => texts.list(landscape::winds(halves, texts)),
        Stand::Monastery | Stand::Castle | Stand::Cemetery => String::new(),
    };
    let name = texts.say(msg!("web-sides", sides));
    texts.say(msg!("carc-stand", kind = stand.kind(), name))
}
