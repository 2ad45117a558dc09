//! Random tile sets, written in the tile-set language so that the loader checks them.

use fogbound_game::{Edges, Halves, Rng, Side};
use fogbound_tilesets::TileSet;
use std::fmt::Write as _;

/// Most tiles, beside the four of the starting tile.
const MOST_TILES: u32 = 132;

/// The traits of the tiles of a set; weights out of 16.
#[derive(Clone, Copy)]
struct Taste {
    road: u32,
    city: u32,
    mist: u32,
    castle: u32,
    cemetery: u32,
    monastery: u32,
}

impl Taste {
    fn random(rng: &mut Rng) -> Taste {
        Taste {
            road: rng.below(8),
            city: rng.below(8),
            mist: rng.below(17),
            castle: rng.below(4),
            cemetery: [0, 1, 4, 12][rng.below(4) as usize],
            monastery: 0,
        }
    }
}

/// A random valid set with a 2x2 starting tile: few or many kinds, with much or little of
/// everything.
///
/// # Panics
/// If the loader refuses a set that is made to be valid.
pub fn random_set(rng: &mut Rng) -> TileSet {
    loop {
        let taste = Taste::random(rng);
        let mut text = header("start = { nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }");
        let tiles = 3 + rng.below(MOST_TILES - 3);
        write_kinds(rng, &mut text, "kind", &[taste], 12, tiles);
        for (name, tile) in quarters(rng, taste) {
            tile.write(&mut text, name, None);
        }
        // If all is city and mist there is no field, and a set that names fields has one (C-2.2).
        if text.contains("fields = [\"") {
            return parsed(&text);
        }
    }
}

/// A random valid set of part `base` with a single starting tile, sometimes a handful of tiles, now
/// and then with mist on them. In half of the sets most tiles have four edges alike, so that many
/// fit nowhere.
///
/// # Panics
/// As [`random_set`].
pub fn random_base(rng: &mut Rng) -> TileSet {
    let mist = if rng.below(4) == 0 { rng.below(6) } else { 0 };
    let mixed =
        Taste { mist, castle: 0, cemetery: 0, monastery: rng.below(4), ..Taste::random(rng) };
    let plain = Taste { road: 0, city: 0, ..mixed };
    let alike = [plain, Taste { road: 15, ..plain }, Taste { city: 15, ..plain }];
    let tastes = if rng.below(2) == 0 { &[mixed][..] } else { &alike };
    let mut text = header("part = \"base\"\nstart = \"start\"");
    // A set for this game has a field somewhere.
    let mut edges = [(); 4].map(|()| Edge::random(rng, tastes[0]));
    edges[0] = Edge { terrain: Terrain::Field, misty: false };
    Tile::with_edges(rng, edges, 1).write(&mut text, "start", None);
    let tiles = [1 + rng.below(6), 10 + rng.below(50), 30 + rng.below(90)][rng.below(3) as usize];
    write_kinds(rng, &mut text, "base", tastes, 6, tiles);
    parsed(&text)
}

/// Some kinds of a set in its language, with other counts; the starting tile stays and the first
/// kind after it, the last kind goes.
///
/// # Panics
/// If the loader refuses what is left of a valid set.
pub fn some_kinds(rng: &mut Rng, source: &str) -> TileSet {
    let (dropped, most) = (rng.below(16), [1, 2, 4, 8][rng.below(4) as usize]);
    let keep = |rng: &mut Rng| rng.below(16) >= dropped;
    let mut left = MOST_TILES;
    let mut blocks = source.split("[[tile]]").peekable();
    let header = blocks.next().unwrap_or_default();
    let mut text = header.replacen("id = \"", "id = \"some-", 1);
    while let Some(block) = blocks.next() {
        let name = block.lines().find_map(|line| line.strip_prefix("name = ")).unwrap_or_default();
        if header.contains(name) {
            text.extend(["[[tile]]", block]);
        } else if left == MOST_TILES || keep(rng) && left > 0 && blocks.peek().is_some() {
            let others = block.lines().filter(|line| !line.starts_with("count"));
            let others: Vec<&str> = others.collect();
            let count = (1 + rng.below(most)).min(left);
            left -= count;
            // Writing to a String cannot fail.
            let _ = writeln!(text, "[[tile]]{}\ncount = {count}", others.join("\n"));
        }
    }
    parsed(&text)
}

fn header(start: &str) -> String {
    format!(
        "format = 1\nid = \"random\"\nversion = 1\ntitle = \"Random\"\norigin = \"Random\"\n\
         {start}\n"
    )
}

fn parsed(text: &str) -> TileSet {
    match TileSet::parse("random.toml", text) {
        Ok(set) => set,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// Random kinds named `NAME-1` and so on, of each at most so many tiles, so many together.
fn write_kinds(
    rng: &mut Rng,
    text: &mut String,
    name: &str,
    tastes: &[Taste],
    most: u32,
    tiles: u32,
) {
    let mut left = tiles;
    for number in 1u32.. {
        if left == 0 {
            break;
        }
        let count = (1 + rng.below(most)).min(left);
        left -= count;
        let taste = tastes[rng.below(tastes.len() as u32) as usize];
        let tile = Tile::random(rng, taste);
        tile.write(text, &format!("{name}-{number}"), (count > 1).then_some(count));
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
    fn random(rng: &mut Rng, taste: Taste) -> Edge {
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
    /// Half-edges, and the cities touched.
    fields: Vec<(Halves, Vec<Edges>)>,
    building: Option<&'static str>,
}

impl Tile {
    fn random(rng: &mut Rng, taste: Taste) -> Tile {
        let edges = [(); 4].map(|()| Edge::random(rng, taste));
        let mut tile = Tile::with_edges(rng, edges, 1);
        let n = rng.below(16);
        if n < taste.cemetery {
            tile.building = Some("cemetery");
        } else if n < taste.cemetery + taste.castle && !tile.mists.is_empty() {
            tile.building = Some("castle");
        } else if n < taste.cemetery + taste.castle + taste.monastery {
            tile.building = Some("monastery");
        }
        tile
    }

    /// Random segments over these edges; `least` ghost symbols if there is mist.
    fn with_edges(rng: &mut Rng, edges: [Edge; 4], least: u32) -> Tile {
        let sides = |wanted: &dyn Fn(&Edge) -> bool| -> Vec<Side> {
            Side::ALL.into_iter().filter(|side| wanted(&edges[side.index()])).collect()
        };
        let grouped = |rng: &mut Rng, wanted: &dyn Fn(&Edge) -> bool, most| -> Vec<Edges> {
            let groups = grouped(rng, sides(wanted), most, 2);
            let joined = |group: Vec<Side>| group.into_iter().map(Edges::of);
            groups.into_iter().map(|group| joined(group).fold(Edges::NONE, Edges::union)).collect()
        };
        let roads = grouped(rng, &|edge| edge.terrain == Terrain::Road, 2);
        let cities = grouped(rng, &|edge| edge.terrain == Terrain::City, 4);
        let mists = grouped(rng, &|edge| edge.misty, 4);
        let clear = sides(&|edge| edge.terrain != Terrain::City && !edge.misty);
        let fields = fields(rng, &clear, &cities);
        let cities = cities.into_iter().map(|edges| (edges, rng.below(4) / 2)).collect();
        let mut mists: Vec<(Edges, u32)> = mists.into_iter().map(|edges| (edges, 0)).collect();
        if !mists.is_empty() {
            for _ in 0..least + rng.below(4 - least) {
                let place = rng.below(mists.len() as u32) as usize;
                mists[place].1 += 1;
            }
        }
        Tile { edges, roads, cities, mists, fields, building: None }
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
        let field = |(halves, cities): &(Halves, Vec<Edges>)| {
            let cities = cities.iter().map(|city| format!(" {city}"));
            format!("\"{halves}{}\"", cities.collect::<String>())
        };
        let roads: Vec<String> = self.roads.iter().map(road).collect();
        let cities: Vec<String> = self.cities.iter().map(city).collect();
        let mists: Vec<String> = self.mists.iter().map(mist).collect();
        let fields: Vec<String> = self.fields.iter().map(field).collect();
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[[tile]]\nname = \"{name}\"\nedges = \"{edges}\"");
        let lists = [("roads", roads), ("cities", cities), ("mists", mists), ("fields", fields)];
        for (key, list) in lists {
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

/// The half-edges of clear edges in random groups (C-2.2), each touching some of the cities.
fn fields(rng: &mut Rng, clear: &[Side], cities: &[Edges]) -> Vec<(Halves, Vec<Edges>)> {
    let halves = clear.iter().flat_map(|&side| [2 * side as u8, 2 * side as u8 + 1]).collect();
    let groups = grouped(rng, halves, 8, 5);
    let mut field = |group: Vec<u8>| {
        let halves = Halves::from_bits(group.into_iter().map(|half| 1 << half).sum());
        (halves, cities.iter().copied().filter(|_| rng.below(2) == 0).collect())
    };
    groups.into_iter().map(&mut field).collect()
}

/// Items in random groups of at most `most`: of `loose` items that could join one does not.
fn grouped<T>(rng: &mut Rng, mut items: Vec<T>, most: usize, loose: u32) -> Vec<Vec<T>> {
    rng.shuffle(&mut items);
    let mut groups: Vec<Vec<T>> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some(last) if last.len() < most && rng.below(loose) > 0 => last.push(item),
            _ => groups.push(vec![item]),
        }
    }
    groups
}

/// Four quarters whose inner edges agree (M-0.1).
fn quarters(rng: &mut Rng, taste: Taste) -> [(&'static str, Tile); 4] {
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
mod tests;
