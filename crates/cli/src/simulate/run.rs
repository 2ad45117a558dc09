//! Playing the games, on several threads; the results depend on the seed alone.

use crate::common::{error, path_arg, text};
use fogbound_game::{Refusal, Seed};
use fogbound_table::texts::Texts;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// How a game is played by bots, and what is counted.
pub trait Simulation: Sync {
    /// What one game came to.
    type Stats: Clone + Send;
    /// Sums over games.
    type Tally: Default + Send;
    /// What is kept from game to game, and holds the actions of the last one.
    type Scratch: Default;

    /// Plays a game to its end.
    fn play(&self, seed: &Seed, scratch: &mut Self::Scratch) -> Result<Self::Stats, Refusal>;

    /// Counts a game.
    fn add(tally: &mut Self::Tally, game: &Self::Stats);

    /// Counts the games of another tally.
    fn merge(tally: &mut Self::Tally, other: &Self::Tally);

    /// The full record of the game just played.
    fn record(
        &self,
        seed: Seed,
        scratch: &Self::Scratch,
        stats: &Self::Stats,
        texts: &Texts,
    ) -> Result<String, Refusal>;

    /// What the names of records begin with.
    fn file_name(&self) -> String;
}

/// What is to be played.
pub struct Plan<S> {
    pub simulation: S,
    pub games: u32,
    pub seed: Seed,
    pub threads: u32,
    /// Whether the results of the single games are wanted.
    pub keep_games: bool,
    pub record_dir: Option<PathBuf>,
    pub texts: Texts,
}

/// What came of it.
pub struct Played<S: Simulation> {
    pub tally: S::Tally,
    /// Game by game from number 1, if they were wanted.
    pub games: Vec<(u32, S::Stats)>,
}

impl<S: Simulation> Default for Played<S> {
    fn default() -> Self {
        Played { tally: S::Tally::default(), games: Vec::new() }
    }
}

impl<S: Simulation> Plan<S> {
    /// Plays all games.
    pub fn run(&self) -> miette::Result<Played<S>> {
        let next = AtomicU32::new(1);
        let bar = self.progress_bar();
        let mut played = Played::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.min(self.games))
                .map(|_| scope.spawn(|| self.work(&next, &bar)))
                .collect();
            for worker in workers {
                let part = worker.join().map_err(|_| error("simulate-thread", &[]))??;
                S::merge(&mut played.tally, &part.tally);
                played.games.extend(part.games);
            }
            Ok::<(), miette::Report>(())
        })?;
        bar.finish_and_clear();
        played.games.sort_unstable_by_key(|&(number, _)| number);
        Ok(played)
    }

    /// Only on a terminal, and not on standard output.
    fn progress_bar(&self) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(u64::from(self.games));
        let args = [("done", "{pos}".into()), ("all", "{len}".into()), ("left", "{eta}".into())];
        let template = format!("{{wide_bar}} {}", self.texts.get("simulate-progress", &args));
        match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }

    /// Plays one game after the other until none is left.
    fn work(&self, next: &AtomicU32, bar: &ProgressBar) -> miette::Result<Played<S>> {
        let mut played = Played::default();
        let mut scratch = S::Scratch::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // Beyond the last game; far more threads than `u32::MAX` would be needed to wrap.
            if number > self.games || number == 0 {
                return Ok(played);
            }
            let stats = self.play(number, &mut scratch).inspect_err(|_| {
                // The others need not go on.
                next.store(self.games.saturating_add(1), Ordering::Relaxed);
            })?;
            S::add(&mut played.tally, &stats);
            if self.keep_games {
                played.games.push((number, stats));
            }
            bar.inc(1);
        }
    }

    /// The seed of a game; the tiles and each bot draw on streams of their own.
    pub fn seed_of(&self, number: u32) -> Seed {
        Seed::new(format!("{}/{number}", self.seed.as_str()))
    }

    pub(super) fn play(&self, number: u32, scratch: &mut S::Scratch) -> miette::Result<S::Stats> {
        let seed = self.seed_of(number);
        let stopped = |refusal| self.stopped(number, refusal);
        let stats = self.simulation.play(&seed, scratch).map_err(stopped)?;
        if let Some(dir) = &self.record_dir {
            let record = self.simulation.record(seed, scratch, &stats, &self.texts);
            self.save(dir, number, &record.map_err(stopped)?)?;
        }
        Ok(stats)
    }

    fn stopped(&self, number: u32, refusal: Refusal) -> miette::Report {
        let seed = self.seed_of(number);
        let args = [
            ("number", number.into()),
            ("seed", seed.as_str().into()),
            ("reason", self.texts.refusal(&refusal).into()),
        ];
        let stopped = self.texts.get("simulate-stopped", &args);
        miette!(code = refusal.rule.as_str(), "{stopped}")
    }

    fn save(&self, dir: &Path, number: u32, record: &str) -> miette::Result<()> {
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
        let seed: String = self.seed.as_str().chars().map(plain).take(40).collect();
        let path = dir.join(format!("{}-{seed}-{number:06}.fog", self.simulation.file_name()));
        std::fs::write(&path, record)
            .into_diagnostic()
            .wrap_err_with(|| text("error-write", &[path_arg(&path)]))
    }
}
