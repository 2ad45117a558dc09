//! At most 36 elements a tile, and far fewer on average.

use fogbound_game::{Edges, Rotation};
use fogbound_pictures::Detail;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::train::{TrackTile, draw_track_tile};
use fogbound_sets::fogbound_ghosts;
use fogbound_tilesets::TrackKind;
use std::sync::Arc;

fn elements(kind: &TrackKind, rotation: Rotation, all_lit: bool, detail: Detail) -> usize {
    let sections = kind.sections.iter().map(|section| section.edges.turned(rotation));
    let lit: Vec<Edges> = sections.filter(|_| all_lit).collect();
    let mut svg = Svg::new();
    draw_track_tile(
        &mut svg,
        &TrackTile { kind: Arc::new(kind.clone()), rotation, number: 7 },
        &lit,
        detail,
    );
    svg.shapes()
}

#[test]
fn no_tile_of_the_set_has_more_than_36_elements() {
    for kind in &fogbound_ghosts().kinds {
        for rotation in Rotation::ALL {
            for detail in Detail::ALL {
                assert!(elements(kind, rotation, true, detail) <= 36, "{}", kind.name);
            }
        }
    }
}

#[test]
fn the_fullest_tile_there_may_be_has_at_most_36_elements() {
    let sections = [("NS bat wisp", 0..1), ("EW golem", 1..2)];
    let kind = TrackKind::spelled("full", &sections, &[99; 9], 0..2).unwrap();
    for rotation in Rotation::ALL {
        assert!(elements(&kind, rotation, true, Detail::Near) <= 36);
    }
}

#[test]
fn tiles_have_few_elements_on_average() {
    let kinds = &fogbound_ghosts().kinds;
    for (detail, most) in Detail::ALL.into_iter().zip([19, 18, 14]) {
        let sum: usize =
            kinds.iter().map(|kind| elements(kind, Rotation::NONE, false, detail)).sum();
        assert!(sum <= most * kinds.len(), "{detail:?}: {sum} of {}", kinds.len());
    }
}
