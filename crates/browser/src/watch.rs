//! How a page runs: what it loads, how evenly it draws, how long it blocks.

use crate::page::Page;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Notes the time of every frame.
const WATCH_FRAMES: &str = "{
    const watch = window.fogboundFrames = [];
    const frame = now => { if (window.fogboundFrames === watch) { watch.push(now); requestAnimationFrame(frame); } };
    requestAnimationFrame(frame);
}";

/// Lets messages follow each other without a pause and notes the longest time between two: for so
/// long nothing else could run.
const WATCH_BLOCKS: &str = "{
    const { port1, port2 } = new MessageChannel();
    const watch = window.fogboundBlocks = { longest: 0, on: true };
    let last = performance.now();
    port1.onmessage = () => {
        const now = performance.now();
        watch.longest = Math.max(watch.longest, now - last);
        last = now;
        if (watch.on) port2.postMessage(0);
    };
    port2.postMessage(0);
}";

/// What a page fetched.
#[derive(Clone, Debug, PartialEq)]
pub struct Transfer {
    /// Where from.
    pub url: String,
    /// Bytes that came over the network, compressed as they were, with their headers.
    pub bytes: u64,
}

/// How evenly a page drew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frames {
    /// Frames each second.
    pub per_second: f64,
    /// The median of the milliseconds between two frames.
    pub median: f64,
    /// 95 of 100 frames came faster than this, in milliseconds.
    pub p95: f64,
}

impl Page {
    /// What the page fetched since this was last asked.
    #[must_use]
    pub fn transfers(&self) -> Vec<Transfer> {
        let mut urls = BTreeMap::new();
        let mut transfers = Vec::new();
        let id = |event: &Value| event["requestId"].as_str().unwrap_or_default().to_owned();
        for (method, event) in self.events() {
            if method == "Network.responseReceived" {
                let url = event["response"]["url"].as_str().unwrap_or_default();
                urls.insert(id(&event), url.to_owned());
            } else if method == "Network.loadingFinished" {
                let bytes = event["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                let url = urls.remove(&id(&event)).unwrap_or_default();
                transfers.push(Transfer { url, bytes });
            }
        }
        transfers
    }

    /// How the page draws meanwhile.
    #[track_caller]
    pub fn frames_while(&self, act: impl FnOnce()) -> Frames {
        self.eval(WATCH_FRAMES);
        act();
        let times = self.eval("{ const times = fogboundFrames; window.fogboundFrames = 0; times }");
        let times: Vec<f64> =
            times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        Frames::of(&times).unwrap_or_else(|| self.fail("the page drew no frames"))
    }

    /// For how many milliseconds at most the page could do nothing else meanwhile.
    #[track_caller]
    pub fn longest_block_while(&self, act: impl FnOnce()) -> f64 {
        self.eval(WATCH_BLOCKS);
        act();
        self.number("fogboundBlocks.on = false, fogboundBlocks.longest")
    }
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
mod tests {
    use super::{Frames, quantile};

    #[test]
    fn quantiles_and_frames_are_counted() {
        assert_eq!(quantile(&[3.0, 1.0, 2.0], 0.5), Some(2.0));
        assert_eq!(quantile(&[], 0.5), None);
        let frames = Frames::of(&[0.0, 10.0, 20.0, 60.0]).expect("frames");
        assert_eq!(frames, Frames { per_second: 50.0, median: 10.0, p95: 40.0 });
        assert_eq!(Frames::of(&[1.0]), None);
    }
}
