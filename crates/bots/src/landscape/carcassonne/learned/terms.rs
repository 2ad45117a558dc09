//! What each seat has between two turns, as terms that weights are learned for.

use crate::landscape::carcassonne::holdings::{Holding, Pieces, leads};
use crate::landscape::carcassonne::survey::{Hope, SURE};
use fogbound_carcassonne::{Feature, MAX_PLAYERS};

/// The number of terms.
pub const TERMS: usize = 36;

/// The names of the terms.
pub const NAMES: [&str; TERMS] = [
    "road",
    "road, others lead",
    "road, meeples",
    "road, meeples that return",
    "city, sure",
    "city, hoped for",
    "city, others lead",
    "city, meeples",
    "city, meeples that return",
    "monastery, sure",
    "monastery, hoped for",
    "monastery, meeples",
    "monastery, meeples that return",
    "field, sure",
    "field, hoped for",
    "field, others lead",
    "field, meeples",
    "field, led by two",
    "roads to win by a join",
    "cities to win by a join",
    "fields to win by a join",
    "roads to lose by a join",
    "cities to lose by a join",
    "fields to lose by a join",
    "first piece in the supply",
    "second piece in the supply",
    "third piece in the supply",
    "other pieces in the supply",
    "castle",
    "castle, meeples",
    "castle, meeples that return",
    "cemetery, keepers",
    "cemetery, keepers that return",
    "ghosts beside meeples",
    "points that ghosts endanger",
    "guards in the supply",
];

/// The words for what a lead is made of: scores, and kinds of terms.
pub const PARTS: [&str; 9] = [
    "points",
    "roads",
    "cities",
    "monasteries",
    "fields",
    "castles",
    "cemeteries",
    "haunted",
    "meeples",
];

/// The part that each term belongs to.
pub(super) const PART_OF: [usize; TERMS] = [
    1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 1, 2, 4, 1, 2, 4, 8, 8, 8, 8, 5, 5, 5, 6,
    6, 7, 7, 8,
];

// Places in that list.
const ROAD: usize = 0;
const CITY: usize = 4;
const MONASTERY: usize = 9;
const FIELD: usize = 13;
const LED_BY_TWO: usize = FIELD + 4;
const WON: usize = 18;
const LOST: usize = 21;
const SUPPLY: usize = 24;
const CASTLE: usize = 28;
const CEMETERY: usize = 31;
const GHOSTS: usize = 33;
const ENDANGERED: usize = 34;
const GUARDS: usize = 35;

/// Part of a piece that may return which counts as supply already, in percent.
const RETURNING: i64 = 70;

/// Terms of a seat, in thousandths of a point or piece.
pub type Terms = [i64; TERMS];

/// Returns the places of the points that are sure and of those hoped for. Roads are worth the same when incomplete, and
/// a castle is all hope.
fn points(feature: Feature) -> Option<(usize, usize)> {
    match feature {
        Feature::Road => Some((ROAD, ROAD)),
        Feature::City => Some((CITY, CITY + 1)),
        Feature::Monastery => Some((MONASTERY, MONASTERY + 1)),
        Feature::Field => Some((FIELD, FIELD + 1)),
        Feature::Castle => Some((CASTLE, CASTLE)),
        Feature::Cemetery => None,
    }
}

/// Returns the place of the points where only others lead; there are none where there is one meeple at most.
fn behind(feature: Feature) -> Option<usize> {
    match feature {
        Feature::Road => Some(ROAD + 1),
        Feature::City => Some(CITY + 2),
        Feature::Field => Some(FIELD + 2),
        Feature::Monastery | Feature::Castle | Feature::Cemetery => None,
    }
}

/// Returns the place of the meeples; there follow those that return, except from fields.
fn meeples(feature: Feature) -> usize {
    match feature {
        Feature::Road => ROAD + 2,
        Feature::City => CITY + 3,
        Feature::Monastery => MONASTERY + 2,
        Feature::Field => FIELD + 3,
        Feature::Castle => CASTLE + 1,
        Feature::Cemetery => CEMETERY,
    }
}

/// Returns the place of what joins win or lose, after [`WON`] or [`LOST`].
fn joins(feature: Feature) -> usize {
    match feature {
        Feature::Road => 0,
        Feature::Field => 2,
        // Nothing else is joined.
        _ => 1,
    }
}

/// The terms of all seats.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub seats: Vec<Terms>,
    /// Sums of chances to return.
    returning: [i64; MAX_PLAYERS],
}

impl Sheet {
    /// Returns a sheet for so many seats that have nothing.
    pub fn new(players: u8) -> Sheet {
        Sheet { seats: vec![[0; TERMS]; players.into()], returning: [0; MAX_PLAYERS] }
    }

    /// Adds a region with meeples.
    pub fn add(&mut self, hope: Hope, holding: &Holding) {
        let feature = holding.region.feature();
        for (seat, &pieces) in holding.pieces.iter().enumerate().filter(|&(_, &it)| it > 0) {
            let terms = &mut self.seats[seat];
            if leads(&holding.pieces, seat) {
                if let Some((sure, hoped)) = points(feature) {
                    terms[sure] += hope.sure;
                    terms[hoped] += hope.value - hope.sure;
                }
                terms[ENDANGERED] += hope.value * (100 - holding.stays(seat)) / 100;
                let near = holding.pieces.iter().filter(|&&other| other + 2 > pieces).count();
                if feature == Feature::Field && near == 1 {
                    terms[LED_BY_TWO] += hope.value;
                }
            } else if let Some(behind) = behind(feature) {
                terms[behind] += hope.value;
            }
            let pieces = i64::from(pieces);
            terms[meeples(feature)] += pieces * 1_000;
            terms[GHOSTS] += holding.ghosts(seat) * 1_000;
            if feature != Feature::Field {
                terms[meeples(feature) + 1] += pieces * hope.closing * 1_000 / SURE;
                self.returning[seat] += pieces * hope.closing;
            }
        }
    }

    /// Adds, so many times, what the seats win or lose if two regions with these meeples and values are joined, as far as
    /// it is likely.
    pub fn add_join(
        &mut self,
        feature: Feature,
        chance: i64,
        [a, b]: [(Pieces, i64); 2],
        times: i64,
    ) {
        let mut all = a.0;
        for (sum, more) in all.iter_mut().zip(b.0) {
            *sum += more;
        }
        let of = |pieces: &Pieces, seat: usize, value: i64| {
            if leads(pieces, seat) { value } else { 0 }
        };
        for (seat, terms) in self.seats.iter_mut().enumerate() {
            let apart = of(&a.0, seat, a.1) + of(&b.0, seat, b.1);
            let gain = (of(&all, seat, a.1 + b.1) - apart) * chance / SURE;
            terms[WON + joins(feature)] += times * gain.max(0);
            terms[LOST + joins(feature)] += times * (-gain).max(0);
        }
    }

    /// Adds the supply of a seat, its guards among the pieces.
    pub fn add_supply(&mut self, seat: usize, pieces: i64, guards: i64) {
        let mut pieces = pieces * SURE + self.returning[seat] * RETURNING / 100;
        let terms = &mut self.seats[seat];
        terms[GUARDS] = guards * 1_000;
        let terms = &mut self.seats[seat][SUPPLY..];
        for term in &mut terms[..3] {
            *term = pieces.clamp(0, SURE) * 1_000 / SURE;
            pieces -= SURE;
        }
        terms[3] = pieces.max(0) * 1_000 / SURE;
    }
}
