//! Bots, and the view each may look at.

use fogbound_game::{Game, View};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Returns the name it is chosen by.
    fn name(&self) -> &'static str;

    /// Chooses one of the `legal` actions of a seat from the view of that seat. `legal` is
    /// [`Game::legal_of`] of the view and never empty.
    fn choose(&mut self, view: &View<G>, seat: u8, legal: &[G::Action]) -> G::Action;

    /// Does as [`Bot::choose`], with the view made only if the bot asks for it: bots that need
    /// nothing but the list of actions save the copy.
    fn choose_veiled(&mut self, veiled: Veiled<'_, G>, legal: &[G::Action]) -> G::Action {
        self.choose(&veiled.view(), veiled.seat(), legal)
    }
}

/// A game behind a veil: all that can be had from it is the view of one seat.
#[derive(Debug)]
pub struct Veiled<'a, G> {
    game: &'a G,
    seat: u8,
}

impl<'a, G: Game> Veiled<'a, G> {
    /// Hides a game from a seat.
    #[must_use]
    pub fn new(game: &'a G, seat: u8) -> Veiled<'a, G> {
        Veiled { game, seat }
    }

    /// Returns the seat that looks.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// Returns the view of the seat.
    #[must_use]
    pub fn view(&self) -> View<G> {
        self.game.view_of(Some(self.seat))
    }
}
