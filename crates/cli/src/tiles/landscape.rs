//! Sets of landscape tiles.

use fogbound_game::{Rotation, Side};
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use fogbound_terminal::draw::{Size, tile_lines};
use fogbound_tilesets::{Building, Kind, RoadEnd, Start, TileSet};
use serde_json::{Value, json};

/// One sentence about a set without mistakes.
pub fn summary(set: &TileSet, texts: &Texts) -> String {
    let start = match set.start {
        Start::Block(_) => set.start.kinds().count(),
        Start::Single(_) => 0,
    };
    let (title, id, version) = (set.title.as_str(), set.id.as_str(), set.version.to_string());
    let kinds = set.kinds.len() - start;
    let tiles: usize = set.kinds.iter().map(|kind| usize::from(kind.count)).sum();
    let tiles = tiles - start;
    let message = match set.start {
        Start::Block(_) => msg!("tiles-good", title, id, version, kinds, tiles),
        Start::Single(_) => msg!("tiles-good-single", title, id, version, kinds, tiles),
    };
    texts.say(message)
}

/// Every tile in characters, with name, number and symbols.
pub fn list(set: &TileSet, texts: &Texts, screen: &Screen) {
    screen.heading(&set.title);
    screen.say(&texts.say(msg!("tiles-origin", origin = set.origin.as_str())));
    screen.say(&texts.say(msg!("tiles-hash", hash = set.hash.as_str())));
    screen.say(&texts.say(msg!("tiles-legend")));
    let wide = Size::Detailed.width() + NOTES + 3;
    for row in set.kinds.chunks((screen.columns / wide).max(1)) {
        screen.raw("");
        let mut lines = vec![String::new(); Size::Detailed.height()];
        for kind in row {
            let picture = tile_lines(kind, Rotation::NONE, Size::Detailed, screen.colour);
            let notes = notes(kind, texts);
            for (at, (line, part)) in lines.iter_mut().zip(picture).enumerate() {
                let note = notes.get(at).map_or("", String::as_str);
                line.push_str(&format!("{part} {note:<NOTES$}  "));
            }
        }
        lines.iter().for_each(|line| screen.raw(line.trim_end()));
    }
}

/// Room for the notes beside a tile.
const NOTES: usize = 24;

fn notes(kind: &Kind, texts: &Texts) -> Vec<String> {
    let mut notes = vec![kind.name.clone(), texts.say(msg!("tile-count", n = kind.count))];
    if kind.ghosts() > 0 {
        notes.push(texts.say(msg!("tile-ghosts", n = kind.ghosts())));
    }
    notes
}

/// The set as JSON.
pub fn as_json(set: &TileSet) -> Value {
    let tiles: Vec<Value> = set.kinds.iter().map(kind_json).collect();
    let start: Vec<&str> = set.start.kinds().map(|at| set.kinds[at].name.as_str()).collect();
    json!({
        "id": set.id,
        "version": set.version,
        "title": set.title,
        "origin": set.origin,
        "hash": set.hash,
        "start": start,
        "tiles": tiles,
    })
}

fn kind_json(kind: &Kind) -> Value {
    let edges: Vec<&str> = Side::ALL.map(|side| kind.terrain(side).name()).to_vec();
    let roads: Vec<Value> = kind
        .roads
        .iter()
        .map(|road| json!({ "edges": road.edges.name(), "end": road.end.map(RoadEnd::name) }))
        .collect();
    let cities: Vec<Value> = kind
        .cities
        .iter()
        .map(|city| json!({ "edges": city.edges.name(), "coats": city.coats }))
        .collect();
    let mists: Vec<Value> = kind
        .mists
        .iter()
        .map(|mist| json!({ "edges": mist.edges.name(), "ghosts": mist.ghosts }))
        .collect();
    json!({
        "name": kind.name,
        "group": kind.group.name(),
        "count": kind.count,
        "edges": edges,
        "roads": roads,
        "cities": cities,
        "mists": mists,
        "building": kind.building.map(Building::name),
        "picture": tile_lines(kind, Rotation::NONE, Size::Compact, false),
    })
}
