//! The threads of the store: one that writes, some that read, and one for what many nodes share.

use super::postgres::{Duty, Postgres};
use super::{Append, Backend, Listing, Row, StoreError};
use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};
use tokio::sync::oneshot;

/// Most entries of one transaction.
const BATCH: usize = 512;

/// Where an answer of the store goes.
pub type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// An entry to be written.
pub struct Writing(pub Append, pub Answer<()>);

/// Something to be read.
pub enum Asking {
    /// The entries of a table after a number.
    Read(String, u64, Answer<Vec<Row>>),
    /// The tables that anybody may see.
    Listed(u32, Answer<Vec<Listing>>),
    /// Those of these tables, known up to a number, whose log has gone on.
    GoneOn(Vec<(String, u64)>, Answer<Vec<String>>),
    /// The tables where somebody may have to be told, quiet for so many milliseconds, at most so many.
    Owing(u32, u32, Answer<Vec<String>>),
    /// Notes that nobody at a table had to be told after the entry of a number.
    Settle(String, u64, Answer<()>),
    /// The secret of a name, or one to be kept by this name from now on.
    Secret(String, String, Answer<String>),
    /// Something small.
    Ping(Answer<()>),
}

/// Something to be done about duties.
pub enum Sharing {
    /// Takes the duty of a table.
    Take(String, Answer<Option<Duty>>),
    /// Keeps duties; the tables whose duty is still held are the answer.
    Renew(Vec<(String, Duty)>, Answer<Vec<String>>),
    /// Gives duties back.
    GiveBack(Vec<String>, Answer<()>),
}

/// Writes what comes, all that waits in one transaction.
pub fn keep_writing(mut backend: impl Backend, waiting: &Receiver<Writing>) {
    while let Ok(first) = waiting.recv() {
        let all = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
        let (appends, answers): (Vec<_>, Vec<_>) =
            all.map(|Writing(append, answer)| (append, answer)).unzip();
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

/// Reads what is asked for. Several threads may share what waits.
pub fn keep_reading(mut backend: impl Backend, waiting: &Mutex<Receiver<Asking>>) {
    loop {
        // A thread that panics while it waits leaves the others to wait.
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(asking) = next else { return };
        // Whoever has gone needs no answer.
        match asking {
            Asking::Read(table, after, answer) => drop(answer.send(backend.read(&table, after))),
            Asking::Listed(most, answer) => drop(answer.send(backend.listed(most))),
            Asking::GoneOn(known, answer) => drop(answer.send(backend.gone_on(&known))),
            Asking::Owing(quiet, most, answer) => drop(answer.send(backend.owing(quiet, most))),
            Asking::Settle(table, seq, answer) => {
                drop(answer.send(backend.settle(&table, seq)));
            }
            Asking::Secret(name, fresh, answer) => {
                drop(answer.send(backend.secret(&name, &fresh)));
            }
            Asking::Ping(answer) => drop(answer.send(backend.ping())),
        }
    }
}

/// Does what is wanted about the duties of a node. It waits behind no entry that is written.
pub fn keep_sharing(mut database: Postgres, node: &str, waiting: &Receiver<Sharing>) {
    while let Ok(sharing) = waiting.recv() {
        // Whoever has gone needs no answer.
        match sharing {
            Sharing::Take(table, answer) => drop(answer.send(database.take(node, &table))),
            Sharing::Renew(held, answer) => drop(answer.send(database.renew(node, &held))),
            Sharing::GiveBack(tables, answer) => {
                drop(answer.send(database.give_back(node, &tables)));
            }
        }
    }
}
