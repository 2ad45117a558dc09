//! M-7: a meeple onto the tile just placed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::board::Segment;
use crate::game::{Answer, Game, Stop};
use crate::geometry::{Cell, Edges};
use crate::setup::Colour;
use crate::table::{Meeple, Post};
use crate::tiles::{Building, Net};

/// A meeple to place, or nothing.
type Wish = Option<(Colour, Post, Edges)>;

impl Game<'_> {
    /// 2b.
    pub(crate) fn place_meeple(&mut self, placed: Cell) -> Result<(), Stop> {
        let mut answers: Vec<Answer<Wish>> = vec![(json!(["pass"]), None)];
        let mut unlisted: Vec<Answer<Wish>> = Vec::new();
        for colour in self.table.colours_at_hand(self.setup) {
            for (post, names) in self.places_for_a_meeple(placed) {
                let Some(listed) = names.first().copied() else { continue };
                for edges in names {
                    let written = json!(["meeple", colour.name(), post.name(), edges.name()]);
                    let list = if edges == listed { &mut answers } else { &mut unlisted };
                    list.push((written, Some((colour, post, listed))));
                }
            }
        }
        let wish = self.ask_with_names("meeple", Value::Null, &answers, &unlisted)?;
        if let Some((colour, post, edges)) = wish {
            self.table.take_from_supply(colour);
            self.news.meeple_placed(colour, placed, post, edges);
            self.table.meeples.push(Meeple {
                colour,
                cell: placed,
                post,
                edges,
                hounds: Vec::new(),
            });
        }
        Ok(())
    }

    /// The unoccupied regions on the tile, each with the names it has there, smallest first
    /// (M-7.2, M-7.3, X-4).
    fn places_for_a_meeple(&self, placed: Cell) -> Vec<(Post, BTreeSet<Edges>)> {
        let mut places: Vec<(Post, BTreeSet<Segment>, BTreeSet<Edges>)> = Vec::new();
        for (post, edges) in self.segments_for_a_meeple(placed) {
            let known = places
                .iter_mut()
                .find(|(kind, region, _)| *kind == post && region.contains(&(placed, edges)));
            if let Some((_, _, names)) = known {
                names.insert(edges);
                continue;
            }
            let region = self.table.region_of(post, (placed, edges));
            if !self.table.meeples.iter().any(|meeple| region.holds(meeple)) {
                places.push((post, region.segments, BTreeSet::from([edges])));
            }
        }
        places.into_iter().map(|(post, _, names)| (post, names)).collect()
    }

    /// The segments of the tile that a meeple may stand on at all (M-7.2).
    fn segments_for_a_meeple(&self, placed: Cell) -> Vec<(Post, Edges)> {
        let Some(tile) = self.table.board.face_up(placed) else { return Vec::new() };
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
