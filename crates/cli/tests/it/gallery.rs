//! The pictures of `docs/gallery.md` and of the README are those that the program draws.
//!
//! `docs/gallery/sources.txt` has the SHA-256 of the SVG that each picture shows; they are the same
//! on every platform. `UPDATE_GALLERY=1` draws all pictures anew.
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The pictures: each with the arguments it is drawn with; records stand in
/// `crates/table/tests/records/`.
const PICTURES: [(&str, &str); 14] = [
    ("base.png", "tiles sheet base"),
    ("base-dark.png", "tiles sheet base --theme dark"),
    ("mists-tiles.png", "tiles sheet fogbound-mists"),
    ("ghosts-tiles.png", "tiles sheet fogbound-ghosts --size 84"),
    ("mists.png", "board mists/l3-p2-won.fog --to 90"),
    ("mists-dark.png", "board mists/l3-p2-won.fog --theme dark"),
    ("mists-contrast.png", "board mists/l5-p1-won.fog --theme contrast --size 72"),
    ("carcassonne.png", "board carcassonne/p3-mist-castles-guards-cemeteries.fog --to 59"),
    (
        "carcassonne-dark.png",
        "board carcassonne/p2-mist-guards-cemeteries-scorers.fog --to 50 --theme dark --size 80",
    ),
    (
        "carcassonne-owners.png",
        "board carcassonne/p3-guards.fog --to 50 --overlay owners --size 80",
    ),
    (
        "carcassonne-fields.png",
        "board carcassonne/p3-guards.fog --to 50 --overlay fields --size 80",
    ),
    ("ghosts.png", "board ghosts-galore/p3.fog --to 70 --seat 2 --size 84"),
    ("ghosts-dark.png", "board ghosts-galore/p5.fog --theme dark --size 84"),
    ("film.gif", "film mists/l1-p2-won.fog --theme dark --size 48"),
];

/// No picture is larger, and no gallery, in bytes.
const MOST: u64 = 400 * 1024;
const MOST_OF_ALL: u64 = 4 * 1024 * 1024;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn gallery() -> PathBuf {
    root().join("docs/gallery")
}

/// Draws a picture to a file.
fn draw(arguments: &str, file: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.current_dir(root().join("crates/table/tests/records"));
    let output = command.args(arguments.split(' ')).arg("-o").arg(file).output().unwrap();
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A line for each picture: the hash of its SVG, its name and how it is drawn.
fn sources() -> String {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("picture.svg");
    let mut lines = String::new();
    for (name, arguments) in PICTURES {
        draw(arguments, &svg);
        for byte in Sha256::digest(fs::read(&svg).unwrap()) {
            write!(lines, "{byte:02x}").unwrap();
        }
        writeln!(lines, " {name} fogbound {arguments}").unwrap();
    }
    lines
}

#[test]
fn pictures_show_what_is_drawn_now() {
    let (file, sources) = (gallery().join("sources.txt"), sources());
    if std::env::var_os("UPDATE_GALLERY").is_some() {
        fs::create_dir_all(gallery()).unwrap();
        PICTURES.iter().for_each(|(name, arguments)| draw(arguments, &gallery().join(name)));
        fs::write(file, sources).unwrap();
        return;
    }
    let known = fs::read_to_string(file).unwrap().replace("\r\n", "\n");
    let stale: Vec<&str> =
        sources.lines().filter(|line| !known.lines().any(|old| old == *line)).collect();
    assert!(stale.is_empty(), "stale: run this test with UPDATE_GALLERY=1\n{}", stale.join("\n"));
    assert_eq!(known.lines().count(), PICTURES.len());
}

#[test]
fn every_picture_is_there_small_and_shown() {
    let pages = ["docs/gallery.md", "docs/pictures.md", "README.md"]
        .map(|page| fs::read_to_string(root().join(page)).unwrap());
    let mut all = 0;
    for (name, arguments) in PICTURES {
        let size = fs::metadata(gallery().join(name)).unwrap().len();
        assert!(size <= MOST, "{name} has {size} bytes");
        assert!(pages.iter().any(|page| page.contains(&format!("gallery/{name})"))), "{name}");
        let told = format!("`fogbound {arguments} -o {name}`");
        assert!(pages[0].contains(&told), "the gallery does not say {told}");
        all += size;
    }
    assert!(all <= MOST_OF_ALL, "{all} bytes in all");
    let files = fs::read_dir(gallery()).unwrap().flatten();
    let files: Vec<String> = files.map(|file| file.file_name().into_string().unwrap()).collect();
    // Those of the running page are taken in a browser.
    let (taken, drawn): (Vec<&String>, Vec<&String>) =
        files.iter().partition(|name| name.starts_with("page-"));
    assert_eq!(drawn.len(), PICTURES.len() + 1, "pictures that nobody shows");
    assert_eq!(taken.len(), 8, "three games and an ending, on a laptop and on a phone");
    for name in taken {
        assert!(pages[0].contains(&format!("gallery/{name})")), "{name} is shown nowhere");
    }
}
