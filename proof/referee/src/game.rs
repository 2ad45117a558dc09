//! M-2 and X-2: the judge plays the game as one straight run through the rules and reads a line of
//! the trace wherever the rules ask for a decision.

use serde_json::{Value, json};

use crate::events::News;
use crate::position;
use crate::script::Script;
use crate::setup::Setup;
use crate::table::Table;

/// The reason why the run through the rules stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The game is over: won or lost by this rule.
    Over { won: bool, rule: &'static str },
    /// The trace ends at this decision without an end line: the game still runs.
    Running,
    /// Trace and rules have parted; what follows cannot be judged.
    Astray,
}

/// An answer of the list: as the trace writes it, and what it means to the step that asks.
pub(crate) type Answer<T> = (Value, T);

/// One game on its way.
pub(crate) struct Game<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) table: Table,
    pub(crate) script: Script<'a>,
    pub(crate) news: News,
    /// The question of the rules if the trace ends without an end line: a decision line without its
    /// choice and hash.
    pub(crate) pending: Option<Value>,
    decisions: u64,
}

impl<'a> Game<'a> {
    pub(crate) fn new(setup: &'a Setup, script: Script<'a>) -> Self {
        let table = Table::new(setup);
        Self { setup, table, script, news: News::default(), pending: None, decisions: 0 }
    }

    /// Plays to the end of the game or of the trace.
    pub(crate) fn play(&mut self) -> Stop {
        loop {
            if let Err(stop) = self.turn() {
                return stop;
            }
            self.table.active = (self.table.active + 1) % self.setup.players.len();
        }
    }

    /// The steps of a turn (M-2).
    fn turn(&mut self) -> Result<(), Stop> {
        self.table.placed = None;
        self.draw_a_tile_that_fits()?;
        let cell = self.place_tile()?;
        self.clear_finished_banks(cell);
        self.bury_at_closed_cemeteries(cell)?;
        self.place_ghosts(cell)?;
        self.place_meeple(cell)?;
        self.score()?;
        self.resolve_milestones()?;
        self.stop_if_the_pile_is_empty()?;
        self.place_face_down()?;
        self.stop_if_the_pile_is_empty()
    }

    /// A decision: the legal answers are `answers`.
    pub(crate) fn ask<T: Clone>(
        &mut self,
        ask: &'static str,
        about: Value,
        answers: &[Answer<T>],
    ) -> Result<T, Stop> {
        self.ask_with_names(ask, about, answers, &[])
    }

    /// A decision with answers that are accepted without being listed. A single answer
    /// needs no line, save for `place`.
    pub(crate) fn ask_with_names<T: Clone>(
        &mut self,
        ask: &'static str,
        about: Value,
        answers: &[Answer<T>],
        unlisted: &[Answer<T>],
    ) -> Result<T, Stop> {
        if let [(only, meaning)] = answers
            && ask != "place"
        {
            self.news.forced(self.table.active, ask, only);
            return Ok(meaning.clone());
        }
        let Some(line) = self.script.next() else {
            self.pending = Some(json!({
                "n": self.decisions,
                "seat": self.table.active,
                "ask": ask,
                "about": about,
                "round": null,
                "legal": answers.iter().map(|(answer, _)| answer).collect::<Vec<_>>(),
                "events": self.news.written(),
                "position": position::write(&self.table, false),
            }));
            return Err(Stop::Running);
        };
        let rule = rule_of(ask);
        if line.is_end() {
            self.compare_position(true, &line.value);
            self.script.object(rule, "line", &format!("a decision {ask}"), "the end line");
            return Err(Stop::Astray);
        }
        self.compare_head(&line.value);
        self.compare_position(false, &line.value);
        self.compare_events(&line.value);
        let found_ask = line.value.get("ask").unwrap_or(&Value::Null);
        if found_ask != ask {
            self.script.object(rule, "ask", ask, &found_ask.to_string());
            return Err(Stop::Astray);
        }
        let found_about = line.value.get("about").unwrap_or(&Value::Null);
        if !position::covers(&about, found_about) {
            self.script.object(rule, "about", &about.to_string(), &found_about.to_string());
        }
        let legal = answers.iter().map(|(answer, _)| answer);
        self.script.compare_legal(rule, legal, line.value.get("legal"));
        let choice = line.value.get("choice").unwrap_or(&Value::Null);
        let named = answers.iter().chain(unlisted).find(|(answer, _)| answer == choice);
        let Some((_, meaning)) = named else {
            self.script.object(rule, "choice", "a legal answer", &choice.to_string());
            return Err(Stop::Astray);
        };
        Ok(meaning.clone())
    }

    /// The fields that every decision line has: `n`, `seat`, `round`, `hash`.
    fn compare_head(&mut self, line: &Value) {
        let head = [
            ("n", "trace", json!(self.decisions)),
            ("seat", "M-0", json!(self.table.active)),
            ("round", "trace", json!(null)),
        ];
        self.decisions += 1;
        self.script.compare_fields(line, &head);
        self.script.compare_hash(line, self.setup.tiles.is_none());
    }

    fn compare_position(&mut self, over: bool, line: &Value) {
        for (field, rule, expected, found) in
            position::compare(&self.table, over, line.get("position"))
        {
            self.script.object(rule, &format!("position.{field}"), &expected, &found);
        }
    }

    fn compare_events(&mut self, line: &Value) {
        for (rule, expected, found) in self.news.compare(line.get("events")) {
            self.script.object(rule, "events", &expected, &found);
        }
        self.news = News::default();
    }

    /// After a game that is over: the end line and nothing more.
    pub(crate) fn compare_end(&mut self, won: bool, rule: &'static str) {
        let Some(line) = self.script.next() else {
            self.script.object(rule, "line", "the end line", "the end of the trace");
            return;
        };
        self.compare_position(true, &line.value);
        if !line.is_end() {
            let found = line.value.get("ask").unwrap_or(&Value::Null).to_string();
            self.script.object(rule, "line", "the end line", &found);
            return;
        }
        if line.value.get("end") != Some(&Value::Bool(true)) {
            self.script.object("trace", "end", "true", "something else");
        }
        self.compare_events(&line.value);
        self.script.compare_hash(&line.value, self.setup.tiles.is_none());
        let points = self.table.points.iter();
        let points = position::map(points.map(|(colour, points)| (colour.name(), json!(points))));
        let expected = json!({"won": won, "rule": rule, "points": points});
        let found = line.value.get("result").unwrap_or(&Value::Null);
        if !position::covers(&expected, found) {
            self.script.object(rule, "result", &expected.to_string(), &found.to_string());
        }
        if self.script.next().is_some() {
            self.script.object("trace", "line", "a new setup line", "more lines of this game");
        }
    }

    /// After a trace without an end line: allowed only while the order is not revealed.
    pub(crate) fn compare_running(&mut self) {
        if self.setup.tiles.is_some() {
            let asked = self.pending.as_ref().and_then(|line| line.get("ask")).cloned();
            let expected = format!("a decision {}", asked.unwrap_or_default());
            self.script.object("trace", "line", &expected, "no further line");
        }
    }

    pub(crate) const fn won(&self) -> Stop {
        Stop::Over { won: true, rule: "M-12.1" }
    }

    pub(crate) const fn lost(&self, rule: &'static str) -> Stop {
        Stop::Over { won: false, rule }
    }
}

/// The rule that a decision comes from.
fn rule_of(ask: &str) -> &'static str {
    match ask {
        "place" => "M-3.3",
        "bury_at" => "M-5.7",
        "bury" => "M-5.3",
        "spare" => "M-6.2",
        "haunt" => "M-6.4",
        "cemetery" => "M-6.3",
        "meeple" => "M-7.2",
        "score" | "reward" => "M-8.4",
        "split" => "M-4.5",
        "assign" => "M-8.10",
        "hound" | "hound_ghosts" => "M-10.2",
        "face_down" => "M-11.1",
        _ => "X-2",
    }
}
