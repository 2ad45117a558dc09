use super::*;

#[test]
fn groups_side_by_side_are_symbols() {
    let text = "<g id=\"a\"><g><use href=\"#b\"/></g></g><path/><g id=\"b\"></g>";
    let found: Vec<&str> = symbols(text).iter().map(|(id, _)| *id).collect();
    assert_eq!(found, ["a", "b"]);
    assert_eq!(symbols(text)[0].1.len(), text.find("<path").unwrap());
    assert_eq!(shown_in(text).collect::<Vec<_>>(), ["b"]);
}

#[test]
fn only_figures_that_are_shown_are_defined() {
    let mut all = Svg::new();
    figures::define(&mut all);
    let mut coat = Svg::new();
    define_figures(&mut coat, &["<use href=\"#coat\"/>"]);
    assert!(coat.as_str().starts_with("<g id=\"coat\">"));
    let ids = |svg: &Svg| symbols(svg.as_str()).len();
    assert_eq!(ids(&coat), 1);
    let every: String =
        symbols(all.as_str()).iter().map(|(id, _)| format!("<use href=\"#{id}\"/>")).collect();
    let mut same = Svg::new();
    define_figures(&mut same, &[&every]);
    assert_eq!(same.as_str(), all.as_str());
}
