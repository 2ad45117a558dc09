//! M-0 and X-3: tile kinds, how they lie after a turn, and which turns look alike.

use std::cmp::Ordering;

use serde::Deserialize;

use crate::geometry::{Edges, Side};

/// Terrain of one edge, the mist left aside (M-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Terrain {
    Field,
    Road,
    City,
}

/// The building on a tile besides its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
            list.sort_by(by_name);
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

fn by_name(a: &Counted, b: &Counted) -> Ordering {
    a.edges.cmp(&b.edges)
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
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) origin: Origin,
    pub(crate) count: usize,
    pub(crate) face: Face,
    pub(crate) building: Option<Building>,
}

impl Kind {
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

    pub(crate) fn look_alike(&self, one: u8, other: u8) -> bool {
        self.face.turned(one) == self.face.turned(other)
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
}

fn overlapping(list: &[Edges]) -> bool {
    list.iter().enumerate().any(|(i, one)| list[i + 1..].iter().any(|other| one.meets(*other)))
}

/// A kind as the setup line writes it.
#[derive(Debug, Deserialize)]
pub(crate) struct RawKind {
    name: String,
    set: Origin,
    count: u16,
    roads: Vec<String>,
    cities: Vec<RawCity>,
    mists: Vec<RawMist>,
    building: Option<String>,
}

#[derive(Debug, Deserialize)]
struct RawCity {
    edges: String,
    coats: u8,
}

#[derive(Debug, Deserialize)]
struct RawMist {
    edges: String,
    ghosts: u8,
}

impl RawKind {
    pub(crate) fn read(self) -> Result<Kind, String> {
        let edges = |text: &str| {
            Edges::read(text).ok_or_else(|| format!("{}: {text:?} names no edges", self.name))
        };
        let mut face = Face::default();
        for road in &self.roads {
            face.roads.push(edges(road)?);
        }
        for city in &self.cities {
            face.cities.push(Counted { edges: edges(&city.edges)?, number: city.coats.into() });
        }
        for mist in &self.mists {
            face.mists.push(Counted { edges: edges(&mist.edges)?, number: mist.ghosts.into() });
        }
        let building = match self.building.as_deref() {
            None => None,
            Some("monastery") => Some(Building::Monastery),
            Some("castle") => Some(Building::Castle),
            Some("cemetery") => Some(Building::Cemetery),
            Some(other) => return Err(format!("{}: unknown building {other:?}", self.name)),
        };
        let face = face.turned(0);
        let count = usize::from(self.count);
        Ok(Kind { name: self.name, origin: self.set, count, face, building })
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use super::*;

    /// Builds a kind from names: roads, cities with coats, mists with symbols.
    pub(crate) fn kind(
        name: &str,
        roads: &[&str],
        cities: &[(&str, u32)],
        mists: &[(&str, u32)],
        building: Option<Building>,
    ) -> Kind {
        let counted = |list: &[(&str, u32)]| {
            list.iter()
                .map(|(edges, number)| Counted {
                    edges: Edges::read(edges).unwrap(),
                    number: *number,
                })
                .collect()
        };
        let face = Face {
            roads: roads.iter().map(|road| Edges::read(road).unwrap()).collect(),
            cities: counted(cities),
            mists: counted(mists),
        };
        let origin = match building {
            Some(Building::Castle) => Origin::Castle,
            Some(Building::Cemetery) => Origin::Cemetery,
            _ => Origin::Mist,
        };
        Kind { name: name.into(), origin, count: 1, face: face.turned(0), building }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::kind;
    use super::*;

    #[test]
    fn x_3_looks_are_counted_once() {
        assert_eq!(kind("straight", &["NS"], &[], &[], None).looks(), [0, 1]);
        assert_eq!(kind("cross", &["N", "E", "S", "W"], &[], &[], None).looks(), [0]);
        assert_eq!(kind("bend", &["NE"], &[], &[], None).looks(), [0, 1, 2, 3]);
        assert_eq!(kind("two caps", &[], &[("N", 1), ("S", 0)], &[], None).looks(), [0, 1, 2, 3]);
        assert_eq!(kind("twins", &[], &[("N", 1), ("S", 1)], &[], None).looks(), [0, 1]);
        assert_eq!(kind("two mists", &[], &[], &[("N", 2), ("S", 1)], None).looks(), [0, 1, 2, 3]);
        assert_eq!(kind("pair", &["NS", "EW"], &[], &[("NS", 1)], None).looks(), [0, 1]);
    }

    #[test]
    fn m_0_1_faults_are_found() {
        let faulty = |kind: Kind| !kind.faults().is_empty();
        assert!(!faulty(kind("fine", &["NS"], &[("E", 1)], &[("NW", 2)], None)));
        assert!(faulty(kind("road in city", &["N"], &[("N", 0)], &[], None)));
        assert!(faulty(kind("misty city", &[], &[("N", 0)], &[("N", 1)], None)));
        assert!(faulty(kind("long road", &["NES"], &[], &[], None)));
        assert!(faulty(kind("two roads, one edge", &["NS", "N"], &[], &[], None)));
        assert!(faulty(kind("no symbol", &[], &[], &[("N", 0)], None)));
        assert!(faulty(kind("four symbols", &[], &[], &[("N", 2), ("S", 2)], None)));
        assert!(faulty(kind("clear castle", &[], &[], &[], Some(Building::Castle))));
        assert!(!faulty(kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle))));
        let mut quarter = kind("quarter", &[], &[], &[("N", 0)], None);
        quarter.origin = Origin::Start;
        assert!(!faulty(quarter.clone()));
        quarter.building = Some(Building::Cemetery);
        assert!(faulty(quarter));
    }
}
