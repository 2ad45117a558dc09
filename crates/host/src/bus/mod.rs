//! What nodes that share tables tell one another. Nothing of it is needed: all of it may be lost, and whoever looks
//! into the log finds what has happened.
//!
//! Notes go through NATS, a subject for each table, or, without it, through the database that keeps the logs.

mod nats;

use crate::live::Order;
use crate::store::{Heard, Store};
use crate::token::random;
use fogbound_protocol::Shown;
use nats::Nats;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};
use tokio::task::AbortHandle;

/// How often nodes look whether tables have gone on: without NATS, and with it.
const LOOKING: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];

/// Something that a node tells the others about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// The log has gone on.
    Wrote {
        /// The number of the last entry.
        seq: u64,
    },
    /// Who is at this node.
    Here {
        /// The seats of people.
        seats: Vec<u8>,
        /// The number of those who look on.
        watching: u32,
    },
    /// Somebody shows something.
    Shown {
        /// The seat.
        by: u8,
        /// The thing.
        shown: Shown,
    },
}

/// A note with its table and the name of the node that says it.
#[derive(Debug, Serialize, Deserialize)]
struct Told {
    node: String,
    table: String,
    #[serde(flatten)]
    note: Note,
}

/// The lines of tables that live here, by the names of the tables.
type Lines = Arc<Mutex<BTreeMap<String, mpsc::WeakSender<Order>>>>;

/// The way to the other nodes.
pub struct Bus {
    node: String,
    way: Way,
    /// Told when notes may have been lost.
    pub lost: Arc<Notify>,
}

enum Way {
    /// There are no others.
    None,
    Nats(Nats),
    Database(SyncSender<String>, Lines),
}

/// Held by a table that hears notes.
pub enum Follow {
    /// Nothing is heard.
    Deaf,
    /// A task hears.
    Task(AbortHandle),
    /// It stands among the lines.
    Line(Lines, String),
}

impl Follow {
    /// Returns `true` if there are others to speak to.
    pub fn is_heard(&self) -> bool {
        !matches!(self, Follow::Deaf)
    }
}

impl Drop for Follow {
    fn drop(&mut self) {
        match self {
            Follow::Deaf => {}
            Follow::Task(task) => task.abort(),
            Follow::Line(lines, table) => {
                let mut lines = locked(lines);
                // The table may live again already.
                if lines
                    .get(table)
                    .is_some_and(|line| line.upgrade().is_none_or(|it| it.is_closed()))
                {
                    lines.remove(table);
                }
            }
        }
    }
}

fn locked(lines: &Lines) -> MutexGuard<'_, BTreeMap<String, mpsc::WeakSender<Order>>> {
    // Nothing that is done under the lock can be left half done.
    lines.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bus {
    /// Returns the way to no others.
    pub fn none() -> Bus {
        Bus { node: String::new(), way: Way::None, lost: Arc::default() }
    }

    /// Returns the way to the nodes that share a store: through NATS at an address, else through the database.
    ///
    /// # Errors
    /// Fails if this is no address, nodes do not share the store, or the system has no threads or random bits.
    pub fn of(store: &Store, nats: Option<&str>) -> io::Result<Bus> {
        let node = random::<16>().map_err(io::Error::other)?;
        let lost = Arc::new(Notify::new());
        let way = match nats {
            Some(address) => Way::Nats(Nats::new(address, Arc::clone(&lost))?),
            None => through_database(store, &node, &lost)?,
        };
        Ok(Bus { node, way, lost })
    }

    /// Begins to speak. Called where tasks can run.
    pub fn start(&self) {
        if let Way::Nats(nats) = &self.way {
            nats.start();
        }
    }

    /// Returns the time after which a node looks into the logs.
    pub fn looking(&self) -> Duration {
        LOOKING[usize::from(matches!(self.way, Way::Nats(_)))]
    }

    /// Tells the other nodes something. It may be lost.
    pub fn publish(&self, table: &str, note: &Note) {
        let told = || Told { node: self.node.clone(), table: table.to_owned(), note: note.clone() };
        // Our own notes are plain data.
        let text = || serde_json::to_string(&told()).unwrap_or_default();
        match &self.way {
            Way::None => {}
            Way::Nats(nats) => nats.publish(table, text()),
            Way::Database(out, _) => drop(out.try_send(text())),
        }
    }

    /// Lets a table hear the notes about it.
    pub fn follow(&self, table: &str, line: mpsc::WeakSender<Order>) -> Follow {
        match &self.way {
            Way::None => Follow::Deaf,
            Way::Nats(nats) => Follow::Task(nats.follow(table, self.node.clone(), line)),
            Way::Database(_, lines) => {
                locked(lines).insert(table.to_owned(), line);
                Follow::Line(Arc::clone(lines), table.to_owned())
            }
        }
    }
}

/// Returns the way through the database of a store.
fn through_database(store: &Store, node: &str, lost: &Arc<Notify>) -> io::Result<Way> {
    let lines = Lines::default();
    let (heard_by, node, lost) = (Arc::clone(&lines), node.to_owned(), Arc::clone(lost));
    let out = store.notes(move |heard| match heard {
        Heard::Note(text) => {
            let Some(told) = read(text.as_bytes(), &node) else { return };
            let line = locked(&heard_by).get(&told.table).and_then(mpsc::WeakSender::upgrade);
            if let Some(line) = line {
                // A table that has too much to do finds it in the log.
                let _ = line.try_send(Order::Note(told.node, told.note));
            }
        }
        Heard::Again => lost.notify_one(),
    })?;
    Ok(Way::Database(out, lines))
}

/// Reads a note of another node.
fn read(text: &[u8], own: &str) -> Option<Told> {
    let told: Told = serde_json::from_slice(text).ok()?;
    (told.node != own).then_some(told)
}
