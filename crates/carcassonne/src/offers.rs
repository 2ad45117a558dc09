//! The features of a tile that meeples may stand on (C-3, C-4, G-3), for each kind as it lies in each
//! rotation: what does not depend on the tiles around it.

use crate::action::Stand;
use crate::setup::Options;
use crate::state::Ground;
use fogbound_game::{Edges, Refusal, Rotation};
use fogbound_landscape::{Catalogue, KindId, KindTable, SegmentKind};
use fogbound_tilesets::Building;

/// A feature of a tile that a meeple may stand on, if its region holds none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub stand: Stand,
    pub part: Part,
}

/// A part of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The place in [`KindTable::segments`].
    Road(u8),
    /// The place in [`KindTable::segments`].
    City(u8),
    /// The place in [`KindTable::fields`].
    Field(u8),
    /// The building, of which a tile has one at most.
    Building(Ground),
}

/// The offers of all kinds.
#[derive(Clone, Debug)]
pub(crate) struct Offers(Vec<[Vec<Offer>; 4]>);

impl Offers {
    pub fn new(catalogue: &Catalogue, options: &Options) -> Offers {
        let turned = |table| Rotation::ALL.map(|rotation| offers(table, rotation, options));
        Offers(catalogue.iter().map(|(_, table)| turned(table)).collect())
    }

    /// Returns what a kind offers as it lies: roads and cities, fields, the building.
    pub fn of(&self, kind: KindId, rotation: Rotation) -> &[Offer] {
        &self.0[kind.index()][usize::from(rotation.quarters())]
    }
}

fn offers(table: &KindTable, rotation: Rotation, options: &Options) -> Vec<Offer> {
    let mut offers = Vec::new();
    let mut add = |stand, part| offers.push(Offer { stand, part });
    let is_misty = |name: Edges| !name.intersection(table.lie(rotation).misty).is_empty();
    for (index, segment) in (0..).zip(&table.segments) {
        let name = segment.edges.turned(rotation);
        match segment.kind {
            // G-3.2, option `meeples_on_misty_roads`.
            SegmentKind::Road if is_misty(name) && !options.meeples_on_misty_roads => {}
            SegmentKind::Road => add(Stand::Road(name), Part::Road(index)),
            SegmentKind::City => add(Stand::City(name), Part::City(index)),
            SegmentKind::Mist => {}
        }
    }
    if options.farmers {
        for (index, field) in (0..).zip(&table.fields) {
            add(Stand::Field(field.halves.turned(rotation)), Part::Field(index));
        }
    }
    match table.building {
        Some(Building::Monastery) => add(Stand::Monastery, Part::Building(Ground::Monastery)),
        Some(Building::Castle) => add(Stand::Castle, Part::Building(Ground::Castle)),
        Some(Building::Cemetery) => add(Stand::Cemetery, Part::Building(Ground::Cemetery)),
        None => {}
    }
    offers
}

/// Returns the reason why a tile does not offer something.
pub(crate) fn reason(
    table: &KindTable,
    rotation: Rotation,
    stand: Stand,
    options: &Options,
) -> Refusal {
    let is_road = |name: Edges| {
        let mut segments = table.segments.iter();
        segments.any(|segment| {
            segment.kind == SegmentKind::Road && segment.edges.turned(rotation) == name
        })
    };
    match stand {
        Stand::Road(name) if is_road(name) => Refusal::new("G-3.2", "meeple-misty-road"),
        Stand::Field(_) if !options.farmers => Refusal::new("C-4", "meeple-no-farmers"),
        _ => NOTHING_THERE,
    }
}

pub(crate) const NOTHING_THERE: Refusal = Refusal::new("C-4", "meeple-nothing-there");
