//! Playing the games, on several threads; the results depend on the seed alone.

use crate::common::{error, path_arg, text};
use fogbound_bots::{Playout, Stats, bots_for, play_out};
use fogbound_game::{Refusal, Seed};
use fogbound_mists::{Action, Order, Rules};
use fogbound_table::record::{Chance, Record};
use fogbound_table::texts::Texts;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// What is to be played.
pub struct Plan {
    pub rules: Arc<Rules>,
    /// The level as the user named it.
    pub level: String,
    pub bot: String,
    pub games: u32,
    pub seed: Seed,
    pub threads: u32,
    /// Whether the results of the single games are wanted.
    pub keep_games: bool,
    pub record_dir: Option<PathBuf>,
    pub texts: Texts,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    pub tally: Tally,
    /// Game by game from number 1, if they were wanted.
    pub games: Vec<(u32, Stats)>,
}

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub wins: u64,
    /// Games lost, by the rule that ended them.
    pub losses: BTreeMap<&'static str, u64>,
    pub points: u64,
    pub turns: u64,
    pub draws: u64,
    pub unplaceable_draws: u64,
    pub decisions: u64,
    pub banks: u64,
    pub banks_finished: u64,
    pub ghosts_placed: u64,
}

impl Tally {
    pub fn add(&mut self, game: &Stats) {
        self.games += 1;
        if game.won {
            self.wins += 1;
        } else {
            *self.losses.entry(game.rule.0).or_default() += 1;
        }
        self.points += u64::from(game.points);
        self.turns += u64::from(game.turns);
        self.draws += u64::from(game.draws);
        self.unplaceable_draws += u64::from(game.unplaceable_draws);
        self.decisions += u64::from(game.decisions);
        self.banks += u64::from(game.banks);
        self.banks_finished += u64::from(game.banks_finished);
        self.ghosts_placed += u64::from(game.ghosts_placed);
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        for (rule, count) in &other.losses {
            *self.losses.entry(rule).or_default() += count;
        }
        self.points += other.points;
        self.turns += other.turns;
        self.draws += other.draws;
        self.unplaceable_draws += other.unplaceable_draws;
        self.decisions += other.decisions;
        self.banks += other.banks;
        self.banks_finished += other.banks_finished;
        self.ghosts_placed += other.ghosts_placed;
    }
}

impl Plan {
    /// Plays all games.
    pub fn run(&self) -> miette::Result<Played> {
        let next = AtomicU32::new(1);
        let bar = self.progress_bar();
        let mut played = Played::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.min(self.games))
                .map(|_| scope.spawn(|| self.work(&next, &bar)))
                .collect();
            for worker in workers {
                let part = worker.join().map_err(|_| error("simulate-thread", &[]))??;
                played.tally.merge(&part.tally);
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
    fn work(&self, next: &AtomicU32, bar: &ProgressBar) -> miette::Result<Played> {
        let mut played = Played::default();
        let mut playout = Playout::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // Beyond the last game; far more threads than `u32::MAX` would be needed to wrap.
            if number > self.games || number == 0 {
                return Ok(played);
            }
            let stats = self.play(number, &mut playout).inspect_err(|_| {
                // The others need not go on.
                next.store(self.games.saturating_add(1), Ordering::Relaxed);
            })?;
            played.tally.add(&stats);
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

    fn play(&self, number: u32, playout: &mut Playout) -> miette::Result<Stats> {
        let seed = self.seed_of(number);
        let mut bots = bots_for(&self.bot, &seed, self.rules.players())
            .ok_or_else(|| error("error-bot", &[("bot", self.bot.as_str().into())]))?;
        let stats = play_out(&self.rules, &Order::Seed(seed.clone()), &mut bots, playout)
            .map_err(|refusal| self.stopped(number, refusal))?;
        if let Some(dir) = &self.record_dir {
            let record = write_record(&self.rules, seed, playout.actions(), &self.comment(&stats))
                .map_err(|refusal| self.stopped(number, refusal))?;
            self.save(dir, number, &record)?;
        }
        Ok(stats)
    }

    fn comment(&self, stats: &Stats) -> String {
        let args = [
            ("bot", self.bot.as_str().into()),
            ("won", if stats.won { "yes" } else { "no" }.into()),
            ("rule", stats.rule.as_str().into()),
        ];
        self.texts.get("simulate-comment", &args)
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
        let level = self.rules.level().number.map_or("own".to_owned(), |level| level.to_string());
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
        let seed: String = self.seed.as_str().chars().map(plain).take(40).collect();
        let players = self.rules.players();
        let path = dir.join(format!("mists-l{level}-p{players}-{seed}-{number:06}.fog"));
        std::fs::write(&path, record)
            .into_diagnostic()
            .wrap_err_with(|| text("error-write", &[path_arg(&path)]))
    }
}

/// The full record of a game that was played to its end.
fn write_record(
    rules: &Arc<Rules>,
    seed: Seed,
    actions: &[Action],
    comment: &str,
) -> Result<String, Refusal> {
    Record::of_game(rules, Chance::Seed(seed), actions, comment).map(|record| record.to_text())
}

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_mists::{Game, Level, Setup};

    fn plan(threads: u32, bot: &str) -> Plan {
        let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
        let level = Level::number(5).unwrap();
        Plan {
            rules: Arc::new(Setup::new(set, level, 3).validate().unwrap()),
            level: "5".to_owned(),
            bot: bot.to_owned(),
            games: 12,
            seed: Seed::new("threads"),
            threads,
            keep_games: true,
            record_dir: None,
            texts: Texts::english(),
        }
    }

    #[test]
    fn results_do_not_depend_on_the_number_of_threads() {
        for bot in fogbound_bots::NAMES {
            let one = plan(1, bot).run().unwrap();
            let numbers: Vec<u32> = one.games.iter().map(|&(number, _)| number).collect();
            assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
            for threads in [2, 5, 40] {
                let many = plan(threads, bot).run().unwrap();
                assert_eq!(many.games, one.games);
                assert_eq!(many.tally, one.tally);
            }
        }
    }

    #[test]
    fn x_6_bots_and_tiles_draw_on_streams_of_their_own() {
        let order = |bot| {
            let mut playout = Playout::default();
            let mut all = Vec::new();
            for number in 1..=3 {
                let plan = plan(1, bot);
                plan.play(number, &mut playout).unwrap();
                let (game, _) =
                    Game::start(Arc::clone(&plan.rules), &Order::Seed(plan.seed_of(number)))
                        .unwrap();
                all.push(game.hash());
            }
            all
        };
        assert_eq!(order("random"), order("greedy"));
        let different: std::collections::BTreeSet<_> =
            order("random").iter().map(ToString::to_string).collect();
        assert!(different.len() > 1, "every game has an order of its own");
    }

    #[test]
    fn a_record_of_each_game_replays() {
        let dir = tempfile::tempdir().unwrap();
        let mut plan = plan(2, "random");
        plan.record_dir = Some(dir.path().to_owned());
        plan.games = 4;
        plan.seed = Seed::new("../a b");
        let played = plan.run().unwrap();
        for (number, stats) in played.games {
            let path = dir.path().join(format!("mists-l5-p3-___a_b-{number:06}.fog"));
            let text = std::fs::read_to_string(path).unwrap();
            let record = Record::parse("record", &text).unwrap();
            let sets = fogbound_table::record::Sets::shipped();
            let end = record.replay(&sets).unwrap().end().clone();
            assert_eq!(end.turn(), stats.turns);
            assert_eq!(end.outcome().map(|outcome| outcome.won), Some(stats.won));
        }
    }
}
