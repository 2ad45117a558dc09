//! `fogbound analyse`: the variations of a game in the terminal.

use crate::common::{Outcome, read_text};
use crate::join::MannerArgs;
use crate::play::{play_branch, report};
use crate::trace::SetArgs;
use fogbound_presenter::Analysis;
use fogbound_table::texts::Texts;
use fogbound_terminal::{Analyst, Input, Manner, Store};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound analyse`.
#[derive(clap::Args)]
pub struct Args {
    /// A record of a game, with its variations if there are any
    file: PathBuf,
    #[command(flatten)]
    manner: MannerArgs,
    #[command(flatten)]
    sets: SetArgs,
}

pub fn run(args: Args) -> Outcome {
    let texts = Rc::new(Texts::chosen());
    let (name, sets) = (args.file.display().to_string(), args.sets.tiles.clone());
    let text = read_text(&args.file)?;
    let analysis = Analysis::open(&name, &text, args.sets.sets()?, &texts)?;
    let is_piped = args.file == Path::new("-");
    let store = (!is_piped).then(|| Store::resumed(&args.file, &text, sets.clone()));
    analyse(analysis, store, sets, args.manner.into(), &mut Input::stdin())
}

/// Lets somebody analyse a game, and play on from a position if they want to. `sets` are files of tile sets.
pub fn analyse(
    analysis: Analysis,
    store: Option<Store>,
    sets: Vec<PathBuf>,
    manner: Manner,
    input: &mut Input,
) -> Outcome {
    let texts = Rc::new(Texts::chosen());
    let path = store.as_ref().map(|store| store.path().to_path_buf()).unwrap_or_default();
    let mut analyst = Analyst::new(analysis, store, Rc::clone(&texts), manner)?;
    let played = analyst.run(input);
    match played.map_err(|trouble| report(&trouble, &path, &texts))? {
        Some(record) => play_branch(&record, sets, manner, input),
        None => Ok(ExitCode::SUCCESS),
    }
}
