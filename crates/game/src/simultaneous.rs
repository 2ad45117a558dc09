//! X-5: decisions that several seats make at once.
//!
//! Choices are put into a [`Simultaneous`] as they arrive. They can be read only when the last one
//! is there, and then in seat order: the order of arrival is kept nowhere, so it cannot matter.

use crate::seats::{MAX_SEATS, Seats};

/// A decision of several seats, each with a choice of type `C`.
///
/// ```
/// use fogbound_game::{Seats, Simultaneous};
///
/// let mut sides = Simultaneous::among(Seats::first(2));
/// sides.choose(1, "back");
/// assert!(sides.complete().is_none(), "nobody sees it before the last choice is made");
/// assert_eq!(sides.waiting(), Seats::of(0));
/// sides.choose(0, "front");
/// assert!(sides.complete().is_some_and(|all| all.eq([(0, "front"), (1, "back")])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simultaneous<C> {
    asked: Seats,
    /// The seats that have chosen. In a view the choices of others are absent.
    chosen: Seats,
    choices: [Option<C>; MAX_SEATS],
}

impl<C: Copy> Simultaneous<C> {
    /// Returns a decision that nobody is asked for.
    #[must_use]
    pub const fn none() -> Self {
        Simultaneous::among(Seats::NONE)
    }

    /// Starts a decision of these seats. Nobody has chosen yet. Seats beyond [`MAX_SEATS`] must not
    /// be among them.
    #[must_use]
    pub const fn among(asked: Seats) -> Self {
        Simultaneous { asked, chosen: Seats::NONE, choices: [None; MAX_SEATS] }
    }

    /// Returns the seats that have not chosen yet. It is public who they are.
    #[must_use]
    pub const fn waiting(&self) -> Seats {
        self.asked.minus(self.chosen)
    }

    /// Takes the choice of a seat that is waited for. That of any other changes nothing.
    pub fn choose(&mut self, seat: u8, choice: C) {
        let waited_for = self.waiting().contains(seat);
        if let Some(place) = self.choices.get_mut(usize::from(seat)).filter(|_| waited_for) {
            *place = Some(choice);
            self.chosen = self.chosen.with(seat);
        }
    }

    /// Returns all choices in seat order, once the last one is made and all are known; `None`
    /// before.
    pub fn complete(&self) -> Option<impl Iterator<Item = (u8, C)> + '_> {
        let complete = self.asked.iter().all(|seat| self.of(seat).is_some());
        complete.then(|| self.asked.iter().filter_map(|seat| Some((seat, self.of(seat)?))))
    }

    /// Returns the part a seat (`None`: a spectator) may know: the seats that have chosen, and its
    /// own choice.
    #[must_use]
    pub fn seen_by(&self, seat: Option<u8>) -> Self {
        let mut seen = *self;
        for (at, choice) in (0..).zip(&mut seen.choices) {
            if Some(at) != seat {
                *choice = None;
            }
        }
        seen
    }

    /// Seats whose choice is made but not known here.
    #[must_use]
    pub fn sealed(&self) -> Seats {
        self.chosen.iter().filter(|&seat| self.of(seat).is_none()).collect()
    }

    /// Puts in a choice that could have been made, where it is made but not known here.
    pub fn suppose(&mut self, seat: u8, choice: C) {
        if self.sealed().contains(seat)
            && let Some(place) = self.choices.get_mut(usize::from(seat))
        {
            *place = Some(choice);
        }
    }

    /// Returns the choice of a seat as far as it is known here: in a view only the viewer's own.
    #[must_use]
    pub fn of(&self, seat: u8) -> Option<C> {
        self.choices.get(usize::from(seat)).copied().flatten()
    }
}

#[cfg(test)]
mod tests;
