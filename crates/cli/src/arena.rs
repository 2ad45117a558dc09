//! `fogbound arena`: matches between bots with the same tiles, ours and programs of others.

mod entrants;
mod game;
mod log;
mod outside;
mod play;
mod ratings;
mod report;
mod sprt;
mod statistics;

use crate::bot_lines::Budget;
use crate::bulk::{self, stopped_by_ctrl_c, threads};
use crate::common::{Outcome, misuse, print, seed_or_random, tell, text};
use crate::of_game::{ArgsOfGame, OfGame};
use crate::setup::{SetupArgs, number};
use crate::simulate::counted::Counted;
use crate::simulate::create;
use clap::{Args as _, Command, FromArgMatches as _};
use entrants::{Entrant, Kind};
use fogbound_bots::{Seated, known_bots, seatings};
use fogbound_game::Seed;
use fogbound_table::games::GameId;
use fogbound_table::setup::SetUp;
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use game::Played;
use log::Log;
use miette::IntoDiagnostic as _;
use outside::Program;
use sprt::Sprt;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Arguments of `fogbound arena`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: OfGame<Arenas>,
}

/// The arguments of each game.
struct Arenas;

impl ArgsOfGame for Arenas {
    fn augment(game: GameId, command: Command) -> Command {
        with_game!(game, G => Tournament::<G>::augment_args(command))
    }
}

/// A tournament in one game.
#[derive(clap::Args)]
struct Tournament<G: SetUp + Seated> {
    #[command(flatten)]
    setup: SetupArgs<G>,
    #[arg(long, value_name = "BOT|cmd:COMMAND", required = true, help = about_bots::<G>())]
    bot: Vec<String>,
    #[command(flatten)]
    common: Common,
}

/// Explains the argument for bots.
fn about_bots<G: Seated>() -> String {
    format!(
        "A bot that takes part, at least two of them: {}, one of them with a budget (`hard@2000`, see docs/bots.md), \
         or `cmd:` and a command that starts a program (see docs/bot-protocol.md). More than two play a round \
         robin",
        known_bots::<G>().join(", ")
    )
}

/// What can be asked of every tournament.
#[derive(clap::Args, Debug)]
struct Common {
    /// How many pairs of games each match has; the games of a pair have the same tiles and the seats exchanged
    #[arg(
        long,
        default_value = "100",
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = number(1..=1_000_000)
    )]
    pairs: u32,
    /// How many games each match has, made up to whole pairs, in place of --pairs
    #[arg(
        long,
        value_name = "G",
        allow_negative_numbers = true,
        conflicts_with = "pairs",
        value_parser = number(1..=10_000_000)
    )]
    games: Option<u32>,
    /// End a match early by a sequential probability ratio test (SPRT) of these Elo differences, with errors of 5 %
    #[arg(
        long,
        value_name = "ELO0,ELO1",
        allow_hyphen_values = true,
        value_parser = |typed: &str| Sprt::parse(typed).ok_or_else(|| text(msg!("arena-stop-form")))
    )]
    stop: Option<Sprt>,
    /// What a bot may spend on an answer: a count, or milliseconds like `100ms`. Bots of ours that look ahead keep to it,
    /// unless they are named with a budget. With a time the results depend on the machine
    #[arg(
        long,
        value_name = "N|Nms",
        value_parser = |typed: &str| Budget::parse(typed).ok_or_else(|| text(msg!("arena-budget-form")))
    )]
    budget: Option<Budget>,
    /// After so many seconds without an answer a program has lost the game
    #[arg(
        long,
        default_value = "60",
        value_name = "SECONDS",
        allow_negative_numbers = true,
        value_parser = number(1..=86_400)
    )]
    patience: u32,
    /// Any text; pair 1 is played with the seed `SEED/1`, and so on [default: 128 random bits]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// How many pairs to play at the same time [default: as many as the machine can]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number(1..=1024))]
    threads: Option<u32>,
    /// Note every pair in this file; a tournament that was broken off goes on from there
    #[arg(long, value_name = "FILE", requires = "seed")]
    log: Option<PathBuf>,
    /// Print the results as one JSON object
    #[arg(long)]
    json: bool,
    /// Write one line per game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

pub fn run(args: &Args) -> Outcome {
    let OfGame { game, matches, .. } = &args.game;
    with_game!(*game, G => Tournament::<G>::from_arg_matches(matches).into_diagnostic()?.run())
}

/// Everything that the results depend on.
struct Arena<G: Counted> {
    rules: Arc<G::Rules>,
    entrants: Vec<Entrant>,
    seed: Seed,
    pairs: u32,
    stop: Option<Sprt>,
    budget: Option<Budget>,
    patience: Duration,
    threads: u32,
    texts: Texts,
    /// What teams have made of the deals: a team plays alone, and against all others the same.
    teams: Mutex<BTreeMap<(u8, u32), Played>>,
}

impl<G: Counted> Tournament<G> {
    /// Plays and prints.
    fn run(&self) -> Outcome {
        let arena = self.arena()?;
        let log = match &self.common.log {
            Some(path) => Log::open(path, &arena.head())?,
            None => Log::default(),
        };
        let mut csv = self.common.csv.as_deref().map(create).transpose()?;
        if let Some(csv) = &mut csv {
            writeln!(csv, "{}", arena.columns()).into_diagnostic()?;
        }
        let results = arena.run(&log, &stopped_by_ctrl_c(), &mut |at, pair, games| {
            csv.as_mut().map_or(Ok(()), |csv| {
                csv.write_all(arena.lines(at, pair, games).as_bytes()).and_then(|()| csv.flush())
            })
        })?;
        let level = self.setup.choice("level");
        let told = match self.common.json {
            true => {
                serde_json::to_string_pretty(&arena.figures(level, &results)).into_diagnostic()?
            }
            false => arena.tables(level, &results),
        };
        print(&format!("{told}\n"))?;
        Ok(if results.is_cut { ExitCode::from(bulk::INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn arena(&self) -> miette::Result<Arena<G>> {
        let Common { games, stop, budget, patience, .. } = &self.common;
        let rules = self.setup.rules()?;
        let entrants = entrants::entrants::<G>(&self.bot)?;
        let seats = seatings(self.setup.players, G::TOGETHER);
        let each = u32::try_from(seats.len()).unwrap_or(u32::MAX);
        let patience = Duration::from_secs(u64::from(*patience));
        for entrant in &entrants {
            if let Kind::Program(command) = &entrant.kind {
                // Better now than in the middle of the first game.
                let bot = entrant.name.as_str();
                Program::start(command, patience)
                    .map_err(|reason| misuse(msg!("arena-bad-program", bot, reason)))?;
            }
        }
        let seed = seed_or_random(self.common.seed.as_deref())?;
        if self.common.seed.is_none() && self.common.json {
            tell(&text(msg!("simulate-seed", seed = seed.as_str())));
        }
        Ok(Arena {
            rules,
            entrants,
            seed,
            pairs: games.map_or(self.common.pairs, |games| games.div_ceil(each)),
            stop: *stop,
            budget: *budget,
            patience,
            threads: threads(self.common.threads),
            texts: Texts::chosen(),
            teams: Mutex::default(),
        })
    }
}
