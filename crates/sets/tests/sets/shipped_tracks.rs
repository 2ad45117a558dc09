//! The shipped track set: the known facts of the printed tiles and boards, and its balance.

use std::collections::{BTreeMap, BTreeSet};

use fogbound_game::{Edges, Rotation};
use fogbound_sets::{TRACK_SOURCES, fogbound_ghosts, newest, newest_tracks, shipped_tracks};
use fogbound_tilesets::{Door, DoorKind, Monster, Track, TrackKind, TrackSet};

/// Returns the kind of each tile.
fn tiles() -> impl Iterator<Item = &'static TrackKind> {
    fogbound_ghosts().tiles().map(|place| &fogbound_ghosts().kinds[place])
}

fn number_of(monster: Monster) -> usize {
    tiles().flat_map(TrackKind::monsters).filter(|&other| other == monster).count()
}

/// Returns the doors of all ten sides.
fn sides() -> impl Iterator<Item = &'static Vec<Door>> {
    fogbound_ghosts().boards.iter().flat_map(|board| &board.sides)
}

fn doors(side: &[Door], kind: DoorKind) -> impl Iterator<Item = &Door> {
    side.iter().filter(move |door| door.kind == kind)
}

/// Steps between the spaces of the two doors of one kind.
fn distance(side: &[Door], kind: DoorKind) -> u8 {
    let spaces: Vec<u8> = doors(side, kind).map(|door| door.space).collect();
    let (one, two) = (spaces[0], spaces[1]);
    (one % 3).abs_diff(two % 3) + (one / 3).abs_diff(two / 3)
}

#[test]
fn every_shipped_track_set_loads_and_is_found() {
    for (name, text) in TRACK_SOURCES {
        let set = TrackSet::parse(name, text).unwrap();
        assert_eq!(format!("{}-{}.toml", set.id, set.version), name);
        assert!(shipped_tracks().contains(&set), "read now and when built");
        assert_eq!(newest(&set.id), None, "ids are not used for both kinds of sets");
        assert_eq!(set.advice(), []);
    }
    assert_eq!(shipped_tracks().len(), TRACK_SOURCES.len());
    assert_eq!(newest_tracks("fogbound-ghosts"), Some(fogbound_ghosts()));
    assert_eq!(newest_tracks("fogbound-mists"), None);
}

/// A changed hash means a changed set: that needs a new version in a new file.
#[test]
fn hashes_of_released_sets_never_change() {
    let line = |set: &TrackSet| format!("{} {} {}", set.id, set.version, set.hash);
    let hashes: Vec<_> = shipped_tracks().iter().map(line).collect();
    insta::assert_snapshot!(hashes.join("\n"));
}

#[test]
fn origins_say_that_the_sets_are_not_the_printed_ones() {
    for set in shipped_tracks() {
        assert!(set.origin.contains("not the printed"), "{}", set.origin);
        assert!(set.origin.contains("not affiliated"), "{}", set.origin);
        assert!(set.origin.contains("set of their own"), "{}", set.origin);
    }
}

#[test]
fn t_1_2_components_78_tiles_of_four_types() {
    assert_eq!(tiles().count(), 78);
    let of = |track| tiles().filter(|kind| kind.track() == track).count();
    assert_eq!(Track::ALL.map(of), [17, 30, 14, 17]);
}

#[test]
fn t_1_2_components_up_to_three_monsters_of_nine_types() {
    let most = tiles().map(|kind| kind.monsters().count()).max();
    assert_eq!(most, Some(3));
    for monster in Monster::ALL {
        assert!(number_of(monster) > 0, "{monster:?}");
    }
}

#[test]
fn t_1_2_components_the_same_monster_twice_on_some_tiles() {
    let twice = |kind: &&TrackKind| {
        let all: Vec<_> = kind.monsters().collect();
        all.iter().collect::<BTreeSet<_>>().len() < all.len()
    };
    assert_eq!(tiles().filter(twice).count(), 6);
}

#[test]
fn components_about_two_monsters_a_tile() {
    let all: usize = tiles().map(|kind| kind.monsters().count()).sum();
    assert_eq!(all, 150);
    let with = |n| tiles().filter(|kind| kind.monsters().count() == n).count();
    assert_eq!([0, 1, 2, 3].map(with), [0, 8, 68, 2]);
}

#[test]
fn components_diamonds_with_values_1_and_3_among_them() {
    let mut values = BTreeMap::new();
    for value in tiles().flat_map(|kind| &kind.diamonds) {
        *values.entry(*value).or_insert(0) += 1;
    }
    assert_eq!(values, BTreeMap::from([(1, 15), (2, 2), (3, 3)]));
}

/// The boards of the rulebook's example (T-5) have 2 and 4 diamonds, 9 and 7 curves, 18 monsters each.
#[test]
fn t_5_components_nine_tiles_are_like_the_example() {
    // Hundredths of the average on nine tiles.
    let in_nine = |sum: usize| sum * 900 / 78;
    let diamonds = in_nine(tiles().map(|kind| kind.diamonds.len()).sum());
    assert!((200..=400).contains(&diamonds), "{diamonds}");
    let curves = in_nine(tiles().map(|kind| usize::from(kind.curves())).sum());
    assert!((700..=900).contains(&curves), "{curves}");
    let monsters = in_nine(tiles().map(|kind| kind.monsters().count()).sum());
    assert!((1_700..=1_900).contains(&monsters), "{monsters}");
}

#[test]
fn t_4_3_components_at_most_one_golem_on_a_tile() {
    for kind in tiles() {
        assert!(kind.monsters().filter(|&monster| monster == Monster::Golem).count() <= 1);
    }
}

/// Returns the content of a tile, the same for tiles that differ by a rotation only.
fn design(kind: &TrackKind) -> impl Ord + use<> {
    let turned = |rotation: Rotation| {
        let section = |section: &fogbound_tilesets::Section| {
            (section.edges.turned(rotation), section.monsters.clone())
        };
        let mut sections: Vec<(Edges, Vec<Monster>)> = kind.sections.iter().map(section).collect();
        sections.sort();
        sections
    };
    (Rotation::ALL.into_iter().map(turned).min(), kind.diamonds.clone())
}

#[test]
fn components_most_tiles_are_different_designs() {
    let kinds = fogbound_ghosts().kinds.len();
    assert!(kinds >= 70, "{kinds} kinds");
    let designs: BTreeSet<_> = tiles().map(design).collect();
    assert_eq!(designs.len(), kinds, "two kinds are equal but for a rotation");
}

/// Strong monsters are rare: a slime scores as much as two bats. With fewer dragons or golems nobody
/// could play for them (`docs/measurements.md`).
#[test]
fn t_4_totals_of_the_monsters() {
    let totals = Monster::ALL.map(|monster| (monster.name(), number_of(monster)));
    assert_eq!(
        totals,
        [
            ("dragon", 14),
            ("ghost", 20),
            ("golem", 12),
            ("satyr", 15),
            ("skeleton", 20),
            ("slime", 7),
            ("bat", 21),
            ("werewolf", 16),
            ("wisp", 25),
        ]
    );
}

#[test]
fn t_4_6_no_slime_brings_two_curves_itself() {
    let slimy = |kind: &&TrackKind| kind.monsters().any(|monster| monster == Monster::Slime);
    assert!(tiles().filter(slimy).all(|kind| kind.curves() < 2));
}

#[test]
fn t_1_1_components_five_boards_with_two_different_sides() {
    assert_eq!(fogbound_ghosts().boards.len(), 5);
    let place = |door: &Door| match (door.space, door.side.index()) {
        // The outer edges clockwise from the north-west.
        (0, 0) => 0,
        (1, _) => 1,
        (2, 0) => 2,
        (2, _) => 3,
        (5, _) => 4,
        (8, 1) => 5,
        (8, _) => 6,
        (7, _) => 7,
        (6, 2) => 8,
        (6, _) => 9,
        (3, _) => 10,
        _ => 11,
    };
    // A side looked at from every direction, and in a mirror.
    let looks = |side: &Vec<Door>| -> BTreeSet<[Option<DoorKind>; 12]> {
        let mut ring = [None; 12];
        side.iter().for_each(|door| ring[place(door)] = Some(door.kind));
        let mut mirrored = ring;
        mirrored.reverse();
        [ring, mirrored]
            .into_iter()
            .flat_map(|ring| {
                (0..12).step_by(3).map(move |by| {
                    let mut turned = ring;
                    turned.rotate_left(by);
                    turned
                })
            })
            .collect()
    };
    let different: BTreeSet<_> = sides().map(looks).collect();
    assert_eq!(different.len(), 10);
}

#[test]
fn t_1_1_components_doors_of_a_side() {
    for side in sides() {
        assert_eq!(doors(side, DoorKind::Bone).count(), 2);
        assert_eq!(doors(side, DoorKind::Tooth).count(), 2);
        assert!((3..=6).contains(&doors(side, DoorKind::Plain).count()));
        assert!(side.len() < 12, "some edges have no door");
    }
}

/// Every section of a path lies one step from the last, so the doors decide whether the number
/// of sections is odd (T-5: it is for the bone doors) or even (for the tooth doors).
#[test]
fn t_5_components_bone_paths_are_odd_and_tooth_paths_even() {
    for side in sides() {
        assert!([2, 4].contains(&distance(side, DoorKind::Bone)), "{side:?}");
        assert!([1, 3].contains(&distance(side, DoorKind::Tooth)), "{side:?}");
    }
}

#[test]
fn t_4_13_components_a_corner_with_two_doors() {
    let corner = |side: &Vec<Door>| {
        [0, 2, 6, 8].iter().any(|&at| side.iter().filter(|door| door.space == at).count() == 2)
    };
    assert!(sides().any(corner));
    assert!(!sides().all(corner));
}
