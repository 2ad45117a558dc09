//! Bots by the face that is the same for all games.

use crate::play::{Play, Playing};
use fogbound_bots::{Bot, Veiled, known_bots};

use crate::Hosted;
use fogbound_table::games::GameId;
use fogbound_table::with_game;
use std::any::Any;

/// A bot of a seat.
pub trait Player: Send {
    /// Chooses an answer by what its seat may know; `None` when the seat has nothing to decide, or the game is not
    /// of the kind that the bot was made for.
    fn choose(&mut self, game: &dyn Play) -> Option<String>;
}

/// Returns the names of all bots of a game.
#[must_use]
pub fn bots(game: GameId) -> Vec<&'static str> {
    with_game!(game, G => known_bots::<G>())
}

/// A bot on its chair.
pub(crate) struct Seated<G: Hosted> {
    pub bot: Box<dyn Bot<G>>,
    pub seat: u8,
}

impl<G: Hosted> Player for Seated<G> {
    fn choose(&mut self, game: &dyn Play) -> Option<String> {
        let game = &(game as &dyn Any).downcast_ref::<Playing<G>>()?.game;
        let legal = game.legal_of(self.seat);
        (!legal.is_empty())
            .then(|| self.bot.choose_veiled(Veiled::new(game, self.seat), &legal).to_string())
    }
}
