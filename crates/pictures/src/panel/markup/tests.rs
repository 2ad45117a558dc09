use super::*;

#[test]
fn markup_is_cut_into_elements() {
    let markup = "<a/><g class=\"x\"><b/><g><c/></g></g><text>x &lt; y</text>";
    let cut: Vec<&str> = elements(markup).collect();
    assert_eq!(cut, ["<a/>", "<g class=\"x\"><b/><g><c/></g></g>", "<text>x &lt; y</text>"]);
    assert_eq!(only_moved("<g transform=\"t\"><b/></g>"), Some(("<g transform=\"t\">", "<b/>")));
    assert_eq!(only_moved("<g transform=\"t\" class=\"x\"><b/></g>"), None);
}
