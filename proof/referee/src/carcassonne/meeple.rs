//! C-3, C-4 and G-3: a meeple or guard onto the tile just placed.

use serde_json::json;

use super::Trial;
use super::state::{Feature, Meeple, Piece};
use crate::geometry::Cell;
use crate::landscape::{Building, Net, where_to};
use crate::trial::Stop;

impl Trial<'_> {
    pub(crate) fn place_meeple(&mut self, placed: Cell) -> Result<(), Stop> {
        let seat = self.state.land.active;
        let mut pieces = Piece::ALL.to_vec();
        pieces.retain(|piece| *self.state.supply[seat].of(*piece) > 0);
        // The regions of the tile that nobody is on (C-3).
        let segments = self.segments_for_a_meeple(placed).into_iter();
        let regions = segments
            .map(|(feature, name)| (name.clone(), self.state.region(feature, placed, &name)))
            .filter(|(_, region)| self.state.meeples_on(region).is_empty());
        let wish = self.ask(where_to(seat, &pieces, regions))?;
        if let Some((piece, feature, name)) = wish {
            *self.state.supply[seat].of(piece) -= 1;
            let told = json!({"seat": seat, "x": placed.x, "y": placed.y, "piece": piece,
                "feature": feature, "name": name});
            self.news.tell("meeple_placed", told);
            self.state.meeples.push(Meeple { seat, cell: placed, piece, feature, name, ghosts: 0 });
        }
        Ok(())
    }

    /// The segments of the tile that a meeple may stand on at all (C-4, G-3.1, G-3.2).
    fn segments_for_a_meeple(&self, placed: Cell) -> Vec<(Feature, String)> {
        let Some(tile) = self.state.land.board.face_up(placed) else { return Vec::new() };
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
            let fields = tile.fields.iter();
            segments.extend(fields.map(|field| (Feature::Field, field.halves.name().to_owned())));
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
