//! The functions that write tables of games.

use super::rules::Rules;
use fogbound_data::{Error, Shard, Written};
use fogbound_table::texts::{Message, Texts};
use pyo3::exceptions::{PyBlockingIOError, PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Games that are to be there, that were there before, that were played now, and their decisions.
type Counts = (u32, u32, u32, u64);

/// Plays the games of a shard that a folder lacks. The arguments are those of `fogbound.simulate`.
#[pyfunction]
#[pyo3(signature = (rules, folder, bots, games, chunk, seed, shard, threads))]
#[allow(clippy::too_many_arguments, reason = "the function in Python names them")]
pub fn _simulate(
    py: Python<'_>,
    rules: &Bound<'_, Rules>,
    folder: PathBuf,
    bots: Vec<String>,
    games: u32,
    chunk: u32,
    seed: String,
    shard: (u32, u32),
    threads: Option<u32>,
) -> PyResult<Counts> {
    let shard = Shard::new(shard.0, shard.1).ok_or_else(|| {
        PyValueError::new_err("a shard is a pair like (2, 3), the second of three")
    })?;
    if games == 0 || chunk == 0 {
        return Err(PyValueError::new_err("games and chunk are at least 1"));
    }
    let mut wish = rules.get().inner.wish().clone();
    wish.seed = seed;
    let machine = || thread::available_parallelism().map_or(1, |n| n.get() as u32);
    let threads = threads.unwrap_or_else(machine);
    let stopped = AtomicBool::new(false);
    let run = || {
        let sizes = (games, chunk);
        fogbound_data::simulate(&wish, &bots, sizes, &folder, shard, threads, &stopped)
    };
    let (outcome, interrupt) = py.detach(|| {
        thread::scope(|scope| {
            let (working, done) = channel::<()>();
            let worker = scope.spawn(|| {
                let _working = working;
                run()
            });
            let mut interrupt = None;
            // Python hears of Ctrl-C only in the thread that called.
            while done.recv_timeout(Duration::from_millis(100)) == Err(RecvTimeoutError::Timeout) {
                if let Err(signal) = Python::attach(|py| py.check_signals()) {
                    stopped.store(true, Ordering::Relaxed);
                    interrupt = Some(signal);
                }
            }
            (worker.join(), interrupt)
        })
    });
    if let Some(signal) = interrupt {
        return Err(signal);
    }
    let outcome = outcome.map_err(|_| PyRuntimeError::new_err("a thread broke off"))?;
    outcome.map_err(super::errors::refused)?.map(counts).map_err(failed)
}

/// Puts the tables of shards together.
#[pyfunction]
pub fn _merge(py: Python<'_>, folders: Vec<PathBuf>, into: PathBuf) -> PyResult<Counts> {
    py.detach(|| fogbound_data::merge(&folders, &into)).map(counts).map_err(failed)
}

/// Returns the seed of the run that a folder has, if it has one.
#[pyfunction]
pub fn _seed_in(folder: PathBuf) -> Option<String> {
    fogbound_data::seed_in(&folder)
}

fn counts(written: Written) -> Counts {
    (written.games, written.before, written.played, written.decisions)
}

fn failed(failure: Error) -> PyErr {
    let texts = Texts::english();
    let told = failure.told(|message: Message<'_>| match texts.help(message) {
        Some(help) => format!("{}; {help}", texts.say(message)),
        None => texts.say(message),
    });
    match failure {
        Error::Io(..) | Error::Table(..) => PyOSError::new_err(told),
        Error::Busy(_) => PyBlockingIOError::new_err(told),
        _ => PyValueError::new_err(told),
    }
}
