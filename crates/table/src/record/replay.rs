//! A game with its past: every position it went through, and undo.

use super::recorded::Recorded;
use fogbound_game::{Deciding, Game, Refusal};
use std::sync::Arc;

/// A decision that stands.
#[derive(Clone, Debug)]
pub struct Taken<G: Game> {
    /// Line of the record, from 1; 0 if it was not read from one.
    pub line: u32,
    /// The seat that decided.
    pub seat: u8,
    /// The answer as it was given.
    pub action: G::Action,
    /// The events up to the next decision (told tiles included).
    pub events: Vec<G::Event>,
    after: G,
}

impl<G: Game> Taken<G> {
    /// Returns the game after this decision and all that followed by itself.
    #[must_use]
    pub fn after(&self) -> &G {
        &self.after
    }
}

/// A game with its past. Positions are addressed by the number of standing decisions before them.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    start: G,
    start_events: Vec<G::Event>,
    taken: Vec<Taken<G>>,
    undone: u32,
}

impl<G: Game> Replay<G> {
    /// Starts a game.
    ///
    /// # Errors
    /// As [`Game::start`].
    pub fn start(rules: Arc<G::Rules>, order: &G::Order) -> Result<Replay<G>, Refusal> {
        let (start, start_events) = G::start(rules, order)?;
        Ok(Replay { start, start_events, taken: Vec::new(), undone: 0 })
    }

    /// Takes a decision of a seat and returns its events.
    ///
    /// # Errors
    /// Those of [`Game::apply_of`]; nothing is changed.
    pub fn apply(&mut self, seat: u8, action: G::Action) -> Result<&[G::Event], Refusal> {
        self.apply_at(0, seat, action)
    }

    pub(super) fn apply_at(
        &mut self,
        line: u32,
        seat: u8,
        action: G::Action,
    ) -> Result<&[G::Event], Refusal> {
        let mut after = self.end().clone();
        let events = after.apply_of(seat, action)?;
        let taken = Taken { line, seat, action, events, after };
        Ok(&self.taken.push_mut(taken).events)
    }

    /// Tells the next tile and returns its events.
    ///
    /// # Errors
    /// Those of [`Game::tell`]; nothing is changed.
    pub fn tell(&mut self, tile: G::Tile) -> Result<Vec<G::Event>, Refusal> {
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
    /// X-7 if there are not so many, X-6 if something hidden was revealed since. Nothing is changed.
    pub fn undo(&mut self, decisions: u32) -> Result<(), Refusal> {
        let left = self.left_after(decisions)?;
        if self.reveals_since(left) {
            return Err(Refusal::new("X-6", "undo-past-reveal"));
        }
        self.cut(left);
        Ok(())
    }

    /// Returns the number of decisions that stand after the last `decisions` are taken back.
    fn left_after(&self, decisions: u32) -> Result<usize, Refusal> {
        let undone = usize::try_from(decisions).unwrap_or(usize::MAX);
        let left = self.taken.len().checked_sub(undone).filter(|_| undone > 0);
        left.ok_or(Refusal::new("X-7", "undo-nothing"))
    }

    fn cut(&mut self, left: usize) {
        let undone = u32::try_from(self.taken.len() - left).unwrap_or(u32::MAX);
        self.taken.truncate(left);
        self.undone = self.undone.saturating_add(undone);
    }

    /// Returns `true` if something hidden was revealed since the position after `n` standing decisions.
    #[must_use]
    pub fn reveals_since(&self, n: usize) -> bool {
        self.at(n).is_some_and(|before| before.revealed_since(self.end()))
    }

    /// Returns the rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.start.rules()
    }

    /// Returns the decisions that stand, in order.
    #[must_use]
    pub fn taken(&self) -> &[Taken<G>] {
        &self.taken
    }

    /// Returns the number of decisions taken back in all.
    #[must_use]
    pub fn undone(&self) -> u32 {
        self.undone
    }

    /// Returns the events before the first decision.
    #[must_use]
    pub fn start_events(&self) -> &[G::Event] {
        &self.start_events
    }

    /// Returns the game after `n` standing decisions; `None` if there are fewer.
    #[must_use]
    pub fn at(&self, n: usize) -> Option<&G> {
        match n.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.taken.get(last).map(Taken::after),
        }
    }

    /// Returns the game after all of them.
    #[must_use]
    pub fn end(&self) -> &G {
        self.taken.last().map_or(&self.start, Taken::after)
    }

    /// Returns the length of the round that begins after `n` standing decisions: the decisions of all seats
    /// asked at once, or one. `None` if not all of them have been taken.
    #[must_use]
    pub fn round(&self, n: usize) -> Option<usize> {
        let length = match self.at(n)?.deciding() {
            Deciding::Together(seats) => usize::from(seats.len()),
            Deciding::One(_) | Deciding::Nobody => 1,
        };
        (n + length <= self.taken.len()).then_some(length)
    }
}

impl<G: Recorded> Replay<G> {
    /// Takes back the last `decisions` standing decisions with the consent of everybody at the table:
    /// beyond reveals too. Chance stays as it is.
    ///
    /// # Errors
    /// As [`Replay::check_undo_by_consent`]; nothing is changed.
    pub fn undo_by_consent(&mut self, decisions: u32) -> Result<(), Refusal> {
        self.check_undo_by_consent(decisions)?;
        let left = self.left_after(decisions)?;
        self.cut(left);
        Ok(())
    }

    /// Checks that the last `decisions` standing decisions can be taken back if everybody agrees.
    ///
    /// # Errors
    /// X-7 if there are not so many; X-6 if the game is over and all secrets are out, or if tiles were
    /// shuffled by the decisions to be taken back ([`Recorded::is_secret`]).
    pub fn check_undo_by_consent(&self, decisions: u32) -> Result<(), Refusal> {
        let left = self.left_after(decisions)?;
        if self.end().is_over() {
            return Err(Refusal::new("X-6", "undo-game-over"));
        }
        let gone = self.taken.get(left..).unwrap_or_default();
        if self.reveals_since(left) && gone.iter().any(|taken| G::is_secret(&taken.action)) {
            return Err(Refusal::new("X-6", "undo-past-shuffle"));
        }
        Ok(())
    }

    /// Returns the number of the last decisions that are choices in a simultaneous decision still running
    /// made, and not seen by others.
    #[must_use]
    pub fn running(&self) -> usize {
        let mut waiting = match self.end().deciding() {
            Deciding::Together(seats) => seats,
            Deciding::One(_) | Deciding::Nobody => return 0,
        };
        let mut first = self.taken.len();
        while let Some(last) = first.checked_sub(1) {
            let (Some(taken), Some(before)) = (self.taken.get(last), self.at(last)) else { break };
            let asked = waiting.with(taken.seat);
            if waiting.contains(taken.seat) || before.deciding() != Deciding::Together(asked) {
                break;
            }
            (waiting, first) = (asked, last);
        }
        self.taken.len() - first
    }
}
