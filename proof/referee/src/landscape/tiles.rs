//! M-0.1 and C-2.2: tile kinds, and how they lie after a turn.

use serde::Deserialize;

use super::FaceUp;
use crate::geometry::{Edges, Halves, Side, side_of};

/// Terrain of one edge, the mist left aside (M-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Terrain {
    Field,
    Road,
    City,
}

/// The building on a tile besides its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Building {
    Monastery,
    Castle,
    Cemetery,
}

/// A city segment with its coats of arms, or a mist segment with its ghost symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) edges: Edges,
    pub(crate) number: u32,
}

/// The three kinds of segments that run over edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Net {
    Road,
    City,
    Mist,
}

/// Everything the rules know of a lying tile apart from its building. The lists are sorted by
/// name, so equal faces are faces that look alike.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Face {
    pub(crate) roads: Vec<Edges>,
    pub(crate) cities: Vec<Counted>,
    pub(crate) mists: Vec<Counted>,
}

impl Face {
    pub(crate) fn turned(&self, quarters: u8) -> Self {
        let turn_counted = |list: &[Counted]| {
            let mut list: Vec<Counted> = list
                .iter()
                .map(|one| Counted { edges: one.edges.turned(quarters), ..*one })
                .collect();
            list.sort_by_key(|one| one.edges);
            list
        };
        let mut roads: Vec<Edges> = self.roads.iter().map(|road| road.turned(quarters)).collect();
        roads.sort();
        Self { roads, cities: turn_counted(&self.cities), mists: turn_counted(&self.mists) }
    }

    /// The names of all segments of one net.
    pub(crate) fn segments(&self, net: Net) -> Vec<Edges> {
        match net {
            Net::Road => self.roads.clone(),
            Net::City => self.cities.iter().map(|city| city.edges).collect(),
            Net::Mist => self.mists.iter().map(|mist| mist.edges).collect(),
        }
    }

    /// The segment of one net at one side.
    pub(crate) fn segment_at(&self, net: Net, side: Side) -> Option<Edges> {
        match net {
            Net::Road => self.roads.iter().copied().find(|road| road.has(side)),
            Net::City => self.cities.iter().map(|city| city.edges).find(|city| city.has(side)),
            Net::Mist => self.mists.iter().map(|mist| mist.edges).find(|mist| mist.has(side)),
        }
    }

    pub(crate) fn terrain(&self, side: Side) -> Terrain {
        if self.segment_at(Net::City, side).is_some() {
            Terrain::City
        } else if self.segment_at(Net::Road, side).is_some() {
            Terrain::Road
        } else {
            Terrain::Field
        }
    }

    pub(crate) fn is_misty(&self, side: Side) -> bool {
        self.segment_at(Net::Mist, side).is_some()
    }

    pub(crate) fn has_mist(&self) -> bool {
        !self.mists.is_empty()
    }

    pub(crate) fn symbols(&self) -> u32 {
        self.mists.iter().map(|mist| mist.number).sum()
    }

    fn all_edges(&self) -> [Vec<Edges>; 3] {
        [Net::Road, Net::City, Net::Mist].map(|net| self.segments(net))
    }
}

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

/// The part of the box a kind belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Origin {
    Base,
    Mist,
    Castle,
    Cemetery,
    Start,
}

/// A tile kind as printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) origin: Origin,
    pub(crate) count: usize,
    pub(crate) face: Face,
    /// Sorted by name.
    pub(crate) fields: Vec<Field>,
    pub(crate) building: Option<Building>,
}

impl Kind {
    /// The tile as it lies after a turn.
    pub(crate) fn lying(&self, rotation: u8) -> FaceUp {
        FaceUp {
            kind: self.name.clone(),
            rotation,
            face: self.face.turned(rotation),
            fields: self.fields_turned(rotation),
            building: self.building,
        }
    }

    /// The fields as they lie after a turn, sorted by name.
    pub(crate) fn fields_turned(&self, quarters: u8) -> Vec<Field> {
        let mut fields: Vec<Field> =
            self.fields.iter().map(|field| field.turned(quarters)).collect();
        fields.sort();
        fields
    }

    /// Every way in which the kind breaks M-0.1 or the format of kinds.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let face = &self.face;
        let mut rule = |holds: bool, text: &str| {
            if !holds {
                faults.push(format!("{}: {text}", self.name));
            }
        };
        for (list, what) in face.all_edges().iter().zip(["road", "city", "mist"]) {
            rule(list.iter().all(|one| one.count() > 0), &format!("each {what} has an edge"));
            rule(!overlapping(list), &format!("each edge lies in one {what} only"));
        }
        let cities = face.segments(Net::City);
        let crosses_city =
            |net| face.segments(net).iter().any(|s| cities.iter().any(|c| c.meets(*s)));
        rule(!crosses_city(Net::Road), "no edge is road and city");
        rule(!crosses_city(Net::Mist), "no city edge is misty");
        rule(face.roads.iter().all(|road| road.count() <= 2), "a road has 1 or 2 edges");
        rule(face.mists.iter().all(|mist| mist.number <= 3), "a mist shows 0 to 3 symbols");
        let fewest = u32::from(face.has_mist() && self.origin != Origin::Start);
        rule((fewest..=3).contains(&face.symbols()), "symbols of a misty tile are 1 to 3");
        let castle = self.building == Some(Building::Castle);
        rule(!castle || face.has_mist(), "a castle tile has mist");
        let fits = match self.origin {
            Origin::Base => !matches!(self.building, Some(Building::Castle | Building::Cemetery)),
            Origin::Mist => self.building.is_none(),
            Origin::Start => !matches!(self.building, Some(Building::Castle | Building::Cemetery)),
            Origin::Castle => castle,
            Origin::Cemetery => self.building == Some(Building::Cemetery),
        };
        rule(fits, "set and building agree");
        rule(self.count > 0, "the set holds at least one");
        rule(self.origin != Origin::Start || self.count == 1, "a quarter has the count 1");
        faults
    }

    /// Every way in which the kind breaks C-2.2.
    pub(crate) fn field_faults(&self) -> Vec<String> {
        let (name, face) = (&self.name, &self.face);
        let mut faults = Vec::new();
        for half in 0..8 {
            let side = side_of(half);
            let is_field = face.segment_at(Net::City, side).is_none() && !face.is_misty(side);
            let fields = self.fields.iter().filter(|field| field.halves.has(half)).count();
            if fields != usize::from(is_field) {
                let due = if is_field { "one field" } else { "no field" };
                faults.push(format!("{name}: half-edge {half} in {fields} fields, due {due}"));
            }
        }
        for field in &self.fields {
            if field.halves == Halves::default() {
                faults.push(format!("{name}: a field without half-edges"));
            }
            if field.cities.windows(2).any(|pair| pair[0] == pair[1]) {
                faults.push(format!("{name}: a field that touches one city twice"));
            }
        }
        faults
    }
}

fn overlapping(list: &[Edges]) -> bool {
    list.iter().enumerate().any(|(i, one)| list[i + 1..].iter().any(|other| one.meets(*other)))
}

/// A kind as the setup line writes it.
#[derive(Deserialize)]
struct Written {
    name: String,
    set: Origin,
    count: u16,
    roads: Vec<Edges>,
    cities: Vec<WrittenCity>,
    mists: Vec<WrittenMist>,
    fields: Vec<WrittenField>,
    building: Option<Building>,
}

#[derive(Deserialize)]
struct WrittenCity {
    edges: Edges,
    coats: u8,
}

#[derive(Deserialize)]
struct WrittenMist {
    edges: Edges,
    ghosts: u8,
}

#[derive(Deserialize)]
struct WrittenField {
    halves: Halves,
    /// Places in the list of cities.
    cities: Vec<usize>,
}

impl TryFrom<Written> for Kind {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { name, set: origin, count, roads, cities, mists, fields, building } = written;
        let city = |city: &WrittenCity| Counted { edges: city.edges, number: city.coats.into() };
        let mist = |mist: &WrittenMist| Counted { edges: mist.edges, number: mist.ghosts.into() };
        let field = |WrittenField { halves, cities: places }: WrittenField| {
            let touched = places.iter().map(|place| Some(cities.get(*place)?.edges));
            Some(Field { halves, cities: touched.collect::<Option<_>>()? }.turned(0))
        };
        let fields: Option<Vec<Field>> = fields.into_iter().map(field).collect();
        let mut fields = fields.ok_or_else(|| format!("{name}: a field with odd cities"))?;
        fields.sort();
        let (cities, mists) = (cities.iter().map(city).collect(), mists.iter().map(mist).collect());
        let face = Face { roads, cities, mists }.turned(0);
        Ok(Self { name, origin, count: count.into(), face, fields, building })
    }
}
