//! `fogbound play`: a game in the terminal, line by line.

mod seats;

use crate::common::{Outcome, error, random_bits, read_text, seed_or_random};
use crate::setup::SetupArgs;
use crate::trace::SetArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use fogbound_bots::{Seated, best_bot};
use fogbound_presenter::{Presented, Presenter, Wish};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::record::{Chance, Salt, Sets};
use fogbound_table::session::{Session, Terms};
use fogbound_table::texts::Texts;
use fogbound_terminal::menu::describe;
use fogbound_terminal::store::{sets_beside, unfinished};
use fogbound_terminal::{Front, Input, Screen, Store, Trouble};
use miette::{MietteDiagnostic, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;

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
    /// Go on with a saved game of any kind; without a file with the one played last
    #[arg(long, value_name = "FILE", required = true)]
    pub resume: Option<Option<PathBuf>>,
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
    /// Seats that bots play, counted from one: `2,3`, `all-but-1`, `all`
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
    /// Returns the terms of the table. A shuffle that somebody has named the seed of is no secret, so
    /// nothing is promised about it.
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
    pub setup: SetupArgs<fogbound_mists::Game>,
    /// Which bot plays them
    #[arg(long, default_value = "greedy", value_parser = PossibleValuesParser::new(fogbound_mists::Game::BOTS))]
    pub bot: String,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub told: bool,
    /// Go on with a saved game; without a file with the one played last
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "aid", "level", "players", "options"])]
    pub resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub new: New,
    #[command(flatten)]
    pub manner: Manner,
}

/// Arguments of `fogbound play ghosts-galore`.
#[derive(clap::Args, Clone, Debug)]
pub struct GhostsGalore {
    #[command(flatten)]
    pub setup: SetupArgs<fogbound_ghosts_galore::Game>,
    /// Which bot plays them [default: the best there is]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(fogbound_ghosts_galore::Game::BOTS))]
    pub bot: Option<String>,
    /// Go on with a saved game; without a file with the one played last
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["seed", "aid", "players", "options", "experienced"]
    )]
    pub resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub new: New,
    #[command(flatten)]
    pub manner: Manner,
}

/// Arguments of `fogbound play carcassonne`.
#[derive(clap::Args, Clone, Debug)]
pub struct Carcassonne {
    #[command(flatten)]
    pub setup: SetupArgs<fogbound_carcassonne::Game>,
    /// Which bot plays them [default: the best there is]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(fogbound_carcassonne::Game::BOTS))]
    pub bot: Option<String>,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, conflicts_with_all = ["seed", "resume"])]
    pub told: bool,
    /// Go on with a saved game; without a file with the one played last
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["seed", "aid", "players", "options", "parts", "no_farmers"]
    )]
    pub resume: Option<Option<PathBuf>>,
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
fn play_mists(args: &Mists, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: args.told,
        bot: Some(&args.bot),
        tiles: args.setup.tiles(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || {
        let rules = args.setup.rules()?;
        let level = rules.level().number.map_or("own".to_owned(), |number| number.to_string());
        Ok((rules.players(), format!("{level}-"), rules))
    };
    wanted.play::<fogbound_mists::Game>(setup, input)
}

/// Plays a game of Ghosts Galore, new or resumed.
fn play_ghosts_galore(args: &GhostsGalore, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: false,
        bot: args.bot.as_deref(),
        tiles: args.setup.tiles(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || args.setup.rules().map(|rules| (rules.players(), String::new(), rules));
    wanted.play::<fogbound_ghosts_galore::Game>(setup, input)
}

/// Plays a game of Carcassonne, new or resumed.
fn play_carcassonne(args: &Carcassonne, input: &mut Input) -> Outcome {
    let wanted = Wanted {
        resume: &args.resume,
        told: args.told,
        bot: args.bot.as_deref(),
        tiles: args.setup.tiles(),
        new: &args.new,
        manner: &args.manner,
    };
    let setup = || {
        let rules = args.setup.rules()?;
        let parts = rules.parts().to_string().replace(',', "-");
        Ok((rules.players(), format!("{parts}-"), rules))
    };
    wanted.play::<fogbound_carcassonne::Game>(setup, input)
}

/// The options of a player who wants to play a certain game.
struct Wanted<'a> {
    resume: &'a Option<Option<PathBuf>>,
    told: bool,
    bot: Option<&'a str>,
    /// Sets of their own.
    tiles: Vec<PathBuf>,
    new: &'a New,
    manner: &'a Manner,
}

impl Wanted<'_> {
    /// Plays the game, new or resumed. A setup is the number of players, what its file is named
    /// after, and the rules.
    fn play<G: Presented + 'static>(
        &self,
        setup: impl FnOnce() -> miette::Result<(u8, String, Arc<G::Rules>)>,
        input: &mut Input,
    ) -> Outcome {
        match self.begin(G::ID, input) {
            Begin::Leave => return Ok(ExitCode::SUCCESS),
            Begin::Resume(path) => {
                return go_on(path.as_deref(), Some(G::ID), &self.resume(), input);
            }
            Begin::New => {}
        }
        let (players, named, rules) = setup()?;
        let seed = seed_or_random(self.new.seed.as_deref())?;
        let bot = self.bot.unwrap_or(best_bot::<G>());
        let seats = seats::parse(&self.manner.bots, players, bot, &seats::bot_seed(&seed))?;
        let sets: Vec<PathBuf> = self.tiles.clone();
        let store = match &self.manner.save {
            Some(path) => Store::at(path, sets.clone()),
            None => {
                let name = format!("{}-{named}{players}p", G::NAME);
                Store::new_game(&name, seed.as_str(), sets.clone())
            }
        };
        let chance = if self.told { Chance::Told } else { Chance::Seed(seed) };
        let texts = Rc::new(Texts::chosen());
        let session = Session::<G>::start_on(self.new.terms()?, rules, chance, seats);
        let session = session.map_err(|refusal| miette!("{}", texts.refusal(&refusal)))?;
        let game = fogbound_presenter::at_table(session, SetArgs { tiles: sets }.sets()?, &texts);
        sit_down(game, store, texts, self.manner, input)
    }

    fn begin(&self, game: GameId, input: &mut Input) -> Begin {
        match self.resume {
            Some(path) => Begin::Resume(path.clone()),
            None if self.told => Begin::New,
            None => begin(game, self.new, self.manner, input),
        }
    }

    fn resume(&self) -> Resume {
        Resume {
            resume: None,
            bot: self.bot.map(str::to_owned),
            sets: SetArgs { tiles: self.tiles.clone() },
            manner: self.manner.clone(),
        }
    }
}

/// The beginning of a game.
enum Begin {
    New,
    Resume(Option<PathBuf>),
    Leave,
}

/// Offers an unfinished game of this kind, where somebody sits at a terminal and asked for nothing in
/// particular.
fn begin(game: GameId, new: &New, manner: &Manner, input: &mut Input) -> Begin {
    if !input.is_terminal() || new.new || new.seed.is_some() || manner.save.is_some() {
        return Begin::New;
    }
    let Some(path) = newest_unfinished(Some(game)) else { return Begin::New };
    let (texts, screen) = (Rc::new(Texts::chosen()), Screen::new(manner.no_color));
    let Ok(told) = describe(&path, &texts, &read_sets) else { return Begin::New };
    screen.say(&texts.get("resume-offer", &[("game", told.into())]));
    match screen.line(&texts.get("resume-prompt", &[]), input) {
        Some(answer) if answer.trim().to_lowercase().starts_with('n') => Begin::New,
        Some(_) => Begin::Resume(Some(path)),
        None => Begin::Leave,
    }
}

/// The unfinished game, of this kind or of any, that was played last.
fn newest_unfinished(game: Option<GameId>) -> Option<PathBuf> {
    let named = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let is_of = |game: GameId| name.is_some_and(|name| name.starts_with(&format!("{game}-")));
        game.is_none_or(is_of)
    };
    unfinished().into_iter().find(named)
}

/// The shipped sets and those in these files; `None` where one cannot be read.
pub fn read_sets(files: &[PathBuf]) -> Option<Sets> {
    SetArgs { tiles: files.to_vec() }.sets().ok()
}

/// Goes on with a recorded game of any kind.
pub fn resume(args: &Resume, input: &mut Input) -> Outcome {
    let path = args.resume.clone().flatten();
    go_on(path.as_deref(), None, args, input)
}

/// Goes on with the game in a file, or with the one played last. Reports it if another game was
/// asked for.
fn go_on(path: Option<&Path>, asked: Option<GameId>, args: &Resume, input: &mut Input) -> Outcome {
    let newest = || newest_unfinished(asked).ok_or_else(|| error("menu-none", &[]));
    let path = path.map_or_else(newest, |path| Ok(path.to_path_buf()))?;
    let texts = Rc::new(Texts::chosen());
    let beside = sets_beside(&path);
    let files: Vec<PathBuf> = args.sets.tiles.iter().chain(&beside).cloned().collect();
    let sets = SetArgs { tiles: files }.sets()?;
    let text = read_text(&path)?;
    let name = path.display().to_string();
    let mut game = fogbound_presenter::open_with(&name, &text, sets, &texts)?;
    if asked.is_some_and(|asked| asked != game.game()) {
        Screen::new(true).say(&texts.get("resume-other-game", &[("title", game.title().into())]));
    }
    if args.manner.bots != "none" {
        seat_bots(game.as_mut(), args, &texts)?;
    }
    let mut store = Store::resumed(&path, &text, args.sets.tiles.clone());
    if let Some(save) = &args.manner.save {
        store = Store::at(save, args.sets.tiles.iter().chain(&beside).cloned().collect());
    }
    sit_down(game, store, texts, &args.manner, input)
}

/// Seats the bots that `--bots` names, and people on the other seats.
fn seat_bots(game: &mut dyn Presenter, args: &Resume, texts: &Texts) -> miette::Result<()> {
    let chairs = game.chairs();
    let players = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
    let best = fogbound_presenter::form(game.game(), texts).bots.last().copied();
    let bot = args.bot.as_deref().or(best).unwrap_or_default();
    let bots = seats::named(&args.manner.bots, players)?;
    for chair in chairs {
        let who = if bots.contains(&chair.seat) { bot } else { "person" };
        let seated = game.give_seat(chair.seat, who);
        seated.map_err(|refused| miette!("{}", refused.text))?;
    }
    Ok(())
}

/// Plays a game that somebody has chosen from the menu.
pub fn play_wish(wish: &Wish, input: &mut Input) -> Outcome {
    let hex = |bits: [u8; 16]| bits.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let wish = Wish { seed: hex(random_bits()?), salt: hex(random_bits()?), ..wish.clone() };
    let texts = Rc::new(Texts::chosen());
    let game = fogbound_presenter::start(&wish, &texts);
    let game = game.map_err(|refused| miette!("{}", refused.text))?;
    let level = match wish.value("level") {
        "" => String::new(),
        level => format!("{level}-"),
    };
    let name = format!("{}-{level}{}p", wish.game, wish.seats.len());
    let store = Store::new_game(&name, &wish.seed, Vec::new());
    let manner = Manner { bots: "none".to_owned(), save: None, no_color: false, quick: false };
    sit_down(game, store, texts, &manner, input)
}

/// Goes on with an unfinished game that somebody has chosen from the menu.
pub fn play_file(path: PathBuf, input: &mut Input) -> Outcome {
    let manner = Manner { bots: "none".to_owned(), save: None, no_color: false, quick: false };
    let sets = SetArgs::default();
    resume(&Resume { resume: Some(Some(path)), bot: None, sets, manner }, input)
}

fn sit_down(
    game: Box<dyn Presenter>,
    store: Store,
    texts: Rc<Texts>,
    manner: &Manner,
    input: &mut Input,
) -> Outcome {
    let path = store.path().to_path_buf();
    let how = fogbound_terminal::Manner { no_color: manner.no_color, quick: manner.quick };
    let played = Front::new(game, store, texts.clone(), how).run(input);
    played.map_err(|trouble| report(&trouble, &path, &texts))?;
    Ok(ExitCode::SUCCESS)
}

/// Explains why a game cannot be kept, and what to do.
fn report(trouble: &Trouble, path: &Path, texts: &Texts) -> miette::Report {
    let report = MietteDiagnostic::new(trouble.text(path, texts));
    report.with_help(trouble.advice(texts)).into()
}
