//! Arguments that several commands share, and reading files.

use clap::Args;
use fogbound_game::Seed;
use fogbound_mists::{Level, Options, Rules, Setup};
use fogbound_tilesets::TileSet;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What every command returns: the exit code, or a report for people.
pub type Outcome = miette::Result<std::process::ExitCode>;

/// How a game of Mists over Carcassonne is set up.
#[derive(Args, Clone, Debug)]
pub struct MistsArgs {
    /// Level 1 to 6, or a file with a level of your own
    #[arg(long, default_value = "1", value_name = "1..6|FILE")]
    pub level: String,
    /// Number of players, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub players: u8,
    /// A named reading of the rules, as ID=VALUE (see `fogbound rules options`)
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
    /// A tile set of your own instead of the shipped one
    #[arg(long, value_name = "FILE")]
    pub tiles: Option<PathBuf>,
}

impl MistsArgs {
    /// Reads the files named and checks everything.
    pub fn rules(&self) -> miette::Result<Arc<Rules>> {
        let set = match &self.tiles {
            Some(path) => Arc::new(read_set(path)?),
            None => Arc::new(fogbound_tilesets::fogbound_mists().clone()),
        };
        let mut setup = Setup::new(set, read_level(&self.level)?, self.players);
        setup.options = parse_options(&self.options)?;
        let rules = setup.validate().map_err(|refusal| {
            let texts = fogbound_table::texts::Texts::english();
            miette!(code = refusal.rule.as_str(), "{}", texts.refusal(&refusal))
        })?;
        Ok(Arc::new(rules))
    }
}

fn parse_options(given: &[String]) -> miette::Result<Options> {
    let mut options = Options::default();
    for option in given {
        let (id, value) = option
            .split_once('=')
            .ok_or_else(|| miette!("`--option {option}`: write it as ID=VALUE"))?;
        options.set(id, value).map_err(|_| {
            let known: Vec<String> = Options::VALUES
                .iter()
                .map(|(id, values)| format!("{id}={}", values.join("|")))
                .collect();
            miette!(help = format!("known: {}", known.join(", ")), "no such option: {option}")
        })?;
    }
    Ok(options)
}

/// Reads a level: a number, or a file.
pub fn read_level(text: &str) -> miette::Result<Level> {
    if let Ok(number) = text.parse::<u8>() {
        return Level::number(number)
            .ok_or_else(|| miette!("there is no level {number}: choose 1 to 6, or name a file"));
    }
    let path = Path::new(text);
    Ok(fogbound_table::level_file::parse(&path.display().to_string(), &read_text(path)?)?)
}

/// Reads a tile set from a file.
pub fn read_set(path: &Path) -> miette::Result<TileSet> {
    Ok(TileSet::parse(&path.display().to_string(), &read_text(path)?)?)
}

/// Reads a text file.
pub fn read_text(path: &Path) -> miette::Result<String> {
    std::fs::read_to_string(path)
        .into_diagnostic()
        .wrap_err_with(|| format!("cannot read {}", path.display()))
}

/// The seed given, or 128 random bits.
pub fn seed_or_random(seed: Option<&str>) -> miette::Result<Seed> {
    match seed {
        Some(text) => Ok(Seed::new(text)),
        None => {
            let mut bits = [0u8; 16];
            getrandom::fill(&mut bits).map_err(|error| miette!("no random numbers: {error}"))?;
            Ok(Seed::new(bits.iter().map(|byte| format!("{byte:02x}")).collect::<String>()))
        }
    }
}
