//! The DevTools protocol over a pair of pipes: JSON messages that end with a zero byte.
//!
//! Calls are synchronous, from any thread. Events of the browser meanwhile are kept per session until
//! they are asked for.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The time that a browser may be silent altogether while it is called, even on a machine that has
/// other things to do.
const PATIENCE: Duration = Duration::from_secs(300);

/// An event of a session: method and parameters.
pub(crate) type Event = (String, Value);

/// The one connection to a browser.
pub(crate) struct Connection {
    to: Mutex<ChildStdin>,
    heard: Arc<Heard>,
}

/// The messages of the browser so far.
#[derive(Default)]
struct Heard {
    inbox: Mutex<Inbox>,
    changed: Condvar,
}

#[derive(Default)]
struct Inbox {
    last_id: u64,
    answers: BTreeMap<u64, Value>,
    /// Events by session.
    events: BTreeMap<String, Vec<Event>>,
    is_closed: bool,
}

impl Connection {
    pub(crate) fn new(to: ChildStdin, from: ChildStdout) -> Self {
        let heard = Arc::new(Heard::default());
        let hearing = Arc::clone(&heard);
        thread::spawn(move || {
            messages(from).for_each(|message| hearing.keep(message));
            lock(&hearing.inbox).is_closed = true;
            hearing.changed.notify_all();
        });
        Self { to: Mutex::new(to), heard }
    }

    /// Calls a method and waits for its result; the session is empty for the browser itself.
    pub(crate) fn call(&self, session: &str, method: &str, params: Value) -> Result<Value, String> {
        let failed = |error: &dyn std::fmt::Display| format!("{method}: {error}");
        let mut inbox = lock(&self.heard.inbox);
        inbox.last_id += 1;
        let id = inbox.last_id;
        drop(inbox);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        lock(&self.to).write_all(&bytes).map_err(|error| failed(&error))?;

        let mut inbox = lock(&self.heard.inbox);
        loop {
            if let Some(mut answer) = inbox.answers.remove(&id) {
                let error = &answer["error"];
                let error = error.is_object().then(|| format!("{method}: {error}"));
                return error.map_or_else(|| Ok(answer["result"].take()), Err);
            }
            if inbox.is_closed {
                return Err(failed(&"the browser is gone"));
            }
            let waited = self.heard.changed.wait_timeout(inbox, PATIENCE);
            let (changed, silence) = waited.unwrap_or_else(PoisonError::into_inner);
            if silence.timed_out() {
                return Err(failed(&format!("no answer, and nothing else for {PATIENCE:?}")));
            }
            inbox = changed;
        }
    }

    /// Takes the events that have come for a session.
    pub(crate) fn take_events(&self, session: &str) -> Vec<Event> {
        lock(&self.heard.inbox).events.remove(session).unwrap_or_default()
    }
}

impl Heard {
    fn keep(&self, mut message: Value) {
        let mut inbox = lock(&self.inbox);
        if let Some(id) = message["id"].as_u64() {
            inbox.answers.insert(id, message);
        } else if let Some(method) = message["method"].as_str().map(str::to_owned) {
            let session = text(&message["sessionId"]);
            let event = (method, message["params"].take());
            inbox.events.entry(session).or_default().push(event);
        }
        drop(inbox);
        self.changed.notify_all();
    }
}

/// A test that has failed elsewhere must not fail all others.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A text of a message, empty if there is none.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn messages(from: impl Read) -> impl Iterator<Item = Value> {
    let texts = BufReader::with_capacity(1 << 16, from).split(0);
    texts.map_while(Result::ok).filter_map(|text| serde_json::from_slice(&text).ok())
}

#[cfg(test)]
mod tests;
