//! Scores the boards in the files named, `-` being the standard input: one line of JSON for each.
//!
//! Exit codes: 0 all boards are scored, 2 something cannot be read or scored.

use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "usage: scorer FILE...|-";

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).collect();
    if names.is_empty() {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    for name in &names {
        if let Err(error) = run(name) {
            eprintln!("scorer: {name}: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn run(name: &str) -> Result<(), Box<dyn std::error::Error>> {
    let text =
        if name == "-" { io::read_to_string(io::stdin())? } else { std::fs::read_to_string(name)? };
    let outcome = fogbound_scorer::score(&fogbound_scorer::read(&text)?)?;
    writeln!(io::stdout(), "{}", serde_json::to_string(&outcome)?)?;
    Ok(())
}
