//! The features on a cell, in words and with their outlines.

use super::places::{field_members, stand_of};
use super::seat_colour;
use crate::landscape::{members, shields, without_repeats};
use crate::model::{Feature, Outline, Told};
use crate::presented::Words;
use fogbound_carcassonne::{Game, MeepleView};
use fogbound_game::{Cell, Colour, Game as _};
use fogbound_landscape::{CellId, FieldRegion, RegionId, SegmentKind};
use fogbound_pictures::Stand;
use fogbound_table::texts::msg;
use fogbound_tilesets::Building;

/// Returns every road, city, mist bank, building and field on a cell.
pub(super) fn features(game: &Game, cell: Cell, words: Words<'_>) -> Vec<Feature> {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let Some(id) = map.at(cell) else { return Vec::new() };
    let Some((kind, _)) = map.tile(id) else { return Vec::new() };
    let teller = Teller { game, words };
    let regions = [SegmentKind::Road, SegmentKind::City, SegmentKind::Mist].into_iter();
    let regions = regions.flat_map(|wanted| {
        let segments = map.segments(catalogue, id, wanted);
        segments.map(move |(segment, ..)| (wanted, map.region(segment)))
    });
    let mut features: Vec<Feature> = without_repeats(regions)
        .into_iter()
        .map(|(kind, region)| teller.region(kind, region))
        .collect();
    features
        .extend(catalogue.kind(kind).building.map(|building| teller.building(building, id, cell)));
    if game.rules().options().farmers {
        let fields = game.fields().on(catalogue, map, id);
        let fields = without_repeats(fields.map(|(field, _)| game.fields().region(field)));
        features.extend(fields.into_iter().map(|field| teller.field(field)));
    }
    features
}

struct Teller<'a> {
    game: &'a Game,
    words: Words<'a>,
}

/// The facts of a feature besides its meeples.
struct About<'a> {
    kind: &'a str,
    open: u16,
    points: u16,
    shields: u16,
    rule: &'a str,
}

impl Teller<'_> {
    fn region(&self, kind: SegmentKind, region: RegionId) -> Feature {
        let map = self.game.map();
        let open = map.open_edges(region);
        let shields = shields(self.game, region);
        let places = members(self.game, region);
        let tiles = map.region_cells(region).len() as u16;
        let each = if open == 0 { 2 } else { 1 };
        let about = match kind {
            SegmentKind::Road => About { kind: "road", open, points: tiles, shields, rule: "C-5" },
            SegmentKind::City => {
                let points = each * (tiles + shields);
                About { kind: "city", open, points, shields, rule: "C-5" }
            }
            SegmentKind::Mist => About { kind: "mist", open, points: 0, shields, rule: "G-2.2" },
        };
        self.feature(&about, places)
    }

    fn building(&self, building: Building, id: CellId, cell: Cell) -> Feature {
        let map = self.game.map();
        let around = map.around(id).count() as u16;
        let cells = map.around(id).chain([id]);
        let misty =
            cells.filter(|&at| map.has_mist(self.game.rules().catalogue(), at)).count() as u16;
        let open = 8 - around;
        let each = if open == 0 { 2 } else { 1 };
        let about = match building {
            Building::Monastery => {
                About { kind: "monastery", open, points: 1 + around, shields: 0, rule: "C-5" }
            }
            Building::Castle => {
                About { kind: "castle", open, points: each * misty, shields: 0, rule: "G-4.2" }
            }
            Building::Cemetery => {
                About { kind: "cemetery", open, points: 0, shields: 0, rule: "G-4.3" }
            }
        };
        self.feature(&about, vec![(cell, Stand::Building)])
    }

    fn field(&self, field: FieldRegion) -> Feature {
        let catalogue = self.game.rules().catalogue();
        let cities = self.game.fields().complete_cities(catalogue, self.game.map(), field);
        // A table has fewer cities than fit in this number.
        let points = 3 * cities.len() as u16;
        let about = About { kind: "field", open: 0, points, shields: 0, rule: "C-6" };
        self.feature(&about, field_members(self.game, field))
    }

    fn feature(&self, about: &About<'_>, places: Vec<(Cell, Stand)>) -> Feature {
        let Words { texts, names, .. } = self.words;
        let cells = without_repeats(places.iter().map(|&(cell, _)| cell));
        let there = self.there(&places);
        let owners = self.owners(&there);
        let listed: Vec<String> = owners.iter().map(|&seat| texts.player(names, seat)).collect();
        let ghosts: u16 = there.iter().map(|meeple| u16::from(meeple.ghosts)).sum();
        let told = Told::new(
            texts.say(msg!(
                "web-carc-feature",
                kind = about.kind,
                tiles = cells.len(),
                shields = about.shields,
                open = about.open,
                points = about.points,
                cities = about.points / 3,
                owners = listed.join(", "),
                n = owners.len(),
                ghosts
            )),
            about.rule,
        )
        .at(cells);
        let owner: Option<Colour> = owners.first().copied().map(seat_colour);
        let outline = Outline::region(places, owner);
        Feature { told, outline }
    }

    /// Returns the meeples on a feature.
    fn there(&self, places: &[(Cell, Stand)]) -> Vec<MeepleView> {
        let is_there =
            |meeple: &MeepleView| places.contains(&(meeple.cell, stand_of(meeple.stand)));
        self.game.meeples().into_iter().filter(is_there).collect()
    }

    /// Returns the seats with most meeples there (C-5).
    fn owners(&self, there: &[MeepleView]) -> Vec<u8> {
        let count = |seat: u8| there.iter().filter(|meeple| meeple.seat == seat).count();
        let seats = 0..self.game.rules().players();
        let most = seats.clone().map(count).max().unwrap_or(0);
        seats.filter(|&seat| most > 0 && count(seat) == most).collect()
    }
}

#[cfg(test)]
mod tests;
