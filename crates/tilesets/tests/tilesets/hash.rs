//! The hash of a set covers its meaning and nothing else.

use std::collections::BTreeSet;

use crate::common::{VALID, edited};
use crate::tracks::{self, TRACKS};
use fogbound_tilesets::TileSet;

fn hash(text: &str) -> String {
    TileSet::parse("", text).unwrap().hash
}

#[test]
fn canonical_text_is_as_documented() {
    insta::assert_snapshot!(TileSet::parse("", VALID).unwrap().canonical());
}

#[test]
fn hash_ignores_what_means_nothing() {
    let same = [
        edited("A little set", "Another title"),
        edited("Made for tests", "Made elsewhere"),
        edited("version = 1", "version = 1 # a remark"),
        edited("\"city road road field\"", "\"CRRF\""),
        edited("[\"N coat\"]", "[\"N 1 coat\"]"),
        edited("[\"N\", \"E\"]", "[\"E\", \"N\"]"),
        edited("[\"01237\", \"6\"]", "[\"6\", \"01237\"]"),
        edited("name = \"keep\"", "name = \"keep\"\ncount = 1"),
    ];
    for text in same {
        assert_eq!(hash(&text), hash(VALID), "{text}");
    }
}

#[test]
fn hash_tells_every_change_of_meaning() {
    let changed = [
        VALID.to_owned(),
        edited("id = \"little\"", "id = \"small\""),
        edited("version = 1", "version = 2"),
        edited("name = \"lane\"", "name = \"path\""),
        edited("count = 2", "count = 3"),
        edited("count = 2", "count = 2\npart = \"base\""),
        edited("[\"N coat\"]", "[\"N\"]"),
        edited("[\"W 1\"]", "[\"W 2\"]"),
        edited("[\"N castle\"]", "[\"N village\"]"),
        edited("\"25 N\"", "\"25\""),
        edited("\"34\"]", "\"3\", \"4\"]"),
        edited("building = \"castle\"\n", "").replace("\"N castle\"", "\"N ruin\""),
        VALID.replace("\"sw\"", "\"south-west\""),
    ];
    let hashes: BTreeSet<_> = changed.iter().map(|text| hash(text)).collect();
    assert_eq!(hashes.len(), changed.len());
}

#[test]
fn hash_depends_on_the_order_of_the_tiles() {
    let lane = VALID.find("[[tile]]\nname = \"lane\"").unwrap();
    let keep = VALID.find("[[tile]]\nname = \"keep\"").unwrap();
    let nw = VALID.find("[[tile]]\nname = \"nw\"").unwrap();
    let (header, rest) = (&VALID[..lane], &VALID[nw..]);
    let swapped = format!("{header}{}{}{rest}", &VALID[keep..nw], &VALID[lane..keep]);
    assert_ne!(hash(&swapped), hash(VALID));
}

fn track_hash(text: &str) -> String {
    tracks::valid(text).hash
}

#[test]
fn canonical_text_of_tracks_is_as_documented() {
    insta::assert_snapshot!(tracks::valid(TRACKS).canonical());
}

#[test]
fn hash_of_tracks_ignores_what_means_nothing() {
    let same = [
        tracks::edited("A little track set", "Another title"),
        tracks::edited("Made for tests", "Made elsewhere"),
        tracks::edited("version = 1", "version = 1 # a remark"),
        tracks::edited("[3, 1]", "[1, 0x3]"),
        tracks::edited("\"NS ghost\", \"EW\"", "\"EW\", \"NS ghost\""),
        tracks::edited("SW golem dragon", "SW  dragon golem "),
        tracks::edited("\"8S tooth\", \"7S tooth\"", "\"7S tooth\", \"8S tooth\""),
        tracks::edited("name = \"cross\"", "name = \"cross\"\ncount = 1\ndiamonds = []"),
    ];
    for text in same {
        assert_eq!(track_hash(&text), track_hash(TRACKS), "{text}");
    }
}

#[test]
fn hash_of_tracks_tells_every_change_of_meaning() {
    let tracks = TRACKS.find("[[board]]").unwrap();
    let two = TRACKS.find("[[board]]\nname = \"two\"").unwrap();
    let swapped = format!("{}{}\n{}", &TRACKS[..tracks], &TRACKS[two..], &TRACKS[tracks..two]);
    let changed = [
        TRACKS.to_owned(),
        swapped,
        tracks::edited("id = \"little-tracks\"", "id = \"small\""),
        tracks::edited("version = 1", "version = 2"),
        tracks::edited("name = \"bend\"", "name = \"turn\""),
        tracks::edited("count = 48", "count = 49"),
        tracks::edited("NE bat bat", "NE bat"),
        tracks::edited("NE bat bat", "NS bat bat"),
        tracks::edited("\"NS ghost\", \"EW\"", "\"NS\", \"EW ghost\""),
        tracks::edited("[3, 1]", "[3]"),
        tracks::edited("[3, 1]", "[3, 2]"),
        tracks::edited("name = \"one\"", "name = \"three\""),
        tracks::edited("\"6W plain\"", ""),
        tracks::edited("6W plain", "6S plain"),
        tracks::edited("\"0N plain\", \"0W plain\"", "\"0N plain\""),
        tracks::edited(
            "\"0N bone\", \"2E bone\", \"8S tooth\"",
            "\"0N tooth\", \"2E bone\", \"8S bone\"",
        ),
    ];
    let hashes: BTreeSet<_> = changed.iter().map(|text| track_hash(text)).collect();
    assert_eq!(hashes.len(), changed.len());
}
