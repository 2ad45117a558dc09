use super::*;

const SCREEN: Area = Area { from: Point::new(0.0, 0.0), to: Point::new(1280.0, 800.0) };

fn near(a: Point, b: Point) -> bool {
    a.distance(b) < 1e-6
}

#[test]
fn zooming_leaves_what_lies_under_the_pointer() {
    let mut camera = Camera { at: Point::new(310.0, -75.0), scale: 0.7 };
    for (factor, pivot) in [(1.2, (17.0, 900.0)), (0.3, (640.0, 2.0)), (1e9, (1.0, 1.0))] {
        let pivot = Point::new(pivot.0, pivot.1);
        let before = camera.to_board(pivot);
        camera = camera.zoomed(factor, pivot);
        assert!(near(camera.to_board(pivot), before), "{factor}");
    }
    assert_eq!(camera.side(), SIDES.1);
    assert_eq!(camera.zoomed(1e-9, Point::default()).side(), SIDES.0);
}

#[test]
fn what_two_fingers_hold_stays_under_them() {
    let camera = Camera { at: Point::new(-40.0, 12.0), scale: 0.5 };
    let before = (Point::new(100.0, 100.0), Point::new(200.0, 180.0));
    let after = (Point::new(90.0, 140.0), Point::new(290.0, 300.0));
    let pinched = camera.pinched(before, after);
    assert!(near(camera.to_board(before.0), pinched.to_board(after.0)));
    assert!(near(camera.to_board(before.1), pinched.to_board(after.1)));
}

#[test]
fn a_board_fits_between_the_papers() {
    let free = Area { from: Point::new(300.0, 12.0), to: Point::new(940.0, 520.0) };
    for (from, to) in [((-1, -1), (1, 1)), ((-9, -4), (7, 12)), ((0, -30), (0, 30))] {
        let (from, to) = (Cell::new(from.0, from.1), Cell::new(to.0, to.1));
        let board = Area::of_cells(from, to);
        let camera = Camera::fitting(board, free, 160.0);
        assert!(camera.side() <= 160.0);
        assert!(near(camera.to_screen(board.middle()), free.middle()));
        let inside = |point: Point| free.grown(1e-6).contains(camera.to_screen(point));
        assert!(inside(board.from) && inside(board.to), "{board:?}");
    }
}

#[test]
fn hands_make_no_board_smaller_than_they_found_it() {
    let tiny = Camera { at: Point::default(), scale: 12.0 / SIDE };
    assert_eq!(tiny.zoomed(0.5, Point::default()).side(), 12.0);
    assert_eq!(tiny.zoomed(1.5, Point::default()).side(), 18.0);
}

#[test]
fn a_finger_means_a_small_cell_that_it_covers() {
    let legal = || [Cell::new(2, 0), Cell::new(0, 3)].into_iter();
    let on = |side: f64, cell: Cell| {
        let camera = Camera { at: Point::default(), scale: side / SIDE };
        camera.under_finger(camera.to_screen(centre(cell)), legal())
    };
    assert_eq!(on(16.0, Cell::new(1, 0)), Some(Cell::new(2, 0)));
    assert_eq!(on(16.0, Cell::new(0, 2)), Some(Cell::new(0, 3)));
    assert_eq!(on(48.0, Cell::new(1, 0)), None);
    assert_eq!(on(48.0, Cell::new(2, 0)), Some(Cell::new(2, 0)));
}

#[test]
fn papers_leave_the_larger_part_free() {
    let area = |x, y, to_x, to_y| Area { from: Point::new(x, y), to: Point::new(to_x, to_y) };
    let free = SCREEN
        .beside(area(12.0, 76.0, 292.0, 788.0))
        .beside(area(948.0, 12.0, 1268.0, 788.0))
        .beside(area(360.0, 540.0, 920.0, 788.0))
        .beside(area(2000.0, 0.0, 2100.0, 50.0));
    assert_eq!(free, area(292.0, 0.0, 948.0, 540.0));
}

#[test]
fn cells_are_found_where_they_are_shown() {
    let camera = Camera { at: Point::new(333.0, -20.5), scale: 0.37 };
    for cell in [Cell::new(0, 0), Cell::new(-3, 7), Cell::new(12, -1)] {
        assert_eq!(camera.cell_at(camera.to_screen(centre(cell))), cell);
        let corner = Area::of_cells(cell, cell).from;
        let inside = Point::new(corner.x + 0.1, corner.y + 0.1);
        assert_eq!(camera.cell_at(camera.to_screen(inside)), cell);
    }
}

#[test]
fn the_board_cannot_be_lost() {
    let board = Area::of_cells(Cell::new(-2, -2), Cell::new(3, 1));
    let camera = Camera { at: Point::new(500.0, 300.0), scale: 0.5 };
    assert_eq!(camera.held(board, SCREEN), camera);
    for by in [(1e5, 0.0), (-1e5, 3.0), (4.0, 1e5), (-7e4, -1e5)] {
        let lost = camera.panned(Point::new(by.0, by.1));
        let held = lost.held(board, SCREEN);
        let (from, to) = (held.to_screen(board.from), held.to_screen(board.to));
        assert!(from.x <= SCREEN.to.x - KEPT + 1e-6 && to.x >= KEPT - 1e-6, "{by:?}");
        assert!(from.y <= SCREEN.to.y - KEPT + 1e-6 && to.y >= KEPT - 1e-6, "{by:?}");
    }
}

#[test]
fn a_cell_comes_into_sight_and_no_farther() {
    let camera = Camera { at: Point::new(600.0, 400.0), scale: 0.5 };
    assert_eq!(camera.showing(Cell::new(0, 0), SCREEN), camera);
    let far = camera.showing(Cell::new(9, -7), SCREEN);
    assert!(near(far.to_screen(Point::new(2000.0, -1400.0)), Point::new(1280.0, 0.0)));
}
