//! A tile has at most 36 elements, and few on average.

use super::variants;
use fogbound_game::{Edges, Side};
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{Appearance, Detail, Tile, draw_tile};

fn elements(tile: &Tile, look: &Appearance) -> usize {
    let mut svg = Svg::new();
    draw_tile(&mut svg, tile, look);
    let drawn = ["<path", "<use", "<ellipse", "<rect", "<circle"];
    let counted: usize = drawn.iter().map(|tag| svg.as_str().matches(tag).count()).sum();
    assert_eq!(counted, svg.shapes());
    counted
}

/// Every way the mist of a tile can look among its neighbours.
fn looks<'a>(tile: &'a Tile, detail: Detail) -> impl Iterator<Item = Appearance> + 'a {
    let misty = tile.kind.misty().turned(tile.rotation);
    let clear: Edges = Side::ALL.into_iter().filter(|&side| !misty.contains(side)).collect();
    [Edges::NONE, clear].into_iter().flat_map(move |frayed| {
        (0..1 << tile.kind.mists.len()).map(move |finished| Appearance {
            frayed,
            finished,
            ..Appearance::alone(tile, detail)
        })
    })
}

#[test]
fn no_tile_has_more_than_36_elements() {
    for detail in Detail::ALL {
        for tile in variants() {
            for look in looks(&tile, detail) {
                let count = elements(&tile, &look);
                assert!(count <= 36, "{} {look:?}: {count}", tile.kind.name);
            }
        }
    }
}

#[test]
fn the_mean_is_30_26_and_18() {
    for (detail, most) in Detail::ALL.into_iter().zip([30, 26, 18]) {
        let counts: Vec<usize> =
            variants().map(|tile| elements(&tile, &Appearance::alone(&tile, detail))).collect();
        let sum: usize = counts.iter().sum();
        assert!(sum <= most * counts.len(), "{detail:?}: {sum} in {}", counts.len());
    }
}
