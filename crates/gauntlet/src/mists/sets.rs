//! Random tile sets, written in the tile-set language so that the loader checks them.

use fogbound_game::{Edges, Rng, Side};
use fogbound_tilesets::TileSet;
use std::fmt::Write as _;

/// Most tiles, beside the four of the starting tile.
const MOST_TILES: u32 = 132;

/// What the tiles of a set are like; weights out of 16.
struct Taste {
    road: u32,
    city: u32,
    mist: u32,
    castle: u32,
    cemetery: u32,
}

/// A random valid set: few or many kinds, with much or little of everything.
///
/// # Panics
/// When the loader refuses a set that is made to be valid.
pub fn random_set(rng: &mut Rng) -> TileSet {
    let taste = Taste {
        road: rng.below(8),
        city: rng.below(8),
        mist: rng.below(17),
        castle: rng.below(4),
        cemetery: [0, 1, 4, 12][rng.below(4) as usize],
    };
    let mut text = String::from(
        "format = 1\nid = \"random\"\nversion = 1\ntitle = \"Random\"\norigin = \"Random\"\n\
         start = { nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }\n",
    );
    let mut left = 3 + rng.below(MOST_TILES - 3);
    let mut number = 0;
    while left > 0 {
        let count = (1 + rng.below(12)).min(left);
        left -= count;
        number += 1;
        let name = format!("kind-{number}");
        let tile = Tile::random(rng, &taste);
        tile.write(&mut text, &name, (count > 1).then_some(count));
    }
    for (name, tile) in quarters(rng, &taste) {
        tile.write(&mut text, name, None);
    }
    match TileSet::parse("random.toml", &text) {
        Ok(set) => set,
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Terrain {
    Field,
    Road,
    City,
}

#[derive(Clone, Copy)]
struct Edge {
    terrain: Terrain,
    misty: bool,
}

impl Edge {
    fn random(rng: &mut Rng, taste: &Taste) -> Edge {
        let terrain = match rng.below(16) {
            n if n < taste.road => Terrain::Road,
            n if n < taste.road + taste.city => Terrain::City,
            _ => Terrain::Field,
        };
        Edge { terrain, misty: terrain != Terrain::City && rng.below(16) < taste.mist }
    }
}

struct Tile {
    edges: [Edge; 4],
    roads: Vec<Edges>,
    cities: Vec<(Edges, u32)>,
    mists: Vec<(Edges, u32)>,
    building: Option<&'static str>,
}

impl Tile {
    fn random(rng: &mut Rng, taste: &Taste) -> Tile {
        let edges = [(); 4].map(|()| Edge::random(rng, taste));
        let mut tile = Tile::with_edges(rng, edges, 1);
        let n = rng.below(16);
        if n < taste.cemetery {
            tile.building = Some("cemetery");
        } else if n < taste.cemetery + taste.castle && !tile.mists.is_empty() {
            tile.building = Some("castle");
        }
        tile
    }

    /// Random segments over these edges; `least` ghost symbols if there is mist.
    fn with_edges(rng: &mut Rng, edges: [Edge; 4], least: u32) -> Tile {
        let sides = |wanted: &dyn Fn(&Edge) -> bool| -> Vec<Side> {
            Side::ALL.into_iter().filter(|side| wanted(&edges[side.index()])).collect()
        };
        let roads = grouped(rng, sides(&|edge| edge.terrain == Terrain::Road), 2);
        let cities = grouped(rng, sides(&|edge| edge.terrain == Terrain::City), 4);
        let mists = grouped(rng, sides(&|edge| edge.misty), 4);
        let cities = cities.into_iter().map(|edges| (edges, rng.below(4) / 2)).collect();
        let mut mists: Vec<(Edges, u32)> = mists.into_iter().map(|edges| (edges, 0)).collect();
        if !mists.is_empty() {
            for _ in 0..least + rng.below(4 - least) {
                let place = rng.below(mists.len() as u32) as usize;
                mists[place].1 += 1;
            }
        }
        Tile { edges, roads, cities, mists, building: None }
    }

    fn write(&self, text: &mut String, name: &str, count: Option<u32>) {
        let terrain = |edge: &Edge| match edge.terrain {
            Terrain::Field => 'f',
            Terrain::Road => 'r',
            Terrain::City => 'c',
        };
        let edges: String = self.edges.iter().map(terrain).collect();
        let road = |edges: &Edges| match edges.len() {
            1 => format!("\"{edges} village\""),
            _ => format!("\"{edges}\""),
        };
        let city = |&(edges, coats): &(Edges, u32)| match coats {
            0 => format!("\"{edges}\""),
            _ => format!("\"{edges} coat\""),
        };
        let mist = |(edges, ghosts): &(Edges, u32)| format!("\"{edges} {ghosts}\"");
        let roads: Vec<String> = self.roads.iter().map(road).collect();
        let cities: Vec<String> = self.cities.iter().map(city).collect();
        let mists: Vec<String> = self.mists.iter().map(mist).collect();
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[[tile]]\nname = \"{name}\"\nedges = \"{edges}\"");
        for (key, list) in [("roads", roads), ("cities", cities), ("mists", mists)] {
            let _ = writeln!(text, "{key} = [{}]", list.join(", "));
        }
        if let Some(count) = count {
            let _ = writeln!(text, "count = {count}");
        }
        if let Some(building) = self.building {
            let _ = writeln!(text, "building = \"{building}\"");
        }
    }
}

/// The sides in random groups of at most `most`.
fn grouped(rng: &mut Rng, mut sides: Vec<Side>, most: u8) -> Vec<Edges> {
    rng.shuffle(&mut sides);
    let mut groups: Vec<Edges> = Vec::new();
    for side in sides {
        match groups.last_mut() {
            Some(last) if last.len() < most && rng.below(2) == 0 => {
                *last = last.union(Edges::of(side));
            }
            _ => groups.push(Edges::of(side)),
        }
    }
    groups
}

/// Four quarters whose inner edges agree (M-0.1).
fn quarters(rng: &mut Rng, taste: &Taste) -> [(&'static str, Tile); 4] {
    let inner = [(); 4].map(|()| Edge::random(rng, taste));
    let mut quarter = |inner: [(Side, Edge); 2]| {
        let mut edges = [(); 4].map(|()| Edge::random(rng, taste));
        for (side, edge) in inner {
            edges[side.index()] = edge;
        }
        Tile::with_edges(rng, edges, 0)
    };
    let [north, east, south, west] = inner;
    [
        ("nw", quarter([(Side::East, north), (Side::South, west)])),
        ("ne", quarter([(Side::West, north), (Side::South, east)])),
        ("sw", quarter([(Side::East, south), (Side::North, west)])),
        ("se", quarter([(Side::West, south), (Side::North, east)])),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_game::Seed;

    #[test]
    fn random_sets_are_valid_and_differ() {
        let mut rng = Seed::new("random sets").stream("test");
        let hashes: std::collections::BTreeSet<String> =
            (0..200).map(|_| random_set(&mut rng).hash).collect();
        assert!(hashes.len() > 190, "{}", hashes.len());
    }
}
