//! The places on tiles that belong to features.

use fogbound_carcassonne::{Game, Stand as On};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Game as _, Halves};
use fogbound_landscape::FieldRegion;
use fogbound_pictures::Stand;

/// Returns the ground of a meeple, as pictures name it.
pub(super) const fn stand_of(stand: On) -> Stand {
    match stand {
        On::Road(edges) => Stand::Road(edges),
        On::City(edges) => Stand::City(edges),
        On::Field(halves) => Stand::Field(halves),
        On::Monastery | On::Castle | On::Cemetery => Stand::Building,
    }
}

/// Returns all places of the feature that a place belongs to, itself first.
pub(super) fn parts(game: &Game, cell: Cell, stand: Stand) -> Vec<(Cell, Stand)> {
    let mut all = crate::landscape::parts(game, cell, stand);
    all.sort_short_by_key(|&(at, other)| ((at, other) != (cell, stand), at.y, at.x));
    all
}

/// Returns the places of the field with these half-edges on a cell.
pub(super) fn field(game: &Game, cell: Cell, halves: Halves) -> Option<Vec<(Cell, Stand)>> {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let mut here = game.fields().on(catalogue, map, map.at(cell)?);
    let (field, _) = here.find(|&(_, name)| name == halves)?;
    Some(field_members(game, game.fields().region(field)))
}

/// Returns the places of a field.
pub(super) fn field_members(game: &Game, region: FieldRegion) -> Vec<(Cell, Stand)> {
    let (map, fields) = (game.map(), game.fields());
    let place = |field| {
        let name = fields.name(game.rules().catalogue(), map, field);
        (map.cell(fields.cell_of(field)), Stand::Field(name))
    };
    fields.members(region).map(place).collect()
}
