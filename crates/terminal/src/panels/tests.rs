use super::*;
use fogbound_game::Colour;
use fogbound_pictures::figures::{Hound, Pose};

fn entry(text: &str) -> Entry {
    Entry { text: text.to_owned(), ..Entry::default() }
}

#[test]
fn a_track_shows_how_far_it_is_to_the_goal_and_the_hounds() {
    let course = Course::Path { goal: 50 };
    let meeple = Figure::Meeple(Colour::Black, Pose::Scoring);
    let pieces = vec![(Figure::Hound(Hound::Rufus), 25), (meeple, 10)];
    let lines = bars(&Track { course, pieces }, 14);
    assert_eq!(lines, ["K ├━━··♦·····┤"]);
}

#[test]
fn a_table_keeps_to_its_columns() {
    let heads = ["", "a very long name", "You", "x"].map(entry).to_vec();
    let rows = vec![["points", "12", "-3", "0"].map(entry).to_vec()];
    let lines = table(&heads, &rows, 80, false);
    assert_eq!(lines, ["        a very long name  You  x", "points                12   -3  0"]);
    assert!(table(&heads, &rows, 24, false).iter().all(|line| line.chars().count() <= 24));
}

#[test]
fn a_meter_counts_what_is_there_and_what_is_not() {
    assert_eq!(meter(2, 5), "●●○○○");
}
