//! Every way to break a tile set is refused, with its place and what to change.

use crate::common::{VALID, assert_refused, edited, refused, report};
use fogbound_tilesets::{MAX_BYTES, MAX_CELLS, MAX_KINDS, MAX_PROBLEMS, TileSet};

/// Compares the report of an edit with the kept one.
macro_rules! assert_report {
    ($from:expr, $to:expr) => {
        insta::assert_snapshot!(report(&refused(&edited($from, $to))))
    };
}

#[test]
fn the_little_set_is_valid() {
    let set = TileSet::parse("little.toml", VALID).unwrap();
    assert_eq!(set.kinds.len(), 6);
    assert_eq!(set.advice().len(), 1, "no cemeteries: {:?}", set.advice());
}

#[test]
fn m_0_1_edge_in_no_segment() {
    assert_report!("roads = [\"N castle\"]\n", "");
}

#[test]
fn m_0_1_city_edge_in_no_segment() {
    assert_refused(
        "cities = [\"N\", \"E\"]\nfields = [\"45 E\"",
        "cities = [\"N\"]\nfields = [\"45\"",
        "M-0.1",
        "its east edge is city, but in no segment",
    );
}

#[test]
fn m_0_1_edge_in_two_segments() {
    assert_report!("roads = [\"ES\"]", "roads = [\"ES\", \"E village\"]");
}

#[test]
fn m_0_1_edge_in_road_and_city() {
    assert_refused(
        "cities = [\"N coat\"]\nmists = [\"W 1\"]\nfields = [\"25 N\"",
        "cities = [\"NE coat\"]\nmists = [\"W 1\"]\nfields = [\"25 NE\"",
        "M-0.1",
        "its east edge lies in two segments",
    );
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
fn m_0_1_edge_in_two_mists() {
    assert_refused("[\"SW 2\"]", "[\"SW 1\", \"W 1\"]", "M-0.1", "its west edge lies in two mists");
}

#[test]
fn m_0_1_misty_tile_without_symbol() {
    assert_report!("[\"W 1\"]", "[\"W 0\"]");
}

#[test]
fn m_0_1_more_than_three_symbols_on_a_tile() {
    assert_refused("[\"SW 2\"]", "[\"S 2\", \"W 2\"]", "M-0.1", "it shows 4 ghost symbols");
}

#[test]
fn m_0_1_more_than_three_symbols_on_a_quarter() {
    let text = edited(
        "mists = [\"N 1\"]\nfields = [\"2345\", \"67\"]",
        "mists = [\"N 3\", \"W 1\"]\nfields = [\"2345\"]",
    );
    assert!(
        refused(&text).problems()[0].to_string().contains("tile `sw`: it shows 4 ghost symbols")
    );
}

#[test]
fn m_0_1_a_quarter_may_show_no_symbol() {
    assert!(TileSet::parse("", &edited("[\"N 1\"]", "[\"N 0\"]")).is_ok());
}

#[test]
fn m_0_1_segment_with_too_many_symbols() {
    assert_refused("[\"SW 2\"]", "[\"SW 4\"]", "M-0.1", "how many ghosts");
    assert_refused("[\"SW 2\"]", "[\"SW\"]", "M-0.1", "how many ghosts");
    assert_refused("[\"SW 2\"]", "[\"SW -1\"]", "M-0.1", "how many ghosts");
}

#[test]
fn m_0_1_road_of_one_edge_needs_an_end() {
    assert_report!("[\"N castle\"]", "[\"N\"]");
}

#[test]
fn m_0_1_road_of_two_edges_has_no_end() {
    assert_refused("[\"ES\"]", "[\"ES village\"]", "M-0.1", "ends nowhere on it");
}

#[test]
fn m_0_1_road_of_three_edges() {
    assert_refused("[\"ES\"]", "[\"ESW\"]", "M-0.1", "one or two edges, not 3");
}

#[test]
fn m_0_1_road_without_edges() {
    assert_refused("[\"ES\"]", "[\"\"]", "M-0.1", "edges of a road");
    assert_refused("[\"ES\"]", "[\"village\"]", "M-0.1", "edges of a road");
    assert_refused("[\"ES\"]", "[\"SE\"]", "M-0.1", "edges of a road");
}

#[test]
fn m_0_1_mist_without_edges() {
    assert_refused("[\"SW 2\"]", "[\"2\"]", "M-0.1", "edges of a mist");
}

#[test]
fn m_0_1_castle_without_mist() {
    assert_report!("mists = [\"SW 2\"]\nfields = [\"0123\"]", "fields = [\"01234567\"]");
}

#[test]
fn m_0_1_two_buildings() {
    assert_refused("\"castle\"", "\"castle cemetery\"", "M-0.1", "not a building");
    assert_refused("\"castle\"", "[\"castle\", \"cemetery\"]", "tile-set", "must be a text");
}

#[test]
fn m_0_1_road_ends_at_a_missing_building() {
    assert_refused("building = \"castle\"\n", "", "M-0.1", "ends at a castle, but the tile has no");
    assert_refused("[\"W ruin\"]", "[\"W monastery\"]", "M-0.1", "the tile has no monastery");
    assert_refused("[\"W ruin\"]", "[\"W cemetery\"]", "M-0.1", "the tile has no cemetery");
    assert_refused("[\"W ruin\"]", "[\"W city\"]", "M-0.1", "the tile has no city");
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
fn m_0_1_no_castle_or_cemetery_on_the_starting_tile() {
    assert_refused(
        "fields = [\"01237\", \"6\"]",
        "fields = [\"01237\", \"6\"]\nbuilding = \"castle\"",
        "M-0.1",
        "the starting tile cannot have a castle",
    );
    assert_refused(
        "fields = [\"45 E\", \"67 N\"]",
        "fields = [\"45 E\", \"67 N\"]\nbuilding = \"cemetery\"",
        "M-0.1",
        "the starting tile cannot have a cemetery",
    );
    let single = "start = { nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }";
    assert_refused(single, "start = \"keep\"", "M-0.1", "the starting tile cannot have a castle");
}

#[test]
fn m_0_1_nothing_to_draw() {
    let tiles = VALID.find("[[tile]]\nname = \"lane\"").unwrap();
    let quarters = VALID.find("[[tile]]\nname = \"nw\"").unwrap();
    let text = format!("{}{}", &VALID[..tiles], &VALID[quarters..]);
    assert_eq!(refused(&text).problems()[0].to_string(), "the set has no tile to draw");
}

#[test]
fn c_2_2_half_edge_in_no_field() {
    assert_report!("[\"25 N\", \"34\"]", "[\"5 N\", \"34\"]");
}

#[test]
fn c_2_2_tile_without_fields_among_others() {
    assert_refused("fields = [\"0123\"]\n", "", "C-2.2", "half-edges in no field: 0123");
}

#[test]
fn c_2_2_half_edge_in_two_fields() {
    assert_refused("\"34\"]", "\"345\"]", "C-2.2", "half-edges in two fields: 5");
}

#[test]
fn c_2_2_half_edge_of_a_city_or_misty_edge() {
    assert_report!("[\"25 N\", \"34\"]", "[\"025 N\", \"347\"]");
}

#[test]
fn c_2_2_field_touches_a_missing_city() {
    assert_refused("\"34\"]", "\"34 E\"]", "C-2.2", "touches city `E`, but the tile has no");
    assert_refused("\"25 N\"", "\"25 N N\"", "C-2.2", "named twice");
}

#[test]
fn c_2_2_field_not_understood() {
    for bad in ["", "N", "52", "22", "8", "25 x", "25 N E S W NE", "25N"] {
        assert_refused("\"25 N\"", &format!("\"{bad}\""), "C-2.2", "does not describe a field");
    }
}

/// The little set without any fields.
fn without_fields() -> String {
    let lines = VALID.lines().filter(|line| !line.starts_with("fields"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn c_2_2_a_set_for_mists_alone_may_leave_out_fields() {
    let set = TileSet::parse("", &without_fields()).unwrap();
    assert!(set.kinds.iter().all(|kind| kind.fields.is_empty()));
}

#[test]
fn c_2_2_a_set_with_base_tiles_needs_fields() {
    let text = without_fields().replace("count = 2", "part = \"base\"");
    assert!(refused(&text).problems()[0].to_string().contains("no tile of the set has fields"));
    let text = without_fields()
        .replace("{ nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }", "\"lane\"");
    assert_eq!(refused(&text).problems()[0].rule(), "C-2.2");
}

#[test]
fn unknown_keys() {
    assert_report!("count = 2", "number = 2");
    assert_refused(
        "version = 1",
        "version = 1\nauthor = \"me\"",
        "tile-set",
        "unknown key `author`",
    );
    assert_refused("nw = \"nw\",", "nw = \"nw\", n = \"ne\",", "tile-set", "unknown key `n`");
}

#[test]
fn bad_names() {
    for bad in ["", "Lane", "old_tower", "-a", "a-", "a--b", "1a", "AB", "été", "a b"] {
        let to = format!("name = \"{bad}\"");
        assert_refused("name = \"lane\"", &to, "tile-set", "not a name for a tile");
    }
    let long = format!("name = \"{}\"", "a".repeat(41));
    assert_refused("name = \"lane\"", &long, "tile-set", "aaaa…` is not a name");
    assert_refused("\"little\"", "\"Little\"", "tile-set", "`Little` is not an id");
    assert!(TileSet::parse("", &edited("name = \"lane\"", "name = \"K\"")).is_ok());
}

#[test]
fn duplicate_names() {
    assert_report!("name = \"keep\"", "name = \"lane\"");
}

#[test]
fn missing_keys() {
    for (line, key) in [
        ("format = 1\n", "format"),
        ("id = \"little\"\n", "id"),
        ("version = 1\n", "version"),
        ("title = \"A little set\"\n", "title"),
        ("origin = \"Made for tests\"\n", "origin"),
        ("name = \"lane\"\n", "name"),
        ("edges = \"ccff\"\n", "edges"),
        ("start = { nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }", "start"),
        (", se = \"se\"", "se"),
    ] {
        let error = refused(&edited(line, ""));
        assert_eq!(error.problems()[0].to_string(), format!("`{key}` is missing"));
    }
    let header = &VALID[..VALID.find("[[tile]]").unwrap()];
    assert_eq!(refused(header).problems()[0].to_string(), "`tile` is missing");
}

#[test]
fn numbers_out_of_range() {
    for bad in ["0", "-1", "1000000", "99999999999999999999", "0x1000000"] {
        let to = format!("version = {bad}");
        assert_refused("version = 1", &to, "tile-set", "`version` is out of range");
    }
    assert_refused("format = 1", "format = 2", "tile-set", "`format` is out of range");
    for bad in ["0", "141", "256", "-3"] {
        let to = format!("count = {bad}");
        assert_refused("count = 2", &to, "tile-set", "`count` is out of range");
    }
    assert_refused("[\"N coat\"]", "[\"N 5 coats\"]", "tile-set", "does not describe a city");
}

#[test]
fn wrong_types() {
    assert_refused("version = 1", "version = \"1\"", "tile-set", "must be a whole number");
    assert_refused("count = 2", "count = 2.0", "tile-set", "must be a whole number");
    assert_refused("roads = [\"ES\"]", "roads = \"ES\"", "tile-set", "a list of texts");
    assert_refused("roads = [\"ES\"]", "roads = [1]", "tile-set", "a list of texts");
    assert_refused("name = \"lane\"", "name = 1", "tile-set", "must be a text");
    assert_refused(
        "{ nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }",
        "4",
        "tile-set",
        "the name of a tile or four quarters",
    );
    let header = &VALID[..VALID.find("[[tile]]").unwrap()];
    for bad in ["tile = 3\n", "tile = [3]\n", "[tile]\nname = \"a\"\n"] {
        let error = refused(&format!("{header}{bad}"));
        assert!(
            error.problems()[0].to_string().contains("`tile` must be a list of tables"),
            "{error}"
        );
    }
}

#[test]
fn edges_not_understood() {
    for bad in ["", "c", "crrfx", "cxrf", "city road road", "city road road field field"] {
        assert_refused(
            "\"city road road field\"",
            &format!("\"{bad}\""),
            "M-0.1",
            "does not name the terrain of four edges",
        );
    }
}

#[test]
fn roads_and_cities_not_understood() {
    assert_refused("[\"N castle\"]", "[\"N tower\"]", "tile-set", "cannot end at `tower`");
    assert_refused("[\"N castle\"]", "[\"N castle 1\"]", "tile-set", "too many words");
    assert_refused("[\"N coat\"]", "[\"N shield\"]", "tile-set", "does not describe a city");
    let many = format!("[{}]", ["\"ES\""; 9].join(", "));
    let error = refused(&edited("[\"ES\"]", &many));
    assert!(error.problems()[0].to_string().contains("`roads` has 9 entries"), "{error}");
}

#[test]
fn parts() {
    assert_refused("count = 2", "part = \"castle\"", "tile-set", "`castle` is not a part");
    assert_refused("version = 1", "version = 1\npart = \"x\"", "tile-set", "`x` is not a part");
    let castle = "building = \"castle\"";
    let to = format!("{castle}\npart = \"mist\"");
    assert_refused(castle, &to, "tile-set", "does not belong to part `mist`");
}

#[test]
fn starting_tile_not_in_the_set() {
    assert_refused("se = \"se\"", "se = \"south\"", "tile-set", "`south` is not in the set");
    let error = refused(&edited("se = \"se\"", "se = \"sw\""));
    assert!(error.problems()[0].to_string().contains("more than one quarter"), "{error}");
}

#[test]
fn a_quarter_is_there_once() {
    assert_refused("name = \"se\"", "name = \"se\"\ncount = 2", "tile-set", "is there once");
}

#[test]
fn at_most_136_cells() {
    let count = MAX_CELLS - 5;
    assert!(TileSet::parse("", &edited("count = 2", &format!("count = {count}"))).is_ok());
    let to = format!("count = {}", count + 1);
    assert_refused("count = 2", &to, "tile-set", "the set covers 137 cells");
}

#[test]
fn at_most_250_kinds() {
    let text = format!("{VALID}{}", "[[tile]]\n".repeat(MAX_KINDS - 5));
    let error = refused(&text);
    assert_eq!(error.problems().len(), 1);
    assert_eq!(error.problems()[0].to_string(), "the set has 251 kinds of tiles");
}

#[test]
fn titles_are_plain_and_short() {
    for bad in ["\"\"", "\"  \"", "\"a\\u001b[2J\"", "\"\"\"a\nb\"\"\""] {
        let to = format!("title = {bad}");
        assert_refused("title = \"A little set\"", &to, "tile-set", "`title` is empty, too long");
    }
    let to = format!("title = \"{}\"", "a".repeat(121));
    assert_refused("title = \"A little set\"", &to, "tile-set", "`title` is empty, too long");
}

#[test]
fn not_toml() {
    assert_report!("edges = \"rfff\"", "edges = rfff");
}

#[test]
fn files_that_are_not_shown() {
    let huge = " ".repeat(MAX_BYTES + 1);
    let error = refused(&huge);
    assert_eq!(error.problems()[0].to_string(), "the file has 1048577 bytes");
    let error = refused("format = 1\n# \u{1b}[2J\n");
    assert_eq!(error.problems()[0].to_string(), "line 2 holds a control character");
    assert!(!report(&error).contains('\u{1b}'));
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_file() {
    let text = edited("version = 1", "version = 0")
        .replace("mists = [\"W 1\"]", "mists = [\"W 0\"]")
        .replace("\"N castle\"", "\"N ruin\", \"E castle\"")
        .replace("[\"45 E\"", "[\"5 E\"");
    insta::assert_snapshot!(report(&refused(&text)));
}

#[test]
fn marks_far_apart_are_told_by_line() {
    let text =
        format!("{VALID}\n[[tile]]\nname = \"lane\"\nedges = \"ffff\"\nfields = [\"01234567\"]\n");
    insta::assert_snapshot!(report(&refused(&text)));
}

#[test]
fn only_the_first_problems_are_shown() {
    let text = format!("{}{VALID}", (0..30).map(|n| format!("k{n} = 1\n")).collect::<String>());
    let error = refused(&text);
    assert_eq!(error.problems().len(), MAX_PROBLEMS);
    assert_eq!(error.omitted(), 10);
    assert!(report(&error).contains("10 more problems are not shown"));
    assert!(error.to_string().ends_with("not a usable tile set: 30 problems"));
}
