//! The design of a tile: the properties that equal tiles share.

use fogbound_game::{Edges, Rotation};
use fogbound_tilesets::{Building, Kind};

/// Roads with what stands at their ends, cities, coats, mists, symbols and building of a tile.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Design {
    roads: Vec<(Edges, &'static str)>,
    cities: Vec<(Edges, u8)>,
    mists: Vec<(Edges, u8)>,
    building: &'static str,
}

/// Returns a design: the same for all tiles that differ by a rotation only, different for all others.
pub fn design(kind: &Kind) -> Option<Design> {
    Rotation::ALL.into_iter().map(|rotation| turned(kind, rotation)).min()
}

fn turned(kind: &Kind, rotation: Rotation) -> Design {
    let turn = |edges: Edges| edges.turned(rotation);
    let mut design = Design {
        roads: kind
            .roads
            .iter()
            .map(|road| (turn(road.edges), road.end.map_or("", |end| end.name())))
            .collect(),
        cities: kind.cities.iter().map(|city| (turn(city.edges), city.coats)).collect(),
        mists: kind.mists.iter().map(|mist| (turn(mist.edges), mist.ghosts)).collect(),
        building: kind.building.map_or("", Building::name),
    };
    design.roads.sort();
    design.cities.sort();
    design.mists.sort();
    design
}
