//! Playing a log through the engine.

use super::error::RecordError;
use super::model::{Entry, Line, Record};
use super::recorded::Recorded;
use super::replay::Replay;
use super::sets::Sets;
use crate::texts::msg;
use fogbound_game::{Deciding, Game, Refusal, StateHash};

impl<G: Recorded> Record<G> {
    /// Plays the log through the engine.
    ///
    /// # Errors
    /// The first entry that the rules refuse, with its line, rule and reason; or a header that no game can be
    /// set up from.
    pub fn replay(&self, sets: &Sets) -> Result<Replay<G>, RecordError> {
        let mut reading = Reading::start(self, sets)?;
        for line in &self.lines {
            reading.read(line)?;
        }
        Ok(reading.replay)
    }
}

/// A log being read.
pub(super) struct Reading<'a, G: Recorded> {
    record: &'a Record<G>,
    pub replay: Replay<G>,
    /// Tiles drawn since the last action that no `tile` line has named yet, last one first.
    unnamed: Vec<G::Tile>,
}

impl<'a, G: Recorded> Reading<'a, G> {
    pub fn start(record: &'a Record<G>, sets: &Sets) -> Result<Reading<'a, G>, RecordError> {
        let rules = record.rules(sets)?;
        let key = record.header.chance_key();
        let refused = |refusal| record.refused_key(G::key_of(&refusal).unwrap_or(key), refusal);
        let order = record.order(&rules).map_err(refused)?;
        let replay = Replay::start(rules, &order).map_err(refused)?;
        let unnamed = tiles_drawn::<G>(replay.start_events());
        Ok(Reading { record, replay, unnamed })
    }

    /// Reads an entry and returns its events.
    pub fn read(&mut self, line: &Line<G::Action>) -> Result<Vec<G::Event>, RecordError> {
        let refused = |refusal| self.record.refused(line, refusal);
        match &line.entry {
            Entry::Comment(_) | Entry::Blank => {}
            Entry::Tile(name) => return self.tile(line, name),
            Entry::Action(action) => return self.decision(line, None, *action),
            Entry::Choice(seat, action) => return self.decision(line, Some(*seat), *action),
            Entry::Undo(decisions) => self.replay.undo(*decisions).map_err(refused)?,
            Entry::UndoByConsent(decisions) => {
                self.replay.undo_by_consent(*decisions).map_err(refused)?;
            }
            Entry::Hash(hash) => self.hash(line, *hash)?,
        }
        Ok(Vec::new())
    }

    /// Applies a decision; `named` is the seat that the line names.
    fn decision(
        &mut self,
        line: &Line<G::Action>,
        named: Option<u8>,
        action: G::Action,
    ) -> Result<Vec<G::Event>, RecordError> {
        let refused = |refusal| self.record.refused(line, refusal);
        let seat = seat_named(self.replay.end(), named).map_err(refused)?;
        let events = self.replay.apply_at(line.number, seat, action).map_err(refused)?.to_vec();
        self.unnamed = tiles_drawn::<G>(&events);
        Ok(events)
    }

    /// Applies a told tile, or verifies one.
    fn tile(&mut self, line: &Line<G::Action>, text: &str) -> Result<Vec<G::Event>, RecordError> {
        let Some(tile) = G::parse_tile(self.replay.rules(), text) else {
            return Err(self.record.error(line, msg!("record-no-tile", name = text)));
        };
        if self.replay.end().wants_tile() {
            return self.replay.tell(tile).map_err(|refusal| self.record.refused(line, refusal));
        }
        let Some(drawn) = self.unnamed.pop() else {
            let refusal = Refusal::new("X-6", "not-waiting-for-tile");
            return Err(self.record.refused(line, refusal));
        };
        if drawn == tile {
            return Ok(Vec::new());
        }
        let drawn = G::tile_text(self.replay.rules(), drawn);
        Err(self.record.error(line, msg!("record-other-tile", drawn, name = text)).with_rule("X-6"))
    }

    fn hash(&self, line: &Line<G::Action>, recorded: StateHash) -> Result<(), RecordError> {
        let found = self.replay.end().hash();
        if found == recorded {
            return Ok(());
        }
        Err(self
            .record
            .error(
                line,
                msg!(
                    "record-other-hash",
                    found = found.to_string(),
                    recorded = recorded.to_string()
                ),
            )
            .with_rule("X-6"))
    }
}

/// Returns the seat whose answer a line gives; `named` is the seat that it names.
pub(super) fn seat_named<G: Game>(game: &G, named: Option<u8>) -> Result<u8, Refusal> {
    match (game.deciding(), named) {
        (Deciding::One(seat), None) => Ok(seat),
        (Deciding::Together(_), Some(seat)) => Ok(seat),
        (Deciding::One(_), Some(_)) => Err(Refusal::new("X-5", "seat-named")),
        (Deciding::Together(_), None) => Err(Refusal::new("X-5", "seat-not-named")),
        // The game explains why nobody decides.
        (Deciding::Nobody, seat) => Ok(seat.unwrap_or(0)),
    }
}

/// Returns the tiles drawn openly, last one first.
fn tiles_drawn<G: Game>(events: &[G::Event]) -> Vec<G::Tile> {
    events.iter().rev().filter_map(G::drawn).collect()
}
