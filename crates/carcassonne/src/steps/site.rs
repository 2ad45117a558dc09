//! A tile that a meeple may be placed on, where it lies or would lie (C-3, C-4, G-3).

use super::Position;
use crate::action::Stand;
use crate::offers::{Offer, Part};
use crate::state::{Ground, State};
use core::cmp::Ordering;
use fogbound_game::Refusal;
use fogbound_landscape::{
    CellId, Contact, FieldRegion, Joined, KindTable, Lie, Met, RegionId, RegionSet,
};

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
    pub fn joints(&self, lie: &Lie) -> Joints {
        Joints { features: self.features.joined(lie), fields: self.fields.joined(lie) }
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

/// What a tile offers where it lies or would lie, and what of it is occupied.
pub(super) struct Site<'a> {
    offers: &'a [Offer],
    joints: Joints,
}

impl<'a> Site<'a> {
    pub fn new(offers: &'a [Offer], joints: Joints) -> Site<'a> {
        Site { offers, joints }
    }

    /// Returns the features that could be occupied, one name for each choice.
    pub fn stands(&self) -> impl Iterator<Item = Stand> + '_ {
        let open = self.offers.iter().filter(|offer| self.is_free(offer.part));
        let is_smallest =
            |offer: &&Offer| !self.is_united(offer.part) || self.smallest(offer) == offer.part;
        open.filter(is_smallest).map(|offer| offer.stand)
    }

    /// Returns the part that stands for the region of the one with this name, if it is offered: among those
    /// of one region the one with the smallest name.
    pub fn part(&self, stand: Stand) -> Option<Result<Part, Refusal>> {
        let offer = self.offers.iter().find(|offer| offer.stand == stand)?;
        Some(if self.is_free(offer.part) {
            Ok(self.smallest(offer))
        } else {
            Err(Refusal::new("C-3", "meeple-region-occupied"))
        })
    }

    /// C-3: no meeple of anybody in the region.
    fn is_free(&self, part: Part) -> bool {
        match part {
            Part::Road(segment) | Part::City(segment) => !self.joints.features.is_taken(segment),
            Part::Field(field) => !self.joints.fields.is_taken(field),
            Part::Building(_) => true,
        }
    }

    /// Returns the part with the smallest name of those that are one region with this one.
    fn smallest(&self, offer: &Offer) -> Part {
        let together = self.offers.iter().filter(|other| self.are_one(offer.part, other.part));
        let smallest = together.min_by(|a, b| by_name(a.stand, b.stand));
        smallest.map_or(offer.part, |smallest| smallest.part)
    }

    fn is_united(&self, part: Part) -> bool {
        match part {
            Part::Road(segment) | Part::City(segment) => self.joints.features.is_united(segment),
            Part::Field(field) => self.joints.fields.is_united(field),
            Part::Building(_) => false,
        }
    }

    fn are_one(&self, a: Part, b: Part) -> bool {
        match (a, b) {
            (Part::Road(a), Part::Road(b)) | (Part::City(a), Part::City(b)) => {
                self.joints.features.are_one(a, b)
            }
            (Part::Field(a), Part::Field(b)) => self.joints.fields.are_one(a, b),
            _ => a == b,
        }
    }
}

/// Compares the names of parts of one region, those of fields as text.
fn by_name(a: Stand, b: Stand) -> Ordering {
    match (a, b) {
        (Stand::Field(a), Stand::Field(b)) => a.iter().cmp(b.iter()),
        _ => a.cmp(&b),
    }
}
