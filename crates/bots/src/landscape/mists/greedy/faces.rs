//! The face of each kind of tile in each rotation, ready to be compared with the needs of a cell.

use crate::landscape::patterns;
use fogbound_game::{Rotation, Side};
use fogbound_landscape::{Catalogue, KindId, SegmentKind};

/// No segment on that side.
pub(super) const NO_SEGMENT: u8 = u8::MAX;

/// A kind in one rotation. Sets of sides are bit masks, north 1 to west 8.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    /// Terrain of each side: 1 field, 2 road, 3 city.
    pub terrain: [u8; 4],
    /// Sides of the road or city segment on each side; 0 on fields.
    pub feature: [u8; 4],
    /// That segment's place among the segments of the kind.
    pub feature_at: [u8; 4],
    /// Sides of the mist segment on each side; 0 where there is none.
    pub mist: [u8; 4],
    /// That segment's place among the segments of the kind.
    pub mist_at: [u8; 4],
    /// Ghost symbols of each mist segment, kept at its first side.
    pub symbols: [u8; 4],
}

impl Face {
    fn new(catalogue: &Catalogue, kind: KindId, rotation: Rotation) -> Face {
        let mut face = Face {
            terrain: [1; 4],
            feature: [0; 4],
            feature_at: [NO_SEGMENT; 4],
            mist: [0; 4],
            mist_at: [NO_SEGMENT; 4],
            symbols: [0; 4],
        };
        for (index, segment) in (0..).zip(&catalogue.kind(kind).segments) {
            let edges = segment.edges.turned(rotation);
            for side in edges.iter().map(Side::index) {
                if segment.kind == SegmentKind::Mist {
                    face.mist[side] = edges.bits();
                    face.mist_at[side] = index;
                } else {
                    face.feature[side] = edges.bits();
                    face.feature_at[side] = index;
                    face.terrain[side] = if segment.kind == SegmentKind::Road { 2 } else { 3 };
                }
            }
            if let (SegmentKind::Mist, Some(first)) = (segment.kind, edges.smallest()) {
                face.symbols[first.index()] = segment.ghosts;
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
