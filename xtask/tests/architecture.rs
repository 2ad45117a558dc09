//! The architecture as facts that a program can check, above all absences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use toml::Table;

/// The floor of each crate of the house; dependencies point to lower floors only. Within a floor,
/// `sets` and `landscape` rest on `tilesets`, and `table` on `messages`.
const FLOORS: [(&str, u32); 22] = [
    ("fogbound-game", 0),
    ("fogbound-tilesets", 10),
    ("fogbound-sets", 11),
    ("fogbound-landscape", 11),
    ("fogbound-mists", 20),
    ("fogbound-carcassonne", 20),
    ("fogbound-ghosts-galore", 20),
    ("fogbound-bots", 30),
    ("fogbound-pictures", 30),
    ("fogbound-messages", 40),
    ("fogbound-protocol", 40),
    ("fogbound-table", 41),
    ("fogbound-presenter", 50),
    ("fogbound-data", 55),
    ("fogbound-environments", 55),
    ("fogbound-guest", 55),
    ("fogbound-server", 55),
    ("fogbound-web", 60),
    ("fogbound-terminal", 60),
    ("fogbound-host", 60),
    ("fogbound-python", 60),
    ("fogbound", 70),
];

/// Crates beside the house: nothing in it may rest on them, except in tests.
const BESIDE: [&str; 6] = [
    "fogbound-browser",
    "fogbound-bundler",
    "fogbound-determinism",
    "fogbound-gauntlet",
    "fogbound-referee",
    "xtask",
];

/// Most files that may name all three games: their lists, and little else.
const NAMING_ALL_GAMES: usize = 3;

/// Words that the crates below `table` must not contain, with reasons.
const FORBIDDEN_BELOW_TABLE: [(&str, &str); 12] = [
    ("std::time", "no clock"),
    ("Instant", "no clock"),
    ("SystemTime", "no clock"),
    ("std::fs", "no files"),
    ("std::io", "no I/O"),
    ("std::net", "no network"),
    ("std::env", "no environment"),
    ("println!", "no I/O"),
    ("print!", "no I/O"),
    ("eprintln!", "no I/O"),
    ("dbg!", "no I/O"),
    ("getrandom", "all chance comes from the seed"),
];

/// Further words that the engine must not contain: nothing that could differ between platforms or runs.
const FORBIDDEN_IN_ENGINE: [(&str, &str); 4] = [
    ("HashMap", "no hash order"),
    ("HashSet", "no hash order"),
    ("f32", "no floats"),
    ("f64", "no floats"),
];

/// Words that pictures must not contain: the same call draws the same bytes on every platform.
/// Floats are added, multiplied and rooted, all else comes from `libm`.
const FORBIDDEN_IN_PICTURES: [(&str, &str); 12] = [
    ("HashMap", "no hash order"),
    ("HashSet", "no hash order"),
    ("f32", "one kind of float"),
    ("sin()", "no float functions of the platform"),
    ("cos()", "no float functions of the platform"),
    ("tan()", "no float functions of the platform"),
    ("sin_cos()", "no float functions of the platform"),
    ("exp()", "no float functions of the platform"),
    ("ln()", "no float functions of the platform"),
    ("atan2", "no float functions of the platform"),
    ("powf", "no float functions of the platform"),
    ("hypot", "no float functions of the platform"),
];

/// The engine: what decides, and must decide alike everywhere.
const ENGINE: [&str; 5] = [
    "fogbound-game",
    "fogbound-landscape",
    "fogbound-mists",
    "fogbound-carcassonne",
    "fogbound-ghosts-galore",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

struct Crate {
    name: String,
    folder: PathBuf,
    manifest: Table,
}

impl Crate {
    fn dependencies(&self, section: &str) -> BTreeSet<String> {
        let table = self.manifest.get(section).and_then(toml::Value::as_table);
        table.map(|table| table.keys().cloned().collect()).unwrap_or_default()
    }

    /// Sources below these folders, with the text of each.
    fn sources(&self, folders: &[&str]) -> Vec<(PathBuf, String)> {
        let mut files = Vec::new();
        folders.iter().for_each(|folder| rust_files(&self.folder.join(folder), &mut files));
        let text = |path: PathBuf| (fs::read_to_string(&path).expect("a readable source"), path);
        files.into_iter().map(text).map(|(text, path)| (path, text)).collect()
    }
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn crates() -> Vec<Crate> {
    let folders = ["crates", "proof"].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder of crates");
        entries.map(|entry| entry.expect("a readable entry").path())
    });
    let mut crates = Vec::new();
    for folder in folders.chain([root().join("xtask")]) {
        let Ok(text) = fs::read_to_string(folder.join("Cargo.toml")) else { continue };
        let manifest: Table = text.parse().expect("a valid manifest");
        let name = manifest["package"]["name"].as_str().expect("a name").to_owned();
        crates.push(Crate { name, folder, manifest });
    }
    crates
}

/// Returns true if a file belongs to tests only.
fn is_test(path: &Path) -> bool {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    parts.any(|part| ["tests", "benches", "examples", "tests.rs", "testing.rs"].contains(&part))
}

/// A source without comments, and without its unit tests at the end.
fn code(text: &str) -> String {
    let code = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or(text);
    let without_comment = |line: &str| line.split("//").next().unwrap_or(line).to_owned();
    code.lines().map(without_comment).collect::<Vec<_>>().join("\n")
}

/// Returns true if a text holds a path or a word that is not part of a longer word.
fn holds(code: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    })
}

fn assert_absent(crates: &[Crate], names: &[&str], forbidden: &[(&str, &str)]) {
    for member in crates.iter().filter(|member| names.contains(&member.name.as_str())) {
        let sources = member.sources(&["src"]);
        assert!(!sources.is_empty(), "{} has no sources", member.name);
        for (path, text) in sources.into_iter().filter(|(path, _)| !is_test(path)) {
            let code = code(&text);
            for (word, why) in forbidden {
                assert!(!holds(&code, word), "{} holds `{word}`: {why}", path.display());
            }
        }
    }
}

#[test]
fn every_crate_has_its_place() {
    let floors = FLOORS.map(|(name, _)| name);
    let known: BTreeSet<&str> = floors.into_iter().chain(BESIDE).collect();
    let crates = crates();
    let found: BTreeSet<&str> = crates.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(found, known, "each crate needs a floor, or a place beside the house");
}

#[test]
fn dependencies_point_downward_only() {
    let floors = BTreeMap::from(FLOORS);
    for member in crates() {
        let Some(floor) = floors.get(member.name.as_str()) else { continue };
        for dependency in member.dependencies("dependencies") {
            let beside = BESIDE.contains(&dependency.as_str());
            assert!(!beside, "{} rests on {dependency}", member.name);
            if let Some(below) = floors.get(dependency.as_str()) {
                assert!(below < floor, "{} rests on {dependency}", member.name);
            }
        }
    }
}

/// Returns the names of the crates below `table`.
fn below_table() -> Vec<&'static str> {
    FLOORS.iter().filter(|(_, floor)| *floor < 40).map(|(name, _)| *name).collect()
}

#[test]
fn below_the_table_there_is_no_clock_no_io_and_no_wire_type() {
    let crates = crates();
    assert_absent(&crates, &below_table(), &FORBIDDEN_BELOW_TABLE);
    // Bots in several programs note their trials for one another.
    let others = below_table().into_iter().filter(|&name| name != "fogbound-bots");
    assert_absent(&crates, &others.collect::<Vec<_>>(), &[("serde", "no wire type")]);
}

/// Whose threads change nothing but the time, since what they find is taken in order.
const CREW: &str = "bots/src/crew.rs";

#[test]
fn below_the_table_only_a_crew_has_threads() {
    let (below, crates) = (below_table(), crates());
    let below = crates.iter().filter(|member| below.contains(&member.name.as_str()));
    let sources = below.flat_map(|member| member.sources(&["src"]));
    let with_threads =
        sources.filter(|(path, text)| !is_test(path) && holds(&code(text), "thread"));
    let with_threads: Vec<PathBuf> = with_threads.map(|(path, _)| path).collect();
    assert!(matches!(&with_threads[..], [only] if only.ends_with(CREW)), "{with_threads:?}");
}

#[test]
fn the_engine_has_no_hash_order_and_no_floats() {
    assert_absent(&crates(), &ENGINE, &FORBIDDEN_IN_ENGINE);
}

#[test]
fn pictures_have_no_hash_order_and_no_float_functions_of_the_platform() {
    assert_absent(&crates(), &["fogbound-pictures"], &FORBIDDEN_IN_PICTURES);
}

/// Nothing at a table depends on the time of day: duties follow the database, all else the time that has passed.
#[test]
fn tables_know_no_wall_clock() {
    assert_absent(&crates(), &["fogbound-host"], &[("SystemTime", "no wall clock")]);
}

/// The compiler makes code of every asynchronous function that is public, called or not: here of all views, which took
/// longer than all tests of the crate.
#[test]
fn the_page_has_no_public_asynchronous_function() {
    let known = [("pub async fn", "`pub(crate) async fn` is enough")];
    assert_absent(&crates(), &["fogbound-web"], &known);
}

/// The referee judges the engine, so it must not share a line with it.
#[test]
fn the_judge_is_independent() {
    let crates = crates();
    let judge = crates.iter().find(|member| member.name == "fogbound-referee");
    let dependencies = judge.expect("there is a judge").dependencies("dependencies");
    assert!(!dependencies.iter().any(|name| name.starts_with("fogbound")), "{dependencies:?}");
}

#[test]
fn the_terminal_knows_no_game() {
    let crates = crates();
    let terminal = crates.iter().find(|one| one.name == "fogbound-terminal").expect("a terminal");
    let known = terminal.dependencies("dependencies");
    let games =
        ["fogbound-mists", "fogbound-carcassonne", "fogbound-ghosts-galore", "fogbound-bots"];
    assert!(games.iter().all(|game| !known.contains(*game)), "{known:?}");
}

/// A fourth game would have to be added to each of these.
#[test]
fn few_files_name_all_games() {
    let games = ["mists", "carcassonne", "ghostsgalore"];
    let names_all = |text: &str| {
        let code = code(text).to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "");
        games.iter().all(|game| code.contains(game))
    };
    let mut files = Vec::new();
    for folder in ["crates", "proof", "xtask"] {
        rust_files(&root().join(folder), &mut files);
    }
    files.retain(|path| !is_test(path));
    assert!(files.len() > 500, "only {} files were found", files.len());
    files.retain(|path| names_all(&fs::read_to_string(path).expect("a readable source")));
    assert!(files.len() <= NAMING_ALL_GAMES, "{}: {files:#?}", files.len());
}

/// The proof is not needed to build and test the game: no crate of the house rests on it, not even
/// in its tests.
#[test]
fn the_proof_stands_apart() {
    let crates = crates();
    let (proof, house): (Vec<&Crate>, Vec<&Crate>) =
        crates.iter().partition(|member| member.folder.starts_with(root().join("proof")));
    for member in house {
        let mut rests = member.dependencies("dependencies");
        rests.extend(member.dependencies("dev-dependencies"));
        let wrong: Vec<&Crate> =
            proof.iter().filter(|it| rests.contains(&it.name)).copied().collect();
        assert!(wrong.is_empty(), "{} rests on {}", member.name, wrong[0].name);
    }
}

/// The source of the Python package must be enough to build it.
#[test]
fn the_python_package_carries_all_files_that_its_crates_include() {
    let crates = crates();
    let mut names = vec!["fogbound-python".to_owned()];
    let mut included = BTreeSet::new();
    for next in 0.. {
        let Some(name) = names.get(next) else { break };
        let Some(member) = crates.iter().find(|one| one.name == *name) else { continue };
        let build = fs::read_to_string(member.folder.join("build.rs")).unwrap_or_default();
        let sources = member.sources(&["src"]).into_iter().filter(|(path, _)| !is_test(path));
        for text in sources.map(|(_, text)| text).chain([build]) {
            let paths =
                text.match_indices("../../").map(|(at, _)| text[at..].trim_start_matches("../"));
            let folders = paths.filter_map(|path| path.split(['/', '"']).next());
            included.extend(folders.filter(|name| root().join(name).is_dir()).map(str::to_owned));
        }
        let mut below = member.dependencies("dependencies");
        below.extend(member.dependencies("build-dependencies"));
        below.retain(|name| !names.contains(name));
        names.extend(below);
    }
    let text = fs::read_to_string(root().join("pyproject.toml")).expect("a readable file");
    let package: Table = text.parse().expect("valid TOML");
    let carried = package["tool"]["maturin"]["include"].as_array().expect("a list").iter();
    let carried = carried.map(|entry| entry["path"].as_str().expect("a pattern"));
    let carried = carried.map(|path| path.trim_end_matches("/**/*").to_owned());
    assert_eq!(included, carried.collect());
}

/// A dependency that no source names is not needed.
#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for member in crates() {
        let text = |folders: &[&str]| -> String {
            member.sources(folders).into_iter().map(|(_, text)| text).collect()
        };
        let own = text(&["src"]);
        let all = text(&["src", "tests", "benches", "examples"]);
        for (section, sources) in [("dependencies", &own), ("dev-dependencies", &all)] {
            let names = member.dependencies(section).into_iter();
            let unnamed = names.filter(|name| !holds(sources, &name.replace('-', "_")));
            unused.extend(unnamed.map(|name| format!("{}: {name}", member.name)));
        }
    }
    assert_eq!(unused, Vec::<String>::new());
}

/// A manifest that spares the building of empty tests must not hide any.
#[test]
fn no_test_is_left_out() {
    for member in crates() {
        let Some(library) = member.manifest.get("lib") else { continue };
        let is_left_out =
            |kind: &str| library.get(kind).is_some_and(|it| it.as_bool() == Some(false));
        for (path, text) in member.sources(&["src"]) {
            let has_example = text.lines().any(|line| {
                let line = line.trim_start();
                line.starts_with("/// ```") || line.starts_with("//! ```")
            });
            assert!(!is_left_out("test") || !text.contains("#[test]"), "{}", path.display());
            assert!(!is_left_out("doctest") || !has_example, "{}", path.display());
        }
    }
}

#[test]
fn words_are_found_only_as_words() {
    assert!(holds("use std::fs;", "std::fs"));
    assert!(holds("let x: f64 = 1.0;", "f64"));
    assert!(!holds("eprintln!(\"\")", "println!"));
    assert!(!holds("deserde", "serde"));
    assert_eq!(code("a // f64\nb\n#[cfg(test)]\nmod tests {\n f64 }"), "a \nb");
}
