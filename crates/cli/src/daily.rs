//! `fogbound daily`: the deal of a day, the same for everybody.

use crate::common::{Misuse, Outcome, text};
use crate::play;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use fogbound_presenter::daily::{Day, deal};
use fogbound_table::games::GameId;
use fogbound_table::texts::msg;
use fogbound_terminal::Input;

/// Arguments of `fogbound daily`.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = games())]
    game: GameId,
    /// The day [default: today]
    #[arg(long, value_name = "YYYY-MM-DD")]
    day: Option<String>,
}

/// Reads the name of a game.
fn games() -> impl TypedValueParser<Value = GameId> {
    let names = GameId::ALL.iter().map(|game| game.name());
    // No other name comes so far.
    PossibleValuesParser::new(names)
        .try_map(|name| name.parse::<GameId>().map_err(|_| format!("there is no game {name}")))
}

/// Plays the deal.
pub fn run(args: &Args) -> Outcome {
    let day = args.day.clone().unwrap_or_else(today);
    play(args.game, &day, &mut Input::stdin())
}

/// Plays the deal of a day.
pub fn play(game: GameId, day: &str, input: &mut Input) -> Outcome {
    match Day::parse(day) {
        Some(day) => play::play_wish(&deal(game, &day), input),
        None => Err(Misuse::of(text(msg!("daily-no-day", day)))),
    }
}

/// Returns the day here, as the calendar writes it.
pub fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}
