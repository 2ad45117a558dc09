//! The common part of the games with landscape tiles.

use fogbound_game::Cell;
use fogbound_landscape::{CellSet, Map};
use fogbound_tilesets::{Building, City, Field, Kind, Mist};
use serde_json::{Value, json};

/// Returns a kind of tile as printed.
pub(crate) fn kind(kind: &Kind) -> Value {
    let city = |city: &City| json!({"edges": city.edges.name(), "coats": city.coats});
    let mist = |mist: &Mist| json!({"edges": mist.edges.name(), "ghosts": mist.ghosts});
    let field = |field: &Field| {
        let halves: String = field.halves.iter().map(|half| half.to_string()).collect();
        json!({"halves": halves, "cities": field.cities})
    };
    json!({
        "name": kind.name,
        "set": kind.group.name(),
        "count": kind.count,
        "roads": kind.roads.iter().map(|road| road.edges.name()).collect::<Vec<_>>(),
        "cities": kind.cities.iter().map(city).collect::<Vec<_>>(),
        "mists": kind.mists.iter().map(mist).collect::<Vec<_>>(),
        "fields": kind.fields.iter().map(field).collect::<Vec<_>>(),
        "building": kind.building.map(Building::name),
    })
}

/// Returns cells of the map, sorted.
pub(crate) fn cells(map: &Map, cells: CellSet) -> Vec<Value> {
    let mut cells: Vec<Cell> = cells.iter().map(|id| map.cell(id)).collect();
    cells.sort_unstable();
    cells.into_iter().map(|cell| json!([cell.x, cell.y])).collect()
}
