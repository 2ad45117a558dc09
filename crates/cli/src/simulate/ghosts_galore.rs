//! Ghosts Galore: what is played and what is counted.

use super::Report;
use super::bots::Bots;
use super::figures::{Row, mean, quoted, ratio, table};
use super::rivals::{Results, Standing};
use super::run::{Plan, Simulation};
use crate::common::option_values;
use fogbound_bots::play;
use fogbound_game::{Game as _, Refusal, Seed};
use fogbound_ghosts_galore::{Action, Category, Game, Order, Rules, Sheet};
use fogbound_table::record::{Chance, Record};
use fogbound_table::texts::Texts;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::sync::Arc;

/// Games between bots, one for each seat.
pub struct GhostsGalore {
    pub rules: Arc<Rules>,
    pub bots: Bots,
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// The final sheet of each seat.
    pub sheets: Vec<Sheet>,
    /// 1 + the number of better seats (T-4.14).
    pub ranks: Vec<u8>,
    /// Decisions asked; forced ones are not counted.
    pub decisions: u32,
}

/// Sums over games; lists have an entry for each seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    results: Results,
    decisions: u64,
    boards: Vec<Boards>,
}

/// Sums over the boards of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Boards {
    categories: [i64; 13],
    dead_ends: u64,
}

impl Boards {
    fn add(&mut self, sheet: &Sheet) {
        for (sum, (_, points)) in self.categories.iter_mut().zip(sheet.iter()) {
            *sum += i64::from(points);
        }
        self.dead_ends += u64::from(sheet.dead_ends);
    }

    fn merge(&mut self, other: &Boards) {
        for (sum, more) in self.categories.iter_mut().zip(other.categories) {
            *sum += more;
        }
        self.dead_ends += other.dead_ends;
    }
}

/// Lists that are kept from game to game.
#[derive(Default)]
pub struct Scratch {
    legal: Vec<Action>,
    actions: Vec<(u8, Action)>,
}

impl Simulation for GhostsGalore {
    type Stats = Stats;
    type Tally = Tally;
    type Scratch = Scratch;

    fn play(&self, seed: &Seed, scratch: &mut Scratch) -> Result<Stats, Refusal> {
        let mut bots = self.bots.seated(seed)?;
        let order = Order::Seed(seed.clone());
        let (mut game, _) = Game::start(Arc::clone(&self.rules), &order)?;
        let Scratch { legal, actions } = scratch;
        actions.clear();
        let mut taken = |seat, action| actions.push((seat, action));
        play(&mut game, &mut bots, legal, &mut taken, &mut |_| {})?;
        let ranks = game.ranks().unwrap_or_default();
        Ok(Stats { sheets: game.sheets(), ranks, decisions: actions.len() as u32 })
    }

    fn add(tally: &mut Tally, game: &Stats) {
        let totals = game.sheets.iter().map(|sheet| i64::from(sheet.total()));
        tally.results.add(totals, &game.ranks);
        tally.decisions += u64::from(game.decisions);
        tally.boards.resize_with(game.sheets.len(), Boards::default);
        for (boards, sheet) in tally.boards.iter_mut().zip(&game.sheets) {
            boards.add(sheet);
        }
    }

    fn merge(tally: &mut Tally, other: &Tally) {
        tally.results.merge(&other.results);
        tally.decisions += other.decisions;
        let seats = tally.boards.len().max(other.boards.len());
        tally.boards.resize_with(seats, Boards::default);
        for (boards, more) in tally.boards.iter_mut().zip(&other.boards) {
            boards.merge(more);
        }
    }

    fn record(
        &self,
        seed: Seed,
        scratch: &Scratch,
        stats: &Stats,
        texts: &Texts,
    ) -> Result<String, Refusal> {
        let totals: Vec<String> = stats.sheets.iter().map(|s| s.total().to_string()).collect();
        let args = [("bots", self.bots.all().into()), ("totals", totals.join(" : ").into())];
        let comment = texts.get("simulate-comment-train", &args);
        let actions = &scratch.actions;
        let record = Record::<Game>::of_game(&self.rules, Chance::Seed(seed), actions, &comment)?;
        Ok(record.to_text())
    }

    fn file_name(&self) -> String {
        format!("ghosts-galore-p{}", self.rules.players())
    }
}

/// All figures of a simulation. Lists have an entry for each seat; shares are of 1.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    players: u8,
    options: Map<String, Value>,
    bot: String,
    seed: String,
    #[serde(flatten)]
    standing: Standing,
    /// Points of each category for a board, all seats together.
    categories_mean: Map<String, Value>,
    /// The same for each seat.
    categories_mean_by_seat: Vec<Map<String, Value>>,
    dead_ends_mean: Vec<f64>,
    decisions: f64,
    seconds: f64,
    games_per_second: f64,
}

impl Summary {
    pub fn new(plan: &Plan<GhostsGalore>, tally: &Tally, seconds: f64) -> Summary {
        let rules = &plan.simulation.rules;
        let games = tally.results.games();
        let mut all = Boards::default();
        tally.boards.iter().for_each(|seat| all.merge(seat));
        let boards = games * tally.boards.len() as u64;
        Summary {
            players: rules.players(),
            options: option_values(&rules.options().list()),
            bot: plan.simulation.bots.short(),
            seed: plan.seed.as_str().to_owned(),
            standing: tally.results.standing(),
            categories_mean: categories(&all, boards),
            categories_mean_by_seat: tally
                .boards
                .iter()
                .map(|seat| categories(seat, games))
                .collect(),
            dead_ends_mean: tally.boards.iter().map(|seat| ratio(seat.dead_ends, games)).collect(),
            decisions: ratio(tally.decisions, games),
            seconds,
            games_per_second: if seconds > 0.0 { games as f64 / seconds } else { 0.0 },
        }
    }
}

fn categories(seat: &Boards, boards: u64) -> Map<String, Value> {
    let of = |(category, &sum): (Category, &i64)| {
        (category.name().to_owned(), Value::from(mean(sum, boards)))
    };
    Category::ALL.into_iter().zip(&seat.categories).map(of).collect()
}

impl Report for Summary {
    fn table(&self, texts: &Texts) -> String {
        let args = [("players", self.players.into()), ("bot", self.bot.as_str().into())];
        table(&texts.get("simulate-title-train", &args), self.rows(texts), texts)
    }
}

impl Summary {
    fn rows(&self, texts: &Texts) -> Vec<Row> {
        let name = |id: &str| texts.get(id, &[]);
        let with = |id: &str, arg: &str, value: String| texts.get(id, &[(arg, value.into())]);
        let mut rows = self.standing.rows(&self.seed, texts);
        for category in Category::ALL {
            let points = self.categories_mean[category.name()].as_f64().unwrap_or(0.0);
            let name = texts.ghosts_category(category);
            rows.push([name, format!("{points:.1}"), category.rule().to_owned()]);
        }
        let seconds = with("simulate-seconds", "n", format!("{:.1}", self.seconds));
        let decisions = format!("{:.1}", self.decisions);
        rows.push([name("simulate-decisions"), decisions, String::new()]);
        rows.push([name("simulate-speed"), format!("{:.0}", self.games_per_second), seconds]);
        rows
    }
}

/// One line per game: the totals and ranks of all seats.
pub fn csv(plan: &Plan<GhostsGalore>, games: &[(u32, Stats)]) -> String {
    let seats = 0..plan.simulation.rules.players();
    let mut text = String::from("game,seed,decisions");
    for kind in ["score", "rank", "dead_ends"] {
        // Writing to a String cannot fail.
        seats.clone().for_each(|seat| write!(text, ",{kind}_{seat}").unwrap_or_default());
    }
    text.push('\n');
    for (number, stats) in games {
        let seed = quoted(plan.seed_of(*number).as_str());
        let scores = stats.sheets.iter().map(|sheet| sheet.total().to_string());
        let ranks = stats.ranks.iter().map(ToString::to_string);
        let ends = stats.sheets.iter().map(|sheet| sheet.dead_ends.to_string());
        let fields: Vec<String> = scores.chain(ranks).chain(ends).collect();
        let line = format!("{number},{seed},{},{}\n", stats.decisions, fields.join(","));
        text.push_str(&line);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_ghosts_galore::Setup;
    use std::collections::BTreeSet;

    fn plan(players: u8, bots: &[&str], threads: u32) -> Plan<GhostsGalore> {
        let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
        let rules = Arc::new(Setup::new(set, players).validate().unwrap());
        let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
        Plan {
            simulation: GhostsGalore { rules, bots: Bots::new(&bots, players).unwrap() },
            games: 20,
            seed: Seed::new("train"),
            threads,
            keep_games: true,
            record_dir: None,
            texts: Texts::chosen(),
        }
    }

    #[test]
    fn results_do_not_depend_on_the_number_of_threads() {
        let one = plan(3, &["random"], 1).run().unwrap();
        for threads in [2, 7] {
            let many = plan(3, &["random"], threads).run().unwrap();
            assert_eq!((many.games, many.tally), (one.games.clone(), one.tally.clone()));
        }
    }

    #[test]
    fn the_json_agrees_with_the_games() {
        let plan = plan(2, &["random"], 2);
        let played = plan.run().unwrap();
        let json = serde_json::to_value(Summary::new(&plan, &played.tally, 2.0)).unwrap();
        let keys: BTreeSet<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
        for key in
            ["scores_mean", "scores_sd", "categories_mean", "games", "seed", "bot", "players"]
        {
            assert!(keys.contains(key), "{key}");
        }
        for seat in 0..2 {
            let scores: Vec<f64> =
                played.games.iter().map(|(_, game)| f64::from(game.sheets[seat].total())).collect();
            let mean = scores.iter().sum::<f64>() / 20.0;
            let sd = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / 19.0;
            let close = |key: &str, value: f64| {
                let found = json[key][seat].as_f64().unwrap();
                assert!((found - value).abs() < 1e-9, "{key} of seat {seat}: {found}, not {value}");
            };
            close("scores_mean", mean);
            close("scores_sd", sd.sqrt());
            let categories = json["categories_mean_by_seat"][seat].as_object().unwrap();
            assert_eq!(categories.len(), 13);
            let sum: f64 = categories.values().filter_map(Value::as_f64).sum();
            assert!((sum - mean).abs() < 1e-9);
        }
        let all: f64 =
            json["categories_mean"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
        let means = &json["scores_mean"];
        let mean = (means[0].as_f64().unwrap() + means[1].as_f64().unwrap()) / 2.0;
        assert!((all - mean).abs() < 1e-9);
    }

    #[test]
    fn table_and_csv_tell_every_seat() {
        let plan = plan(5, &["random"], 2);
        let played = plan.run().unwrap();
        let text = Summary::new(&plan, &played.tally, 2.0).table(&plan.texts);
        assert!(!text.contains("simulate-"), "a text is missing in\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        let csv = csv(&plan, &played.games);
        assert!(csv.lines().all(|line| line.split(',').count() == 18), "{csv}");
        assert_eq!(csv.lines().count(), 21);
    }

    #[test]
    fn a_record_of_each_game_replays() {
        let dir = tempfile::tempdir().unwrap();
        let mut plan = plan(4, &["random"], 1);
        plan.record_dir = Some(dir.path().to_owned());
        plan.games = 3;
        for (number, stats) in plan.run().unwrap().games {
            let path = dir.path().join(format!("ghosts-galore-p4-train-{number:06}.fog"));
            let text = std::fs::read_to_string(path).unwrap();
            let record = Record::<Game>::parse("record", &text).unwrap();
            let sets = fogbound_table::record::Sets::shipped();
            assert_eq!(record.replay(&sets).unwrap().end().sheets(), stats.sheets);
        }
    }
}
