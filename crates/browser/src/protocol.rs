//! The DevTools protocol over a pair of pipes: JSON messages that end with a zero byte.
//!
//! Calls are synchronous. What the browser tells meanwhile is kept per session until it is asked for.

use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How long the browser may take for one call. A page that blocks its thread delays all calls.
const PATIENCE: Duration = Duration::from_secs(60);

/// An event of a session: method and parameters.
pub(crate) type Event = (String, Value);

/// The one connection to a browser.
pub(crate) struct Connection {
    to: RefCell<ChildStdin>,
    from: Receiver<Value>,
    last_id: Cell<u64>,
    events: RefCell<Vec<(String, Event)>>,
}

impl Connection {
    pub(crate) fn new(to: ChildStdin, from: ChildStdout) -> Self {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for message in messages(from) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        let to = RefCell::new(to);
        Self { to, from: receiver, last_id: Cell::new(0), events: RefCell::default() }
    }

    /// Calls a method and waits for its result; the session is empty for the browser itself.
    pub(crate) fn call(&self, session: &str, method: &str, params: Value) -> Result<Value, String> {
        let id = self.last_id.get() + 1;
        self.last_id.set(id);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let failed = |error: &dyn std::fmt::Display| format!("{method}: {error}");
        self.to.borrow_mut().write_all(&bytes).map_err(|error| failed(&error))?;

        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let mut message = self.from.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => failed(&format!("no answer in {PATIENCE:?}")),
                RecvTimeoutError::Disconnected => failed(&"the browser is gone"),
            })?;
            if message["id"] == id {
                let error = &message["error"];
                let error = error.is_object().then(|| format!("{method}: {error}"));
                return error.map_or_else(|| Ok(message["result"].take()), Err);
            }
            self.keep(message);
        }
    }

    /// Takes the events that have come for a session.
    pub(crate) fn take_events(&self, session: &str) -> Vec<Event> {
        self.from.try_iter().for_each(|message| self.keep(message));
        let is_wanted = |(of, _): &mut (String, Event)| of == session;
        let mut events = self.events.borrow_mut();
        events.extract_if(.., is_wanted).map(|(_, event)| event).collect()
    }

    fn keep(&self, mut message: Value) {
        let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
        if let Some(method) = message["method"].as_str().map(str::to_owned) {
            self.events.borrow_mut().push((session, (method, message["params"].take())));
        }
    }
}

fn messages(from: impl Read) -> impl Iterator<Item = Value> {
    let texts = BufReader::with_capacity(1 << 16, from).split(0);
    texts.map_while(Result::ok).filter_map(|text| serde_json::from_slice(&text).ok())
}

#[cfg(test)]
mod tests {
    use super::messages;

    #[test]
    fn messages_end_with_a_zero_byte() {
        let read: Vec<_> = messages(&b"{\"id\":1}\0{\"method\":\"a\"}\0"[..]).collect();
        assert_eq!(read.len(), 2);
        assert_eq!(read[0]["id"], 1);
        assert_eq!(read[1]["method"], "a");
    }
}
