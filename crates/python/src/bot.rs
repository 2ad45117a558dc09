//! The class `Bot`.

use super::game::{Game, no_bot};
use super::rules::game_named;
use fogbound_environments::Player;
use fogbound_table::games::GameId;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Returns the names of all bots of a game.
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<&'static str>> {
    Ok(fogbound_environments::bots(game_named(game)?))
}

/// A bot by its name. It chooses by what a seat may know; the seed is the only chance it uses.
#[pyclass(frozen, module = "fogbound")]
pub struct Bot {
    /// The name of the bot.
    #[pyo3(get)]
    name: String,
    /// The seed of its chance.
    #[pyo3(get)]
    seed: String,
    /// It has a chair at each seat that it has chosen for, with a stream of chance of its own.
    chairs: Mutex<BTreeMap<(GameId, u8), Box<dyn Player>>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = String::new()))]
    fn new(name: String, seed: String) -> Bot {
        Bot { name, seed, chairs: Mutex::default() }
    }

    /// Chooses an answer for a seat; None when it has nothing to decide.
    fn choose(&self, py: Python<'_>, game: &Bound<'_, Game>, seat: u8) -> PyResult<Option<String>> {
        let game = game.get();
        py.detach(|| {
            let game = game.lock();
            let mut chairs = self.chairs.lock().unwrap_or_else(PoisonError::into_inner);
            let chair = match chairs.entry((game.id(), seat)) {
                std::collections::btree_map::Entry::Occupied(chair) => chair.into_mut(),
                std::collections::btree_map::Entry::Vacant(chair) => chair.insert(
                    game.bot(&self.name, &self.seed, seat)
                        .ok_or_else(|| no_bot(&self.name, game.as_ref()))?,
                ),
            };
            Ok(chair.choose(game.as_ref()))
        })
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.name)
    }
}
