//! The connection to a table: a thread of its own, which makes a lost connection anew with growing pauses.

use fogbound_guest::{PING, pause};
use fogbound_protocol::{NAME, Reason, ToTable};
use futures_util::{SinkExt as _, StreamExt as _};
use std::io;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Time without any message after which a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(40);
/// Time that a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(15);
/// Time that a connection may take to be closed.
const GOODBYE: Duration = Duration::from_secs(1);

/// What is heard of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It stands; the number of the connection.
    Open(u32),
    /// A message.
    Message(String),
    /// It has ended.
    Lost,
    /// It does not come about: the reason.
    Unreached(String),
    /// The server refuses it: the status, and the reason in its words.
    Refused(u16, String),
}

/// What the connection is told.
enum Order {
    /// To send a text on the connection with this number.
    Say(u32, String),
    /// To end the connection with this number and make another.
    Renew(u32),
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection to a table. It ends when this is dropped, after all that was said has been sent.
pub struct Wire {
    orders: Option<UnboundedSender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Wire {
    /// Begins a connection.
    ///
    /// # Errors
    /// If the system has no thread for it.
    pub fn to(address: String, hear: impl Fn(Heard) + Send + 'static) -> io::Result<Wire> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (orders, told) = unbounded_channel();
        let name = "connection to the table".to_owned();
        let run = move || runtime.block_on(connect_again_and_again(&address, told, &hear));
        let thread = std::thread::Builder::new().name(name).spawn(run)?;
        Ok(Wire { orders: Some(orders), thread: Some(thread) })
    }

    /// Sends a text, unless the connection with this number has ended.
    pub fn say(&self, connection: u32, text: String) {
        self.order(Order::Say(connection, text));
    }

    /// Makes the connection anew.
    pub fn renew(&self, connection: u32) {
        self.order(Order::Renew(connection));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread lives as long as this.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It ends as soon as there is nobody left to tell it anything.
            let _ = thread.join();
        }
    }
}

/// The end of a connection.
enum Ended {
    /// Nobody wants it any more.
    Unwanted,
    /// It is lost, before or after the server has said something.
    Lost { was_heard: bool },
}

async fn connect_again_and_again(
    address: &str,
    mut orders: UnboundedReceiver<Order>,
    hear: &impl Fn(Heard),
) {
    let (mut failures, mut number) = (0_u32, 0_u32);
    loop {
        let connected = tokio::select! {
            connected = connect(address) => connected,
            () = unwanted(&mut orders) => return,
        };
        match connected {
            Ok(socket) => {
                number += 1;
                hear(Heard::Open(number));
                match talk(socket, number, &mut orders, hear).await {
                    Ended::Unwanted => return,
                    Ended::Lost { was_heard: true } => failures = 0,
                    Ended::Lost { was_heard: false } => {}
                }
                hear(Heard::Lost);
            }
            Err(heard) => hear(heard),
        }
        let pause = pause(failures);
        failures = failures.saturating_add(1);
        tokio::select! {
            () = sleep(pause) => {}
            () = unwanted(&mut orders) => return,
        }
    }
}

/// Ends when nobody wants the connection any more. What is said meanwhile belongs to one that is lost.
async fn unwanted(orders: &mut UnboundedReceiver<Order>) {
    while orders.recv().await.is_some() {}
}

async fn connect(address: &str) -> Result<Socket, Heard> {
    let unreached = |failure: &dyn ToString| Heard::Unreached(failure.to_string());
    let mut request = address.into_client_request().map_err(|it| unreached(&it))?;
    request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static(NAME));
    match timeout(PATIENCE, connect_async_with_config(request, None, true)).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(Error::Http(answer))) => {
            let body = answer.body().as_deref().unwrap_or_default();
            let reason = serde_json::from_slice::<Reason>(body).map(|reason| reason.text);
            let status = answer.status();
            let text = reason.unwrap_or_else(|_| format!("HTTP {status}"));
            Err(Heard::Refused(status.as_u16(), text))
        }
        Ok(Err(failure)) => Err(unreached(&failure)),
        Err(elapsed) => Err(unreached(&elapsed)),
    }
}

/// Carries messages in both directions until the connection ends.
async fn talk(
    mut socket: Socket,
    number: u32,
    orders: &mut UnboundedReceiver<Order>,
    hear: &impl Fn(Heard),
) -> Ended {
    // The messages are plain data: all of them can be written.
    let sign = serde_json::to_string(&ToTable::Ping {}).unwrap_or_default();
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut was_heard, mut last) = (false, Instant::now());
    loop {
        let said = tokio::select! {
            order = orders.recv() => match order {
                Some(Order::Say(of, text)) if of == number => text,
                Some(Order::Renew(of)) if of == number => return Ended::Lost { was_heard },
                Some(_) => continue,
                None => {
                    // A server that does not answer is left as it is.
                    let _ = timeout(GOODBYE, socket.close(None)).await;
                    return Ended::Unwanted;
                }
            },
            message = socket.next() => {
                match message {
                    Some(Ok(Message::Text(text))) => {
                        was_heard = true;
                        hear(Heard::Message(text.as_str().to_owned()));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Lost { was_heard },
                    Some(Ok(_)) => {}
                }
                last = Instant::now();
                continue;
            },
            _ = ping.tick() => match was_heard {
                true if last.elapsed() < SILENCE => sign.clone(),
                // The first message says who speaks.
                false if last.elapsed() < SILENCE => continue,
                _ => return Ended::Lost { was_heard },
            },
        };
        if socket.send(Message::text(said)).await.is_err() {
            return Ended::Lost { was_heard };
        }
    }
}
