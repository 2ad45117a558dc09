//! Playing the games, on several threads; the results depend on the seed alone.

use super::bots::Bots;
use super::counted::{Counted, Stats, Tally};
use super::figures::quoted;
use crate::common::{error, text};
use fogbound_bots::decide;
use fogbound_game::{Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use fogbound_table::texts::{Texts, msg};
use indicatif::{ProgressBar, ProgressStyle};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::collections::BTreeMap;
use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

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

/// Lists that are kept from game to game, and the actions of the last one.
struct Scratch<G: Counted> {
    legal: Vec<G::Action>,
    actions: Vec<(u8, G::Action)>,
}

/// The results so far.
struct Played<'a> {
    tally: Tally,
    /// A table of single games, written in their order.
    csv: Option<&'a mut (dyn Write + Send)>,
    /// Lines whose turn has not come.
    waiting: BTreeMap<u32, String>,
    next: u32,
}

impl Played<'_> {
    fn add(&mut self, number: u32, stats: &Stats, line: String) -> std::io::Result<()> {
        self.tally.add(stats);
        let Some(csv) = &mut self.csv else { return Ok(()) };
        self.waiting.insert(number, line);
        while let Some(line) = self.waiting.remove(&self.next) {
            csv.write_all(line.as_bytes())?;
            self.next += 1;
        }
        csv.flush()
    }

    /// Writes the lines behind a game that was not played.
    fn finish(self) -> std::io::Result<Tally> {
        if let Some(csv) = self.csv {
            for line in self.waiting.values() {
                csv.write_all(line.as_bytes())?;
            }
            csv.flush()?;
        }
        Ok(self.tally)
    }
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
        let played = Played { tally: Tally::default(), csv, waiting: BTreeMap::new(), next: 1 };
        let played = Mutex::new(played);
        let next = AtomicU32::new(1);
        let bar = self.progress_bar();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.min(self.games))
                .map(|_| scope.spawn(|| self.work(&next, stopped, &played, &bar)))
                .collect();
            for worker in workers {
                worker.join().map_err(|_| error(msg!("simulate-thread")))??;
            }
            Ok::<(), miette::Report>(())
        })?;
        bar.finish_and_clear();
        played.into_inner().unwrap_or_else(PoisonError::into_inner).finish().into_diagnostic()
    }

    /// Only on a terminal, and not on standard output.
    fn progress_bar(&self) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(u64::from(self.games));
        let template = format!(
            "{{wide_bar}} {}",
            self.texts.say(msg!(
                "simulate-progress",
                done = "{pos}",
                all = "{len}",
                left = "{eta}"
            ))
        );
        match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }

    /// Plays one game after the other until none is left.
    fn work(
        &self,
        next: &AtomicU32,
        stopped: &AtomicBool,
        played: &Mutex<Played<'_>>,
        bar: &ProgressBar,
    ) -> miette::Result<()> {
        let mut scratch = Scratch { legal: Vec::new(), actions: Vec::new() };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // Beyond the last game; far more threads than `u32::MAX` would be needed to wrap.
            if number > self.games || number == 0 || stopped.load(Ordering::Relaxed) {
                return Ok(());
            }
            let stats = self.play(number, &mut scratch).inspect_err(|_| {
                // The others need not go on.
                next.store(self.games.saturating_add(1), Ordering::Relaxed);
            })?;
            let seed = quoted(self.seed_of(number).as_str());
            let line = format!("{number},{seed},{}\n", G::fields(&stats).join(","));
            let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
            played.add(number, &stats, line).into_diagnostic()?;
            bar.inc(1);
        }
    }

    fn players(&self) -> u8 {
        self.bots.players()
    }

    /// The seed of a game; the tiles and each bot draw on streams of their own.
    pub fn seed_of(&self, number: u32) -> Seed {
        Seed::new(format!("{}/{number}", self.seed.as_str()))
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
        let order = Record::<G>::new(&self.rules, Chance::Seed(seed.clone())).order(&self.rules)?;
        let (mut game, events) = G::start(Arc::clone(&self.rules), &order)?;
        let mut stats = Stats { counts: vec![0; G::counts(self.players())], ..Stats::default() };
        events.iter().for_each(|event| G::count_event(&mut stats.counts, event));
        let Scratch { legal, actions } = scratch;
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
        let seed = self.seed_of(number);
        let stopped = self.texts.say(msg!(
            "simulate-stopped",
            number,
            seed = seed.as_str(),
            reason = self.texts.refusal(&refusal)
        ));
        miette!(code = refusal.rule.as_str(), "{stopped}")
    }

    fn save(&self, dir: &Path, number: u32, record: &str) -> miette::Result<()> {
        let (game, seed) = (G::NAME, file_name(self.seed.as_str()));
        let path = dir.join(format!("{game}-{}-{seed}-{number:06}.fog", G::file_name(&self.rules)));
        std::fs::write(&path, record)
            .into_diagnostic()
            .wrap_err_with(|| text(msg!("error-write", path = path.display().to_string())))
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
