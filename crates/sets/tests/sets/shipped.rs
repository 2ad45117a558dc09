//! The shipped sets: the known facts of the printed tiles, and the fixed contents of the base game.

use std::collections::BTreeSet;

use crate::design::design;
use fogbound_game::Side;
use fogbound_sets::{SOURCES, base, fogbound_mists, newest, shipped};
use fogbound_tilesets::{Building, Group, Kind, RoadEnd, Start, Terrain, TileSet};

/// Returns the kinds of the mist set that are drawn, one entry for each tile.
fn tiles(set: &TileSet) -> impl Iterator<Item = &Kind> {
    let drawn = set.kinds.iter().filter(|kind| kind.group != Group::Start);
    drawn.flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.count)))
}

fn mist_tiles() -> impl Iterator<Item = &'static Kind> {
    tiles(fogbound_mists())
}

fn count(set: &TileSet, of: impl Fn(&Kind) -> bool) -> usize {
    tiles(set).filter(|kind| of(kind)).count()
}

fn quarters() -> [&'static Kind; 4] {
    let Start::Block(block) = fogbound_mists().start else { panic!("must be 2x2") };
    [block.north_west, block.north_east, block.south_west, block.south_east]
        .map(|place| &fogbound_mists().kinds[place])
}

fn ends_at(kind: &Kind, end: RoadEnd) -> usize {
    kind.roads.iter().filter(|road| road.end == Some(end)).count()
}

fn terrain_totals(set: &TileSet) -> [usize; 3] {
    [Terrain::City, Terrain::Road, Terrain::Field].map(|terrain| {
        let sides =
            |kind: &Kind| Side::ALL.iter().filter(|&&side| kind.terrain(side) == terrain).count();
        tiles(set).map(sides).sum()
    })
}

#[test]
fn every_shipped_set_loads_and_is_found() {
    for (name, text) in SOURCES {
        let set = TileSet::parse(name, text).unwrap();
        assert_eq!(format!("{}-{}.toml", set.id, set.version), name);
        assert!(shipped().contains(&set), "read now and when built");
        // A first game is played with few tiles.
        assert!(set.advice().is_empty() || set.id.starts_with("first-"), "{name}");
    }
    assert_eq!(shipped().len(), SOURCES.len());
    assert_eq!(newest("fogbound-mists"), Some(fogbound_mists()));
    assert_eq!(newest("base"), Some(base()));
}

/// A changed hash means a changed set: that needs a new version in a new file.
#[test]
fn hashes_of_released_sets_never_change() {
    let hashes: Vec<_> =
        shipped().iter().map(|set| format!("{} {} {}", set.id, set.version, set.hash)).collect();
    insta::assert_snapshot!(hashes.join("\n"));
}

#[test]
fn origins_say_that_the_sets_are_not_the_printed_ones() {
    for set in shipped() {
        assert!(set.origin.contains("not the printed"), "{}", set.origin);
        assert!(set.origin.contains("not affiliated"), "{}", set.origin);
        assert!(set.origin.contains("set of their own"), "{}", set.origin);
    }
}

#[test]
fn components_60_tiles_of_which_50_without_building_5_castles_5_cemeteries() {
    let set = fogbound_mists();
    assert_eq!(count(set, |_| true), 60);
    assert_eq!(count(set, |kind| kind.group == Group::Mist && kind.building.is_none()), 50);
    let castle = |kind: &Kind| kind.building == Some(Building::Castle);
    assert_eq!(count(set, |kind| kind.group == Group::Castle && castle(kind)), 5);
    let cemetery = |kind: &Kind| kind.building == Some(Building::Cemetery);
    assert_eq!(count(set, |kind| kind.group == Group::Cemetery && cemetery(kind)), 5);
}

#[test]
fn components_no_monasteries() {
    let monastery = |kind: &Kind| kind.building == Some(Building::Monastery);
    assert!(!fogbound_mists().kinds.iter().any(monastery));
}

#[test]
fn components_48_misty_tiles() {
    assert_eq!(count(fogbound_mists(), |kind| !kind.mists.is_empty()), 48);
}

#[test]
fn components_misty_tiles_show_1_to_3_ghosts() {
    for kind in mist_tiles() {
        let ghosts = if kind.mists.is_empty() { 0..=0 } else { 1..=3 };
        assert!(ghosts.contains(&kind.ghosts()), "{}", kind.name);
    }
    for ghosts in 1..=3 {
        assert!(mist_tiles().any(|kind| kind.ghosts() == ghosts));
    }
}

#[test]
fn components_mist_covers_fields_and_roads_never_a_city() {
    let mut covered = BTreeSet::new();
    for kind in &fogbound_mists().kinds {
        covered.extend(kind.misty().iter().map(|side| kind.terrain(side).name()));
    }
    assert_eq!(Vec::from_iter(covered), ["field", "road"]);
}

#[test]
fn components_every_castle_is_misty_and_a_road_ends_at_one() {
    let castles: Vec<_> = mist_tiles().filter(|kind| kind.group == Group::Castle).collect();
    assert!(castles.iter().all(|kind| !kind.mists.is_empty()));
    assert!(castles.iter().any(|kind| ends_at(kind, RoadEnd::Castle) == 1));
}

#[test]
fn components_a_cemetery_with_a_city_and_no_mist_and_one_with_a_road() {
    let cemeteries = || mist_tiles().filter(|kind| kind.group == Group::Cemetery);
    assert!(cemeteries().any(|kind| !kind.cities.is_empty() && kind.mists.is_empty()));
    assert!(cemeteries().any(|kind| ends_at(kind, RoadEnd::Cemetery) == 1));
}

#[test]
fn components_villages_with_exactly_three_roads() {
    assert!(mist_tiles().any(|kind| ends_at(kind, RoadEnd::Village) == 3));
}

#[test]
fn components_cities_without_and_with_mist_and_coats_of_arms() {
    let with_city = || mist_tiles().filter(|kind| !kind.cities.is_empty());
    assert!(with_city().any(|kind| kind.mists.is_empty()));
    assert!(with_city().any(|kind| !kind.mists.is_empty()));
    assert!(with_city().any(|kind| kind.cities.iter().any(|city| city.coats > 0)));
}

#[test]
fn components_most_tiles_are_different_designs() {
    let designs: BTreeSet<_> = mist_tiles().map(design).collect();
    assert!(designs.len() >= 45, "{} designs", designs.len());
    let kinds = fogbound_mists().kinds.len() - 4;
    assert_eq!(designs.len(), kinds, "two kinds are equal but for a rotation");
}

#[test]
fn components_start_has_a_ruin_where_several_roads_end() {
    let ruins: usize = quarters().iter().map(|kind| ends_at(kind, RoadEnd::Ruin)).sum();
    assert!(ruins >= 2, "{ruins} roads");
    assert!(quarters().iter().all(|kind| kind.building.is_none()));
}

#[test]
fn components_start_separates_fields() {
    let fields: usize = quarters().iter().map(|kind| kind.fields.len()).sum();
    assert!(fields > 4, "{fields} fields");
}

#[test]
fn components_start_shows_3_ghosts_as_2_and_1() {
    let mut ghosts = quarters().map(Kind::ghosts);
    ghosts.sort_unstable();
    assert_eq!(ghosts, [0, 0, 1, 2]);
}

#[test]
fn mists_edges_are_mixed_like_the_base_game() {
    let [city, road, field] = terrain_totals(fogbound_mists());
    assert_eq!(city + road + field, 240);
    assert!((55..=72).contains(&city), "{city}");
    assert!((72..=88).contains(&road), "{road}");
    assert!((88..=108).contains(&field), "{field}");
}

#[test]
fn c_2_base_totals() {
    let set = base();
    assert_eq!(count(set, |_| true), 72);
    assert_eq!(terrain_totals(set), [79, 94, 115]);
    let coats: u32 =
        tiles(set).flat_map(|kind| &kind.cities).map(|city| u32::from(city.coats)).sum();
    assert_eq!(coats, 10);
    assert_eq!(count(set, |kind| kind.building == Some(Building::Monastery)), 6);
    assert!(tiles(set).all(|kind| kind.group == Group::Base && kind.mists.is_empty()));
}

#[test]
fn c_2_base_kinds_counts_and_start() {
    let set = base();
    let names: Vec<_> = set.kinds.iter().map(|kind| kind.name.clone()).collect();
    assert_eq!(names, Vec::from_iter(('A'..='X').map(String::from)));
    let counts: Vec<_> = set.kinds.iter().map(|kind| kind.count).collect();
    assert_eq!(counts, [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1]);
    assert_eq!(set.start, Start::Single(3));
}

#[test]
fn c_2_base_directions() {
    let edges: Vec<String> = base()
        .kinds
        .iter()
        .map(|kind| Side::ALL.map(|side| &kind.terrain(side).name()[..1]).concat())
        .collect();
    assert_eq!(
        edges.join(" "),
        "ffrf ffff cccc crfr cfff fcfc fcfc fcfc cffc crrf cfrr crrr cffc cffc crrc crrc \
         ccfc ccfc ccrc ccrc rfrf ffrr frrr rrrr"
    );
}

#[test]
fn c_2_1_base_fields() {
    let fields = |kind: &Kind| -> String {
        let field = |field: &fogbound_tilesets::Field| {
            let touching = field.cities.len() == kind.cities.len() && !kind.cities.is_empty();
            assert_eq!(touching, !field.cities.is_empty(), "all cities of the tile, or none");
            format!("{}{}", field.halves, if touching { "*" } else { "" })
        };
        format!("{} {}", kind.name, kind.fields.iter().map(field).collect::<Vec<_>>().join(" "))
    };
    let table: Vec<_> = base().kinds.iter().map(fields).collect();
    assert_eq!(
        table.join("|"),
        "A 01234567|B 01234567|C |D 27* 3456|E 234567*|F 01* 45*|G 01* 45*|H 0145*|I 2345*|\
         J 2567* 34|K 2347* 56|L 27* 34 56|M 2345*|N 2345*|O 25* 34|P 25* 34|Q 45*|R 45*|\
         S 4* 5*|T 4* 5*|U 0567 1234|V 012347 56|W 0127 34 56|X 07 12 34 56"
    );
}
