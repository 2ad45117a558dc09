//! Where the logs of tables are kept: in a file of one server, or in a database that many nodes share.
//!
//! One thread writes, in the order of arrival: it takes all that waits, writes it in one transaction, and answers when
//! that is on the disk. Others read. What they speak to is a [`Backend`].

mod postgres;
mod sqlite;
mod threads;

use crate::token::random;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use std::{fmt, io};
use threads::{Task, Writing, keep_reading, keep_sharing, keep_writing};
use tokio::sync::oneshot;

use postgres::Postgres;
pub use postgres::{Duty, Heard};

/// Most requests that wait for a thread of the store. More are refused for the moment.
const WAITING: usize = 4096;
/// Connections to a database that read.
const READERS: usize = 3;

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub seq: u64,
    /// The request that has led to it; empty if none has.
    pub id: String,
    /// The entry as JSON.
    pub body: String,
}

/// The part of a table that is known without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The name of the table.
    pub table: String,
    /// What is told of it, as JSON.
    pub summary: String,
}

/// An entry to be written.
#[derive(Clone, Debug)]
pub struct Append {
    /// The name of the table.
    pub table: String,
    /// The entry.
    pub row: Row,
    /// True if somebody at the table may have to be told from now on that it is their turn.
    pub owes: bool,
    /// What is told of the table from now on, as JSON, and whether anybody may see it in the list; `None` if both stay.
    pub listing: Option<(String, bool)>,
    /// The duty of this node that it was thought of under; `None` for what people do. If another node has taken that
    /// duty, it is not written.
    pub duty: Option<Duty>,
}

/// What keeps logs.
pub trait Backend: Send {
    /// Writes entries in one transaction: all that can be written, durably. The answers are in the order of the
    /// entries: `false` for one whose number or request the table has already, that would leave a number out, or whose
    /// duty another node has taken.
    ///
    /// # Errors
    /// Nothing has been written.
    fn append(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError>;

    /// Reads the entries of a table after a number, in order; none if there is no such table.
    ///
    /// # Errors
    /// Fails if they cannot be read.
    fn read(&mut self, table: &str, after: u64) -> Result<Vec<Row>, StoreError>;

    /// Reads what is told of the tables that anybody may see, the latest first, at most so many.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    fn listed(&mut self, most: u32) -> Result<Vec<Listing>, StoreError>;

    /// Returns those of these tables, each known up to a number, to which somebody else has written since. Nobody
    /// does unless nodes share the store.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    fn gone_on(&mut self, _known: &[(String, u64)]) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Returns the tables where somebody may have to be told of their turn and nothing has been written for so many
    /// milliseconds, those that have waited longest first, at most so many.
    ///
    /// # Errors
    /// Fails if they cannot be read.
    fn owing(&mut self, quiet: u32, most: u32) -> Result<Vec<String>, StoreError>;

    /// Notes that nobody at a table had to be told after the entry of a number.
    ///
    /// # Errors
    /// Fails if that cannot be written.
    fn settle(&mut self, table: &str, seq: u64) -> Result<(), StoreError>;

    /// Returns the secret of this name, which is `fresh` from now on if there was none.
    ///
    /// # Errors
    /// Fails if it can be neither read nor written.
    fn secret(&mut self, name: &str, fresh: &str) -> Result<String, StoreError>;

    /// Reads something small.
    ///
    /// # Errors
    /// Fails if nothing can be read.
    fn ping(&mut self) -> Result<(), StoreError> {
        self.listed(1).map(drop)
    }
}

/// A problem of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Too much waits, or the store is closed.
    Busy,
    /// The table has this entry or request already: somebody else has written.
    Conflict,
    /// The disk, or the database: in its words.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Busy => f.write_str("the store is busy"),
            StoreError::Conflict => f.write_str("the table has gone on elsewhere"),
            StoreError::Failed(cause) => f.write_str(cause),
        }
    }
}

impl std::error::Error for StoreError {}

/// What nodes that share a store do there besides writing and reading.
#[derive(Clone, Debug)]
struct Shared {
    duties: SyncSender<Task<Postgres>>,
    /// The name of this one.
    node: String,
    address: postgres::Address,
}

/// The store: a handle for its threads, which end with the last one.
#[derive(Clone, Debug)]
pub struct Store {
    writing: SyncSender<Writing>,
    reading: SyncSender<Task<dyn Backend>>,
    /// `None` for a store of one server.
    sharing: Option<Shared>,
    /// Held as long as the store is open.
    _lock: Option<Arc<File>>,
}

impl Store {
    /// Opens the store in a file, which is made if it is not there, for this program alone.
    ///
    /// # Errors
    /// Fails if the file cannot be opened, or is no store of ours; [`io::ErrorKind::ResourceBusy`] if another server
    /// has it.
    pub fn open(file: &Path) -> io::Result<Store> {
        let mut name = file.as_os_str().to_owned();
        name.push(".lock");
        let lock = File::create(PathBuf::from(name))?;
        lock.try_lock().map_err(|problem| match problem {
            TryLockError::WouldBlock => io::Error::from(io::ErrorKind::ResourceBusy),
            TryLockError::Error(error) => error,
        })?;
        let open = || sqlite::Sqlite::open(file).map_err(io::Error::other);
        let store = Store::with(open()?, open()?)?;
        Ok(Store { _lock: Some(Arc::new(lock)), ..store })
    }

    /// Opens the store in a PostgreSQL database, which other nodes may share: `postgres://user@host/name`.
    ///
    /// # Errors
    /// Fails if the database cannot be reached, or is no store of ours.
    pub fn connect(address: &str) -> io::Result<Store> {
        let address = postgres::Address::find(address).map_err(io::Error::other)?;
        let readers = (0..READERS).map(|_| address.database()).collect();
        let store = Store::of(address.database(), readers)?;
        let (duties, share) = sync_channel(WAITING);
        let database = address.database();
        let node = random::<16>().map_err(io::Error::other)?;
        thread::Builder::new()
            .name("store-duties".into())
            .spawn(move || keep_sharing(database, &share))?;
        let sharing = Some(Shared { duties, node, address });
        Ok(Store { sharing, ..store })
    }

    /// Runs a store: one backend writes, the other one reads.
    ///
    /// # Errors
    /// Fails if the system has no threads.
    pub fn with(
        writer: impl Backend + 'static,
        reader: impl Backend + 'static,
    ) -> io::Result<Store> {
        Store::of(writer, vec![reader])
    }

    fn of<R: Backend + 'static>(
        writer: impl Backend + 'static,
        readers: Vec<R>,
    ) -> io::Result<Store> {
        let (writing, write) = sync_channel(WAITING);
        let (reading, read) = sync_channel(WAITING);
        let read = Arc::new(Mutex::new(read));
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || keep_writing(writer, &write))?;
        for reader in readers {
            let read = Arc::clone(&read);
            thread::Builder::new()
                .name("store-reader".into())
                .spawn(move || keep_reading(reader, &read))?;
        }
        Ok(Store { writing, reading, sharing: None, _lock: None })
    }

    /// Returns `true` if other nodes may write to it.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.sharing.is_some()
    }

    /// Writes an entry. When this returns, it is on the disk.
    ///
    /// # Errors
    /// It is not written.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writing.try_send(Writing(append, answer)).map_err(|_| StoreError::Busy)?;
        // Nobody knows how far a writer has come that has ended.
        answered.await.unwrap_or_else(|_| Err(StoreError::Failed("the store has ended".to_owned())))
    }

    /// Reads the log of a table; empty if there is none.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub async fn read(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        self.read_after(table, 0).await
    }

    /// Reads the entries of a table after a number, in order.
    ///
    /// # Errors
    /// Fails if they cannot be read.
    pub async fn read_after(&self, table: &str, seq: u64) -> Result<Vec<Row>, StoreError> {
        let table = table.to_owned();
        ask(&self.reading, move |it| it.read(&table, seq)).await
    }

    /// Reads what is told of the tables that anybody may see, the latest first.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub async fn listed(&self, most: u32) -> Result<Vec<Listing>, StoreError> {
        ask(&self.reading, move |it| it.listed(most)).await
    }

    /// Returns those of these tables, each known up to a number, to which another node has written since.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub async fn gone_on(&self, known: Vec<(String, u64)>) -> Result<Vec<String>, StoreError> {
        ask(&self.reading, move |it| it.gone_on(&known)).await
    }

    /// Returns the tables where somebody may have to be told of their turn and nothing has been written for some time,
    /// those that have waited longest first, at most so many.
    ///
    /// # Errors
    /// Fails if they cannot be read.
    pub async fn owing(&self, quiet: Duration, most: u32) -> Result<Vec<String>, StoreError> {
        let quiet = u32::try_from(quiet.as_millis()).unwrap_or(u32::MAX);
        ask(&self.reading, move |it| it.owing(quiet, most)).await
    }

    /// Notes that nobody at a table had to be told after the entry of a number.
    ///
    /// # Errors
    /// Fails if that cannot be written.
    pub async fn settle(&self, table: &str, seq: u64) -> Result<(), StoreError> {
        let table = table.to_owned();
        ask(&self.reading, move |it| it.settle(&table, seq)).await
    }

    /// Returns the secret of this name, which is `fresh` from now on if there was none. It is the same for all nodes
    /// that share the store.
    ///
    /// # Errors
    /// Fails if it can be neither read nor written.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let (name, fresh) = (name.to_owned(), fresh.to_owned());
        ask(&self.reading, move |it| it.secret(&name, &fresh)).await
    }

    /// Checks that the store can be read now.
    ///
    /// # Errors
    /// Fails if it cannot.
    pub async fn ping(&self) -> Result<(), StoreError> {
        ask(&self.reading, |it| it.ping()).await
    }

    /// Takes the duty of a table for this node, for a while; `None` if another node holds it.
    ///
    /// # Errors
    /// [`StoreError::Busy`] if nodes do not share the store; else it fails if the database cannot be asked.
    pub async fn take(&self, table: &str) -> Result<Option<Duty>, StoreError> {
        let ((duties, node), table) = (self.sharing()?, table.to_owned());
        ask(duties, move |it| it.take(&node, &table)).await
    }

    /// Keeps duties for a while longer; returns the tables whose duty is still held.
    ///
    /// # Errors
    /// As [`Store::take`].
    pub async fn renew(&self, held: Vec<(String, Duty)>) -> Result<Vec<String>, StoreError> {
        let (duties, node) = self.sharing()?;
        ask(duties, move |it| it.renew(&node, &held)).await
    }

    /// Gives duties back, for other nodes to take at once.
    ///
    /// # Errors
    /// As [`Store::take`].
    pub async fn give_back(&self, tables: Vec<String>) -> Result<(), StoreError> {
        let (duties, node) = self.sharing()?;
        ask(duties, move |it| it.give_back(&node, &tables)).await
    }

    /// Returns the thread for duties, and the name of this node.
    fn sharing(&self) -> Result<(&SyncSender<Task<Postgres>>, String), StoreError> {
        let shared = self.sharing.as_ref().ok_or(StoreError::Busy)?;
        Ok((&shared.duties, shared.node.clone()))
    }

    /// Lets the nodes that share the store hear one another; what is sent to the thread all others hear.
    ///
    /// # Errors
    /// Fails if nodes do not share the store, or the system has no threads.
    pub(crate) fn notes(
        &self,
        heard: impl Fn(Heard) + Send + 'static,
    ) -> io::Result<SyncSender<String>> {
        let shared = self.sharing.as_ref().ok_or(io::ErrorKind::Unsupported)?;
        let (out, waiting) = sync_channel(WAITING);
        let address = shared.address.clone();
        thread::Builder::new()
            .name("store-notes".into())
            .spawn(move || address.keep_noting(&waiting, heard))?;
        Ok(out)
    }
}

/// Asks a thread of the store for something.
async fn ask<B: ?Sized + 'static, T: Send + 'static>(
    thread: &SyncSender<Task<B>>,
    what: impl FnOnce(&mut B) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (answer, answered) = oneshot::channel();
    // Whoever has gone needs no answer.
    let task: Task<B> = Box::new(move |backend| drop(answer.send(what(backend))));
    thread.try_send(task).map_err(|_| StoreError::Busy)?;
    answered.await.unwrap_or(Err(StoreError::Busy))
}
