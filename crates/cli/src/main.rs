//! The `fogbound` command.

mod analyse;
mod arena;
mod bot;
mod bot_lines;
mod bot_words;
mod bulk;
mod common;
mod daily;
mod host;
mod join;
mod levels;
mod menu;
mod of_game;
mod pictures;
mod play;
mod puzzles;
mod replay;
mod rules;
mod score;
mod serve;
mod setup;
mod shell;
mod simulate;
mod tiles;
mod trace;

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
use clap::{CommandFactory as _, Parser, Subcommand};
use common::{Misuse, Outcome, error, print, styled, tell};
use fogbound_bots::crew::think_on;
use fogbound_table::games::GameId;
use fogbound_table::record::Recorded;
use fogbound_table::texts::{LANGUAGES, Texts, msg};
use fogbound_table::with_game;
use std::io::IsTerminal;
use std::process::ExitCode;

/// Haunted tile-laying games: play, simulate, replay and examine them.
///
/// Without arguments on a terminal: a start menu.
#[derive(Parser)]
#[command(
    name = "fogbound",
    version,
    long_version = long_version(),
    propagate_version = true,
    after_help = EXIT_CODES
)]
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
    Play(Box<play::Args>),
    /// Let bots play many games and count
    Simulate(simulate::Args),
    /// Put the tables together that several machines have written by `fogbound simulate --parquet --shard`
    Merge(simulate::tables::MergeArgs),
    /// Let bots play matches with the same tiles, also bots that are programs of others
    ///
    /// Prints points and Elo differences with their intervals (docs/arena.md). For example: fogbound arena carcassonne --bot
    /// greedy --bot "cmd:python3 my_bot.py"
    Arena(arena::Args),
    /// Answer an arena over standard input and output, as a bot of ours
    ///
    /// For `fogbound arena … --bot "cmd:fogbound bot"` and arenas of others (docs/bot-protocol.md).
    Bot(bot::Args),
    /// Analyse a game: walk it, add variations, remarks and signs, find the worst turns, play on from anywhere
    Analyse(analyse::Args),
    /// Play the deal of the day: the same for everybody, with a result to share
    Daily(daily::Args),
    /// Verify a record and show it at any action
    Replay(replay::Args),
    /// Open Fogbound in the browser
    Serve(serve::Args),
    /// Make a table for friends elsewhere, and play at it in the terminal
    ///
    /// Prints the link of the table, also as a QR code: whoever has it takes a free seat in the browser, or in a terminal
    /// with `fogbound join LINK`. You get the first seat that no bot has. The server ends with you; with --server the
    /// table is made at a server that stays.
    ///
    /// For example, for you, a friend and a bot: fogbound host mists --level 2 --players 3 --bots 3 --address 0.0.0.0
    Host(Box<host::Args>),
    /// Play at a table elsewhere by its link, in the terminal
    Join(join::Args),
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
    /// Check a level of your own
    Levels(levels::Args),
    /// List the positions to solve, or check such files
    Puzzles(puzzles::Args),
    /// The rules in plain words, by id
    Rules(rules::Args),
    /// Print what a shell completes commands by
    Completions(shell::Args),
    /// Print the manual page
    Man,
}

const EXIT_CODES: &str = "\
Every FILE that is read may be `-`, standard input.

Exit codes: 0 all is well; 1 a file or a game is at fault, or something cannot be read or written; 2 the \
arguments are; 130 stopped by Ctrl-C.";

/// Version, commit and the versions of the rules of each game.
fn long_version() -> String {
    let rules = GameId::ALL.iter().map(|&game| {
        with_game!(game, G => format!("rules of {game} {}", <G as Recorded>::RULES_VERSION))
    });
    let commit = match env!("FOGBOUND_COMMIT") {
        "" => String::new(),
        commit => format!("\ncommit {commit}"),
    };
    format!("{}{commit}\n{}", env!("CARGO_PKG_VERSION"), rules.collect::<Vec<_>>().join("\n"))
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
    match Cli::try_parse() {
        Ok(cli) => {
            speak(cli.language);
            exit(run(cli.command).and_then(|code| match fogbound_terminal::has_failed() {
                true => Err(error(msg!("error-print"))),
                false => Ok(code),
            }))
        }
        Err(asked) if !asked.use_stderr() => {
            let help = styled(&asked.render(), &std::io::stdout());
            exit(print(&help).map(|()| ExitCode::SUCCESS))
        }
        // The help names missing arguments best.
        Err(missing) if missing.kind() == DisplayHelpOnMissingArgumentOrSubcommand => {
            tell(styled(&missing.render(), &std::io::stderr()).trim_end());
            ExitCode::from(MISUSE)
        }
        Err(error) => exit(Err(Misuse::of_arguments(&error))),
    }
}

/// The exit code for mistakes in the arguments.
const MISUSE: u8 = 2;

fn exit(outcome: Outcome) -> ExitCode {
    outcome.unwrap_or_else(|report| {
        tell(&format!("{report:?}"));
        match report.downcast_ref::<Misuse>() {
            Some(_) => ExitCode::from(MISUSE),
            None => ExitCode::FAILURE,
        }
    })
}

/// Returns true if people wait for each decision of a bot, which then has all threads of the machine. Where games are
/// played beside each other, each has one.
fn is_waited_for(command: &Command) -> bool {
    use Command::{Analyse, Daily, Host, Join, Play, Replay};
    matches!(command, Analyse(_) | Daily(_) | Host(_) | Join(_) | Play(_) | Replay(_))
}

fn run(command: Option<Command>) -> Outcome {
    if command.as_ref().is_none_or(is_waited_for) {
        think_on(bulk::threads(None));
    }
    match command {
        Some(Command::Play(args)) => play::run(*args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Merge(args)) => simulate::tables::run_merge(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Daily(args)) => daily::run(&args),
        Some(Command::Bot(args)) => bot::run(&args),
        Some(Command::Analyse(args)) => analyse::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Host(args)) => host::run(*args),
        Some(Command::Join(args)) => join::run(args),
        Some(Command::Trace(args)) => trace::run(args),
        Some(Command::Score(args)) => score::run(args),
        Some(Command::Board(args)) => pictures::board::run(args),
        Some(Command::Film(args)) => pictures::film::run(args),
        Some(Command::Tiles(args)) => tiles::run(args),
        Some(Command::Levels(args)) => levels::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Completions(args)) => shell::completions(&args, Cli::command()),
        Some(Command::Man) => shell::manual(Cli::command()),
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => menu::run(),
        None => {
            // Nobody is there to answer a menu: print the usage, as for `--help`.
            print(&Cli::command().render_help().to_string())?;
            Ok(ExitCode::from(MISUSE))
        }
    }
}
