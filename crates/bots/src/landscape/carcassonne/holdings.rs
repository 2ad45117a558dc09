//! The regions with meeples in them, and their holders.

use super::weights::Weights;
use fogbound_carcassonne::{Action, Game, Holder, MAX_PLAYERS, Piece, Region};
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::{Label as _, MAX_CELLS, MAX_FIELDS, MAX_SEGMENTS, SegmentKind};

/// The meeples of each seat.
pub(super) type Pieces = [u8; MAX_PLAYERS];

/// Chance in percent that a meeple with no, one, or two and more ghosts beside it stays.
pub(super) type Stays = [u8; 3];

/// Returns the chances of this turn.
pub(super) fn stays(game: &Game, weights: &Weights) -> Stays {
    if !game.rules().parts().mist {
        return [100; 3];
    }
    let left = i64::from(game.pile()).min(weights.scared_fades);
    weights.scared.map(|scared| {
        // A part of a hundred.
        u8::try_from(100 - scared * left / weights.scared_fades).unwrap_or_default()
    })
}

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
    const fn new(region: Region) -> Holding {
        let none = [0; MAX_PLAYERS];
        Holding { region, pieces: none, ghosts: none, stays: none }
    }

    /// Returns a region with this meeple alone.
    pub fn of(stays: &Stays, region: Region, meeple: &Holder) -> Holding {
        let mut holding = Holding::new(region);
        holding.add(stays, meeple);
        holding
    }

    fn add(&mut self, stays: &Stays, meeple: &Holder) {
        let seat = usize::from(meeple.seat);
        self.pieces[seat] += 1;
        self.ghosts[seat] += meeple.ghosts;
        let is_safe = meeple.piece == Piece::Guard;
        let stays = if is_safe { 100 } else { stays[usize::from(meeple.ghosts.min(2))] };
        self.stays[seat] = self.stays[seat].max(stays);
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

/// Places of roads and cities, fields and buildings.
const PLACES: usize = MAX_SEGMENTS + MAX_FIELDS + MAX_CELLS;

/// Returns the place of a region.
fn place(region: Region) -> usize {
    match region {
        Region::Road(region) | Region::City(region) => region.index(),
        Region::Field(region) => MAX_SEGMENTS + region.index(),
        Region::Building(_, cell) => MAX_SEGMENTS + MAX_FIELDS + cell.index(),
    }
}

/// No number of a region with meeples: there are fewer meeples.
const NONE: u8 = u8::MAX;

/// The regions with meeples in a position.
#[derive(Clone, Debug)]
pub(super) struct Holdings {
    list: Vec<Holding>,
    /// For each place the number of the region in the list.
    numbers: Vec<u8>,
}

impl Holdings {
    pub fn new() -> Holdings {
        Holdings { list: Vec::new(), numbers: vec![NONE; PLACES] }
    }

    /// Puts the meeples of a position into their regions.
    pub fn look(&mut self, game: &Game, stays: &Stays) {
        while self.pop().is_some() {}
        for (region, meeple) in game.holders() {
            if self.numbers[place(region)] == NONE {
                self.push(Holding::new(region));
            }
            let number = self.numbers[place(region)];
            self.list[usize::from(number)].add(stays, &meeple);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Holding> {
        self.list.iter()
    }

    /// Returns the meeples in a region.
    pub fn pieces(&self, region: Region) -> Pieces {
        let number = self.numbers[place(region)];
        self.list.get(usize::from(number)).map_or([0; MAX_PLAYERS], |holding| holding.pieces)
    }

    /// Adds a region where no other meeples are.
    pub fn push(&mut self, holding: Holding) {
        self.numbers[place(holding.region)] = self.list.len() as u8;
        self.list.push(holding);
    }

    /// Takes away the region that was added last.
    pub fn pop(&mut self) -> Option<Holding> {
        let holding = self.list.pop()?;
        self.numbers[place(holding.region)] = NONE;
        Some(holding)
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

/// Returns the roads, cities and fields of the tile on a cell.
pub(super) fn of_tile(game: &Game, cell: Cell) -> impl Iterator<Item = Region> + '_ {
    let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
    map.at(cell).into_iter().flat_map(move |cell| {
        let on = move |kind| {
            map.segments(catalogue, cell, kind).map(move |(segment, ..)| map.region(segment))
        };
        let roads = on(SegmentKind::Road).map(Region::Road);
        let cities = on(SegmentKind::City).map(Region::City);
        let on = fields.on(catalogue, map, cell);
        roads.chain(cities).chain(on.map(|(field, _)| Region::Field(fields.region(field))))
    })
}
