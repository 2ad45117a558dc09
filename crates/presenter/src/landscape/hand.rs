//! The tile in hand and its legal cells.

use super::{Landscape, described};
use crate::model::{Glyph, Hand, LegalCell, Question};
use fogbound_game::Rotation;
use fogbound_game::ShortList as _;
use fogbound_table::texts::Texts;

/// Returns the tile in hand, while it waits to be placed.
pub(crate) fn hand<G: Landscape>(game: &G, texts: &Texts) -> Option<Hand> {
    let kind = game.in_hand()?;
    let table = game.catalogue().kind(kind);
    Some(Hand {
        name: texts.tile(&table.name),
        note: game.hand_note(kind, texts).unwrap_or_default(),
        shows: Rotation::ALL.map(|rotation| described(table, rotation, texts)),
        looks: table.looks.iter().map(|look| look.quarters()).collect(),
        glyphs: Rotation::ALL.map(|rotation| Glyph::Tile(game.face(kind, rotation))),
    })
}

/// Returns the cells for the tile in hand by rows, each with the quarter turns that fit.
pub(crate) fn legal_cells<G: Landscape>(game: &G, seat: u8) -> Vec<LegalCell> {
    let mut cells: Vec<LegalCell> = Vec::new();
    for placement in game.legal_of(seat).into_iter().filter_map(G::placement) {
        let turns = placement.rotation.quarters();
        match cells.iter_mut().find(|legal| legal.cell == placement.cell) {
            Some(legal) => legal.turns.push(turns),
            None => cells.push(LegalCell { cell: placement.cell, turns: vec![turns] }),
        }
    }
    cells.iter_mut().for_each(|legal| legal.turns.sort_short());
    cells.sort_short_by_key(|legal| (legal.cell.y, legal.cell.x));
    cells
}

/// Returns a question about the tile in hand, with everything that there is to know for placing it.
pub(crate) fn with_placements<G: Landscape>(
    question: Question,
    game: &G,
    seat: u8,
    texts: &Texts,
) -> Question {
    Question { hand: hand(game, texts), cells: legal_cells(game, seat), ..question }
}
