//! Sentences about tile sets that cannot be used, or perhaps should not be.

use super::{message_ids, sources, well_filled};
use crate::texts::{Texts, Value};
use crate::tile_set_file;
use fogbound_tilesets::{Advice, AnySet, LoadError, TileSet, TrackSet};
use miette::Diagnostic;
use std::collections::BTreeSet;

const FILE: &str = include_str!("../../../../../texts/en/terminal/tiles.ftl");

/// A small valid set to break in one place.
const VALID: &str = include_str!("../../../../tilesets/tests/tilesets/little.toml");

/// The same for track tiles and boards.
const TRACKS: &str = include_str!("../../../../tilesets/tests/tilesets/little-tracks.toml");

const START: &str = "{ nw = \"nw\", ne = \"ne\", sw = \"sw\", se = \"se\" }";

/// Edits of the valid set that together meet every problem.
fn broken() -> Vec<String> {
    let tile = "\n[[tile]]\nname = \"x\"\nedges = \"ffff\"\nfields = [\"01234567\"]\n";
    let quarters = VALID.find("[[tile]]\nname = \"nw\"").unwrap();
    let drawn = VALID.find("[[tile]]").unwrap();
    let mut texts = vec![
        "#".repeat((1 << 20) + 1),
        "\u{1b}".to_owned(),
        format!("{}{}", &VALID[..drawn], &VALID[quarters..]),
        format!("{VALID}{}", "[[tile]]\n".repeat(250)),
        format!("{VALID}{}", tile.replace("\"x\"", "\"lane\"")),
        format!("{VALID}{}", tile.replace("edges", "count = 136\nedges")),
        VALID
            .lines()
            .filter(|line| !line.starts_with("fields"))
            .collect::<Vec<_>>()
            .join("\n")
            .replace(START, "\"lane\""),
        VALID[..drawn].to_owned(),
        format!("{}tile = 3\n", &VALID[..drawn]),
    ];
    for (from, to) in [
        ("edges = \"rfff\"", "edges = rfff"),
        ("count = 2", "number = 2"),
        ("id = \"little\"", ""),
        (", se = \"se\"", ""),
        ("version = 1", "version = \"1\""),
        ("version = 1", "version = 0"),
        ("[\"ES\"]", "\"ES\""),
        ("[\"ES\"]", "[1]"),
        ("[\"ES\"]", "[\"ES\", \"ES\", \"ES\", \"ES\", \"ES\", \"ES\", \"ES\", \"ES\", \"ES\"]"),
        ("\"little\"", "\"Little\""),
        ("\"A little set\"", "\"\""),
        ("\"A little set\"", "3"),
        ("count = 2", "part = \"ghosts\""),
        (START, "4"),
        (START, "\"nowhere\""),
        ("sw = \"sw\"", "sw = \"nw\""),
        ("mists = [\"N 1\"]\nfields = [\"2345\", \"67\"]", "fields = [\"01234567\"]"),
        ("name = \"lane\"", "name = \"Lane\""),
        ("\"city road road field\"", "\"wood\""),
        ("[\"ES\"]", "[\"village\"]"),
        ("[\"ES\"]", "[\"N village a b\"]"),
        ("[\"ES\"]", "[\"E pond\"]"),
        ("[\"ES\"]", "[\"E\"]"),
        ("[\"ES\"]", "[\"ES village\"]"),
        ("[\"ES\"]", "[\"ESW\"]"),
        ("[\"N coat\"]", "[\"N 5 coats\"]"),
        ("[\"SW 2\"]", "[\"SW 4\"]"),
        ("\"25 N\"", "\"52\""),
        ("\"castle\"", "\"barn\""),
        ("roads = [\"N castle\"]\n", ""),
        ("\"city road road field\"", "\"city road field field\""),
        ("[\"ES\"]", "[\"ES\", \"E village\"]"),
        ("[\"W 1\"]", "[\"NW 1\"]"),
        ("[\"SW 2\"]", "[\"SW 1\", \"W 1\"]"),
        ("[\"W 1\"]", "[\"W 0\"]"),
        ("[\"N 1\"]\nfields = [\"2345\", \"67\"]", "[\"N 3\", \"W 1\"]\nfields = [\"2345\"]"),
        ("[\"45 E\", \"67 N\"]", "[\"45 E\", \"67 N\"]\nbuilding = \"cemetery\""),
        ("mists = [\"SW 2\"]\nfields = [\"0123\"]", "fields = [\"01234567\"]"),
        ("[\"W ruin\"]", "[\"W monastery\"]"),
        ("building = \"castle\"", "building = \"castle\"\npart = \"base\""),
        ("name = \"nw\"", "name = \"nw\"\ncount = 2"),
        ("\"34\"]", "\"345\"]"),
        ("[\"25 N\", \"34\"]", "[\"025 N\", \"347\"]"),
        ("[\"25 N\", \"34\"]", "[\"5 N\", \"34\"]"),
        ("\"34\"]", "\"34 E\"]"),
        ("\"25 N\"", "\"25 N N\""),
    ] {
        assert_eq!(VALID.matches(from).count(), 1, "{from}");
        texts.push(VALID.replace(from, to));
    }
    texts
}

/// Edits of the valid track set that together meet every problem only such sets have.
fn broken_tracks() -> Vec<String> {
    let boards = TRACKS.find("[[board]]").unwrap();
    let sides = TRACKS.find("sides").unwrap();
    let two = TRACKS.find("[[board]]\nname = \"two\"").unwrap();
    let header = &TRACKS[..TRACKS.find("[[track]]").unwrap()];
    let mut texts = vec![
        TRACKS[..two].to_owned(),
        TRACKS[..boards].to_owned(),
        format!("{header}{}", &TRACKS[boards..]),
        format!("{}sides = 3\n\n{}", &TRACKS[..sides], &TRACKS[two..]),
        format!("{}sides = []\n\n{}", &TRACKS[..sides], &TRACKS[two..]),
    ];
    for (from, to) in [
        ("\"ghosts-galore\"", "\"chess\""),
        ("\"ghosts-galore\"", "3"),
        ("count = 48", "count = 47"),
        ("count = 48", "count = 249"),
        ("name = \"cross\"", "name = \"bend\""),
        ("name = \"cross\"", "name = \"Cross\""),
        ("name = \"two\"", "name = \"one\""),
        ("name = \"two\"", "name = \"Two\""),
        ("[\"NE bat bat\"]", "[]"),
        ("sections = [\"NE bat bat\"]\n", ""),
        ("NE bat bat", "N bat"),
        ("NE bat bat", "NE bat mouse"),
        ("NE bat bat", "NE bat bat bat bat"),
        ("\"EW\"", "\"SW\""),
        ("[3, 1]", "[3, \"1\"]"),
        ("6W plain", "6W"),
        ("6W plain", "6W iron"),
        ("6W plain", "4W plain"),
        ("6W plain", "2E plain"),
        ("6W plain", "6W bone"),
        ("3W tooth", "3W plain"),
        ("\"6W plain\"", &format!("\"6W plain\"{}", ", \"6S plain\"".repeat(8))),
    ] {
        assert_eq!(TRACKS.matches(from).count(), 1, "{from}");
        texts.push(TRACKS.replace(from, to));
    }
    texts
}

/// Returns the errors of all broken sets.
fn errors() -> Vec<LoadError> {
    let refused = |text: &String| AnySet::parse("little.toml", text).expect_err("must be refused");
    let tracks = "tracks-for-tiles.toml";
    broken()
        .iter()
        .chain(&broken_tracks())
        .map(refused)
        .chain([
            TileSet::parse(tracks, TRACKS).expect_err("tracks are no tiles"),
            TrackSet::parse("tiles-for-tracks.toml", VALID).expect_err("tiles are no tracks"),
        ])
        .collect()
}

#[test]
fn every_problem_of_a_set_is_told_in_words() {
    let texts = Texts::english();
    let mut met = BTreeSet::new();
    let mut told = String::new();
    for error in errors() {
        for problem in error.problems() {
            let args: Vec<(&str, Value<'_>)> =
                problem.args().iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            let id = format!("set-file-{}", problem.key());
            well_filled(&texts, &id, &args);
            well_filled(&texts, &format!("{id}.help"), &args);
            for mark in problem.marks() {
                let id = format!("set-file-mark-{}", mark.key);
                well_filled(&texts, &id, &args);
                met.insert(id);
            }
            met.insert(id);
        }
        let report = tile_set_file::report(&error);
        for problem in report.related().unwrap() {
            told.push_str(&format!("{problem}\n    {}\n", problem.help().unwrap()));
            for label in problem.labels().unwrap() {
                told.push_str(&format!("    ^ {}\n", label.label().unwrap()));
            }
        }
    }
    let said = |id: &&str| {
        id.starts_with("set-file-")
            && !id.contains("-word-")
            && !id.contains("-advice-")
            && !["set-file-unusable", "set-file-omitted", "set-file-line"].contains(id)
    };
    let unmet: Vec<_> = message_ids(FILE).filter(said).filter(|id| !met.contains(*id)).collect();
    assert!(unmet.is_empty(), "nothing says {unmet:?}");
    insta::assert_snapshot!(told);
}

/// Returns the first literal of every call in the sources of `tilesets`.
fn named<'a>(sources: &'a [String], call: &str) -> BTreeSet<&'a str> {
    let is_key =
        |key: &str| key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    let keys = sources.iter().flat_map(|source| {
        source.match_indices(call).filter_map(|(at, _)| {
            let arguments = source[at + call.len()..].split([')', ';']).next()?;
            arguments.split('"').nth(1)
        })
    });
    keys.filter(|key| is_key(key)).collect()
}

#[test]
fn every_key_in_the_sources_of_tile_sets_has_its_texts() {
    let texts = Texts::english();
    let all = sources();
    let sources: Vec<String> =
        all.into_iter().filter(|source| source.contains("crate::error::")).collect();
    let mut keys = named(&sources, "Problem::new(");
    keys.extend(named(&sources, "problem("));
    assert!(keys.len() > 40, "the sources were not read: {keys:?}");
    for key in &keys {
        assert!(texts.find(&format!("set-file-{key}"), &[]).is_some(), "no text for {key}");
        assert!(texts.find(&format!("set-file-{key}.help"), &[]).is_some(), "{key} has no help");
    }
    let marks = named(&sources, ".at(");
    assert!(marks.len() > 30, "the sources were not read: {marks:?}");
    for mark in marks {
        assert!(texts.find(&format!("set-file-mark-{mark}"), &[]).is_some(), "no text for {mark}");
    }
}

#[test]
fn every_value_of_a_key_is_explained() {
    let texts = Texts::english();
    let explain = |value: &str| texts.get("set-file-word-value", &[("value", value.into())]);
    let other = explain("set-tile");
    let keys = |what: &'static str, keys: &'static str| {
        keys.split(' ').map(move |key| format!("{what}-{key}"))
    };
    let all = keys("set", "format id version title origin part start")
        .chain(keys("tile", "name count part edges roads cities mists fields building"))
        .chain(keys("start", "nw ne sw se"))
        .chain(keys("set", "game track board"))
        .chain(keys("track", "name count sections diamonds"))
        .chain(keys("board", "name sides"));
    for value in all {
        assert_ne!(explain(&value), other, "{value}");
    }
}

#[test]
fn every_advice_has_its_text() {
    let texts = Texts::english();
    let all = [
        Advice::NoMist,
        Advice::StartGhosts(4),
        Advice::NoCastles,
        Advice::NoCemeteries,
        Advice::TwoGolems(1),
        Advice::FewBoards(4),
        Advice::FewTracks(76),
    ];
    let told: Vec<String> = all.iter().map(|&advice| texts.set_advice(advice)).collect();
    let written = message_ids(FILE).filter(|id| id.starts_with("set-file-advice-")).count();
    assert_eq!(written, all.len());
    assert_eq!(told[0], "M-6.1: no tile of the set has mist");
    assert_eq!(told[1], "M-1.4: the starting tile shows 4 ghost symbols, usual are 3");
    assert_eq!(told[2], "M-1.5: no castles for the levels from 2 on");
    assert_eq!(told[3], "M-1.5: no cemeteries for the levels from 2 on");
    assert_eq!(told[4], "T-4.3: 1 tile shows more than one golem");
    assert_eq!(texts.set_advice(Advice::TwoGolems(2)), "T-4.3: 2 tiles show more than one golem");
    assert_eq!(told[5], "T-1.1: 4 boards are too few for five players");
    assert_eq!(told[6], "T-1.4: 76 tiles are too few for five players");
    for advice in all.into_iter().filter(|advice| advice.rule().starts_with("M-")) {
        assert!(texts.rule(advice.rule()).is_some(), "{advice:?}");
    }
}
