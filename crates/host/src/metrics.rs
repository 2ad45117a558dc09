//! What a server counts, as Prometheus reads it. Labels are words of the program: no name of a table, no address.

use crate::hosting::Thought;
use crate::store::StoreError;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Metric, Registry};
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

/// A label with its value.
type Label = [(&'static str, &'static str); 1];

/// The counts of one server.
pub struct Metrics {
    registry: Registry,
    connections: Gauge,
    live: Gauge,
    made: Counter,
    appended: Counter,
    append_seconds: Histogram,
    store_errors: Family<Label, Counter>,
    refused: Family<Label, Counter>,
    messages_in: Counter,
    messages_out: Counter,
    bytes_out: Counter,
    thinking: Gauge,
    thinking_seconds: Histogram,
    drawing_seconds: Histogram,
    requests: Family<[(&'static str, String); 2], Counter>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("fogbound");
        let it = &mut registry;
        // From half a millisecond to 8 seconds, and from a millisecond to 16.
        let short = || Histogram::new(exponential_buckets(0.0005, 2.0, 15));
        let long = || Histogram::new(exponential_buckets(0.001, 2.0, 15));
        Metrics {
            connections: add(it, "connections", "Connections to tables", Gauge::default()),
            live: add(it, "tables_live", "Tables in memory", Gauge::default()),
            made: add(it, "tables_made", "Tables that were made", Counter::default()),
            appended: add(it, "entries_appended", "Entries written to logs", Counter::default()),
            append_seconds: add(it, "append_seconds", "Time until an entry is durable", short()),
            store_errors: add(
                it,
                "store_errors",
                "Entries not written, by kind",
                Family::default(),
            ),
            refused: add(it, "refused", "Requests refused, by reason", Family::default()),
            messages_in: add(it, "messages_in", "Messages of clients", Counter::default()),
            messages_out: add(it, "messages_out", "Messages to clients", Counter::default()),
            bytes_out: add(it, "bytes_out", "Bytes of messages to clients", Counter::default()),
            thinking: add(it, "bots_thinking", "Bots that think now", Gauge::default()),
            thinking_seconds: add(it, "bot_seconds", "Time that bots think", long()),
            drawing_seconds: add(it, "drawing_seconds", "Time to draw a position", long()),
            requests: add(it, "http_requests", "Requests by route and status", Family::default()),
            registry,
        }
    }
}

fn add<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

impl Metrics {
    /// Returns all counts in the text format of Prometheus, with so many tables in memory.
    ///
    /// # Errors
    /// Those of the writer of the format.
    pub fn text(&self, live: usize) -> Result<String, fmt::Error> {
        self.live.set(i64::try_from(live).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }

    /// Counts a connection as long as the answer is held.
    pub fn connected(&self) -> Held {
        Held::of(&self.connections)
    }

    /// Counts a table that was made.
    pub fn made(&self) {
        self.made.inc();
    }

    /// Counts an entry that was to be written since then.
    pub fn appended(&self, since: Instant, result: &Result<(), StoreError>) {
        match result {
            Ok(()) => {
                self.appended.inc();
                self.append_seconds.observe(since.elapsed().as_secs_f64());
            }
            Err(error) => self.store_failed(error),
        }
    }

    /// Counts a problem of the store.
    pub fn store_failed(&self, error: &StoreError) {
        let kind = match error {
            StoreError::Busy => "busy",
            StoreError::Conflict => "conflict",
            StoreError::Failed(_) => "failed",
        };
        self.store_errors.get_or_create(&[("kind", kind)]).inc();
    }

    /// Counts a refusal.
    pub fn refused(&self, reason: &'static str) {
        self.refused.get_or_create(&[("reason", reason)]).inc();
    }

    /// Counts a message of a client.
    pub fn heard(&self) {
        self.messages_in.inc();
    }

    /// Counts a message to a client.
    pub fn said(&self, bytes: usize) {
        self.messages_out.inc();
        self.bytes_out.inc_by(bytes as u64);
    }

    /// Counts a request over HTTP. The route is one of the program, not the address that was asked for.
    pub fn answered(&self, route: &str, status: u16) {
        let labels = [("route", route.to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
    }

    /// Counts a picture or position that took so long to draw.
    pub fn drawn(&self, since: Instant) {
        self.drawing_seconds.observe(since.elapsed().as_secs_f64());
    }

    /// Returns the same thought, counted while it lasts.
    pub fn timed(self: &Arc<Metrics>, thought: Thought) -> Thought {
        let metrics = Arc::clone(self);
        Box::new(move || {
            let _thinking = Held::of(&metrics.thinking);
            let since = Instant::now();
            let answer = thought();
            metrics.thinking_seconds.observe(since.elapsed().as_secs_f64());
            answer
        })
    }
}

/// Something that counts as long as it is held.
pub struct Held(Gauge);

impl Held {
    fn of(gauge: &Gauge) -> Held {
        gauge.inc();
        Held(gauge.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.dec();
    }
}
