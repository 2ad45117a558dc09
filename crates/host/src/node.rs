//! What a node does for all its tables: it looks whether other nodes have written, keeps its duties, and looks for people
//! who have to be told of their turn.

use crate::bus::{Bus, Note};
use crate::live::Order;
use crate::notices::Notices;
use crate::store::{Duty, Store};
use crate::tables::{Tables, read};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How often duties are renewed: four times in the time for which they are taken.
const RENEWING: Duration = Duration::from_millis(500);

/// The duty of looking for people who have to be told, among those of tables.
const REMINDING: &str = "notices";

/// The least and the most time between two looks for them.
const LOOKS: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(30)];

/// Most tables that are found by one look.
const FOUND: u32 = 20_000;

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

/// Brings tables to life where nobody looks and somebody has to be told of their turn, as after a restart or when the node
/// that knew of it was killed. Tables that live tell people by themselves.
pub async fn keep_reminding(tables: impl Fn() -> Option<Tables>) {
    while let Some(node) = tables() {
        let Some(after) = node.notices().map(Notices::after) else { return };
        node.start();
        if !node.is_closing() && node.turn_of(REMINDING).await != Turn::Theirs {
            // A store that cannot be asked is asked again.
            for table in node.store().owing(after, FOUND).await.unwrap_or_default() {
                remind(&node, &table).await;
            }
        }
        drop(node);
        let [least, most] = LOOKS;
        sleep(after.clamp(least, most)).await;
    }
}

/// Brings a table to life if somebody there has to be told, else notes that nobody has.
async fn remind(node: &Tables, name: &str) {
    if node.living(name).is_some() {
        return;
    }
    let rows = node.store().read(name).await.unwrap_or_default();
    // What makes no table tells nobody, and what cannot be noted now is found again.
    match read(&rows) {
        Ok(table) if !table.to_notify().is_empty() => drop(node.line(name).await),
        Ok(table) => drop(node.store().settle(name, table.seq()).await),
        Err(_) => {}
    }
}
