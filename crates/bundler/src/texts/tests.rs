use super::without_comments;

#[test]
fn only_comments_are_left_out() {
    let source = "# About\n## Part\na = text\n    # 1 stays\n\n    too\n";
    assert_eq!(without_comments(source), "a = text\n    # 1 stays\n\n    too\n");
}
