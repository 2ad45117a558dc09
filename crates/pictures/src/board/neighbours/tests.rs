use super::*;
use fogbound_game::Rotation;

fn laid(x: i16, y: i16, name: &str, turns: usize) -> Laid {
    let set = fogbound_sets::fogbound_mists();
    let kind = set.kinds.iter().position(|kind| kind.name == name).unwrap();
    let face = Tile::of(set, kind, Rotation::ALL[turns]);
    Laid { cell: Cell::new(x, y), face, finished: 0 }
}

fn square(last: &str) -> Vec<Laid> {
    let mut tiles = vec![laid(0, 0, "causeway", 0), laid(1, 0, "causeway", 0)];
    tiles.extend([laid(0, 1, "causeway", 0), laid(1, 1, last, 0)]);
    tiles
}

#[test]
fn a_corner_is_full_when_every_known_tile_joins_its_mist_there() {
    let full = |tiles: &[Laid]| Neighbours::new(tiles).full_corners(Cell::new(0, 0));
    assert_eq!(full(&square("causeway")), 0b1111);
    assert_eq!(full(&square("lone-gate")), 0b1011);
    // Two segments part the mist of this tile in its north-western corner.
    assert_eq!(full(&square("two-bends")), 0b1011);
    assert_eq!(full(&square("causeway")[..3]), 0b1111);
    let face_down = Laid { face: None, ..laid(1, 1, "causeway", 0) };
    let mut tiles = square("causeway");
    tiles[3] = face_down;
    assert_eq!(full(&tiles), 0b1111);
}

#[test]
fn fog_frays_over_clear_sides() {
    let tiles = [laid(0, 0, "causeway", 0), laid(1, 0, "crooked-mile", 0)];
    let neighbours = Neighbours::new(&tiles);
    let frayed = |tile: &Laid| neighbours.frayed(tile.cell, tile.face.as_ref().unwrap()).name();
    assert_eq!(tiles.each_ref().map(frayed), ["", "W"]);
}

#[test]
fn towers_stand_where_walls_end() {
    let one = Neighbours::new(&[laid(0, 0, "lone-gate", 0)]).towers();
    assert_eq!(one, [pt(0.0, 7.0), pt(200.0, 7.0)]);
    let two = [laid(0, 0, "lone-gate", 0), laid(0, -1, "lone-gate", 2)];
    assert_eq!(Neighbours::new(&two).towers(), one);
    let inner = [laid(0, 0, "great-square", 0), laid(0, -1, "lone-gate", 2)];
    assert_eq!(Neighbours::new(&inner).towers().len(), 4);
}

#[test]
fn the_four_quarters_share_one_ruin() {
    let tiles = [
        laid(0, 0, "ruin-nw", 0),
        laid(1, 0, "ruin-ne", 0),
        laid(0, 1, "ruin-sw", 0),
        laid(1, 1, "ruin-se", 0),
    ];
    assert_eq!(Neighbours::new(&tiles).ruins(), [pt(200.0, 200.0)]);
}
