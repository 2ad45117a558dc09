//! What happens at a table: entries of its log, one after the other.

use super::{OPEN, Seated, Table};
use crate::entry::Entry;
use crate::notices::Recipient;
use fogbound_game::Refusal;
use fogbound_protocol::What;

impl Table {
    /// Lets an entry of the log happen, and returns its event.
    ///
    /// # Errors
    /// If the entry could not have been written here.
    pub fn apply(
        &mut self,
        entry: &Entry,
        id: Option<&str>,
    ) -> Result<(Option<u8>, What), Refusal> {
        let before = self.hosted.published();
        let seq = self.seq + 1;
        let mut changed = self.changed;
        let event = match entry {
            Entry::Made(_) => return Err(Refusal::new("X-7", "made-twice")),
            Entry::Sat { seat, name, key } => {
                self.seat(*seat, name, key)?;
                (Some(*seat), self.seat_event(*seat))
            }
            Entry::Left { seat } => {
                // A finished game keeps its seats as they were.
                if !self.is_over() {
                    self.hosted.give(*seat, OPEN)?;
                }
                let seated = self.seated_mut(*seat)?;
                *seated = Seated { holder: OPEN.to_owned(), ..Seated::default() };
                (Some(*seat), self.seat_event(*seat))
            }
            Entry::Named { seat, name } => {
                self.seated_mut(*seat)?.name.clone_from(name);
                (Some(*seat), self.seat_event(*seat))
            }
            Entry::Given { by, seat, to } => {
                self.hosted.give(*seat, to)?;
                self.seated_mut(*seat)?.holder.clone_from(to);
                (Some(*by), self.seat_event(*seat))
            }
            Entry::Acted { seat, actions } => {
                self.hosted.act(*seat, actions)?;
                let lines = self.hosted.lines_from(before);
                // Answers that others must not see yet change nothing for them.
                if !lines.is_empty() || self.is_over() {
                    changed = seq;
                }
                (Some(*seat), What::Acted { lines, deciding: self.hosted.deciding() })
            }
            Entry::TookBack { seat, decisions, by_consent } => {
                self.hosted.take_back(*seat, *decisions, *by_consent)?;
                let what = self.asked_back().unwrap_or_else(|| self.took_back(before));
                changed = seq;
                (Some(*seat), what)
            }
            Entry::Voted { seat, agrees } => {
                let is_done = self.hosted.vote(*seat, *agrees)?;
                let what = match is_done {
                    true => {
                        changed = seq;
                        self.took_back(before)
                    }
                    false => self.asked_back().unwrap_or(What::Declined {}),
                };
                (Some(*seat), what)
            }
            Entry::Notify { seat, to, keys, language } => {
                let to = Recipient::of(to, keys);
                self.seated_mut(*seat)?.notices.wish(to, language);
                (None, What::Noted {})
            }
            Entry::Reminded { seat } => {
                self.note_told(*seat)?;
                (None, What::Noted {})
            }
            Entry::Again { seat, table } => {
                self.again = Some(table.clone());
                (Some(*seat), What::Again { table: table.clone() })
            }
        };
        (self.seq, self.changed) = (seq, changed);
        self.events.push(event.clone());
        if let Some(id) = id {
            self.done.insert(id.to_owned(), seq);
        }
        Ok(event)
    }

    fn took_back(&self, before: usize) -> What {
        let (lines, deciding) = (self.hosted.lines_from(before), self.hosted.deciding());
        What::TookBack { lines, deciding }
    }

    fn seat_event(&self, seat: u8) -> What {
        What::Seat { seat, chair: self.chair(usize::from(seat)) }
    }
}
