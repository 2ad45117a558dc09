use super::*;
use crate::figures::Pose;
use fogbound_game::Colour;

const CORNER: Point = pt(PADDING, 100.0);

#[test]
fn a_path_goes_on_in_rows_to_its_goal() {
    let rows = Rows::new(100, CORNER, 18.0 + 51.0 * 13.0);
    assert_eq!((rows.length, rows.step), (50, 13.0));
    let [start, one, fifty, next, goal] = [0, 1, 50, 51, 100].map(|space| rows.middle(space));
    assert_eq!(start, CORNER + pt(6.5, HEAD));
    assert_eq!(one - start, pt(13.0, 0.0));
    assert_eq!(fifty - start, pt(50.0 * 13.0, 0.0));
    assert_eq!(next - one, pt(0.0, ROW));
    assert_eq!(goal - fifty, pt(0.0, ROW));
    assert_eq!(rows.bottom(), CORNER.y + 2.0 * ROW);
    assert_eq!(Rows::new(60, CORNER, 400.0).length, 25);
}

#[test]
fn a_loop_closes_after_fifty_spaces() {
    let ring = Ring::new(CORNER, 2.0 * BESIDE + 24.0 * 30.0);
    let middles: Vec<Point> = (0..LAP).map(|space| ring.middle(space)).collect();
    for (number, middle) in middles.iter().enumerate() {
        let next = middles[(number + 1) % middles.len()];
        let step = middle.distance(next);
        assert!(step == 30.0 || step == CELL, "{number}: {step}");
        assert!(!middles[..number].contains(middle), "{number}");
    }
    assert_eq!(ring.middle(49), ring.middle(0) + pt(0.0, CELL));
}

/// Returns the part drawn last: the scoring meeple of red on a track, and its badge.
fn drawn(course: Course, points: u16) -> String {
    let mut svg = Svg::new();
    let red = Figure::Meeple(Colour::Red, Pose::Scoring);
    draw(&mut svg, &Track { course, pieces: vec![(red, points)] }, 100.0, 760.0);
    let markup = svg.into_string();
    markup[markup.find("<use").unwrap_or(markup.len())..].to_owned()
}

#[test]
fn meeples_stand_on_their_points() {
    let around = |points| drawn(Course::Loop { words: String::new() }, points);
    let ring = Ring::new(CORNER, 760.0 - 2.0 * PADDING);
    let at = |space, down| {
        let mut svg = Svg::new();
        let red = Figure::Meeple(Colour::Red, Pose::Scoring);
        red.place(&mut svg, ring.middle(space) + pt(0.0, down), SCALE);
        svg.into_string()
    };
    assert_eq!(around(0), at(0, 6.0));
    assert_eq!(around(49), at(49, 6.0));
    // Space 0 again, with a badge, then another.
    let [fifty, hundred] = [50, 100].map(around);
    assert!(fifty.starts_with(&at(0, 6.0)) && fifty.contains("lap"), "{fifty}");
    assert!(hundred.starts_with(&at(0, 6.0)) && hundred != fifty);
    let to_goal = |points| drawn(Course::Path { goal: 60 }, points);
    assert_eq!(to_goal(60), to_goal(75));
    assert_ne!(to_goal(60), to_goal(59));
    assert_eq!(drawn(Course::Path { goal: FARTHEST + 1 }, 3), "");
}

#[test]
fn nobody_hides_anybody() {
    for (count, laps) in (1..=6).flat_map(|count| [(count, false), (count, true)]) {
        let spots = crowd(count, laps);
        assert_eq!(spots.len(), count);
        for (number, spot) in spots.iter().enumerate() {
            assert!(spots[..number].iter().all(|other| other.distance(*spot) > 13.0));
        }
    }
    assert_eq!(crowd(1, true), [pt(0.0, 0.0)]);
}
