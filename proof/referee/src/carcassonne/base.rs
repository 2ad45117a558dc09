//! C-2 and C-2.1: the 24 kinds of the base game, to compare those of a setup with.

use crate::geometry::{Edges, Halves};
use crate::landscape::{Building, Counted, Face, Field, Kind, Origin};

/// Letter, count, roads, cities, coats, fields; a star means that the field touches every city.
pub(super) type Row = (&'static str, usize, &'static str, &'static str, u32, &'static str);

/// The kinds in their printed direction. A and B have the monasteries.
pub(super) const KINDS: [Row; 24] = [
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
pub(crate) fn faults<'a>(kinds: impl Iterator<Item = &'a Kind>) -> Vec<(&'static str, String)> {
    let kinds: Vec<&Kind> = kinds.filter(|kind| kind.origin == Origin::Base).collect();
    let row_of = |name: &str| KINDS.into_iter().find(|(letter, ..)| *letter == name);
    let rows: Vec<(&Kind, Row)> =
        kinds.iter().filter_map(|kind| Some((*kind, row_of(&kind.name)?))).collect();
    let mut faults = Vec::new();
    for (kind, row) in &rows {
        let (face, building, fields) = drawn(*row);
        if kind.face != face || kind.building != building {
            faults.push(("C-2", kind.name.clone()));
        }
        if kind.fields != fields {
            faults.push(("C-2.1", kind.name.clone()));
        }
    }
    if rows.len() == KINDS.len() {
        let odd = rows.iter().filter(|(kind, row)| kind.count != row.1);
        faults.extend(odd.map(|(kind, _)| ("C-2", format!("{} x{}", kind.name, kind.count))));
        let others = kinds.iter().filter(|kind| row_of(&kind.name).is_none());
        faults.extend(others.map(|kind| ("C-2", kind.name.clone())));
    }
    faults
}
