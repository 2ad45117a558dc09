//! Figures stand on their tile, apart from each other.

use super::variants;
use fogbound_pictures::{Places, Stand, Tile};

fn stands(tile: &Tile) -> Vec<Stand> {
    let turn = tile.rotation;
    let roads = tile.kind.roads.iter().map(|road| Stand::Road(road.edges.turned(turn)));
    let cities = tile.kind.cities.iter().map(|city| Stand::City(city.edges.turned(turn)));
    let fields = tile.kind.fields.iter().map(|field| Stand::Field(field.halves.turned(turn)));
    let building = tile.kind.building.map(|_| Stand::Building);
    roads.chain(cities).chain(fields).chain(building).collect()
}

#[test]
fn every_feature_has_a_place_of_its_own() {
    for tile in variants() {
        let places = Places::new(&tile);
        let stands = stands(&tile);
        let feet: Vec<_> = stands.iter().map(|&stand| places.foot(stand)).collect();
        for (number, foot) in feet.iter().enumerate() {
            let on_tile = (20.0..=180.0).contains(&foot.x) && (40.0..=196.0).contains(&foot.y);
            assert!(on_tile, "{} {:?} {foot:?}", tile.kind.name, stands[number]);
            for (other, place) in feet.iter().enumerate().take(number) {
                let apart = foot.distance(*place);
                let (a, b) = (stands[number], stands[other]);
                assert!(apart > 10.0, "{} {:?} {a:?} {b:?} {apart}", tile.kind.name, tile.rotation);
            }
        }
    }
}

#[test]
fn ghosts_stand_apart() {
    for tile in variants() {
        let places = Places::new(&tile);
        for mist in &tile.kind.mists {
            let feet = places.ghosts(mist.edges.turned(tile.rotation), mist.ghosts);
            assert_eq!(feet.len(), usize::from(mist.ghosts));
            for pair in feet.windows(2) {
                assert!(pair[0].distance(pair[1]) > 30.0, "{} {feet:?}", tile.kind.name);
            }
        }
    }
}
