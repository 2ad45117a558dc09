use super::*;
use fogbound_game::{Colour, Edges};
use fogbound_pictures::Stand;
use fogbound_pictures::board::Overlay;
use fogbound_presenter::Outline;

#[test]
fn chips_lie_on_their_feature() {
    // A bent road: the middle of its bounds lies beside it.
    let points: Vec<Point> = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 1.0), (2.0, 2.0)]
        .map(|(x, y)| Point::new(x, y))
        .to_vec();
    assert_eq!(middle(&points), Some(Point::new(1.0, 0.0)));
    assert_eq!(middle(&[]), None);
}

#[test]
fn answers_about_one_feature_are_one_choice() {
    let place = |x, edges: &str| (Cell::new(x, 0), Stand::Road(Edges::parse(edges).unwrap()));
    let answer = |action: &str, owner: Colour, parts: &[(Cell, Stand)]| Answer {
        action: action.to_owned(),
        outline: Some(Outline::Region(Overlay { parts: parts.to_vec(), owner: Some(owner) })),
        ..Answer::default()
    };
    let road = [place(0, "N"), place(1, "W")];
    let answers = vec![
        answer("a", Colour::Red, &road),
        answer("b", Colour::Red, &[place(0, "S")]),
        answer("c", Colour::Blue, &[road[1], road[0]]),
        Answer { action: "pass".to_owned(), ..Answer::default() },
    ];
    let keys: Vec<String> = choices(answers).iter().map(Choice::key).collect();
    assert_eq!(keys, ["a|c", "b"]);
}
