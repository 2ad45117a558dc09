//! The look of the errors of a tile set.
use fogbound_table::tile_set_file;
use fogbound_tilesets::{LoadError, MAX_BYTES, TileSet, TrackSet};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// A small valid set to break in one place.
const VALID: &str = include_str!("../../../tilesets/tests/tilesets/little.toml");

/// A small valid track set to break in one place.
const TRACKS: &str = include_str!("../../../tilesets/tests/tilesets/little-tracks.toml");

/// Returns the valid set with the one place that reads `from` changed to `to`.
fn edited(from: &str, to: &str) -> String {
    assert_eq!(VALID.matches(from).count(), 1, "{from} must occur once");
    VALID.replace(from, to)
}

/// Returns the report of a set that must be refused.
fn report(text: &str) -> String {
    shown(&TileSet::parse("little.toml", text).expect_err("must be refused"))
}

/// Returns the report of an error, as a person sees it, without colour.
fn shown(error: &LoadError) -> String {
    let mut out = String::new();
    GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_width(96)
        .with_links(false)
        .render_report(&mut out, &tile_set_file::report(error))
        .unwrap();
    out
}

/// Compares the report of an edit with the kept one.
macro_rules! assert_report {
    ($from:expr, $to:expr) => {
        insta::assert_snapshot!(report(&edited($from, $to)))
    };
}

#[test]
fn m_0_1_edge_in_no_segment() {
    assert_report!("roads = [\"N castle\"]\n", "");
}

#[test]
fn m_0_1_edge_in_two_segments() {
    assert_report!("roads = [\"ES\"]", "roads = [\"ES\", \"E village\"]");
}

#[test]
fn m_0_1_terrain_against_segments() {
    assert_report!("\"city road road field\"", "\"city road field field\"");
}

#[test]
fn m_0_1_city_edge_misty() {
    assert_report!("mists = [\"W 1\"]", "mists = [\"NW 1\"]");
}

#[test]
fn m_0_1_misty_tile_without_symbol() {
    assert_report!("[\"W 1\"]", "[\"W 0\"]");
}

#[test]
fn m_0_1_road_of_one_edge_needs_an_end() {
    assert_report!("[\"N castle\"]", "[\"N\"]");
}

#[test]
fn m_0_1_castle_without_mist() {
    assert_report!("mists = [\"SW 2\"]\nfields = [\"0123\"]", "fields = [\"01234567\"]");
}

#[test]
fn m_0_1_starting_tile_fits_in_terrain() {
    assert_report!(
        "edges = \"ccff\"\ncities = [\"N\", \"E\"]\nfields = [\"45 E\", \"67 N\"]",
        "edges = \"fcff\"\ncities = [\"E\"]\nfields = [\"014567 E\"]"
    );
}

#[test]
fn m_0_1_starting_tile_fits_in_mist() {
    assert_report!("mists = [\"N 1\"]\nfields = [\"2345\", \"67\"]", "fields = [\"01234567\"]");
}

#[test]
fn c_2_2_half_edge_in_no_field() {
    assert_report!("[\"25 N\", \"34\"]", "[\"5 N\", \"34\"]");
}

#[test]
fn c_2_2_half_edge_of_a_city_or_misty_edge() {
    assert_report!("[\"25 N\", \"34\"]", "[\"025 N\", \"347\"]");
}

#[test]
fn unknown_keys() {
    assert_report!("count = 2", "number = 2");
}

#[test]
fn duplicate_names() {
    assert_report!("name = \"keep\"", "name = \"lane\"");
}

#[test]
fn not_toml() {
    assert_report!("edges = \"rfff\"", "edges = rfff");
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_file() {
    let text = edited("version = 1", "version = 0")
        .replace("mists = [\"W 1\"]", "mists = [\"W 0\"]")
        .replace("\"N castle\"", "\"N ruin\", \"E castle\"")
        .replace("[\"45 E\"", "[\"5 E\"");
    insta::assert_snapshot!(report(&text));
}

#[test]
fn marks_far_apart_are_told_by_line() {
    let text =
        format!("{VALID}\n[[tile]]\nname = \"lane\"\nedges = \"ffff\"\nfields = [\"01234567\"]\n");
    insta::assert_snapshot!(report(&text));
}

#[test]
fn only_the_first_problems_are_shown() {
    let text = format!("{}{VALID}", (0..30).map(|n| format!("k{n} = 1\n")).collect::<String>());
    let shown = report(&text);
    assert!(shown.contains("10 more problems are not shown"), "{shown}");
    assert!(shown.contains("little.toml is not a usable tile set: 30 problems"), "{shown}");
}

#[test]
fn nothing_dangerous_and_nothing_huge_is_shown() {
    let shown = report("format = 1\n# \u{1b}[2J\n");
    assert!(shown.contains("line 2 holds a control character"), "{shown}");
    assert!(!shown.contains('\u{1b}'));
    assert!(report(&" ".repeat(MAX_BYTES + 1)).len() < 1000);
    let long = format!("name = \"{}\"", "a".repeat(41));
    let shown = report(&edited("name = \"lane\"", &long));
    assert!(shown.contains("`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…` is not a name"), "{shown}");
    assert!(report(&"[[tile]]\n".repeat(100)).len() < 100_000);
}

#[test]
fn tracks_and_tiles_are_told_apart() {
    let tracks = shown(&TileSet::parse("tracks.toml", TRACKS).expect_err("tracks are no tiles"));
    let tiles = shown(&TrackSet::parse("little.toml", VALID).expect_err("tiles are no tracks"));
    insta::assert_snapshot!(format!("{tracks}\n{tiles}"));
}

#[test]
fn t_1_problems_of_tracks_and_boards() {
    let text = TRACKS
        .replace("NE bat bat", "NE bat bad")
        .replace("\"EW\"]", "\"SW\"]")
        .replace("NE wisp", "NE wisp wisp")
        .replace("0N bone", "0N plain")
        .replace("6S bone", "6E bone");
    let error = TrackSet::parse("tracks.toml", &text).expect_err("must be refused");
    insta::assert_snapshot!(shown(&error));
}
