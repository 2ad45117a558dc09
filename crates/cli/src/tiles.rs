//! `fogbound tiles`: checks and shows tile sets.

pub mod landscape;
pub mod tracks;

use crate::common::{Outcome, misuse, print, read_any_set};
use crate::pictures::sheet;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use fogbound_tilesets::{AnySet, TileSet, TrackSet};
use std::path::Path;
use std::process::ExitCode;

/// Arguments of `fogbound tiles`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Check a tile set; every mistake is shown with its line and what to change
    Check {
        /// A tile set, as docs/tile-sets.md describes it, or the id of a shipped one
        #[arg(value_name = "FILE")]
        set: String,
    },
    /// Show every tile of a set, and its boards if it has any
    List {
        /// The id of a shipped set (`fogbound-mists`, `base`, `fogbound-ghosts`), or a file
        set: String,
        /// Print the set as one JSON object
        #[arg(long)]
        json: bool,
        /// Do without colours, as with the environment variable NO_COLOR
        #[arg(long)]
        no_color: bool,
    },
    /// Draw every tile of a set, and its boards if it has any, as SVG or PNG
    Sheet(sheet::Args),
}

pub fn run(args: Args) -> Outcome {
    let texts = Texts::chosen();
    match args.command {
        Command::Check { set } => {
            let set = named(&set)?;
            let screen = Screen::new(true);
            screen.say(&match &set {
                AnySet::Tiles(set) => landscape::summary(set, &texts),
                AnySet::Tracks(set) => tracks::summary(set, &texts),
            });
            for advice in set.advice() {
                let what = texts.set_advice(advice);
                screen.say(&texts.say(msg!("tiles-advice", what)));
            }
        }
        Command::Sheet(args) => return sheet::run(&args),
        Command::List { set, json, no_color } => {
            let screen = Screen::new(no_color);
            match (named(&set)?, json) {
                (AnySet::Tiles(set), true) => print(&format!("{}\n", landscape::as_json(&set)))?,
                (AnySet::Tracks(set), true) => print(&format!("{}\n", tracks::as_json(&set)))?,
                (set, false) => list(&set, &texts, &screen),
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints every tile of a set, and its boards if it has any.
pub fn list(set: &AnySet, texts: &Texts, screen: &Screen) {
    match set {
        AnySet::Tiles(set) => landscape::list(set, texts, screen),
        AnySet::Tracks(set) => tracks::list(set, texts, screen),
    }
}

/// The newest shipped set with this id, or the set in a file.
pub fn named(name: &str) -> miette::Result<AnySet> {
    let tiles = fogbound_sets::newest(name).cloned().map(AnySet::Tiles);
    let shipped = tiles.or_else(|| fogbound_sets::newest_tracks(name).cloned().map(AnySet::Tracks));
    match shipped {
        Some(set) => Ok(set),
        None if name == "-" || Path::new(name).exists() => read_any_set(Path::new(name)),
        None => Err(misuse(msg!("error-set", name, sets = shipped_ids().join(", ")))),
    }
}

fn shipped_ids() -> Vec<&'static str> {
    let tiles = fogbound_sets::shipped().iter().map(|set: &TileSet| set.id.as_str());
    let tracks = fogbound_sets::shipped_tracks().iter().map(|set: &TrackSet| set.id.as_str());
    let mut ids: Vec<&str> = tiles.chain(tracks).collect();
    // There are several versions of a set, one after the other.
    ids.dedup();
    ids
}
