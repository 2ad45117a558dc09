//! `fogbound play`: a game in the terminal, line by line.
//!
//! What all games share stands here and in `desk.rs` and `table.rs`; the screens of a game in a
//! module of its own.

mod carcassonne;
mod desk;
mod ghosts_galore;
mod landscape;
mod mists;
mod screen;
mod seats;
mod store;
mod table;
mod told;

use crate::common::{
    CarcassonneArgs, GhostsArgs, MistsArgs, Outcome, random_bits, read_text, seed_or_random,
};
use crate::trace::SetArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use desk::{Desk, Told};
use fogbound_bots::Seated;
use fogbound_game::{Game as _, Seed};
use fogbound_table::aid::Aid;
use fogbound_table::record::{AnyRecord, CarcassonneSetup, Chance, Record, Salt, Sets};
use fogbound_table::session::{Session, Terms, seats_of};
use fogbound_table::texts::Texts;
use miette::miette;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use store::Store;
use table::Table;

pub use screen::{Input, Screen};
pub use seats::check as check_seats;
pub use store::unfinished;

/// Arguments of `fogbound play`.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    arg_required_else_help = true
)]
pub struct Args {
    #[command(subcommand)]
    game: Option<Game>,
    #[command(flatten)]
    resume: Resume,
}

#[derive(clap::Subcommand)]
enum Game {
    /// Mists over Carcassonne, the cooperative game
    Mists(Mists),
    /// Ghosts Galore, the ghost train: everybody for themselves
    GhostsGalore(GhostsGalore),
    /// Carcassonne with Ghosts, Castles & Cemeteries: everybody for themselves
    Carcassonne(Carcassonne),
}

/// A saved game to go on with, whichever it is.
#[derive(clap::Args, Clone, Debug)]
pub struct Resume {
    /// Go on with a saved game of any kind
    #[arg(long, value_name = "FILE", required = true)]
    pub resume: Option<PathBuf>,
    /// Which bot plays the seats named by --bots
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,
    #[command(flatten)]
    pub sets: SetArgs,
    #[command(flatten)]
    pub manner: Manner,
}

/// How a game is played, whichever it is.
#[derive(clap::Args, Clone, Debug)]
pub struct Manner {
    /// Seats that bots play, counted from 0: `1,2`, `all-but-0`, `all`
    #[arg(long, value_name = "SEATS", default_value = "none")]
    pub bots: String,
    /// Where the game is kept after every action [default: a file in your data folder]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    pub no_color: bool,
    /// Take every answer at once, without showing its consequences first
    #[arg(long)]
    pub quick: bool,
}

/// Where a new game comes from, whichever it is.
#[derive(clap::Args, Clone, Debug)]
pub struct New {
    /// Any text: the same seed gives the same order of tiles [default: 128 random bits]
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    /// Begin a new game without asking about an unfinished one
    #[arg(long)]
    pub new: bool,
    /// How much help you get, to the end of the game: `purist` is the box on the table, `guided` shows
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

impl New {
    /// What the table agrees on. A shuffle that somebody has named the seed of is no secret, so nothing
    /// is promised about it.
    fn terms(&self) -> miette::Result<Terms> {
        let salt = match self.seed {
            Some(_) => None,
            None => Salt::new(&random_bits()?),
        };
        Ok(Terms { aid: self.aid, salt })
    }
}

/// Arguments of `fogbound play mists`.
#[derive(clap::Args, Clone, Debug)]
pub struct Mists {
    #[command(flatten)]
    pub setup: MistsArgs,
    /// Which bot plays them
    #[arg(long, default_value = "greedy", value_parser = PossibleValuesParser::new(fogbound_mists::Game::BOTS))]
    pub bot: String,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub told: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "aid", "level", "players", "options"])]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub new: New,
    #[command(flatten)]
    pub manner: Manner,
}

/// Arguments of `fogbound play ghosts-galore`.
#[derive(clap::Args, Clone, Debug)]
pub struct GhostsGalore {
    #[command(flatten)]
    pub setup: GhostsArgs,
    /// Which bot plays them [default: the best there is]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(fogbound_ghosts_galore::Game::BOTS))]
    pub bot: Option<String>,
    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["seed", "aid", "players", "options", "experienced"]
    )]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub new: New,
    #[command(flatten)]
    pub manner: Manner,
}

/// Arguments of `fogbound play carcassonne`.
#[derive(clap::Args, Clone, Debug)]
pub struct Carcassonne {
    #[command(flatten)]
    pub setup: CarcassonneArgs,
    /// Which bot plays them [default: the best there is]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(fogbound_carcassonne::Game::BOTS))]
    pub bot: Option<String>,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub told: bool,
    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["seed", "aid", "players", "options", "parts", "no_farmers"]
    )]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub new: New,
    #[command(flatten)]
    pub manner: Manner,
}

pub fn run(args: Args) -> Outcome {
    let mut input = Input::stdin();
    match args.game {
        Some(Game::Mists(args)) => play_mists(&args, &mut input),
        Some(Game::GhostsGalore(args)) => play_ghosts_galore(&args, &mut input),
        Some(Game::Carcassonne(args)) => play_carcassonne(&args, &mut input),
        None => resume(&args.resume, &mut input),
    }
}

/// Plays a game of Mists over Carcassonne, new or resumed.
pub fn play_mists(args: &Mists, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: args.told,
        bot: Some(&args.bot),
        tiles: args.setup.tiles.iter().collect(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || {
        let rules = args.setup.rules()?;
        let level = rules.level().number.map_or("own".to_owned(), |number| number.to_string());
        Ok((rules.players(), format!("{level}-"), rules))
    };
    wanted.play(setup, mists::Mists::new, input)
}

/// Plays a game of Ghosts Galore, new or resumed.
pub fn play_ghosts_galore(args: &GhostsGalore, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: false,
        bot: args.bot.as_deref(),
        tiles: args.setup.tiles.iter().collect(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || args.setup.rules().map(|rules| (rules.players(), String::new(), rules));
    wanted.play(setup, ghosts_galore::GhostsGalore::new, input)
}

/// Plays a game of Carcassonne, new or resumed.
pub fn play_carcassonne(args: &Carcassonne, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: args.told,
        bot: args.bot.as_deref(),
        tiles: args.setup.base.iter().chain(&args.setup.tiles).collect(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || {
        let rules = args.setup.rules()?;
        let parts = CarcassonneSetup::parts_text(rules.parts()).replace(',', "-");
        Ok((rules.players(), format!("{parts}-"), rules))
    };
    wanted.play(setup, carcassonne::Carcassonne::new, input)
}

/// What somebody has asked for who wants to play a certain game.
struct Wanted<'a> {
    resume: &'a Option<PathBuf>,
    told: bool,
    bot: Option<&'a str>,
    /// Sets of their own.
    tiles: Vec<&'a PathBuf>,
    new: &'a New,
    manner: &'a Manner,
}

impl Wanted<'_> {
    /// Plays the game, new or resumed. A setup is the number of players, what its file is named
    /// after, and the rules.
    fn play<T: Table>(
        &self,
        setup: impl FnOnce() -> miette::Result<(u8, String, Rules<T>)>,
        screens: impl FnOnce(Desk<T::Game>) -> T,
        input: &mut Input,
    ) -> Outcome {
        match self.begin(T::Game::NAME, input) {
            Begin::Leave => return Ok(ExitCode::SUCCESS),
            Begin::Resume(path) => return resume(&self.resume(path), input),
            Begin::New => {}
        }
        let (players, named, rules) = setup()?;
        let name = format!("{}-{named}{players}p", T::Game::NAME);
        let seed = seed_or_random(self.new.seed.as_deref())?;
        let bot = self.bot.unwrap_or(best_bot::<T::Game>());
        let seats = seats::parse(&self.manner.bots, players, bot, &seats::bot_seed(&seed))?;
        let store = self.manner.store(&name, &seed);
        let chance = if self.told { Chance::Told } else { Chance::Seed(seed) };
        let session = Session::start_on(self.new.terms()?, rules, chance, seats);
        let desk = seated(session, store, self.manner)?;
        table::run(screens(desk), input)
    }

    fn begin(&self, game: &str, input: &mut Input) -> Begin {
        match self.resume {
            Some(path) => Begin::Resume(path.clone()),
            None if self.told => Begin::New,
            None => begin(game, self.new, self.manner, input),
        }
    }

    fn resume(&self, path: PathBuf) -> Resume {
        Resume {
            resume: Some(path),
            bot: self.bot.map(str::to_owned),
            sets: SetArgs { tiles: self.tiles.iter().copied().cloned().collect() },
            manner: self.manner.clone(),
        }
    }
}

/// The rules of the game of a table.
type Rules<T> = Arc<<<T as Table>::Game as fogbound_game::Game>::Rules>;

/// How a game begins.
enum Begin {
    New,
    Resume(PathBuf),
    Leave,
}

/// Offers an unfinished game of this kind, where somebody sits at a terminal and asked for nothing in
/// particular.
fn begin(game: &str, new: &New, manner: &Manner, input: &mut Input) -> Begin {
    if !input.is_terminal() || new.new || new.seed.is_some() || manner.save.is_some() {
        return Begin::New;
    }
    let Some(path) = store::newest_unfinished(game) else { return Begin::New };
    let (texts, screen) = (Texts::chosen(), Screen::new(manner.no_color));
    screen.say(&texts.get("resume-offer", &[("file", path.display().to_string().into())]));
    match screen.line(&texts.get("resume-prompt", &[]), input) {
        Some(answer) if answer.trim().to_lowercase().starts_with('n') => Begin::New,
        Some(_) => Begin::Resume(path),
        None => Begin::Leave,
    }
}

impl Manner {
    fn store(&self, name: &str, seed: &Seed) -> Store {
        match &self.save {
            Some(path) => Store::at(path.clone()),
            None => Store::new_game(name, seed),
        }
    }
}

/// Goes on with a recorded game of any kind.
pub fn resume(args: &Resume, input: &mut Input) -> Outcome {
    // The command line does not let it be missing.
    let Some(path) = &args.resume else { return Ok(ExitCode::from(2)) };
    let sets = args.sets.sets()?;
    match AnyRecord::parse(&path.display().to_string(), &read_text(path)?)? {
        AnyRecord::Mists(record) => {
            let desk = resumed(record, &sets, path, args)?;
            table::run(mists::Mists::new(desk), input)
        }
        AnyRecord::GhostsGalore(record) => {
            let desk = resumed(record, &sets, path, args)?;
            table::run(ghosts_galore::GhostsGalore::new(desk), input)
        }
        AnyRecord::Carcassonne(record) => {
            let desk = resumed(record, &sets, path, args)?;
            table::run(carcassonne::Carcassonne::new(desk), input)
        }
    }
}

fn resumed<G: Told>(
    record: Record<G>,
    sets: &Sets,
    path: &Path,
    args: &Resume,
) -> miette::Result<Desk<G>> {
    let seed = seats::seed_of(&record.header.chance);
    let players = u8::try_from(G::players_of(&record.header.setup)).unwrap_or(u8::MAX);
    let bot = args.bot.as_deref().unwrap_or(best_bot::<G>());
    let seats = match args.manner.bots.as_str() {
        "none" => seats_of(&record, &seed),
        bots => seats::parse(bots, players, bot, &seed)?,
    };
    let session = Session::resume(record, sets, seats)?;
    let store = Store::at(args.manner.save.clone().unwrap_or_else(|| path.to_path_buf()));
    seated(Ok(session), store, &args.manner)
}

fn seated<G: Told>(
    session: Result<Session<G>, fogbound_game::Refusal>,
    store: Store,
    manner: &Manner,
) -> miette::Result<Desk<G>> {
    let texts = Texts::chosen();
    let session = session.map_err(|refusal| miette!("{}", texts.refusal(&refusal)))?;
    let screen = Screen::new(manner.no_color);
    Ok(Desk::new(session, store, screen, texts, manner.quick))
}

/// The last of a game's bots, which are listed from the simplest on.
fn best_bot<G: Seated>() -> &'static str {
    G::BOTS.last().copied().unwrap_or_default()
}
