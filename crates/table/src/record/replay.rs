//! A game with its past: every position it went through, undo, and the reading of a log.

use super::error::RecordError;
use super::model::{Entry, Line, Record};
use super::sets::Sets;
use fogbound_game::{Refusal, StateHash};
use fogbound_landscape::KindId;
use fogbound_mists::{Action, Decision, Event, Game, Order, Rules, Status};
use std::sync::Arc;

/// A decision that stands.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Line of the record, from 1; 0 if it was not read from one.
    pub line: u32,
    /// The question.
    pub decision: Decision,
    /// The answer as it was given.
    pub action: Action,
    /// What happened then, up to the next decision (told tiles included).
    pub events: Vec<Event>,
    after: Game,
}

impl Taken {
    /// The game after this decision and all that followed by itself.
    #[must_use]
    pub fn after(&self) -> &Game {
        &self.after
    }
}

/// A game with its past. Positions are addressed by the number of standing decisions before them.
#[derive(Clone, Debug)]
pub struct Replay {
    start: Game,
    start_events: Vec<Event>,
    taken: Vec<Taken>,
    undone: u32,
}

impl Replay {
    /// Starts a game.
    ///
    /// # Errors
    /// As [`Game::start`].
    pub fn start(rules: Arc<Rules>, order: &Order) -> Result<Replay, Refusal> {
        let (start, start_events) = Game::start(rules, order)?;
        Ok(Replay { start, start_events, taken: Vec::new(), undone: 0 })
    }

    /// Takes a decision and gives what happened.
    ///
    /// # Errors
    /// As [`Game::apply`]; nothing is changed.
    pub fn apply(&mut self, action: Action) -> Result<&[Event], Refusal> {
        self.apply_at(0, action)
    }

    fn apply_at(&mut self, line: u32, action: Action) -> Result<&[Event], Refusal> {
        let mut after = self.end().clone();
        let Some(decision) = after.decision() else {
            // Refused for the reason the game knows.
            return after.apply(action).map(|_| [].as_slice());
        };
        let events = after.apply(action)?;
        let taken = Taken { line, decision, action, events, after };
        Ok(&self.taken.push_mut(taken).events)
    }

    /// Tells the next tile and gives what happened.
    ///
    /// # Errors
    /// As [`Game::tell`]; nothing is changed.
    pub fn tell(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        let (game, events) = match self.taken.last_mut() {
            Some(taken) => (&mut taken.after, &mut taken.events),
            None => (&mut self.start, &mut self.start_events),
        };
        let told = game.tell(tile)?;
        events.extend_from_slice(&told);
        Ok(told)
    }

    /// Takes back the last `decisions` standing decisions.
    ///
    /// # Errors
    /// X-7 when there are not so many, X-6 when something hidden was revealed since; nothing is
    /// changed.
    pub fn undo(&mut self, decisions: u32) -> Result<(), Refusal> {
        let undone = usize::try_from(decisions).unwrap_or(usize::MAX);
        let left = self.taken.len().checked_sub(undone).filter(|_| undone > 0);
        let Some(left) = left else { return Err(Refusal::new("X-7", "undo-nothing")) };
        let before = self.at(left).unwrap_or(&self.start);
        if is_reveal(before, self.end()) {
            return Err(Refusal::new("X-6", "undo-past-reveal"));
        }
        self.taken.truncate(left);
        self.undone = self.undone.saturating_add(decisions);
        Ok(())
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.start.rules()
    }

    /// The decisions that stand, in order.
    #[must_use]
    pub fn taken(&self) -> &[Taken] {
        &self.taken
    }

    /// How many decisions were taken back in all.
    #[must_use]
    pub fn undone(&self) -> u32 {
        self.undone
    }

    /// What happened before the first decision.
    #[must_use]
    pub fn start_events(&self) -> &[Event] {
        &self.start_events
    }

    /// The game after `n` standing decisions; `None` if there are fewer.
    #[must_use]
    pub fn at(&self, n: usize) -> Option<&Game> {
        match n.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.taken.get(last).map(Taken::after),
        }
    }

    /// The game after all of them.
    #[must_use]
    pub fn end(&self) -> &Game {
        self.taken.last().map_or(&self.start, Taken::after)
    }
}

/// Whether something hidden came out on the way from one position to a later one of the same game: a
/// tile was drawn, openly or to be laid face down, or the game ended. Undo stops there.
#[must_use]
pub fn is_reveal(before: &Game, after: &Game) -> bool {
    let ended = |game: &Game| matches!(game.status(), Status::Over(_));
    before.draws().count() != after.draws().count() || (ended(after) && !ended(before))
}

impl Record {
    /// Plays the log through the engine.
    ///
    /// # Errors
    /// The first entry that the rules refuse, with its line, rule and reason; or a header that no
    /// game can be set up from.
    pub fn replay(&self, sets: &Sets) -> Result<Replay, RecordError> {
        let mut reading = Reading::start(self, sets)?;
        for line in &self.lines {
            reading.read(line)?;
        }
        Ok(reading.replay)
    }
}

/// A log being read.
pub(super) struct Reading<'a> {
    record: &'a Record,
    pub replay: Replay,
    /// Tiles drawn since the last action that no `tile` line has named yet, last one first.
    unnamed: Vec<KindId>,
}

impl<'a> Reading<'a> {
    pub fn start(record: &'a Record, sets: &Sets) -> Result<Reading<'a>, RecordError> {
        let rules = record.rules(sets)?;
        let key = record.header.chance_key();
        let refused = |refusal| record.refused_key(key, refusal);
        let order = record.order(&rules).map_err(refused)?;
        let replay = Replay::start(rules, &order).map_err(refused)?;
        let unnamed = tiles_drawn(replay.start_events());
        Ok(Reading { record, replay, unnamed })
    }

    /// Reads an entry and gives what happened by it.
    pub fn read(&mut self, line: &Line) -> Result<Vec<Event>, RecordError> {
        let refused = |refusal| self.record.refused(line, refusal);
        match &line.entry {
            Entry::Comment(_) | Entry::Blank => {}
            Entry::Tile(name) => return self.tile(line, name),
            Entry::Action(action) => {
                let events = self.replay.apply_at(line.number, *action).map_err(refused)?.to_vec();
                self.unnamed = tiles_drawn(&events);
                return Ok(events);
            }
            Entry::Undo(decisions) => self.replay.undo(*decisions).map_err(refused)?,
            Entry::Hash(hash) => self.hash(line, *hash)?,
        }
        Ok(Vec::new())
    }

    /// A tile told, or one to be verified.
    fn tile(&mut self, line: &Line, name: &str) -> Result<Vec<Event>, RecordError> {
        let Some(kind) = self.replay.rules().catalogue().find(name) else {
            return Err(self.record.error(line, "record-no-tile", &[("name", name.into())]));
        };
        if self.replay.end().status() == Status::Draw {
            return self.replay.tell(kind).map_err(|refusal| self.record.refused(line, refusal));
        }
        let Some(drawn) = self.unnamed.pop() else {
            let refusal = Refusal::new("X-6", "not-waiting-for-tile");
            return Err(self.record.refused(line, refusal));
        };
        if drawn == kind {
            return Ok(Vec::new());
        }
        let drawn = &self.replay.rules().catalogue().kind(drawn).name;
        let args = [("drawn", drawn.as_str().into()), ("name", name.into())];
        Err(self.record.error(line, "record-other-tile", &args).with_rule("X-6"))
    }

    fn hash(&self, line: &Line, recorded: StateHash) -> Result<(), RecordError> {
        let found = self.replay.end().hash();
        if found == recorded {
            return Ok(());
        }
        let args = [("found", found.to_string().into()), ("recorded", recorded.to_string().into())];
        Err(self.record.error(line, "record-other-hash", &args).with_rule("X-6"))
    }
}

/// The tiles drawn openly, last one first.
fn tiles_drawn(events: &[Event]) -> Vec<KindId> {
    let drawn = |event: &Event| match event {
        Event::Drawn { tile } => Some(*tile),
        _ => None,
    };
    events.iter().rev().filter_map(drawn).collect()
}
