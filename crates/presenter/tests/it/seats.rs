//! The names of those at a table.

use fogbound_presenter::{Wish, start};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::rc::Rc;

fn names(seats: &[&str]) -> Vec<String> {
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    let wish = Wish { seats, ..Wish::new(GameId::GhostsGalore) };
    let game = start(&wish, &Rc::new(Texts::english())).unwrap();
    game.chairs().into_iter().map(|chair| chair.name).collect()
}

#[test]
fn seats_are_numbered_only_where_several_have_a_name() {
    assert_eq!(names(&["person", "normal", "hard"]), ["You", "Magpie", "Owl"]);
    assert_eq!(names(&["normal", "person", "normal"]), ["Magpie 1", "You", "Magpie 3"]);
    assert_eq!(names(&["person", "person", "easy"]), ["Seat 1", "Seat 2", "Wren"]);
    // Both are called Magpie.
    assert_eq!(names(&["person", "planner", "normal"]), ["You", "Magpie 2", "Magpie 3"]);
}
