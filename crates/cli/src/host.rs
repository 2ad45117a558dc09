//! `fogbound host`: a table for friends elsewhere, and a place at it in this terminal.

mod serving;

use crate::common::{Outcome, error, misuse, random_bits};
use crate::join::{MannerArgs, sit_down};
use crate::of_game::{ArgsOfGame, OfGame};
use crate::play::seats;
use crate::setup::{AidArg, BotArg, SetupArgs};
use clap::builder::PossibleValuesParser;
use clap::{Args as _, Command, FromArgMatches as _};
use fogbound_bots::Seated;
use fogbound_game::Values;
use fogbound_presenter::Presented;
use fogbound_protocol::{Choice, Wanted};
use fogbound_table::games::GameId;
use fogbound_table::setup::{SetUp, choices};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use fogbound_terminal::online::{NotMade, Server, TableLink, Visit, kept, make_table};
use fogbound_terminal::store::quoted;
use fogbound_terminal::{Screen, qr_lines};
use miette::{IntoDiagnostic as _, miette};
use serving::{Serving, in_the_network, server_at};
use std::net::IpAddr;
use std::path::PathBuf;

/// Arguments of `fogbound host`.
#[derive(clap::Args)]
#[command(arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    game: OfGame<Hosts>,
}

/// The arguments of each game.
struct Hosts;

impl ArgsOfGame for Hosts {
    fn augment(game: GameId, command: Command) -> Command {
        with_game!(game, G => without_files::<G>(Table::<G>::augment_args(command)))
    }
}

/// Hides the arguments for files of one's own, which a server does not have.
fn without_files<G: SetUp>(command: Command) -> Command {
    let choice = |what: &str| choices::<G>().iter().find(|choice| choice.id == what);
    G::FILES.iter().fold(command, |command, what| match choice(what).map(|it| it.values) {
        Some(Values::One(values)) => command.mut_arg(what, |arg| {
            arg.value_parser(PossibleValuesParser::new(values))
                .value_name("NUMBER")
                .help("One of these")
        }),
        _ => command.mut_arg(what, |arg| arg.hide(true)),
    })
}

/// Arguments of `fogbound host GAME`.
#[derive(clap::Args)]
struct Table<G: SetUp + Seated> {
    #[command(flatten)]
    setup: SetupArgs<G>,
    /// Seats that bots play, counted from one: `2,3`, `all-but-1`. You get the first of the others, friends the rest
    #[arg(long, value_name = "SEATS", default_value = "none")]
    bots: String,
    #[command(flatten)]
    by: BotArg<G>,
    #[command(flatten)]
    help: AidArg,
    /// Your name at the table [default: the one that was used last]
    #[arg(long)]
    name: Option<String>,
    /// Show the table in the server's list of tables that anybody may join
    #[arg(long)]
    listed: bool,
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    manner: MannerArgs,
}

/// Where the table is.
#[derive(clap::Args)]
struct Place {
    /// Make the table at a server elsewhere, instead of serving it from here
    #[arg(long, value_name = "URL", conflicts_with_all = ["port", "address", "tables"])]
    server: Option<String>,
    /// Port to listen on, 0 for any [default: 8080, or the next that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Address of this machine to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// File in which the table is kept [default: tables.db in the data folder]
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,
}

pub fn run(args: Args) -> Outcome {
    let OfGame { game, matches, .. } = args.game;
    with_game!(game, G => Table::<G>::from_arg_matches(&matches).into_diagnostic()?.run())
}

impl<G: Presented + 'static> Table<G> {
    fn run(self) -> Outcome {
        let wanted = self.wanted()?;
        match &self.place.server {
            Some(server) => {
                let server = Server::parse(server)
                    .ok_or_else(|| misuse(msg!("host-no-server", server = server.as_str())))?;
                self.play(&server, &server, &wanted)
            }
            None => {
                let (address, port) = (self.place.address, self.place.port);
                let serving = Serving::start(address, port, self.place.tables.as_deref())?;
                // Who sits here is nearer to the server than the others are.
                let here = server_at(serving.address)?;
                let for_others = server_at(in_the_network(serving.address))?;
                let port = serving.address.port();
                let played = self.play(&here, &for_others, &wanted);
                serving.end()?;
                let played = played?;
                self.say_how_to_serve(port);
                Ok(played)
            }
        }
    }

    /// Returns the table: this terminal has the first seat that no bot has, friends get the others.
    fn wanted(&self) -> miette::Result<Wanted> {
        let choices = self.setup.without_files().ok_or_else(|| misuse(msg!("host-files")))?;
        self.setup.rules()?;
        let bots = seats::named(&self.bots, self.setup.players)?;
        let maker = (0..self.setup.players).find(|seat| !bots.contains(seat));
        let maker = maker.ok_or_else(|| misuse(msg!("host-no-seat")))?;
        let holder = |seat: u8| match seat {
            _ if bots.contains(&seat) => self.by.bot.clone(),
            _ if seat == maker => "person".to_owned(),
            _ => "open".to_owned(),
        };
        Ok(Wanted {
            game: G::ID.to_string(),
            seats: (0..self.setup.players).map(holder).collect(),
            choices: choices.into_iter().map(|(id, value)| Choice { id, value }).collect(),
            aid: self.help.aid.name().to_owned(),
            name: self.name.clone().unwrap_or_else(kept::name),
            token: random_bits()?,
            listed: self.listed,
            ..Wanted::default()
        })
    }

    /// Makes the table, prints its link, and sits down.
    fn play(&self, here: &Server, for_others: &Server, wanted: &Wanted) -> Outcome {
        let texts = Texts::chosen();
        let (link, seat) =
            make_table(here, wanted, texts.tag()).map_err(|not_made| match not_made {
                NotMade::Refused(text) => miette!("{text}"),
                NotMade::Unreached(failure) => error(msg!("host-unmade", error = failure)),
            })?;
        let seat = seat.unwrap_or_default();
        let kept = kept::KeptSeat { seat, token: wanted.token.clone() };
        kept::remember(&link.table, &kept).into_diagnostic()?;
        if let Some(name) = &self.name {
            kept::remember_name(name);
        }
        let shown = TableLink { server: for_others.clone(), table: link.table.clone() };
        let manner = fogbound_terminal::Manner::from(self.manner);
        self.invite(&shown, &texts, &Screen::new(manner.no_color));
        sit_down(Visit { link, seat: Some(seat), name: None, watches: false, manner })
    }

    /// Prints the command that serves the table again.
    fn say_how_to_serve(&self, port: u16) {
        let mut arguments = format!("--port {port}");
        if !self.place.address.is_loopback() {
            arguments += &format!(" --address {}", self.place.address);
        }
        if let Some(file) = &self.place.tables {
            arguments += &format!(" --tables {}", quoted(file));
        }
        Screen::new(true).verbatim(&Texts::chosen().say(msg!("host-left", arguments)));
    }

    /// Prints the link of the table, and as a picture for phones.
    fn invite(&self, link: &TableLink, texts: &Texts, screen: &Screen) {
        let page = link.page();
        screen.say(&texts.say(msg!("host-link")));
        screen.verbatim(&page);
        for line in qr_lines(&page, screen.colour).unwrap_or_default() {
            screen.raw(&line);
        }
        screen.verbatim(&texts.say(msg!("host-join", link = page)));
        if self.place.server.is_none() {
            if self.place.address.is_loopback() {
                screen.say(&texts.say(msg!("host-alone")));
            }
            screen.say(&texts.say(msg!("host-ends")));
        }
        screen.raw("");
    }
}
