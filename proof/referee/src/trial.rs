//! The frame that all games are judged in: one straight run through the rules, which reads a line of
//! the trace wherever the rules ask for a decision.

use serde_json::{Value, json};

use crate::events::{Kinds, News};
use crate::report::{Summary, Violation};
use crate::script::{Ruled, Script, covers, text};

/// A game whose traces can be judged: its setup, its state and its rules.
pub(crate) trait Judged: Sized {
    /// The setup as the rules use it.
    type Setup;
    /// The state of one game, in the plainest form.
    type State;

    /// The rule that says whose turn it is.
    const TURNS: &'static str;
    /// Fields of the setup line that may be `null` but never missing.
    const NULLABLE: &'static [&'static str];
    /// The fields of a position.
    const POSITION: &'static Ruled;
    /// The fields of a result.
    const RESULT: &'static Ruled;
    /// The kinds of events.
    const EVENTS: Kinds;
    /// Questions that have their line even when there is only one answer.
    const ALWAYS_ASKED: &'static [&'static str];

    /// Reads the setup line and objects to its faults; fails if no game can be judged with it.
    fn read(line: &Value, script: &mut Script<'_>) -> Result<Self::Setup, Stop>;

    /// Returns true if the trace does not reveal what chance has brought.
    fn is_covered(setup: &Self::Setup) -> bool;

    /// Returns the table before the first turn.
    fn lay_out(setup: &Self::Setup) -> Self::State;

    /// Plays a turn, or all of a game that has none.
    fn turn(trial: &mut Trial<'_, Self>) -> Result<(), Stop>;

    /// Returns the rule that a decision comes from.
    fn rule_of(ask: &str) -> &'static str;

    /// Returns the position; `over` in the end line, where nobody is active.
    fn position(state: &Self::State, over: bool) -> Value;

    /// Scores the end of a game and returns the result.
    fn result(trial: &mut Trial<'_, Self>, ending: Ending) -> Value;
}

/// The reason why the run through the rules stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The game is over.
    Over(Ending),
    /// The trace ends at this decision without an end line: the game still runs.
    Running,
    /// Trace and rules have parted; what follows cannot be judged.
    Astray,
}

/// The end of a game, and the rule that brought it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Won(&'static str),
    Lost(&'static str),
    Scored(&'static str),
}

impl Ending {
    pub(crate) const fn rule(self) -> &'static str {
        let (Self::Won(rule) | Self::Lost(rule) | Self::Scored(rule)) = self;
        rule
    }
}

/// An answer of the list: as the trace writes it, and what it means to the step that asks. An answer
/// that the trace of a running game may not show yet is written as `null`, the only one of its list.
pub(crate) type Answer<T> = (Value, T);

/// The question to a seat.
pub(crate) struct Question<T> {
    seat: usize,
    ask: &'static str,
    about: Value,
    pub(crate) answers: Vec<Answer<T>>,
    /// Answers that are accepted without being listed.
    pub(crate) unlisted: Vec<Answer<T>>,
}

impl<T> Question<T> {
    pub(crate) fn new(
        seat: usize,
        ask: &'static str,
        answers: impl IntoIterator<Item = Answer<T>>,
    ) -> Self {
        let answers = answers.into_iter().collect();
        Self { seat, ask, about: Value::Null, answers, unlisted: Vec::new() }
    }

    pub(crate) fn about(self, about: Value) -> Self {
        Self { about, ..self }
    }

    /// The list of answers as a line would write it.
    fn legal(&self) -> Value {
        match &self.answers[..] {
            [(Value::Null, _)] => Value::Null,
            all => all.iter().map(|(answer, _)| answer.clone()).collect(),
        }
    }
}

/// One game on its way.
pub(crate) struct Trial<'a, J: Judged> {
    pub(crate) setup: &'a J::Setup,
    pub(crate) state: J::State,
    pub(crate) script: Script<'a>,
    pub(crate) news: News,
    /// The question of the rules if the trace ends without an end line: a decision line without its
    /// choice and hash.
    pub(crate) pending: Option<Value>,
    decisions: u64,
    /// The number of the first line of a simultaneous decision that is under way.
    round: Option<u64>,
}

impl<'a, J: Judged> Trial<'a, J> {
    pub(crate) fn new(setup: &'a J::Setup, script: Script<'a>) -> Self {
        let (state, news) = (J::lay_out(setup), News::default());
        Self { setup, state, script, news, pending: None, decisions: 0, round: None }
    }

    /// Plays to the end of the game or of the trace.
    pub(crate) fn play(&mut self) -> Stop {
        loop {
            if let Err(stop) = J::turn(self) {
                return stop;
            }
        }
    }

    /// A decision. A single answer needs no line, save for some questions.
    pub(crate) fn ask<T: Clone>(&mut self, question: Question<T>) -> Result<T, Stop> {
        let (ask, rule) = (question.ask, J::rule_of(question.ask));
        if let [(only, meaning)] = &question.answers[..]
            && !J::ALWAYS_ASKED.contains(&ask)
        {
            let forced = json!({"seat": question.seat, "ask": ask, "choice": only});
            self.news.tell("forced", forced);
            return Ok(meaning.clone());
        }
        let due = self.write_line(&question);
        let Some(line) = self.script.next() else {
            self.pending = Some(due);
            return Err(Stop::Running);
        };
        if line.is_end() {
            self.compare_position(&J::position(&self.state, true), &line.value);
            self.script.object(rule, "line", &format!("a decision {ask}"), "the end line");
            return Err(Stop::Astray);
        }
        let line = &line.value;
        let head = [("n", "trace"), ("seat", J::TURNS), ("round", "X-5")];
        self.script.compare("", &head, &due, Some(line));
        self.script.compare_hash(line, J::is_covered(self.setup));
        self.compare_position(&due["position"], line);
        self.compare_events(line);
        if self.is_within_a_round() {
            self.script.compare("", &[("events", "X-5")], &json!({"events": []}), Some(line));
        }
        self.decisions += 1;
        if line.get("ask") != Some(&due["ask"]) {
            self.script.object(rule, "ask", ask, &text(line.get("ask")));
            return Err(Stop::Astray);
        }
        let about = line.get("about");
        if !about.is_some_and(|about| covers(&due["about"], about)) {
            self.script.object(rule, "about", &due["about"].to_string(), &text(about));
        }
        self.script.compare_legal(rule, &due["legal"], line.get("legal"));
        let choice = line.get("choice");
        let mut all = question.answers.into_iter().chain(question.unlisted);
        let Some((_, meaning)) = all.find(|(answer, _)| Some(answer) == choice) else {
            self.script.object(rule, "choice", "a legal answer", &text(choice));
            return Err(Stop::Astray);
        };
        Ok(meaning)
    }

    /// asks every seat in turn; nothing changes before the last answer.
    pub(crate) fn ask_all<T: Clone>(
        &mut self,
        seats: usize,
        question: impl Fn(&mut Self, usize) -> Result<Question<T>, Stop>,
    ) -> Result<Vec<T>, Stop> {
        self.round = Some(self.decisions);
        let mut choices = Vec::new();
        for seat in 0..seats {
            let question = question(self, seat)?;
            choices.push(self.ask(question)?);
        }
        self.round = None;
        Ok(choices)
    }

    /// Returns true after the first answer to a simultaneous decision and before the last one.
    fn is_within_a_round(&self) -> bool {
        self.round.is_some_and(|first| first < self.decisions)
    }

    /// The line that the trace would go on with, without choice and hash.
    fn write_line<T>(&self, question: &Question<T>) -> Value {
        json!({
            "n": self.decisions,
            "seat": question.seat,
            "ask": question.ask,
            "about": question.about,
            "round": self.round,
            "legal": question.legal(),
            "events": self.news.written(&J::EVENTS),
            "position": J::position(&self.state, false),
        })
    }

    /// The end line that the trace would have, without its hash.
    pub(crate) fn write_end(&mut self, ending: Ending) -> Value {
        let result = J::result(self, ending);
        let events = self.news.written(&J::EVENTS);
        let position = J::position(&self.state, true);
        json!({"end": true, "result": result, "events": events, "position": position})
    }

    fn compare_position(&mut self, due: &Value, line: &Value) {
        self.script.compare("position", J::POSITION, due, line.get("position"));
    }

    fn compare_events(&mut self, line: &Value) {
        std::mem::take(&mut self.news).compare(&J::EVENTS, line, &mut self.script);
    }

    /// After a game that is over: the end line and nothing more.
    fn compare_end(&mut self, ending: Ending) {
        let (due, rule) = (self.write_end(ending), ending.rule());
        let Some(line) = self.script.next() else {
            return self.script.object(rule, "line", "the end line", "the end of the trace");
        };
        self.compare_position(&due["position"], &line.value);
        if !line.is_end() {
            let found = text(line.value.get("ask"));
            return self.script.object(rule, "line", "the end line", &found);
        }
        self.script.compare("", &[("end", "trace")], &due, Some(&line.value));
        self.compare_events(&line.value);
        self.script.compare_hash(&line.value, J::is_covered(self.setup));
        self.script.compare("result", J::RESULT, &due["result"], line.value.get("result"));
        if self.script.next().is_some() {
            self.script.object("trace", "line", "a new setup line", "more lines of this game");
        }
    }

    /// After a trace without an end line: allowed only while something is not revealed, and never
    /// before the last answer to a simultaneous decision.
    fn compare_running(&mut self) {
        if self.is_within_a_round() {
            self.script.object("X-5", "line", "a line for every seat", "no further line");
        } else if !J::is_covered(self.setup) {
            let asked = self.pending.as_ref().map(|line| line["ask"].clone());
            let expected = format!("a decision {}", asked.unwrap_or_default());
            self.script.object("trace", "line", &expected, "no further line");
        }
    }
}

/// Judges one game.
pub(crate) fn judge<J: Judged>(
    line: &Value,
    mut script: Script<'_>,
    summary: &mut Summary,
) -> Vec<Violation> {
    for field in J::NULLABLE {
        script.check(line.get(field).is_some(), "trace", field, "a value or null", &"nothing");
    }
    let version = line.get("rules_version").and_then(Value::as_str).unwrap_or_default();
    script.check(!version.is_empty(), "trace", "rules_version", "text", &version);
    let Ok(setup) = J::read(line, &mut script) else { return script.into_violations() };
    script.compare_hash(line, J::is_covered(&setup));
    let mut trial = Trial::<J>::new(&setup, script);
    match trial.play() {
        Stop::Over(ending) => {
            match ending {
                Ending::Won(_) => summary.won += 1,
                Ending::Lost(_) => summary.lost += 1,
                Ending::Scored(_) => summary.scored += 1,
            }
            trial.compare_end(ending);
        }
        Stop::Running => {
            summary.running += 1;
            trial.compare_running();
        }
        Stop::Astray => {}
    }
    summary.decisions += trial.script.decisions();
    trial.script.into_violations()
}
