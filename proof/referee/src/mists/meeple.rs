//! M-7: a meeple onto the tile just placed.

use serde_json::json;

use super::Trial;
use super::state::{Meeple, Post};
use crate::geometry::{Cell, Edges};
use crate::landscape::{Building, Net, where_to};
use crate::trial::Stop;

impl Trial<'_> {
    /// 2b.
    pub(crate) fn place_meeple(&mut self, placed: Cell) -> Result<(), Stop> {
        let colours = self.state.colours_at_hand(self.setup);
        // The unoccupied regions on the tile (M-7.3).
        let segments = self.segments_for_a_meeple(placed).into_iter();
        let regions = segments
            .map(|(post, edges)| (edges, self.state.region_of(post, (placed, edges))))
            .filter(|(_, region)| self.state.meeples_on(region).is_empty());
        let wish = self.ask(where_to(self.state.land.active, &colours, regions))?;
        if let Some((colour, post, edges)) = wish {
            self.state.take_from_supply(colour);
            let told = json!({"colour": colour, "x": placed.x, "y": placed.y, "feature": post,
                "edges": edges});
            self.news.tell("meeple_placed", told);
            let hounds = Vec::new();
            self.state.meeples.push(Meeple { colour, cell: placed, post, edges, hounds });
        }
        Ok(())
    }

    /// The segments of the tile that a meeple may stand on at all (M-7.2).
    fn segments_for_a_meeple(&self, placed: Cell) -> Vec<(Post, Edges)> {
        let Some(tile) = self.state.land.board.face_up(placed) else { return Vec::new() };
        let misty_roads = self.setup.options.meeples_on_misty_roads;
        let clear = |road: &Edges| !road.sides().any(|side| tile.face.is_misty(side));
        let roads = tile.face.roads.iter().filter(|road| misty_roads || clear(road));
        let cities = tile.face.segments(Net::City).into_iter();
        let castle =
            (tile.building == Some(Building::Castle)).then_some((Post::Castle, Edges::NONE));
        let roads = roads.map(|road| (Post::Road, *road));
        roads.chain(cities.map(|city| (Post::City, city))).chain(castle).collect()
    }
}
