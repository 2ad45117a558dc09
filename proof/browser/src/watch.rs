//! Measurements of a running page: its downloads, how evenly it draws, how long it blocks.

use crate::page::Page;
use crate::protocol::text;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// Notes the time of every frame.
const WATCH_FRAMES: &str = "{
    const watch = window.fogboundFrames = [];
    const frame = now => { if (window.fogboundFrames === watch) { watch.push(now); requestAnimationFrame(frame); } };
    requestAnimationFrame(frame);
}";

/// A file that a page fetched.
#[derive(Clone, Debug, PartialEq)]
pub struct Transfer {
    /// Its address.
    pub url: String,
    /// Bytes that came over the network, compressed as they were, with their headers.
    pub bytes: u64,
}

/// The evenness of a page's drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frames {
    /// Frames each second.
    pub per_second: f64,
    /// The median of the milliseconds between two frames.
    pub median: f64,
    /// 95 of 100 frames came faster than this, in milliseconds.
    pub p95: f64,
}

/// A stretch of work of the page, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Task {
    /// The time that the processor spent on it.
    pub own: f64,
    /// The time that passed meanwhile; more if others wanted the processor too.
    pub clock: f64,
}

impl Page {
    /// Returns the files that the page fetched since this was last asked, each file once.
    ///
    /// Files from the browser's cache count at full length: its service worker was there first.
    #[must_use]
    pub fn transfers(&self) -> Vec<Transfer> {
        let mut responses = BTreeMap::new();
        let mut transfers = BTreeMap::<String, u64>::new();
        let id = |event: &Value| text(&event["requestId"]);
        for (method, mut event) in self.events() {
            if method == "Network.responseReceived" {
                responses.insert(id(&event), event["response"].take());
            } else if method == "Network.loadingFinished" {
                let response = responses.remove(&id(&event)).unwrap_or_default();
                let came = event["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                let bytes = transfers.entry(text(&response["url"])).or_default();
                *bytes = came.max(length(&response)).max(*bytes);
            }
        }
        transfers.into_iter().map(|(url, bytes)| Transfer { url, bytes }).collect()
    }

    /// Measures how the page draws meanwhile.
    #[track_caller]
    pub fn frames_while(&self, act: impl FnOnce()) -> Frames {
        self.eval(WATCH_FRAMES);
        act();
        let times = self.eval("{ const times = fogboundFrames; window.fogboundFrames = 0; times }");
        let times: Vec<f64> =
            times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        Frames::of(&times).unwrap_or_else(|| self.fail("the page drew no frames"))
    }

    /// The longest task of the page meanwhile: for so long nothing else could run.
    ///
    /// Updates for screen readers are left out: to keep up with them costs a page that is watched by
    /// these tests as much as drawing, and other pages nothing.
    #[track_caller]
    pub fn longest_task_while(&self, act: impl FnOnce()) -> Task {
        self.call("Accessibility.disable", json!({}));
        let categories = json!({ "includedCategories": ["toplevel"] });
        let start = json!({ "transferMode": "ReportEvents", "traceConfig": categories });
        self.call("Tracing.start", start);
        act();
        self.call("Tracing.end", json!({}));
        let mut trace = Vec::new();
        self.wait_until("the trace", || {
            let mut is_complete = false;
            for (method, mut event) in self.events() {
                match (method.as_str(), event["value"].take()) {
                    ("Tracing.dataCollected", Value::Array(part)) => trace.extend(part),
                    ("Tracing.tracingComplete", _) => is_complete = true,
                    _ => {}
                }
            }
            is_complete.then_some(())
        });
        self.call("Accessibility.enable", json!({}));
        longest_task(&trace)
    }
}

/// Returns the number of bytes that a response claims to have.
fn length(response: &Value) -> u64 {
    let headers = response["headers"].as_object().into_iter().flatten();
    let mut lengths = headers.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    lengths.next().and_then(|(_, length)| text(length).parse().ok()).unwrap_or_default()
}

/// The longest task of the main thread that worked most of all pages in a trace.
fn longest_task(trace: &[Value]) -> Task {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let is_main = |event: &&Value| event["args"]["name"] == "CrRendererMain";
    let tasks_of = |main: &Value| {
        let thread_of_page = thread(main);
        let is_task = move |event: &&Value| {
            let name = event["name"].as_str().unwrap_or_default();
            name.ends_with("RunTask") && thread(event) == thread_of_page
        };
        let milliseconds = |time: &Value| time.as_f64().unwrap_or_default() / 1000.0;
        let task = move |event: &Value| Task {
            own: milliseconds(&event["tdur"]),
            clock: milliseconds(&event["dur"]),
        };
        trace.iter().filter(is_task).map(task).collect::<Vec<_>>()
    };
    let work = |tasks: &Vec<Task>| tasks.iter().map(|task| task.own).sum::<f64>();
    let tasks = trace.iter().filter(is_main).map(tasks_of);
    let busiest = tasks.max_by(|one, other| work(one).total_cmp(&work(other))).unwrap_or_default();
    busiest.into_iter().max_by(|one, other| one.own.total_cmp(&other.own)).unwrap_or_default()
}

impl Frames {
    /// From the times of frames in milliseconds, of which there must be two.
    fn of(times: &[f64]) -> Option<Self> {
        let gaps = times.windows(2).map(|pair| pair[1] - pair[0]);
        let sum: f64 = gaps.clone().sum();
        let gaps: Vec<f64> = gaps.collect();
        let (median, p95) = (quantile(&gaps, 0.5)?, quantile(&gaps, 0.95)?);
        Some(Self { per_second: 1000.0 * gaps.len() as f64 / sum, median, p95 })
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { per_second, median, p95 } = self;
        write!(f, "{per_second:.0} frames/s, median {median:.1} ms, p95 {p95:.1} ms")
    }
}

/// The value below which this share of the values lies; none of nothing.
#[must_use]
pub fn quantile(values: &[f64], share: f64) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    Some(values[(last as f64 * share).round() as usize])
}

#[cfg(test)]
mod tests;
