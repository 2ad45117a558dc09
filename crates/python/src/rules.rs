//! The class `Rules`.

use crate::errors::refused;
use crate::game::Game;
use fogbound_environments::{Shape, WIDTH, Wish, rules};
use fogbound_game::Seed;
use fogbound_table::games::GameId;
use fogbound_table::record::Chance;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The arguments of a constructor of rules: game, players, choices.
type Arguments = (&'static str, u8, Vec<(String, String)>);

/// Returns the names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    GameId::ALL.iter().map(|game| game.name()).collect()
}

/// Returns the game with this name.
pub fn game_named(name: &str) -> PyResult<GameId> {
    name.parse().map_err(|_| {
        let known = games().join(", ");
        PyValueError::new_err(format!("there is no game {name:?}; the games are {known}"))
    })
}

/// Valid rules of a game, checked once, from which any number of games can be started.
#[pyclass(frozen, module = "fogbound")]
pub struct Rules {
    pub inner: Arc<dyn fogbound_environments::Rules>,
}

#[pymethods]
impl Rules {
    /// Checks the rules of a game: `choices` are its choices and readings by their ids, as in `fogbound play`.
    #[new]
    fn new(game: &str, players: u8, choices: Vec<(String, String)>) -> PyResult<Rules> {
        let mut wish = Wish::new(game_named(game)?);
        wish.seats = vec![String::new(); usize::from(players)];
        wish.choices = choices;
        Ok(Rules { inner: rules(wish).map_err(refused)?.into() })
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.inner.wish().game.name()
    }

    /// The number of seats.
    #[getter]
    fn players(&self) -> u8 {
        self.inner.players()
    }

    /// The choices that were made, by their ids.
    #[getter]
    fn choices(&self) -> Vec<(String, String)> {
        self.inner.wish().choices.clone()
    }

    /// The shapes of the arrays of an observation: `board`, `globals` and `answers`.
    #[getter]
    fn shapes(&self) -> BTreeMap<&'static str, Vec<usize>> {
        let Shape { planes, side, globals, answers } = self.inner.shape();
        let (board, answers) = (vec![planes, side, side], vec![answers, WIDTH]);
        BTreeMap::from([("board", board), ("globals", vec![globals]), ("answers", answers)])
    }

    /// Starts a game: from a seed, or with `told=True` one whose tiles are told as they are drawn from a box.
    #[pyo3(signature = (seed = None, *, told = false))]
    fn start(&self, seed: Option<String>, told: bool) -> PyResult<Game> {
        let chance = match seed {
            Some(seed) if !told => Chance::Seed(Seed::new(seed)),
            None if told => Chance::Told,
            _ => return Err(PyValueError::new_err("give either a seed or told=True")),
        };
        self.inner.start(chance).map(Game::new).map_err(refused)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, Arguments) {
        let rules = slf.get();
        (slf.get_type().into_any().unbind(), (rules.name(), rules.players(), rules.choices()))
    }

    fn __repr__(&self) -> String {
        let wish = self.inner.wish();
        let choices = wish.choices.iter().map(|(id, value)| format!(", {id}={value}"));
        format!("<Rules {}, players={}{}>", wish.game, self.players(), choices.collect::<String>())
    }
}
