//! `fogbound levels`: checks levels of one's own.

use crate::common::{Outcome, read_text};
use fogbound_table::level_file;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound levels`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Check a level; every mistake is shown with its line and what to change
    Check {
        /// A level, as docs/levels.md describes it
        file: PathBuf,
    },
}

pub fn run(args: &Args) -> Outcome {
    let Command::Check { file } = &args.command;
    let level = level_file::parse(&file.display().to_string(), &read_text(file)?)?;
    Screen::new(true).say(&Texts::chosen().say(msg!(
        "levels-fine",
        ghosts = level.ghosts,
        goal = level.goal
    )));
    Ok(ExitCode::SUCCESS)
}
