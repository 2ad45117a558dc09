//! The games for Python: the native module of the package `fogbound`, whose other half is in `python/`.
//!
//! Each class is a thin one over a game by its face for programs (`fogbound-environments`).

mod batch;
mod bot;
mod errors;
mod game;
mod objects;
mod rules;
mod simulate;

use pyo3::prelude::*;

/// The native half of the package `fogbound`.
#[pymodule]
mod _native {
    /// The version of observations, answers and rules together.
    #[pymodule_export]
    const VERSION: u32 = fogbound_environments::VERSION;
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::bot::{Bot, bots};
    #[pymodule_export]
    use super::game::{Game, replay, trace};
    #[pymodule_export]
    use super::rules::{Rules, games};
    #[pymodule_export]
    use super::simulate::{_merge, _seed_in, _simulate};
}
