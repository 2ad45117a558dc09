//! Notes through NATS.

use super::read;
use crate::live::Order;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OnceCell, mpsc};
use tokio::task::AbortHandle;

/// Notes that wait to be said. Further ones are lost.
const WAITING: usize = 4096;
/// How often NATS is asked whether it is there.
const PING: Duration = Duration::from_secs(10);

/// A note that waits to be said: its table and its text.
type Waiting = (String, String);

/// The way through NATS.
pub struct Nats {
    connection: Arc<Connection>,
    out: mpsc::Sender<Waiting>,
    /// What waits, until somebody begins to speak.
    waiting: Mutex<Option<mpsc::Receiver<Waiting>>>,
}

struct Connection {
    address: ServerAddr,
    client: OnceCell<Client>,
    lost: Arc<Notify>,
}

impl Connection {
    /// Returns the client, which connects as soon as NATS is there, and again after each loss.
    async fn client(&self) -> Option<&Client> {
        let connect = || {
            let lost = Arc::clone(&self.lost);
            let options = ConnectOptions::new()
                .name("fogbound")
                .retry_on_initial_connect()
                .ping_interval(PING)
                .event_callback(move |event| {
                    let lost = Arc::clone(&lost);
                    async move {
                        match event {
                            // What was said meanwhile was not heard.
                            Event::Connected | Event::SlowConsumer(_) => lost.notify_one(),
                            _ => {}
                        }
                    }
                });
            options.connect(self.address.clone())
        };
        // Nobody hears anything without, and finds it in the log.
        self.client.get_or_try_init(connect).await.ok()
    }
}

impl Nats {
    /// Returns the way through NATS at an address.
    ///
    /// # Errors
    /// Fails if this is no address.
    pub fn new(address: &str, lost: Arc<Notify>) -> io::Result<Nats> {
        let address: ServerAddr = address.parse()?;
        let (out, waiting) = mpsc::channel(WAITING);
        let connection = Arc::new(Connection { address, client: OnceCell::new(), lost });
        Ok(Nats { connection, out, waiting: Mutex::new(Some(waiting)) })
    }

    /// Begins to speak.
    pub fn start(&self) {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut waiting) = waiting else { return };
        let connection = Arc::clone(&self.connection);
        tokio::spawn(async move {
            let Some(client) = connection.client().await else { return };
            while let Some((table, text)) = waiting.recv().await {
                // What cannot be said is lost.
                let _ = client.publish(subject(&table), text.into()).await;
            }
        });
    }

    /// Says a note; it is lost if too many wait.
    pub fn publish(&self, table: &str, text: String) {
        let _ = self.out.try_send((table.to_owned(), text));
    }

    /// Lets a table hear the notes about it that other nodes say.
    pub fn follow(&self, table: &str, own: String, line: mpsc::WeakSender<Order>) -> AbortHandle {
        let (connection, subject) = (Arc::clone(&self.connection), subject(table));
        let hear = async move {
            let Some(client) = connection.client().await else { return };
            let Ok(mut notes) = client.subscribe(subject).await else { return };
            while let Some(message) = notes.next().await {
                let Some(told) = read(&message.payload, &own) else { continue };
                let Some(line) = line.upgrade() else { return };
                // A table that has too much to do finds it in the log.
                let _ = line.try_send(Order::Note(told.node, told.note));
            }
        };
        tokio::spawn(hear).abort_handle()
    }
}

/// Returns the subject of a table. Its name is drawn at random, so that several clusters may share one NATS.
fn subject(table: &str) -> String {
    format!("fogbound.table.{table}")
}
