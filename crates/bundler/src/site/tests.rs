use super::*;

fn resolve(files: &[(&str, &str)]) -> Outcome<Pages> {
    let mut site = Site::default();
    let worker = ("sw.js", "'index.html' \"{{version}}\" \"{{files}}\"");
    let files = files.iter().chain([&worker]);
    files.for_each(|(name, content)| site.add(name, content.as_bytes().to_vec()));
    site.resolve("index.html", "sw.js")
}

fn text<'a>(pages: &'a Pages, name: &str) -> &'a str {
    std::str::from_utf8(&pages[name]).expect("a text")
}

fn names(pages: &Pages) -> BTreeSet<&str> {
    pages.keys().map(String::as_str).collect()
}

#[test]
fn names_follow_from_content_through_all_references() {
    let pages = |wasm| {
        resolve(&[
            ("index.html", "<script src=\"boot.js\"></script>"),
            ("boot.js", "import('./app.js'); register('sw.js')"),
            ("app.js", "new URL('app.wasm', import.meta.url)"),
            ("app.wasm", wasm),
            ("unused.js", ""),
        ])
    };
    let (one, two) = (pages("one").expect("a site"), pages("two").expect("a site"));
    assert_eq!(one.len(), 5);
    let same: Vec<&str> = names(&one).intersection(&names(&two)).copied().collect();
    assert_eq!(same, ["index.html", "sw.js"]);
    for name in names(&one).into_iter().filter(|name| name.contains('-')) {
        let naming = |file: &&&str| *file != &"sw.js" && text(&one, file).contains(name);
        assert_eq!(names(&one).iter().filter(naming).count(), 1, "{name}");
        assert!(text(&one, "sw.js").contains(name), "{name}");
    }
}

#[test]
fn references_are_whole_strings() {
    let text = "'a.js' \"./a.js\" url(a.js) 'aa.js' 'a.json' a.js { 'a.js': 1 }";
    assert_eq!(references(text, "a.js"), [1, 10, 20]);
}

#[test]
fn a_circle_is_an_error() {
    let circle = [("index.html", "'a.js'"), ("a.js", "'b.js'"), ("b.js", "'a.js'")];
    assert_eq!(resolve(&circle), Err("a.js refers to itself".to_owned()));
}

#[test]
fn the_service_worker_knows_all_files_and_changes_with_them() {
    let worker = |page: &str| {
        let pages = resolve(&[("index.html", page), ("a.js", "")]).expect("a site");
        text(&pages, "sw.js").to_owned()
    };
    let one = worker("'a.js'");
    assert!(one.ends_with(" [\"a-e3b0c44298fc1c14.js\",\"./\"]"), "{one}");
    assert_ne!(one, worker("'a.js' "));
}
