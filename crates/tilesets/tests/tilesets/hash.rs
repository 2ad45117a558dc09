//! The hash of a set covers its meaning and nothing else.

use std::collections::BTreeSet;

use crate::common::{VALID, edited};
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
