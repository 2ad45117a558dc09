//! Arguments that several commands share, and reading files.

use clap::Args;
use fogbound_carcassonne::{Options as CarcassonneOptions, Parts};
use fogbound_game::{Refusal, Seed};
use fogbound_ghosts_galore::Options as TrainOptions;
use fogbound_mists::{Level, Options, Rules, Setup};
use fogbound_table::texts::{Texts, Value as Arg};
use fogbound_tilesets::{AnySet, TileSet, TrackSet};
use miette::{IntoDiagnostic, MietteDiagnostic, WrapErr, miette};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What every command returns: the exit code, or a report for people.
pub type Outcome = miette::Result<std::process::ExitCode>;

/// A text where none are loaded: on the way to an error.
pub fn text(id: &str, args: &[(&str, Arg<'_>)]) -> String {
    Texts::chosen().get(id, args)
}

/// A report with the text of this id, and its `.help` if it has one.
pub fn error(id: &str, args: &[(&str, Arg<'_>)]) -> miette::Report {
    let texts = Texts::chosen();
    let report = MietteDiagnostic::new(texts.get(id, args));
    match texts.find(&format!("{id}.help"), args) {
        Some(help) => report.with_help(help).into(),
        None => report.into(),
    }
}

/// A path as an argument of a text.
pub fn path_arg(path: &Path) -> (&'static str, Arg<'static>) {
    ("path", path.display().to_string().into())
}

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
            None => Arc::new(fogbound_sets::fogbound_mists().clone()),
        };
        let mut setup = Setup::new(set, read_level(&self.level)?, self.players);
        parse_options(&self.options, &Options::VALUES, |id, value| setup.options.set(id, value))?;
        let rules = setup.validate().map_err(|refusal| {
            miette!(code = refusal.rule.as_str(), "{}", Texts::chosen().refusal(&refusal))
        })?;
        Ok(Arc::new(rules))
    }
}

/// How a game of Ghosts Galore is set up.
#[derive(Args, Clone, Debug)]
pub struct GhostsArgs {
    /// Number of players, 2 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub players: u8,
    /// Everybody keeps one of two tiles, the same as `--option experienced=true`
    #[arg(long)]
    pub experienced: bool,
    /// A named reading of the rules, as ID=VALUE (see `fogbound rules options`)
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
    /// A set of track tiles and boards of your own instead of the shipped one
    #[arg(long, value_name = "FILE")]
    pub tiles: Option<PathBuf>,
}

impl GhostsArgs {
    /// Reads the files named and checks everything.
    pub fn rules(&self) -> miette::Result<Arc<fogbound_ghosts_galore::Rules>> {
        let set = match &self.tiles {
            Some(path) => Arc::new(read_tracks(path)?),
            None => Arc::new(fogbound_sets::fogbound_ghosts().clone()),
        };
        let mut setup = fogbound_ghosts_galore::Setup::new(set, self.players);
        setup.options.experienced = self.experienced;
        parse_options(&self.options, &TrainOptions::VALUES, |id, value| {
            setup.options.set(id, value)
        })?;
        let rules = setup.validate().map_err(|refusal| {
            miette!(code = refusal.rule.as_str(), "{}", Texts::chosen().refusal(&refusal))
        })?;
        Ok(Arc::new(rules))
    }
}

/// How a game of Carcassonne is set up.
#[derive(Args, Clone, Debug)]
pub struct CarcassonneArgs {
    /// Number of players, 2 to 6
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub players: u8,
    /// The parts of the expansion: `none`, `all`, or some of `mist,castles,guards,cemeteries`
    #[arg(long, default_value = "all", value_name = "PARTS", value_parser = parse_parts)]
    pub parts: Parts,
    /// Nobody lies on fields, the same as `--option farmers=false`
    #[arg(long)]
    pub no_farmers: bool,
    /// A named reading of the rules, as ID=VALUE (see `fogbound rules options`)
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
    /// A set of your own instead of the shipped tiles of the base game
    #[arg(long, value_name = "FILE")]
    pub base: Option<PathBuf>,
    /// A set of your own instead of the shipped tiles of the expansion
    #[arg(long, value_name = "FILE")]
    pub tiles: Option<PathBuf>,
}

impl CarcassonneArgs {
    /// Reads the files named and checks everything.
    pub fn rules(&self) -> miette::Result<Arc<fogbound_carcassonne::Rules>> {
        let mut setup = fogbound_carcassonne::Setup::new(self.parts, self.players);
        if let Some(path) = &self.base {
            setup.base = Arc::new(read_set(path)?);
        }
        if let Some(path) = &self.tiles {
            setup.expansion = Arc::new(read_set(path)?);
        }
        setup.options.farmers = !self.no_farmers;
        parse_options(&self.options, &CarcassonneOptions::VALUES, |id, value| {
            setup.options.set(id, value)
        })?;
        let rules = setup.validate().map_err(|refusal| {
            miette!(code = refusal.rule.as_str(), "{}", Texts::chosen().refusal(&refusal))
        })?;
        Ok(Arc::new(rules))
    }
}

/// Parts by name; whether they go together is checked with the setup.
fn parse_parts(names: &str) -> Result<Parts, String> {
    Parts::parse(names).ok_or_else(|| text("error-parts", &[]))
}

/// Sets the options given as `ID=VALUE`, of those that a game knows.
fn parse_options(
    given: &[String],
    known: &[(&str, [&str; 2])],
    mut set: impl FnMut(&str, &str) -> Result<(), Refusal>,
) -> miette::Result<()> {
    for option in given {
        let given = || ("option", option.as_str().into());
        let (id, value) =
            option.split_once('=').ok_or_else(|| error("error-option-form", &[given()]))?;
        set(id, value).map_err(|_| {
            let known: Vec<String> =
                known.iter().map(|(id, values)| format!("{id}={}", values.join("|"))).collect();
            error("error-option", &[given(), ("known", known.join(", ").into())])
        })?;
    }
    Ok(())
}

/// Options with their values for programs, those that are on or off as such.
pub fn option_values(list: &[(&str, &str)]) -> Map<String, Value> {
    let value = |value: &str| match value {
        "true" | "false" => Value::from(value == "true"),
        _ => Value::from(value),
    };
    list.iter().map(|&(id, chosen)| (id.to_owned(), value(chosen))).collect()
}

/// Reads a level: a number, or a file.
pub fn read_level(name: &str) -> miette::Result<Level> {
    if let Ok(number) = name.parse::<u8>() {
        return Level::number(number)
            .ok_or_else(|| error("error-level", &[("number", number.into())]));
    }
    let path = Path::new(name);
    Ok(fogbound_table::level_file::parse(&path.display().to_string(), &read_text(path)?)?)
}

/// Reads a tile set from a file.
pub fn read_set(path: &Path) -> miette::Result<TileSet> {
    let set = TileSet::parse(&path.display().to_string(), &read_text(path)?);
    Ok(set.map_err(|error| fogbound_table::tile_set_file::report(&error))?)
}

/// Reads a set of track tiles and boards from a file.
pub fn read_tracks(path: &Path) -> miette::Result<TrackSet> {
    let set = TrackSet::parse(&path.display().to_string(), &read_text(path)?);
    Ok(set.map_err(|error| fogbound_table::tile_set_file::report(&error))?)
}

/// Reads a set of either kind from a file.
pub fn read_any_set(path: &Path) -> miette::Result<AnySet> {
    let set = AnySet::parse(&path.display().to_string(), &read_text(path)?);
    Ok(set.map_err(|error| fogbound_table::tile_set_file::report(&error))?)
}

/// Reads a text file.
pub fn read_text(path: &Path) -> miette::Result<String> {
    std::fs::read_to_string(path)
        .into_diagnostic()
        .wrap_err_with(|| text("error-read", &[path_arg(path)]))
}

/// The seed given, or 128 random bits.
pub fn seed_or_random(seed: Option<&str>) -> miette::Result<Seed> {
    match seed {
        Some(text) => Ok(Seed::new(text)),
        None => {
            let bits = random_bits()?;
            Ok(Seed::new(bits.iter().map(|byte| format!("{byte:02x}")).collect::<String>()))
        }
    }
}

/// 128 random bits of the system.
pub fn random_bits() -> miette::Result<[u8; 16]> {
    let mut bits = [0u8; 16];
    getrandom::fill(&mut bits)
        .map_err(|cause| error("error-random", &[("error", cause.to_string().into())]))?;
    Ok(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::read_to_string;

    /// All Rust sources below a folder.
    fn sources(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries
            .flat_map(|path| match path.is_dir() {
                true => sources(&path),
                false => vec![read_to_string(path).unwrap()],
            })
            .collect()
    }

    #[test]
    fn every_text_named_in_the_sources_exists() {
        let texts = Texts::chosen();
        let mut named = 0;
        for source in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            // Tests say many things that nobody reads.
            let source = source.split("#[cfg(test)]").next().unwrap();
            for call in ["get(", "say(", "ask(", "text(", "error("] {
                for (at, _) in source.match_indices(call) {
                    let argument = source[at + call.len()..].trim_start();
                    let Some((id, _)) = argument.strip_prefix('"').and_then(|s| s.split_once('"'))
                    else {
                        continue;
                    };
                    assert!(texts.find(id, &[]).is_some(), "no text {id}");
                    named += 1;
                }
            }
        }
        assert!(named > 80, "only {named} texts were found");
    }

    #[test]
    fn errors_say_what_to_do_instead() {
        let parse = |option: &str| {
            let mut options = Options::default();
            parse_options(&[option.to_owned()], &Options::VALUES, |id, value| {
                options.set(id, value)
            })
        };
        let report = parse("joint_scoring=x").unwrap_err();
        assert_eq!(report.to_string(), "no such option: joint_scoring=x");
        let help = report.help().unwrap().to_string();
        assert!(help.starts_with("known: ") && help.contains("joint_scoring="), "{help}");
        let report = parse("tie").unwrap_err();
        assert_eq!(report.to_string(), "`--option tie`: write it as ID=VALUE");
        let report = read_level("7").unwrap_err();
        assert_eq!(report.to_string(), "there is no level 7: choose 1 to 6, or name a file");
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        let report = read_text(&missing).unwrap_err();
        assert_eq!(report.to_string(), format!("cannot read {}", missing.display()));
    }
}
