//! The kinds of the base game.

use serde_json::{Value, json};

use crate::carcassonne::base::{KINDS, Row, faults};
use crate::geometry::Side;
use crate::landscape::{Building, Kind, Terrain};

/// All base kinds as a setup line writes them.
pub(super) fn kinds() -> Vec<Value> {
    let list = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let kind = |(letter, count, roads, cities, coats, fields): Row| {
        let places: Vec<usize> = (0..list(cities).len()).collect();
        let city = |edges: &String| json!({"edges": edges, "coats": coats});
        let field = |text: &String| {
            let cities = if text.ends_with('*') { places.clone() } else { Vec::new() };
            json!({"halves": text.trim_end_matches('*'), "cities": cities})
        };
        let building = matches!(letter, "A" | "B").then_some("monastery");
        json!({"name": letter, "set": "base", "count": count, "roads": list(roads),
            "cities": list(cities).iter().map(city).collect::<Vec<_>>(), "mists": [],
            "fields": list(fields).iter().map(field).collect::<Vec<_>>(), "building": building})
    };
    KINDS.into_iter().map(kind).collect()
}

fn read(kinds: &[Value]) -> Vec<Kind> {
    kinds.iter().map(|kind| serde_json::from_value(kind.clone()).unwrap()).collect()
}

#[test]
fn c_2_the_base_game_adds_up() {
    let set = read(&kinds());
    assert!(faults(set.iter()).is_empty());
    let count = |of: &dyn Fn(&Kind) -> usize| -> usize {
        set.iter().map(|kind| kind.count * of(kind)).sum()
    };
    assert_eq!(count(&|_| 1), 72);
    assert_eq!(count(&|kind| usize::from(kind.building == Some(Building::Monastery))), 6);
    let coats = |kind: &Kind| kind.face.cities.iter().map(|c| c.number as usize).sum();
    assert_eq!(count(&coats), 10);
    for (terrain, edges) in [(Terrain::City, 79), (Terrain::Road, 94), (Terrain::Field, 115)] {
        let of = |side: &Side, kind: &Kind| kind.face.terrain(*side) == terrain;
        assert_eq!(count(&|kind| Side::ALL.iter().filter(|s| of(s, kind)).count()), edges);
    }
    assert!(set.iter().all(|kind| kind.field_faults().is_empty() && kind.faults().is_empty()));
}

#[test]
fn c_2_1_a_letter_that_lies_is_found() {
    let broken = |place: usize, pointer: &str, value: Value| {
        let mut set = kinds();
        *set[place].pointer_mut(pointer).unwrap() = value;
        faults(read(&set).iter())
    };
    assert_eq!(broken(5, "/cities/0/coats", json!(0)), [("C-2", "F".into())]);
    assert_eq!(broken(9, "/fields/0/cities", json!([])), [("C-2.1", "J".into())]);
    assert_eq!(broken(1, "/building", json!(null)), [("C-2", "B".into())]);
    assert_eq!(broken(20, "/count", json!(7)), [("C-2", "U x7".into())]);
    let mut set = kinds();
    set.push(set[0].clone());
    set[24]["name"] = json!("meadow");
    assert_eq!(faults(read(&set).iter()), [("C-2", "meadow".into())]);
    set.remove(0);
    assert!(faults(read(&set).iter()).is_empty(), "a set of one's own");
}
