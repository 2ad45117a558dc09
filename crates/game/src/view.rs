//! A game as somebody sees it.

use crate::chance::Rng;
use crate::play::Game;
use core::ops::Deref;

/// A game as a seat (or a spectator) sees it. Everything it must not know is not hidden in it: it
/// is absent. It is itself a game, one whose next tile must be told, so consequences can be tried
/// out on a copy up to the next draw.
#[derive(Clone, Debug)]
pub struct View<G> {
    game: G,
    seat: Option<u8>,
}

impl<G: Game> View<G> {
    /// Takes a game of which what the seat must not know has been removed.
    pub(crate) fn new(game: G, seat: Option<u8>) -> View<G> {
        View { game, seat }
    }

    /// Returns the seat whose view it is; `None` for a spectator.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// Returns the game to try things out on.
    #[must_use]
    pub fn into_game(self) -> G {
        self.game
    }

    /// Returns a game that could be the one seen: everything hidden is dealt again at random.
    #[must_use]
    pub fn deal(&self, rng: &mut Rng) -> G {
        let mut game = self.game.clone();
        if !game.is_over() {
            game.suppose(rng);
        }
        game
    }
}

impl<G> Deref for View<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}
