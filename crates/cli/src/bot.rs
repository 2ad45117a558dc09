//! `fogbound bot`: our bots, as programs that an arena asks.

use crate::bot_lines::{Budget, FromBot, ToBot, VERSION};
use crate::bot_words::{BotWords, bot_within};
use crate::common::{Outcome, print, text};
use crate::trace::SetArgs;
use fogbound_bots::crew::think_on;
use fogbound_bots::{Bot, Veiled, usual_bot};
use fogbound_game::Seed;
use fogbound_table::games::{GameId, Playable};
use fogbound_table::record::{Record, Sets};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use miette::IntoDiagnostic as _;
use std::num::NonZero;
use std::process::ExitCode;

/// Arguments of `fogbound bot`.
#[derive(clap::Args)]
pub struct Args {
    /// Which bot answers [default: the best of the game that is played]
    #[arg(long, visible_alias = "level", value_name = "NAME", value_parser = BotWords::of_all())]
    bot: Option<String>,
    /// Threads on which it thinks about a decision, if it looks ahead; it decides the same on any number
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZero<u32>,
    #[command(flatten)]
    tiles: SetArgs,
}

/// A bot in a game: the answer to a record of its seat.
type Player = Box<dyn FnMut(&str, u8) -> Result<String, String>>;

pub fn run(args: &Args) -> Outcome {
    let sets = args.tiles.sets()?;
    think_on(args.threads.get());
    let mut player: Option<Player> = None;
    for line in std::io::stdin().lines() {
        let line = line.into_diagnostic()?;
        let answer = match serde_json::from_str(&line) {
            Ok(ToBot::Hello { versions }) => Some(match versions.contains(&VERSION) {
                true => FromBot::Welcome { version: VERSION },
                false => FromBot::Error { text: text(msg!("program-version", version = VERSION)) },
            }),
            Ok(ToBot::Game { game, seed, seat, budget, .. }) => {
                let seed = Seed::new(seed);
                let sat = sit_down(args.bot.as_deref(), budget, &game, &seed, seat, &sets);
                let (sat, trouble) =
                    sat.map_or_else(|text| (None, Some(text)), |it| (Some(it), None));
                player = sat;
                trouble.map(|text| FromBot::Error { text })
            }
            Ok(ToBot::Asked { record, seat, .. }) => {
                let asked = player.as_mut().map(|player| player(&record, seat));
                Some(match asked.unwrap_or_else(|| Err(text(msg!("program-no-game")))) {
                    Ok(action) => FromBot::Choose { action },
                    Err(text) => FromBot::Error { text },
                })
            }
            Ok(ToBot::Quit) => break,
            Ok(ToBot::Over { .. } | ToBot::Error { .. } | ToBot::Other) => None,
            Err(error) => {
                let error = error.to_string();
                Some(FromBot::Error { text: text(msg!("program-unreadable", error)) })
            }
        };
        if let Some(answer) = answer {
            print(&format!("{}\n", serde_json::to_string(&answer).into_diagnostic()?))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the bot of a seat, or what is in its way.
fn sit_down(
    bot: Option<&str>,
    budget: Option<Budget>,
    game: &str,
    seed: &Seed,
    seat: u8,
    sets: &Sets,
) -> Result<Player, String> {
    let known = game.parse::<GameId>().map_err(|_| text(msg!("program-other-game", game)))?;
    with_game!(known, G => {
        let name = bot.unwrap_or_else(|| usual_bot::<G>());
        let bot = bot_within::<G>(name, budget, seed, seat);
        let mut bot = bot.ok_or_else(|| text(msg!("error-bot", bot = name)))?;
        let sets = sets.clone();
        Ok(Box::new(move |record: &str, seat| answer::<G>(&mut *bot, record, seat, &sets)))
    })
}

/// Returns the answer of a bot to the last position of a record in the form of its seat.
fn answer<G: Playable>(
    bot: &mut dyn Bot<G>,
    record: &str,
    seat: u8,
    sets: &Sets,
) -> Result<String, String> {
    let told =
        |error: &dyn std::fmt::Display| text(msg!("program-unreadable", error = error.to_string()));
    let record = Record::<G>::parse("record", record).map_err(|error| told(&error))?;
    let replay = record.replay(sets).map_err(|error| told(&error))?;
    let legal = replay.end().legal_of(seat);
    match legal.is_empty() {
        true => Err(Texts::chosen().say(msg!("program-not-asked", seat = seat + 1))),
        false => Ok(bot.choose_veiled(Veiled::new(replay.end(), seat), &legal).to_string()),
    }
}
