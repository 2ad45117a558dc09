use super::*;

fn area(from: (f64, f64), to: (f64, f64)) -> Area {
    Area { from: Point::new(from.0, from.1), to: Point::new(to.0, to.1) }
}

/// A board from 300 to 900 in a window 1440 wide, and a cell of 100 that begins at `x`.
fn spot(x: f64) -> Surroundings {
    let screen = area((0.0, 0.0), (1440.0, 900.0));
    Surroundings {
        cell: area((x, 400.0), (x + 100.0, 500.0)),
        free: area((0.0, 52.0), (1440.0, 808.0)),
        board: area((300.0, 100.0), (900.0, 700.0)),
        guide: None,
        screen,
    }
}

#[test]
fn a_paper_stands_where_the_board_ends_sooner() {
    assert!((left_of_paper(&spot(800.0), false) - 1010.0).abs() < 1e-6);
    // There is no room at its usual distance on this side, but closer.
    assert!((left_of_paper(&spot(350.0), false) - 30.0).abs() < 1e-6);
    // There is none at all, so it goes over to the other side.
    assert!((left_of_paper(&spot(300.0), false) - 510.0).abs() < 1e-6);
}

#[test]
fn a_lens_stands_beyond_the_board_rather_than_over_it() {
    assert!((left_of_paper(&spot(350.0), true) - 30.0).abs() < 1e-6);
    assert!((left_of_paper(&spot(320.0), true) - 940.0).abs() < 1e-6);
    // It is taller than its cell, and would cover a guide above it.
    let with_guide =
        Surroundings { guide: Some(area((12.0, 60.0), (332.0, 280.0))), ..spot(350.0) };
    assert!((left_of_paper(&with_guide, true) - 940.0).abs() < 1e-6);
}

#[test]
fn a_paper_keeps_away_from_the_guide_and_in_the_window() {
    let with_guide =
        Surroundings { guide: Some(area((12.0, 60.0), (332.0, 480.0))), ..spot(350.0) };
    assert!((left_of_paper(&with_guide, false) - 560.0).abs() < 1e-6);
    let narrow = Surroundings { free: area((0.0, 52.0), (600.0, 808.0)), ..spot(300.0) };
    let left = left_of_paper(&narrow, false);
    assert!((12.0..=308.0).contains(&left), "{left}");
}
