//! C-2.2 and X-3: tile kinds with their fields, and which turns look alike.

use serde::Deserialize;
use serde_json::Value;

use super::halves::{Halves, side_of};
use crate::geometry::{Edges, Side};
use crate::tiles::{Face, Kind, Net, RawKind};

/// A field segment with the cities of its tile that it touches.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Field {
    pub(crate) halves: Halves,
    pub(crate) cities: Vec<Edges>,
}

impl Field {
    fn turned(&self, quarters: u8) -> Self {
        let mut cities: Vec<Edges> = self.cities.iter().map(|city| city.turned(quarters)).collect();
        cities.sort();
        Self { halves: self.halves.turned(quarters), cities }
    }
}

/// A tile kind as printed, its fields included.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub(crate) kind: Kind,
    pub(crate) fields: Vec<Field>,
}

#[derive(Deserialize)]
struct RawLand {
    cities: Vec<RawCity>,
    fields: Vec<RawField>,
}

#[derive(Deserialize)]
struct RawCity {
    edges: String,
}

#[derive(Deserialize)]
struct RawField {
    halves: String,
    cities: Vec<usize>,
}

impl Land {
    /// Reads a kind as the setup line writes it.
    pub(crate) fn read(written: &Value) -> Result<Self, String> {
        let text = |error: serde_json::Error| error.to_string();
        let kind = RawKind::deserialize(written).map_err(text)?.read()?;
        let raw = RawLand::deserialize(written).map_err(text)?;
        let mut fields = Vec::new();
        for field in raw.fields {
            let odd = |what: &str| format!("{}: a field with odd {what}", kind.name);
            let halves = Halves::read(&field.halves).ok_or_else(|| odd("halves"))?;
            let mut cities = Vec::new();
            for place in field.cities {
                let city = raw.cities.get(place).and_then(|city| Edges::read(&city.edges));
                cities.push(city.ok_or_else(|| odd("cities"))?);
            }
            cities.sort();
            fields.push(Field { halves, cities });
        }
        fields.sort();
        Ok(Self { kind, fields })
    }

    /// The fields as they lie after a turn, sorted by name.
    pub(crate) fn fields_turned(&self, quarters: u8) -> Vec<Field> {
        let mut fields: Vec<Field> =
            self.fields.iter().map(|field| field.turned(quarters)).collect();
        fields.sort();
        fields
    }

    /// The rotations of one look each, the smallest of each look.
    pub(crate) fn looks(&self) -> Vec<u8> {
        let mut looks: Vec<u8> = Vec::new();
        for rotation in 0..4 {
            if !looks.iter().any(|seen| self.look_alike(*seen, rotation)) {
                looks.push(rotation);
            }
        }
        looks
    }

    /// Roads, cities with coats, mists and fields with their cities are the same; ghost symbols
    /// have no meaning here (G-2.1).
    pub(crate) fn look_alike(&self, one: u8, other: u8) -> bool {
        self.look(one) == self.look(other)
    }

    fn look(&self, rotation: u8) -> (Face, Vec<Field>) {
        let mut face = self.kind.face.turned(rotation);
        for mist in &mut face.mists {
            mist.number = 0;
        }
        (face, self.fields_turned(rotation))
    }

    /// Every way in which the kind breaks C-2.2.
    pub(crate) fn faults(&self) -> Vec<String> {
        let (name, face) = (&self.kind.name, &self.kind.face);
        let mut faults = Vec::new();
        for half in 0..8 {
            let side: Side = side_of(half);
            let is_field = face.segment_at(Net::City, side).is_none() && !face.is_misty(side);
            let fields = self.fields.iter().filter(|field| field.halves.has(half)).count();
            if fields != usize::from(is_field) {
                let due = if is_field { "one field" } else { "no field" };
                faults.push(format!("{name}: half-edge {half} in {fields} fields, due {due}"));
            }
        }
        for field in &self.fields {
            if field.halves.is_empty() {
                faults.push(format!("{name}: a field without half-edges"));
            }
            if field.cities.windows(2).any(|pair| pair[0] == pair[1]) {
                faults.push(format!("{name}: a field that touches one city twice"));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn land(fields: Value) -> Land {
        Land::read(&json!({"name": "t", "set": "mist", "count": 1, "roads": [], "building": null,
            "cities": [{"edges": "W", "coats": 0}, {"edges": "E", "coats": 0}],
            "mists": [], "fields": fields}))
        .unwrap()
    }

    #[test]
    fn x_3_fields_and_the_cities_they_touch_make_a_look() {
        let field = |halves: &str, cities: &[usize]| json!({"halves": halves, "cities": cities});
        let both = land(json!([field("01", &[0, 1]), field("45", &[1, 0])]));
        assert_eq!(both.looks(), [0, 1]);
        assert_eq!(
            both.fields_turned(1)[1].cities,
            [Edges::read("N"), Edges::read("S")].map(Option::unwrap)
        );
        assert_eq!(land(json!([field("01", &[0]), field("45", &[1])])).looks(), [0, 1]);
        assert_eq!(land(json!([field("01", &[0]), field("45", &[0])])).looks(), [0, 1, 2, 3]);
        assert_eq!(land(json!([field("01", &[]), field("45", &[0, 1])])).looks(), [0, 1, 2, 3]);
    }

    #[test]
    fn x_3_ghost_symbols_make_no_look() {
        let mists = json!([{"edges": "N", "ghosts": 2}, {"edges": "S", "ghosts": 1}]);
        let written = |mists: Value| {
            json!({"name": "t", "set": "mist", "count": 1, "roads": [], "cities": [],
                "mists": mists, "fields": [{"halves": "2367", "cities": []}], "building": null})
        };
        assert_eq!(Land::read(&written(mists)).unwrap().looks(), [0, 1]);
        let one = json!([{"edges": "N", "ghosts": 1}]);
        let one = Land::read(&written(one)).unwrap();
        assert_eq!(one.looks(), [0, 1, 2, 3]);
        assert_eq!(one.faults().len(), 2, "the clear side south lies in no field");
    }

    #[test]
    fn c_2_2_faulty_fields_are_found() {
        let field = |halves: &str, cities: &[usize]| json!({"halves": halves, "cities": cities});
        assert!(land(json!([field("0145", &[0])])).faults().is_empty());
        for faulty in [
            json!([]),
            json!([field("01", &[])]),
            json!([field("01", &[]), field("145", &[])]),
            json!([field("01245", &[])]),
            json!([field("0145", &[]), field("", &[])]),
            json!([field("0145", &[0, 0])]),
        ] {
            assert!(!land(faulty.clone()).faults().is_empty(), "{faulty}");
        }
    }
}
