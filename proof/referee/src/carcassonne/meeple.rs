//! C-3, C-4 and G-3: a meeple or guard onto the tile just placed.

use std::collections::BTreeSet;

use serde_json::json;

use super::game::{Answer, Game, Stop};
use super::regions::Region;
use super::table::{Feature, Meeple, Piece};
use crate::geometry::Cell;
use crate::tiles::{Building, Net};

/// The piece to place, or nothing.
type Wish = Option<(Piece, Feature, String)>;

impl Game<'_> {
    pub(crate) fn place_meeple(&mut self, placed: Cell) -> Result<(), Stop> {
        let mut answers: Vec<Answer<Wish>> = vec![(json!(["pass"]), None)];
        let mut unlisted: Vec<Answer<Wish>> = Vec::new();
        let seat = self.table.active;
        for piece in Piece::ALL {
            if *self.table.supply[seat].of(piece) == 0 {
                continue;
            }
            for (feature, names) in self.places_for_a_meeple(placed) {
                let Some(listed) = names.first() else { continue };
                for name in &names {
                    let written = json!(["meeple", piece.name(), feature.name(), name]);
                    let list = if name == listed { &mut answers } else { &mut unlisted };
                    list.push((written, Some((piece, feature, listed.clone()))));
                }
            }
        }
        let wish = self.ask("meeple", &answers, &unlisted)?;
        if let Some((piece, feature, name)) = wish {
            *self.table.supply[seat].of(piece) -= 1;
            let told = json!({"seat": seat, "x": placed.x, "y": placed.y, "piece": piece.name(),
                "feature": feature.name(), "name": name});
            self.news.tell("meeple_placed", told);
            self.table.meeples.push(Meeple { seat, cell: placed, piece, feature, name, ghosts: 0 });
        }
        Ok(())
    }

    /// The regions of the tile that nobody is on, each with the names it has there, smallest first
    /// (C-3, X-4).
    fn places_for_a_meeple(&self, placed: Cell) -> Vec<(Feature, BTreeSet<String>)> {
        let mut places: Vec<(Region, BTreeSet<String>)> = Vec::new();
        for (feature, name) in self.segments_for_a_meeple(placed) {
            let region = self.table.region(feature, placed, &name);
            if !self.table.meeples_on(&region).is_empty() {
                continue;
            }
            match places.iter_mut().find(|(known, _)| *known == region) {
                Some((_, names)) => {
                    names.insert(name);
                }
                None => places.push((region, BTreeSet::from([name]))),
            }
        }
        places.into_iter().map(|(region, names)| (region.feature, names)).collect()
    }

    /// The segments of the tile that a meeple may stand on at all (C-4, G-3.1, G-3.2).
    fn segments_for_a_meeple(&self, placed: Cell) -> Vec<(Feature, String)> {
        let Some(tile) = self.table.board.face_up(placed) else { return Vec::new() };
        let options = self.setup.options;
        let mut segments = Vec::new();
        for road in tile.face.segments(Net::Road) {
            let is_misty = road.sides().any(|side| tile.face.is_misty(side));
            if options.meeples_on_misty_roads || !is_misty {
                segments.push((Feature::Road, road.name().to_owned()));
            }
        }
        let cities = tile.face.segments(Net::City);
        segments.extend(cities.iter().map(|city| (Feature::City, city.name().to_owned())));
        if options.farmers {
            let fields = self.table.fields.get(&placed).into_iter().flatten();
            segments.extend(fields.map(|field| (Feature::Field, field.halves.name())));
        }
        let building = tile.building.map(|building| match building {
            Building::Monastery => Feature::Monastery,
            Building::Castle => Feature::Castle,
            Building::Cemetery => Feature::Cemetery,
        });
        segments.extend(building.map(|building| (building, String::new())));
        segments
    }
}
