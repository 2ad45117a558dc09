use super::*;

fn edges(name: &str) -> Edges {
    Edges::parse(name).unwrap()
}

#[test]
fn gaps_are_maximal_runs() {
    let list = |name| gaps(edges(name)).map(|gap| (gap.first, gap.len)).collect::<Vec<_>>();
    assert_eq!(list("N"), [(1, 3)]);
    assert_eq!(list("NW"), [(1, 2)]);
    assert_eq!(list("EW"), [(0, 1), (2, 1)]);
    assert_eq!(list("NEW"), [(2, 1)]);
    assert_eq!(list("NESW"), []);
}

#[test]
fn outlines_go_round_once() {
    let line = |gap: Gap| vec![CORNERS[0], CORNERS[gap.len % 4]];
    assert_eq!(outline(edges("NESW"), line).around, CORNERS);
    let cap = outline(edges("N"), line);
    assert_eq!(cap.lines, [[CORNERS[1], CORNERS[0]]]);
    let band = outline(edges("EW"), line);
    assert_eq!(band.around.len(), 6);
    assert!(is_band(edges("EW")) && is_diagonal(edges("NW")) && !is_diagonal(edges("NS")));
}
