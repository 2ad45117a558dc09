//! A connection: frames on one side, a table on the other.

use crate::limits::Bucket;
use crate::live::{Line, Order, UNREAD, refused, text};
use crate::wording::Language;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use fogbound_game::Refusal;
use fogbound_protocol::{FromTable, Reason, ToTable, VERSION};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

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
pub async fn serve(mut socket: WebSocket, line: Line, mut allowance: Bucket, accepted: Language) {
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
    talk(&mut socket, &line, connection, &mut outgoing, &mut allowance, language).await;
    // A table that has gone needs not be told.
    let _ = line.send(Order::Leave(connection)).await;
}

async fn talk(
    socket: &mut WebSocket,
    line: &Line,
    connection: u64,
    outgoing: &mut mpsc::Receiver<Utf8Bytes>,
    allowance: &mut Bucket,
    language: Language,
) {
    loop {
        tokio::select! {
            message = outgoing.recv() => {
                let Some(message) = message else {
                    let (code, reason) = match line.is_closed() {
                        true => (MOVED, "connect again"),
                        false => (TOO_SLOW, "too slow"),
                    };
                    return close(socket, code, reason).await;
                };
                match timeout(SENDING, socket.send(Message::Text(message))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) | Err(_) => return,
                }
            }
            message = socket.recv() => {
                let said = match message {
                    Some(Ok(Message::Text(said))) => said,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return,
                };
                if !allowance.take() {
                    return close(socket, TOO_MUCH, "too many messages").await;
                }
                let answer = match read(&said) {
                    Ok(ToTable::Hello { .. }) => {
                        let refusal = Refusal::new("X-7", "no-request");
                        Some(text(&refused(String::new(), &refusal, language)))
                    }
                    Ok(request) => {
                        if line.send(Order::Say(connection, request)).await.is_err() {
                            return;
                        }
                        None
                    }
                    Err(reason) => Some(unreadable(reason)),
                };
                if let Some(answer) = answer
                    && socket.send(Message::Text(answer)).await.is_err()
                {
                    return;
                }
            }
            () = sleep(SILENCE) => return,
        }
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
