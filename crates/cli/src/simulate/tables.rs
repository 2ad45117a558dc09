//! `fogbound simulate … --parquet`: the games as tables, and `fogbound merge` for those of several machines.

use super::Common;
use crate::bulk;
use crate::common::{Outcome, error, misuse, print, seed_or_random, tell, text};
use crate::setup::number;
use fogbound_data::{Error, Plan, Shard, Tabled, Written, merge, seed_in};
use fogbound_game::Seed;
use fogbound_table::texts::msg;
use miette::IntoDiagnostic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// What can be asked of tables.
#[derive(clap::Args, Debug)]
pub struct Tables {
    /// Write tables of games and decisions into this folder, or go on with them (docs/data.md)
    #[arg(long, value_name = "DIR", conflicts_with_all = ["csv", "record_dir"])]
    pub parquet: Option<PathBuf>,
    /// Play only a part of the games, like 2/3, the second of three; `fogbound merge` puts them together
    #[arg(long, value_name = "I/N", requires_all = ["parquet", "seed"], value_parser = shard)]
    shard: Option<Shard>,
    /// How many games there are in a file of a table
    #[arg(
        long,
        default_value = "1000",
        value_name = "G",
        requires = "parquet",
        allow_negative_numbers = true,
        value_parser = number(1..=u32::MAX)
    )]
    chunk: u32,
}

fn shard(typed: &str) -> Result<Shard, String> {
    typed.parse().map_err(|_| text(msg!("parquet-shard")))
}

/// Plays what the folder lacks.
pub(super) fn write<G: Tabled>(
    rules: Arc<G::Rules>,
    bots: &[String],
    common: &Common,
    folder: &Path,
) -> Outcome {
    let Tables { shard, chunk, .. } = common.tables;
    let seed = match (&common.seed, seed_in(folder)) {
        // Whoever has not chosen a seed goes on with the one that was drawn.
        (None, Some(seed)) => Seed::new(seed),
        (seed, _) => seed_or_random(seed.as_deref())?,
    };
    let plan = Plan::<G>::new(rules, bots, seed.clone(), common.games, chunk).map_err(report)?;
    let stopped = bulk::stopped_by_ctrl_c();
    let beside = msg!("simulate-progress", done = "{pos}", all = "{len}", left = "{eta}");
    let bar = bulk::progress(common.games, &text(beside));
    let show = |written: &Written| {
        bar.set_length(written.games.into());
        bar.set_position((written.before + written.played).into());
    };
    let shard = shard.unwrap_or(Shard::WHOLE);
    let threads = bulk::threads(common.threads);
    let written = plan.write(folder, shard, threads, &stopped, show).map_err(report)?;
    bar.finish_and_clear();
    let there = written.before + written.played;
    let told = if common.json {
        let figures = serde_json::json!({
            "parquet": folder,
            "seed": seed.as_str(),
            "games": written.games,
            "before": written.before,
            "played": written.played,
            "decisions": written.decisions,
        });
        serde_json::to_string_pretty(&figures).into_diagnostic()?
    } else {
        let (path, before) = (folder.display().to_string(), written.before);
        text(msg!("parquet-written", path, games = there, all = written.games, before))
    };
    print(&format!("{told}\n"))?;
    if written.is_whole() {
        return Ok(ExitCode::SUCCESS);
    }
    tell(&text(msg!("simulate-cut", done = there, all = written.games)));
    Ok(ExitCode::from(bulk::INTERRUPTED))
}

/// Arguments of `fogbound merge`.
#[derive(clap::Args)]
pub struct MergeArgs {
    /// Folders of `fogbound simulate --parquet` with parts of one run
    #[arg(required = true, value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// The folder to put them together in; it may be one of them
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
}

/// Puts the tables of shards together.
pub fn run_merge(args: &MergeArgs) -> Outcome {
    let merged = merge(&args.folders, &args.into).map_err(report)?;
    let path = args.into.display().to_string();
    print(&format!("{}\n", text(msg!("parquet-merged", path, games = merged.games))))?;
    Ok(ExitCode::SUCCESS)
}

/// Reports what went wrong; bots that do not fit are a mistake in the arguments.
fn report(failure: Error) -> miette::Report {
    match failure {
        Error::NoBot(_) | Error::BotsNumber(_) | Error::OtherRun { .. } => failure.told(misuse),
        _ => failure.told(error),
    }
}
