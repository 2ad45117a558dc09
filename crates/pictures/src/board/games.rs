//! The positions of games as scenes.

use super::scene::{Laid, Mark, Meeple, Scene, Standing};
use crate::figures::Pose;
use crate::tile::{Stand, Tile};
use fogbound_carcassonne::Piece;
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Colour, Rotation};
use fogbound_landscape::{Catalogue, CellId, KindId, Map, SegmentKind};
use fogbound_mists::{Feature, Spot};

impl<'a> Scene<'a> {
    /// A position of the cooperative game; its view will do. Where a tile waits to be placed its
    /// legal cells are marked, and the tile placed this turn is.
    #[must_use]
    pub fn of_mists(game: &'a fogbound_mists::Game) -> Scene<'a> {
        let (map, set) = (game.map(), &game.rules().setup().set);
        let catalogue = game.rules().catalogue();
        let tiles = laid(map, catalogue, |kind, rotation| Tile::of(set, kind.index(), rotation));
        let meeples = game.meeples().into_iter().map(|meeple| {
            Standing::Meeple(Meeple {
                cell: meeple.cell,
                stand: match meeple.feature {
                    Some(Feature::Road) => Stand::Road(meeple.edges),
                    Some(Feature::City) => Stand::City(meeple.edges),
                    Some(Feature::Castle) => Stand::Building,
                    None => Stand::Grave,
                },
                colour: meeple.colour,
                pose: if meeple.feature.is_some() { Pose::Standing } else { Pose::Buried },
                hounds: meeple.hounds,
                ghosts: 0,
            })
        });
        let ghosts = game.ghosts().into_iter().map(|ghosts| Standing::Ghosts {
            cell: ghosts.cell,
            stand: match ghosts.spot {
                Spot::Mist(edges) => Stand::Mist(edges),
                Spot::Cemetery => Stand::Building,
            },
            count: ghosts.n,
        });
        Scene {
            tiles,
            figures: meeples.chain(ghosts).collect(),
            marks: marks(map, catalogue, game.hand(), game.placed()),
            overlays: Vec::new(),
            focus: newest(map),
        }
    }

    /// A position of Carcassonne, marked like [`Scene::of_mists`].
    #[must_use]
    pub fn of_carcassonne(game: &'a fogbound_carcassonne::Game) -> Scene<'a> {
        let (map, rules) = (game.map(), game.rules());
        let (catalogue, kinds) = (rules.catalogue(), rules.kinds());
        let tiles = laid(map, catalogue, |kind, rotation| {
            let ruin = ruin_corner(rules.start(), kind);
            Some(Tile { ruin, ..Tile::new(&kinds[kind.index()], rotation) })
        });
        let figures = game.meeples().into_iter().map(|meeple| {
            Standing::Meeple(Meeple {
                cell: meeple.cell,
                stand: stand(meeple.stand),
                colour: seat_colour(meeple.seat),
                pose: match (meeple.piece, meeple.stand) {
                    (Piece::Guard, _) => Pose::Guard,
                    (Piece::Meeple, fogbound_carcassonne::Stand::Field(_)) => Pose::Lying,
                    (Piece::Meeple, _) => Pose::Standing,
                },
                hounds: [false; 2],
                ghosts: meeple.ghosts,
            })
        });
        Scene {
            tiles,
            figures: figures.collect(),
            marks: marks(map, catalogue, game.hand(), game.placed()),
            overlays: Vec::new(),
            focus: newest(map),
        }
    }
}

/// The colour of a seat in Carcassonne, where everybody has one: red, green and so on.
#[must_use]
pub fn seat_colour(seat: u8) -> Colour {
    Colour::ALL[usize::from(seat) % Colour::ALL.len()]
}

/// The last tile laid.
fn newest(map: &Map) -> Option<Cell> {
    map.cells().next_back().map(|id| map.cell(id))
}

/// The tiles on the board by rows, each unlike those of its kind laid just before it.
fn laid<'a>(
    map: &Map,
    catalogue: &Catalogue,
    tile: impl Fn(KindId, Rotation) -> Option<Tile<'a>>,
) -> Vec<Laid<'a>> {
    let mut others = vec![0; catalogue.len()];
    let mut face = |(kind, rotation): (KindId, Rotation)| {
        let count: &mut usize = &mut others[kind.index()];
        *count += 1;
        tile(kind, rotation).map(|tile| tile.following(*count - 1))
    };
    let mut tiles: Vec<Laid<'a>> = map
        .cells()
        .map(|id| Laid {
            cell: map.cell(id),
            face: map.tile(id).and_then(&mut face),
            finished: finished(map, catalogue, id),
        })
        .collect();
    tiles.sort_short_by_key(|tile| (tile.cell.y, tile.cell.x));
    tiles
}

/// The mist segments of a tile without an open edge, as bits.
fn finished(map: &Map, catalogue: &Catalogue, id: CellId) -> u8 {
    let Some((kind, _)) = map.tile(id) else { return 0 };
    let segments = &catalogue.kind(kind).segments;
    let mists = (0u8..).zip(segments).filter(|(_, part)| part.kind == SegmentKind::Mist);
    let closed = |&(index, _): &(u8, _)| map.open_edges(map.region(map.segment(id, index))) == 0;
    let mists = mists.enumerate().filter(|(_, segment)| closed(segment));
    mists.fold(0, |bits, (place, _)| bits | 1 << place)
}

fn marks(
    map: &Map,
    catalogue: &Catalogue,
    hand: Option<KindId>,
    placed: Option<Cell>,
) -> Vec<(Cell, Mark)> {
    let mut legal: Vec<(Cell, Mark)> = Vec::new();
    if let Some(kind) = hand {
        let mut cells: Vec<Cell> = map.placements(catalogue, kind).map(|fit| fit.cell).collect();
        cells.sort_short();
        let same = cells.chunk_by(|a, b| a == b);
        // A tile has four rotations.
        legal.extend(same.map(|cells| (cells[0], Mark::Legal(cells.len() as u8))));
    }
    legal.extend(placed.map(|cell| (cell, Mark::Changed)));
    legal
}

/// The corner of a quarter of the starting block in which the ruin stands.
fn ruin_corner(start: &[(Cell, KindId)], kind: KindId) -> Option<usize> {
    // North-west, south-west, north-east, south-east.
    let quarter = start.iter().position(|&(_, other)| other == kind)?;
    (start.len() == 4).then_some([2, 1, 3, 0][quarter])
}

fn stand(stand: fogbound_carcassonne::Stand) -> Stand {
    use fogbound_carcassonne::Stand as On;
    match stand {
        On::Road(edges) => Stand::Road(edges),
        On::City(edges) => Stand::City(edges),
        On::Field(halves) => Stand::Field(halves),
        On::Monastery | On::Castle | On::Cemetery => Stand::Building,
    }
}
