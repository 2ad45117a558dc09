//! The regions with meeples in them, and their holders.

use super::weights::Weights;
use fogbound_carcassonne::{Action, Game, Holder, MAX_PLAYERS, Piece, Region};
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::SegmentKind;

/// The meeples of each seat.
pub(super) type Pieces = [u8; MAX_PLAYERS];

/// A region with meeples.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub region: Region,
    pub pieces: Pieces,
    ghosts: [u8; MAX_PLAYERS],
    /// Chance in percent that a meeple of the seat stays.
    stays: [u8; MAX_PLAYERS],
}

impl Holding {
    fn new(region: Region) -> Holding {
        let none = [0; MAX_PLAYERS];
        Holding { region, pieces: none, ghosts: none, stays: none }
    }

    /// Returns a region with this meeple alone.
    pub fn of(game: &Game, weights: &Weights, region: Region, meeple: &Holder) -> Holding {
        let mut holding = Holding::new(region);
        holding.add(game, weights, meeple);
        holding
    }

    fn add(&mut self, game: &Game, weights: &Weights, meeple: &Holder) {
        let seat = usize::from(meeple.seat);
        self.pieces[seat] += 1;
        self.ghosts[seat] += meeple.ghosts;
        let safe = meeple.piece == Piece::Guard || !game.rules().parts().mist;
        let scared = if safe { 0 } else { weights.scared[usize::from(meeple.ghosts.min(2))] };
        let left = i64::from(game.pile()).min(weights.scared_fades);
        let stays = 100 - scared * left / weights.scared_fades;
        self.stays[seat] = self.stays[seat].max(u8::try_from(stays).unwrap_or_default());
    }

    /// Returns the part of the region's points that a seat can count on by majority, in percent.
    pub fn share(&self, seat: usize) -> i64 {
        if leads(&self.pieces, seat) { self.stays(seat) } else { 0 }
    }

    /// Returns the chance in percent that a meeple of a seat stays.
    pub fn stays(&self, seat: usize) -> i64 {
        self.stays[seat].into()
    }

    /// Returns the number of meeples of a seat.
    pub fn meeples(&self, seat: usize) -> i64 {
        self.pieces[seat].into()
    }

    /// Returns the number of ghosts beside the meeples of a seat.
    pub fn ghosts(&self, seat: usize) -> i64 {
        self.ghosts[seat].into()
    }
}

/// Returns true if no seat has more meeples in a region, and this one has some.
pub(super) fn leads(pieces: &Pieces, seat: usize) -> bool {
    pieces[seat] > 0 && pieces.iter().all(|&other| other <= pieces[seat])
}

/// Returns the meeples and the guards in the supply of a seat, without one that is placed.
pub(super) fn supply(game: &Game, seat: u8, placed: Option<Piece>) -> [i64; 2] {
    let left = |piece, count: u8| i64::from(count) - i64::from(placed == Some(piece));
    [left(Piece::Meeple, game.supply(seat)), left(Piece::Guard, game.guards(seat))]
}

/// Puts the meeples into their regions.
pub(super) fn list(game: &Game, weights: &Weights, holdings: &mut Vec<Holding>) {
    holdings.clear();
    for (region, meeple) in game.holders() {
        let known = holdings.iter().position(|holding| holding.region == region);
        let at = known.unwrap_or_else(|| {
            holdings.push(Holding::new(region));
            holdings.len() - 1
        });
        holdings[at].add(game, weights, &meeple);
    }
}

/// Returns a meeple that a seat may place on a tile, and its region.
pub(super) fn placed(
    game: &Game,
    seat: u8,
    cell: Cell,
    action: Action,
) -> Option<(Region, Holder)> {
    let Action::Meeple(piece, stand) = action else { return None };
    Some((game.region(cell, stand)?, Holder { seat, piece, ghosts: 0 }))
}

/// Returns the roads, cities and fields of the tile placed in this turn.
pub(super) fn of_placed_tile(game: &Game) -> impl Iterator<Item = Region> + '_ {
    let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
    let cell = game.placed().and_then(|cell| map.at(cell));
    cell.into_iter().flat_map(move |cell| {
        let on = move |kind| {
            map.segments(catalogue, cell, kind).map(move |(segment, ..)| map.region(segment))
        };
        let roads = on(SegmentKind::Road).map(Region::Road);
        let cities = on(SegmentKind::City).map(Region::City);
        let on = fields.on(catalogue, map, cell);
        roads.chain(cities).chain(on.map(|(field, _)| Region::Field(fields.region(field))))
    })
}
