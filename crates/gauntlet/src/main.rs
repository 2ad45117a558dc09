//! Runs a part of the gauntlet; `cargo xtask soak` is the door to it.

use fogbound_gauntlet::mists::Mists;
use fogbound_gauntlet::{fuzz, parallel, properties, rates, referee, solve};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "\
usage: fogbound-gauntlet properties|referee|fuzz [--games N | --inputs N] [--seed TEXT] [--only N]
       fogbound-gauntlet solve LEVEL PLAYERS SEED WIDTH
       fogbound-gauntlet rates";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(last_line) => {
            println!("{last_line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs what the words ask for; gives the line to end with.
fn run(args: &[String]) -> Result<String, String> {
    let (part, rest) = args.split_first().ok_or(USAGE)?;
    if part == "rates" {
        rates::print(Duration::from_secs(3));
        return Ok(format!("one thread; a block is {} bytes of SHA-256", rates::BLOCK));
    }
    if part == "solve" {
        return solve::record(rest).map(|text| text.trim_end().to_owned());
    }
    let wanted = Wanted::parse(rest)?;
    let seed = &wanted.seed;
    println!("{part}: seed {seed}");
    let failed = |message: String| format!("{part} with seed {seed}: {message}");
    match part.as_str() {
        "properties" => {
            let tally = properties::run::<Mists>(seed, wanted.rounds(10_000)).map_err(failed)?;
            if wanted.is_whole() {
                tally.check_coverage::<Mists>().map_err(failed)?;
            }
            Ok(format!("properties: {tally}"))
        }
        "referee" => {
            let summary = referee::run(seed, wanted.rounds(2_000)).map_err(failed)?;
            Ok(format!("referee: no disagreement; {summary:?}"))
        }
        "fuzz" => {
            if let Some(number) = wanted.only {
                println!("{}", fuzz::input(seed, number).text);
            }
            let report = fuzz::run(seed, wanted.rounds(1_000_000)).map_err(failed)?;
            Ok(format!("fuzz: {report}"))
        }
        _ => Err(USAGE.to_owned()),
    }
}

/// What the options ask for.
struct Wanted {
    count: Option<u32>,
    only: Option<u32>,
    seed: String,
}

impl Wanted {
    fn parse(args: &[String]) -> Result<Wanted, String> {
        let mut wanted = Wanted { count: None, only: None, seed: parallel::fresh_seed() };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            let value = args.next().ok_or(USAGE)?;
            let number = || value.parse::<u32>().map_err(|_| USAGE.to_owned());
            match option.as_str() {
                "--games" | "--inputs" => wanted.count = Some(number()?),
                "--only" => wanted.only = Some(number()?),
                "--seed" => wanted.seed.clone_from(value),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }

    /// Numbers of the rounds to run.
    fn rounds(&self, usual: u32) -> Range<u32> {
        match self.only {
            Some(number) => number..number.saturating_add(1),
            None => 0..self.count.unwrap_or(usual),
        }
    }

    /// Whether the run is long enough to meet everything.
    fn is_whole(&self) -> bool {
        self.only.is_none() && self.count.is_none_or(|count| count >= 2_000)
    }
}
