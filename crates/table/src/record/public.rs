//! the public form of a record, which holds only what a spectator may know.

use super::error::RecordError;
use super::model::{Chance, Entry, Line, Record};
use super::reading::Reading;
use super::recorded::Recorded;
use super::sets::Sets;
use fogbound_game::ShortList as _;

impl<G: Recorded> Record<G> {
    /// Returns the public form.
    ///
    /// While the game runs, it has `told` in place of seed or order, and each tile drawn stands beside its
    /// action. Salt and comments are left out (a comment could reveal anything). Undone decisions and the
    /// commitment stay. Choices made at the same time are added when the last of them is made, in the
    /// order of the seats. Choices taken back before that, and decisions that stay secret, are never added.
    /// After its end nothing is secret any more, and the record is returned as it is.
    ///
    /// # Errors
    /// Those of [`Record::replay`].
    pub fn public(&self, sets: &Sets) -> Result<Record<G>, RecordError> {
        let reading = Reading::start(self, sets)?;
        let mut public = self.clone();
        public.header.setup = G::public_setup(&self.header.setup, reading.replay.end());
        public.header.chance = Chance::Told;
        public.header.salt = None;
        public.header.comments.clear();
        public.lines.clear();
        public.push_events(reading.replay.end(), reading.replay.start_events());
        let mut publishing = Publishing { reading, public, shown: Vec::new(), round: 0 };
        for line in &self.lines {
            publishing.line(line)?;
        }
        let over = publishing.reading.replay.end().is_over();
        Ok(if over { self.clone() } else { publishing.public })
    }
}

/// A public form being written.
struct Publishing<'a, G: Recorded> {
    reading: Reading<'a, G>,
    public: Record<G>,
    /// For each standing decision before the running round, `true` if the public form holds it.
    shown: Vec<bool>,
    /// Standing decisions of the round that is still running.
    round: usize,
}

impl<G: Recorded> Publishing<'_, G> {
    fn line(&mut self, line: &Line<G::Action>) -> Result<(), RecordError> {
        let events = self.reading.read(line)?;
        match &line.entry {
            Entry::Action(_) | Entry::Choice(..) => self.decision(),
            Entry::Undo(_) => self.undo(Record::push_undo),
            Entry::UndoByConsent(_) => self.undo(Record::push_undo_by_consent),
            Entry::Hash(_) if self.is_public() => self.public.push(line.entry.clone()),
            // A tile stands where it was drawn; see the events.
            Entry::Hash(_) | Entry::Tile(_) | Entry::Comment(_) | Entry::Blank => {}
        }
        self.public.push_events(self.reading.replay.end(), &events);
        Ok(())
    }

    /// Returns `true` if the public form has come to this very position: in it a running round has not begun,
    /// and nothing secret is asked.
    fn is_public(&self) -> bool {
        let game = self.reading.replay.end();
        let asked = game.deciding().seats().smallest().map(|seat| game.legal_of(seat));
        self.round == 0 && !asked.unwrap_or_default().iter().any(G::is_secret)
    }

    /// Adds a decision that was taken: a round is shown as a whole when it is complete.
    fn decision(&mut self) {
        self.round += 1;
        let first = self.shown.len();
        let Some(length) = self.reading.replay.round(first) else { return };
        let mut round: Vec<_> = self.reading.replay.taken()[first..][..length].iter().collect();
        round.sort_short_by_key(|taken| taken.seat);
        for taken in round {
            let shown = !G::is_secret(&taken.action);
            if let (true, Some(before)) = (shown, self.reading.replay.at(first)) {
                self.public.push_answer(before, taken.seat, taken.action);
            }
            self.shown.push(shown);
        }
        self.round = 0;
    }

    /// Takes back in the public form those of the undone decisions that it holds. A round left incomplete
    /// goes as a whole: it is shown when all have chosen again.
    fn undo(&mut self, push: impl Fn(&mut Record<G>, u32)) {
        let left = self.reading.replay.taken().len();
        let complete = match left.checked_sub(self.shown.len()) {
            Some(_) => self.shown.len(),
            None => left - self.reading.replay.running(),
        };
        self.round = left - complete;
        let shown = self.shown.split_off(complete).into_iter().map(u32::from).sum();
        if shown > 0 {
            push(&mut self.public, shown);
        }
    }
}
