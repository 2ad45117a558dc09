//! `fogbound play`.

use crate::common::Outcome;

/// Arguments of `fogbound play`.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_args: Args) -> Outcome {
    Err(miette::miette!("not there yet"))
}
