//! The threads of the store: one that writes, some that read, and one for what many nodes share.

use super::postgres::Postgres;
use super::{Append, Backend, StoreError};
use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};
use tokio::sync::oneshot;

/// Most entries of one transaction.
const BATCH: usize = 512;

/// Where an answer of the store goes.
pub type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// An entry to be written.
pub struct Writing(pub Append, pub Answer<()>);

/// Something for a thread to do with the backend that it holds. It sends its own answer.
pub type Task<B> = Box<dyn FnOnce(&mut B) + Send>;

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
pub fn keep_reading(
    mut backend: impl Backend + 'static,
    waiting: &Mutex<Receiver<Task<dyn Backend>>>,
) {
    loop {
        // A thread that panics while it waits leaves the others to wait.
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = next else { return };
        task(&mut backend);
    }
}

/// Does what is wanted about the duties of a node. It waits behind no entry that is written.
pub fn keep_sharing(mut database: Postgres, waiting: &Receiver<Task<Postgres>>) {
    while let Ok(task) = waiting.recv() {
        task(&mut database);
    }
}
