//! `fogbound score`: what boards written down at a table and positions of a record are worth.

pub mod carcassonne;

use crate::common::{Outcome, misuse, read_text, read_tracks};
use fogbound_table::score_file;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound score`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: Scored,
}

#[derive(clap::Subcommand)]
enum Scored {
    /// Score boards of Ghosts Galore, finished or not
    GhostsGalore(FileArgs),
    /// Score a record of Carcassonne, at its end or at any action
    Carcassonne(carcassonne::RecordArgs),
}

#[derive(clap::Args)]
struct FileArgs {
    /// The boards, as docs/scoring.md describes them
    file: PathBuf,
    /// Print the scores with their arithmetic as one JSON object
    #[arg(long)]
    json: bool,
    /// A track set of your own whose tiles and boards the file names
    #[arg(long, value_name = "FILE")]
    tiles: Option<PathBuf>,
}

pub fn run(args: Args) -> Outcome {
    match args.game {
        Scored::GhostsGalore(args) => args.run(),
        Scored::Carcassonne(args) => args.run(),
    }
}

impl FileArgs {
    fn run(self) -> Outcome {
        let set = self.tiles.as_deref().map(read_tracks).transpose()?;
        let name = self.file.display().to_string();
        let read = read_text(&self.file)?;
        if read.starts_with("fogbound-record") {
            return Err(misuse(msg!("score-record", path = self.file.display().to_string())));
        }
        let file = score_file::parse_with(&name, &read, set.as_ref())?;
        let scores = file.score();
        let screen = Screen::new(true);
        if self.json {
            screen.raw(&scores.json().to_string());
        } else {
            screen.verbatim(&scores.words(&Texts::chosen(), screen.columns));
        }
        Ok(ExitCode::SUCCESS)
    }
}
