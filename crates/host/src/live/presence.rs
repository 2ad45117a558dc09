//! Who is at a table, here and at other nodes.

use crate::bus::Note;
use fogbound_protocol::{Near, Presence};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::Instant;

/// Time after which somebody who was lost counts as gone.
const GRACE: Duration = Duration::from_secs(40);
/// Time in which changes of presence are gathered.
const GATHER: Duration = Duration::from_millis(700);
/// Time after which a node says again who is there.
const AGAIN: Duration = Duration::from_secs(5);
/// Time after which nobody is at a node that says nothing.
const SILENCE: Duration = Duration::from_secs(13);

/// What is known of those who are at a table.
#[derive(Default)]
pub struct Company {
    /// People who were lost, and since when.
    lost: BTreeMap<u8, Instant>,
    /// When presence is told next.
    due: Option<Instant>,
    /// What other nodes have said last.
    elsewhere: BTreeMap<String, Elsewhere>,
    /// When the other nodes are told again.
    again: Option<Instant>,
}

/// Who is at another node.
struct Elsewhere {
    seats: BTreeSet<u8>,
    watching: u32,
    heard: Instant,
}

/// Those who are at this node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Here {
    /// The seats of people.
    pub seats: BTreeSet<u8>,
    /// The number of those who look on.
    pub watching: u32,
}

impl Company {
    /// Returns when something is due.
    pub fn wake(&self) -> Option<Instant> {
        let gone = self.lost.values().min().map(|&since| since + GRACE);
        let silent = self.elsewhere.values().map(|other| other.heard).min();
        let silent = silent.map(|heard| heard + SILENCE);
        [gone, silent, self.due, self.again].into_iter().flatten().min()
    }

    /// Lets time pass: who was lost for long is gone, and nobody is at a node that has gone. `held` are the seats of
    /// people.
    pub fn pass(&mut self, here: &Here, held: &[u8]) {
        let now = Instant::now();
        let lost = self.lost.len();
        self.lost.retain(|_, since| *since + GRACE > now);
        if self.lost.len() < lost {
            self.due = Some(now);
        }
        let silent = |other: &Elsewhere| other.heard + SILENCE <= now;
        let silent: Vec<String> = self
            .elsewhere
            .iter()
            .filter(|(_, other)| silent(other))
            .map(|(node, _)| node.clone())
            .collect();
        for node in silent {
            let seats = self.elsewhere.remove(&node).map(|other| other.seats).unwrap_or_default();
            self.lose(seats, here, held);
        }
    }

    /// Returns `true` if presence has to be told to those who are here.
    pub fn is_due(&mut self) -> bool {
        let is_due = self.due.is_some_and(|due| due <= Instant::now());
        if is_due {
            self.due = None;
        }
        is_due
    }

    /// Returns `true` if the other nodes have to be told who is here.
    pub fn is_due_elsewhere(&mut self, here: &Here) -> bool {
        let now = Instant::now();
        let is_due = self.again.is_some_and(|again| again <= now);
        if is_due {
            // Once nobody is here there is nothing more to say.
            self.again = (*here != Here::default()).then(|| now + AGAIN);
        }
        is_due
    }

    /// Notes that somebody has come or gone, and presence is told soon.
    pub fn gather(&mut self) {
        self.due = self.due.or(Some(Instant::now() + GATHER));
    }

    /// Notes that the other nodes have to be told at once.
    pub fn announce(&mut self) {
        self.again = Some(Instant::now());
    }

    /// Notes that somebody is at a seat; returns `true` if they were not.
    pub fn come(&mut self, seat: u8, here: &Here) -> bool {
        self.lost.remove(&seat).is_some() || !self.is_there(seat, here)
    }

    /// Notes that people are no longer where they were.
    pub fn lose(&mut self, seats: impl IntoIterator<Item = u8>, here: &Here, held: &[u8]) {
        let now = Instant::now();
        for seat in seats {
            if !self.is_there(seat, here) && held.contains(&seat) {
                self.lost.insert(seat, now);
            }
        }
        self.gather();
    }

    /// Hears from another node who is there.
    pub fn hear(&mut self, node: &str, told: Here, here: &Here, held: &[u8]) {
        let now = Instant::now();
        let before = match told == Here::default() {
            true => self.elsewhere.remove(node),
            false => {
                let Here { seats, watching } = told.clone();
                self.elsewhere.insert(node.to_owned(), Elsewhere { seats, watching, heard: now })
            }
        };
        if before.is_none() && told != Here::default() {
            // It does not know yet who is here.
            self.again = self.again.map(|_| now);
        }
        let before = before.map(|it| Here { seats: it.seats, watching: it.watching });
        let before = before.unwrap_or_default();
        self.lost.retain(|seat, _| !told.seats.contains(seat));
        if before != told {
            self.lose(before.seats.difference(&told.seats).copied(), here, held);
        }
    }

    fn is_there(&self, seat: u8, here: &Here) -> bool {
        here.seats.contains(&seat)
            || self.elsewhere.values().any(|other| other.seats.contains(&seat))
    }

    /// Returns how near a person is.
    pub fn near(&self, seat: u8, here: &Here) -> Near {
        match () {
            () if self.is_there(seat, here) => Near::Here,
            () if self.lost.contains_key(&seat) => Near::Away,
            () => Near::Gone,
        }
    }

    /// Returns the presence of these seats, and how many look on.
    pub fn presence(&self, here: &Here, held: &[u8]) -> (Vec<Presence>, u32) {
        let near = |&seat: &u8| Presence { seat, near: self.near(seat, here) };
        let others = self.elsewhere.values().map(|other| other.watching);
        let watching = others.fold(here.watching, u32::saturating_add);
        (held.iter().map(near).collect(), watching)
    }
}

impl Here {
    /// Returns what other nodes are told.
    pub fn note(&self) -> Note {
        Note::Here { seats: self.seats.iter().copied().collect(), watching: self.watching }
    }
}

#[cfg(test)]
mod tests;
