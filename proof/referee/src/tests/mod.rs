//! What the tests of all games use: games played without the engine, in which the judge reports its
//! next question and the test answers, so that the trace grows; single steps; and faults put in.

mod traces;

use serde_json::{Value, json};

use crate::script::{Line, Script};
use crate::trial::{Judged, Stop, Trial};
use crate::{Summary, Violation, check};

/// A small linear generator; good enough to vary games.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.roll(place + 1));
        }
    }
}

/// Reads a setup line without a fault.
pub(crate) fn setup_of<J: Judged>(line: &Value) -> J::Setup {
    let mut script = Script::new(1, &[]);
    let setup = J::read(line, &mut script);
    assert_eq!(script.into_violations(), []);
    setup.ok().unwrap()
}

/// Plays one game to its end, or until there is no answer to what is pending.
pub(crate) fn play_until<J: Judged>(
    setup_line: &Value,
    mut answer: impl FnMut(&Value) -> Option<Value>,
) -> (Vec<Value>, Option<Value>) {
    let setup = setup_of::<J>(setup_line);
    let mut lines: Vec<Line> = Vec::new();
    let pending = loop {
        let mut trial = Trial::<J>::new(&setup, Script::new(1, &lines));
        let stop = trial.play();
        let mut value = match stop {
            Stop::Over(ending) => trial.write_end(ending),
            Stop::Running => trial.pending.take().unwrap(),
            Stop::Astray => panic!("{:?}", trial.script.into_violations()),
        };
        assert_eq!(trial.script.into_violations(), []);
        value["hash"] = json!("b");
        if stop == Stop::Running {
            let Some(choice) = answer(&value) else { break Some(value) };
            value["choice"] = choice;
        }
        lines.push(Line { number: lines.len() + 2, value });
        if stop != Stop::Running {
            break None;
        }
    };
    let values = lines.into_iter().map(|line| line.value);
    (std::iter::once(setup_line.clone()).chain(values).collect(), pending)
}

pub(crate) fn judge(lines: &[Value]) -> Result<Summary, Vec<Violation>> {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    check(text.iter().map(String::as_str))
}

/// The kinds of the events that a line tells.
pub(crate) fn told(line: &Value) -> Vec<&str> {
    line["events"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect()
}

/// The outcome of a step.
pub(crate) struct Outcome<J: Judged> {
    pub(crate) stop: Option<Stop>,
    pub(crate) state: J::State,
    /// The question after the last choice.
    pub(crate) pending: Option<Value>,
    /// The kinds of the events.
    pub(crate) told: Vec<String>,
}

impl<J: Judged> Outcome<J> {
    /// The question left open and its answers.
    pub(crate) fn asks(&self) -> (&str, &Value) {
        let line = self.pending.as_ref().expect("a question");
        (line["ask"].as_str().unwrap(), &line["legal"])
    }
}

/// Runs one step of a turn on a table made by hand; `choices` answer `ask` by `ask`.
pub(crate) fn run<J: Judged>(
    setup: &J::Setup,
    prepare: impl FnOnce(&mut J::State),
    choices: &[(&str, Value)],
    step: impl FnOnce(&mut Trial<'_, J>) -> Result<(), Stop>,
) -> Outcome<J> {
    let line = |(ask, choice): &(&str, Value)| Line {
        number: 1,
        value: json!({"ask": ask, "choice": choice}),
    };
    let lines: Vec<Line> = choices.iter().map(line).collect();
    let mut trial = Trial::<J>::new(setup, Script::new(1, &lines));
    prepare(&mut trial.state);
    let stop = step(&mut trial).err();
    assert_ne!(stop, Some(Stop::Astray), "a choice is not legal");
    let line = json!({"events": trial.news.written(&J::EVENTS)});
    let told = told(&line).into_iter().map(str::to_owned).collect();
    Outcome { stop, state: trial.state, pending: trial.pending, told }
}

/// Finds the last line in which this is asked.
pub(crate) fn last_ask(lines: &[Value], ask: &str) -> usize {
    lines.iter().rposition(|line| line["ask"] == ask).unwrap()
}

/// Finds the first line in which this is asked.
pub(crate) fn first_ask(lines: &[Value], ask: &str) -> usize {
    lines.iter().position(|line| line["ask"] == ask).unwrap()
}

/// The disagreements after one value has been replaced by another.
fn with_fault(lines: &[Value], at: usize, pointer: &str, value: Value) -> Vec<Violation> {
    let mut lines = lines.to_vec();
    let place = lines[at].pointer_mut(pointer).unwrap();
    assert_ne!(*place, value, "{pointer} is no fault");
    *place = value;
    judge(&lines).unwrap_err()
}

/// Replaces one value and expects this to be the first disagreement.
pub(crate) fn expect(
    lines: &[Value],
    at: usize,
    pointer: &str,
    value: Value,
    what: &str,
    rule: &str,
) {
    let first = &with_fault(lines, at, pointer, value)[0];
    assert_eq!((first.what.as_str(), first.rule, first.line), (what, rule, at + 1), "{pointer}");
}

/// Replaces one value of the setup line and expects that this rule is named there.
pub(crate) fn expect_in_setup(lines: &[Value], pointer: &str, value: Value, rule: &str) {
    let violations = with_fault(lines, 0, pointer, value);
    let found = violations.iter().any(|one| one.line == 1 && one.rule == rule);
    assert!(found, "{pointer}: {violations:?}");
}
