//! The features shown by their outline, and their owners.

use super::{Landscape, members};
use crate::model::Overlays;
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Colour};
use fogbound_landscape::{RegionId, SegmentKind};
use fogbound_pictures::Stand;
use fogbound_pictures::board::{Meeple, Overlay, Scene, Standing};

/// The segments of a feature.
type Parts = Vec<(Cell, Stand)>;

impl Overlays {
    /// Returns the outlines on the board of a position, with the letter of who has most meeples there.
    #[must_use]
    pub fn of<G: Landscape>(self, game: &G, scene: &Scene) -> Vec<Overlay> {
        match self {
            Overlays::None => return Vec::new(),
            Overlays::Open => return open(game),
            Overlays::Owned | Overlays::Fields => {}
        }
        let wanted = |stand| match stand {
            Stand::Field(_) => self == Overlays::Fields,
            Stand::Grave => false,
            _ => self == Overlays::Owned,
        };
        let meeples = scene.figures.iter().filter_map(|figure| match figure {
            Standing::Meeple(meeple) if wanted(meeple.stand) => Some(*meeple),
            _ => None,
        });
        let mut owned: Vec<(Parts, Vec<Meeple>)> = Vec::new();
        for meeple in meeples {
            let parts = sorted(parts(game, meeple.cell, meeple.stand));
            match owned.iter_mut().find(|(other, _)| *other == parts) {
                Some((_, meeples)) => meeples.push(meeple),
                None => owned.push((parts, vec![meeple])),
            }
        }
        owned.into_iter().flat_map(|(parts, meeples)| overlays(parts, &meeples)).collect()
    }
}

/// Returns the outline of a feature, with a letter for everybody who has most meeples there.
fn overlays(parts: Parts, meeples: &[Meeple]) -> Vec<Overlay> {
    let of = |colour: Colour| meeples.iter().filter(|meeple| meeple.colour == colour).count();
    let most = Colour::ALL.into_iter().map(of).max().unwrap_or(0);
    let owners = Colour::ALL.into_iter().filter(|&colour| of(colour) == most);
    // A letter is easier to see on a part without meeples.
    let (taken, mut free): (Vec<_>, Vec<_>) = parts
        .into_iter()
        .partition(|part| meeples.iter().any(|meeple| (meeple.cell, meeple.stand) == *part));
    free.extend(taken);
    let letters = owners.enumerate().map(|(number, owner)| Overlay {
        parts: free.iter().copied().cycle().skip(number).take(free.len()).collect(),
        owner: Some(owner),
    });
    letters.collect()
}

/// Returns every road and city with an open edge.
fn open<G: Landscape>(game: &G) -> Vec<Overlay> {
    let (map, catalogue) = (game.laid(), game.catalogue());
    let mut regions: Vec<RegionId> = Vec::new();
    for cell in map.cells() {
        for kind in [SegmentKind::Road, SegmentKind::City] {
            let segments = map.segments(catalogue, cell, kind);
            let open = segments.map(|(segment, _, _)| map.region(segment));
            regions.extend(open.filter(|&region| map.open_edges(region) > 0));
        }
    }
    regions.sort_short();
    regions.dedup();
    let overlay = |region| Overlay { parts: sorted(members(game, region)), owner: None };
    regions.into_iter().map(overlay).collect()
}

/// Returns all places of the feature that a place on a tile belongs to.
pub(crate) fn parts<G: Landscape>(game: &G, cell: Cell, stand: Stand) -> Parts {
    let (map, catalogue) = (game.laid(), game.catalogue());
    let segment = |kind, edges| {
        let segment = map.segment_named(catalogue, map.at(cell)?, kind, edges)?;
        Some(members(game, map.region(segment)))
    };
    let parts = match stand {
        Stand::Road(edges) => segment(SegmentKind::Road, edges),
        Stand::City(edges) => segment(SegmentKind::City, edges),
        Stand::Mist(edges) => segment(SegmentKind::Mist, edges),
        Stand::Field(halves) => game.field(cell, halves),
        Stand::Building | Stand::Grave => None,
    };
    parts.unwrap_or_else(|| vec![(cell, stand)])
}

/// Sorts by cell; a cell may have several segments of one region, which keep their order.
fn sorted(mut parts: Parts) -> Parts {
    parts.sort_short_by_key(|&(cell, _)| cell);
    parts
}
