//! `fogbound simulate`: bots play many games, and the results are counted.

mod bots;
mod carcassonne;
mod figures;
mod ghosts_galore;
mod mists;
mod rivals;
mod run;

use crate::common::{
    CarcassonneArgs, GhostsArgs, MistsArgs, Outcome, path_arg, seed_or_random, text,
};
use bots::Bots;
use clap::builder::PossibleValuesParser;
use fogbound_bots::Seated;
use fogbound_game::Seed;
use fogbound_table::texts::Texts;
use miette::{IntoDiagnostic, WrapErr};
use run::{Plan, Played, Simulation};
use serde::Serialize;
use std::fs;
use std::io::Write as _;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
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
    /// Ghosts Galore, the race of the ghost trains
    GhostsGalore(GhostsGalore),
    /// Carcassonne, with Ghosts, Castles & Cemeteries or parts of it
    Carcassonne(Carcassonne),
}

#[derive(clap::Args, Debug)]
struct Mists {
    #[command(flatten)]
    setup: MistsArgs,
    /// Which bot plays all seats
    #[arg(
        long,
        default_value = "greedy",
        value_parser = PossibleValuesParser::new(fogbound_mists::Game::BOTS)
    )]
    bot: String,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args, Debug)]
struct GhostsGalore {
    #[command(flatten)]
    setup: GhostsArgs,
    /// Which bot plays: one name for all seats, or one for each, separated by commas
    #[arg(
        long,
        default_value = "planner",
        value_delimiter = ',',
        value_name = "BOT[,BOT…]",
        value_parser = PossibleValuesParser::new(fogbound_ghosts_galore::Game::BOTS)
    )]
    bot: Vec<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args, Debug)]
struct Carcassonne {
    #[command(flatten)]
    setup: CarcassonneArgs,
    /// Which bot plays: one name for all seats, or one for each, separated by commas
    #[arg(
        long,
        default_value = "greedy",
        value_delimiter = ',',
        value_name = "BOT[,BOT…]",
        value_parser = PossibleValuesParser::new(fogbound_carcassonne::Game::BOTS)
    )]
    bot: Vec<String>,
    #[command(flatten)]
    common: Common,
}

/// What can be asked of every simulation.
#[derive(clap::Args, Debug)]
struct Common {
    /// How many games to play
    #[arg(long, default_value = "1000", value_name = "G")]
    games: NonZeroU32,
    /// Any text; game 1 is played with the seed `SEED/1`, and so on [default: 128 random bits]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
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

/// The figures of a simulation, for people and for programs.
trait Report: Serialize {
    fn table(&self, texts: &Texts) -> String;
}

pub fn run(args: Args) -> Outcome {
    match args.game {
        Game::Mists(args) => {
            let simulation = mists::Mists {
                rules: args.setup.rules()?,
                level: args.setup.level.clone(),
                bot: args.bot,
            };
            args.common.run(simulation, mists::Summary::new, mists::csv)
        }
        Game::GhostsGalore(args) => {
            let rules = args.setup.rules()?;
            let bots = Bots::new(&args.bot, rules.players())?;
            let simulation = ghosts_galore::GhostsGalore { rules, bots };
            args.common.run(simulation, ghosts_galore::Summary::new, ghosts_galore::csv)
        }
        Game::Carcassonne(args) => {
            let rules = args.setup.rules()?;
            let bots = Bots::new(&args.bot, rules.players())?;
            let simulation = carcassonne::Carcassonne { rules, bots };
            args.common.run(simulation, carcassonne::Summary::new, carcassonne::csv)
        }
    }
}

impl Common {
    /// Plays and prints.
    fn run<S: Simulation, R: Report>(
        &self,
        simulation: S,
        report: impl Fn(&Plan<S>, &S::Tally, f64) -> R,
        csv: impl Fn(&Plan<S>, &[(u32, S::Stats)]) -> String,
    ) -> Outcome {
        let seed = seed_or_random(self.seed.as_deref())?;
        if self.seed.is_none() && self.json {
            // The figures carry the seed; the table prints it anyway.
            eprintln!("{}", text("simulate-seed", &[("seed", seed.as_str().into())]));
        }
        if let Some(dir) = &self.record_dir {
            fs::create_dir_all(dir)
                .into_diagnostic()
                .wrap_err_with(|| text("error-folder", &[path_arg(dir)]))?;
        }
        let plan = self.plan(simulation, seed);
        let start = Instant::now();
        let played: Played<S> = plan.run()?;
        let seconds = start.elapsed().as_secs_f64();
        if let Some(path) = &self.csv {
            fs::write(path, csv(&plan, &played.games))
                .into_diagnostic()
                .wrap_err_with(|| text("error-write", &[path_arg(path)]))?;
        }
        let summary = report(&plan, &played.tally, seconds);
        let figures = if self.json {
            serde_json::to_string_pretty(&summary).into_diagnostic()?
        } else {
            summary.table(&plan.texts)
        };
        writeln!(std::io::stdout(), "{figures}").into_diagnostic()?;
        Ok(ExitCode::SUCCESS)
    }

    fn plan<S>(&self, simulation: S, seed: Seed) -> Plan<S> {
        let available = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
        Plan {
            simulation,
            games: self.games.get(),
            seed,
            threads: self.threads.map_or(available, NonZeroU32::get),
            keep_games: self.csv.is_some(),
            record_dir: self.record_dir.clone(),
            texts: Texts::chosen(),
        }
    }
}
