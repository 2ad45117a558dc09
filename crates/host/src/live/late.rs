//! The table as those see it who only look on, where that is some time after those who play: nobody can be told from
//! outside what happens.

use crate::entry::Entry;
use crate::store::Row;
use crate::table::Table;
use crate::tables::{Missing, read, read_entry};
use fogbound_protocol::{Chair, FromTable, Standing, What};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::Instant;

/// A table that follows its log late.
pub struct Late {
    table: Table,
    delay: Duration,
    /// The entries that are still to be shown, each with the time when it is.
    waiting: VecDeque<(Instant, Entry)>,
}

impl Late {
    /// Follows the log of a table; `None` if those who look on see everything at once. A log does not say when its
    /// entries were written, so all of them wait; but not those of a game that is over.
    ///
    /// # Errors
    /// As [`read`].
    pub fn of(rows: &[Row], table: &Table) -> Result<Option<Late>, Missing> {
        if table.delay().is_zero() || table.is_over() {
            return Ok(None);
        }
        let (made, rest) = rows.split_at(1.min(rows.len()));
        let mut late = Late { table: read(made)?, delay: table.delay(), waiting: VecDeque::new() };
        for row in rest {
            late.push(read_entry(row)?);
        }
        if table.is_open() {
            late.hurry();
        }
        Ok(Some(late))
    }

    /// Returns the table as it is shown.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the table as it is shown, with those who hold its seats `now`; without the record if it is known.
    fn standing(&self, now: &Table, with_record: bool) -> Standing {
        let mut standing = self.table.standing(&[], with_record);
        for (chair, now) in standing.chairs.iter_mut().zip(now.chairs()) {
            *chair = as_now(chair, now);
        }
        // As long as a seat is free nothing waits.
        let delay = if now.is_open() || self.table.is_over() { 0 } else { self.delay.as_secs() };
        standing.late = u32::try_from(delay).unwrap_or(u32::MAX);
        standing
    }

    /// Takes up an entry that was written just now.
    pub fn push(&mut self, entry: Entry) {
        self.waiting.push_back((Instant::now() + self.delay, entry));
    }

    /// Shows soon what waits: somebody may still sit down, and has to see which seats are free.
    pub fn hurry(&mut self) {
        let now = Instant::now();
        self.waiting.iter_mut().for_each(|(due, _)| *due = now);
    }

    /// Returns when something is to be shown.
    pub fn wake(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// Lets happen what is due, and returns the events. Who holds the seats has been told: `chairs`.
    pub fn pass(&mut self, now: Instant, chairs: &[Chair]) -> Vec<FromTable> {
        let mut events = Vec::new();
        while self.waiting.front().is_some_and(|(due, _)| *due <= now) {
            let Some((_, entry)) = self.waiting.pop_front() else { break };
            // It has happened at the very same table.
            let Ok((by, mut what)) = self.table.apply(&entry, None) else { continue };
            if let What::Seat { seat, chair } = &mut what
                && let Some(now) = chairs.get(usize::from(*seat))
            {
                *chair = as_now(chair, now.clone());
            }
            events.push(FromTable::Event { seq: self.table.seq(), by, what });
        }
        events
    }
}

/// Returns the table as those on these seats see it: late, if there are none and it is shown so; without the record if it
/// is known.
pub fn standing(table: &Table, late: Option<&Late>, seats: &[u8], with_record: bool) -> Standing {
    match late.filter(|_| seats.is_empty()) {
        Some(late) => late.standing(table, with_record),
        None => table.standing(seats, with_record),
    }
}

/// Returns a seat with those who hold it now.
fn as_now(shown: &Chair, now: Chair) -> Chair {
    Chair { deciding: shown.deciding, ..now }
}
