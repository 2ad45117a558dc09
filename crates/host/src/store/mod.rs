//! Where the logs of tables are kept.
//!
//! One thread writes, in the order of arrival: it takes all that waits, writes it in one transaction, and answers when
//! that is on the disk. Another one reads. What they speak to is a [`Backend`].

mod sqlite;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::{fmt, io};
use tokio::sync::oneshot;

/// Most requests that wait for a thread of the store. More are refused for the moment.
const WAITING: usize = 4096;
/// Most entries of one transaction.
const BATCH: usize = 512;

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
    /// What is told of the table from now on, as JSON, and whether anybody may see it in the list; `None` if both stay.
    pub listing: Option<(String, bool)>,
}

/// What keeps logs.
pub trait Backend: Send {
    /// Writes entries in one transaction: all that can be written, durably. The answers are in the order of the
    /// entries: `false` for one whose number or request the table has already.
    ///
    /// # Errors
    /// Nothing has been written.
    fn append(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError>;

    /// Reads the log of a table; empty if there is none.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    fn read(&mut self, table: &str) -> Result<Vec<Row>, StoreError>;

    /// Reads what is told of the tables that anybody may see, the latest first, at most so many.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    fn listed(&mut self, most: u32) -> Result<Vec<Listing>, StoreError>;
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

enum Writing {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
}

enum Asking {
    Read(String, oneshot::Sender<Result<Vec<Row>, StoreError>>),
    Listed(u32, oneshot::Sender<Result<Vec<Listing>, StoreError>>),
}

/// The store: a handle for its two threads, which end with the last one.
#[derive(Clone, Debug)]
pub struct Store {
    writing: SyncSender<Writing>,
    reading: SyncSender<Asking>,
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

    /// Runs a store: one backend writes, the other one reads.
    ///
    /// # Errors
    /// Fails if the system has no threads.
    pub fn with(
        writer: impl Backend + 'static,
        reader: impl Backend + 'static,
    ) -> io::Result<Store> {
        let (writing, write) = sync_channel(WAITING);
        let (reading, read) = sync_channel(WAITING);
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || keep_writing(writer, &write))?;
        thread::Builder::new()
            .name("store-reader".into())
            .spawn(move || keep_reading(reader, &read))?;
        Ok(Store { writing, reading, _lock: None })
    }

    /// Writes an entry. When this returns, it is on the disk.
    ///
    /// # Errors
    /// It is not written.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writing.try_send(Writing::Append(append, answer)).map_err(|_| StoreError::Busy)?;
        // Nobody knows how far a writer has come that has ended.
        answered.await.unwrap_or_else(|_| Err(StoreError::Failed("the store has ended".to_owned())))
    }

    /// Reads the log of a table; empty if there is none.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub async fn read(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        let (answer, answered) = oneshot::channel();
        let ask = Asking::Read(table.to_owned(), answer);
        self.reading.try_send(ask).map_err(|_| StoreError::Busy)?;
        answered.await.unwrap_or(Err(StoreError::Busy))
    }

    /// Reads what is told of the tables that anybody may see, the latest first.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub async fn listed(&self, most: u32) -> Result<Vec<Listing>, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.reading.try_send(Asking::Listed(most, answer)).map_err(|_| StoreError::Busy)?;
        answered.await.unwrap_or(Err(StoreError::Busy))
    }
}

fn keep_writing(mut backend: impl Backend, waiting: &Receiver<Writing>) {
    while let Ok(first) = waiting.recv() {
        let all = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
        let (appends, answers): (Vec<_>, Vec<_>) =
            all.map(|Writing::Append(append, answer)| (append, answer)).unzip();
        let written = backend.append(&appends);
        if let Err(error) = &written {
            tracing::error!(%error, entries = appends.len(), "entries could not be written");
        }
        for (at, answer) in answers.into_iter().enumerate() {
            let result = match &written {
                Ok(written) if written.get(at) == Some(&true) => Ok(()),
                Ok(_) => Err(StoreError::Conflict),
                Err(error) => Err(error.clone()),
            };
            // Whoever has gone needs no answer.
            let _ = answer.send(result);
        }
    }
}

fn keep_reading(mut backend: impl Backend, waiting: &Receiver<Asking>) {
    while let Ok(asking) = waiting.recv() {
        // Whoever has gone needs no answer.
        match asking {
            Asking::Read(table, answer) => drop(answer.send(backend.read(&table))),
            Asking::Listed(most, answer) => drop(answer.send(backend.listed(most))),
        }
    }
}
