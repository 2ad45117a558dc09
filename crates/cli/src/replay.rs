//! `fogbound replay`.

mod carcassonne;
mod ghosts_galore;
mod mists;

use crate::common::{Outcome, read_text};
use crate::trace::SetArgs;
use fogbound_table::record::{AnyRecord, Playable, Record, Replay, Sets};
use fogbound_table::texts::Texts;
use fogbound_table::with_record;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound replay`.
#[derive(clap::Args)]
pub struct Args {
    /// A record of a game
    file: PathBuf,
    /// Show the position after this many decisions instead of the last one
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print a summary and the position as one JSON object
    #[arg(long)]
    json: bool,
    /// Print the record in its public form: what a spectator may know
    #[arg(long, conflicts_with_all = ["to", "json"])]
    public: bool,
    #[command(flatten)]
    tiles: SetArgs,
}

/// A game that can be shown in words and characters.
trait Shown: Playable {
    /// What the summary says of the setup.
    fn setup_summary(rules: &Self::Rules) -> Vec<(&'static str, Value)>;

    /// The word of the question asked now, if one is.
    fn ask(game: &Self) -> Option<&'static str>;

    /// What was played.
    fn title(rules: &Self::Rules, texts: &Texts) -> String;

    /// The events after a decision as sentences.
    fn events(replay: &Replay<Self>, events: &[Self::Event], texts: &Texts) -> Vec<String>;

    /// What a seat did, in the position `before` it.
    fn answer(before: &Self, seat: u8, action: Self::Action, texts: &Texts) -> String;

    /// The board and the state of the game.
    fn board(game: &Self, texts: &Texts) -> Vec<String>;

    /// What is asked now.
    fn asked(game: &Self, texts: &Texts) -> Option<String>;
}

pub fn run(args: Args) -> Outcome {
    let sets = args.tiles.sets()?;
    let record = AnyRecord::parse(&args.file.display().to_string(), &read_text(&args.file)?)?;
    with_record!(record, record => args.show(&record, &sets))
}

impl Args {
    fn show<G: Shown>(&self, record: &Record<G>, sets: &Sets) -> Outcome {
        if self.public {
            print!("{}", record.public(sets)?.to_text());
            return Ok(ExitCode::SUCCESS);
        }
        let replay = record.replay(sets)?;
        let decisions = replay.taken().len();
        let at = self.to.unwrap_or(decisions);
        let Some(game) = replay.at(at) else {
            let decisions = decisions.into();
            eprintln!("{}", Texts::chosen().get("replay-beyond", &[("decisions", decisions)]));
            return Ok(ExitCode::from(2));
        };
        match self.json {
            true => println!("{}", summary(&replay, at, game)),
            false => print!("{}", show(&replay, at, game)),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn summary<G: Shown>(replay: &Replay<G>, at: usize, game: &G) -> Value {
    let mut summary = json!({
        "game": G::NAME,
        "decisions": replay.taken().len(),
        "undone": replay.undone(),
        "at": at,
        "ask": G::ask(game),
        "over": game.is_over(),
        "result": G::result(game),
        "hash": game.public_hash().to_string(),
        "position": G::position(game),
    });
    for (key, value) in G::setup_summary(replay.rules()) {
        summary[key] = value;
    }
    summary
}

/// The position in words and characters.
fn show<G: Shown>(replay: &Replay<G>, at: usize, game: &G) -> String {
    let texts = Texts::chosen();
    let mut lines = vec![G::title(replay.rules(), &texts), place(&texts, replay, at)];
    lines.extend(last(&texts, replay, at));
    lines.extend(G::board(game, &texts));
    // The last events have told how it ended.
    let waits = || texts.get("replay-draw", &[]);
    let question = G::asked(game, &texts);
    lines.extend(question.or_else(|| game.wants_tile().then(waits)));
    lines.push(texts.get("replay-hash", &[("hash", game.public_hash().to_string().into())]));
    lines.retain(|line| !line.is_empty());
    lines.join("\n") + "\n"
}

fn place<G: Shown>(texts: &Texts, replay: &Replay<G>, at: usize) -> String {
    let (decisions, undone) = (replay.taken().len(), replay.undone());
    let args = [("at", at.into()), ("decisions", decisions.into()), ("undone", undone.into())];
    texts.get("replay-place", &args)
}

/// The last decision and what came of it.
fn last<G: Shown>(texts: &Texts, replay: &Replay<G>, at: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let events = match at.checked_sub(1) {
        None => {
            lines.push(texts.get("replay-start", &[]));
            replay.start_events()
        }
        Some(last) => {
            let taken = &replay.taken()[last];
            // The decision was taken, so there is a position before it.
            let before = replay.at(last).unwrap_or(replay.end());
            let player = player(texts, taken.seat);
            let action = G::answer(before, taken.seat, taken.action, texts);
            let args = [("player", player.into()), ("action", action.into())];
            lines.push(texts.get("replay-last", &args));
            &taken.events
        }
    };
    lines.extend(G::events(replay, events, texts));
    lines
}

fn player(texts: &Texts, seat: u8) -> String {
    texts.get("name-person", &[("seat", seat.into())])
}

fn players(texts: &Texts, count: u8) -> Vec<String> {
    (0..count).map(|seat| player(texts, seat)).collect()
}
