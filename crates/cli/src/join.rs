//! `fogbound join`: a place at a table elsewhere, in the terminal.

use crate::common::{Outcome, misuse};
use crate::setup::number;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::online::{Failure, Left, TableLink, Visit, visit};
use fogbound_terminal::{Input, Manner};
use miette::{MietteDiagnostic, Report};
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound join`.
#[derive(clap::Args)]
pub struct Args {
    /// The link of the table, as the page or `fogbound host` gives it: http://192.168.1.7:8080/#/t/TABLE
    link: String,
    /// The seat to take, counted from one, without being asked; who has had it from here gets it back
    #[arg(long, value_name = "N", value_parser = number(1..=255))]
    seat: Option<u32>,
    /// Your name at the table [default: it is asked for, and remembered]
    #[arg(long)]
    name: Option<String>,
    /// Look on without taking a seat
    #[arg(long, conflicts_with_all = ["seat", "name"])]
    watch: bool,
    #[command(flatten)]
    manner: MannerArgs,
}

/// How a game is shown and played.
#[derive(clap::Args, Clone, Copy)]
pub struct MannerArgs {
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    no_color: bool,
    /// Take every answer at once, without showing its consequences first
    #[arg(long)]
    quick: bool,
}

impl From<MannerArgs> for Manner {
    fn from(args: MannerArgs) -> Manner {
        Manner { no_color: args.no_color, quick: args.quick }
    }
}

/// The exit code of a program that was stopped by Ctrl-C.
const STOPPED: u8 = 130;

pub fn run(args: Args) -> Outcome {
    let link = TableLink::parse(&args.link);
    let link = link.ok_or_else(|| misuse(msg!("join-no-link", link = args.link.as_str())))?;
    sit_down(Visit {
        link,
        seat: args.seat.and_then(|seat| u8::try_from(seat - 1).ok()),
        name: args.name,
        watches: args.watch,
        manner: args.manner.into(),
    })
}

/// Goes to a table, and plays there until somebody leaves.
pub fn sit_down(to: Visit) -> Outcome {
    let texts = Rc::new(Texts::chosen());
    match visit(to, &texts, Input::stdin) {
        Ok(Left::Quit) => Ok(ExitCode::SUCCESS),
        Ok(Left::Interrupted) => Ok(ExitCode::from(STOPPED)),
        Err(failure) => Err(report(&failure, &texts)),
    }
}

/// Explains why nobody can sit there, and what to do.
fn report(failure: &Failure, texts: &Texts) -> Report {
    let (text, advice) = failure.told(texts);
    let diagnostic = MietteDiagnostic::new(text);
    match advice.is_empty() {
        true => diagnostic.into(),
        false => diagnostic.with_help(advice).into(),
    }
}
