//! The class `Rules`.

use super::errors::{no_rules, refused};
use super::game::Game;
use fogbound_environments::{Legend, SetUpFile, Shape, WIDTH, Wish, rules, seatings};
use fogbound_game::Seed;
use fogbound_table::games::GameId;
use fogbound_table::record::Chance;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A file: what it holds, its name, its text.
pub type File = (String, String, String);

/// The arguments of a constructor of rules: game, players, choices, files.
type Arguments = (&'static str, u8, Vec<(String, String)>, Vec<File>);

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

/// Returns files as rules are set up with them.
pub fn set_up_files(files: Vec<File>) -> Vec<SetUpFile> {
    files.into_iter().map(|(what, name, text)| SetUpFile { what, name, text }).collect()
}

/// Valid rules of a game, checked once, from which any number of games can be started.
#[pyclass(frozen, module = "fogbound")]
pub struct Rules {
    pub inner: Arc<dyn fogbound_environments::Rules>,
    files: Arc<[File]>,
}

#[pymethods]
impl Rules {
    /// Checks the rules of a game: `choices` are its choices and readings by their ids, as in `fogbound play`; `files`
    /// are tile sets and levels: what each one holds, its name, its text.
    #[new]
    #[pyo3(signature = (game, players, choices, files = Vec::new()))]
    fn new(
        game: &str,
        players: u8,
        choices: Vec<(String, String)>,
        files: Vec<File>,
    ) -> PyResult<Rules> {
        let mut wish = Wish::new(game_named(game)?);
        wish.seats = vec![String::new(); usize::from(players)];
        wish.choices = choices;
        wish.files = set_up_files(files.clone());
        Ok(Rules { inner: rules(wish).map_err(no_rules)?.into(), files: files.into() })
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

    /// The files that were read: what each one holds, its name, its text.
    #[getter]
    fn files(&self) -> Vec<File> {
        self.files.to_vec()
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

    /// The lowest and the highest number of seats that the game may have.
    #[getter]
    fn seats(&self) -> (u8, u8) {
        self.inner.seats().into_inner()
    }

    /// True if all seats win or lose together.
    #[getter]
    fn team(&self) -> bool {
        self.inner.is_team()
    }

    /// The ways in which two bots sit with one deal of tiles, so that each has each seat as often as the other; true is
    /// a seat of the second bot.
    #[getter]
    fn seatings(&self) -> Vec<Vec<bool>> {
        seatings(self.players(), self.team())
    }

    /// True if its tiles can be told as they are drawn from a box.
    #[getter]
    fn can_be_told(&self) -> bool {
        self.inner.can_be_told()
    }

    /// All choices and readings of the game by their ids, as they stand.
    #[getter]
    fn settings(&self) -> BTreeMap<&'static str, String> {
        self.inner.settings().into_iter().collect()
    }

    /// What each plane of `board` holds, what each number of `globals` is, and the `words` that are numbers in the rows
    /// of `answers`, of which the first one is 1.
    #[getter]
    fn legend(&self) -> BTreeMap<&'static str, Vec<String>> {
        let Legend { planes, globals, words } = self.inner.legend();
        BTreeMap::from([("board", planes), ("globals", globals), ("words", words)])
    }

    /// Starts a game: from a seed, or with `told=True` one whose tiles are told as they are drawn from a box.
    #[pyo3(signature = (seed = None, *, told = false))]
    fn start(&self, seed: Option<String>, told: bool) -> PyResult<Game> {
        let chance = match seed {
            Some(seed) if !told => Chance::Seed(Seed::new(seed)),
            None if told => Chance::Told,
            _ => return Err(PyValueError::new_err("give either a seed or told=True")),
        };
        let game = self.inner.start(chance).map_err(refused)?;
        Ok(Game::new(game, Arc::clone(&self.files)))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, Arguments) {
        let rules = slf.get();
        (
            slf.get_type().into_any().unbind(),
            (rules.name(), rules.players(), rules.choices(), rules.files()),
        )
    }

    fn __repr__(&self) -> String {
        let wish = self.inner.wish();
        let choices = wish.choices.iter().map(|(id, value)| format!(", {id}={value}"));
        format!("<Rules {}, players={}{}>", wish.game, self.players(), choices.collect::<String>())
    }
}
