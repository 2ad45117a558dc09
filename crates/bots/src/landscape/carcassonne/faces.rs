//! The face of each kind of tile in each rotation, ready to be compared with the needs of a cell.

use crate::landscape::patterns;
use fogbound_game::{Rotation, Side};
use fogbound_landscape::{Catalogue, KindId, SegmentKind};

/// Terrain of a side.
pub(super) const ROAD: u8 = 2;
pub(super) const CITY: u8 = 3;
const FIELD: u8 = 1;

/// A kind in one rotation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    /// Terrain of each side.
    pub terrain: [u8; 4],
    /// Sides of the road or city segment on each side as a bit mask, north 1 to west 8.
    pub feature: [u8; 4],
    /// That segment's place among the segments of the kind.
    pub at: [Option<u8>; 4],
    /// For each half-edge the field there, as its place among the fields of the kind.
    pub field: [Option<u8>; 8],
    /// For each half-edge those with the same field as a bit mask.
    pub meadow: [u8; 8],
}

impl Face {
    fn new(catalogue: &Catalogue, kind: KindId, rotation: Rotation) -> Face {
        let (terrain, feature) = ([FIELD; 4], [0; 4]);
        let mut face = Face { terrain, feature, at: [None; 4], field: [None; 8], meadow: [0; 8] };
        for (index, segment) in (0..).zip(&catalogue.kind(kind).segments) {
            let terrain = match segment.kind {
                SegmentKind::Road => ROAD,
                SegmentKind::City => CITY,
                SegmentKind::Mist => continue,
            };
            let edges = segment.edges.turned(rotation);
            for side in edges.iter().map(Side::index) {
                face.terrain[side] = terrain;
                face.feature[side] = edges.bits();
                face.at[side] = Some(index);
            }
        }
        for (index, field) in (0..).zip(&catalogue.kind(kind).fields) {
            let halves = field.halves.turned(rotation);
            for half in halves.iter().map(usize::from) {
                face.field[half] = Some(index);
                face.meadow[half] = halves.bits();
            }
        }
        face
    }
}

pub(super) type Faces = patterns::Faces<Face>;

/// Returns the faces of a catalogue.
pub(super) fn faces(catalogue: &Catalogue) -> Faces {
    Faces::new(catalogue, |kind, rotation| Face::new(catalogue, kind, rotation))
}
