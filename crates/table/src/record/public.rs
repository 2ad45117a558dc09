//! the public form of a record, which holds only what a spectator may know.

use super::error::RecordError;
use super::model::{Chance, Entry, Record};
use super::reading::Reading;
use super::recorded::Recorded;
use super::replay::Replay;
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
        let (publisher, replay) = Publisher::read(self, sets)?;
        Ok(if replay.end().is_over() { self.clone() } else { publisher.public })
    }
}

/// The public form of a game as it grows. Lines are only ever added to it.
#[derive(Clone, Debug)]
pub struct Publisher<G: Recorded> {
    public: Record<G>,
    /// For each standing decision before the running round, `true` if the public form holds it.
    shown: Vec<bool>,
    /// Standing decisions of the round that is still running.
    round: usize,
}

impl<G: Recorded> Publisher<G> {
    /// Begins with the start of a game.
    #[must_use]
    pub fn start(record: &Record<G>, replay: &Replay<G>) -> Publisher<G> {
        let start = replay.at(0).unwrap_or(replay.end());
        let mut public = record.clone();
        public.header.setup = G::public_setup(&record.header.setup, start);
        public.header.chance = Chance::Told;
        public.header.salt = None;
        public.header.comments.clear();
        public.lines.clear();
        public.push_events(start, replay.start_events());
        Publisher { public, shown: Vec::new(), round: 0 }
    }

    /// Begins with a game as far as it is recorded.
    ///
    /// # Errors
    /// Those of [`Record::replay`].
    pub fn of(record: &Record<G>, sets: &Sets) -> Result<Publisher<G>, RecordError> {
        Publisher::read(record, sets).map(|(publisher, _)| publisher)
    }

    fn read(record: &Record<G>, sets: &Sets) -> Result<(Publisher<G>, Replay<G>), RecordError> {
        let mut reading = Reading::start(record, sets)?;
        let mut publisher = Publisher::start(record, &reading.replay);
        for line in &record.lines {
            let events = reading.read(line)?;
            let replay = &reading.replay;
            match &line.entry {
                Entry::Action(_) | Entry::Choice(..) => publisher.decided(replay, &events),
                Entry::Undo(_) => publisher.undone(replay, false),
                Entry::UndoByConsent(_) => publisher.undone(replay, true),
                Entry::Hash(_) if publisher.has_come_to(replay) => {
                    publisher.public.push(line.entry.clone());
                }
                Entry::Tile(_) => publisher.told(replay, &events),
                Entry::Hash(_) | Entry::Comment(_) | Entry::Blank => {}
            }
        }
        Ok((publisher, reading.replay))
    }

    /// Returns the public form so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.public
    }

    /// Returns the form of a seat: the public form, and in its header what the seat knows in the position that the
    /// game has come to. Its own answers in a running round are not there.
    #[must_use]
    pub fn seen_by(&self, game: &G, seat: u8) -> Record<G> {
        let mut seen = self.public.clone();
        seen.header.setup = G::seen_setup(&self.public.header.setup, game, seat);
        seen
    }

    /// Adds the last decision of a game, which had these events: a round is shown as a whole when it is complete.
    pub fn decided(&mut self, replay: &Replay<G>, events: &[G::Event]) {
        self.round += 1;
        self.complete(replay);
        self.told(replay, events);
    }

    /// Adds events that no decision has led to: tiles that were told.
    pub fn told(&mut self, replay: &Replay<G>, events: &[G::Event]) {
        // A tile stands where it was drawn.
        self.public.push_events(replay.end(), events);
    }

    fn complete(&mut self, replay: &Replay<G>) {
        let first = self.shown.len();
        let Some(length) = replay.round(first) else { return };
        let mut round: Vec<_> = replay.taken()[first..][..length].iter().collect();
        round.sort_short_by_key(|taken| taken.seat);
        for taken in round {
            let shown = !G::is_secret(&taken.action);
            if let (true, Some(before)) = (shown, replay.at(first)) {
                self.public.push_answer(before, taken.seat, taken.action);
            }
            self.shown.push(shown);
        }
        self.round = 0;
    }

    /// Takes back those of the undone decisions of a game that the public form holds. A round left incomplete
    /// goes as a whole: it is shown when all have chosen again.
    pub fn undone(&mut self, replay: &Replay<G>, by_consent: bool) {
        let left = replay.taken().len();
        let complete = match left.checked_sub(self.shown.len()) {
            Some(_) => self.shown.len(),
            None => left - replay.running(),
        };
        self.round = left - complete;
        let shown = self.shown.split_off(complete).into_iter().map(u32::from).sum();
        match shown {
            0 => {}
            shown if by_consent => self.public.push_undo_by_consent(shown),
            shown => self.public.push_undo(shown),
        }
    }

    /// Returns `true` if the public form has come to this very position: in it a running round has not begun,
    /// and nothing secret is asked.
    fn has_come_to(&self, replay: &Replay<G>) -> bool {
        let game = replay.end();
        let asked = game.deciding().seats().smallest().map(|seat| game.legal_of(seat));
        self.round == 0 && !asked.unwrap_or_default().iter().any(G::is_secret)
    }
}
