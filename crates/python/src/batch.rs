//! The class `Batch`.

use crate::errors::refused;
use crate::game::rewarded;
use crate::rules::Rules;
use fogbound_environments::StepError;
use pyo3::buffer::{Element, PyBuffer};
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

    /// Answers in each game by a place in its list of legal answers.
    fn _step(&self, py: Python<'_>, places: PyBuffer<i32>) -> PyResult<()> {
        let places = places.to_vec(py)?;
        py.detach(|| self.lock().step(&places)).map_err(|error| match error {
            StepError::Misplaced(games) => PyValueError::new_err(format!(
                "no legal answer for games {}: give each game a place below its count; nothing has moved",
                numbers(&games)
            )),
            StepError::TooMany(games) => PyOverflowError::new_err(format!(
                "games {} have more legal answers than an observation can hold",
                numbers(&games)
            )),
        })
    }

    /// Copies the observations of all games into arrays.
    fn _show_observations(
        &self,
        py: Python<'_>,
        board: PyBuffer<i16>,
        globals: PyBuffer<i16>,
        answers: PyBuffer<i16>,
    ) -> PyResult<()> {
        let batch = self.lock();
        let state = batch.state();
        copy(py, &state.board, &board)?;
        copy(py, &state.globals, &globals)?;
        copy(py, &state.answers, &answers)
    }

    /// Copies what is seen of all games into arrays.
    fn _show(
        &self,
        py: Python<'_>,
        count: PyBuffer<i32>,
        seat: PyBuffer<u8>,
        done: PyBuffer<u8>,
        reward: PyBuffer<f32>,
        number: PyBuffer<i64>,
    ) -> PyResult<()> {
        let batch = self.lock();
        let state = batch.state();
        copy(py, &state.count, &count)?;
        copy(py, &state.seat, &seat)?;
        copy(py, &state.done, &done)?;
        copy(py, &state.reward, &reward)?;
        copy(py, &state.number, &number)
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

/// The first of some games, to be named in an error.
fn numbers(games: &[usize]) -> String {
    const SHOWN: usize = 8;
    let shown: Vec<String> = games.iter().take(SHOWN).map(ToString::to_string).collect();
    let more = if games.len() > SHOWN { ", …" } else { "" };
    format!("{}{more}", shown.join(", "))
}

fn copy<T: Element + Copy>(py: Python<'_>, values: &[T], array: &PyBuffer<T>) -> PyResult<()> {
    array.copy_from_slice(py, values)
}
