//! `fogbound trace`.

use crate::common::Outcome;

/// Arguments of `fogbound trace`.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_args: Args) -> Outcome {
    Err(miette::miette!("not there yet"))
}
