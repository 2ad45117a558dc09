//! `fogbound simulate`: bots play many games, and the results are counted.

mod report;
mod run;

use crate::common::{MistsArgs, Outcome, path_arg, seed_or_random, text};
use clap::builder::PossibleValuesParser;
use fogbound_game::Seed;
use fogbound_mists::Rules;
use fogbound_table::texts::Texts;
use miette::{IntoDiagnostic, WrapErr};
use report::Summary;
use run::Plan;
use std::fs;
use std::io::Write as _;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// Arguments of `fogbound simulate`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(clap::Subcommand)]
enum Game {
    /// Mists over Carcassonne, the cooperative game
    Mists(Mists),
}

#[derive(clap::Args, Debug)]
struct Mists {
    #[command(flatten)]
    setup: MistsArgs,
    /// How many games to play
    #[arg(long, default_value = "1000", value_name = "G")]
    games: NonZeroU32,
    /// Any text; game 1 is played with the seed `SEED/1`, and so on [default: 128 random bits]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Which bot plays all seats
    #[arg(long, default_value = "greedy", value_parser = PossibleValuesParser::new(fogbound_bots::NAMES))]
    bot: String,
    /// How many games to play at the same time [default: as many as the machine can]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroU32>,
    /// Print the figures as one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Write one line per game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write one full record per game into this folder
    #[arg(long, value_name = "DIR")]
    record_dir: Option<PathBuf>,
}

pub fn run(args: Args) -> Outcome {
    let Game::Mists(args) = args.game;
    let rules = args.setup.rules()?;
    let seed = seed_or_random(args.seed.as_deref())?;
    if args.seed.is_none() && args.json {
        // The figures carry the seed; the table prints it anyway.
        eprintln!("{}", text("simulate-seed", &[("seed", seed.as_str().into())]));
    }
    if let Some(dir) = &args.record_dir {
        fs::create_dir_all(dir)
            .into_diagnostic()
            .wrap_err_with(|| text("error-folder", &[path_arg(dir)]))?;
    }
    let plan = args.plan(&rules, seed);
    let start = Instant::now();
    let played = plan.run()?;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(path) = &args.csv {
        fs::write(path, report::csv(&plan, &played.games))
            .into_diagnostic()
            .wrap_err_with(|| text("error-write", &[path_arg(path)]))?;
    }
    let summary = Summary::new(&plan, &played.tally, seconds);
    let figures = if args.json {
        serde_json::to_string_pretty(&summary).into_diagnostic()?
    } else {
        report::table(&summary, &plan.texts)
    };
    writeln!(std::io::stdout(), "{figures}").into_diagnostic()?;
    Ok(ExitCode::SUCCESS)
}

impl Mists {
    fn plan(&self, rules: &Arc<Rules>, seed: Seed) -> Plan {
        let available = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
        Plan {
            rules: Arc::clone(rules),
            level: self.setup.level.clone(),
            bot: self.bot.clone(),
            games: self.games.get(),
            seed,
            threads: self.threads.map_or(available, NonZeroU32::get),
            keep_games: self.csv.is_some(),
            record_dir: self.record_dir.clone(),
            texts: Texts::english(),
        }
    }
}
