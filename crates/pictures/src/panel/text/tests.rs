use super::*;

#[test]
fn long_words_are_broken_and_cut() {
    assert_eq!(lines("a fork in the old wood", 10.0, 70.0), ["a fork in the", "old wood"]);
    assert_eq!(lines("unfathomably", 10.0, 40.0), ["unfatho…"]);
    assert_eq!(lines("", 10.0, 40.0), Vec::<String>::new());
}

#[test]
fn boxes_flow_into_rows() {
    let mut flow = Flow::new(pt(10.0, 20.0), 100.0, 30.0);
    assert_eq!(flow.bottom(), 20.0);
    let places = [40.0, 40.0, 40.0, 200.0, 5.0].map(|width| flow.place(width));
    let rows = [(10.0, 20.0), (50.0, 20.0), (10.0, 50.0), (10.0, 80.0), (10.0, 110.0)];
    assert_eq!(places, rows.map(|(x, y)| pt(x, y)));
    assert_eq!(flow.bottom(), 140.0);
}
