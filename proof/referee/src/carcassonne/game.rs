//! C-3 and X-2: the judge plays the game as one straight run through the rules and reads a line of
//! the trace wherever the rules ask for a decision.

use serde_json::{Value, json};

use super::events::News;
use super::position;
use super::setup::Setup;
use super::table::Table;
use crate::script::Script;

/// The reason why the run through the rules stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// No tile is left that could be placed, or the pile has run out (C-6).
    Over,
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
            self.table.active = (self.table.active + 1) % self.setup.players;
        }
    }

    /// The steps of a turn (C-3, G-2.4).
    fn turn(&mut self) -> Result<(), Stop> {
        self.news.tell("turn", json!({"seat": self.table.active}));
        self.table.placed = None;
        self.draw_a_tile_that_fits()?;
        let cell = self.place_tile()?;
        self.place_ghosts(cell)?;
        self.place_meeple(cell)?;
        self.score();
        // C-6: the turn in which the pile runs out is the last one.
        if self.table.pile == 0 { Err(Stop::Over) } else { Ok(()) }
    }

    /// A decision: the legal answers are `answers`, those of `unlisted` are accepted without being
    /// listed. A single answer needs no line, save for `place`.
    pub(crate) fn ask<T: Clone>(
        &mut self,
        ask: &'static str,
        answers: &[Answer<T>],
        unlisted: &[Answer<T>],
    ) -> Result<T, Stop> {
        if let [(only, meaning)] = answers
            && ask != "place"
        {
            let forced = json!({"seat": self.table.active, "ask": ask, "choice": only});
            self.news.tell("forced", forced);
            return Ok(meaning.clone());
        }
        let Some(line) = self.script.next() else {
            self.pending = Some(self.write_line(ask, answers));
            return Err(Stop::Running);
        };
        let rule = rule_of(ask);
        self.compare_position(line.is_end(), &line.value);
        if line.is_end() {
            self.script.object(rule, "line", &format!("a decision {ask}"), "the end line");
            return Err(Stop::Astray);
        }
        self.compare_head(&line.value);
        self.compare_events(&line.value);
        let found_ask = line.value.get("ask").unwrap_or(&Value::Null);
        if found_ask != ask {
            self.script.object(rule, "ask", ask, &found_ask.to_string());
            return Err(Stop::Astray);
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

    /// The line that the trace would go on with, without choice and hash.
    fn write_line<T>(&self, ask: &str, answers: &[Answer<T>]) -> Value {
        json!({
            "n": self.decisions,
            "seat": self.table.active,
            "ask": ask,
            "about": null,
            "round": null,
            "legal": answers.iter().map(|(answer, _)| answer).collect::<Vec<_>>(),
            "events": self.news.written(),
            "position": position::write(&self.table, false),
        })
    }

    /// The fields that every decision line has: `n`, `seat`, `about`, `round`, `hash`.
    fn compare_head(&mut self, line: &Value) {
        let head = [
            ("n", "trace", json!(self.decisions)),
            ("seat", "C-1", json!(self.table.active)),
            ("about", "trace", json!(null)),
            ("round", "trace", json!(null)),
        ];
        self.decisions += 1;
        self.script.compare_fields(line, &head);
        self.script.compare_hash(line, self.setup.tiles.is_none());
    }

    pub(crate) fn compare_position(&mut self, over: bool, line: &Value) {
        for (field, rule, expected, found) in
            position::compare(&self.table, over, line.get("position"))
        {
            self.script.object(rule, &format!("position.{field}"), &expected, &found);
        }
    }

    pub(crate) fn compare_events(&mut self, line: &Value) {
        for (rule, expected, found) in self.news.compare(line.get("events")) {
            self.script.object(rule, "events", &expected, &found);
        }
        self.news = News::default();
    }

    /// After a trace without an end line: allowed only while the order is not revealed.
    pub(crate) fn compare_running(&mut self) {
        if self.setup.tiles.is_some() {
            let asked = self.pending.as_ref().and_then(|line| line.get("ask")).cloned();
            let expected = format!("a decision {}", asked.unwrap_or_default());
            self.script.object("trace", "line", &expected, "no further line");
        }
    }
}

/// The rule that a decision comes from.
fn rule_of(ask: &str) -> &'static str {
    match ask {
        "ghost_other" => "G-2.2",
        "ghost_own" => "G-2.3",
        "meeple" => "C-4",
        _ => "C-3",
    }
}
