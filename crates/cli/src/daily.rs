//! `fogbound daily`: the deal of a day, the same for everybody.

use crate::common::{Misuse, Outcome, read_text, text};
use crate::play;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use fogbound_presenter::daily::{Day, day_of, deal, told};
use fogbound_table::games::GameId;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::store::{finished, unfinished};
use fogbound_terminal::{Input, Screen};
use std::path::PathBuf;
use std::rc::Rc;

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

/// Plays the deal of a day. One that was begun goes on; if one was finished, its result is told before another try.
pub fn play(game: GameId, day: &str, input: &mut Input) -> Outcome {
    let Some(day) = Day::parse(day) else {
        return Err(Misuse::of(text(msg!("daily-no-day", day))));
    };
    // Somewhere it may be the day after already.
    if day.to_string() > tomorrow() {
        return Err(Misuse::of(text(msg!("daily-not-yet", day = day.to_string()))));
    }
    let wish = deal(game, &day);
    let texts = Rc::new(Texts::chosen());
    let kept = |path: &PathBuf| {
        let record = read_text(path).ok().filter(|record| record.contains(&wish.seed))?;
        let kept = fogbound_presenter::open(&record, &texts).ok()?;
        let is_it = kept.game() == game && day_of(&kept.wish()).as_ref() == Some(&day);
        is_it.then_some(kept)
    };
    let screen = Screen::new(false);
    if let Some(begun) = unfinished().into_iter().find(|path| kept(path).is_some()) {
        screen.say(&texts.say(msg!("daily-begun")));
        return play::play_file(begun, input);
    }
    if let Some(result) = finished().iter().find_map(|path| told(kept(path)?.as_ref(), &texts)) {
        screen.say(&texts.say(msg!("daily-done")));
        screen.raw(&result);
    }
    play::play_wish(&wish, input)
}

/// Returns the day here, as the calendar writes it.
pub fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}

fn tomorrow() -> String {
    let today = jiff::ZonedDateTime::now().date();
    // The calendar goes on for some thousand years.
    today.tomorrow().unwrap_or(today).to_string()
}
