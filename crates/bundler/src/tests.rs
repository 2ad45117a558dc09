use super::plain_script;

#[test]
fn comments_and_indentation_of_scripts_are_left_out() {
    let script = "/**\n * @returns {number}\n */\nf() {\n    // none\n    return 2 * 3;\n\n}\n";
    assert_eq!(plain_script(script), "f() {\nreturn 2 * 3;\n}\n");
}
