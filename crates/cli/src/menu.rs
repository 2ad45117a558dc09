//! The start menu.

use crate::common::Outcome;

pub fn run() -> Outcome {
    Err(miette::miette!("not there yet"))
}
