//! Every way to break a tile set is refused, with its place and what to change.

use crate::common::{VALID, assert_refused, edited, refused};
use fogbound_tilesets::{MAX_BYTES, MAX_CELLS, MAX_KINDS, MAX_PROBLEMS, TileSet};

#[test]
fn the_little_set_is_valid() {
    let set = TileSet::parse("little.toml", VALID).unwrap();
    assert_eq!(set.kinds.len(), 6);
    assert_eq!(set.advice().len(), 1, "no cemeteries: {:?}", set.advice());
}

#[test]
fn m_0_1_edge_in_no_segment() {
    assert_refused("roads = [\"N castle\"]\n", "", "M-0.1", "at line 19: edge-in-no-segment");
}

#[test]
fn m_0_1_city_edge_in_no_segment() {
    assert_refused(
        "cities = [\"N\", \"E\"]\nfields = [\"45 E\"",
        "cities = [\"N\"]\nfields = [\"45\"",
        "M-0.1",
        "edge-in-no-segment (tile=se, side=east, letter=E, terrain=city)",
    );
}

#[test]
fn m_0_1_edge_in_two_segments() {
    assert_refused(
        "roads = [\"ES\"]",
        "roads = [\"ES\", \"E village\"]",
        "M-0.1",
        "at line 12: edge-in-two-segments (tile=lane, side=east",
    );
}

#[test]
fn m_0_1_edge_in_road_and_city() {
    assert_refused(
        "cities = [\"N coat\"]\nmists = [\"W 1\"]\nfields = [\"25 N\"",
        "cities = [\"NE coat\"]\nmists = [\"W 1\"]\nfields = [\"25 NE\"",
        "M-0.1",
        "edge-in-two-segments (tile=lane, side=east",
    );
}

#[test]
fn m_0_1_terrain_against_segments() {
    assert_refused(
        "\"city road road field\"",
        "\"city road field field\"",
        "M-0.1",
        "at line 12: edge-against-segment (tile=lane, side=south, letter=S, terrain=field, segment=road)",
    );
}

#[test]
fn m_0_1_city_edge_misty() {
    assert_refused(
        "mists = [\"W 1\"]",
        "mists = [\"NW 1\"]",
        "M-0.1",
        "at line 14: edge-city-and-misty",
    );
}

#[test]
fn m_0_1_edge_in_two_mists() {
    assert_refused(
        "[\"SW 2\"]",
        "[\"SW 1\", \"W 1\"]",
        "M-0.1",
        "edge-in-two-mists (tile=keep, side=west",
    );
}

#[test]
fn m_0_1_misty_tile_without_symbol() {
    assert_refused(
        "[\"W 1\"]",
        "[\"W 0\"]",
        "M-0.1",
        "at line 14: ghosts-of-a-tile (tile=lane, ghosts=0, role=tile, least=1)",
    );
}

#[test]
fn m_0_1_more_than_three_symbols_on_a_tile() {
    assert_refused(
        "[\"SW 2\"]",
        "[\"S 2\", \"W 2\"]",
        "M-0.1",
        "ghosts-of-a-tile (tile=keep, ghosts=4",
    );
}

#[test]
fn m_0_1_more_than_three_symbols_on_a_quarter() {
    let text = edited(
        "mists = [\"N 1\"]\nfields = [\"2345\", \"67\"]",
        "mists = [\"N 3\", \"W 1\"]\nfields = [\"2345\"]",
    );
    assert!(refused(&text).problems()[0].to_string().contains("(tile=sw, ghosts=4, role=quarter"));
}

#[test]
fn m_0_1_a_quarter_may_show_no_symbol() {
    assert!(TileSet::parse("", &edited("[\"N 1\"]", "[\"N 0\"]")).is_ok());
}

#[test]
fn m_0_1_segment_with_too_many_symbols() {
    assert_refused("[\"SW 2\"]", "[\"SW 4\"]", "M-0.1", "ghosts-of-a-mist");
    assert_refused("[\"SW 2\"]", "[\"SW\"]", "M-0.1", "ghosts-of-a-mist");
    assert_refused("[\"SW 2\"]", "[\"SW -1\"]", "M-0.1", "ghosts-of-a-mist");
}

#[test]
fn m_0_1_road_of_one_edge_needs_an_end() {
    assert_refused("[\"N castle\"]", "[\"N\"]", "M-0.1", "at line 20: road-without-end (edges=N)");
}

#[test]
fn m_0_1_road_of_two_edges_has_no_end() {
    assert_refused("[\"ES\"]", "[\"ES village\"]", "M-0.1", "road-with-needless-end");
}

#[test]
fn m_0_1_road_of_three_edges() {
    assert_refused("[\"ES\"]", "[\"ESW\"]", "M-0.1", "edges-of-a-road (count=3)");
}

#[test]
fn m_0_1_road_without_edges() {
    assert_refused("[\"ES\"]", "[\"\"]", "M-0.1", "no-edges");
    assert_refused("[\"ES\"]", "[\"village\"]", "M-0.1", "no-edges");
    assert_refused("[\"ES\"]", "[\"SE\"]", "M-0.1", "no-edges");
}

#[test]
fn m_0_1_mist_without_edges() {
    assert_refused("[\"SW 2\"]", "[\"2\"]", "M-0.1", "no-edges");
}

#[test]
fn m_0_1_castle_without_mist() {
    assert_refused(
        "mists = [\"SW 2\"]\nfields = [\"0123\"]",
        "fields = [\"01234567\"]",
        "M-0.1",
        "at line 22: castle-without-mist",
    );
}

#[test]
fn m_0_1_two_buildings() {
    assert_refused("\"castle\"", "\"castle cemetery\"", "M-0.1", "unknown-building");
    assert_refused("\"castle\"", "[\"castle\", \"cemetery\"]", "tile-set", "wrong-type (key=");
}

#[test]
fn m_0_1_road_ends_at_a_missing_building() {
    assert_refused(
        "building = \"castle\"\n",
        "",
        "M-0.1",
        "road-ends-at-nothing (tile=keep, end=castle)",
    );
    assert_refused("[\"W ruin\"]", "[\"W monastery\"]", "M-0.1", "end=monastery");
    assert_refused("[\"W ruin\"]", "[\"W cemetery\"]", "M-0.1", "end=cemetery");
    assert_refused("[\"W ruin\"]", "[\"W city\"]", "M-0.1", "end=city");
}

#[test]
fn m_0_1_starting_tile_fits_in_terrain() {
    assert_refused(
        "edges = \"ccff\"\ncities = [\"N\", \"E\"]\nfields = [\"45 E\", \"67 N\"]",
        "edges = \"fcff\"\ncities = [\"E\"]\nfields = [\"014567 E\"]",
        "M-0.1",
        "at line 34: quarters-apart (tile=ne, facing=se, side=south, terrain=city, mist=clear",
    );
}

#[test]
fn m_0_1_starting_tile_fits_in_mist() {
    assert_refused(
        "mists = [\"N 1\"]\nfields = [\"2345\", \"67\"]",
        "fields = [\"01234567\"]",
        "M-0.1",
        "at line 27: quarters-apart (tile=nw, facing=sw, side=south, terrain=field, mist=misty",
    );
}

#[test]
fn m_0_1_no_castle_or_cemetery_on_the_starting_tile() {
    assert_refused(
        "fields = [\"01237\", \"6\"]",
        "fields = [\"01237\", \"6\"]\nbuilding = \"castle\"",
        "M-0.1",
        "building=castle",
    );
    assert_refused(
        "fields = [\"45 E\", \"67 N\"]",
        "fields = [\"45 E\", \"67 N\"]\nbuilding = \"cemetery\"",
        "M-0.1",
        "building=cemetery",
    );
    let single = "start = { nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }";
    assert_refused(single, "start = \"keep\"", "M-0.1", "building=castle");
}

#[test]
fn m_0_1_nothing_to_draw() {
    let tiles = VALID.find("[[tile]]\nname = \"lane\"").unwrap();
    let quarters = VALID.find("[[tile]]\nname = \"nw\"").unwrap();
    let text = format!("{}{}", &VALID[..tiles], &VALID[quarters..]);
    assert_eq!(refused(&text).problems()[0].key(), "nothing-to-draw");
}

#[test]
fn c_2_2_half_edge_in_no_field() {
    assert_refused(
        "[\"25 N\", \"34\"]",
        "[\"5 N\", \"34\"]",
        "C-2.2",
        "at line 15: halves-missing (tile=lane, halves=2)",
    );
}

#[test]
fn c_2_2_tile_without_fields_among_others() {
    assert_refused("fields = [\"0123\"]\n", "", "C-2.2", "halves-missing (tile=keep, halves=0123)");
}

#[test]
fn c_2_2_half_edge_in_two_fields() {
    assert_refused("\"34\"]", "\"345\"]", "C-2.2", "halves-twice (tile=lane, halves=5)");
}

#[test]
fn c_2_2_half_edge_of_a_city_or_misty_edge() {
    let error = refused(&edited("[\"25 N\", \"34\"]", "[\"025 N\", \"347\"]"));
    let halves: Vec<_> = error.problems().iter().map(|problem| problem.arg("halves")).collect();
    assert_eq!(halves, [Some("0"), Some("7")], "{error}");
    assert!(error.problems().iter().all(|problem| problem.key() == "halves-closed"));
}

#[test]
fn c_2_2_field_touches_a_missing_city() {
    assert_refused("\"34\"]", "\"34 E\"]", "C-2.2", "touched-city-missing (tile=lane, edges=E)");
    assert_refused("\"25 N\"", "\"25 N N\"", "C-2.2", "touched-city-twice");
}

#[test]
fn c_2_2_field_not_understood() {
    for bad in ["", "N", "52", "22", "8", "25 x", "25 N E S W NE", "25N"] {
        assert_refused("\"25 N\"", &format!("\"{bad}\""), "C-2.2", "not-a-field");
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
    assert!(refused(&text).problems()[0].to_string().contains("no-fields"));
    let text = without_fields()
        .replace("{ nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }", "\"lane\"");
    assert_eq!(refused(&text).problems()[0].rule(), "C-2.2");
}

#[test]
fn unknown_keys() {
    assert_refused("count = 2", "number = 2", "tile-set", "at line 10: unknown-key (key=number");
    assert_refused(
        "version = 1",
        "version = 1\nauthor = \"me\"",
        "tile-set",
        "unknown-key (key=author",
    );
    assert_refused("nw = \"nw\",", "nw = \"nw\", n = \"ne\",", "tile-set", "unknown-key (key=n,");
}

#[test]
fn bad_names() {
    for bad in ["", "Lane", "old_tower", "-a", "a-", "a--b", "1a", "AB", "été", "a b"] {
        let to = format!("name = \"{bad}\"");
        assert_refused("name = \"lane\"", &to, "tile-set", "not-a-name");
    }
    let long = format!("name = \"{}\"", "a".repeat(41));
    assert_refused("name = \"lane\"", &long, "tile-set", "aaaa…, ");
    assert_refused("\"little\"", "\"Little\"", "tile-set", "not-an-id (id=Little)");
    assert!(TileSet::parse("", &edited("name = \"lane\"", "name = \"K\"")).is_ok());
}

#[test]
fn duplicate_names() {
    assert_refused(
        "name = \"keep\"",
        "name = \"lane\"",
        "tile-set",
        "at line 18: name-twice (tile=lane, entry=tile)",
    );
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
        let problem = &error.problems()[0];
        assert_eq!((problem.key(), problem.arg("key")), ("key-missing", Some(key)));
    }
    let header = &VALID[..VALID.find("[[tile]]").unwrap()];
    assert_eq!(refused(header).problems()[0].arg("key"), Some("tile"));
}

#[test]
fn numbers_out_of_range() {
    for bad in ["0", "-1", "1000000", "99999999999999999999", "0x1000000"] {
        let to = format!("version = {bad}");
        assert_refused("version = 1", &to, "tile-set", "out-of-range (key=version");
    }
    assert_refused("format = 1", "format = 2", "tile-set", "out-of-range (key=format");
    for bad in ["0", "141", "256", "-3"] {
        let to = format!("count = {bad}");
        assert_refused("count = 2", &to, "tile-set", "out-of-range (key=count");
    }
    assert_refused("[\"N coat\"]", "[\"N 5 coats\"]", "tile-set", "not-a-city");
}

#[test]
fn wrong_types() {
    assert_refused("version = 1", "version = \"1\"", "tile-set", "wanted=number");
    assert_refused("count = 2", "count = 2.0", "tile-set", "wanted=number");
    assert_refused("roads = [\"ES\"]", "roads = \"ES\"", "tile-set", "wanted=list");
    assert_refused("roads = [\"ES\"]", "roads = [1]", "tile-set", "wanted=texts");
    assert_refused("name = \"lane\"", "name = 1", "tile-set", "wrong-type (key=");
    assert_refused(
        "{ nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }",
        "4",
        "tile-set",
        "wanted=start",
    );
    let header = &VALID[..VALID.find("[[tile]]").unwrap()];
    for bad in ["tile = 3\n", "tile = [3]\n", "[tile]\nname = \"a\"\n"] {
        let error = refused(&format!("{header}{bad}"));
        assert!(
            error.problems()[0].to_string().contains("wrong-type (key=tile, wanted=tables"),
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
            "not-four-terrains",
        );
    }
}

#[test]
fn roads_and_cities_not_understood() {
    assert_refused("[\"N castle\"]", "[\"N tower\"]", "tile-set", "unknown-end (end=tower)");
    assert_refused("[\"N castle\"]", "[\"N castle 1\"]", "tile-set", "too-many-words");
    assert_refused("[\"N coat\"]", "[\"N shield\"]", "tile-set", "not-a-city");
    let many = format!("[{}]", ["\"ES\""; 9].join(", "));
    let error = refused(&edited("[\"ES\"]", &many));
    assert!(
        error.problems()[0].to_string().contains("too-many-entries (key=roads, entries=9"),
        "{error}"
    );
}

#[test]
fn parts() {
    assert_refused("count = 2", "part = \"castle\"", "tile-set", "unknown-part (part=castle)");
    assert_refused("version = 1", "version = 1\npart = \"x\"", "tile-set", "unknown-part (part=x)");
    let castle = "building = \"castle\"";
    let to = format!("{castle}\npart = \"mist\"");
    assert_refused(castle, &to, "tile-set", "part=mist");
}

#[test]
fn starting_tile_not_in_the_set() {
    assert_refused("se = \"se\"", "se = \"south\"", "tile-set", "unknown-start (tile=south)");
    let error = refused(&edited("se = \"se\"", "se = \"sw\""));
    assert!(error.problems()[0].to_string().contains("quarter-twice (tile=sw)"), "{error}");
}

#[test]
fn a_quarter_is_there_once() {
    assert_refused("name = \"se\"", "name = \"se\"\ncount = 2", "tile-set", "count-of-a-quarter");
}

#[test]
fn at_most_136_cells() {
    let count = MAX_CELLS - 5;
    assert!(TileSet::parse("", &edited("count = 2", &format!("count = {count}"))).is_ok());
    let to = format!("count = {}", count + 1);
    assert_refused("count = 2", &to, "tile-set", "too-many-cells (cells=137");
}

#[test]
fn at_most_250_kinds() {
    let text = format!("{VALID}{}", "[[tile]]\n".repeat(MAX_KINDS - 5));
    let error = refused(&text);
    assert_eq!(error.problems().len(), 1);
    assert_eq!(error.problems()[0].key(), "too-many-kinds");
    assert_eq!(error.problems()[0].arg("kinds"), Some("251"));
}

#[test]
fn titles_are_plain_and_short() {
    for bad in ["\"\"", "\"  \"", "\"a\\u001b[2J\"", "\"\"\"a\nb\"\"\""] {
        let to = format!("title = {bad}");
        assert_refused("title = \"A little set\"", &to, "tile-set", "not-prose (key=title");
    }
    let to = format!("title = \"{}\"", "a".repeat(121));
    assert_refused("title = \"A little set\"", &to, "tile-set", "not-prose (key=title");
}

#[test]
fn not_toml() {
    assert_refused("edges = \"rfff\"", "edges = rfff", "tile-set", "at line 19: not-toml");
}

#[test]
fn files_that_are_not_shown() {
    let huge = " ".repeat(MAX_BYTES + 1);
    let error = refused(&huge);
    assert_eq!(error.problems()[0].arg("bytes"), Some("1048577"));
    assert_eq!((error.text(), error.problems()[0].line()), ("", None), "nothing of it is shown");
    let error = refused("format = 1\n# \u{1b}[2J\n");
    let problem = &error.problems()[0];
    assert_eq!((problem.key(), problem.arg("line")), ("control-character", Some("2")));
    assert_eq!(error.text(), "");
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_file() {
    let text = edited("version = 1", "version = 0")
        .replace("mists = [\"W 1\"]", "mists = [\"W 0\"]")
        .replace("\"N castle\"", "\"N ruin\", \"E castle\"")
        .replace("[\"45 E\"", "[\"5 E\"");
    let error = refused(&text);
    let found: Vec<_> =
        error.problems().iter().map(|problem| (problem.line().unwrap(), problem.key())).collect();
    assert_eq!(
        found,
        [
            (3, "out-of-range"),
            (14, "ghosts-of-a-tile"),
            (20, "edge-against-segment"),
            (48, "halves-missing"),
        ]
    );
}

#[test]
fn every_mark_has_its_line() {
    let text =
        format!("{VALID}\n[[tile]]\nname = \"lane\"\nedges = \"ffff\"\nfields = [\"01234567\"]\n");
    let error = refused(&text);
    let marks: Vec<_> =
        error.problems()[0].marks().iter().map(|mark| (mark.key, mark.line)).collect();
    assert_eq!(marks, [("again", 51), ("first-name", 9)]);
}

#[test]
fn only_the_first_problems_are_kept() {
    let text = format!("{}{VALID}", (0..30).map(|n| format!("k{n} = 1\n")).collect::<String>());
    let error = refused(&text);
    assert_eq!(error.problems().len(), MAX_PROBLEMS);
    assert_eq!(error.omitted(), 10);
    assert!(error.to_string().starts_with("little.toml: tile-set at line 1: unknown-key (key=k0,"));
    assert!(error.to_string().ends_with("; +10"));
}
