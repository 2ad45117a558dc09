//! Seats, and sets of them.

use crate::bits::bits;
use core::fmt;

/// Most seats a game of the family has.
pub const MAX_SEATS: usize = 6;

/// A set of seats 0–7.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

bits!(Seats of u8, |seat| if seat < 8 { 1 << seat } else { 0 }, |number| number);

impl Seats {
    /// Returns the seats 0 to `players - 1`, at most [`MAX_SEATS`].
    #[must_use]
    pub const fn first(players: u8) -> Seats {
        let players = if players > MAX_SEATS as u8 { MAX_SEATS as u8 } else { players };
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Returns the set of one seat; none from 8 on.
    #[must_use]
    pub const fn of(seat: u8) -> Seats {
        Seats::NONE.with(seat)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The seats that have to decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deciding {
    /// Nobody: the game is over, or a tile has to be told.
    Nobody,
    /// This seat.
    One(u8),
    /// All of these at once, in any order. Who has chosen already is not among them.
    Together(Seats),
}

impl Deciding {
    /// Returns the seats that have to decide.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Deciding::Nobody => Seats::NONE,
            Deciding::One(seat) => Seats::of(seat),
            Deciding::Together(seats) => seats,
        }
    }

    /// Returns true if a seat has to decide.
    #[must_use]
    pub const fn includes(self, seat: u8) -> bool {
        match self {
            Deciding::Nobody => false,
            Deciding::One(only) => only == seat,
            Deciding::Together(seats) => seats.contains(seat),
        }
    }
}

#[cfg(test)]
mod tests;
