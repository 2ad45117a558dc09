//! One game on its way through the gauntlet.

use super::{Tally, ensure, in_words};
use crate::contest::{Action, Chance, Contest, Event, Rules, Style};
use fogbound_game::{Deciding, Game, Rng, Seed, StateHash};
use std::sync::Arc;

/// A decision as it was taken.
struct Taken<C: Contest> {
    seat: u8,
    action: Action<C>,
    hash: StateHash,
}

pub(super) struct Round<'a, C: Contest> {
    rules: &'a Arc<Rules<C>>,
    pub style: Style,
    seed: &'a Seed,
    pub rng: Rng,
    pub tally: &'a mut Tally,
    pub game: C::Game,
    /// The events that [`Round::told`] has not caught up with.
    events: Vec<Event<C>>,
    /// The same game, its draws told from outside.
    told: C::Game,
    /// The events there.
    told_events: Vec<Event<C>>,
    record: Vec<Taken<C>>,
}

impl<'a, C: Contest> Round<'a, C> {
    pub fn start(
        rules: &'a Arc<Rules<C>>,
        style: Style,
        seed: &'a Seed,
        rng: Rng,
        tally: &'a mut Tally,
    ) -> Result<Self, String> {
        let start = |chance: &Chance<'_, C::Game>| {
            C::Game::start(Arc::clone(rules), &C::order(chance)).map_err(in_words)
        };
        let (game, events) = start(&Chance::Seed(seed))?;
        let (told, told_events) = start(&Chance::Told(&game))?;
        tally.games += 1;
        tally.events.extend(events.iter().map(C::event_word));
        let record = Vec::new();
        let mut round =
            Round { rules, style, seed, rng, tally, game, events, told, told_events, record };
        round.tell()?;
        Ok(round)
    }

    /// Starts a game with the rules of this one.
    pub fn begin(&self, chance: &Chance<'_, C::Game>) -> Result<C::Game, String> {
        let started = C::Game::start(Arc::clone(self.rules), &C::order(chance));
        started.map(|(game, _)| game).map_err(in_words)
    }

    pub fn play(&mut self) -> Result<(), String> {
        self.look()?;
        while let Some(ask) = C::ask(&self.game) {
            let number = self.record.len();
            self.ply(ask).map_err(|message| format!("decision {number}, {ask}: {message}"))?;
        }
        let seats = 0..self.game.players();
        self.refuse_others(seats).map_err(|message| format!("after the end: {message}"))?;
        ensure(self.game.is_over(), || "nothing is asked, and it is not over".to_owned())?;
        self.replay(&Chance::Seed(self.seed))?;
        self.replay(&Chance::Order(&self.game))
    }

    /// One decision of one of the seats that have to decide.
    fn ply(&mut self, ask: &'static str) -> Result<(), String> {
        let seat = self.pick_seat(self.game.deciding()).ok_or("nobody has to decide")?;
        let legal = self.game.legal_of(seat);
        self.tally.asks.insert(ask);
        self.tally.decisions += 1;
        self.try_arrivals()?;
        let mut choice = C::choose(&self.game, seat, &legal, self.style, &mut self.rng);
        let twins = self.exhaust(seat, &legal)?;
        // Other names and rotations go into records too.
        if !twins.is_empty() && self.rng.below(4) == 0 {
            choice = twins[self.rng.below(twins.len() as u32) as usize];
        }
        let before = self.game.clone();
        let events = applied(&mut self.game, seat, choice)?;
        self.tally.events.extend(events.iter().map(C::event_word));
        let hash = self.game.hash();
        self.record.push(Taken { seat, action: choice, hash });
        C::check_step(&before, &events, &self.game)?;

        let mut again = before.clone();
        let same = applied(&mut again, seat, choice)?;
        ensure(same == events && again.hash() == hash, || {
            format!("{choice:?} from a kept copy goes another way")
        })?;
        let drawn = events.iter().any(|event| C::Game::drawn(event).is_some());
        ensure(!drawn || before.revealed_since(&self.game), || {
            format!("{choice:?} could be taken back, though a tile was drawn: {events:?}")
        })?;

        let mut seen = (*before.view_of(Some(seat))).clone();
        let previewed = applied(&mut seen, seat, choice)?;
        let knows = previewed.iter().any(|event| C::Game::drawn(event).is_some());
        ensure(events.starts_with(&previewed) && !knows, || {
            format!("the view previews {previewed:?}, and it happens {events:?}")
        })?;

        if C::is_asked_when_told(&before) {
            let told = applied(&mut self.told, seat, choice)?;
            self.told_events.extend(told);
        }
        self.events.extend(events);
        self.tell()?;
        self.look()
    }

    /// One of the seats that have to decide.
    pub fn pick_seat(&mut self, deciding: Deciding) -> Option<u8> {
        let seats: Vec<u8> = deciding.seats().iter().collect();
        seats.get(self.rng.below(seats.len() as u32) as usize).copied()
    }

    /// Tells the told game everything that was drawn. Then it must be where the other one is, or
    /// ahead of it when the other one asks what is not asked there.
    fn tell(&mut self) -> Result<(), String> {
        while self.told.wants_tile() {
            let new = self.events.get(self.told_events.len()..).unwrap_or_default();
            let drawn = new.iter().find_map(C::Game::drawn);
            let Some(tile) = drawn.or_else(|| C::untold(&self.game, &self.told)) else { break };
            self.told_events.extend(self.told.tell(tile).map_err(in_words)?);
            ensure(self.told.wants_tile() || self.told.tell(tile).is_err(), || {
                "a tile could be told that nothing waits for".to_owned()
            })?;
        }
        let (events, told) = (&self.events, &self.told_events);
        if !C::is_asked_when_told(&self.game) {
            return ensure(told.starts_with(events), || format!("told: {told:?}, not {events:?}"));
        }
        ensure(!self.told.wants_tile() && told == events, || {
            format!("told: {told:?}, from the seed: {events:?}")
        })?;
        ensure(self.told.hash() == self.game.hash(), || {
            "the told game has another hash".to_owned()
        })?;
        self.events.clear();
        self.told_events.clear();
        Ok(())
    }

    /// Checks that the record leads to the same hashes again.
    fn replay(&self, chance: &Chance<'_, C::Game>) -> Result<(), String> {
        let mut game = self.begin(chance)?;
        for (number, taken) in self.record.iter().enumerate() {
            applied(&mut game, taken.seat, taken.action)?;
            let same = game.hash() == taken.hash;
            ensure(same, || format!("another hash after action {number}"))?;
        }
        let full = game.full_hash();
        ensure(full.is_some() && full == self.game.full_hash(), || {
            "the replay ends with another full hash".to_owned()
        })
    }

    /// Returns true if it is time for slow checks.
    pub fn is_time(&self) -> bool {
        self.record.len() % 32 == 15
    }
}

/// Takes a decision that must be legal; returns its events.
pub(super) fn applied<G: Game>(
    game: &mut G,
    seat: u8,
    action: G::Action,
) -> Result<Vec<G::Event>, String> {
    let outcome = game.apply_of(seat, action);
    outcome.map_err(|refusal| format!("{action:?} of seat {seat}: {}", in_words(refusal)))
}
