//! The log of a table: what is decided here is written to it, and what others have written is read.

use super::Live;
use super::guests::{Guest, offer};
use super::late::standing;
use crate::bus::Note;
use crate::entry::Entry;
use crate::log::mark;
use crate::store::{Append, Duty, Row, StoreError};
use fogbound_protocol::{FromTable, What};
use tokio::time::Instant;

impl Live {
    /// Writes an entry to the log, and lets it happen; everybody is told its event.
    ///
    /// # Errors
    /// It is not written, or nobody knows: then the log has to be read first ([`Live::catch_up`]).
    pub(super) async fn write(
        &mut self,
        entry: &Entry,
        id: &str,
        duty: Option<Duty>,
    ) -> Result<u64, StoreError> {
        let seq = self.table.seq() + 1;
        let failed = |error: serde_json::Error| StoreError::Failed(error.to_string());
        let body = serde_json::to_string(entry).map_err(failed)?;
        let row = Row { seq, id: id.to_owned(), body };
        // What is told in the list changes with seats alone, and at the end.
        let changes = self.table.is_listed()
            && matches!(entry, Entry::Sat { .. } | Entry::Left { .. } | Entry::Given { .. });
        let listing = match changes.then(|| self.table.summary_after(&self.name, entry)) {
            Some(summary) => {
                Some((serde_json::to_string(&summary).map_err(failed)?, summary.free > 0))
            }
            None => None,
        };
        let owes = self.table.owes_after(entry);
        let append = Append { table: self.name.clone(), row, owes, listing, duty };
        let appended = self.tables.append(append).await;
        // What failed on the way may have been written all the same; what was too much was not.
        self.is_behind |= !matches!(appended, Ok(()) | Err(StoreError::Busy));
        appended?;
        self.apply(entry, id)?;
        self.tables.publish(&self.name, &Note::Wrote { seq });
        Ok(seq)
    }

    /// Reads what others have written meanwhile, and lets it happen.
    ///
    /// # Errors
    /// The log cannot be read now.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        self.is_behind = true;
        for row in self.tables.store().read_after(&self.name, self.table.seq()).await? {
            let entry = serde_json::from_str(&row.body);
            let Ok(entry) = entry.map_err(|error| self.break_off(&error.to_string())) else {
                break;
            };
            if row.seq != self.table.seq() + 1 {
                self.break_off("an entry is missing");
                break;
            }
            self.apply(&entry, &row.id)?;
            self.happened();
        }
        self.is_behind = false;
        Ok(())
    }

    /// Reads the log if it may hold something that is not known here.
    ///
    /// # Errors
    /// As [`Live::catch_up`].
    pub(super) async fn look(&mut self) -> Result<(), StoreError> {
        match self.is_behind || self.tables.store().is_shared() {
            true => self.catch_up().await,
            false => Ok(()),
        }
    }

    /// Lets an entry happen that stands in the log.
    fn apply(&mut self, entry: &Entry, id: &str) -> Result<(), StoreError> {
        let id = Some(id).filter(|id| !id.is_empty());
        match self.table.apply(entry, id) {
            Ok((by, what)) => {
                let seq = self.table.seq();
                self.seen.set(seq);
                if matches!(entry, Entry::Sat { .. } | Entry::Left { .. }) {
                    self.seat_all();
                }
                let event = FromTable::Event { seq, by, what };
                match &mut self.late {
                    None => self.broadcast(&event),
                    Some(late) => {
                        late.push(entry.clone());
                        if self.table.is_open() {
                            late.hurry();
                        }
                        self.tell(&event, |guest| !guest.seats.is_empty());
                        if let FromTable::Event { what: What::Seat { .. }, .. } = &event {
                            self.tell_seats();
                        }
                    }
                }
                Ok(())
            }
            Err(refusal) => {
                self.break_off(&refusal.to_string());
                Err(StoreError::Failed(refusal.to_string()))
            }
        }
    }

    /// Ends this life of the table: whoever was here connects again, to the table as the log has it.
    fn break_off(&mut self, cause: &str) {
        let (table, seq) = (mark(&self.name), self.table.seq());
        tracing::warn!(table, seq, cause, "a table is read anew");
        self.is_broken = true;
    }

    /// Finds the seats of all who are here.
    pub(super) fn seat_all(&mut self) {
        for guest in self.guests.values_mut() {
            guest.seats = self.table.seats_of(&guest.keys);
        }
    }

    /// Tells what an event could not, and asks.
    pub(super) fn happened(&mut self) {
        for guest in self.guests.values_mut() {
            guest.tell_secrets(&self.table, self.late.as_ref());
        }
        self.guests.values().for_each(|guest| guest.ask(&self.table));
        self.drop_deaf();
        if self.bot.as_ref().is_some_and(|bot| bot.seq != self.table.seq()) {
            self.bot = None;
        }
    }

    /// Tells everybody something.
    pub(super) fn broadcast(&mut self, message: &FromTable) {
        self.tell(message, |_| true);
    }

    /// Tells some of those who are here something.
    fn tell(&mut self, message: &FromTable, whom: impl Fn(&Guest) -> bool) {
        let text = super::guests::text(message);
        let guests = self.guests.values().filter(|guest| whom(guest));
        guests.for_each(|guest| offer(&guest.out, &text));
        self.drop_deaf();
    }

    /// Tells those who look on late who holds the seats now.
    fn tell_seats(&mut self) {
        let seats = standing(&self.table, self.late.as_ref(), &[], false);
        self.tell(&FromTable::Record(seats), |guest| guest.seats.is_empty());
    }

    /// Lets those who look on see what has come due for them.
    pub(super) fn show_late(&mut self) {
        let Some(late) = &mut self.late else { return };
        let shown = late.pass(Instant::now(), &self.table.chairs());
        for event in &shown {
            self.tell(event, |guest| guest.seats.is_empty());
        }
        if !shown.is_empty() {
            self.happened();
        }
    }
}
