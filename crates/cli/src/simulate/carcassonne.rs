//! Carcassonne: what is played and what is counted.

use super::Report;
use super::bots::Bots;
use super::figures::{Row, quoted, ratio, table};
use super::rivals::{Results, Standing};
use super::run::{Plan, Simulation};
use crate::common::option_values;
use fogbound_bots::decide;
use fogbound_carcassonne::{Action, Ask, Event, Game, Order, Rules};
use fogbound_game::{Game as _, Refusal, Seed};
use fogbound_table::record::{CarcassonneSetup, Chance, Record};
use fogbound_table::texts::Texts;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::sync::Arc;

/// Games between bots, one for each seat.
pub struct Carcassonne {
    pub rules: Arc<Rules>,
    pub bots: Bots,
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    pub scores: Vec<u16>,
    /// 1 + the number of seats with more points (C-6).
    pub ranks: Vec<u8>,
    pub counts: Counts,
}

/// What is counted in a game, or summed over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Decisions asked; forced ones are not counted.
    decisions: u64,
    /// Tiles placed: one in each turn, the starting tile not counted.
    placed: u64,
    discarded: u64,
    /// Listed placements of all tiles placed.
    placements: u64,
    /// Answers about the meeple in all turns, passing included; a forced one is 1.
    meeples: u64,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.decisions += other.decisions;
        self.placed += other.placed;
        self.discarded += other.discarded;
        self.placements += other.placements;
        self.meeples += other.meeples;
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Placed { .. } => self.placed += 1,
            Event::SetAside { .. } => self.discarded += 1,
            Event::Forced { ask: Ask::Meeple, .. } => self.meeples += 1,
            _ => {}
        }
    }

    /// A decision out of so many listed answers.
    fn decision(&mut self, action: Action, listed: usize) {
        self.decisions += 1;
        match action {
            Action::Place(..) => self.placements += listed as u64,
            Action::Pass | Action::Meeple(..) => self.meeples += listed as u64,
            Action::Ghost(_) => {}
        }
    }
}

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    results: Results,
    counts: Counts,
}

/// Lists that are kept from game to game.
#[derive(Default)]
pub struct Scratch {
    legal: Vec<Action>,
    actions: Vec<(u8, Action)>,
}

impl Simulation for Carcassonne {
    type Stats = Stats;
    type Tally = Tally;
    type Scratch = Scratch;

    fn play(&self, seed: &Seed, scratch: &mut Scratch) -> Result<Stats, Refusal> {
        let mut bots = self.bots.seated(seed)?;
        let order = Order::Seed(seed.clone());
        let (mut game, events) = Game::start(Arc::clone(&self.rules), &order)?;
        let mut counts = Counts::default();
        events.iter().for_each(|event| counts.event(event));
        let Scratch { legal, actions } = scratch;
        actions.clear();
        loop {
            let mut count = |event| counts.event(&event);
            let Some((seat, action)) = decide(&mut game, &mut bots, legal, &mut count)? else {
                break;
            };
            counts.decision(action, legal.len());
            actions.push((seat, action));
        }
        let ranks = game.ranks().ok_or(Refusal::new("X-6", "waiting-for-tile"))?;
        Ok(Stats { scores: game.scores().to_vec(), ranks, counts })
    }

    fn add(tally: &mut Tally, game: &Stats) {
        tally.results.add(game.scores.iter().copied().map(i64::from), &game.ranks);
        tally.counts.add(&game.counts);
    }

    fn merge(tally: &mut Tally, other: &Tally) {
        tally.results.merge(&other.results);
        tally.counts.add(&other.counts);
    }

    fn record(
        &self,
        seed: Seed,
        scratch: &Scratch,
        stats: &Stats,
        texts: &Texts,
    ) -> Result<String, Refusal> {
        let scores: Vec<String> = stats.scores.iter().map(ToString::to_string).collect();
        let args = [("bots", self.bots.all().into()), ("scores", scores.join(" : ").into())];
        let comment = texts.get("simulate-comment-carcassonne", &args);
        let actions = &scratch.actions;
        let record = Record::<Game>::of_game(&self.rules, Chance::Seed(seed), actions, &comment)?;
        Ok(record.to_text())
    }

    fn file_name(&self) -> String {
        let parts = CarcassonneSetup::parts_text(self.rules.parts()).replace(',', "-");
        format!("carcassonne-p{}-{parts}", self.rules.players())
    }
}

/// All figures of a simulation. Lists have an entry for each seat; shares are of 1.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    players: u8,
    parts: String,
    options: Map<String, Value>,
    bot: String,
    seed: String,
    #[serde(flatten)]
    standing: Standing,
    /// For a game, the starting tile not counted.
    tiles_placed: f64,
    /// For a game.
    discarded: f64,
    /// Listed placements of the tile that is placed, for a turn of any game.
    placements_per_turn: f64,
    /// Answers about the meeple, passing included, for a turn of any game.
    meeple_options_per_turn: f64,
    decisions: f64,
    seconds: f64,
    games_per_second: f64,
}

impl Summary {
    pub fn new(plan: &Plan<Carcassonne>, tally: &Tally, seconds: f64) -> Summary {
        let rules = &plan.simulation.rules;
        let (games, counts) = (tally.results.games(), tally.counts);
        Summary {
            players: rules.players(),
            parts: CarcassonneSetup::parts_text(rules.parts()),
            options: option_values(&rules.options().list()),
            bot: plan.simulation.bots.short(),
            seed: plan.seed.as_str().to_owned(),
            standing: tally.results.standing(),
            tiles_placed: ratio(counts.placed, games),
            discarded: ratio(counts.discarded, games),
            placements_per_turn: ratio(counts.placements, counts.placed),
            meeple_options_per_turn: ratio(counts.meeples, counts.placed),
            decisions: ratio(counts.decisions, games),
            seconds,
            games_per_second: if seconds > 0.0 { games as f64 / seconds } else { 0.0 },
        }
    }
}

impl Report for Summary {
    fn table(&self, texts: &Texts) -> String {
        let args = [
            ("players", self.players.into()),
            ("parts", self.parts.as_str().into()),
            ("bot", self.bot.as_str().into()),
        ];
        table(&texts.get("simulate-title-carcassonne", &args), self.rows(texts), texts)
    }
}

impl Summary {
    fn rows(&self, texts: &Texts) -> Vec<Row> {
        let with = |id: &str, arg: &str, value: String| texts.get(id, &[(arg, value.into())]);
        let mut rows = self.standing.rows(&self.seed, texts);
        let seconds = with("simulate-seconds", "n", format!("{:.1}", self.seconds));
        let mut row =
            |id: &str, value: String, note: String| rows.push([texts.get(id, &[]), value, note]);
        row("simulate-tiles-placed", format!("{:.2}", self.tiles_placed), String::new());
        row("simulate-discarded", format!("{:.3}", self.discarded), String::new());
        row("simulate-placements", format!("{:.2}", self.placements_per_turn), String::new());
        row(
            "simulate-meeple-options",
            format!("{:.2}", self.meeple_options_per_turn),
            String::new(),
        );
        row("simulate-decisions", format!("{:.1}", self.decisions), String::new());
        row("simulate-speed", format!("{:.0}", self.games_per_second), seconds);
        rows
    }
}

/// One line per game: tiles, and the scores and ranks of all seats.
pub fn csv(plan: &Plan<Carcassonne>, games: &[(u32, Stats)]) -> String {
    let seats = 0..plan.simulation.rules.players();
    let mut text = String::from("game,seed,decisions,tiles_placed,discarded");
    for kind in ["score", "rank"] {
        // Writing to a String cannot fail.
        seats.clone().for_each(|seat| write!(text, ",{kind}_{seat}").unwrap_or_default());
    }
    text.push('\n');
    for (number, Stats { scores, ranks, counts }) in games {
        let seed = quoted(plan.seed_of(*number).as_str());
        let scores = scores.iter().map(ToString::to_string);
        let fields: Vec<String> = scores.chain(ranks.iter().map(ToString::to_string)).collect();
        let Counts { decisions, placed, discarded, .. } = counts;
        let fields = fields.join(",");
        text.push_str(&format!("{number},{seed},{decisions},{placed},{discarded},{fields}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_carcassonne::{Parts, Setup};
    use std::collections::BTreeSet;

    fn plan(players: u8, parts: Parts, threads: u32) -> Plan<Carcassonne> {
        let rules = Arc::new(Setup::new(parts, players).validate().unwrap());
        let bots = Bots::new(&["random".to_owned()], players).unwrap();
        Plan {
            simulation: Carcassonne { rules, bots },
            games: 20,
            seed: Seed::new("meadow"),
            threads,
            keep_games: true,
            record_dir: None,
            texts: Texts::chosen(),
        }
    }

    #[test]
    fn results_do_not_depend_on_the_number_of_threads() {
        let one = plan(3, Parts::ALL, 1).run().unwrap();
        for threads in [2, 7] {
            let many = plan(3, Parts::ALL, threads).run().unwrap();
            assert_eq!((many.games, many.tally), (one.games.clone(), one.tally.clone()));
        }
    }

    #[test]
    fn the_json_agrees_with_the_games() {
        let plan = plan(2, Parts::NONE, 2);
        let played = plan.run().unwrap();
        let json = serde_json::to_value(Summary::new(&plan, &played.tally, 2.0)).unwrap();
        let keys: BTreeSet<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
        for key in ["wins", "win_rate", "games", "seed", "bot", "players", "parts", "options"] {
            assert!(keys.contains(key), "{key}");
        }
        assert_eq!(
            (&json["parts"], &json["options"]["ghost_cost"]),
            (&"none".into(), &"everyone".into())
        );
        let close = |found: &Value, value: f64| {
            assert!((found.as_f64().unwrap() - value).abs() < 1e-9, "{found}, not {value}");
        };
        for seat in 0..2 {
            let scores: Vec<f64> =
                played.games.iter().map(|(_, game)| f64::from(game.scores[seat])).collect();
            let mean = scores.iter().sum::<f64>() / 20.0;
            let sd = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / 19.0;
            close(&json["scores_mean"][seat], mean);
            close(&json["scores_sd"][seat], sd.sqrt());
        }
        // C-2: 71 tiles are drawn, each placed or discarded.
        let tiles = json["tiles_placed"].as_f64().unwrap() + json["discarded"].as_f64().unwrap();
        assert!((tiles - 71.0).abs() < 1e-9, "{tiles}");
    }

    #[test]
    fn options_are_counted_turn_by_turn() {
        let plan = plan(2, Parts::ALL, 1);
        let mut scratch = Scratch::default();
        let seed = plan.seed_of(1);
        let stats = plan.simulation.play(&seed, &mut scratch).unwrap();
        let rules = Arc::clone(&plan.simulation.rules);
        let (mut game, _) = Game::start(rules, &Order::Seed(seed)).unwrap();
        let (mut placements, mut meeples, mut turns, mut asked) = (0, 0, 0, 0);
        for &(_, action) in &scratch.actions {
            let listed = game.legal().len() as u64;
            match game.ask().unwrap() {
                Ask::Place => (placements, turns) = (placements + listed, turns + 1),
                Ask::Meeple => (meeples, asked) = (meeples + listed, asked + 1),
                Ask::GhostOther | Ask::GhostOwn => {}
            }
            game.apply(action).unwrap();
        }
        assert!(asked < turns, "some turn leaves no choice");
        let counts = stats.counts;
        assert_eq!((counts.placements, counts.placed), (placements, turns));
        assert_eq!(counts.meeples, meeples + turns - asked);
        assert_eq!(counts.decisions, scratch.actions.len() as u64);
        assert_eq!(counts.discarded, game.set_aside().len() as u64);
    }

    #[test]
    fn table_and_csv_tell_every_seat() {
        let plan = plan(6, Parts::ALL, 2);
        let played = plan.run().unwrap();
        let text = Summary::new(&plan, &played.tally, 2.0).table(&plan.texts);
        assert!(!text.contains("simulate-"), "a text is missing in\n{text}");
        let csv = csv(&plan, &played.games);
        assert!(csv.lines().all(|line| line.split(',').count() == 17), "{csv}");
        assert_eq!(csv.lines().count(), 21);
    }

    #[test]
    fn a_record_of_each_game_replays() {
        let dir = tempfile::tempdir().unwrap();
        let mut plan = plan(4, Parts::combinations().nth(1).unwrap(), 1);
        plan.record_dir = Some(dir.path().to_owned());
        plan.games = 3;
        for (number, stats) in plan.run().unwrap().games {
            let path = dir.path().join(format!("carcassonne-p4-mist-meadow-{number:06}.fog"));
            let text = std::fs::read_to_string(path).unwrap();
            let record = Record::<Game>::parse("record", &text).unwrap();
            let sets = fogbound_table::record::Sets::shipped();
            assert_eq!(record.replay(&sets).unwrap().end().scores(), stats.scores);
        }
    }
}
