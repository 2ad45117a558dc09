//! A decision: the question that the rules ask, compared with the next line.

use serde_json::{Value, json};

use super::events::News;
use super::game::{Game, Stop};
use super::position;
use crate::position::covers;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Side(usize),
    Keep(usize),
    Reveal,
    Claim(usize),
    Leave,
    /// Space and rotation.
    Place(usize, u8),
    /// One that the trace of a running game may not show yet.
    Secret,
}

impl Action {
    /// As the trace writes it.
    pub(crate) fn write(self) -> Value {
        match self {
            Self::Side(side) => json!(["side", side]),
            Self::Keep(tile) => json!(["keep", tile]),
            Self::Reveal => json!(["reveal"]),
            Self::Claim(tile) => json!(["claim", tile]),
            Self::Leave => json!(["leave"]),
            Self::Place(space, rotation) => json!(["place", space, rotation]),
            Self::Secret => Value::Null,
        }
    }
}

/// The question to a seat.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) seat: usize,
    pub(crate) ask: &'static str,
    pub(crate) about: Value,
    /// The number of the first line of a simultaneous decision.
    pub(crate) round: Option<u64>,
    pub(crate) answers: Vec<Action>,
    /// Answers that are accepted without being listed.
    pub(crate) unlisted: Vec<Action>,
}

impl Question {
    pub(crate) const fn new(seat: usize, ask: &'static str, answers: Vec<Action>) -> Self {
        Self { seat, ask, about: Value::Null, round: None, answers, unlisted: Vec::new() }
    }

    fn is_secret(&self) -> bool {
        self.answers == [Action::Secret]
    }

    /// The list of answers as a line would write it.
    fn legal(&self) -> Value {
        if self.is_secret() {
            return Value::Null;
        }
        self.answers.iter().map(|answer| answer.write()).collect()
    }

    /// The rule that the decision comes from.
    fn rule(&self) -> &'static str {
        match self.ask {
            "side" => "T-1.1",
            "keep" => "T-1.3",
            "place" => "T-2.3",
            "hidden" => "T-2.5",
            _ => "T-2.1",
        }
    }
}

impl<'a> Game<'a> {
    /// A decision. Nothing but a lone reveal is forced: of two offers or sides one can always be
    /// chosen, five tiles are left for the last player (T-2.2), and placements have their lines in
    /// any case.
    pub(crate) fn ask(&mut self, question: &Question) -> Result<Action, Stop> {
        if question.answers == [Action::Reveal] {
            let choice = Action::Reveal.write();
            let forced = json!({"seat": question.seat, "ask": question.ask, "choice": choice});
            self.news.tell("forced", forced);
            return Ok(Action::Reveal);
        }
        let line = self.read_line(question)?;
        let rule = question.rule();
        if question.is_secret() {
            self.script.compare_fields(line, &[("legal", rule, Value::Null)]);
        } else {
            let legal: Vec<Value> = question.answers.iter().map(|answer| answer.write()).collect();
            self.script.compare_legal(rule, legal.iter(), line.get("legal"));
        }
        let choice = line.get("choice");
        let all = question.answers.iter().chain(&question.unlisted);
        let Some(action) = all.copied().find(|action| Some(&action.write()) == choice) else {
            let found = choice.unwrap_or(&Value::Null).to_string();
            self.script.object(rule, "choice", "a legal answer", &found);
            return Err(Stop::Astray);
        };
        Ok(action)
    }

    /// The next line, compared in everything but its list of answers and the choice.
    fn read_line(&mut self, question: &Question) -> Result<&'a Value, Stop> {
        let (ask, rule) = (question.ask, question.rule());
        let Some(line) = self.script.next() else {
            self.pending = Some(self.write_line(question));
            return Err(Stop::Running);
        };
        if line.is_end() {
            self.compare_position(&line.value);
            self.script.object(rule, "line", &format!("a decision {ask}"), "the end line");
            return Err(Stop::Astray);
        }
        let line = &line.value;
        let head = [
            ("n", "trace", json!(self.decisions)),
            ("seat", rule, json!(question.seat)),
            ("round", "X-5", json!(question.round)),
        ];
        self.script.compare_fields(line, &head);
        self.script.compare_hash(line, self.is_covered());
        self.compare_position(line);
        self.compare_events(line);
        if question.round.is_some_and(|first| first < self.decisions) {
            self.script.compare_fields(line, &[("events", "X-5", json!([]))]);
        }
        self.decisions += 1;
        let found_ask = line.get("ask").unwrap_or(&Value::Null);
        if found_ask != ask {
            self.script.object(rule, "ask", ask, &found_ask.to_string());
            return Err(Stop::Astray);
        }
        let found_about = line.get("about").unwrap_or(&Value::Null);
        if !covers(&question.about, found_about) {
            let (about, found) = (question.about.to_string(), found_about.to_string());
            self.script.object(rule, "about", &about, &found);
        }
        Ok(line)
    }

    /// The line that the trace would go on with, without choice and hash.
    fn write_line(&self, question: &Question) -> Value {
        json!({
            "n": self.decisions,
            "seat": question.seat,
            "ask": question.ask,
            "about": question.about,
            "round": question.round,
            "legal": question.legal(),
            "events": self.news.written(),
            "position": position::write(&self.table),
        })
    }

    pub(crate) fn compare_position(&mut self, line: &Value) {
        let found = line.get("position").unwrap_or(&Value::Null);
        for (field, rule, expected, found) in position::compare(&self.table, found) {
            self.script.object(rule, &format!("position.{field}"), &expected, &found);
        }
    }

    pub(crate) fn compare_events(&mut self, line: &Value) {
        for (rule, expected, found) in self.news.compare(line.get("events")) {
            self.script.object(rule, "events", &expected, &found);
        }
        self.news = News::default();
    }
}
