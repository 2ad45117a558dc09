//! Tiles described by their edges, for people who do not see them.

use fogbound_game::{Edges, Rotation, Side};
use fogbound_landscape::KindTable;
use fogbound_table::texts::{Texts, family, msg};
use fogbound_tilesets::{Building, Kind, RoadEnd};

/// Returns what lies along the edges of a tile of a kind as it lies, and in its middle.
pub(crate) fn described(kind: &KindTable, rotation: Rotation, texts: &Texts) -> String {
    let kind = &*kind.printed;
    let sides = |edges: Edges| (texts.edges_in_words(edges.turned(rotation)), edges.iter().count());
    let mut parts: Vec<String> = Vec::new();
    for city in &kind.cities {
        let (sides, n) = sides(city.edges);
        parts.push(texts.say(msg!("web-tile-city", sides, n, coats = city.coats)));
    }
    parts.extend(roads(kind, rotation, texts));
    for mist in &kind.mists {
        let (sides, n) = sides(mist.edges);
        parts.push(texts.say(msg!("web-tile-mist", sides, n, ghosts = mist.ghosts)));
    }
    if kind.cities.is_empty() && kind.roads.is_empty() {
        parts.push(texts.say(msg!("web-tile-fields")));
    }
    let building = kind.building;
    parts.extend(building.map(|it| texts.say(family!("web-tile-", Building::name, it))));
    parts.join(", ")
}

/// Returns the name of a tile of a kind and what it shows as it lies.
pub(crate) fn named(kind: &KindTable, rotation: Rotation, texts: &Texts) -> String {
    let (name, shows) = (texts.tile(&kind.name), described(kind, rotation, texts));
    texts.say(msg!("web-tile-named", name, shows))
}

/// Returns the roads of a tile: first those that cross it, then those that end on it, by their ends.
fn roads(kind: &Kind, rotation: Rotation, texts: &Texts) -> Vec<String> {
    let mut roads: Vec<String> = Vec::new();
    for road in kind.roads.iter().filter(|road| road.end.is_none()) {
        let word = |side: Option<Side>| {
            side.map(|it| texts.wind(2 * it.index() as u8)).unwrap_or_default()
        };
        let edges = road.edges.turned(rotation);
        let mut sides = edges.iter();
        let (from, to) = (word(sides.next()), word(sides.next()));
        roads.push(texts.say(msg!("web-tile-road", from, to)));
    }
    for end in RoadEnd::ALL {
        let ending = kind.roads.iter().filter(|road| road.end == Some(end));
        let edges = ending.fold(Edges::NONE, |edges, road| edges.union(road.edges));
        let (sides, n) = (texts.edges_in_words(edges.turned(rotation)), edges.iter().count());
        let end = texts.say(family!("web-tile-end-", RoadEnd::name, end));
        if n > 0 {
            roads.push(texts.say(msg!("web-tile-road-ends", sides, n, end)));
        }
    }
    roads
}
