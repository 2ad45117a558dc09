//! Fields against a slow flood fill over half-edges (C-2.2, C-6), on random boards of both sets.

use fogbound_game::{Cell, Halves, Rng, Rotation, Seed, Side};
use fogbound_landscape::{
    Appearance, Catalogue, CellId, FieldId, Fields, KindId, Map, Placement, SegmentId, SegmentKind,
};
use fogbound_tilesets::{Kind, Start, TileSet};
use std::collections::{BTreeMap, BTreeSet};

/// The tiles on a table, each with its kind and rotation: all that the slow side knows.
type Tiles<'a> = BTreeMap<Cell, (&'a Kind, Rotation)>;

/// A half-edge of a cell.
type Half = (Cell, u8);

/// A city of a tile: its cell and its place in [`Kind::cities`].
type City = (Cell, u8);

/// The field of a tile that a half-edge lies in, if any.
fn field_at<'a>(tiles: &Tiles<'a>, (cell, half): Half) -> Option<&'a fogbound_tilesets::Field> {
    let (kind, rotation) = tiles.get(&cell)?;
    kind.fields.iter().find(|field| field.halves.turned(*rotation).iter().any(|at| at == half))
}

/// The cell across a half-edge, and the half-edge that meets it.
fn across((cell, half): Half) -> Half {
    (cell.beside(Side::ALL[usize::from(half / 2)]), Halves::facing(half))
}

/// All half-edges of the field that holds one of them.
fn flood(tiles: &Tiles<'_>, seed: Half) -> BTreeSet<Half> {
    let mut found = BTreeSet::new();
    let mut todo = vec![seed];
    while let Some(half) = todo.pop() {
        let Some(field) = field_at(tiles, half) else { continue };
        if found.insert(half) {
            let (cell, rotation) = (half.0, tiles[&half.0].1);
            todo.extend(field.halves.turned(rotation).iter().map(|other| (cell, other)));
            todo.push(across(half));
        }
    }
    found
}

/// The city of a tile at one of its sides.
fn city_at(tiles: &Tiles<'_>, cell: Cell, side: Side) -> Option<City> {
    let (kind, rotation) = tiles.get(&cell)?;
    let place = kind.cities.iter().position(|city| city.edges.turned(*rotation).contains(side))?;
    Some((cell, place as u8))
}

/// All parts of a city, if it is complete.
fn complete(tiles: &Tiles<'_>, seed: City) -> Option<BTreeSet<City>> {
    let mut found = BTreeSet::new();
    let mut todo = vec![seed];
    while let Some(city) = todo.pop() {
        if !found.insert(city) {
            continue;
        }
        for side in Side::ALL {
            if city_at(tiles, city.0, side) == Some(city) {
                todo.push(city_at(tiles, city.0.beside(side), side.opposite())?);
            }
        }
    }
    Some(found)
}

/// The complete cities that a field touches, each by its first part.
fn touched(tiles: &Tiles<'_>, halves: &BTreeSet<Half>) -> BTreeSet<City> {
    let fields = halves.iter().filter_map(|&half| Some((half.0, field_at(tiles, half)?)));
    let parts = fields.flat_map(|(cell, field)| field.cities.iter().map(move |&city| (cell, city)));
    parts.filter_map(|part| complete(tiles, part)?.first().copied()).collect()
}

/// A map as it grows, and the same tiles in the plainest form.
struct GrownMap<'a> {
    set: &'a TileSet,
    catalogue: Catalogue,
    map: Map,
    fields: Fields,
    tiles: Tiles<'a>,
}

impl<'a> GrownMap<'a> {
    fn new(set: &'a TileSet) -> GrownMap<'a> {
        let catalogue = Catalogue::new(set, Appearance::Carcassonne).expect("a shipped set");
        let (map, fields, tiles) = (Map::new(), Fields::new(), Tiles::new());
        let mut board = GrownMap { set, catalogue, map, fields, tiles };
        let quarters = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, 1), Cell::new(1, 1)];
        for (kind, cell) in set.start.kinds().zip(quarters) {
            board.lay(cell, kind, Rotation::NONE);
        }
        board
    }

    fn lay(&mut self, cell: Cell, kind: usize, rotation: Rotation) {
        let laid = self.map.lay(&self.catalogue, cell, KindId(kind as u8), rotation);
        self.fields.lay(&laid);
        self.tiles.insert(cell, (&self.set.kinds[kind], rotation));
    }

    /// Lays a tile and compares what becomes one, and what is taken, with what was foreseen of it.
    fn lay_foreseen(&mut self, place: Placement, kind: usize, rng: &mut Rng) {
        // Turned in its cell it meets the same.
        let upright = Placement { rotation: Rotation::NONE, ..place };
        let mut contact = self.map.contact(&self.catalogue, KindId(kind as u8), upright);
        contact.turn(place.rotation);
        assert_eq!(contact.placement, place);
        let mut some =
            |all: usize| -> Vec<usize> { (0..all).filter(|_| rng.below(9) == 0).collect() };
        let cells: Vec<CellId> = self.map.cells().collect();
        let mut fields: Vec<FieldId> = Vec::new();
        let mut segments: Vec<SegmentId> = Vec::new();
        for place in some(cells.len()) {
            fields.extend(self.fields.on(&self.catalogue, &self.map, cells[place]).map(|on| on.0));
            for kind in [SegmentKind::Road, SegmentKind::City] {
                let on = self.map.segments(&self.catalogue, cells[place], kind);
                segments.extend(on.map(|(segment, ..)| segment));
            }
        }
        let in_field = |fields: &[FieldId], of: &Fields, region| {
            fields.iter().any(|&field| of.region(field) == region)
        };
        let in_region = |segments: &[SegmentId], of: &Map, region| {
            segments.iter().any(|&segment| of.region(segment) == region)
        };
        let (kind_id, rotation) = (KindId(kind as u8), place.rotation);
        let table = self.catalogue.kind(kind_id).clone();
        let foreseen_fields = contact
            .fields(&self.fields, |region| in_field(&fields, &self.fields, region))
            .joined(table.lie(rotation));
        let foreseen = contact
            .features(&self.map, |region| in_region(&segments, &self.map, region))
            .joined(table.lie(rotation));
        self.lay(place.cell, kind, rotation);
        let cell = self.map.at(place.cell).expect("just laid");
        let field = |index| self.fields.region(self.fields.field(cell, index));
        let is_taken = |region| in_field(&fields, &self.fields, region);
        let laid_fields = self.fields.joined(&table, cell, is_taken);
        for joined in [foreseen_fields, laid_fields] {
            for a in 0..table.fields.len() as u8 {
                assert_eq!(joined.is_taken(a), is_taken(field(a)), "field {a} of {}", place.cell);
                let mut united = false;
                for b in (0..table.fields.len() as u8).filter(|&b| b != a) {
                    let are_one = field(a) == field(b);
                    assert_eq!(joined.are_one(a, b), are_one, "{}", place.cell);
                    united |= are_one;
                }
                assert_eq!(joined.is_united(a), united, "field {a} of {}", place.cell);
            }
        }
        let region = |index| self.map.region(self.map.segment(cell, index));
        let is_taken = |region| in_region(&segments, &self.map, region);
        let laid = self.map.joined_features(&table, cell, is_taken);
        let features = table.segments.iter().filter(|shown| shown.kind != SegmentKind::Mist);
        let features = features.count() as u8;
        for joined in [foreseen, laid] {
            for a in 0..features {
                assert_eq!(joined.is_taken(a), is_taken(region(a)), "segment {a}, {}", place.cell);
                let mut united = false;
                for b in (0..features).filter(|&b| b != a) {
                    let are_one = region(a) == region(b);
                    assert_eq!(joined.are_one(a, b), are_one, "{}", place.cell);
                    united |= are_one;
                }
                assert_eq!(joined.is_united(a), united, "segment {a}, {}", place.cell);
            }
        }
    }

    fn halves(&self, field: FieldId) -> impl Iterator<Item = Half> {
        let cell = self.map.cell(self.fields.cell_of(field));
        let name = self.fields.name(&self.catalogue, &self.map, field);
        name.iter().map(move |half| (cell, half)).collect::<Vec<Half>>().into_iter()
    }

    /// Compares every field of every cell, and returns the number of distinct ones and of touches.
    fn compare(&self) -> (usize, usize) {
        let mut distinct = BTreeMap::new();
        let mut seen = BTreeSet::new();
        for cell in self.map.cells() {
            for (field, name) in self.fields.on(&self.catalogue, &self.map, cell) {
                let region = self.fields.region(field);
                let kept: BTreeSet<Half> =
                    self.fields.members(region).flat_map(|member| self.halves(member)).collect();
                let half = name.iter().next().expect("a half-edge");
                let slow = flood(&self.tiles, (self.map.cell(cell), half));
                assert_eq!(kept, slow, "{name} of {}", self.map.cell(cell));
                seen.extend(self.halves(field));
                if distinct.contains_key(&region) {
                    continue;
                }
                let cities =
                    self.fields.complete_cities(&self.catalogue, &self.map, region).len() as usize;
                assert_eq!(cities, touched(&self.tiles, &slow).len(), "{name} of {cell:?}");
                distinct.insert(region, cities);
            }
        }
        let all = self.tiles.keys().flat_map(|&cell| (0..8).map(move |half| (cell, half)));
        let all: BTreeSet<Half> =
            all.filter(|&half| field_at(&self.tiles, half).is_some()).collect();
        assert_eq!(seen, all, "every half-edge in a field");
        (distinct.len(), distinct.values().sum())
    }

    /// Lays all other tiles in random order on random legal places, and compares after some.
    fn fill(&mut self, rng: &mut Rng) -> (usize, usize) {
        let starts: Vec<usize> = self.set.start.kinds().collect();
        let mut deck: Vec<usize> = Vec::new();
        for (kind, printed) in self.set.kinds.iter().enumerate() {
            let mut count = usize::from(printed.count);
            if starts.contains(&kind) {
                count -= 1;
            }
            deck.extend(std::iter::repeat_n(kind, count));
        }
        rng.shuffle(&mut deck);
        for (turn, kind) in deck.into_iter().enumerate() {
            let tile = KindId(kind as u8);
            let places: Vec<Placement> = self.map.placements(&self.catalogue, tile).collect();
            if places.is_empty() {
                continue;
            }
            let place = places[rng.below(places.len() as u32) as usize];
            self.lay_foreseen(place, kind, rng);
            if turn % 8 == 0 {
                self.compare();
            }
        }
        self.compare()
    }
}

fn random_boards(set: &TileSet, boards: u32) {
    let (mut fields, mut touches) = (0, 0);
    for number in 0..boards {
        let mut rng = Seed::new(format!("fields {number}")).stream("test");
        let counts = GrownMap::new(set).fill(&mut rng);
        fields += counts.0;
        touches += counts.1;
    }
    assert!(fields > 0 && touches > 0, "{fields} fields, {touches} complete cities touched");
}

#[test]
fn c_2_2_fields_of_random_boards_of_the_base_set() {
    let set = fogbound_sets::base();
    assert!(matches!(set.start, Start::Single(_)));
    random_boards(set, 8);
}

#[test]
fn c_2_2_fields_of_random_boards_of_the_mist_set() {
    let set = fogbound_sets::fogbound_mists();
    assert!(matches!(set.start, Start::Block(_)));
    random_boards(set, 8);
}

/// The inner edges of the 2x2 starting tile join fields like any others.
#[test]
fn c_2_2_the_quarters_of_the_starting_tile() {
    let board = GrownMap::new(fogbound_sets::fogbound_mists());
    let (fields, _) = board.compare();
    let printed: usize = (0..4)
        .map(|cell| board.fields.on(&board.catalogue, &board.map, CellId(cell)).count())
        .sum();
    assert!(fields < printed, "{fields} of {printed}");
}

#[test]
fn c_6_a_city_is_touched_as_long_as_it_is_complete() {
    let mut board = GrownMap::new(fogbound_sets::base());
    let find = |name| board.set.kinds.iter().position(|kind| kind.name == name).expect("a kind");
    let (through, end) = (find("G"), find("E"));
    let north = Cell::new(0, -1);
    board.lay(north, through, Rotation::ALL[1]);
    let at = board.map.at(north).expect("a tile");
    let cities = |board: &GrownMap<'_>| -> Vec<u32> {
        let on = board.fields.on(&board.catalogue, &board.map, at);
        let count = |(field, _)| {
            let region = board.fields.region(field);
            board.fields.complete_cities(&board.catalogue, &board.map, region).len()
        };
        on.map(count).collect()
    };
    assert_eq!(cities(&board), [0, 0]);
    board.lay(Cell::new(0, -2), end, Rotation::ALL[2]);
    assert_eq!(cities(&board), [1, 1], "on both sides");
    board.compare();
}
