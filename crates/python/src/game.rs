//! The class `Game`.

use super::errors::{bad_record, no_rules, refused};
use super::objects::object;
use super::rules::{File, set_up_files};
use fogbound_environments::{Answer, Play, Reward, bots, open, sets};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An answer: its place in the list of legal answers, or its text.
#[derive(FromPyObject)]
pub enum Given {
    #[pyo3(transparent, annotation = "int")]
    Place(i64),
    #[pyo3(transparent, annotation = "str")]
    Text(String),
}

/// The arguments of [`replay`].
type Reopening = (String, &'static str, Vec<File>);

/// Opens a recorded game, finished or not, with the tile sets of one's own that it was played with (`Rules.files`).
#[pyfunction]
#[pyo3(signature = (record, name = "record", files = Vec::new()))]
pub fn replay(record: &str, name: &str, files: Vec<File>) -> PyResult<Game> {
    let read = set_up_files(files.clone());
    let game = open(name, record, sets(&read).map_err(no_rules)?).map_err(bad_record)?;
    Ok(Game::new(game, files.into()))
}

/// Returns the trace of a record: lines of JSON, described in docs/trace.md.
#[pyfunction]
#[pyo3(signature = (record, files = Vec::new()))]
pub fn trace(record: &str, files: Vec<File>) -> PyResult<Vec<String>> {
    replay(record, "record", files)?.lock().trace().map_err(bad_record)
}

/// A running or finished game. Its seats are counted from 0.
#[pyclass(frozen, module = "fogbound")]
pub struct Game {
    inner: Mutex<Box<dyn Play>>,
    files: Arc<[File]>,
}

impl Game {
    pub fn new(game: Box<dyn Play>, files: Arc<[File]>) -> Game {
        Game { inner: Mutex::new(game), files }
    }

    /// Returns the game if it has such a seat.
    fn lock_at(&self, seat: Option<u8>) -> PyResult<MutexGuard<'_, Box<dyn Play>>> {
        let game = self.lock();
        let players = game.players();
        match seat.filter(|&seat| seat >= players) {
            None => Ok(game),
            Some(seat) => Err(PyIndexError::new_err(format!(
                "there is no seat {seat}: the {players} seats are counted from 0"
            ))),
        }
    }

    pub fn lock(&self) -> MutexGuard<'_, Box<dyn Play>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Game {
    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.lock().id().name()
    }

    /// The number of seats.
    #[getter]
    fn players(&self) -> u8 {
        self.lock().players()
    }

    /// The seats that have to decide now, in order: several if they decide at once.
    #[getter]
    fn deciding(&self) -> Vec<u32> {
        self.lock().deciding().into_iter().map(u32::from).collect()
    }

    /// True if the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.lock().is_over()
    }

    /// The seats that have won; None while the game runs.
    #[getter]
    fn winners(&self) -> Option<Vec<u32>> {
        let winners = self.lock().winners()?;
        Some(winners.into_iter().map(u32::from).collect())
    }

    /// Returns what the end of the game is worth to a seat, as "win" or "margin"; 0 while it runs.
    #[pyo3(signature = (seat, reward = "win"))]
    fn reward(&self, seat: u8, reward: &str) -> PyResult<f32> {
        let game = self.lock_at(Some(seat))?;
        Ok(game.reward(seat, rewarded(reward, game.is_team())?))
    }

    /// The end of the game as its trace has it; None while it runs.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let result = self.lock().result();
        result.map(|result| object(py, &result)).transpose()
    }

    /// The hash of everything that everybody may see, equal on every platform.
    #[getter]
    fn hash(&self) -> String {
        self.lock().hash()
    }

    /// True if the next tile has to be told.
    #[getter]
    fn wants_tile(&self) -> bool {
        self.lock().wants_tile()
    }

    /// Returns the tiles that nobody has seen, as `tell` takes them, each with its number. Drawing one of them is as
    /// likely as drawing any other.
    fn unseen(&self) -> Vec<(String, u16)> {
        self.lock().unseen()
    }

    /// Returns the legal answers of a seat as records write them; none when it has nothing to decide.
    fn legal(&self, seat: u8) -> Vec<String> {
        self.lock().legal(seat)
    }

    /// Returns the number of legal answers of a seat.
    fn count_legal(&self, seat: u8) -> usize {
        self.lock().count_legal(seat)
    }

    /// Takes a decision of a seat, by its place in the list of legal answers or as records write it.
    fn apply(&self, seat: u8, answer: Given) -> PyResult<()> {
        let answer = match &answer {
            // No list is so long that it had a place for the numbers below 0.
            Given::Place(place) => Answer::Place(usize::try_from(*place).unwrap_or(usize::MAX)),
            Given::Text(text) => Answer::Text(text),
        };
        self.lock().apply(seat, answer).map_err(refused)
    }

    /// Tells the tile that was drawn from the box.
    fn tell(&self, tile: &str) -> PyResult<()> {
        self.lock().tell(tile).map_err(refused)
    }

    /// Takes back the last decisions, up to the last time that something hidden came out.
    #[pyo3(signature = (decisions = 1))]
    fn undo(&self, decisions: u32) -> PyResult<()> {
        self.lock().undo(decisions).map_err(refused)
    }

    /// Lets a bot take the decision of a seat by what the seat may know. Returns its answer.
    fn let_bot(&self, py: Python<'_>, bot: &str, seat: u8) -> PyResult<String> {
        py.detach(|| {
            let mut game = self.lock();
            let seed = format!("bots {}", game.plies());
            let Some(mut player) = game.bot(bot, &seed, seat) else {
                return Err(no_bot(bot, game.as_ref()));
            };
            let answer = player.choose(game.as_ref());
            // The game refuses the place of a seat that has nothing to decide, and says why.
            let given = answer.as_deref().map_or(Answer::Place(0), Answer::Text);
            game.apply(seat, given).map_err(refused)?;
            Ok(answer.unwrap_or_default())
        })
    }

    /// Returns what a seat may know (None: a spectator): its question, its legal answers, and the position.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.lock_at(seat)?.view(seat);
        object(py, &view)
    }

    /// Puts what a seat may know into arrays of int16 of the shapes that the rules have. Returns the number of its
    /// legal answers.
    fn observe(
        &self,
        py: Python<'_>,
        seat: u8,
        board: PyBuffer<i16>,
        globals: PyBuffer<i16>,
        answers: PyBuffer<i16>,
    ) -> PyResult<usize> {
        let observation = self.lock_at(Some(seat))?.observe(seat);
        let observation = observation.map_err(|_| {
            PyOverflowError::new_err("there are more legal answers than an observation can hold")
        })?;
        board.copy_from_slice(py, &observation.board)?;
        globals.copy_from_slice(py, &observation.globals)?;
        answers.copy_from_slice(py, &observation.answers)?;
        Ok(observation.count)
    }

    /// Returns the record, which holds everything: the seed too.
    fn record(&self) -> PyResult<String> {
        self.lock().record().map_err(bad_record)
    }

    /// Returns the record as far as a spectator, or a seat, may know it.
    #[pyo3(signature = (seat = None))]
    fn public_record(&self, seat: Option<u8>) -> PyResult<String> {
        let game = self.lock_at(seat)?;
        let record = seat.map_or_else(|| game.public_record(), |seat| game.seen_record(seat));
        record.map_err(bad_record)
    }

    /// Draws the position for everybody. The side of a tile is so many pixels long.
    #[pyo3(signature = (side = None))]
    fn svg(&self, side: Option<u32>) -> PyResult<String> {
        if side.is_some_and(|side| !(16..=512).contains(&side)) {
            return Err(PyValueError::new_err("the side of a tile is 16 to 512 pixels long"));
        }
        self.lock().svg(side).map_err(bad_record)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None)
    }

    /// Returns a copy, which goes on by itself.
    fn copy(&self) -> Game {
        Game::new(self.lock().copy(), Arc::clone(&self.files))
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        self.copy()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, Reopening)> {
        let replay = py.import("fogbound")?.getattr("replay")?;
        Ok((replay.unbind(), (self.record()?, "record", self.files.to_vec())))
    }

    fn __repr__(&self) -> String {
        let game = self.lock();
        let state =
            if game.is_over() { "over".into() } else { format!("deciding={:?}", game.deciding()) };
        format!("<Game {}, players={}, plies={}, {state}>", game.id(), game.players(), game.plies())
    }
}

/// Returns the reward with this name.
pub fn rewarded(name: &str, is_team: bool) -> PyResult<Reward> {
    match name.parse() {
        Ok(Reward::Margin) if is_team => Err(PyValueError::new_err(
            "all seats win or lose together: there is no margin between them, choose \"win\"",
        )),
        Ok(reward) => Ok(reward),
        Err(()) => Err(PyValueError::new_err("a reward is \"win\" or \"margin\"")),
    }
}

/// Returns the error for a bot that there is not.
pub fn no_bot(name: &str, game: &dyn Play) -> PyErr {
    let known = bots(game.id()).join(", ");
    let game = game.id();
    PyValueError::new_err(format!("there is no bot {name:?} for {game}; its bots are {known}"))
}
