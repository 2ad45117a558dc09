//! What several threads save in thinking about a decision.
//!
//!     cargo run --profile fast -p fogbound-bots --example threads -- GAME THREADS
//!
//! GAME is `mists-1` to `mists-6`, `carcassonne` or `ghosts-galore`, with two players. A dozen decisions of a game of fast
//! bots are thought about by `hard`, by `master` and for advice (what is best, and what it is worth), on one thread and on
//! THREADS. Printed is the mean time for each.

use fogbound_bots::crew::think_on;
use fogbound_bots::{OUTLOOK, Seated, bots_for, decide, fast_bot, outlook};
use fogbound_game::{Game, Seed};
use std::sync::Arc;
use std::time::{Duration, Instant};

type Failure = Box<dyn std::error::Error>;

/// Of the decisions of a game with a choice, one of so many is thought about, at most a dozen.
const ONE_OF: usize = 5;
const MOST: usize = 12;

fn positions<G: Seated>(mut game: G) -> Result<Vec<(G, u8)>, Failure> {
    let seed = Seed::new("threads");
    let mut bots = bots_for::<G>(fast_bot::<G>(), &seed, game.players()).ok_or("no bots")?;
    let (mut choices, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.deciding().seats().smallest() {
        if game.legal_of(seat).len() > 1 {
            choices.push((game.clone(), seat));
        }
        decide(&mut game, &mut bots, &mut legal, &mut drop)?;
    }
    Ok(choices.into_iter().step_by(ONE_OF).take(MOST).collect())
}

fn measure<G: Seated>(game: G, threads: u32) -> Result<(), Failure> {
    let positions = positions(game)?;
    let think = |name: &str, game: &G, seat: u8| -> Result<String, Failure> {
        let view = game.view_of(Some(seat));
        let legal = view.legal_of(seat);
        Ok(match name {
            "best" => format!("{:?}", G::weigh(&view, seat, &legal, None)),
            "worth" => format!("{:?}", outlook(&view, seat, &legal[..1], OUTLOOK)),
            level => {
                let bot = G::thinker(level, None, &Seed::new("threads"));
                bot.ok_or("no bot")?.choose(&view, seat, &legal).to_string()
            }
        })
    };
    for name in ["hard", "master", "best", "worth"] {
        let mut times = [Duration::ZERO; 2];
        for (game, seat) in &positions {
            let mut thoughts = Vec::new();
            for (time, threads) in times.iter_mut().zip([1, threads]) {
                think_on(threads);
                let start = Instant::now();
                thoughts.push(think(name, game, *seat)?);
                *time += start.elapsed();
            }
            assert_eq!(thoughts[0], thoughts[1], "the same on any number of threads");
        }
        let [alone, together] = times.map(|time| time.as_secs_f64() * 1e3 / positions.len() as f64);
        println!(
            "{name:6} {alone:7.1} ms, {together:7.1} ms on {threads}: {:.2}",
            alone / together
        );
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, threads] = &args[..] else { return Err("GAME THREADS".into()) };
    let (threads, seed) = (threads.parse()?, Seed::new("threads"));
    match game.as_str() {
        "carcassonne" => {
            use fogbound_carcassonne::{Game, Order, Parts, Setup};
            let rules = Arc::new(Setup::new(Parts::NONE, 2).validate()?);
            measure(Game::start(rules, &Order::Seed(seed))?.0, threads)
        }
        "ghosts-galore" => {
            use fogbound_ghosts_galore::{Game, Order, Setup};
            let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
            let rules = Arc::new(Setup::new(set, 2).validate()?);
            measure(Game::start(rules, &Order::Seed(seed))?.0, threads)
        }
        mists => {
            use fogbound_mists::{Game, Level, Order, Setup};
            let level = mists.strip_prefix("mists-").ok_or("no such game")?.parse()?;
            let level = Level::number(level).ok_or("no such level")?;
            let set = Arc::new(fogbound_sets::fogbound_mists().clone());
            let rules = Arc::new(Setup::new(set, level, 2).validate()?);
            measure(Game::start(rules, &Order::Seed(seed))?.0, threads)
        }
    }
}
