//! C-2 and C-2.1: the 24 kinds of the base game, to compare those of a setup with.

use super::halves::Halves;
use super::land::{Field, Land};
use crate::geometry::Edges;
use crate::tiles::{Building, Counted, Face, Origin};

/// Letter, count, roads, cities, coats, fields; a star means that the field touches every city.
type Row = (&'static str, usize, &'static str, &'static str, u32, &'static str);

/// The kinds in their printed direction. A and B have the monasteries.
const KINDS: [Row; 24] = [
    ("A", 2, "S", "", 0, "01234567"),
    ("B", 4, "", "", 0, "01234567"),
    ("C", 1, "", "NESW", 1, ""),
    ("D", 4, "EW", "N", 0, "27* 3456"),
    ("E", 5, "", "N", 0, "234567*"),
    ("F", 2, "", "EW", 1, "01* 45*"),
    ("G", 1, "", "EW", 0, "01* 45*"),
    ("H", 3, "", "E W", 0, "0145*"),
    ("I", 2, "", "N W", 0, "2345*"),
    ("J", 3, "ES", "N", 0, "2567* 34"),
    ("K", 3, "SW", "N", 0, "2347* 56"),
    ("L", 3, "E S W", "N", 0, "27* 34 56"),
    ("M", 2, "", "NW", 1, "2345*"),
    ("N", 3, "", "NW", 0, "2345*"),
    ("O", 2, "ES", "NW", 1, "25* 34"),
    ("P", 3, "ES", "NW", 0, "25* 34"),
    ("Q", 1, "", "NEW", 1, "45*"),
    ("R", 3, "", "NEW", 0, "45*"),
    ("S", 2, "S", "NEW", 1, "4* 5*"),
    ("T", 1, "S", "NEW", 0, "4* 5*"),
    ("U", 8, "NS", "", 0, "1234 0567"),
    ("V", 9, "SW", "", 0, "012347 56"),
    ("W", 4, "E S W", "", 0, "0127 34 56"),
    ("X", 1, "N E S W", "", 0, "12 34 56 07"),
];

/// The kind that lies on the table at the beginning without the 2x2 starting tile.
pub(crate) const START: &str = "D";

/// Converts a row to the form of a kind.
fn drawn((letter, _, roads, cities, coats, fields): Row) -> (Face, Option<Building>, Vec<Field>) {
    let edges = |text: &str| -> Vec<Edges> {
        let mut list: Vec<Edges> = text.split_whitespace().filter_map(Edges::read).collect();
        list.sort();
        list
    };
    let cities = edges(cities);
    let counted = |city: &Edges| Counted { edges: *city, number: coats };
    let face = Face {
        roads: edges(roads),
        cities: cities.iter().map(counted).collect(),
        mists: Vec::new(),
    };
    let field = |text: &str| {
        let touches = text.ends_with('*');
        let halves = Halves::read(text.trim_end_matches('*')).unwrap_or_default();
        Field { halves, cities: if touches { cities.clone() } else { Vec::new() } }
    };
    let mut fields: Vec<Field> = fields.split_whitespace().map(field).collect();
    fields.sort();
    (face, matches!(letter, "A" | "B").then_some(Building::Monastery), fields)
}

/// Base kinds that bear a letter without being what it stands for, with the rule they break. A set
/// that has all letters must have them as often as the box.
pub(crate) fn faults<'a>(lands: impl Iterator<Item = &'a Land>) -> Vec<(&'static str, String)> {
    let lands: Vec<&Land> = lands.filter(|land| land.kind.origin == Origin::Base).collect();
    let row_of = |name: &str| KINDS.into_iter().find(|(letter, ..)| *letter == name);
    let rows: Vec<(&Land, Row)> =
        lands.iter().filter_map(|land| Some((*land, row_of(&land.kind.name)?))).collect();
    let mut faults = Vec::new();
    for (land, row) in &rows {
        let (face, building, fields) = drawn(*row);
        let name = land.kind.name.clone();
        if land.kind.face != face || land.kind.building != building {
            faults.push(("C-2", name.clone()));
        }
        if land.fields != fields {
            faults.push(("C-2.1", name));
        }
    }
    if rows.len() == KINDS.len() {
        let odd = rows.iter().filter(|(land, row)| land.kind.count != row.1);
        faults.extend(
            odd.map(|(land, _)| ("C-2", format!("{} x{}", land.kind.name, land.kind.count))),
        );
        let others = lands.iter().filter(|land| row_of(&land.kind.name).is_none());
        faults.extend(others.map(|land| ("C-2", land.kind.name.clone())));
    }
    faults
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;
    use serde_json::{Value, json};

    /// All base kinds as a setup line writes them.
    pub(crate) fn kinds() -> Vec<Value> {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Side;
    use crate::tiles::Terrain;
    use serde_json::{Value, json};

    fn read(kinds: &[Value]) -> Vec<Land> {
        kinds.iter().map(|kind| Land::read(kind).unwrap()).collect()
    }

    #[test]
    fn c_2_the_base_game_adds_up() {
        let lands = read(&testing::kinds());
        assert!(faults(lands.iter()).is_empty());
        let count = |of: &dyn Fn(&Land) -> usize| -> usize {
            lands.iter().map(|land| land.kind.count * of(land)).sum()
        };
        assert_eq!(count(&|_| 1), 72);
        assert_eq!(count(&|land| usize::from(land.kind.building == Some(Building::Monastery))), 6);
        let coats = |land: &Land| land.kind.face.cities.iter().map(|c| c.number as usize).sum();
        assert_eq!(count(&coats), 10);
        for (terrain, edges) in [(Terrain::City, 79), (Terrain::Road, 94), (Terrain::Field, 115)] {
            let of = |side: &Side, land: &Land| land.kind.face.terrain(*side) == terrain;
            assert_eq!(count(&|land| Side::ALL.iter().filter(|s| of(s, land)).count()), edges);
        }
        assert!(lands.iter().all(|land| land.faults().is_empty() && land.kind.faults().is_empty()));
    }

    #[test]
    fn c_2_1_a_letter_that_lies_is_found() {
        let broken = |place: usize, pointer: &str, value: Value| {
            let mut kinds = testing::kinds();
            *kinds[place].pointer_mut(pointer).unwrap() = value;
            faults(read(&kinds).iter())
        };
        assert_eq!(broken(5, "/cities/0/coats", json!(0)), [("C-2", "F".into())]);
        assert_eq!(broken(9, "/fields/0/cities", json!([])), [("C-2.1", "J".into())]);
        assert_eq!(broken(1, "/building", json!(null)), [("C-2", "B".into())]);
        assert_eq!(broken(20, "/count", json!(7)), [("C-2", "U x7".into())]);
        let mut kinds = testing::kinds();
        kinds.push(kinds[0].clone());
        kinds[24]["name"] = json!("meadow");
        assert_eq!(faults(read(&kinds).iter()), [("C-2", "meadow".into())]);
        kinds.remove(0);
        assert!(faults(read(&kinds).iter()).is_empty(), "a set of one's own");
    }
}
