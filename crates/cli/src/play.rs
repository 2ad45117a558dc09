//! `fogbound play`: a game in the terminal, line by line.

pub mod seats;

use crate::analyse::analyse;
use crate::common::{Outcome, error, misuse, random_bits, read_text, seed_or_random};
use crate::of_game::{ArgsOfGame, OfGame};
use crate::setup::{AidArg, BotArg, SetupArgs};
use crate::trace::SetArgs;
use clap::{Args as _, Command, FromArgMatches as _};
use fogbound_bots::Seated;
use fogbound_game::Seed;
use fogbound_presenter::{Analysis, Presented, Presenter, Wish, form};
use fogbound_table::games::GameId;
use fogbound_table::record::{Chance, Recorded, Salt, Sets};
use fogbound_table::session::{Seat, Session, Terms};
use fogbound_table::setup::{SetUp, choices};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use fogbound_terminal::saved::describe;
use fogbound_terminal::store::{sets_beside, unfinished};
use fogbound_terminal::{Front, Input, Screen, Store, Trouble};
use miette::{IntoDiagnostic as _, MietteDiagnostic, miette};
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
    game: Option<OfGame<Plays>>,
    #[command(flatten)]
    resume: Resume,
}

/// The arguments of each game.
struct Plays;

impl ArgsOfGame for Plays {
    fn augment(game: GameId, command: Command) -> Command {
        with_game!(game, G => Play::<G>::augment_args(command))
    }
}

/// A saved game to go on with, whichever it is.
#[derive(clap::Args, Default)]
struct Resume {
    /// Go on with a saved game of any kind; without a file with the one played last
    #[arg(long, value_name = "FILE", required = true)]
    resume: Option<Option<PathBuf>>,
    /// Which bot plays the seats named by --bots
    #[arg(long, value_name = "NAME")]
    bot: Option<String>,
    #[command(flatten)]
    sets: SetArgs,
    #[command(flatten)]
    manner: Manner,
}

/// How a game is played, whichever it is.
#[derive(clap::Args, Clone, Default)]
struct Manner {
    /// Seats that bots play, counted from one: `2,3`, `all-but-1`, `all`
    #[arg(long, value_name = "SEATS", default_value = "none")]
    bots: String,
    /// Where the game is kept after every action [default: a file in your data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    no_color: bool,
    /// Take every answer at once, without showing its consequences first
    #[arg(long)]
    quick: bool,
}

impl Manner {
    fn in_terminal(&self) -> fogbound_terminal::Manner {
        fogbound_terminal::Manner { no_color: self.no_color, quick: self.quick }
    }
}

/// Arguments of `fogbound play GAME`.
#[derive(clap::Args)]
struct Play<G: SetUp + Seated + Recorded> {
    #[command(flatten)]
    setup: SetupArgs<G>,
    #[command(flatten)]
    by: BotArg<G>,
    /// Draw from a box of your own: you tell each tile, the program plays by it and judges
    #[arg(long, hide = !G::CAN_BE_TOLD, conflicts_with_all = ["seed", "resume"])]
    told: bool,
    /// Set up a position: you name each tile, decide for every seat, go back and try otherwise, as in `fogbound analyse`
    #[arg(long, conflicts_with_all = ["told", "resume", "bots", "aid"])]
    sandbox: bool,
    /// Go on with a saved game; without a file with the one played last
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["seed", "aid"],
        conflicts_with_all = SetupArgs::<G>::ids()
    )]
    resume: Option<Option<PathBuf>>,
    /// Any text: the same seed gives the same order of tiles [default: 128 random bits]
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Begin a new game without asking about an unfinished one
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    help: AidArg,
    #[command(flatten)]
    manner: Manner,
}

pub fn run(args: Args) -> Outcome {
    let mut input = Input::stdin();
    match args.game {
        Some(OfGame { game, matches, .. }) => with_game!(game, G => {
            Play::<G>::from_arg_matches(&matches).into_diagnostic()?.run(&mut input)
        }),
        None => args.resume.go_on(None, &mut input),
    }
}

impl<G: Presented + 'static> Play<G> {
    /// Plays the game, new or resumed.
    fn run(self, input: &mut Input) -> Outcome {
        match self.begin(input) {
            Begin::Leave => Ok(ExitCode::SUCCESS),
            Begin::Resume(path) => {
                let sets = SetArgs { tiles: self.setup.tiles() };
                let (bot, manner) = (Some(self.by.bot), self.manner);
                Resume { resume: Some(path), bot, sets, manner }.go_on(Some(G::ID), input)
            }
            Begin::New => self.begin_new(input),
        }
    }

    fn begin_new(&self, input: &mut Input) -> Outcome {
        if self.told && !G::CAN_BE_TOLD {
            return Err(misuse(msg!("play-not-told")));
        }
        let (players, rules) = (self.setup.players, self.setup.rules()?);
        let seed = seed_or_random(self.seed.as_deref())?;
        let seats =
            seats::parse(&self.manner.bots, players, &self.by.bot, &seats::bot_seed(&seed))?;
        let sets = self.setup.tiles();
        if self.sandbox {
            return self.set_up(rules, seed, input);
        }
        let store = match &self.manner.save {
            Some(path) => Store::at(path, sets.clone()),
            None => {
                let values = choices::<G>().iter().map(|choice| self.setup.choice(choice.id));
                Store::new_game(&file_name(G::ID, values, players), seed.as_str(), sets.clone())
            }
        };
        let chance = if self.told { Chance::Told } else { Chance::Seed(seed) };
        let texts = Rc::new(Texts::chosen());
        let session = Session::<G>::start_on(self.terms()?, rules, chance, seats);
        let session = session.map_err(|refusal| miette!("{}", texts.refusal(&refusal)))?;
        let game = fogbound_presenter::at_table(session, SetArgs { tiles: sets }.sets()?, &texts);
        sit_down(game, store, texts, &self.manner, input)
    }

    /// Sets up a position, as an analysis of a game in which nothing has happened.
    fn set_up(&self, rules: Arc<G::Rules>, seed: Seed, input: &mut Input) -> Outcome {
        let texts = Rc::new(Texts::chosen());
        let seats = (0..self.setup.players).map(|_| Seat::Person).collect();
        let session = Session::<G>::start_on(Terms::default(), rules, Chance::Seed(seed), seats);
        let session = session.map_err(|refusal| miette!("{}", texts.refusal(&refusal)))?;
        let files = self.setup.tiles();
        let sets = SetArgs { tiles: files.clone() }.sets()?;
        let record = fogbound_presenter::emptied(&session, &sets)?;
        let store = self.manner.save.as_ref().map(|path| Store::at(path, files.clone()));
        let analysis = Analysis::open("", &record, sets, &texts)?;
        analyse(analysis, store, files, self.manner.in_terminal(), input)
    }

    /// Returns the terms of the table. A shuffle that somebody has named the seed of is no secret, so
    /// nothing is promised about it.
    fn terms(&self) -> miette::Result<Terms> {
        let salt = match self.seed {
            Some(_) => None,
            None => Salt::parse(&random_bits()?),
        };
        Ok(Terms { aid: self.help.aid, salt })
    }

    /// Offers an unfinished game of this kind, where somebody sits at a terminal and asked for nothing in
    /// particular.
    fn begin(&self, input: &mut Input) -> Begin {
        if let Some(path) = &self.resume {
            return Begin::Resume(path.clone());
        }
        let asked = self.told
            || self.sandbox
            || self.new
            || self.seed.is_some()
            || self.manner.save.is_some();
        if asked || !input.is_terminal() {
            return Begin::New;
        }
        let Some(path) = newest_unfinished(Some(G::ID)) else { return Begin::New };
        let (texts, screen) = (Rc::new(Texts::chosen()), Screen::new(self.manner.no_color));
        let Ok(told) = describe(&path, &texts, &read_sets) else { return Begin::New };
        screen.say(&texts.say(msg!("resume-offer", game = told)));
        match screen.line(&texts.say(msg!("resume-prompt")), input) {
            Some(answer) if answer.trim().to_lowercase().starts_with('n') => Begin::New,
            Some(_) => Begin::Resume(Some(path)),
            None => Begin::Leave,
        }
    }
}

/// The beginning of a game.
enum Begin {
    New,
    Resume(Option<PathBuf>),
    Leave,
}

/// Returns the name of a file for a game with these values of its choices, like `mists-3-2p`.
fn file_name<'a>(game: GameId, values: impl Iterator<Item = &'a str>, players: u8) -> String {
    let is_word = |value: &str| value.chars().all(|c| c.is_ascii_alphanumeric() || c == ',');
    let word =
        |value: &str| if is_word(value) { value.replace(',', "-") } else { "own".to_owned() };
    let words = values.map(|value| word(value) + "-");
    format!("{game}-{}{players}p", words.collect::<String>())
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

impl Resume {
    /// Goes on with the game in the file, or with the one played last. Reports it if another game was
    /// asked for.
    fn go_on(&self, asked: Option<GameId>, input: &mut Input) -> Outcome {
        let newest = || newest_unfinished(asked).ok_or_else(|| error(msg!("menu-none")));
        let path = self.resume.clone().flatten().map_or_else(newest, Ok)?;
        let texts = Rc::new(Texts::chosen());
        let own = &self.sets.tiles;
        let files: Vec<PathBuf> = own.iter().cloned().chain(sets_beside(&path)).collect();
        let sets = SetArgs { tiles: files.clone() }.sets()?;
        let text = read_text(&path)?;
        let name = path.display().to_string();
        let mut game = fogbound_presenter::open_with(&name, &text, sets, &texts)?;
        if asked.is_some_and(|asked| asked != game.game()) {
            Screen::new(true).say(&texts.say(msg!("resume-other-game", title = game.title())));
        }
        if !matches!(self.manner.bots.as_str(), "none" | "") {
            self.seat_bots(game.as_mut(), &texts)?;
        }
        let store = match &self.manner.save {
            Some(save) => Store::at(save, files),
            None => Store::resumed(&path, &text, own.clone()),
        };
        sit_down(game, store, texts, &self.manner, input)
    }

    /// Seats the bots that `--bots` names, and people on the other seats.
    fn seat_bots(&self, game: &mut dyn Presenter, texts: &Texts) -> miette::Result<()> {
        let chairs = game.chairs();
        let players = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
        let best = form(game.game(), texts).bots.last().copied();
        let bot = self.bot.as_deref().or(best).unwrap_or_default();
        let bots = seats::named(&self.manner.bots, players)?;
        for chair in chairs {
            let who = if bots.contains(&chair.seat) { bot } else { "person" };
            let seated = game.give_seat(chair.seat, who);
            seated.map_err(|refused| miette!("{}", refused.text))?;
        }
        Ok(())
    }
}

/// Plays a game that somebody has wished for. Without a seed it gets one, and a promise about it.
pub fn play_wish(wish: &Wish, input: &mut Input) -> Outcome {
    let mut wish = wish.clone();
    if wish.seed.is_empty() {
        (wish.seed, wish.salt) = (random_bits()?, random_bits()?);
    }
    let texts = Rc::new(Texts::chosen());
    let game = fogbound_presenter::start(&wish, &texts);
    let game = game.map_err(|refused| miette!("{}", refused.text))?;
    let form = form(wish.game, &texts);
    let values = form.choices.iter().map(|choice| wish.value(choice.id));
    let players = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let store = Store::new_game(&file_name(wish.game, values, players), &wish.seed, Vec::new());
    sit_down(game, store, texts, &Manner::default(), input)
}

/// Goes on with an unfinished game that somebody has chosen from the menu.
pub fn play_file(path: PathBuf, input: &mut Input) -> Outcome {
    Resume { resume: Some(Some(path)), ..Resume::default() }.go_on(None, input)
}

/// Plays a game that goes on from an analysis, in a new file.
pub fn play_branch(
    record: &str,
    sets: Vec<PathBuf>,
    manner: fogbound_terminal::Manner,
    input: &mut Input,
) -> Outcome {
    let texts = Rc::new(Texts::chosen());
    let own = SetArgs { tiles: sets.clone() }.sets()?;
    let game = fogbound_presenter::open_with("", record, own, &texts)?;
    let name = format!("{}-analysis", game.game());
    let store = Store::new_game(&name, &game.wish().seed, sets);
    let fogbound_terminal::Manner { no_color, quick } = manner;
    sit_down(game, store, texts, &Manner { no_color, quick, ..Manner::default() }, input)
}

fn sit_down(
    game: Box<dyn Presenter>,
    store: Store,
    texts: Rc<Texts>,
    manner: &Manner,
    input: &mut Input,
) -> Outcome {
    let path = store.path().to_path_buf();
    let played = Front::new(game, store, texts.clone(), manner.in_terminal()).run(input);
    played.map_err(|trouble| report(&trouble, &path, &texts))?;
    Ok(ExitCode::SUCCESS)
}

/// Explains why a game cannot be kept, and what to do.
pub fn report(trouble: &Trouble, path: &Path, texts: &Texts) -> miette::Report {
    let (text, advice) = trouble.told(path, texts);
    MietteDiagnostic::new(text).with_help(advice).into()
}
