//! `fogbound replay`.

use crate::common::{Outcome, error, misuse, print, read_text};
use crate::trace::SetArgs;
use fogbound_game::Deciding;
use fogbound_presenter::{Presenter, attempt, review};
use fogbound_table::games::{AnyRecord, Playable};
use fogbound_table::record::{Record, Replay, Sets};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_record;
use fogbound_terminal::Screen;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound replay`.
#[derive(clap::Args)]
pub struct Args {
    /// A record of a game
    file: PathBuf,
    /// Show the position after this many decisions instead of the last one
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,
    /// Print a summary and the position as one JSON object
    #[arg(long)]
    json: bool,
    /// Print the record in its public form: what a spectator may know
    #[arg(long, conflicts_with_all = ["to", "json"])]
    public: bool,
    /// Print the record of another game that goes on from this position, with the same tiles
    #[arg(long, conflicts_with_all = ["public", "json"])]
    branch: bool,
    /// Look for the turn that a lost game hung on: a bot plays on from earlier turns
    #[arg(long, conflicts_with_all = ["to", "public", "json", "branch"])]
    turning: bool,
    /// Look at a finished game again: what was to be expected turn by turn, and what cost most
    #[arg(long, conflicts_with_all = ["to", "public", "json", "branch", "turning"])]
    review: bool,
    /// Whose game --review looks at, where each plays alone; otherwise that of the first person
    #[arg(long, value_name = "SEAT", requires = "review", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    #[command(flatten)]
    tiles: SetArgs,
}

pub fn run(args: Args) -> Outcome {
    let sets = args.tiles.sets()?;
    let name = args.file.display().to_string();
    let text = read_text(&args.file)?;
    let texts = Rc::new(Texts::chosen());
    if args.public || args.json {
        return with_record!(AnyRecord::parse(&name, &text)?, record => args.print(&record, &sets));
    }
    let game = fogbound_presenter::open_with(&name, &text, sets, &texts)?;
    let at = args.to.unwrap_or(game.plies());
    if at > game.plies() {
        return Err(beyond(game.plies()));
    }
    if args.branch {
        if args.to.is_none() && game.is_over() {
            return Err(misuse(msg!("replay-branch-where")));
        }
        let branch = game.branch(at).ok_or_else(|| error(msg!("replay-no-branch")))?;
        print(&branch)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.turning {
        return turning(game.as_ref(), &name, &texts);
    }
    if args.review {
        return look_back(game.as_ref(), args.seat, &name, &texts);
    }
    let hashes = text.lines().filter(|line| line.starts_with("hash ")).count();
    let screen = Screen::new(false);
    let lines = fogbound_terminal::replay::lines(game.as_ref(), at, &screen, &texts);
    lines.iter().for_each(|line| screen.raw(line));
    screen.say(&fogbound_terminal::replay::verified(game.as_ref(), hashes, &texts));
    Ok(ExitCode::SUCCESS)
}

/// Tells the turn that a lost game hung on, and how to play on from there.
fn turning(game: &dyn Presenter, file: &str, texts: &Texts) -> Outcome {
    let mut turning = game.turning().ok_or_else(|| error(msg!("replay-not-lost")))?;
    let record = game.record();
    let spinner = ProgressBar::new_spinner();
    while let Some(asked) = turning.next() {
        let wins = attempt(&record, asked).ok_or_else(|| error(msg!("replay-no-tries")))?;
        turning.note(asked, wins);
        spinner.set_message(texts.say(msg!("turning-tries", n = turning.tries())));
        spinner.tick();
    }
    spinner.finish_and_clear();
    let ((told, ply), screen) = (game.tell_turning(&turning), Screen::new(false));
    screen.say(&told.text);
    screen.say(&texts.say(msg!("turning-tries", n = turning.tries())));
    say_how(ply, file, &screen, texts);
    Ok(ExitCode::SUCCESS)
}

/// Tells what was to be expected turn by turn, which decisions cost most, and how to play on from there.
fn look_back(game: &dyn Presenter, seat: Option<u8>, file: &str, texts: &Texts) -> Outcome {
    let seat = seat.map(|number| number - 1);
    let mut looked = game.review(seat).ok_or_else(|| error(msg!("replay-no-review")))?;
    if seat.is_some() && looked.whose() != seat {
        return Err(misuse(msg!("replay-review-whose", seats = looked.numbers(""))));
    }
    let record = game.record();
    let spinner = ProgressBar::new_spinner();
    while let Some(stop) = looked.next(&[]) {
        let judged = review(&record, stop).ok_or_else(|| error(msg!("replay-no-tries")))?;
        looked.note(stop, judged);
        let (done, all) = looked.progress();
        spinner.set_message(texts.say(msg!("lookback-progress", done, all)));
        spinner.tick();
    }
    spinner.finish_and_clear();
    let found = game.lookback(&looked);
    let screen = Screen::new(false);
    let lines = fogbound_terminal::replay::lookback(&found, &screen, texts);
    lines.iter().for_each(|line| screen.say(line));
    say_how(found.mistakes.first().map(|mistake| mistake.ply), file, &screen, texts);
    Ok(ExitCode::SUCCESS)
}

/// Tells how to play on from a position, if there is one.
fn say_how(ply: Option<usize>, file: &str, screen: &Screen, texts: &Texts) {
    let how = ply.map(|ply| texts.say(msg!("replay-turning", file, ply)));
    how.iter().for_each(|how| screen.verbatim(how));
}

fn beyond(decisions: usize) -> miette::Report {
    misuse(msg!("replay-beyond", decisions))
}

impl Args {
    /// Prints what programs read of a record.
    fn print<G: Playable>(&self, record: &Record<G>, sets: &Sets) -> Outcome {
        if self.public {
            print(&record.public(sets)?.to_text())?;
            return Ok(ExitCode::SUCCESS);
        }
        let replay = record.replay(sets)?;
        let decisions = replay.taken().len();
        let at = self.to.unwrap_or(decisions);
        let Some(game) = replay.at(at) else { return Err(beyond(decisions)) };
        print(&format!("{}\n", summary(&replay, at, game)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A position as one object: the setup in the form of traces, and the fields common to every game.
fn summary<G: Playable>(replay: &Replay<G>, at: usize, game: &G) -> Value {
    let asked = match game.deciding() {
        Deciding::Nobody => None,
        Deciding::One(seat) => Some(seat),
        Deciding::Together(seats) => seats.smallest(),
    };
    let mut summary = G::setup(game, false);
    for (key, value) in [
        ("game", json!(G::NAME)),
        ("decisions", json!(replay.taken().len())),
        ("undone", json!(replay.undone())),
        ("at", json!(at)),
        ("ask", json!(asked.map(|seat| G::question(game, seat).ask))),
        ("over", json!(game.is_over())),
        ("result", json!(G::result(game))),
        ("hash", json!(game.hash().to_string())),
        ("position", G::position(game)),
    ] {
        summary[key] = value;
    }
    summary
}
