//! Runs a part of the gauntlet; `cargo xtask soak` is the door to it.

use fogbound_bots::Seated;
use fogbound_game::Game as _;
use fogbound_gauntlet::Contest;
use fogbound_gauntlet::carcassonne::Carcassonne;
use fogbound_gauntlet::ghosts_galore::GhostsGalore;
use fogbound_gauntlet::mists::Mists;
use fogbound_gauntlet::{
    balance, fuzz, parallel, playouts, previews, properties, rates, referee, scorer, solve,
};
use fogbound_table::record::Recorded;
use fogbound_table::trace::Traced;
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "\
usage: fogbound-gauntlet properties|referee|previews [--game mists|ghosts-galore|carcassonne] [--games N] \
       [--seed TEXT] [--only N]
       fogbound-gauntlet scorer [--boards N] [--seed TEXT] [--only N]
       fogbound-gauntlet fuzz [--inputs N] [--seed TEXT] [--only N]
       fogbound-gauntlet balance [--games N] [--seed TEXT]
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

/// Runs what the words ask for; gives the line to end with.
fn run(args: &[String]) -> Result<String, String> {
    let (part, rest) = args.split_first().ok_or(USAGE)?;
    if part == "rates" {
        rates::print(Duration::from_secs(3));
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
        "properties" => wanted.each_game([
            properties_of::<Mists>,
            properties_of::<GhostsGalore>,
            properties_of::<Carcassonne>,
        ]),
        "referee" => wanted.each_game([
            referee_of::<Mists>,
            referee_of::<GhostsGalore>,
            referee_of::<Carcassonne>,
        ]),
        "previews" => wanted.each_game([
            previews_of::<Mists>,
            previews_of::<GhostsGalore>,
            previews_of::<Carcassonne>,
        ]),
        "scorer" => scored(&wanted),
        "fuzz" => fuzzed(&wanted),
        "counts" => playouts::count(seed, wanted.count.unwrap_or(5_000)),
        "balance" => balance::print(seed, wanted.count.unwrap_or(300)).map(|()| String::new()),
        _ => return Err(USAGE.to_owned()),
    };
    outcome.map_err(failed)
}

fn properties_of<C: Contest>(wanted: &Wanted) -> Result<String, String> {
    let tally = properties::run::<C>(&wanted.seed, wanted.rounds(10_000))?;
    if wanted.is_whole() {
        tally.check_coverage::<C>()?;
    }
    Ok(format!("properties of {}: {tally}", C::Game::NAME))
}

fn referee_of<C: Contest<Game: Traced>>(wanted: &Wanted) -> Result<String, String> {
    let summary = referee::run::<C>(&wanted.seed, wanted.rounds(2_000))?;
    Ok(format!("referee of {}: no disagreement; {summary:?}", C::Game::NAME))
}

fn previews_of<C: Contest<Game: Recorded + Seated>>(wanted: &Wanted) -> Result<String, String> {
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

fn fuzzed(wanted: &Wanted) -> Result<String, String> {
    if let Some(number) = wanted.only {
        println!("{}", fuzz::input(&wanted.seed, number).text);
    }
    let report = fuzz::run(&wanted.seed, wanted.rounds(1_000_000))?;
    Ok(format!("fuzz: {report}"))
}

/// What the options ask for.
struct Wanted {
    game: Option<String>,
    count: Option<u32>,
    only: Option<u32>,
    seed: String,
}

/// A part of the gauntlet for one game.
type Part = fn(&Wanted) -> Result<String, String>;

impl Wanted {
    fn parse(args: &[String]) -> Result<Wanted, String> {
        let seed = parallel::fresh_seed();
        let mut wanted = Wanted { game: None, count: None, only: None, seed };
        let mut args = args.iter();
        while let Some(option) = args.next() {
            let value = args.next().ok_or(USAGE)?;
            let number = || value.parse::<u32>().map_err(|_| USAGE.to_owned());
            match option.as_str() {
                "--game" => wanted.game = Some(value.clone()),
                "--games" | "--boards" | "--inputs" => wanted.count = Some(number()?),
                "--only" => wanted.only = Some(number()?),
                "--seed" => wanted.seed.clone_from(value),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }

    /// Runs a part for the game that is asked for, or for each, in the order Mists over Carcassonne,
    /// Ghosts Galore, Carcassonne; gives the last line.
    fn each_game(&self, parts: [Part; 3]) -> Result<String, String> {
        let names = [
            fogbound_mists::Game::NAME,
            fogbound_ghosts_galore::Game::NAME,
            fogbound_carcassonne::Game::NAME,
        ];
        let games = names.into_iter().zip(parts);
        let asked = |name: &str| self.game.as_ref().is_none_or(|game| game == name);
        let mut lines = Vec::new();
        for (name, part) in games.filter(|(name, _)| asked(name)) {
            lines.push(part(self).map_err(|message| format!("{name}: {message}"))?);
        }
        if lines.is_empty() { Err(USAGE.to_owned()) } else { Ok(lines.join("\n")) }
    }

    /// Numbers of the rounds to run.
    fn rounds(&self, usual: u32) -> Range<u32> {
        match self.only {
            Some(number) => number..number.saturating_add(1),
            None => 0..self.count.unwrap_or(usual),
        }
    }

    /// Whether the run is long enough to meet everything.
    fn is_whole(&self) -> bool {
        self.only.is_none() && self.count.is_none_or(|count| count >= 10_000)
    }
}
