//! `fogbound score`: what boards written down at a table are worth.

use crate::common::{Outcome, read_text, read_tracks};
use crate::play::Screen;
use fogbound_table::score_file;
use fogbound_table::texts::Texts;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound score`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(clap::Subcommand)]
enum Game {
    /// Score boards of Ghosts Galore, finished or not
    GhostsGalore(FileArgs),
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
    let Game::GhostsGalore(args) = args.game;
    let set = args.tiles.as_deref().map(read_tracks).transpose()?;
    let name = args.file.display().to_string();
    let file = score_file::parse_with(&name, &read_text(&args.file)?, set.as_ref())?;
    let scores = file.score();
    let screen = Screen::new(true);
    if args.json {
        screen.raw(&scores.json().to_string());
    } else {
        screen.verbatim(&scores.words(&Texts::english(), screen.columns));
    }
    Ok(ExitCode::SUCCESS)
}
