//! A connection: frames on one side, a table on the other.

use crate::http::Host;
use crate::live::{Line, Order, UNREAD, refused, text};
use crate::wording::Language;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use fogbound_game::Refusal;
use fogbound_protocol::{FromTable, Reason, ToTable, VERSION};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// Time for the first message.
const HELLO: Duration = Duration::from_secs(10);
/// Time without a message after which a connection is closed.
const SILENCE: Duration = Duration::from_secs(40);
/// Time in which a frame must have been taken.
const SENDING: Duration = Duration::from_secs(20);

/// A code of the protocol for a closed connection.
const MOVED: u16 = 4000;
const TOO_SLOW: u16 = 4001;
const OTHER_VERSION: u16 = 4002;
const TOO_MUCH: u16 = 4008;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Serves a connection until one side closes it.
pub async fn serve(
    mut socket: WebSocket,
    line: Line,
    host: &Host,
    address: IpAddr,
    accepted: Language,
) {
    let hello = async {
        loop {
            match socket.recv().await? {
                Ok(Message::Text(text)) => return Some(read(&text)),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Close(_)) | Err(_) => return None,
            }
        }
    };
    let Ok(Some(hello)) = timeout(HELLO, hello).await else { return };
    let (tokens, seen, language, legal) = match hello {
        Ok(ToTable::Hello { versions, tokens, seen, language, legal }) => {
            if !versions.contains(&VERSION) {
                let message = text(&FromTable::Reload { version: VERSION });
                // Whoever does not take it is closed all the same.
                let _ = socket.send(Message::Text(message)).await;
                return close(&mut socket, OTHER_VERSION, "another version").await;
            }
            let language = if language.is_empty() { accepted } else { Language::of(&language) };
            (tokens, seen, language, legal)
        }
        Ok(_) => {
            let refusal = Refusal::new("X-7", "no-hello");
            let message = text(&refused(String::new(), &refusal, accepted));
            let _ = socket.send(Message::Text(message)).await;
            return;
        }
        Err(reason) => {
            let _ = socket.send(Message::Text(unreadable(reason))).await;
            return;
        }
    };
    let connection = NEXT.fetch_add(1, Ordering::Relaxed);
    let (out, mut outgoing) = mpsc::channel(UNREAD);
    let join = Order::Join { connection, tokens, seen, language, legal, out };
    if line.send(join).await.is_err() {
        return;
    }
    let mut talk = Talk { socket, line: &line, host, address, connection, language };
    talk.run(&mut outgoing).await;
    // A table that has gone needs not be told.
    let _ = line.send(Order::Leave(connection)).await;
}

/// A connection after its hello.
struct Talk<'a> {
    socket: WebSocket,
    line: &'a Line,
    host: &'a Host,
    address: IpAddr,
    connection: u64,
    language: Language,
}

impl Talk<'_> {
    async fn run(&mut self, outgoing: &mut mpsc::Receiver<Utf8Bytes>) {
        let mut allowance = self.host.addresses.messages();
        let mut silent_at = Instant::now() + SILENCE;
        loop {
            tokio::select! {
                message = outgoing.recv() => {
                    let Some(message) = message else {
                        let (code, reason) = match self.line.is_closed() {
                            true => (MOVED, "connect again"),
                            false => (TOO_SLOW, "too slow"),
                        };
                        return close(&mut self.socket, code, reason).await;
                    };
                    if !self.say(message).await {
                        return;
                    }
                }
                message = self.socket.recv() => {
                    // All that is sent costs time, also what is no message.
                    if !allowance.take() {
                        self.host.addresses.says_too_much(self.address);
                        return close(&mut self.socket, TOO_MUCH, "too many messages").await;
                    }
                    silent_at = Instant::now() + SILENCE;
                    let is_open = match message {
                        Some(Ok(Message::Text(said))) => self.hear(&said).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                        Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
                    };
                    if !is_open {
                        return;
                    }
                }
                () = sleep_until(silent_at) => return,
            }
        }
    }

    /// Passes a message of the client on to the table; `false` once the connection has ended.
    async fn hear(&mut self, said: &str) -> bool {
        self.host.tables.metrics().heard();
        match read(said) {
            Ok(ToTable::Hello { .. }) => {
                let refusal = Refusal::new("X-7", "no-request");
                let answer = refused(String::new(), &refusal, self.language);
                self.say(text(&answer)).await
            }
            Ok(request) => self.line.send(Order::Say(self.connection, request)).await.is_ok(),
            Err(reason) => self.say(unreadable(reason)).await,
        }
    }

    /// Sends a message; `false` if the client does not take it.
    async fn say(&mut self, message: Utf8Bytes) -> bool {
        self.host.tables.metrics().said(message.len());
        let sent = timeout(SENDING, self.socket.send(Message::Text(message))).await;
        matches!(sent, Ok(Ok(())))
    }
}

/// Reads a message; what is wrong with one is told in the words of the reader of JSON.
fn read(text: &str) -> Result<ToTable, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn unreadable(text: String) -> Utf8Bytes {
    let reason = Reason { rule: String::new(), reason: "unreadable".to_owned(), text };
    self::text(&FromTable::Refused { id: String::new(), reason })
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    // Whoever does not hear it notices the end.
    let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
}
