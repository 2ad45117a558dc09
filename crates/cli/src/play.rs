//! `fogbound play`: a game in the terminal, line by line.

mod choices;
mod consequences;
mod ending;
mod screen;
mod seats;
mod status;
mod store;
mod table;

use crate::common::{MistsArgs, Outcome, read_set, seed_or_random};
use crate::trace::read_record;
use clap::builder::PossibleValuesParser;
use fogbound_game::Seed;
use fogbound_table::record::{Chance, Record, Sets};
use fogbound_table::session::{Session, seats_of};
use fogbound_table::texts::Texts;
use miette::miette;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::Store;
use table::Table;

pub use screen::{Input, Screen};
pub use store::unfinished;

/// Arguments of `fogbound play`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(clap::Subcommand)]
enum Game {
    /// Mists over Carcassonne, the cooperative game
    Mists(Mists),
}

/// Arguments of `fogbound play mists`.
#[derive(clap::Args, Clone, Debug)]
pub struct Mists {
    #[command(flatten)]
    pub setup: MistsArgs,
    /// Seats that bots play, counted from 0: `1,2`, `all-but-0`, `all`
    #[arg(long, value_name = "SEATS", default_value = "none")]
    pub bots: String,
    /// Which bot plays them
    #[arg(long, default_value = "greedy", value_parser = PossibleValuesParser::new(fogbound_bots::NAMES))]
    pub bot: String,
    /// Any text: the same seed gives the same order of tiles [default: 128 random bits]
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub told: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "level", "players", "options"])]
    pub resume: Option<PathBuf>,
    /// Where the game is kept after every action [default: a file in your data folder]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    pub no_color: bool,
    /// Begin a new game without asking about an unfinished one
    #[arg(long)]
    pub new: bool,
    /// Take every answer at once, without showing its consequences first
    #[arg(long)]
    pub quick: bool,
}

pub fn run(args: Args) -> Outcome {
    let Game::Mists(args) = args.game;
    play(&args, &mut Input::stdin())
}

/// Plays a game, new or resumed.
pub fn play(args: &Mists, input: &mut Input) -> Outcome {
    let texts = Texts::english();
    let screen = Screen::new(args.no_color);
    if let Some(path) = &args.resume {
        return resume(path, args, screen, texts, input);
    }
    if input.is_terminal()
        && !args.new
        && args.seed.is_none()
        && !args.told
        && args.save.is_none()
        && let Some(path) = store::newest_unfinished()
    {
        screen.say(&texts.get("resume-offer", &[("file", path.display().to_string().into())]));
        screen.prompt(&texts.get("resume-prompt", &[]));
        match input.line() {
            Some(answer) if !is_no(&answer) => return resume(&path, args, screen, texts, input),
            Some(_) => {}
            None => return Ok(std::process::ExitCode::SUCCESS),
        }
    }
    let rules = args.setup.rules()?;
    let seed = seed_or_random(args.seed.as_deref())?;
    let seats = seats::parse(&args.bots, rules.players(), &args.bot, &bot_seed(&seed))?;
    let store = match &args.save {
        Some(path) => Store::at(path.clone()),
        None => Store::new_game(&rules, &seed),
    };
    let chance = if args.told { Chance::Told } else { Chance::Seed(seed) };
    let session = Session::start(rules, chance, seats)
        .map_err(|refusal| miette!("{}", texts.refusal(&refusal)))?;
    Table::new(session, store, screen, texts, args.quick).run(input)
}

fn is_no(answer: &str) -> bool {
    answer.trim().to_lowercase().starts_with('n')
}

/// Whether `--bots` could say this in a game with so many players.
pub fn check_seats(bots: &str, players: usize) -> miette::Result<()> {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    seats::parse(bots, players, fogbound_bots::NAMES[0], &Seed::new("")).map(|_| ())
}

/// Bots must not share a random stream with the tiles.
fn bot_seed(seed: &Seed) -> Seed {
    Seed::new(format!("{} bots", seed.as_str()))
}

fn resume(path: &Path, args: &Mists, screen: Screen, texts: Texts, input: &mut Input) -> Outcome {
    let mut sets = Sets::shipped();
    if let Some(tiles) = &args.setup.tiles {
        sets = sets.with(Arc::new(read_set(tiles)?));
    }
    let (record, replay) = read_record(path, &sets)?;
    let seed = bot_seed(&seed_of(&record));
    let seats = match args.bots.as_str() {
        "none" => seats_of(&record, &seed),
        bots => seats::parse(bots, replay.rules().players(), &args.bot, &seed)?,
    };
    let session = Session::resume(record, &sets, seats)?;
    let store = Store::at(args.save.clone().unwrap_or_else(|| path.to_path_buf()));
    Table::new(session, store, screen, texts, args.quick).run(input)
}

fn seed_of(record: &Record) -> Seed {
    match &record.header.chance {
        Chance::Seed(seed) => seed.clone(),
        Chance::Order(_) | Chance::Told => Seed::new("resumed"),
    }
}
