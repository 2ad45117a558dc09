//! Which features are shown by their outline, and whose they are.

use crate::board::{Meeple, Overlay, Scene, Standing};
use crate::tile::Stand;
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Colour, Halves};
use fogbound_landscape::{Catalogue, Fields, Map, RegionId, SegmentId, SegmentKind};

/// A choice of features on a board of landscape tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlines {
    /// Roads and cities that can still grow.
    Open,
    /// Roads, cities and buildings with meeples, with the letter of who has most there.
    Owned,
    /// Fields with farmers, with the letter of who has most there.
    Fields,
}

/// The segments of a feature.
type Parts = Vec<(Cell, Stand)>;

/// The tiles of a board by what they join to.
struct Ground<'a> {
    map: &'a Map,
    catalogue: &'a Catalogue,
    fields: Option<&'a Fields>,
}

impl Outlines {
    /// The outlines on a board of the cooperative game, which has no fields.
    #[must_use]
    pub fn of_mists(self, game: &fogbound_mists::Game, scene: &Scene<'_>) -> Vec<Overlay> {
        let catalogue = game.rules().catalogue();
        self.on(&Ground { map: game.map(), catalogue, fields: None }, scene)
    }

    /// The outlines on a board of Carcassonne.
    #[must_use]
    pub fn of_carcassonne(
        self,
        game: &fogbound_carcassonne::Game,
        scene: &Scene<'_>,
    ) -> Vec<Overlay> {
        let catalogue = game.rules().catalogue();
        self.on(&Ground { map: game.map(), catalogue, fields: Some(game.fields()) }, scene)
    }

    fn on(self, ground: &Ground<'_>, scene: &Scene<'_>) -> Vec<Overlay> {
        if self == Outlines::Open {
            return ground.open();
        }
        let wanted = |stand| match stand {
            Stand::Field(_) => self == Outlines::Fields,
            Stand::Grave => false,
            _ => self == Outlines::Owned,
        };
        let meeples = scene.figures.iter().filter_map(|figure| match figure {
            Standing::Meeple(meeple) if wanted(meeple.stand) => Some(*meeple),
            _ => None,
        });
        let mut owned: Vec<(Parts, Vec<Meeple>)> = Vec::new();
        for meeple in meeples {
            let parts = ground.parts(meeple.cell, meeple.stand);
            match owned.iter_mut().find(|(other, _)| *other == parts) {
                Some((_, meeples)) => meeples.push(meeple),
                None => owned.push((parts, vec![meeple])),
            }
        }
        owned.into_iter().flat_map(|(parts, meeples)| overlays(parts, &meeples)).collect()
    }
}

/// The outline of a feature, with a letter for everybody who has most meeples there.
fn overlays(parts: Parts, meeples: &[Meeple]) -> Vec<Overlay> {
    let of = |colour: Colour| meeples.iter().filter(|meeple| meeple.colour == colour).count();
    let most = Colour::ALL.into_iter().map(of).max().unwrap_or(0);
    let owners = Colour::ALL.into_iter().filter(|&colour| of(colour) == most);
    // A letter is easier to see where nobody stands.
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

impl Ground<'_> {
    /// Every road and city with an open edge.
    fn open(&self) -> Vec<Overlay> {
        let mut regions: Vec<RegionId> = Vec::new();
        for cell in self.map.cells() {
            for kind in [SegmentKind::Road, SegmentKind::City] {
                let segments = self.map.segments(self.catalogue, cell, kind);
                let open = segments.map(|(segment, _, _)| self.map.region(segment));
                let open = open.filter(|&region| self.map.open_edges(region) > 0);
                regions.extend(open);
            }
        }
        regions.sort_short();
        regions.dedup();
        let overlay = |region| Overlay { parts: self.members(region), owner: None };
        regions.into_iter().map(overlay).collect()
    }

    /// Everything that a place on a tile is one with, sorted.
    fn parts(&self, cell: Cell, stand: Stand) -> Parts {
        let segment = |kind, edges| {
            let id = self.map.at(cell)?;
            let segment = self.map.segment_named(self.catalogue, id, kind, edges)?;
            Some(self.members(self.map.region(segment)))
        };
        let parts = match stand {
            Stand::Road(edges) => segment(SegmentKind::Road, edges),
            Stand::City(edges) => segment(SegmentKind::City, edges),
            Stand::Mist(edges) => segment(SegmentKind::Mist, edges),
            Stand::Field(halves) => self.field(cell, halves),
            Stand::Building | Stand::Grave => None,
        };
        parts.unwrap_or_else(|| vec![(cell, stand)])
    }

    fn members(&self, region: RegionId) -> Parts {
        let part = |segment: SegmentId| {
            let edges = self.map.name(self.catalogue, segment);
            let stand = match self.map.printed(self.catalogue, segment).kind {
                SegmentKind::Road => Stand::Road(edges),
                SegmentKind::City => Stand::City(edges),
                SegmentKind::Mist => Stand::Mist(edges),
            };
            (self.map.cell(self.map.cell_of(segment)), stand)
        };
        sorted(self.map.members(region).map(part).collect())
    }

    fn field(&self, cell: Cell, halves: Halves) -> Option<Parts> {
        let fields = self.fields?;
        let mut here = fields.on(self.catalogue, self.map, self.map.at(cell)?);
        let (field, _) = here.find(|&(_, name)| name == halves)?;
        let part = |field| {
            let name = fields.name(self.catalogue, self.map, field);
            (self.map.cell(fields.cell_of(field)), Stand::Field(name))
        };
        Some(sorted(fields.members(fields.region(field)).map(part).collect()))
    }
}

/// By cell; a cell may have several segments of one region, which keep their order.
fn sorted(mut parts: Parts) -> Parts {
    parts.sort_short_by_key(|&(cell, _)| cell);
    parts
}
