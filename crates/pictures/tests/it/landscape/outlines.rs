//! One line goes around all tiles of a feature.

use crate::landscape::board::{carcassonne, mists};
use fogbound_game::{Cell, Colour, Edges, Game as _, Halves, Rotation};
use fogbound_landscape::{Catalogue, Map, SegmentKind};
use fogbound_pictures::board::{Laid, Overlay};
use fogbound_pictures::shape::{Point, inside, pt};
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{BoardDrawing, Detail, Scene, Stand, Tile};
use fogbound_presenter::Overlays;

/// The closed lines of a path written as polygons.
fn rings(data: &str) -> Vec<Vec<Point>> {
    let ring = |text: &str| {
        let mut at = pt(0.0, 0.0);
        let text = text.replace('l', " ").replace('-', " -").replace('Z', "");
        let numbers: Vec<f64> = text.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let steps = numbers.chunks(2).map(|pair| pt(pair[0], pair[1]));
        steps
            .map(|step| {
                at = at + step;
                at
            })
            .collect()
    };
    assert_eq!(data.matches('M').count(), data.matches('Z').count());
    data.split('M').skip(1).map(ring).collect()
}

/// Counts how often lines go around a point: an odd number within the feature.
fn holds(rings: &[Vec<Point>], point: Point) -> bool {
    rings.iter().filter(|ring| inside(point, ring)).count() % 2 == 1
}

fn laid(x: i16, y: i16, name: &str, turns: usize) -> Laid {
    let set = fogbound_sets::base();
    let kind = set.kinds.iter().position(|kind| kind.name == name).unwrap();
    let face = Tile::of(set, kind, Rotation::ALL[turns]);
    Laid { cell: Cell::new(x, y), face, finished: 0 }
}

fn outline(tiles: Vec<Laid>, parts: &[(i16, i16, Stand)]) -> Vec<Vec<Point>> {
    let scene = Scene { tiles, ..Scene::default() };
    let parts = parts.iter().map(|&(x, y, stand)| (Cell::new(x, y), stand)).collect();
    let feature = Overlay { parts, owner: Some(Colour::Red) };
    rings(BoardDrawing::new(&scene, Detail::Near).outline(&feature).border.as_str())
}

fn edges(name: &str) -> Edges {
    Edges::parse(name).unwrap()
}

#[test]
fn a_road_over_two_tiles_has_one_outline() {
    let road = Stand::Road(edges("NS"));
    let outline =
        outline(vec![laid(0, 0, "U", 0), laid(0, 1, "U", 0)], &[(0, 0, road), (0, 1, road)]);
    assert_eq!(outline.len(), 1);
    // Both mouths, and nothing across the seam.
    let across = |y: f64| outline[0].iter().filter(|point| (point.y - y).abs() < 0.01).count();
    assert_eq!((across(0.0), across(200.0), across(400.0)), (2, 2, 2));
    assert!(holds(&outline, pt(100.0, 100.0)) && holds(&outline, pt(100.0, 200.0)));
    assert!(!holds(&outline, pt(50.0, 200.0)));
}

#[test]
fn a_closed_city_is_surrounded_by_its_walls() {
    let caps = vec![laid(0, 0, "E", 2), laid(0, 1, "E", 0)];
    let parts = [(0, 0, Stand::City(edges("S"))), (0, 1, Stand::City(edges("N")))];
    let outline = outline(caps, &parts);
    assert_eq!(outline.len(), 1);
    assert!(holds(&outline, pt(100.0, 190.0)) && holds(&outline, pt(100.0, 210.0)));
    assert!(!holds(&outline, pt(100.0, 100.0)) && !holds(&outline, pt(100.0, 300.0)));
}

#[test]
fn fields_end_at_roads_and_walls() {
    let field = |halves: &str| Stand::Field(Halves::parse(halves).unwrap());
    let west = outline(vec![laid(0, 0, "U", 0)], &[(0, 0, field("0567"))]);
    assert!(holds(&west, pt(40.0, 100.0)) && !holds(&west, pt(100.0, 100.0)));
    assert!(!holds(&west, pt(160.0, 100.0)));
    let below = outline(vec![laid(0, 0, "E", 0)], &[(0, 0, field("234567"))]);
    assert!(holds(&below, pt(100.0, 100.0)) && !holds(&below, pt(100.0, 20.0)));
}

/// Every road, city and mist of a board with the kind of its segments.
fn regions(map: &Map, catalogue: &Catalogue) -> Vec<Overlay> {
    let mut all: Vec<(SegmentKind, usize, Overlay)> = Vec::new();
    for cell in map.cells() {
        for kind in [SegmentKind::Road, SegmentKind::City, SegmentKind::Mist] {
            for (segment, _, _) in map.segments(catalogue, cell, kind) {
                let name = map.name(catalogue, segment);
                let stand = match kind {
                    SegmentKind::Road => Stand::Road(name),
                    SegmentKind::City => Stand::City(name),
                    SegmentKind::Mist => Stand::Mist(name),
                };
                let region = fogbound_landscape::Label::index(map.region(segment));
                let part = (map.cell(cell), stand);
                match all.iter_mut().find(|(k, r, _)| (*k, *r) == (kind, region)) {
                    Some((_, _, overlay)) => overlay.parts.push(part),
                    None => all.push((kind, region, Overlay { parts: vec![part], owner: None })),
                }
            }
        }
    }
    all.into_iter().map(|(_, _, overlay)| overlay).collect()
}

/// Each line closes, and who stands in a city is within its line.
fn check(scene: &Scene, features: &[Overlay]) -> usize {
    let board = BoardDrawing::new(scene, Detail::Near);
    for feature in features {
        let rings = rings(board.outline(feature).border.as_str());
        assert!(!rings.is_empty(), "{feature:?}");
        for &(cell, stand) in &feature.parts {
            if let Stand::City(_) = stand {
                let part = Overlay { parts: vec![(cell, stand)], owner: None };
                assert!(holds(&rings, board.outline(&part).foot), "{cell} {stand}");
            }
        }
    }
    features.len()
}

#[test]
fn lines_close_around_every_feature_of_a_game() {
    let mut count = 0;
    for decisions in [30, 90, 160] {
        let game = carcassonne(decisions);
        let scene = fogbound_presenter::carcassonne::scene(&game);
        count += check(&scene, &regions(game.map(), game.rules().catalogue()));
        for wanted in [Overlays::Open, Overlays::Owned, Overlays::Fields] {
            count += check(&scene, &wanted.of(&game, &scene));
        }
        let game = mists(decisions);
        let scene = fogbound_presenter::mists::scene(&game);
        count += check(&scene, &regions(game.map(), game.rules().catalogue()));
    }
    assert!(count > 150, "{count}");
}

#[test]
fn a_choice_has_an_area_to_click() {
    let scene = Scene { tiles: vec![laid(0, 0, "U", 0)], ..Scene::default() };
    let parts = vec![(Cell::new(0, 0), Stand::Road(edges("NS")))];
    let feature = Overlay { parts, owner: Some(Colour::Pink) };
    let outline = BoardDrawing::new(&scene, Detail::Near).outline(&feature);
    let (mut choice, mut shown) = (Svg::new(), Svg::new());
    outline.draw_choice(&mut choice);
    outline.draw(&mut shown);
    assert!(choice.as_str().starts_with("<path class=\"hit cloth-pink\" d=\"M"));
    assert!(choice.as_str().contains("class=\"overlay overlay-pink\""));
    assert!(shown.as_str().contains("class=\"badge\"") && !shown.as_str().contains("hit"));
}
