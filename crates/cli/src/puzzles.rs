//! `fogbound puzzles`: lists the positions to solve, lets people solve them, checks files of them, and finds others.

mod find;

use crate::common::{Outcome, error, misuse, read_text, text};
use crate::join::MannerArgs;
use crate::of_game::OfGame;
use find::Finds;
use fogbound_presenter::{Fault, HARDEST, TRIES, check_puzzle, missed_comment, puzzles};
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::{Input, Manner, Screen, Solver};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound puzzles`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Solve a position: answer as in a game, and learn whether another turn would have been better
    Solve {
        /// The name of a position, like mists/03, or a file
        position: String,
        #[command(flatten)]
        manner: MannerArgs,
    },
    /// Search that each position has exactly one best answer; without files all that are shipped
    Check {
        /// Positions, as docs/puzzles.md describes them
        files: Vec<PathBuf>,
    },
    /// Let bots play games, and write down the turns that have exactly one best answer
    Find {
        #[command(subcommand)]
        game: OfGame<Finds>,
    },
}

pub fn run(args: Args) -> Outcome {
    match args.command {
        None => list(),
        Some(Command::Solve { position, manner }) => solve(&position, manner.into()),
        Some(Command::Check { files }) => check(&files),
        Some(Command::Find { game }) => find::run(&game),
    }
}

fn list() -> Outcome {
    let (screen, texts) = (Screen::new(true), Texts::chosen());
    for puzzle in puzzles() {
        let hard = |n| texts.say(msg!("puzzle-difficulty", n, of = HARDEST));
        let hard = puzzle.difficulty.map(hard).unwrap_or_default();
        screen.say(&format!("{}  {hard}  {}", puzzle.id, texts.say(puzzle.aim.text())));
    }
    Ok(ExitCode::SUCCESS)
}

fn solve(position: &str, manner: Manner) -> Outcome {
    let shipped = puzzles().into_iter().find(|puzzle| puzzle.id == position);
    let is_file = position == "-" || Path::new(position).exists();
    let (record, aim) = match shipped {
        Some(puzzle) => (puzzle.record.to_owned(), puzzle.aim),
        None if !is_file => return Err(misuse(msg!("puzzles-none", id = position))),
        None => {
            let record = read_text(Path::new(position))?;
            let checked = check_puzzle(position, &record);
            let checked = checked.map_err(|fault| report(position, fault))?;
            (record, checked.aim)
        }
    };
    let mut solver = Solver::new(record, aim, Rc::new(Texts::chosen()), manner)?;
    // The position is in no file that could cause trouble.
    let _ = solver.run(&mut Input::stdin());
    Ok(ExitCode::SUCCESS)
}

fn check(files: &[PathBuf]) -> Outcome {
    let (screen, texts) = (Screen::new(true), Texts::chosen());
    for (name, text) in texts_of(files)? {
        let checked = check_puzzle(&name, &text).map_err(|fault| report(&name, fault))?;
        let all = || texts.say(msg!("puzzles-all"));
        let margin = checked.margin.map_or_else(all, |by| by.to_string());
        let (worth, missed) = (checked.worth, checked.missed);
        let name = name.as_str();
        screen.say(&texts.say(msg!("puzzles-fine", name, worth, margin, missed, of = TRIES)));
        if checked.noted != Some(missed) {
            let comment = format!("# {}", missed_comment(missed));
            screen.say(&texts.say(msg!("puzzles-unnoted", name, comment)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the named files, or all that are shipped, with their names.
fn texts_of(files: &[PathBuf]) -> miette::Result<Vec<(String, String)>> {
    if files.is_empty() {
        let shipped = puzzles().into_iter();
        return Ok(shipped.map(|it| (it.id.to_owned(), it.record.to_owned())).collect());
    }
    files.iter().map(|file| Ok((file.display().to_string(), read_text(file)?))).collect()
}

/// Returns the report of a fault: the file, the line, what is wrong and what to change.
fn report(name: &str, fault: Fault) -> miette::Report {
    let (line, problem) = match fault {
        Fault::Record(error) => return (*error).into(),
        Fault::Aim(line, aims) => {
            let aims: Vec<_> =
                aims.iter().map(|aim| format!("`# solve: {}`", aim.name())).collect();
            (line, text(msg!("puzzle-fault-aim", aims = aims.join(", "))))
        }
        Fault::Other(line, message) => (line, text(message)),
    };
    error(msg!("puzzles-fault", name, line, problem))
}
