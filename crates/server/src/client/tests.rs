use super::*;

#[test]
fn names_after_content_are_told_from_others() {
    assert!(is_hashed("app-0123456789abcdef.js"));
    assert!(is_hashed("snippets/x-1/y-0123456789abcdef.js"));
    for name in ["app.js", "app-0123456789abcdeg.js", "app-0123456789abcde.js", "sw.js", "a-b"] {
        assert!(!is_hashed(name), "{name}");
    }
}

#[test]
fn packed_files_are_forms_of_others() {
    let files = ["a.js", "a.js.br", "b.js", "b.js.gz", "lonely.gz"];
    let client = Client::new(files.map(|name| (name.to_owned(), name.as_bytes().into())));
    assert_eq!(client.files.keys().collect::<Vec<_>>(), ["a.js", "b.js", "lonely.gz"]);
    let best = |name: &str| client.file(name).and_then(|file| file.form(|_| true)).expect("a form");
    assert_eq!(best("a.js").0, Encoding::Brotli);
    assert_eq!(best("b.js").0, Encoding::Gzip);
    assert_eq!(best("lonely.gz").0, Encoding::Plain);
    assert_eq!(&*best("a.js").1.body, b"a.js.br");
}
