//! The regions with meeples in them, and their holders.

use super::weights::Weights;
use fogbound_carcassonne::{Game, MAX_PLAYERS, MeepleView, Piece, Stand};
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::{CellId, FieldRegion, RegionId, SegmentKind};

/// A region that meeples can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A road or city.
    Area(RegionId),
    Field(FieldRegion),
    Monastery(CellId),
    Castle(CellId),
    Cemetery(CellId),
}

/// The meeples of each seat.
pub(super) type Pieces = [i64; MAX_PLAYERS];

/// A region with meeples.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub place: Place,
    pub pieces: Pieces,
    pub ghosts: [i64; MAX_PLAYERS],
    /// Chance in percent that a meeple of the seat stays.
    pub stays: [i64; MAX_PLAYERS],
}

impl Holding {
    fn new(place: Place) -> Holding {
        let none = [0; MAX_PLAYERS];
        Holding { place, pieces: none, ghosts: none, stays: none }
    }

    /// Returns a region with one meeple.
    pub fn of(place: Place, seat: u8) -> Holding {
        let mut holding = Holding::new(place);
        holding.pieces[usize::from(seat)] = 1;
        holding.stays[usize::from(seat)] = 100;
        holding
    }

    fn add(&mut self, game: &Game, weights: &Weights, meeple: &MeepleView) {
        let seat = usize::from(meeple.seat);
        self.pieces[seat] += 1;
        self.ghosts[seat] += i64::from(meeple.ghosts);
        let safe = meeple.piece == Piece::Guard || !game.rules().parts().mist;
        let scared = if safe { 0 } else { weights.scared[usize::from(meeple.ghosts.min(2))] };
        let left = i64::from(game.pile()).min(weights.scared_fades);
        self.stays[seat] = self.stays[seat].max(100 - scared * left / weights.scared_fades);
    }

    /// Returns the part of the region's points that a seat can count on by majority, in percent.
    pub fn share(&self, seat: usize) -> i64 {
        if leads(&self.pieces, seat) { self.stays[seat] } else { 0 }
    }
}

/// Returns true if no seat has more meeples in a region, and this one has some.
pub(super) fn leads(pieces: &Pieces, seat: usize) -> bool {
    pieces[seat] > 0 && pieces.iter().all(|&other| other <= pieces[seat])
}

/// Puts the meeples into their regions.
pub(super) fn list(game: &Game, weights: &Weights, holdings: &mut Vec<Holding>) {
    holdings.clear();
    for meeple in game.meeples() {
        let Some(place) = place(game, meeple.cell, meeple.stand) else { continue };
        let at = holdings.iter().position(|holding| holding.place == place).unwrap_or_else(|| {
            holdings.push(Holding::new(place));
            holdings.len() - 1
        });
        holdings[at].add(game, weights, &meeple);
    }
}

/// Returns the region that a meeple on a cell stands in.
pub(super) fn place(game: &Game, cell: Cell, stand: Stand) -> Option<Place> {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let cell = map.at(cell)?;
    let area = |kind, edges| {
        let segment = map.segment_named(catalogue, cell, kind, edges)?;
        Some(Place::Area(map.region(segment)))
    };
    match stand {
        Stand::Road(edges) => area(SegmentKind::Road, edges),
        Stand::City(edges) => area(SegmentKind::City, edges),
        Stand::Field(halves) => {
            let mut fields = game.fields().on(catalogue, map, cell);
            let (field, _) = fields.find(|&(_, name)| name == halves)?;
            Some(Place::Field(game.fields().region(field)))
        }
        Stand::Monastery => Some(Place::Monastery(cell)),
        Stand::Castle => Some(Place::Castle(cell)),
        Stand::Cemetery => Some(Place::Cemetery(cell)),
    }
}
