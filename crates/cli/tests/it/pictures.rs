//! `fogbound board`, `fogbound film` and `fogbound tiles sheet` as a user calls them.
use fogbound_game::{Game as _, Seed};
use fogbound_table::record::{Playable, Record, Replay, Sets};
use fogbound_table::texts::Texts;
use resvg::tiny_skia::Pixmap;
use roxmltree::{Document, Node};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const SETS: [&str; 3] = ["base", "fogbound-mists", "fogbound-ghosts"];

/// A recorded game.
pub fn recorded(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/records").join(name)
}

fn replay<G: Playable>(file: &Path) -> Replay<G> {
    let text = std::fs::read_to_string(file).unwrap();
    Record::parse("test", &text).unwrap().replay(&Sets::shipped()).unwrap()
}

fn fogbound(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.args(args).env("NO_COLOR", "1").output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder that pictures go to.
struct Gallery(TempDir);

impl Gallery {
    fn new() -> Gallery {
        Gallery(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    /// Returns the file of this name that a command writes.
    fn draw(&self, name: &str, args: &[&str]) -> Vec<u8> {
        let path = self.path(name);
        let output = fogbound(&[args, &["-o", &path]].concat());
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        assert!(output.stdout.is_empty());
        std::fs::read(path).unwrap()
    }

    fn svg(&self, args: &[&str]) -> String {
        String::from_utf8(self.draw("picture.svg", args)).unwrap()
    }

    fn png(&self, args: &[&str]) -> Pixmap {
        Pixmap::decode_png(&self.draw("picture.png", args)).unwrap()
    }
}

/// All words in a picture.
fn words(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

fn attribute(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Copies of what has an id that begins like this.
fn copies(svg: &str, id: &str) -> usize {
    svg.matches(&format!("href=\"#{id}")).count()
}

#[test]
fn every_shipped_set_is_drawn() {
    let gallery = Gallery::new();
    for set in SETS {
        let args = ["tiles", "sheet", set, "--size", "40"];
        let svg = gallery.svg(&args);
        let list = fogbound(&["tiles", "list", set, "--json"]);
        let list: serde_json::Value = serde_json::from_slice(&list.stdout).unwrap();
        let words = words(&svg).join(" ");
        for tile in list["tiles"].as_array().unwrap() {
            let name = Texts::english().tile(tile["name"].as_str().unwrap());
            assert!(words.contains(&name), "{name} of {set}");
        }
        for board in list["boards"].as_array().into_iter().flatten() {
            let name = board["name"].as_str().unwrap().replace('-', " ");
            assert!([1, 2].iter().all(|side| words.contains(&format!("{name}, side {side}"))));
        }
        let document = Document::parse(&svg).unwrap();
        let size = ["width", "height"].map(|name| attribute(document.root_element(), name));
        let png = gallery.png(&args);
        assert_eq!([png.width(), png.height()], size.map(|side| side.round() as u32), "{set}");
    }
}

#[test]
fn a_set_of_an_owner_is_drawn_from_its_file() {
    let gallery = Gallery::new();
    let sets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tilesets/tests/tilesets");
    for (file, tile) in [("little.toml", "tile"), ("little-tracks.toml", "track")] {
        let path = sets.join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        let svg = gallery.svg(&["tiles", "sheet", path.to_str().unwrap()]);
        let key = format!("[[{tile}]]\nname = \"");
        let names: Vec<String> = text
            .split(&key)
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().replace('-', " "))
            .collect();
        let words = words(&svg).join(" ");
        assert!(!names.is_empty() && names.iter().all(|name| words.contains(name)), "{words}");
    }
    let broken = gallery.path("broken.toml");
    std::fs::write(&broken, "id = 3").unwrap();
    let refused = fogbound(&["tiles", "sheet", &broken, "-o", &gallery.path("broken.svg")]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("`id`"), "{}", stderr(&refused));
}

#[test]
fn positions_of_carcassonne_show_tiles_scores_and_supplies() {
    let gallery = Gallery::new();
    let file = recorded("carcassonne/p3-mist-castles-guards-cemeteries.fog");
    let replay = replay::<fogbound_carcassonne::Game>(&file);
    let last = replay.taken().len();
    for at in [0, 59, 60, last] {
        let game = replay.at(at).unwrap();
        let svg = gallery.svg(&["board", file.to_str().unwrap(), "--to", &at.to_string()]);
        assert_eq!(copies(&svg, "tile-"), game.tiles().len(), "{at}");
        let words = words(&svg);
        for (seat, score) in game.scores().iter().enumerate() {
            let name = words.iter().position(|word| *word == format!("Seat {}", seat + 1)).unwrap();
            assert_eq!(words[name - 1], score.to_string());
            let supply = format!("{} meeple", game.supply(seat as u8));
            assert!(words[name + 1].starts_with(&supply), "{words:?}");
        }
        let says = |text: &str| words.iter().any(|word| word.contains(text));
        assert!(says(&format!("after decision {at} of {last}")), "{words:?}");
        assert!(game.pile() == 0 || says(&format!("{} tile", game.pile())));
        assert!(says(&format!("{} ghosts left", game.ghost_supply())), "{words:?}");
        assert_eq!(says("to place: "), game.hand().is_some());
        assert_eq!(says("the tile fits"), game.hand().is_some());
        let is_new = game.hand().is_none() && game.tiles().len() > 1;
        assert_eq!(says("newest tile"), is_new);
    }
}

#[test]
fn positions_of_mists_show_tiles_points_and_ghosts() {
    let gallery = Gallery::new();
    let file = recorded("mists/l3-p2-won.fog");
    let replay = replay::<fogbound_mists::Game>(&file);
    for at in [3, 50, replay.taken().len()] {
        let game = replay.at(at).unwrap();
        let svg = gallery.svg(&["board", file.to_str().unwrap(), "--to", &at.to_string()]);
        assert_eq!(copies(&svg, "tile-"), usize::from(game.map().len()));
        let words = words(&svg);
        let says = |text: String| assert!(words.iter().any(|word| word.contains(&text)), "{text}");
        says(format!("{} of 100 points", game.lowest_points()));
        says(format!("{} ghost", game.ghost_supply()));
        for pile in game.piles() {
            says(pile.to_string());
        }
        let all = usize::from(game.rules().level().ghosts);
        let used = copies(&svg, "icon-ghost-used");
        assert_eq!(copies(&svg, "icon-ghost"), all);
        assert_eq!(all - used, usize::from(game.ghost_supply()));
    }
}

#[test]
fn overlays_show_owners_and_fields() {
    let gallery = Gallery::new();
    let file = recorded("carcassonne/p3-mist-castles-guards-cemeteries.fog");
    let outlines = |overlay: &str| {
        let args = ["board", file.to_str().unwrap(), "--to", "60", "--overlay", overlay];
        gallery.svg(&args).matches("class=\"overlay-rim\"").count()
    };
    let replay = replay::<fogbound_carcassonne::Game>(&file);
    let game = replay.at(60).unwrap();
    let is_field = |stand| matches!(stand, fogbound_carcassonne::Stand::Field(_));
    let farmers = game.meeples().iter().filter(|meeple| is_field(meeple.stand)).count();
    // Each has a field of its own here, and a sign in the legend explains the outlines.
    assert!(farmers > 3 && outlines("fields") > farmers, "{farmers}");
    assert!(outlines("owners") > 5 && outlines("regions") > outlines("owners"));
}

#[test]
fn a_table_of_ghosts_galore_shows_every_board() {
    let gallery = Gallery::new();
    for players in 2..=5 {
        let file = recorded(&format!("ghosts-galore/p{players}.fog"));
        let svg = gallery.svg(&["board", file.to_str().unwrap(), "--size", "60"]);
        assert_eq!(svg.matches("class=\"frame\"").count(), players);
        let words = words(&svg);
        for seat in 1..=players {
            let says = |text: String| words.iter().any(|word| word.starts_with(&text));
            assert!(says(format!("Seat {seat}: ")), "the heading of a board: {words:?}");
        }
        assert!(words.iter().any(|word| word.starts_with("After decision ")), "{words:?}");
    }
}

/// The record of a game in which everything that a seat does not know is dealt again.
pub fn dealt_again(file: &Path, at: usize, seat: u8) -> (String, String) {
    let replay = replay::<fogbound_ghosts_galore::Game>(file);
    let game = replay.at(at).unwrap();
    let mut rng = Seed::new("again").stream("what a seat does not know");
    let record = |mut end: fogbound_ghosts_galore::Game| {
        // Only a finished game reveals its deal.
        while let Some(next) = end.deciding().seats().smallest() {
            let action = end.legal_of(next)[0];
            end.apply_of(next, action).unwrap();
        }
        let mut record = Record::dealt(game.rules(), &end.dealt().unwrap());
        for (number, taken) in replay.taken()[..at].iter().enumerate() {
            record.push_answer(replay.at(number).unwrap(), taken.seat, taken.action);
        }
        record.to_text()
    };
    (record(game.clone()), record(game.view_of(Some(seat)).deal(&mut rng)))
}

#[test]
fn t_2_6_a_picture_shows_only_what_its_viewer_knows() {
    let gallery = Gallery::new();
    for (at, name) in [(0, "p3.fog"), (40, "p3.fog"), (67, "p4.fog")] {
        let (one, other) = dealt_again(&recorded(&format!("ghosts-galore/{name}")), at, 1);
        assert_ne!(one, other);
        let [one, other] = [("one.fog", one), ("other.fog", other)].map(|(name, text)| {
            let path = gallery.path(name);
            std::fs::write(&path, text).unwrap();
            path
        });
        let seen = |file: &str, seat: &[&str]| gallery.svg(&[&["board", file], seat].concat());
        assert_eq!(seen(&one, &[]), seen(&other, &[]), "spectators");
        assert_eq!(seen(&one, &["--seat", "2"]), seen(&other, &["--seat", "2"]));
        assert_ne!(seen(&one, &["--seat", "1"]), seen(&other, &["--seat", "1"]));
        assert_ne!(seen(&one, &["--seat", "2"]), seen(&one, &[]));
    }
}

/// The turn that each picture of a film shows, by the classes of an SVG film.
fn turns_of_svg(svg: &str, shots: usize) -> Vec<Vec<String>> {
    let document = Document::parse(svg).unwrap();
    let mut turns = vec![Vec::new(); shots];
    for node in document.descendants().filter(|node| node.has_tag_name("text")) {
        let words = node.text().unwrap_or_default();
        if !words.contains("after decision") {
            continue;
        }
        let mut classes = node.ancestors().filter_map(|node| node.attribute("class"));
        let stretch = classes.find_map(|class| class.strip_prefix("shot-"));
        let (from, to) = stretch.map_or((0, shots), |stretch| {
            let (from, to) = stretch.split_once('-').unwrap();
            (from.parse().unwrap(), to.parse().unwrap())
        });
        turns[from..to].iter_mut().for_each(|turn| turn.push(words.to_owned()));
    }
    turns
}

#[test]
fn a_film_has_a_picture_for_every_turn() {
    let gallery = Gallery::new();
    let file = recorded("mists/l3-p2-won.fog");
    let replay = replay::<fogbound_mists::Game>(&file);
    let last = replay.taken().len();
    let turn = |at: usize| replay.at(at).unwrap().turn();
    let positions: Vec<usize> =
        (0..=last).filter(|&at| at == 0 || at == last || turn(at - 1) != turn(at)).collect();
    assert!(positions.len() > 15);
    let args = ["film", file.to_str().unwrap(), "--size", "24", "--speed", "2"];
    let gif = gallery.draw("film.gif", &args);
    assert!(gif == gallery.draw("again.gif", &args), "a film differs from itself");
    let mut decoder = gif::DecodeOptions::new().read_info(&gif[..]).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    let mut wanted = vec![50; positions.len() - 1];
    wanted.push(400);
    assert_eq!(delays, wanted, "hundredths of a second");
    let svg = gallery.svg(&args);
    let turns = turns_of_svg(&svg, positions.len());
    for (at, shown) in positions.iter().zip(turns) {
        assert_eq!(shown.len(), 1, "{shown:?}");
        // The line may be broken after the number.
        let place = shown[0].split_once("after decision ").unwrap().1;
        assert_eq!(place.split(' ').next(), Some(at.to_string().as_str()));
    }
    assert!(svg.len() < 1_000_000 && gif.len() < 1_000_000, "{} {}", svg.len(), gif.len());
}

#[test]
fn themes_and_sizes_are_as_asked_for() {
    let gallery = Gallery::new();
    let table = |theme: &str, size: &str| {
        let png = gallery.png(&["tiles", "sheet", "base", "--theme", theme, "--size", size]);
        let corner = png.pixel(0, 0).unwrap();
        (png.width(), [corner.red(), corner.green(), corner.blue()])
    };
    let (wide, light) = table("light", "72");
    let (wider, dark) = table("dark", "144");
    assert_eq!((light, dark), ([0xd9, 0xd5, 0xe2], [0x12, 0x11, 0x1d]));
    assert!(wider.abs_diff(2 * wide) <= 1, "{wide} {wider}");
}

#[test]
fn a_picture_goes_to_the_standard_output_in_the_format_asked_for() {
    let file = recorded("ghosts-galore/p2.fog");
    let file = file.to_str().unwrap();
    let written = |format: &[&str]| {
        let output = fogbound(&[&["board", file, "--size", "16", "-o", "-"], format].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        output.stdout
    };
    assert!(written(&["--format", "svg"]).starts_with(b"<svg"));
    assert!(written(&["--format", "png"]).starts_with(b"\x89PNG"));
    assert!(!fogbound(&["board", file, "-o", "-"]).status.success());
}

#[test]
fn what_cannot_be_drawn_is_reported() {
    let gallery = Gallery::new();
    let file = recorded("ghosts-galore/p2.fog");
    let file = file.to_str().unwrap();
    let refused = |args: &[&str], name: &str, code: i32, said: &[&str]| {
        let path = gallery.path(name);
        let output = fogbound(&[args, &["-o", &path]].concat());
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", stderr(&output));
        let report = stderr(&output).replace("\n        ", " ");
        assert!(said.iter().all(|said| report.contains(said)), "{args:?}: {report}");
        assert!(!Path::new(&path).exists());
    };
    refused(&["board", file], "board.jpg", 2, &["board.jpg", ".svg, .png"]);
    refused(&["board", file], "board", 2, &["has no extension", ".svg, .png"]);
    refused(&["film", file], "film.png", 2, &["no .png", ".svg, .gif", "`fogbound board`"]);
    refused(&["board", file], "board.gif", 2, &["no .gif", ".svg, .png", "`fogbound film`"]);
    refused(&["board", file], "no/such/board.svg", 1, &["cannot write", "board.svg"]);
    refused(&["board", file, "--to", "999"], "board.svg", 2, &["has only"]);
    refused(&["board", file, "--seat", "3"], "board.svg", 2, &["no seat 3", "1 to 2"]);
    refused(&["board", file, "--seat", "0"], "board.svg", 2, &["no seat 0", "1 to 2"]);
    refused(&["board", file, "--overlay", "owners"], "board.svg", 2, &["leave out `--overlay`"]);
    refused(&["board", file, "--size", "15"], "board.svg", 2, &["16..=512"]);
    refused(&["film", file, "--size", "513"], "film.svg", 2, &["16..=512"]);
    refused(&["film", file, "--speed", "0"], "film.svg", 2, &["0.1 to 20 pictures"]);
    refused(&["tiles", "sheet", "bases"], "sheet.svg", 2, &["bases", "fogbound-mists"]);
    let large = ["tiles", "sheet", "fogbound-ghosts", "--size", "512"];
    refused(&large, "sheet.png", 1, &["pixels large", "smaller `--size`, up to 4"]);
    assert!(gallery.svg(&large).len() > 10_000, "an SVG has no limit");
}
