//! Notices of a table: who is away while a question stands for them, and has left an address, is told once.

use super::Live;
use crate::entry::Entry;
use crate::notices::Notice;
use fogbound_protocol::Near;
use fogbound_table::texts::msg;
use tokio::time::Instant;

impl Live {
    /// Notes since when questions wait for somebody who is not here and wants to be told.
    pub(super) fn note_absence(&mut self) {
        let wanted = match self.tables.notices() {
            Some(_) => self.table.to_notify(),
            None => Vec::new(),
        };
        let here = self.here();
        let is_away = |seat: &u8| self.company.near(*seat, &here) != Near::Here;
        let absent: Vec<u8> = wanted.into_iter().filter(is_away).collect();
        self.absent.retain(|seat, _| absent.contains(seat));
        let now = Instant::now();
        for seat in absent {
            self.absent.entry(seat).or_insert(now);
        }
    }

    /// Returns when somebody is told.
    pub(super) fn notice_due(&self) -> Option<Instant> {
        let after = self.tables.notices()?.after();
        self.absent.values().min().map(|&since| since + after)
    }

    /// Tells those who have been away for long enough. What is told stands in the log before, so that nobody is told
    /// twice, not even by another node.
    pub(super) async fn notify(&mut self) {
        let tables = self.tables.clone();
        let Some(notices) = tables.notices() else { return };
        let now = Instant::now();
        let due =
            |(&seat, &since): (&u8, &Instant)| (since + notices.after() <= now).then_some(seat);
        let due: Vec<u8> = self.absent.iter().filter_map(due).collect();
        for seat in due {
            // If it cannot be written, another time will do.
            self.absent.insert(seat, now);
            let recipients = self.table.notify_at(seat);
            if self.write(&Entry::Reminded { seat }, "", None).await.is_ok() {
                for (to, language) in recipients {
                    let text = language.texts().say(msg!("notice-turn"));
                    let notice = Notice { table: self.name.clone(), seat, text };
                    notices.send(to, notice, tables.store().clone());
                }
                self.absent.remove(&seat);
                self.happened();
            }
        }
    }
}
