use super::{plain_script, without_names};

#[test]
fn comments_and_indentation_of_scripts_are_left_out() {
    let script = "/**\n * Says it.\n *\n * @returns {number}\n */\nf() {\n    // none\n    return 2 * 3;\n\n}\n";
    assert_eq!(plain_script(script), "f() {\nreturn 2 * 3;\n}\n");
}

#[test]
fn a_module_loses_its_names_and_nothing_else() {
    let custom = [0, 6, 4, b'n', b'a', b'm', b'e', 1];
    let header = *b"\0asm\x01\0\0\0";
    // One type of function, and an empty section of imports.
    let types = [1, 4, 1, 0x60, 0, 0];
    let imports = [2, 1, 0];
    let module = [&header[..], &custom, &types, &custom, &imports, &custom].concat();
    let plain = [&header[..], &types, &imports].concat();
    assert_eq!(without_names(&module).expect("a module"), plain);
    assert!(without_names(&module[..12]).is_err());
}
