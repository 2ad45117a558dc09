//! What is told of a table.

use super::{OPEN, PERSON, Table};
use crate::entry::Entry;
use fogbound_protocol::{Chair, Holder, Standing, Summary, What};

impl Table {
    /// Returns the seats in order.
    pub fn chairs(&self) -> Vec<Chair> {
        (0..self.chairs.len()).map(|seat| self.chair(seat)).collect()
    }

    pub(super) fn chair(&self, seat: usize) -> Chair {
        let seated = &self.chairs[seat];
        let deciding = self.hosted.deciding().iter().any(|&other| usize::from(other) == seat);
        Chair { holder: holder(&seated.holder), name: seated.name.clone(), deciding }
    }

    /// Returns the table as anybody may see it.
    pub fn summary(&self, name: &str) -> Summary {
        self.summary_of(name, self.chairs())
    }

    /// Returns the table as anybody may see it after an entry about a seat.
    pub fn summary_after(&self, name: &str, entry: &Entry) -> Summary {
        let mut chairs = self.chairs();
        let mut hand = |seat: u8, holder| {
            if let Some(chair) = chairs.get_mut(usize::from(seat)) {
                chair.holder = holder;
            }
        };
        match entry {
            Entry::Sat { seat, .. } => hand(*seat, Holder::Person),
            Entry::Left { seat } => hand(*seat, Holder::Open),
            Entry::Given { seat, to, .. } => hand(*seat, holder(to)),
            _ => {}
        }
        self.summary_of(name, chairs)
    }

    /// Returns the table with these seats as anybody may see it.
    pub fn summary_of(&self, name: &str, chairs: Vec<Chair>) -> Summary {
        let free = chairs.iter().filter(|chair| chair.holder == Holder::Open).count();
        Summary {
            table: name.to_owned(),
            game: self.game().to_string(),
            free: u32::try_from(free).unwrap_or(u32::MAX),
            over: self.is_over(),
            chairs,
        }
    }

    /// Returns the record as far as anybody may know it.
    pub fn record(&self) -> String {
        self.hosted.record_for(&[])
    }

    /// Returns the table as somebody on these seats may know it; without the record if it is known already.
    pub fn standing(&self, seats: &[u8], with_record: bool) -> Standing {
        let asked = self.asked_back();
        Standing {
            seq: self.seq,
            record: with_record.then(|| self.hosted.record_for(seats)),
            pending: self.hosted.pending_of(seats),
            chairs: self.chairs(),
            asked_back: asked,
            over: self.is_over(),
            again: self.again.clone(),
            late: 0,
        }
    }

    pub(super) fn asked_back(&self) -> Option<What> {
        let (decisions, waiting) = self.hosted.asked_back()?;
        Some(What::AskedBack { decisions, waiting })
    }
}

/// Returns the holder that a word means.
fn holder(word: &str) -> Holder {
    match word {
        PERSON => Holder::Person,
        OPEN => Holder::Open,
        bot => Holder::Bot(bot.to_owned()),
    }
}
