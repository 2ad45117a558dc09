//! Tiles described by their edges, for people who do not see them.

use fogbound_game::{Edges, Rotation, Side};
use fogbound_landscape::KindTable;
use fogbound_table::texts::{Texts, family, msg};
use fogbound_tilesets::{Building, Kind, RoadEnd};

/// Returns what lies along the edges of a tile of a kind as it lies, and in its middle.
pub(crate) fn described(kind: &KindTable, rotation: Rotation, texts: &Texts) -> String {
    let kind = &*kind.printed;
    let sides = |edges: Edges| sides(edges.turned(rotation), texts);
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
        let mut sides = road.edges.turned(rotation).iter().map(|side| word(side, texts));
        let (from, to) = (sides.next().unwrap_or_default(), sides.next().unwrap_or_default());
        roads.push(texts.say(msg!("web-tile-road", from, to)));
    }
    for end in RoadEnd::ALL {
        let ending = kind.roads.iter().filter(|road| road.end == Some(end));
        let edges = ending.fold(Edges::NONE, |edges, road| edges.union(road.edges));
        let (sides, n) = sides(edges.turned(rotation), texts);
        let end = texts.say(family!("web-tile-end-", RoadEnd::name, end));
        if n > 0 {
            roads.push(texts.say(msg!("web-tile-road-ends", sides, n, end)));
        }
    }
    roads
}

/// Returns sides in words, like `north, east and south`, and their number.
fn sides(edges: Edges, texts: &Texts) -> (String, usize) {
    let words: Vec<String> = edges.iter().map(|side| word(side, texts)).collect();
    let n = words.len();
    (list(words, texts), n)
}

/// Returns the items of a list in words, like `north, east and south`.
pub(super) fn list(mut words: Vec<String>, texts: &Texts) -> String {
    let last = words.pop().unwrap_or_default();
    match words.is_empty() {
        true => last,
        false => texts.say(msg!("galore-and", first = words.join(", "), second = last)),
    }
}

fn word(side: Side, texts: &Texts) -> String {
    wind(2 * side.index() as u8, texts)
}

/// Returns a direction in words: clockwise from the north, 0 to 7.
pub(super) fn wind(wind: u8, texts: &Texts) -> String {
    texts.say(msg!("web-wind", wind))
}
