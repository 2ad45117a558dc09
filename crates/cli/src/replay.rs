//! `fogbound replay`.

use crate::board;
use crate::common::Outcome;
use crate::trace::{SetArgs, read_record};
use fogbound_mists::{Game, Status};
use fogbound_table::record::Replay;
use fogbound_table::texts::{Names, Texts, Value};
use fogbound_table::trace;
use serde_json::json;
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

pub fn run(args: Args) -> Outcome {
    let sets = args.tiles.sets()?;
    let (record, replay) = read_record(&args.file, &sets)?;
    if args.public {
        print!("{}", record.public(&sets)?.to_text());
        return Ok(ExitCode::SUCCESS);
    }
    let decisions = replay.taken().len();
    let at = args.to.unwrap_or(decisions);
    let Some(game) = replay.at(at) else {
        let decisions = decisions.into();
        eprintln!("{}", Texts::english().get("replay-beyond", &[("decisions", decisions)]));
        return Ok(ExitCode::from(2));
    };
    match args.json {
        true => println!("{}", summary(&replay, at, game)),
        false => print!("{}", show(&replay, at, game)),
    }
    Ok(ExitCode::SUCCESS)
}

fn summary(replay: &Replay, at: usize, game: &Game) -> serde_json::Value {
    let setup = replay.rules().setup();
    let names = |colours: &Vec<fogbound_game::Colour>| -> Vec<&str> {
        colours.iter().map(|colour| colour.name()).collect()
    };
    json!({
        "game": "mists",
        "level": setup.level.number,
        "players": setup.seats.iter().map(names).collect::<Vec<_>>(),
        "decisions": replay.taken().len(),
        "undone": replay.undone(),
        "at": at,
        "ask": game.decision().map(|decision| decision.ask.name()),
        "over": game.outcome().is_some(),
        "result": game.outcome().map(|outcome| trace::result(game, outcome)),
        "hash": game.hash().to_string(),
        "position": trace::position(game),
    })
}

/// The position in words and characters.
fn show(replay: &Replay, at: usize, game: &Game) -> String {
    let texts = Texts::english();
    let mut lines = vec![title(&texts, replay), place(&texts, replay, at)];
    lines.extend(last(&texts, replay, at));
    lines.push(board::render(game, board::Style::default()));
    lines.extend(status(&texts, game));
    lines.push(match game.status() {
        Status::Decision(decision) => texts.question(&decision, game),
        Status::Draw => texts.get("replay-draw", &[]),
        // The last events have told how it ended.
        Status::Over(_) => String::new(),
    });
    lines.push(texts.get("replay-hash", &[("hash", game.hash().to_string().into())]));
    lines.retain(|line| !line.is_empty());
    lines.join("\n") + "\n"
}

fn title(texts: &Texts, replay: &Replay) -> String {
    let setup = replay.rules().setup();
    let message = if setup.level.number.is_some() { "replay-title" } else { "replay-title.custom" };
    let args = [
        ("level", setup.level.number.unwrap_or(0).into()),
        ("players", replay.rules().players().into()),
        ("tiles", setup.set.title.as_str().into()),
        ("version", setup.set.version.to_string().into()),
    ];
    texts.get(message, &args)
}

fn place(texts: &Texts, replay: &Replay, at: usize) -> String {
    let (decisions, undone) = (replay.taken().len(), replay.undone());
    let args = [("at", at.into()), ("decisions", decisions.into()), ("undone", undone.into())];
    texts.get("replay-place", &args)
}

/// The last decision and what came of it.
fn last(texts: &Texts, replay: &Replay, at: usize) -> Vec<String> {
    let seat = |seat: u8| texts.get("name-person", &[("seat", Value::from(seat))]);
    let players: Vec<String> = (0..replay.rules().players()).map(seat).collect();
    let names = Names { rules: replay.rules(), players: &players };
    let mut lines = Vec::new();
    let events = match at.checked_sub(1) {
        None => {
            lines.push(texts.get("replay-start", &[]));
            replay.start_events()
        }
        Some(last) => {
            let taken = &replay.taken()[last];
            let player = names.player(texts, taken.decision.seat);
            let action = texts.action(&taken.action, replay.at(last));
            lines.push(
                texts.get("replay-last", &[("player", player.into()), ("action", action.into())]),
            );
            &taken.events
        }
    };
    lines.extend(events.iter().map(|event| texts.event(event, &names)));
    lines
}

fn status(texts: &Texts, game: &Game) -> Vec<String> {
    let list = |items: Vec<String>| items.join(", ");
    let colours = game.rules().setup().seats.iter().flatten();
    let of = |colour: &fogbound_game::Colour, n: String| format!("{} {n}", texts.colour(*colour));
    let points = game.rules().scoring().iter().map(|c| of(c, game.points(*c).to_string()));
    let supply = colours.map(|colour| of(colour, game.supply(*colour).to_string()));
    let piles = game.piles().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let hounds: Vec<String> = game
        .hounds()
        .map(|(hound, place)| format!("{} ({})", texts.hound(hound), place.name()))
        .collect();
    let mut lines = vec![
        texts.get(
            "replay-points",
            &[
                ("points", list(points.collect()).into()),
                ("goal", game.rules().level().goal.to_string().into()),
            ],
        ),
        texts.get("replay-ghosts", &[("supply", game.ghost_supply().into())]),
        texts.get("replay-piles", &[("piles", piles.into())]),
        texts.get("replay-supply", &[("supply", list(supply.collect()).into())]),
    ];
    if !hounds.is_empty() {
        lines.push(texts.get("replay-hounds", &[("hounds", list(hounds).into())]));
    }
    lines
}
