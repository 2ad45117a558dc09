//! Turns of track tiles that look alike.

use serde_json::json;

use crate::geometry::listed;
use crate::ghosts_galore::setup::looks_of;

fn looks(sections: &[(&str, &[&str])]) -> Vec<u8> {
    let sections: Vec<_> = sections
        .iter()
        .map(|(edges, monsters)| json!({"edges": edges, "monsters": monsters}))
        .collect();
    let tile = json!({"name": "t", "sections": sections, "diamonds": []});
    listed(looks_of(&serde_json::from_value(tile).unwrap())).collect()
}

#[test]
fn x_3_turns_that_look_alike_are_listed_once() {
    assert_eq!(looks(&[("NE", &[])]), [0, 1, 2, 3]);
    assert_eq!(looks(&[("NS", &["bat"])]), [0, 1]);
    assert_eq!(looks(&[("NS", &["bat"]), ("EW", &["bat"])]), [0]);
    assert_eq!(looks(&[("NS", &["bat"]), ("EW", &[])]), [0, 1]);
    assert_eq!(looks(&[("NS", &["bat", "wisp"]), ("EW", &["wisp", "bat"])]), [0]);
    assert_eq!(looks(&[("NE", &["bat"]), ("SW", &["bat"])]), [0, 1]);
    assert_eq!(looks(&[("NE", &["bat"]), ("SW", &["bat", "bat"])]), [0, 1, 2, 3]);
}
