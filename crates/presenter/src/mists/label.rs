//! The label of a cell: its tile and the pieces on it, in words.

use crate::landscape;
use fogbound_game::{Cell, Game as _};
use fogbound_mists::{Game, Hound, MeepleView, Spot};
use fogbound_table::texts::{Texts, msg};

/// Returns the label of a cell with a tile.
pub(super) fn label(game: &Game, cell: Cell, texts: &Texts) -> String {
    let map = game.map();
    let tile = map.at(cell).and_then(|id| map.tile(id));
    let name = match tile {
        Some((kind, rotation)) => {
            landscape::named(game.rules().catalogue().kind(kind), rotation, texts)
        }
        None => texts.say(msg!("web-face-down")),
    };
    let meeples = game.meeples().into_iter().filter(|meeple| meeple.cell == cell);
    let meeples = meeples.flat_map(|meeple| standing(&meeple, texts));
    let ghosts = game.ghosts().into_iter().filter(|ghosts| ghosts.cell == cell);
    let ghosts = ghosts.map(|ghosts| {
        let spot = match ghosts.spot {
            Spot::Mist(edges) => texts.edges_in_words(edges),
            Spot::Cemetery => "cemetery".to_owned(),
        };
        texts.say(msg!("web-mists-ghosts-there", n = ghosts.n, spot))
    });
    let all: Vec<String> = std::iter::once(name).chain(meeples).chain(ghosts).collect();
    all.join("; ")
}

/// Returns a meeple, and the hounds with it.
fn standing(meeple: &MeepleView, texts: &Texts) -> Vec<String> {
    let mut words = vec![texts.say(msg!(
        "web-mists-meeple-there",
        colour = texts.colour(meeple.colour),
        kind = meeple.feature.map_or("grave", |feature| feature.name()),
        edges = texts.edges_in_words(meeple.edges)
    ))];
    let hounds = Hound::ALL.into_iter().zip(meeple.hounds).filter(|&(_, with)| with);
    words.extend(hounds.map(|(hound, _)| texts.hound(hound)));
    words
}
