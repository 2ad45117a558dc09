//! The class `Batch`.

use super::errors::refused;
use super::game::rewarded;
use super::rules::Rules;
use fogbound_environments::{State, StepError};
use numpy::{PyReadonlyArray1, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Many games at once; `fogbound.Batch` holds the arrays.
#[pyclass(frozen, subclass, module = "fogbound._native")]
pub struct Batch {
    inner: Mutex<Box<dyn fogbound_environments::Batch>>,
}

impl Batch {
    fn lock(&self) -> MutexGuard<'_, Box<dyn fogbound_environments::Batch>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        rules: &Bound<'_, Rules>,
        games: u32,
        seed: &str,
        observe: bool,
        threads: u32,
        reward: &str,
    ) -> PyResult<Batch> {
        if games == 0 {
            return Err(PyValueError::new_err("a batch has at least one game"));
        }
        if threads == 0 {
            return Err(PyValueError::new_err("there is at least one thread"));
        }
        let rules = &rules.get().inner;
        let reward = rewarded(reward, rules.is_team())?;
        let batch = rules.batch(games, seed, observe, reward, threads).map_err(refused)?;
        Ok(Batch { inner: Mutex::new(batch) })
    }

    /// Answers in each game by a place in its list of legal answers, and writes down what is seen then.
    fn _step(
        &self,
        py: Python<'_>,
        places: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (places, state) = (places.as_slice()?, arrays.state()?);
        py.detach(|| self.lock().step(places, state)).map_err(failed)
    }

    /// Writes down what is seen of all games.
    fn _show(&self, py: Python<'_>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let state = arrays.state()?;
        py.detach(|| self.lock().show(state)).map_err(failed)
    }

    /// Writes a random place for each game into an array of one dimension.
    fn _sample(&self, mut places: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        self.lock().sample(places.as_slice_mut()?).map_err(failed)
    }

    /// Returns the legal answers in a game, as records write them.
    fn legal(&self, game: usize) -> PyResult<Vec<String>> {
        let batch = self.lock();
        if game >= batch.len() {
            return Err(PyIndexError::new_err(format!("there is no game {game} in the batch")));
        }
        Ok(batch.legal(game))
    }

    fn __len__(&self) -> usize {
        self.lock().len()
    }
}

/// The arrays that a batch writes into, of one dimension: those of [`State`] in their order.
#[derive(FromPyObject)]
struct Arrays<'py>(
    PyReadwriteArray1<'py, i32>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, f32>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray1<'py, i16>,
    PyReadwriteArray1<'py, i16>,
    PyReadwriteArray1<'py, i16>,
);

impl Arrays<'_> {
    fn state(&mut self) -> PyResult<State<'_>> {
        let Arrays(count, seat, done, reward, number, board, globals, answers) = self;
        Ok(State {
            count: count.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            done: done.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            number: number.as_slice_mut()?,
            board: board.as_slice_mut()?,
            globals: globals.as_slice_mut()?,
            answers: answers.as_slice_mut()?,
        })
    }
}

fn failed(error: StepError) -> PyErr {
    match error {
        StepError::Misplaced(games) => PyValueError::new_err(format!(
            "no legal answer for games {}: give each game a place below its count; nothing has moved",
            numbers(&games)
        )),
        StepError::TooMany(games) => PyOverflowError::new_err(format!(
            "games {} have more legal answers than an observation can hold",
            numbers(&games)
        )),
        StepError::Lengths => PyValueError::new_err("the arrays of the batch have other lengths"),
    }
}

/// The first of some games, to be named in an error.
fn numbers(games: &[usize]) -> String {
    const SHOWN: usize = 8;
    let shown: Vec<String> = games.iter().take(SHOWN).map(ToString::to_string).collect();
    let more = if games.len() > SHOWN { ", …" } else { "" };
    format!("{}{more}", shown.join(", "))
}
