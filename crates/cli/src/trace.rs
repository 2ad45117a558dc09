//! `fogbound trace`.

use crate::common::{Outcome, print, read_any_set, read_text};
use fogbound_table::record::{AnyRecord, Sets};
use fogbound_table::{trace, with_record};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound trace`.
#[derive(clap::Args)]
pub struct Args {
    /// Records of games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show the order of the tiles of finished games
    #[arg(long)]
    reveal: bool,
    #[command(flatten)]
    tiles: SetArgs,
}

/// Tile sets that a record names beside the shipped ones.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct SetArgs {
    /// A tile set the game was played with, if it did not come with this program; may be repeated
    #[arg(long, value_name = "FILE")]
    pub tiles: Vec<PathBuf>,
}

impl SetArgs {
    /// The shipped sets and those given.
    pub fn sets(&self) -> miette::Result<Sets> {
        let mut sets = Sets::shipped();
        for path in &self.tiles {
            sets = sets.with_any(read_any_set(path)?);
        }
        Ok(sets)
    }
}

pub fn run(args: Args) -> Outcome {
    let sets = args.tiles.sets()?;
    for path in &args.files {
        let record = AnyRecord::parse(&path.display().to_string(), &read_text(path)?)?;
        let lines =
            with_record!(record, record => trace::lines(&record.replay(&sets)?, args.reveal));
        let text = lines.join("\n") + "\n";
        print(&text)?;
    }
    Ok(ExitCode::SUCCESS)
}
