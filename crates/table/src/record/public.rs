//! the public form of a record, which holds what a spectator may know and nothing else.

use super::error::RecordError;
use super::model::{Chance, Entry, Record};
use super::replay::Reading;
use super::sets::Sets;

impl Record {
    /// The public form. While the game runs, it has `told` in place of seed or order, each tile
    /// drawn stands beside its action, salt and comments are left out (a comment could say
    /// anything), undone decisions and the commitment stay. When the game is over nothing is secret
    /// any more, and the record is given as it is.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn public(&self, sets: &Sets) -> Result<Record, RecordError> {
        let mut reading = Reading::start(self, sets)?;
        let mut public = self.clone();
        public.header.chance = Chance::Told;
        public.header.salt = None;
        public.header.comments.clear();
        public.lines.clear();
        public.push_events(reading.replay.end(), reading.replay.start_events());
        for line in &self.lines {
            let events = reading.read(line)?;
            match &line.entry {
                Entry::Action(_) | Entry::Undo(_) | Entry::Hash(_) => {
                    public.push(line.entry.clone())
                }
                // A tile stands where it was drawn; see the events.
                Entry::Tile(_) | Entry::Comment(_) | Entry::Blank => {}
            }
            public.push_events(reading.replay.end(), &events);
        }
        Ok(if reading.replay.end().outcome().is_some() { self.clone() } else { public })
    }
}
