//! Playing the games, on several threads; the results depend on the seed alone.

use super::bots::Bots;
use super::counted::{Counted, Stats, Tally};
use super::figures::quoted;
use crate::bulk;
use crate::common::write_text;
use fogbound_bots::decide;
use fogbound_game::play::own_rules;
use fogbound_game::{Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use fogbound_table::texts::{Texts, msg};
use miette::IntoDiagnostic;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The games to play.
pub struct Plan<G: Counted> {
    pub rules: Arc<G::Rules>,
    pub bots: Bots,
    pub games: u32,
    pub seed: Seed,
    pub threads: u32,
    pub record_dir: Option<PathBuf>,
    pub texts: Texts,
}

/// What a thread keeps from game to game: rules of its own, lists, and the actions of the last game.
struct Scratch<G: Counted> {
    rules: Arc<G::Rules>,
    legal: Vec<G::Action>,
    actions: Vec<(u8, G::Action)>,
}

impl<G: Counted> Plan<G> {
    /// Plays all games, or until `stopped` is set; writes one line for each into `csv`.
    pub fn run(
        &self,
        stopped: &AtomicBool,
        mut csv: Option<&mut (dyn Write + Send)>,
    ) -> miette::Result<Tally> {
        if let Some(csv) = &mut csv {
            let columns = G::columns(self.players()).join(",");
            writeln!(csv, "game,seed,{columns}").into_diagnostic()?;
        }
        let mut tally = Tally::default();
        let beside = msg!("simulate-progress", done = "{pos}", all = "{len}", left = "{eta}");
        let bar = bulk::progress(self.games, &self.texts.say(beside));
        let hand_in = |number, stats: Stats| {
            tally.add(&stats);
            bar.inc(1);
            if let Some(csv) = &mut csv {
                let seed = quoted(self.seed_of(number).as_str());
                let fields = G::fields(&stats).join(",");
                writeln!(csv, "{number},{seed},{fields}").into_diagnostic()?;
                csv.flush().into_diagnostic()?;
            }
            Ok(ControlFlow::Continue(()))
        };
        let scratch =
            || Scratch { rules: own_rules(&self.rules), legal: Vec::new(), actions: Vec::new() };
        let play = |scratch: &mut Scratch<G>, number| self.play(number, scratch);
        bulk::in_order(1..=self.games, self.threads, stopped, scratch, play, hand_in)?;
        bar.finish_and_clear();
        Ok(tally)
    }

    fn players(&self) -> u8 {
        self.bots.players()
    }

    /// The seed of a game.
    pub fn seed_of(&self, number: u32) -> Seed {
        bulk::seed_of(&self.seed, number)
    }

    fn play(&self, number: u32, scratch: &mut Scratch<G>) -> miette::Result<Stats> {
        let seed = self.seed_of(number);
        let stopped = |refusal| self.stopped(number, refusal);
        let stats = self.play_out(&seed, scratch).map_err(stopped)?;
        if let Some(dir) = &self.record_dir {
            let comment = G::comment(&stats, &self.bots.all(), &self.texts);
            let chance = Chance::Seed(seed);
            let record = Record::<G>::of_game(&self.rules, chance, &scratch.actions, &comment);
            self.save(dir, number, &record.map_err(stopped)?.to_text())?;
        }
        Ok(stats)
    }

    /// Plays a game to its end.
    fn play_out(&self, seed: &Seed, scratch: &mut Scratch<G>) -> Result<Stats, Refusal> {
        let mut bots = self.bots.seated::<G>(seed)?;
        let order = G::Order::from(seed.clone());
        let (mut game, events) = G::start(Arc::clone(&scratch.rules), &order)?;
        let mut stats = Stats { counts: vec![0; G::counts(self.players())], ..Stats::default() };
        events.iter().for_each(|event| G::count_event(&mut stats.counts, event));
        let Scratch { legal, actions, .. } = scratch;
        actions.clear();
        loop {
            let mut count = |event| G::count_event(&mut stats.counts, &event);
            let taken = decide(&mut game, &mut bots, legal, &mut count)?;
            let Some((seat, action)) = taken else { break };
            G::count_decision(&mut stats.counts, action, legal.len() as i64);
            actions.push((seat, action));
        }
        stats.decisions = actions.len() as i64;
        game.count_end(&mut stats)?;
        Ok(stats)
    }

    fn stopped(&self, number: u32, refusal: Refusal) -> miette::Report {
        bulk::stopped(number, &self.seed_of(number), &refusal, &self.texts)
    }

    fn save(&self, dir: &Path, number: u32, record: &str) -> miette::Result<()> {
        let (game, seed) = (G::NAME, file_name(self.seed.as_str()));
        let path = dir.join(format!("{game}-{}-{seed}-{number:06}.fog", G::file_name(&self.rules)));
        write_text(&path, record)
    }
}

/// A seed as a part of the name of a file: another for each, in letters that every system takes.
fn file_name(seed: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
    let name: String = seed.chars().map(plain).take(40).collect();
    if name == seed {
        return name;
    }
    let mut hasher = fogbound_game::StateHasher::new("seed");
    hasher.text(seed);
    let hash = hasher.finish().to_string();
    format!("{name}-{}", hash.get(..8).unwrap_or_default())
}
