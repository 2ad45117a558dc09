//! What a node does for all its tables: it looks whether other nodes have written, and keeps its duties.

use crate::bus::{Bus, Note};
use crate::live::Order;
use crate::store::{Duty, Store};
use crate::tables::Tables;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How often duties are renewed: four times in the time for which they are taken.
const RENEWING: Duration = Duration::from_millis(500);

/// The number of the last entry of a table that lives.
#[derive(Clone, Default)]
pub struct Seen(Arc<AtomicU64>);

impl Seen {
    /// Notes an entry.
    pub fn set(&self, seq: u64) {
        self.0.store(seq, Ordering::Relaxed);
    }

    /// Returns the number of the last one.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whose turn it is to do what one node alone does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// There is only this node.
    Alone,
    /// This node has the duty.
    Ours(Duty),
    /// Another node has it, or nobody knows.
    Theirs,
}

/// The duties that this node has taken.
#[derive(Default)]
pub struct Duties(Mutex<BTreeMap<String, Duty>>);

impl Duties {
    fn held(&self) -> MutexGuard<'_, BTreeMap<String, Duty>> {
        // Nothing that is done under the lock can be left half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whose turn it is at a table; a duty that nobody has is taken.
    pub async fn turn_of(&self, store: &Store, table: &str) -> Turn {
        if !store.is_shared() {
            return Turn::Alone;
        }
        let held = self.held().get(table).copied();
        if let Some(duty) = held {
            return Turn::Ours(duty);
        }
        match store.take(table).await {
            Ok(Some(duty)) => {
                self.held().insert(table.to_owned(), duty);
                Turn::Ours(duty)
            }
            Ok(None) | Err(_) => Turn::Theirs,
        }
    }

    /// Notes that a duty may be another node's by now.
    pub fn lose(&self, table: &str, duty: Option<Duty>) {
        let mut held = self.held();
        if held.get(table).copied() == duty {
            held.remove(table);
        }
    }

    /// Gives a duty back, if it is held.
    pub async fn give_back(&self, store: &Store, table: &str) {
        let held = self.held().remove(table);
        if held.is_some() {
            // One that cannot be given back ends by itself.
            let _ = store.give_back(vec![table.to_owned()]).await;
        }
    }

    async fn renew(&self, store: &Store) {
        let held: Vec<(String, Duty)> =
            self.held().iter().map(|(table, &duty)| (table.clone(), duty)).collect();
        if held.is_empty() {
            return;
        }
        // What cannot be renewed now may still be ours; an entry under a duty that is not is refused.
        let Ok(kept) = store.renew(held.clone()).await else { return };
        for (table, duty) in held.iter().filter(|(table, _)| !kept.contains(table)) {
            self.lose(table, Some(*duty));
        }
    }
}

/// Keeps the duties of a node as long as it has tables.
pub async fn keep_duties(tables: impl Fn() -> Option<Tables>) {
    while let Some(node) = tables() {
        node.duties().renew(node.store()).await;
        drop(node);
        sleep(RENEWING).await;
    }
}

/// Looks into the logs of all tables that live, now and then and whenever notes of other nodes may have been lost.
pub async fn keep_looking(tables: impl Fn() -> Option<Tables>, bus: Arc<Bus>) {
    loop {
        // Either way it is time to look.
        let _ = timeout(bus.looking(), bus.lost.notified()).await;
        let Some(node) = tables() else { return };
        let known = node.known();
        if known.is_empty() {
            continue;
        }
        // A database that cannot be asked is asked again.
        for table in node.store().gone_on(known).await.unwrap_or_default() {
            if let Some(line) = node.living(&table) {
                // A table that has too much to do is told again.
                let _ = line.try_send(Order::Note(String::new(), Note::Wrote { seq: u64::MAX }));
            }
        }
    }
}
