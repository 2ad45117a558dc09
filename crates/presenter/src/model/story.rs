//! The story of a finished game.

use super::Told;
use fogbound_game::Colour;
use fogbound_table::setup::Wish;

/// What kind of game it was, its course, and its moments.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The kind, as a name: one of the kinds of its game.
    pub kind: &'static str,
    /// The kind in two or three words.
    pub badge: String,
    /// The kind in a sentence that names whoever it is about.
    pub verdict: String,
    /// The points after each turn: of the team, or a line for each seat.
    pub curves: Vec<Curve>,
    /// The points to be reached, and the number of turns that there are tiles for.
    pub pace: Option<(u16, usize)>,
    /// A supply that must not run out.
    pub supply: Option<Supply>,
    /// What the course is counted in: `turn` or `round`.
    pub unit: &'static str,
    /// The standing decisions at the end of each turn or round.
    pub ends: Vec<usize>,
    /// The moments worth looking at again.
    pub moments: Vec<Moment>,
    /// The chapters of the game, in order: what a viewer may want to go to.
    pub chapters: Vec<Moment>,
    /// Who or what brought the points.
    pub shares: Vec<Share>,
    /// What a player may want now: the next level, or the same once more.
    pub next: Next,
}

impl Story {
    /// Returns the turn, from 0, in which a decision was taken; the last one for later positions.
    #[must_use]
    pub fn turn_of(&self, ply: usize) -> usize {
        let turn = self.ends.partition_point(|&end| end < ply);
        turn.min(self.ends.len().saturating_sub(1))
    }

    /// Returns the numbers after a turn, with their names; turn 0 is the beginning.
    #[must_use]
    pub fn at(&self, turn: usize) -> Vec<(&str, i32)> {
        let points = |curve: &Curve| curve.points.get(turn).copied().unwrap_or_default();
        let curves = self.curves.iter().map(|curve| (curve.name.as_str(), points(curve)));
        let supply = self.supply.as_ref().zip(turn.checked_sub(1));
        let left = supply.and_then(|(supply, turn)| {
            Some((supply.title.as_str(), i32::from(*supply.lowest.get(turn)?)))
        });
        curves.chain(left).collect()
    }
}

/// The points of a seat or of the team.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The seat; the team without one.
    pub seat: Option<u8>,
    /// Whose they are.
    pub name: String,
    /// The colour of the seat.
    pub colour: Option<Colour>,
    /// The points before the first turn and after each.
    pub points: Vec<i32>,
}

/// A supply that must not run out.
#[derive(Clone, Debug, PartialEq)]
pub struct Supply {
    /// What it holds, such as `Ghosts left`.
    pub title: String,
    /// Its lowest number in each turn.
    pub lowest: Vec<u16>,
}

/// A moment worth looking at again.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What makes it special, such as `Closest call`.
    pub title: String,
    /// What happened.
    pub told: Told,
    /// The standing decisions before the position that shows it.
    pub ply: usize,
    /// The seat whose moment it is, if it is one's alone.
    pub seat: Option<u8>,
}

/// A part of the points, by its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// The seat.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// What brought points, with their number; the most first.
    pub parts: Vec<ShareOf>,
    /// All of them.
    pub sum: i32,
}

/// Something that brought points, or cost them.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareOf {
    /// What it is, such as `cities` or `red`.
    pub name: String,
    /// The colour whose points these are, if they are one colour's.
    pub colour: Option<Colour>,
    /// Their number; below 0 if it cost them.
    pub points: i32,
}

/// A game to play next.
#[derive(Clone, Debug, PartialEq)]
pub struct Next {
    /// What it is, such as `On to level 4`.
    pub text: String,
    /// The wish for it, without a seed.
    pub wish: Wish,
}
