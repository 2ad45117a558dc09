//! Mists over Carcassonne: what is played and what is counted.

use super::Report;
use super::figures::{Row, interval, percent, quoted, ratio, table, wilson};
use super::run::{Plan, Simulation};
use fogbound_bots::bots_for;
use fogbound_bots::mists::{Playout, Stats, play_out};
use fogbound_game::{Refusal, Seed};
use fogbound_mists::{Order, Rules};
use fogbound_table::mists::Record;
use fogbound_table::record::Chance;
use fogbound_table::texts::Texts;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// Games of one level by one bot.
pub struct Mists {
    pub rules: Arc<Rules>,
    /// The level as the user named it.
    pub level: String,
    pub bot: String,
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

impl Simulation for Mists {
    type Stats = Stats;
    type Tally = Tally;
    type Scratch = Playout;

    fn play(&self, seed: &Seed, scratch: &mut Playout) -> Result<Stats, Refusal> {
        let bots = bots_for(&self.bot, seed, self.rules.players());
        let mut bots = bots.ok_or(Refusal::new("X-7", "no-such-bot"))?;
        play_out(&self.rules, &Order::Seed(seed.clone()), &mut bots, scratch)
    }

    fn add(tally: &mut Tally, game: &Stats) {
        tally.games += 1;
        if game.won {
            tally.wins += 1;
        } else {
            *tally.losses.entry(game.rule.0).or_default() += 1;
        }
        tally.points += u64::from(game.points);
        tally.turns += u64::from(game.turns);
        tally.draws += u64::from(game.draws);
        tally.unplaceable_draws += u64::from(game.unplaceable_draws);
        tally.decisions += u64::from(game.decisions);
        tally.banks += u64::from(game.banks);
        tally.banks_finished += u64::from(game.banks_finished);
        tally.ghosts_placed += u64::from(game.ghosts_placed);
    }

    fn merge(tally: &mut Tally, other: &Tally) {
        tally.games += other.games;
        tally.wins += other.wins;
        for (rule, count) in &other.losses {
            *tally.losses.entry(rule).or_default() += count;
        }
        tally.points += other.points;
        tally.turns += other.turns;
        tally.draws += other.draws;
        tally.unplaceable_draws += other.unplaceable_draws;
        tally.decisions += other.decisions;
        tally.banks += other.banks;
        tally.banks_finished += other.banks_finished;
        tally.ghosts_placed += other.ghosts_placed;
    }

    fn record(
        &self,
        seed: Seed,
        scratch: &Playout,
        stats: &Stats,
        texts: &Texts,
    ) -> Result<String, Refusal> {
        let args = [
            ("bot", self.bot.as_str().into()),
            ("won", if stats.won { "yes" } else { "no" }.into()),
            ("rule", stats.rule.as_str().into()),
        ];
        let comment = texts.get("simulate-comment", &args);
        let record = Record::of_game(&self.rules, Chance::Seed(seed), scratch.actions(), &comment)?;
        Ok(record.to_text())
    }

    fn file_name(&self) -> String {
        let level = self.rules.level().number.map_or("own".to_owned(), |level| level.to_string());
        format!("mists-l{level}-p{}", self.rules.players())
    }
}

/// All figures of a simulation. Rates are shares of 1; `points`, `turns`, `unplaceable_draws` and
/// `decisions` are means per game.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    level: String,
    players: u8,
    bot: String,
    seed: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    losses: BTreeMap<&'static str, u64>,
    points: f64,
    turns: f64,
    unplaceable_draws: f64,
    decisions: f64,
    unplaceable_share: f64,
    banks_finished_share: f64,
    ghosts_per_turn: f64,
    seconds: f64,
    games_per_second: f64,
}

impl Summary {
    pub fn new(plan: &Plan<Mists>, tally: &Tally, seconds: f64) -> Summary {
        let mean = |sum: u64| ratio(sum, tally.games);
        let (win_rate_low, win_rate_high) = wilson(tally.wins, tally.games);
        Summary {
            level: plan.simulation.level.clone(),
            players: plan.simulation.rules.players(),
            bot: plan.simulation.bot.clone(),
            seed: plan.seed.as_str().to_owned(),
            games: tally.games,
            wins: tally.wins,
            win_rate: mean(tally.wins),
            win_rate_low,
            win_rate_high,
            losses: tally.losses.clone(),
            points: mean(tally.points),
            turns: mean(tally.turns),
            unplaceable_draws: mean(tally.unplaceable_draws),
            decisions: mean(tally.decisions),
            unplaceable_share: ratio(tally.unplaceable_draws, tally.draws),
            banks_finished_share: ratio(tally.banks_finished, tally.banks),
            ghosts_per_turn: ratio(tally.ghosts_placed, tally.turns),
            seconds,
            games_per_second: if seconds > 0.0 { tally.games as f64 / seconds } else { 0.0 },
        }
    }
}

impl Report for Summary {
    fn table(&self, texts: &Texts) -> String {
        let args = [
            ("level", self.level.as_str().into()),
            ("players", self.players.into()),
            ("bot", self.bot.as_str().into()),
        ];
        table(&texts.get("simulate-title", &args), rows(self, texts), texts)
    }
}

/// The rows of the table: a figure's name, its value and a note.
fn rows(summary: &Summary, texts: &Texts) -> Vec<Row> {
    let name = |id: &str| texts.get(id, &[]);
    let with = |id: &str, arg: &str, value: String| texts.get(id, &[(arg, value.into())]);
    let percent = |share: f64, digits: usize| percent(share, digits, texts);
    let plain = |id: &str, value: String| [name(id), value, String::new()];
    let seed = with("simulate-seed", "seed", summary.seed.clone());
    let interval = interval(summary.win_rate_low, summary.win_rate_high, texts);
    let mut rows = vec![
        [name("simulate-games"), summary.games.to_string(), seed],
        [name("simulate-won"), percent(summary.win_rate, 1), interval],
    ];
    for (&rule, &count) in &summary.losses {
        let title = texts.rule(rule).map_or(String::new(), |text| text.title);
        let lost = with("simulate-lost", "rule", rule.to_owned());
        rows.push([lost, percent(ratio(count, summary.games), 1), title]);
    }
    let draws = with("simulate-per-game", "n", format!("{:.3}", summary.unplaceable_draws));
    let seconds = with("simulate-seconds", "n", format!("{:.1}", summary.seconds));
    rows.extend([
        plain("simulate-points", format!("{:.1}", summary.points)),
        plain("simulate-turns", format!("{:.1}", summary.turns)),
        plain("simulate-decisions", format!("{:.1}", summary.decisions)),
        [name("simulate-unplaceable"), percent(summary.unplaceable_share, 2), draws],
        plain("simulate-banks", percent(summary.banks_finished_share, 1)),
        plain("simulate-ghosts", format!("{:.2}", summary.ghosts_per_turn)),
        [name("simulate-speed"), format!("{:.0}", summary.games_per_second), seconds],
    ]);
    rows
}

/// One line per game.
pub fn csv(plan: &Plan<Mists>, games: &[(u32, Stats)]) -> String {
    let mut text = String::from(
        "game,seed,won,rule,points,turns,draws,unplaceable_draws,decisions,banks,banks_finished,\
         ghosts_placed\n",
    );
    for (number, stats) in games {
        let Stats { won, rule, points, turns, draws, unplaceable_draws, decisions, .. } = stats;
        let Stats { banks, banks_finished, ghosts_placed, .. } = stats;
        let seed = quoted(plan.seed_of(*number).as_str());
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{number},{seed},{won},{rule},{points},{turns},{draws},{unplaceable_draws},\
             {decisions},{banks},{banks_finished},{ghosts_placed}"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_bots::Seated;
    use fogbound_game::Game as _;
    use fogbound_mists::{Game, Level, Setup};

    /// Three games, one of them won.
    fn summary() -> (Plan<Mists>, Summary) {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        let level = Level::number(2).unwrap();
        let rules = Setup::new(set, level, 4).validate().unwrap();
        let simulation =
            Mists { rules: Arc::new(rules), level: "2".to_owned(), bot: "random".to_owned() };
        let plan = Plan {
            simulation,
            games: 3,
            seed: Seed::new("a, b"),
            threads: 1,
            keep_games: true,
            record_dir: None,
            texts: Texts::chosen(),
        };
        let mut tally = Tally::default();
        for won in [false, true, false] {
            Mists::add(&mut tally, &game(won));
        }
        let summary = Summary::new(&plan, &tally, 1.5);
        (plan, summary)
    }

    fn game(won: bool) -> Stats {
        Stats {
            won,
            rule: fogbound_game::RuleId(if won { "M-12.1" } else { "M-12.2" }),
            points: if won { 80 } else { 20 },
            turns: 40,
            draws: 40,
            unplaceable_draws: u16::from(won),
            decisions: 90,
            banks: 8,
            banks_finished: 2,
            ghosts_placed: 30,
        }
    }

    #[test]
    fn the_json_has_these_keys_and_figures() {
        let json = serde_json::to_value(summary().1).unwrap();
        let third = 1.0 / 3.0;
        let expected = serde_json::json!({
            "level": "2", "players": 4, "bot": "random", "seed": "a, b",
            "games": 3, "wins": 1, "win_rate": third,
            "win_rate_low": wilson(1, 3).0, "win_rate_high": wilson(1, 3).1,
            "losses": { "M-12.2": 2 },
            "points": 40.0, "turns": 40.0, "unplaceable_draws": third, "decisions": 90.0,
            "unplaceable_share": 1.0 / 120.0, "banks_finished_share": 0.25,
            "ghosts_per_turn": 0.75, "seconds": 1.5, "games_per_second": 2.0,
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn the_table_names_the_rules_of_defeats() {
        let text = summary().1.table(&Texts::chosen());
        assert!(!text.contains("simulate-"), "a text is missing in\n{text}");
        for part in ["level 2", "33.3 %", "66.7 %", "M-12.2", "a, b"] {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }

    #[test]
    fn the_csv_has_a_line_per_game() {
        let text = csv(&summary().0, &[(1, game(false)), (2, game(true))]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[1], "1,\"a, b/1\",false,M-12.2,20,40,40,0,90,8,2,30");
        let fields = |line: &str| line.replace("a, b", "").matches(',').count();
        assert_eq!(fields(lines[0]), fields(lines[2]));
    }

    fn plan(threads: u32, bot: &str) -> Plan<Mists> {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        let level = Level::number(5).unwrap();
        let simulation = Mists {
            rules: Arc::new(Setup::new(set, level, 3).validate().unwrap()),
            level: "5".to_owned(),
            bot: bot.to_owned(),
        };
        Plan {
            simulation,
            games: 12,
            seed: Seed::new("threads"),
            threads,
            keep_games: true,
            record_dir: None,
            texts: Texts::chosen(),
        }
    }

    #[test]
    fn results_do_not_depend_on_the_number_of_threads() {
        for bot in Game::BOTS.iter().copied() {
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
                let (game, _) = Game::start(
                    Arc::clone(&plan.simulation.rules),
                    &Order::Seed(plan.seed_of(number)),
                )
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
