//! The table as those see it who only look on, where that is some time after those who play: nobody can be told from
//! outside what happens.

use crate::entry::{Dated, Entry, milliseconds};
use crate::store::Row;
use crate::table::Table;
use crate::tables::{Missing, read, read_entry};
use fogbound_protocol::FromTable;
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
    /// Follows a log; `None` if those who look on see everything at once.
    ///
    /// # Errors
    /// As [`read`].
    pub fn of(rows: &[Row], delay: Duration) -> Result<Option<Late>, Missing> {
        if delay.is_zero() {
            return Ok(None);
        }
        let before = milliseconds().saturating_sub(u64::try_from(delay.as_millis()).unwrap_or(0));
        let mut shown = 0;
        let mut entries = Vec::with_capacity(rows.len());
        for row in rows {
            let dated = read_entry(row)?;
            // A clock that was set back makes nothing seen that was not seen before.
            if shown == entries.len() && (dated.at <= before || entries.is_empty()) {
                shown += 1;
            }
            entries.push(dated);
        }
        let table = read(&rows[..shown])?;
        let mut late = Late { table, delay, waiting: VecDeque::new() };
        entries.drain(shown..).for_each(|dated| late.push(dated));
        Ok(Some(late))
    }

    /// Returns the table as it is shown.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Takes up an entry that was written.
    pub fn push(&mut self, dated: Dated) {
        let passed = Duration::from_millis(milliseconds().saturating_sub(dated.at));
        let due = Instant::now() + self.delay.saturating_sub(passed);
        // Each is shown after those before it, whatever the clocks say.
        let due = self.waiting.back().map_or(due, |(before, _)| due.max(*before));
        self.waiting.push_back((due, dated.entry));
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

    /// Lets happen what is due, and returns the events.
    pub fn pass(&mut self, now: Instant) -> Vec<FromTable> {
        let mut events = Vec::new();
        while self.waiting.front().is_some_and(|(due, _)| *due <= now) {
            let Some((_, entry)) = self.waiting.pop_front() else { break };
            // It has happened at the very same table.
            let Ok((by, what)) = self.table.apply(&entry, None) else { continue };
            events.push(FromTable::Event { seq: self.table.seq(), by, what });
        }
        events
    }
}
