//! `fogbound puzzles find`: positions to solve from games between bots.

use crate::bulk;
use crate::common::{Outcome, make_folder, print, seed_or_random, write_text};
use crate::of_game::{ArgsOfGame, OfGame};
use crate::setup::{SetupArgs, number};
use clap::builder::PossibleValuesParser;
use clap::{Args as _, Command, FromArgMatches as _};
use fogbound_bots::{Seated, fast_bot, known_bots};
use fogbound_game::play::own_rules;
use fogbound_presenter::{Candidate, Presented, TRIES, find_puzzles};
use fogbound_table::games::GameId;
use fogbound_table::setup::SetUp;
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use miette::IntoDiagnostic as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of each game.
pub struct Finds;

impl ArgsOfGame for Finds {
    fn augment(game: GameId, command: Command) -> Command {
        with_game!(game, G => Find::<G>::augment_args(command))
    }
}

/// A search in games of one kind.
#[derive(clap::Args)]
struct Find<G: SetUp + Seated> {
    #[command(flatten)]
    setup: SetupArgs<G>,
    /// Which bot plays the games
    #[arg(
        long,
        default_value = fast_bot::<G>(),
        value_name = "BOT",
        value_parser = PossibleValuesParser::new(known_bots::<G>())
    )]
    bot: String,
    #[command(flatten)]
    common: Common,
}

/// What can be asked of every search.
#[derive(clap::Args)]
struct Common {
    /// How many games to play
    #[arg(long, default_value = "100", value_name = "G", value_parser = number(1..=u32::MAX))]
    games: u32,
    /// Any text; game 1 is played with the seed `SEED/1`, and so on [default: 128 random bits]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Only positions that the level `easy` misses at least so often, of 20 times
    #[arg(
        long,
        default_value = "10",
        value_name = "N",
        value_parser = clap::value_parser!(u8).range(..=i64::from(TRIES))
    )]
    missed: u8,
    /// Only positions whose best turn is better than all others by so many points (or ghosts)
    #[arg(long, default_value = "3", value_name = "N")]
    margin: u8,
    /// How many games to play at the same time [default: as many as the machine can]
    #[arg(long, value_name = "T", value_parser = number(1..=1024))]
    threads: Option<u32>,
    /// The folder to write them into
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
}

pub fn run(args: &OfGame<Finds>) -> Outcome {
    let OfGame { game, matches, .. } = args;
    with_game!(*game, G => Find::<G>::from_arg_matches(matches).into_diagnostic()?.run())
}

impl<G: Presented> Find<G> {
    fn run(&self) -> Outcome {
        let Common { games, seed, missed, margin, threads, into } = &self.common;
        let (rules, seed) = (self.setup.rules()?, seed_or_random(seed.as_deref())?);
        let (texts, stopped) = (Texts::chosen(), bulk::stopped_by_ctrl_c());
        make_folder(into)?;
        let beside = msg!("simulate-progress", done = "{pos}", all = "{len}", left = "{eta}");
        let bar = bulk::progress(*games, &texts.say(beside));
        let (mut played, mut written) = (0_u32, 0_u32);
        let find = |rules: &mut _, number| {
            let seed = bulk::seed_of(&seed, number);
            find_puzzles::<G>(rules, &seed, &self.bot, [*margin, *missed])
                .map_err(|refusal| bulk::stopped(number, &seed, &refusal, &texts))
        };
        let hand_in = |number, found: Vec<Candidate>| {
            for position in &found {
                write(into, G::NAME, number, position)?;
            }
            played += 1;
            written += u32::try_from(found.len()).unwrap_or(u32::MAX);
            bar.inc(1);
            Ok(ControlFlow::Continue(()))
        };
        let threads = bulk::threads(*threads);
        bulk::in_order(1..=*games, threads, &stopped, || own_rules(&rules), find, hand_in)?;
        bar.finish_and_clear();
        let path = into.display().to_string();
        print(&format!(
            "{}\n",
            texts.say(msg!("puzzles-found", games = played, n = written, path))
        ))?;
        let is_cut = played < *games;
        Ok(if is_cut { ExitCode::from(bulk::INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

/// Writes the file of a position, whose name begins with how hard it is.
fn write(folder: &Path, game: &str, number: u32, found: &Candidate) -> miette::Result<()> {
    let Candidate { aim, ply, missed, record } = found;
    let name = format!("{missed:02}-{game}-{number:06}-{ply:03}-{}.fog", aim.name());
    write_text(&folder.join(name), record)
}
