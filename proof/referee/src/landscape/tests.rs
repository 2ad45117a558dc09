//! Tiles, boards and placements made by hand.

use serde_json::{Value, json};

use super::place::placements;
use super::*;
use crate::carcassonne::Carcassonne;
use crate::geometry::{Cell, Edges, listed, looks};
use crate::mists::Mists;

/// Builds a kind from names: roads, cities with coats, mists with symbols.
pub(crate) fn kind(
    name: &str,
    roads: &[&str],
    cities: &[(&str, u32)],
    mists: &[(&str, u32)],
    building: Option<Building>,
) -> Kind {
    let edges = |name: &str| Edges::read(name).unwrap();
    let counted = |list: &[(&str, u32)]| {
        list.iter().map(|(name, number)| Counted { edges: edges(name), number: *number }).collect()
    };
    let roads = roads.iter().map(|road| edges(road)).collect();
    let face = Face { roads, cities: counted(cities), mists: counted(mists) }.turned(0);
    let origin = match building {
        Some(Building::Castle) => Origin::Castle,
        Some(Building::Cemetery) => Origin::Cemetery,
        _ => Origin::Mist,
    };
    Kind { name: name.into(), origin, count: 1, face, fields: Vec::new(), building }
}

/// Lays kinds on cells.
pub(crate) fn board(tiles: &[(i32, i32, &Kind, u8)]) -> TileMap {
    let lay = |(x, y, kind, rotation): &(i32, i32, &Kind, u8)| {
        (Cell::new(*x, *y), Tile::Up(kind.lying(*rotation)))
    };
    TileMap(tiles.iter().map(lay).collect())
}

fn listed_looks<J: Landscape>(kind: &Kind) -> Vec<u8> {
    listed(looks(|rotation| J::look(kind, rotation))).collect()
}

fn segment(x: i32, y: i32, name: &str) -> Segment {
    (Cell::new(x, y), Edges::read(name).unwrap())
}

#[test]
fn m_8_1_a_loop_is_complete_and_an_open_end_is_not() {
    let bend = kind("bend", &["ES"], &[], &[], None);
    let mut ring = board(&[(0, 0, &bend, 0), (1, 0, &bend, 1), (1, 1, &bend, 2), (0, 1, &bend, 3)]);
    let road = ring.region(Net::Road, segment(1, 1, "NW"));
    assert_eq!(road.len(), 4);
    assert_eq!(road.first(), Some(&segment(0, 0, "ES")));
    assert!(ring.is_closed(Net::Road, &road));
    ring.0.remove(&Cell::new(0, 1));
    let road = ring.region(Net::Road, segment(1, 1, "NW"));
    assert_eq!(road.len(), 3);
    assert!(!ring.is_closed(Net::Road, &road));
}

#[test]
fn m_8_2_a_face_down_tile_haunts_the_edge_it_touches() {
    let end = kind("end", &["W"], &[], &[], None);
    let straight = kind("straight", &["EW"], &[], &[], None);
    let mut line = board(&[(0, 0, &straight, 0), (1, 0, &end, 0)]);
    line.0.insert(Cell::new(1, 1), Tile::FaceDown);
    line.0.insert(Cell::new(-1, 0), Tile::Up(line.face_up(Cell::new(1, 0)).unwrap().clone()));
    if let Some(Tile::Up(tile)) = line.0.get_mut(&Cell::new(-1, 0)) {
        tile.face = end.face.turned(2);
    }
    let road = line.region(Net::Road, segment(0, 0, "EW"));
    assert!(line.is_closed(Net::Road, &road), "a face-down tile at another edge does no harm");
    line.0.insert(Cell::new(-1, 0), Tile::FaceDown);
    let road = line.region(Net::Road, segment(0, 0, "EW"));
    assert_eq!(road.len(), 2);
    assert!(!line.is_closed(Net::Road, &road));
}

#[test]
fn m_4_1_two_mists_of_one_tile_can_be_one_bank() {
    let split = kind("split", &[], &[], &[("N", 1), ("E", 1)], None);
    let bend = kind("bend", &[], &[], &[("NE", 2)], None);
    let tiles = board(&[(0, 1, &split, 0), (0, 0, &bend, 1), (1, 0, &bend, 2), (1, 1, &bend, 3)]);
    let bank = tiles.region(Net::Mist, segment(0, 1, "N"));
    assert_eq!(bank.len(), 5);
    assert!(bank.contains(&segment(0, 1, "E")));
    assert!(tiles.is_closed(Net::Mist, &bank));
}

#[test]
fn m_4_2_a_clear_edge_breaks_a_bank() {
    let mist = kind("mist", &[], &[], &[("E", 1)], None);
    let clear = kind("clear", &[], &[], &[], None);
    let tiles = board(&[(0, 0, &mist, 0), (1, 0, &clear, 0)]);
    let bank = tiles.region(Net::Mist, segment(0, 0, "E"));
    assert!(!tiles.is_closed(Net::Mist, &bank));
}

#[test]
fn m_8_1_a_castle_needs_eight_faces() {
    let castle = kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle));
    let clear = kind("clear", &[], &[], &[], None);
    let mut tiles = board(&[(0, 0, &castle, 0)]);
    let home = Cell::new(0, 0);
    for near in home.around() {
        assert!(!tiles.is_castle_complete(home));
        tiles.0.extend(board(&[(near.x, near.y, &clear, 0)]).0);
    }
    assert!(tiles.is_castle_complete(home));
    tiles.0.insert(Cell::new(1, 1), Tile::FaceDown);
    assert!(!tiles.is_castle_complete(home));
}

#[test]
fn x_3_looks_are_counted_once() {
    let looks = |kind: Kind| listed_looks::<Mists>(&kind);
    assert_eq!(looks(kind("straight", &["NS"], &[], &[], None)), [0, 1]);
    assert_eq!(looks(kind("cross", &["N", "E", "S", "W"], &[], &[], None)), [0]);
    assert_eq!(looks(kind("bend", &["NE"], &[], &[], None)), [0, 1, 2, 3]);
    assert_eq!(looks(kind("two caps", &[], &[("N", 1), ("S", 0)], &[], None)), [0, 1, 2, 3]);
    assert_eq!(looks(kind("twins", &[], &[("N", 1), ("S", 1)], &[], None)), [0, 1]);
    assert_eq!(looks(kind("two mists", &[], &[], &[("N", 2), ("S", 1)], None)), [0, 1, 2, 3]);
    assert_eq!(looks(kind("pair", &["NS", "EW"], &[], &[("NS", 1)], None)), [0, 1]);
}

#[test]
fn m_0_1_faults_are_found() {
    let faulty = |kind: Kind| !kind.faults().is_empty();
    assert!(!faulty(kind("fine", &["NS"], &[("E", 1)], &[("NW", 2)], None)));
    assert!(faulty(kind("road in city", &["N"], &[("N", 0)], &[], None)));
    assert!(faulty(kind("misty city", &[], &[("N", 0)], &[("N", 1)], None)));
    assert!(faulty(kind("long road", &["NES"], &[], &[], None)));
    assert!(faulty(kind("two roads, one edge", &["NS", "N"], &[], &[], None)));
    assert!(faulty(kind("no symbol", &[], &[], &[("N", 0)], None)));
    assert!(faulty(kind("four symbols", &[], &[], &[("N", 2), ("S", 2)], None)));
    assert!(faulty(kind("clear castle", &[], &[], &[], Some(Building::Castle))));
    assert!(!faulty(kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle))));
    let mut quarter = kind("quarter", &[], &[], &[("N", 0)], None);
    quarter.origin = Origin::Start;
    assert!(!faulty(quarter.clone()));
    quarter.building = Some(Building::Cemetery);
    assert!(faulty(quarter));
}

fn cells(list: &[(Cell, u8)]) -> Vec<(i32, i32, u8)> {
    list.iter().map(|(cell, turn)| (cell.x, cell.y, *turn)).collect()
}

#[test]
fn m_3_3_terrain_must_match_and_mist_is_ignored() {
    let straight = kind("straight", &["NS"], &[], &[], None);
    let misty = kind("misty", &["NS"], &[], &[("N", 1), ("E", 1)], None);
    let tiles = board(&[(0, 0, &straight, 0)]);
    let expected = [(-1, 0, 0), (0, -1, 0), (0, 1, 0), (1, 0, 0)];
    assert_eq!(cells(&placements::<Mists>(&tiles, &straight)), expected);
    assert_eq!(cells(&placements::<Mists>(&tiles, &misty)).len(), 8, "two looks of the misty road");
    let city = kind("city", &[], &[("NESW", 0)], &[], None);
    assert!(placements::<Mists>(&tiles, &city).is_empty());
}

#[test]
fn m_3_2_a_face_down_tile_is_no_neighbour_to_build_on() {
    let field = kind("field", &[], &[], &[], None);
    let mut tiles = board(&[(0, 0, &field, 0)]);
    tiles.0.insert(Cell::new(1, 0), Tile::FaceDown);
    let found = cells(&placements::<Mists>(&tiles, &field));
    assert_eq!(found, [(-1, 0, 0), (0, -1, 0), (0, 1, 0)]);
}

#[test]
fn m_3_4_a_face_down_tile_sets_no_condition() {
    let city = kind("city", &[], &[("N", 0)], &[], None);
    let mut tiles = board(&[(0, 0, &city, 0)]);
    tiles.0.insert(Cell::new(1, -1), Tile::FaceDown);
    let found = cells(&placements::<Mists>(&tiles, &city));
    assert!(found.contains(&(0, -1, 2)));
    assert!(!found.contains(&(0, -1, 1)));
}

#[test]
fn x_3_rotations_of_a_look_go_by_the_smallest() {
    let straight = kind("straight", &["NS"], &[], &[], None);
    assert_eq!(looks(|rotation| Mists::look(&straight, rotation)), [0, 1, 0, 1]);
    let bend = kind("bend", &["NE"], &[], &[], None);
    assert_eq!(looks(|rotation| Mists::look(&bend, rotation)), [0, 1, 2, 3]);
}

fn read(written: Value) -> Kind {
    serde_json::from_value(written).unwrap()
}

fn land(fields: Value) -> Kind {
    read(json!({"name": "t", "set": "mist", "count": 1, "roads": [], "building": null,
        "cities": [{"edges": "W", "coats": 0}, {"edges": "E", "coats": 0}],
        "mists": [], "fields": fields}))
}

#[test]
fn x_3_fields_and_the_cities_they_touch_make_a_look() {
    let looks = |fields: Value| listed_looks::<Carcassonne>(&land(fields));
    let field = |halves: &str, cities: &[usize]| json!({"halves": halves, "cities": cities});
    let both = land(json!([field("01", &[0, 1]), field("45", &[1, 0])]));
    assert_eq!(listed_looks::<Carcassonne>(&both), [0, 1]);
    assert_eq!(
        both.fields_turned(1)[1].cities,
        [Edges::read("N"), Edges::read("S")].map(Option::unwrap)
    );
    assert_eq!(looks(json!([field("01", &[0]), field("45", &[1])])), [0, 1]);
    assert_eq!(looks(json!([field("01", &[0]), field("45", &[0])])), [0, 1, 2, 3]);
    assert_eq!(looks(json!([field("01", &[]), field("45", &[0, 1])])), [0, 1, 2, 3]);
}

#[test]
fn x_3_ghost_symbols_make_no_look() {
    let mists = json!([{"edges": "N", "ghosts": 2}, {"edges": "S", "ghosts": 1}]);
    let written = |mists: Value| {
        json!({"name": "t", "set": "mist", "count": 1, "roads": [], "cities": [],
            "mists": mists, "fields": [{"halves": "2367", "cities": []}], "building": null})
    };
    assert_eq!(listed_looks::<Carcassonne>(&read(written(mists))), [0, 1]);
    let one = json!([{"edges": "N", "ghosts": 1}]);
    let one = read(written(one));
    assert_eq!(listed_looks::<Carcassonne>(&one), [0, 1, 2, 3]);
    assert_eq!(one.field_faults().len(), 2, "the clear side south lies in no field");
}

#[test]
fn c_2_2_faulty_fields_are_found() {
    let field = |halves: &str, cities: &[usize]| json!({"halves": halves, "cities": cities});
    assert!(land(json!([field("0145", &[0])])).field_faults().is_empty());
    for faulty in [
        json!([]),
        json!([field("01", &[])]),
        json!([field("01", &[]), field("145", &[])]),
        json!([field("01245", &[])]),
        json!([field("0145", &[]), field("", &[])]),
        json!([field("0145", &[0, 0])]),
    ] {
        assert!(!land(faulty.clone()).field_faults().is_empty(), "{faulty}");
    }
}
