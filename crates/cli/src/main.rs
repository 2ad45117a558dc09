//! The `fogbound` command.

mod common;
mod menu;
mod pictures;
mod play;
mod replay;
mod rules;
mod score;
mod serve;
mod simulate;
mod tiles;
mod trace;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use fogbound_table::texts::{LANGUAGES, Texts};
use std::io::IsTerminal;
use std::process::ExitCode;

/// Haunted tile-laying games: play, simulate, replay and examine them.
///
/// Without arguments on a terminal: a start menu.
#[derive(Parser)]
#[command(name = "fogbound", version, propagate_version = true)]
struct Cli {
    /// Language of what is told [default: the environment variable FOGBOUND_LANGUAGE, else `en`]
    #[arg(long, global = true, value_name = "TAG", value_parser = tags())]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal
    Play(play::Args),
    /// Let bots play many games and count
    Simulate(simulate::Args),
    /// Verify a record and show it at any action
    Replay(replay::Args),
    /// Open Fogbound in the browser
    Serve(serve::Args),
    /// Print games as JSON Lines with every decision, legal answer and position
    Trace(trace::Args),
    /// Score a record of Carcassonne, or boards of Ghosts Galore written down at a table
    Score(score::Args),
    /// Draw a position of a record as SVG or PNG
    Board(pictures::board::Args),
    /// Draw a record as a small animation, SVG or GIF
    Film(pictures::film::Args),
    /// Check, show and draw tile sets
    Tiles(tiles::Args),
    /// The rules in plain words, by id
    Rules(rules::Args),
}

/// The tags of all languages.
fn tags() -> PossibleValuesParser {
    PossibleValuesParser::new(LANGUAGES.iter().map(|language| language.tag))
}

/// Chooses the language that was asked for; of `de_AT.UTF-8` the `de` will do.
fn speak(language: Option<String>) {
    if let Some(wished) = language.or_else(|| std::env::var("FOGBOUND_LANGUAGE").ok()) {
        Texts::choose(wished.split(['-', '_', '.']).next().unwrap_or_default());
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    speak(cli.language);
    let result = match cli.command {
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Trace(args)) => trace::run(args),
        Some(Command::Score(args)) => score::run(args),
        Some(Command::Board(args)) => pictures::board::run(args),
        Some(Command::Film(args)) => pictures::film::run(args),
        Some(Command::Tiles(args)) => tiles::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => menu::run(),
        None => {
            // Nobody is there to answer a menu: say what can be done, as for `--help`.
            let _ = <Cli as clap::CommandFactory>::command().print_help();
            return ExitCode::from(2);
        }
    };
    result.unwrap_or_else(|report| {
        eprintln!("{report:?}");
        ExitCode::FAILURE
    })
}
