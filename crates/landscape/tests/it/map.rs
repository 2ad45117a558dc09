//! The map against its own audit, and worked examples of placing, regions and surroundings.

use fogbound_game::{Cell, Edges, Rng, Rotation, Seed};
use fogbound_landscape::{
    Appearance, Catalogue, CellId, KindId, Map, Placement, RegionId, SegmentKind, audit,
};
use fogbound_tilesets::{Start, TileSet};
use std::collections::BTreeSet;

const TILES: &str = r#"
format = 1
id = "map-tests"
version = 1
title = "Tiles of the map tests"
origin = "Tests."
start = { nw = "nw", ne = "ne", sw = "sw", se = "se" }

[[tile]]
name = "meadow"
count = 20
edges = "ffff"

[[tile]]
name = "end"
count = 4
edges = "frff"
roads = ["E village"]

[[tile]]
name = "bend"
count = 8
edges = "frrf"
roads = ["ES"]

[[tile]]
name = "two-bends"
count = 2
edges = "rrrr"
roads = ["ES", "NW"]

[[tile]]
name = "town-corner"
count = 4
edges = "fccf"
cities = ["ES coat"]

[[tile]]
name = "lane"
count = 4
edges = "ffff"
mists = ["EW 1"]

[[tile]]
name = "fog"
count = 4
edges = "ffff"
mists = ["E 2"]

[[tile]]
name = "two-fogs"
count = 2
edges = "ffff"
mists = ["E 1", "W 1"]

[[tile]]
name = "nw"
edges = "ffff"

[[tile]]
name = "ne"
edges = "ffff"

[[tile]]
name = "sw"
edges = "ffff"

[[tile]]
name = "se"
edges = "ffff"
"#;

/// The words of a line: kind, x, y and rotation.
fn placement(words: &[&str]) -> Placement {
    Placement { cell: cell(words), rotation: Rotation::new(words[3].parse().unwrap()).unwrap() }
}

fn cell(words: &[&str]) -> Cell {
    Cell::new(words[1].parse().unwrap(), words[2].parse().unwrap())
}

/// A map with tiles named by kind.
struct NamedMap {
    catalogue: Catalogue,
    map: Map,
}

impl NamedMap {
    /// Lays one tile for each line: kind, x, y and rotation. `down` is a face-down tile.
    fn new(script: &str) -> NamedMap {
        let set = TileSet::parse("map.toml", TILES).expect("a set");
        let catalogue = Catalogue::new(&set, Appearance::Mists).expect("a small set");
        let mut board = NamedMap { catalogue, map: Map::new() };
        board.lay(script);
        board
    }

    fn lay(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words[0] == "down" {
                self.map.lay_face_down(cell(&words));
            } else {
                let Placement { cell, rotation } = placement(&words);
                self.map.lay(&self.catalogue, cell, self.kind(words[0]), rotation);
            }
            audit::check(&self.map, &self.catalogue).unwrap();
        }
    }

    /// Returns two flags: mist would meet mist, and mist would meet a clear edge.
    fn mist_at(&self, line: &str) -> (bool, bool) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let kind = self.kind(words[0]);
        let contact = self.map.contact(&self.catalogue, kind, placement(&words));
        (contact.meets_mist(), contact.breaks_mist())
    }

    fn kind(&self, name: &str) -> KindId {
        self.catalogue.find(name).expect("a kind")
    }

    fn at(&self, x: i16, y: i16) -> CellId {
        self.map.at(Cell::new(x, y)).expect("a covered cell")
    }

    fn region(&self, kind: SegmentKind, x: i16, y: i16, name: &str) -> RegionId {
        let edges = Edges::parse(name).unwrap();
        let found = self.map.segment_named(&self.catalogue, self.at(x, y), kind, edges);
        self.map.region(found.expect("a segment"))
    }

    /// Cells, segments and open edges of a region.
    fn sizes(&self, region: RegionId) -> (u32, usize, u16) {
        let cells = self.map.region_cells(region).len();
        (cells, self.map.members(region).count(), self.map.open_edges(region))
    }

    fn refusal(&self, kind: &str, x: i16, y: i16, rotation: u8) -> Option<String> {
        let rotation = Rotation::new(rotation).unwrap();
        let placement = Placement { cell: Cell::new(x, y), rotation };
        let refusal = self.map.check(&self.catalogue, self.kind(kind), placement).err();
        refusal.map(|refusal| refusal.to_string())
    }
}

/// Lays all tiles of a set in random order on random legal places, every twelfth tile face down on
/// any cell of the rim, and audits the map after each.
fn random_map(set: &TileSet, appearance: Appearance, rng: &mut Rng) {
    let catalogue = Catalogue::new(set, appearance).expect("a shipped set");
    let mut map = Map::new();
    let quarters = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, 1), Cell::new(1, 1)];
    for (kind, cell) in set.start.kinds().zip(quarters) {
        map.lay(&catalogue, cell, KindId(u8::try_from(kind).unwrap()), Rotation::NONE);
    }
    let starts: BTreeSet<usize> = set.start.kinds().collect();
    let mut deck: Vec<KindId> = catalogue
        .iter()
        .filter(|(kind, _)| {
            matches!(set.start, Start::Single(_)) || !starts.contains(&kind.index())
        })
        .flat_map(|(kind, table)| std::iter::repeat_n(kind, usize::from(table.count)))
        .collect();
    // The single starting tile is one of its kind.
    if let Start::Single(kind) = set.start {
        let place = deck.iter().position(|drawn| drawn.index() == kind).unwrap();
        deck.remove(place);
    }
    rng.shuffle(&mut deck);
    for (turn, kind) in deck.into_iter().enumerate() {
        if turn % 12 == 11 {
            let rim: Vec<Cell> = map.rim().collect();
            map.lay_face_down(rim[rng.below(rim.len() as u32) as usize]);
        } else {
            let places: Vec<Placement> = map.placements(&catalogue, kind).collect();
            let by_cell = map.openings(&catalogue, kind).flat_map(|opening| {
                let of = |rotation| Placement { cell: opening.cell, rotation };
                opening.rotations().map(of).collect::<Vec<_>>()
            });
            assert_eq!(by_cell.collect::<Vec<_>>(), places);
            let number = places.len() as u32;
            for n in 0..=number {
                let at = map.placement_at(&catalogue, kind, |count| {
                    assert_eq!(count, number);
                    n
                });
                assert_eq!(at, places.get(n as usize).copied());
            }
            if places.is_empty() {
                continue;
            }
            let place = places[rng.below(places.len() as u32) as usize];
            map.lay(&catalogue, place.cell, kind, place.rotation);
        }
        audit::check(&map, &catalogue).unwrap_or_else(|fact| panic!("turn {turn}: {fact}"));
    }
}

#[test]
fn random_maps_of_the_mist_set_pass_the_audit_after_every_tile() {
    for game in 0..12 {
        let mut rng = Seed::new(format!("map {game}")).stream("test");
        random_map(fogbound_sets::fogbound_mists(), Appearance::Mists, &mut rng);
    }
}

#[test]
fn random_maps_of_the_base_set_pass_the_audit_after_every_tile() {
    for game in 0..8 {
        let mut rng = Seed::new(format!("base map {game}")).stream("test");
        random_map(fogbound_sets::base(), Appearance::Carcassonne, &mut rng);
    }
}

#[test]
fn m_3_2_only_cells_beside_a_face_up_tile() {
    let board = NamedMap::new("meadow 0 0 0\ndown 1 0");
    assert_eq!(board.refusal("meadow", 0, 1, 0), None);
    let alone = Some("M-3.2: no-face-up-neighbour".to_owned());
    assert_eq!(board.refusal("meadow", 1, 1, 0), alone, "a face-down tile and a corner");
    assert_eq!(board.refusal("meadow", 2, 0, 0), alone, "a face-down tile");
    assert_eq!(board.refusal("meadow", 9, 9, 0), alone);
    assert_eq!(board.refusal("meadow", 0, 0, 0), Some("M-3.2: cell-occupied".to_owned()));
    assert_eq!(board.refusal("meadow", 1, 0, 0), Some("M-3.2: cell-occupied".to_owned()));
    let rim: BTreeSet<Cell> = board.map.rim().collect();
    assert!(rim.contains(&Cell::new(2, 0)), "M-11.2: beside any tile");
    assert_eq!(rim.len(), 6);
}

/// The hole at (1,0) has a road in the west, a city in the south, a face-down tile in the east.
#[test]
fn m_3_3_terrain_of_every_face_up_neighbour_counts() {
    let mut board = NamedMap::new(
        "end 0 0 0
         meadow 0 1 0
         town-corner 1 1 2
         down 2 0",
    );
    assert_eq!(board.refusal("end", 1, 0, 2), Some("M-3.3: terrain-mismatch".to_owned()));
    assert_eq!(board.refusal("two-bends", 1, 0, 0), Some("M-3.3: terrain-mismatch".to_owned()));
    assert_eq!(board.refusal("town-corner", 1, 0, 0), Some("M-3.3: terrain-mismatch".to_owned()));
    board = NamedMap::new("end 0 0 0\ndown 2 0\ndown 1 1");
    let fitting = |kind| board.map.placements(&board.catalogue, board.kind(kind));
    let here = |kind| fitting(kind).filter(|place| place.cell == Cell::new(1, 0)).count();
    assert_eq!(here("bend"), 2, "M-3.4: face-down tiles ask for nothing");
    assert_eq!(here("end"), 1);
    assert_eq!(here("two-bends"), 2, "two of its four rotations look alike");
    assert_eq!(here("meadow"), 0);
}

#[test]
fn m_8_1_four_bends_form_a_loop() {
    let mut board = NamedMap::new("bend 0 0 0\nbend 1 0 1\nbend 0 1 3");
    let region = board.region(SegmentKind::Road, 0, 0, "ES");
    assert_eq!(board.sizes(region), (3, 3, 2));
    board.lay("bend 1 1 2");
    assert_eq!(board.sizes(board.region(SegmentKind::Road, 0, 0, "ES")), (4, 4, 0));
}

/// Both bends of the tile at (0,0) become one road by way of three other bends: one cell, two
/// segments.
#[test]
fn m_9_1_cells_of_a_region_are_distinct() {
    let board = NamedMap::new("two-bends 0 0 0\nbend 0 -1 0\nbend 1 -1 1\nbend 1 0 2");
    let (es, nw) =
        (board.region(SegmentKind::Road, 0, 0, "ES"), board.region(SegmentKind::Road, 0, 0, "NW"));
    assert_eq!(es, nw);
    assert_eq!(board.sizes(es), (4, 5, 2), "open in the south and west of the double bend");
    let (cell, name) = board.map.smallest(&board.catalogue, es);
    assert_eq!((board.map.cell(cell), name.name()), (Cell::new(0, -1), "ES"), "X-4");
}

#[test]
fn m_4_1_mist_joins_mist_and_nothing_else() {
    let mut board = NamedMap::new("lane 0 0 0");
    assert_eq!(board.mist_at("fog 1 0 2"), (true, false));
    board.lay("fog 1 0 2");
    assert_eq!(board.sizes(board.region(SegmentKind::Mist, 0, 0, "EW")), (2, 2, 1));
    assert_eq!(board.mist_at("meadow -1 0 0"), (false, true));
    board.lay("meadow -1 0 0");
    assert_eq!(board.sizes(board.region(SegmentKind::Mist, 0, 0, "EW")), (2, 2, 1), "broken");
    let two = NamedMap::new("two-fogs 0 0 0\nfog 1 0 2");
    assert_eq!(two.sizes(two.region(SegmentKind::Mist, 0, 0, "E")), (2, 2, 0));
    assert_eq!(two.sizes(two.region(SegmentKind::Mist, 0, 0, "W")), (1, 1, 1));
}

#[test]
fn m_8_2_edges_against_a_face_down_tile_stay_open() {
    let mut board = NamedMap::new("end 0 0 0\nfog 0 1 0");
    board.lay("down 1 0\ndown 1 1");
    assert_eq!(board.sizes(board.region(SegmentKind::Road, 0, 0, "E")), (1, 1, 1));
    assert_eq!(board.sizes(board.region(SegmentKind::Mist, 0, 1, "E")), (1, 1, 1));
    assert!(board.map.tile(board.at(1, 0)).is_none());
    assert_eq!(board.map.segments(&board.catalogue, board.at(1, 0), SegmentKind::Road).count(), 0);
    assert!(!board.map.has_mist(&board.catalogue, board.at(1, 1)), "M-11.4");
}

#[test]
fn m_5_1_m_5_2_and_m_8_1_surroundings() {
    let mut board = NamedMap::new("meadow 0 0 0\nmeadow 0 -1 0\nmeadow 1 0 0\nmeadow 0 1 0");
    let centre = board.at(0, 0);
    assert!(!board.map.is_flanked(centre));
    board.lay("meadow -1 0 0");
    assert!(board.map.is_flanked(centre) && !board.map.is_surrounded(centre));
    board.lay("meadow -1 -1 0\nmeadow 1 -1 0\nmeadow -1 1 0");
    assert!(!board.map.is_surrounded(centre), "seven");
    let mut face_up = NamedMap { catalogue: board.catalogue.clone(), map: board.map };
    board.lay("down 1 1");
    assert!(board.map.is_surrounded(centre) && !board.map.is_surrounded_face_up(centre));
    face_up.lay("meadow 1 1 0");
    assert!(face_up.map.is_surrounded_face_up(centre));
    let around: Vec<Cell> = face_up.map.around(centre).map(|cell| face_up.map.cell(cell)).collect();
    let rows = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    assert_eq!(around, rows.map(|(x, y)| Cell::new(x, y)), "row by row");
}

#[test]
fn x_3_looks_of_a_kind() {
    let board = NamedMap::new("meadow 0 0 0");
    let looks = |name: &str| {
        let table = board.catalogue.kind(board.kind(name));
        table.looks.iter().map(|rotation| rotation.quarters()).collect::<Vec<u8>>()
    };
    assert_eq!(looks("meadow"), [0]);
    assert_eq!(looks("lane"), [0, 1]);
    assert_eq!(looks("two-fogs"), [0, 1]);
    assert_eq!(looks("two-bends"), [0, 1]);
    assert_eq!(looks("fog"), [0, 1, 2, 3]);
    let alike = board.catalogue.kind(board.kind("lane")).alike.map(Rotation::quarters);
    assert_eq!(alike, [0, 1, 0, 1]);
}
