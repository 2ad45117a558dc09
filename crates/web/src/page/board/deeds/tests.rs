use super::*;

fn deed(number: usize, seat: u8, x: i16, points: i32) -> Deed {
    let tile = Glyph::Back;
    Deed { number, seat, name: format!("Seat {seat}"), cell: Cell::new(x, 0), tile, points }
}

#[test]
fn a_turn_of_several_decisions_is_one_deed_with_all_its_points() {
    let mut deeds = vec![deed(0, 1, 0, 0)];
    keep(&mut deeds, deed(1, 1, 0, 8));
    assert_eq!(deeds, [deed(1, 1, 0, 8)]);
    keep(&mut deeds, deed(2, 2, 3, 0));
    keep(&mut deeds, deed(3, 1, 4, 2));
    assert_eq!(deeds, [deed(2, 2, 3, 0), deed(3, 1, 4, 2)]);
}
