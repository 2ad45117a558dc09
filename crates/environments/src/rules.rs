//! Rules that were checked once, for any number of games.

use crate::Hosted;
use crate::batch::{Batch, Many};
use crate::observe::{Observer, Shape};
use crate::play::{Play, Playing};
use fogbound_game::Refusal;
use fogbound_table::record::Chance;
use fogbound_table::setup::Wish;
use fogbound_table::with_game;
use std::sync::Arc;

/// Valid rules of a game.
pub trait Rules: Send + Sync {
    /// Returns the wish that they fulfil.
    fn wish(&self) -> &Wish;

    /// Returns the number of seats.
    fn players(&self) -> u8;

    /// Returns the shape of observations.
    fn shape(&self) -> Shape;

    /// Starts a game.
    ///
    /// # Errors
    /// X-6 if chance is a given order that is not one of these tiles.
    fn start(&self, chance: Chance) -> Result<Box<dyn Play>, Refusal>;

    /// Starts a batch of games, which are observed if that is wanted. The first ones have the seeds `SEED/1`, `SEED/2`
    /// and so on. They are stepped on up to so many threads, if there are enough games; nothing else depends on it.
    ///
    /// # Errors
    /// If no game can be started.
    fn batch(
        &self,
        games: u32,
        seed: &str,
        observed: bool,
        threads: u32,
    ) -> Result<Box<dyn Batch>, Refusal>;
}

/// Checks the rules of a game that is wished for; the number of its seats is that of the players.
///
/// # Errors
/// The reason for which no such game can be set up.
pub fn rules(wish: Wish) -> Result<Box<dyn Rules>, Refusal> {
    fn of<G: Hosted>(wish: Wish) -> Result<Box<dyn Rules>, Refusal> {
        let rules = wish.rules::<G>()?;
        Ok(Box::new(Checked::<G> { wish, rules, observer: Arc::new(Observer::of::<G>()) }))
    }
    with_game!(wish.game, G => of::<G>(wish))
}

struct Checked<G: Hosted> {
    wish: Wish,
    rules: Arc<G::Rules>,
    observer: Arc<Observer>,
}

impl<G: Hosted> Rules for Checked<G> {
    fn wish(&self) -> &Wish {
        &self.wish
    }

    fn players(&self) -> u8 {
        // Rules have been made for so many.
        u8::try_from(self.wish.seats.len()).unwrap_or(u8::MAX)
    }

    fn shape(&self) -> Shape {
        self.observer.shape()
    }

    fn start(&self, chance: Chance) -> Result<Box<dyn Play>, Refusal> {
        Ok(Box::new(Playing::<G>::start(&self.rules, Arc::clone(&self.observer), chance)?))
    }

    fn batch(
        &self,
        games: u32,
        seed: &str,
        observed: bool,
        threads: u32,
    ) -> Result<Box<dyn Batch>, Refusal> {
        let observer = observed.then(|| Arc::clone(&self.observer));
        Ok(Box::new(Many::<G>::start(&self.rules, games, seed, observer, threads)?))
    }
}
