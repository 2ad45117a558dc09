//! `fogbound simulate`: bots play many games, and the results are counted.

mod bots;
pub mod counted;
pub mod figures;
mod mists;
mod rivals;
mod run;
pub mod tables;

use crate::bot_words::BotWords;
use crate::bulk;
use crate::common::{Outcome, make_folder, print, seed_or_random, tell, text};
use crate::of_game::{ArgsOfGame, OfGame};
use crate::setup::{SetupArgs, number};
use bots::Bots;
use clap::{Args as _, Command, FromArgMatches as _};
use counted::{Counted, Figure, Tally};
use fogbound_bots::{Seated, fast_bot};
use fogbound_data::Tabled;
use fogbound_table::games::GameId;
use fogbound_table::setup::SetUp;
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use miette::{IntoDiagnostic, WrapErr};
use run::Plan;
use serde::{Serialize, Serializer};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use tables::Tables;

/// Arguments of `fogbound simulate`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: OfGame<Simulations>,
}

/// The arguments of each game.
struct Simulations;

impl ArgsOfGame for Simulations {
    fn augment(game: GameId, command: Command) -> Command {
        with_game!(game, G => Simulate::<G>::augment_args(command))
    }
}

/// A simulation of one game.
#[derive(clap::Args)]
struct Simulate<G: SetUp + Seated> {
    #[command(flatten)]
    setup: SetupArgs<G>,
    /// Which bot plays: one name for all seats, or one for each, separated by commas; `hard@2000` is `hard` with
    /// that budget (see docs/bots.md)
    #[arg(
        long,
        default_value = fast_bot::<G>(),
        value_delimiter = ',',
        value_name = "BOT[,BOT…]",
        value_parser = BotWords::of::<G>()
    )]
    bot: Vec<String>,
    #[command(flatten)]
    common: Common,
}

/// What can be asked of every simulation.
#[derive(clap::Args, Debug)]
struct Common {
    /// How many games to play
    #[arg(
        long,
        default_value = "1000",
        value_name = "G",
        allow_negative_numbers = true,
        value_parser = number(1..=u32::MAX)
    )]
    games: u32,
    /// Any text; game 1 is played with the seed `SEED/1`, and so on [default: 128 random bits]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// How many games to play at the same time [default: as many as the machine can]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number(1..=1024))]
    threads: Option<u32>,
    /// Print the figures as one JSON object
    #[arg(long)]
    json: bool,
    /// Write one line per game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write one full record per game into this folder
    #[arg(long, value_name = "DIR")]
    record_dir: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
}

pub fn run(args: &Args) -> Outcome {
    let OfGame { game, matches, .. } = &args.game;
    with_game!(*game, G => Simulate::<G>::from_arg_matches(matches).into_diagnostic()?.run())
}

impl<G: Counted + Tabled> Simulate<G> {
    /// Plays and prints.
    fn run(&self) -> Outcome {
        let rules = self.setup.rules()?;
        if let Some(folder) = &self.common.tables.parquet {
            return tables::write::<G>(rules, &self.bot, &self.common, folder);
        }
        let plan = self.common.plan::<G>(rules, Bots::new(&self.bot, self.setup.players)?)?;
        let mut csv = self.common.csv.as_deref().map(create).transpose()?;
        let stopped = bulk::stopped_by_ctrl_c();
        let start = Instant::now();
        let tally = plan.run(&stopped, csv.as_mut().map(|file| file as &mut (dyn Write + Send)))?;
        let seconds = start.elapsed().as_secs_f64();
        let is_cut = tally.games < u64::from(plan.games);
        if is_cut {
            tell(&text(msg!("simulate-cut", done = tally.games, all = plan.games)));
        }
        let level = self.setup.choice("level");
        let figures = if self.common.json {
            serde_json::to_string_pretty(&Figures(plan.figures(level, &tally, seconds)))
                .into_diagnostic()?
        } else {
            plan.table(level, &tally, seconds)
        };
        print(&format!("{figures}\n"))?;
        Ok(if is_cut { ExitCode::from(bulk::INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

/// Creates a file to write into.
pub fn create(path: &Path) -> miette::Result<BufWriter<File>> {
    let file = File::create(path).into_diagnostic();
    Ok(BufWriter::new(
        file.wrap_err_with(|| text(msg!("error-write", path = path.display().to_string())))?,
    ))
}

/// Figures as an object, in their order.
pub struct Figures(pub Vec<Figure>);

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<G: Counted> Plan<G> {
    fn figures(&self, level: &str, tally: &Tally, seconds: f64) -> Vec<Figure> {
        let mut figures = G::described(&self.rules, level);
        figures.push(("bot", self.bots.short().into()));
        figures.push(("seed", self.seed.as_str().into()));
        figures.extend(G::figures(tally));
        figures.push(("seconds", seconds.into()));
        figures.push(("games_per_second", speed(tally, seconds).into()));
        figures
    }

    fn table(&self, level: &str, tally: &Tally, seconds: f64) -> String {
        let texts = &self.texts;
        let title = G::title(&self.rules, level, &self.bots.short(), texts);
        let seed = texts.say(msg!("simulate-seed", seed = shortened(self.seed.as_str())));
        let mut rows = vec![[texts.say(msg!("simulate-games")), tally.games.to_string(), seed]];
        rows.extend(G::rows(tally, texts));
        let took = texts.say(msg!("simulate-seconds", n = figures::decimal(seconds, 1, texts)));
        let speed = figures::decimal(speed(tally, seconds), 0, texts);
        rows.push([texts.say(msg!("simulate-speed")), speed, took]);
        figures::table(&title, rows, texts)
    }
}

fn speed(tally: &Tally, seconds: f64) -> f64 {
    if seconds > 0.0 { tally.games as f64 / seconds } else { 0.0 }
}

/// A seed that fits into a table; all of it stands in records and figures.
pub fn shortened(seed: &str) -> String {
    const SHOWN: usize = 32;
    match seed.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &seed[..end]),
        None => seed.to_owned(),
    }
}

impl Common {
    fn plan<G: Counted>(&self, rules: Arc<G::Rules>, bots: Bots) -> miette::Result<Plan<G>> {
        let seed = seed_or_random(self.seed.as_deref())?;
        if self.seed.is_none() && self.json {
            // The figures carry the seed; the table prints it anyway.
            tell(&text(msg!("simulate-seed", seed = seed.as_str())));
        }
        if let Some(dir) = &self.record_dir {
            make_folder(dir)?;
        }
        Ok(Plan {
            rules,
            bots,
            games: self.games,
            seed,
            threads: bulk::threads(self.threads),
            record_dir: self.record_dir.clone(),
            texts: Texts::chosen(),
        })
    }
}

#[cfg(test)]
mod tests;
