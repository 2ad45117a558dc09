//! Arguments that set a game up, made of the choices that the game offers.

use crate::common::{Misuse, misuse, read_text, text};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};
use fogbound_bots::{Seated, known_bots, usual_bot};
use fogbound_game::Values;
use fogbound_game::setup::Setup as _;
use fogbound_table::aid::Aid;
use fogbound_table::setup::{FileError, SetUp, choices, readings};
use fogbound_table::texts::{Texts, msg};
use miette::Report;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The setup arguments of a game.
#[derive(Clone, Debug)]
pub struct SetupArgs<G> {
    pub players: u8,
    /// Choices by their ids, as they were typed.
    choices: Vec<(&'static str, String)>,
    /// Readings of the rules by their ids.
    options: Vec<(String, String)>,
    /// Files that are read instead of taking what is shipped.
    files: Vec<(&'static str, PathBuf)>,
    game: PhantomData<G>,
}

impl<G: SetUp> SetupArgs<G> {
    /// The usual setup for so many players.
    pub fn new(players: u8) -> SetupArgs<G> {
        let (choices, options, files) = (Vec::new(), Vec::new(), Vec::new());
        SetupArgs { players, choices, options, files, game: PhantomData }
    }

    /// Makes a choice or sets a reading of the rules, as arguments do.
    #[cfg(test)]
    pub fn choose(&mut self, id: &str, value: &str) {
        match choices::<G>().iter().find(|choice| choice.id == id) {
            Some(choice) => self.choices.push((choice.id, value.to_owned())),
            None => self.options.push((id.to_owned(), value.to_owned())),
        }
    }

    /// A choice as it was typed, or its usual value.
    pub fn choice(&self, id: &str) -> &str {
        let usual = choices::<G>().iter().find(|choice| choice.id == id);
        let chosen = self.choices.iter().find(|(known, _)| *known == id);
        let usual = usual.map(|choice| choice.values.usual()).unwrap_or_default();
        chosen.map_or(usual, |(_, value)| value)
    }

    /// Returns the choices and readings of the rules by their ids, as they were typed; `None` if there are files,
    /// which only this machine has.
    pub fn without_files(&self) -> Option<Vec<(String, String)>> {
        let is_file =
            |id: &str, value: &str| G::FILES.contains(&id) && value.parse::<u8>().is_err();
        let has_files =
            !self.files.is_empty() || self.choices.iter().any(|(id, value)| is_file(id, value));
        let choices = self.choices.iter().map(|(id, value)| ((*id).to_owned(), value.clone()));
        (!has_files).then(|| choices.chain(self.options.iter().cloned()).collect())
    }

    /// The names of all arguments but those of files.
    pub fn ids() -> Vec<String> {
        let own = choices::<G>().iter().map(|choice| choice.id.to_owned());
        let flags = flags::<G>().map(|(_, name, _)| name.replace('-', "_"));
        own.chain(flags).chain(["players", "options"].map(str::to_owned)).collect()
    }

    /// The sets of tiles of one's own.
    pub fn tiles(&self) -> Vec<PathBuf> {
        self.files.iter().map(|(_, path)| path.clone()).collect()
    }

    /// Reads the files named and checks everything.
    pub fn rules(&self) -> miette::Result<Arc<G::Rules>> {
        let mut setup = G::usual(self.players);
        for (what, path) in &self.files {
            read_file::<G>(&mut setup, what, path)?;
        }
        for (id, value) in &self.choices {
            let is_file = || G::FILES.contains(id) && value.parse::<u8>().is_err();
            match setup.set(id, value) {
                Err(_) if is_file() => read_file::<G>(&mut setup, id, Path::new(value))?,
                result => {
                    result.map_err(|refusal| Misuse::of(Texts::chosen().refusal(&refusal)))?
                }
            }
        }
        for (id, value) in &self.options {
            setup.set(id, value).map_err(|_| no_such_option::<G>(id, value))?;
        }
        let rules = setup.validate().map_err(|refusal| Misuse::of_setup(&refusal))?;
        Ok(Arc::new(rules))
    }
}

fn read_file<G: SetUp>(setup: &mut G::Setup, what: &str, path: &Path) -> miette::Result<()> {
    let read = G::read_file(setup, what, &path.display().to_string(), &read_text(path)?);
    read.map_err(|problem: FileError| Report::new_boxed(problem))
}

fn no_such_option<G: SetUp>(id: &str, value: &str) -> Report {
    let known = readings::<G>().iter().map(|(id, values)| format!("{id}={}", values.join("|")));
    let known = known.collect::<Vec<_>>().join(", ");
    misuse(msg!("error-option", option = format!("{id}={value}"), known))
}

/// Reads a whole number in a range.
pub fn number(range: RangeInclusive<u32>) -> impl Fn(&str) -> Result<u32, String> + Clone {
    move |typed: &str| {
        let number = typed.parse().ok().filter(|number| range.contains(number));
        let (low, high) = (*range.start(), *range.end());
        number.ok_or_else(|| text(msg!("error-number", low, high)))
    }
}

fn option(typed: &str) -> Result<(String, String), String> {
    let (id, value) = typed.split_once('=').ok_or_else(|| text(msg!("error-option-form")))?;
    Ok((id.to_owned(), value.to_owned()))
}

/// A reading that is on or off, as a flag that makes it unusual: its id, its name and the value.
fn flags<G: SetUp>() -> impl Iterator<Item = (&'static str, String, &'static str)> {
    readings::<G>().iter().filter_map(|&(id, [usual, other])| {
        let name = id.replace('_', "-");
        match usual {
            "true" => Some((id, format!("no-{name}"), other)),
            "false" => Some((id, name, other)),
            _ => None,
        }
    })
}

/// Explains a choice or a file.
fn about(id: &str) -> &'static str {
    match id {
        "level" => "Level 1 to 6, or a file with a level of your own",
        "parts" => "The parts of the expansion: `none`, `all`, or some of them",
        "base" => "A set of your own instead of the shipped tiles of the base game",
        _ => "A set of your own instead of the shipped tiles",
    }
}

impl<G: SetUp> clap::Args for SetupArgs<G> {
    fn augment_args(command: Command) -> Command {
        let players = G::Setup::PLAYERS;
        let (low, high) = (players.start(), players.end());
        let mut command = command.arg(
            Arg::new("players")
                .long("players")
                .default_value("2")
                .allow_negative_numbers(true)
                .value_parser(number(u32::from(*low)..=u32::from(*high)))
                .help(format!("Number of players, {low} to {high}")),
        );
        for choice in choices::<G>() {
            let arg = Arg::new(choice.id).long(choice.id).default_value(choice.values.usual());
            let takes_file = G::FILES.contains(&choice.id);
            let arg = match choice.values {
                Values::One(values) if takes_file => {
                    let last = values.last().copied().unwrap_or_default();
                    arg.value_name(format!("{}..{last}|FILE", choice.values.usual()))
                }
                Values::One(values) => arg.value_parser(PossibleValuesParser::new(values)),
                Values::Some(_) => arg.value_name("NAMES").value_parser(known::<G>(choice.id)),
            };
            command = command.arg(arg.help(about(choice.id)));
        }
        for (id, name, value) in flags::<G>() {
            let help = format!("The same as `--option {id}={value}`");
            let flag = Arg::new(name.replace('-', "_")).action(ArgAction::SetTrue);
            command = command.arg(flag.long(name).help(help));
        }
        command = command.arg(
            Arg::new("options")
                .long("option")
                .value_name("ID=VALUE")
                .action(ArgAction::Append)
                .value_parser(option)
                .help("A named reading of the rules (see `fogbound rules options`)"),
        );
        for &what in G::FILES.iter().filter(|what| !is_choice::<G>(what)) {
            let file = clap::value_parser!(PathBuf);
            let arg = Arg::new(what).long(what).value_name("FILE").value_parser(file);
            command = command.arg(arg.help(about(what)));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn is_choice<G: SetUp>(id: &str) -> bool {
    choices::<G>().iter().any(|choice| choice.id == id)
}

/// Accepts what the game knows as a value of a choice; whether it goes with the rest is checked later.
fn known<G: SetUp>(id: &'static str) -> impl Fn(&str) -> Result<String, String> + Clone {
    move |typed: &str| match G::usual(2).set(id, typed) {
        Ok(()) => Ok(typed.to_owned()),
        Err(refusal) => Err(Texts::chosen().refusal(&refusal)),
    }
}

impl<G: SetUp> FromArgMatches for SetupArgs<G> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let players = matches.get_one::<u32>("players").and_then(|&n| u8::try_from(n).ok());
        let mut args = SetupArgs::new(players.unwrap_or(2));
        for choice in choices::<G>() {
            args.choices.extend(
                matches.get_one(choice.id).map(|value: &String| (choice.id, value.clone())),
            );
        }
        for (id, name, value) in flags::<G>() {
            if matches.get_flag(&name.replace('-', "_")) {
                args.options.push((id.to_owned(), value.to_owned()));
            }
        }
        args.options.extend(matches.get_many("options").into_iter().flatten().cloned());
        for &what in G::FILES.iter().filter(|what| !is_choice::<G>(what)) {
            args.files.extend(matches.get_one(what).map(|path: &PathBuf| (what, path.clone())));
        }
        Ok(args)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The bot that plays the seats that are named for bots.
#[derive(clap::Args)]
pub struct BotArg<G: Seated> {
    /// Which bot plays the seats named by --bots
    #[arg(
        long,
        value_name = "NAME",
        default_value = usual_bot::<G>(),
        value_parser = PossibleValuesParser::new(known_bots::<G>())
    )]
    pub bot: String,
    #[arg(skip)]
    game: PhantomData<G>,
}

/// The amount of help at a table.
#[derive(clap::Args)]
pub struct AidArg {
    /// How much help everybody gets, to the end of the game: `purist` is the box on the table, `guided` shows
    /// consequences, tiles left and live scores, `full` gives hints too
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "full",
        value_parser = PossibleValuesParser::new(Aid::ALL.map(Aid::name))
            .map(|word| Aid::parse(&word).unwrap_or_default())
    )]
    pub aid: Aid,
}
