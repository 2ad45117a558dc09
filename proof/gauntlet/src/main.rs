//! Runs a part of the gauntlet; `cargo xtask soak` is the door to it.

use fogbound_game::Game as _;
use fogbound_gauntlet::landscape::carcassonne::playouts;
use fogbound_gauntlet::{Contest, Contested};
use fogbound_gauntlet::{balance, handicaps, parallel, previews, properties};
use fogbound_gauntlet::{rates, referee, scorer, solve};
use fogbound_table::games::GameId;
use fogbound_table::with_game;
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "\
usage: fogbound-gauntlet properties|referee|previews [--game GAME] [--games N] \
       [--seed TEXT] [--only N]
       fogbound-gauntlet scorer [--boards N] [--seed TEXT] [--only N]
       fogbound-gauntlet balance [--games N] [--seed TEXT]
       fogbound-gauntlet handicaps [--games N] [--seed TEXT]
       fogbound-gauntlet counts [--games N] [--seed TEXT]
       fogbound-gauntlet solve LEVEL PLAYERS SEED WIDTH
       fogbound-gauntlet rates";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(last_line) => {
            println!("{last_line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the part that the words name; returns the line to end with.
fn run(args: &[String]) -> Result<String, String> {
    let (part, rest) = args.split_first().ok_or(USAGE)?;
    if part == "rates" {
        rates::print(Duration::from_secs(3)).map_err(|refusal| refusal.to_string())?;
        return Ok(format!("one thread; a block is {} bytes of SHA-256", rates::BLOCK));
    }
    if part == "solve" {
        return solve::record(rest).map(|text| text.trim_end().to_owned());
    }
    let wanted = Wanted::parse(rest)?;
    let seed = &wanted.seed;
    println!("{part}: seed {seed}");
    let failed = |message: String| format!("{part} with seed {seed}: {message}");
    let outcome = match part.as_str() {
        "properties" => {
            wanted.each_game(|game| with_game!(game, G => properties_of::<Of<G>>(&wanted)))
        }
        "referee" => wanted.each_game(|game| with_game!(game, G => referee_of::<Of<G>>(&wanted))),
        "previews" => wanted.each_game(|game| with_game!(game, G => previews_of::<Of<G>>(&wanted))),
        "scorer" => scored(&wanted),
        "counts" => playouts::count(seed, wanted.count.unwrap_or(5_000)),
        "balance" => balance::print(seed, wanted.count.unwrap_or(300)).map(|()| String::new()),
        "handicaps" => handicaps::print(seed, wanted.count.unwrap_or(500)).map(|()| String::new()),
        _ => return Err(USAGE.to_owned()),
    };
    outcome.map_err(failed)
}

/// The contest of a game.
type Of<G> = <G as Contested>::Contest;

fn properties_of<C: Contest>(wanted: &Wanted) -> Result<String, String> {
    let tally = properties::run::<C>(&wanted.seed, wanted.rounds(10_000))?;
    if wanted.is_whole() {
        tally.check_coverage::<C>()?;
    }
    Ok(format!("properties of {}: {tally}", C::Game::NAME))
}

fn referee_of<C: Contest>(wanted: &Wanted) -> Result<String, String> {
    let judged = referee::run::<C>(&wanted.seed, wanted.rounds(2_000))?;
    Ok(format!("referee of {}: no disagreement; {:?}", C::Game::NAME, judged.summary))
}

fn previews_of<C: Contest>(wanted: &Wanted) -> Result<String, String> {
    let tally = previews::run::<C>(&wanted.seed, wanted.rounds(300))?;
    Ok(format!("previews of {}: {tally}", C::Game::NAME))
}

fn scored(wanted: &Wanted) -> Result<String, String> {
    let tables = match wanted.only {
        Some(_) => wanted.rounds(0),
        None => scorer::tables(wanted.count.unwrap_or(20_000)),
    };
    let summary = scorer::run(&wanted.seed, tables)?;
    if wanted.is_whole() && !summary.is_complete() {
        return Err(format!("something never occurs: {summary}"));
    }
    Ok(format!("scorer: {summary}"))
}

/// The values of the options.
struct Wanted {
    game: Option<GameId>,
    count: Option<u32>,
    only: Option<u32>,
    seed: String,
}

impl Wanted {
    fn parse(args: &[String]) -> Result<Wanted, String> {
        let seed = parallel::fresh_seed();
        let mut wanted = Wanted { game: None, count: None, only: None, seed };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            let value = args.next().ok_or(USAGE)?;
            let number = || value.parse::<u32>().map_err(|_| USAGE.to_owned());
            match option.as_str() {
                "--game" => wanted.game = Some(value.parse().map_err(|_| USAGE.to_owned())?),
                "--games" | "--boards" => wanted.count = Some(number()?),
                "--only" => wanted.only = Some(number()?),
                "--seed" => wanted.seed.clone_from(value),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }

    /// Runs a part for the game that is asked for, or for each; returns their last lines.
    fn each_game(&self, part: impl Fn(GameId) -> Result<String, String>) -> Result<String, String> {
        let games = GameId::ALL.iter().copied().filter(|&game| self.game.is_none_or(|g| g == game));
        let lines = games.map(|game| part(game).map_err(|message| format!("{game}: {message}")));
        Ok(lines.collect::<Result<Vec<_>, _>>()?.join("\n"))
    }

    /// Numbers of the rounds to run.
    fn rounds(&self, usual: u32) -> Range<u32> {
        match self.only {
            Some(number) => number..number.saturating_add(1),
            None => 0..self.count.unwrap_or(usual),
        }
    }

    /// Returns true if the run is long enough to meet everything.
    fn is_whole(&self) -> bool {
        self.only.is_none() && self.count.is_none_or(|count| count >= 10_000)
    }
}
