//! Judges the traces on standard input. Prints a summary, or every disagreement.
//!
//! Exit codes: 0 all traces follow the rules, 1 some do not, 2 the input cannot be read.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use fogbound_referee::Judge;

fn main() -> ExitCode {
    match run() {
        Ok(clean) => ExitCode::from(u8::from(!clean)),
        Err(error) => {
            eprintln!("referee: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> io::Result<bool> {
    let mut judge = Judge::new();
    for line in io::stdin().lock().lines() {
        judge.read_line(&line?);
    }
    let mut out = io::stdout().lock();
    match judge.finish() {
        Ok(summary) => {
            writeln!(
                out,
                "{} games: {} won, {} lost, {} scored, {} running; {} decisions follow the rules",
                summary.games,
                summary.won,
                summary.lost,
                summary.scored,
                summary.running,
                summary.decisions
            )?;
            Ok(true)
        }
        Err(violations) => {
            for violation in &violations {
                writeln!(out, "{violation}")?;
            }
            writeln!(out, "{} disagreements", violations.len())?;
            Ok(false)
        }
    }
}
