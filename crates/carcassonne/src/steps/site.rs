//! A tile that a meeple may be placed on, where it lies or would lie (C-3, C-4, G-3).

use super::Position;
use crate::action::Stand;
use crate::setup::Rules;
use crate::state::{Ground, State};
use fogbound_game::{Edges, Halves, Refusal, Rotation};
use fogbound_landscape::{
    CellId, Contact, FieldRegion, Joined, KindTable, Met, RegionId, RegionSet, Segment, SegmentKind,
};
use fogbound_tilesets::Building;

/// The regions and fields that hold a meeple of anybody (C-3).
#[derive(Default)]
pub(super) struct Occupied {
    regions: RegionSet<RegionId>,
    fields: RegionSet<FieldRegion>,
}

impl Occupied {
    pub fn new(position: Position<'_>) -> Occupied {
        let mut occupied = Occupied::default();
        for meeple in position.state.meeples.iter() {
            match meeple.ground {
                Ground::Road(segment) | Ground::City(segment) => {
                    occupied.regions.insert(position.state.map.region(segment));
                }
                Ground::Field(field) => occupied.fields.insert(position.state.fields.region(field)),
                Ground::Monastery | Ground::Castle | Ground::Cemetery => {}
            }
        }
        occupied
    }
}

/// What lies across the sides of a cell, and what of it is occupied.
pub(super) struct Surroundings {
    features: Met<4>,
    fields: Met<8>,
}

impl Surroundings {
    pub fn new(position: Position<'_>, contact: &Contact<'_>, occupied: &Occupied) -> Surroundings {
        let (Occupied { regions, fields }, State { map, fields: all, .. }) =
            (occupied, position.state);
        Surroundings {
            features: contact.features(map, |region| regions.contains(region)),
            fields: contact.fields(all, |field| fields.contains(field)),
        }
    }

    /// Returns the joints of a tile as it would lie there.
    pub fn joints(&self, table: &KindTable, rotation: Rotation) -> Joints {
        Joints {
            features: self.features.joined(table, rotation),
            fields: self.fields.joined(table, rotation),
        }
    }
}

/// Which segments of a tile are one region, and occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Joints {
    features: Joined,
    fields: Joined,
}

impl Joints {
    /// Returns the joints of a tile on the table.
    pub(super) fn placed(position: Position<'_>, table: &KindTable, cell: CellId) -> Joints {
        let Occupied { regions, fields } = Occupied::new(position);
        let State { map, fields: all, .. } = position.state;
        Joints {
            features: map.joined_features(table, cell, |region| regions.contains(region)),
            fields: all.joined(table, cell, |field| fields.contains(field)),
        }
    }
}

/// A tile as it lies or would lie, and what of it is occupied.
pub(super) struct Site<'a> {
    rules: &'a Rules,
    table: &'a KindTable,
    rotation: Rotation,
    joints: Joints,
}

impl<'a> Site<'a> {
    pub fn new(
        position: Position<'a>,
        table: &'a KindTable,
        rotation: Rotation,
        joints: Joints,
    ) -> Site<'a> {
        Site { rules: position.rules, table, rotation, joints }
    }

    /// Returns the features that could be occupied, one name for each choice.
    pub fn stands(&self) -> impl Iterator<Item = Stand> + '_ {
        let segments = (0..).zip(&self.table.segments).filter_map(|(index, segment)| {
            let name = self.name(segment);
            match segment.kind {
                SegmentKind::Road if self.road_at(index, name) == Ok(index) => {
                    Some(Stand::Road(name))
                }
                SegmentKind::City if self.city_at(index) == Ok(index) => Some(Stand::City(name)),
                _ => None,
            }
        });
        let farmers = self.rules.options().farmers;
        let fields = self
            .field_names()
            .filter(move |&(index, _)| farmers && self.field_at(index) == Ok(index));
        let building = self.offered_building().map(|(stand, _)| stand);
        segments.chain(fields.map(|(_, name)| Stand::Field(name))).chain(building)
    }

    /// The road segment that stands for the region of the one with this name: among those of one
    /// region that may be chosen the one with the smallest name (X-4).
    pub fn road(&self, name: Edges) -> Result<u8, Refusal> {
        self.road_at(self.named(SegmentKind::Road, name)?, name)
    }

    fn road_at(&self, segment: u8, name: Edges) -> Result<u8, Refusal> {
        if !self.is_open(name) {
            return Err(Refusal::new("G-3.2", "meeple-misty-road"));
        }
        self.free(&self.joints.features, segment)?;
        Ok(self.smallest(SegmentKind::Road, segment))
    }

    /// As [`Site::road`], of cities.
    pub fn city(&self, name: Edges) -> Result<u8, Refusal> {
        self.city_at(self.named(SegmentKind::City, name)?)
    }

    fn city_at(&self, segment: u8) -> Result<u8, Refusal> {
        self.free(&self.joints.features, segment)?;
        Ok(self.smallest(SegmentKind::City, segment))
    }

    /// As [`Site::road`], of fields.
    pub fn field(&self, name: Halves) -> Result<u8, Refusal> {
        if !self.rules.options().farmers {
            return Err(Refusal::new("C-4", "meeple-no-farmers"));
        }
        let named = self.field_names().find(|&(_, other)| other == name);
        self.field_at(named.ok_or(NOTHING_THERE)?.0)
    }

    fn field_at(&self, field: u8) -> Result<u8, Refusal> {
        self.free(&self.joints.fields, field)?;
        if !self.joints.fields.is_united(field) {
            return Ok(field);
        }
        let together =
            self.field_names().filter(|&(other, _)| self.joints.fields.are_one(field, other));
        // Names are compared as text.
        let smallest = together.min_by(|(_, a), (_, b)| a.iter().cmp(b.iter()));
        Ok(smallest.map_or(field, |(smallest, _)| smallest))
    }

    /// The building, if it is the one that is meant.
    pub fn building(&self, stand: Stand) -> Result<Ground, Refusal> {
        let building = self.offered_building().filter(|&(offered, _)| offered == stand);
        building.map(|(_, ground)| ground).ok_or(NOTHING_THERE)
    }

    fn offered_building(&self) -> Option<(Stand, Ground)> {
        Some(match self.table.building? {
            Building::Monastery => (Stand::Monastery, Ground::Monastery),
            Building::Castle => (Stand::Castle, Ground::Castle),
            Building::Cemetery => (Stand::Cemetery, Ground::Cemetery),
        })
    }

    fn name(&self, segment: &Segment) -> Edges {
        segment.edges.turned(self.rotation)
    }

    fn field_names(&self) -> impl Iterator<Item = (u8, Halves)> + '_ {
        let rotation = self.rotation;
        let names = self.table.fields.iter().map(move |field| field.halves.turned(rotation));
        (0..).zip(names)
    }

    fn named(&self, kind: SegmentKind, name: Edges) -> Result<u8, Refusal> {
        let named = |segment: &Segment| segment.kind == kind && self.name(segment) == name;
        let place = (0..).zip(&self.table.segments).find(|(_, segment)| named(segment));
        place.map(|(index, _)| index).ok_or(NOTHING_THERE)
    }

    /// C-3: no meeple of anybody in the region.
    fn free(&self, joined: &Joined, segment: u8) -> Result<(), Refusal> {
        if joined.is_taken(segment) {
            return Err(Refusal::new("C-3", "meeple-region-occupied"));
        }
        Ok(())
    }

    /// G-3.2, option `meeples_on_misty_roads`: whether a meeple may stand on a road with this name.
    fn is_open(&self, name: Edges) -> bool {
        let misty = self.table.lie(self.rotation).misty;
        self.rules.options().meeples_on_misty_roads || name.intersection(misty).is_empty()
    }

    fn smallest(&self, kind: SegmentKind, segment: u8) -> u8 {
        if !self.joints.features.is_united(segment) {
            return segment;
        }
        let open = |name| kind == SegmentKind::City || self.is_open(name);
        let together = (0..).zip(&self.table.segments).filter(|&(other, shown)| {
            shown.kind == kind
                && self.joints.features.are_one(segment, other)
                && open(self.name(shown))
        });
        let smallest = together.min_by_key(|(_, shown)| self.name(shown));
        smallest.map_or(segment, |(smallest, _)| smallest)
    }
}

const NOTHING_THERE: Refusal = Refusal::new("C-4", "meeple-nothing-there");
