//! The game at a hosted table, whichever it is.

use fogbound_bots::Veiled;
use fogbound_game::{Refusal, Seed};
use fogbound_table::games::{AnyRecord, GameId, Listed, Playable};
use fogbound_table::record::{Chance, Publisher, Record, RecordError, Sets};
use fogbound_table::session::{Seat, Session};
use fogbound_table::setup::Wish;
use fogbound_table::{with_game, with_record};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The thinking of a bot, to be done where it keeps nobody waiting: it has only what its seat sees.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// A running or finished game. Answers are texts as records write them.
pub trait Hosted: Send {
    /// Returns the game that is played.
    fn game(&self) -> GameId;

    /// Returns the seats that have to decide now.
    fn deciding(&self) -> Vec<u8>;

    /// Returns `true` once the game is over.
    fn is_over(&self) -> bool;

    /// Returns `true` if seats see different things.
    fn has_secrets(&self) -> bool;

    /// Checks decisions of a seat, one after the other.
    ///
    /// # Errors
    /// The rule that forbids one of them.
    fn check(&self, seat: u8, actions: &[String]) -> Result<(), Refusal>;

    /// Takes decisions of a seat.
    ///
    /// # Errors
    /// As [`Hosted::check`]; those before the refused one are taken.
    fn act(&mut self, seat: u8, actions: &[String]) -> Result<(), Refusal>;

    /// Checks that a seat can take back decisions; returns `true` if all people have to agree.
    ///
    /// # Errors
    /// The rule that forbids it even then.
    fn check_take_back(&self, seat: u8, decisions: u32) -> Result<bool, Refusal>;

    /// Takes back decisions of a seat, or asks the people to agree.
    ///
    /// # Errors
    /// As [`Hosted::check_take_back`].
    fn take_back(&mut self, seat: u8, decisions: u32, by_consent: bool) -> Result<(), Refusal>;

    /// Returns the number of decisions that somebody wants to take back, and the people who have not agreed yet.
    fn asked_back(&self) -> Option<(u32, Vec<u8>)>;

    /// Checks that a seat has been asked to agree.
    ///
    /// # Errors
    /// X-7 if it has not.
    fn check_vote(&self, seat: u8) -> Result<(), Refusal>;

    /// Lets a seat agree or decline; returns `true` if something was taken back.
    ///
    /// # Errors
    /// As [`Hosted::check_vote`].
    fn vote(&mut self, seat: u8, agrees: bool) -> Result<bool, Refusal>;

    /// Checks that a seat may be handed to a bot, a person or nobody.
    ///
    /// # Errors
    /// X-7 if there is no such seat or holder, or the game is over.
    fn check_give(&self, seat: u8, to: &str) -> Result<(), Refusal>;

    /// Hands a seat to a bot, a person or nobody.
    ///
    /// # Errors
    /// As [`Hosted::check_give`].
    fn give(&mut self, seat: u8, to: &str) -> Result<(), Refusal>;

    /// Returns the number of lines in the public log.
    fn published(&self) -> usize;

    /// Returns the lines of the public log from one on.
    fn lines_from(&self, line: usize) -> Vec<String>;

    /// Returns the record as the seats may know it, the whole of it once the game is over.
    fn record_for(&self, seats: &[u8]) -> String;

    /// Returns what only these seats know, as the header of their record has it.
    fn secrets_of(&self, seats: &[u8]) -> String;

    /// Returns the answers of these seats that others must not see yet, as records write them.
    fn pending_of(&self, seats: &[u8]) -> Vec<String>;

    /// Returns the legal answers of a seat.
    fn legal(&self, seat: u8) -> Vec<String>;

    /// Returns the bot that has to decide first, and what it has to think.
    fn bot_to_decide(&self) -> Option<(u8, Thought)>;
}

/// Sets up the game of a wish.
///
/// # Errors
/// The reason for which there is no such game.
pub fn start(wish: &Wish) -> Result<Box<dyn Hosted>, Refusal> {
    with_game!(wish.game, G => Hosting::<G>::start(wish).map(|hosting| Box::new(hosting) as _))
}

/// Takes up a recorded game, with these holders of its seats; and returns the seed of its tiles.
///
/// # Errors
/// X-7 if it cannot be read, its tiles are told from a box or given in order, it is over, or has other seats.
pub fn go_on(record: &str, holders: &[String]) -> Result<(Box<dyn Hosted>, String), Refusal> {
    let record =
        AnyRecord::parse("", record).map_err(|_| Refusal::new("X-7", "kept-unreadable"))?;
    with_record!(record, record => Hosting::resume(record, holders))
}

/// Returns a game that has just begun, for tests that deal it by hand.
#[cfg(test)]
pub fn begun<G: Playable + 'static>(session: Session<G>) -> Box<dyn Hosted> {
    Box::new(Hosting::of(session, Seed::new("bots")))
}

/// A game with its public form.
struct Hosting<G: Playable> {
    session: Session<G>,
    publisher: Publisher<G>,
    seed: Seed,
}

impl<G: Playable + 'static> Hosting<G> {
    fn start(wish: &Wish) -> Result<Hosting<G>, Refusal> {
        let session = Session::of_wish(wish, shared_rules::<G>(wish)?)?;
        Ok(Hosting::of(session, Seed::new(wish.seed.clone())))
    }

    fn resume(record: Record<G>, holders: &[String]) -> Result<(Box<dyn Hosted>, String), Refusal> {
        let Chance::Seed(seed) = record.header.chance.clone() else {
            return Err(Refusal::new("X-7", "kept-told"));
        };
        let unreadable = |_: RecordError| Refusal::new("X-7", "kept-unreadable");
        let seats = Seat::all_named(holders, &seed)?;
        let session = Session::resume(record, &Sets::shipped(), seats).map_err(unreadable)?;
        if session.seats().len() != holders.len() {
            return Err(Refusal::new("X-7", "no-such-seat"));
        }
        if session.game().is_over() {
            return Err(Refusal::new("X-7", "game-over"));
        }
        let publisher = Publisher::of(session.record(), &Sets::shipped()).map_err(unreadable)?;
        let known = seed.as_str().to_owned();
        Ok((Box::new(Hosting { session, publisher, seed }), known))
    }

    fn of(session: Session<G>, seed: Seed) -> Hosting<G> {
        let publisher = Publisher::start(session.record(), session.replay());
        Hosting { session, publisher, seed }
    }

    fn parse(action: &str) -> Result<G::Action, Refusal> {
        G::parse_action(action).ok_or(Refusal::new("X-7", "unreadable-answer"))
    }
}

/// Returns the rules of a wish. Tables with the same choices share them: they hold all tiles.
fn shared_rules<G: Playable + 'static>(wish: &Wish) -> Result<Arc<G::Rules>, Refusal> {
    static KNOWN: Mutex<BTreeMap<String, Weak<dyn Any + Send + Sync>>> =
        Mutex::new(BTreeMap::new());
    let key = format!("{} {} {:?}", wish.game, wish.seats.len(), wish.choices);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let shared = known().get(&key).and_then(Weak::upgrade);
    if let Some(rules) = shared.and_then(|rules| rules.downcast::<G::Rules>().ok()) {
        return Ok(rules);
    }
    let rules = wish.rules::<G>()?;
    let weak = Arc::downgrade(&rules);
    let mut known = known();
    known.retain(|_, rules| rules.strong_count() > 0);
    known.insert(key, weak);
    Ok(rules)
}

impl<G: Playable + Listed + 'static> Hosted for Hosting<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn deciding(&self) -> Vec<u8> {
        self.session.game().deciding().seats().iter().collect()
    }

    fn is_over(&self) -> bool {
        self.session.game().is_over()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn check(&self, seat: u8, actions: &[String]) -> Result<(), Refusal> {
        self.session.check_seated(seat)?;
        let now = self.session.game();
        let mut game = now.clone();
        for action in actions {
            // Whether it is legal would tell what came out before anybody has confirmed the decisions that bring it out.
            if now.revealed_since(&game) {
                return Err(Refusal::new("X-6", "draft-closed"));
            }
            game.apply_of(seat, Self::parse(action)?)?;
        }
        Ok(())
    }

    fn act(&mut self, seat: u8, actions: &[String]) -> Result<(), Refusal> {
        for action in actions {
            let events = self.session.apply(seat, Self::parse(action)?)?;
            self.publisher.decided(self.session.replay(), &events);
        }
        Ok(())
    }

    fn check_take_back(&self, seat: u8, decisions: u32) -> Result<bool, Refusal> {
        match self.session.check_take_back(seat, decisions) {
            Ok(()) => Ok(false),
            Err(_) => self.session.check_ask_to_take_back(seat, decisions).map(|()| true),
        }
    }

    fn take_back(&mut self, seat: u8, decisions: u32, by_consent: bool) -> Result<(), Refusal> {
        let is_done = match by_consent {
            true => self.session.ask_to_take_back(seat, decisions)?,
            false => self.session.take_back(seat, decisions).map(|()| true)?,
        };
        if is_done {
            self.publisher.undone(self.session.replay(), by_consent);
        }
        Ok(())
    }

    fn asked_back(&self) -> Option<(u32, Vec<u8>)> {
        let request = self.session.request()?;
        Some((request.decisions(), request.waiting().iter().collect()))
    }

    fn check_vote(&self, seat: u8) -> Result<(), Refusal> {
        let request = self.session.request().ok_or(Refusal::new("X-7", "undo-not-asked"))?;
        request.check_vote(seat)
    }

    fn vote(&mut self, seat: u8, agrees: bool) -> Result<bool, Refusal> {
        if !agrees {
            return self.session.decline(seat).map(|()| false);
        }
        let is_done = self.session.agree(seat)?;
        if is_done {
            self.publisher.undone(self.session.replay(), true);
        }
        Ok(is_done)
    }

    fn check_give(&self, seat: u8, to: &str) -> Result<(), Refusal> {
        Seat::<G>::named(to, &self.seed, seat)?;
        self.session.check_set_seat(seat)
    }

    fn give(&mut self, seat: u8, to: &str) -> Result<(), Refusal> {
        self.session.set_seat(seat, Seat::named(to, &self.seed, seat)?)
    }

    fn published(&self) -> usize {
        self.publisher.record().lines.len()
    }

    fn lines_from(&self, line: usize) -> Vec<String> {
        let lines = self.publisher.record().lines.get(line..).unwrap_or_default();
        lines.iter().map(|line| line.entry.to_string()).collect()
    }

    fn record_for(&self, seats: &[u8]) -> String {
        match seats.first() {
            _ if self.is_over() => self.session.record().to_text(),
            Some(&seat) => self.publisher.seen_by(self.session.game(), seat).to_text(),
            None => self.publisher.record().to_text(),
        }
    }

    fn secrets_of(&self, seats: &[u8]) -> String {
        let public = &self.publisher.record().header.setup;
        let seen = seats.first().map(|&seat| G::seen_setup(public, self.session.game(), seat));
        seen.filter(|seen| seen != public)
            .map(|seen| G::write_setup(&seen).join("\n"))
            .unwrap_or_default()
    }

    fn pending_of(&self, seats: &[u8]) -> Vec<String> {
        let replay = self.session.replay();
        let running = replay.taken().iter().rev().take(replay.running());
        let own = running.rev().filter(|taken| seats.contains(&taken.seat));
        own.map(|taken| format!("seat {} {}", taken.seat, taken.action)).collect()
    }

    fn legal(&self, seat: u8) -> Vec<String> {
        self.session.game().legal_of(seat).iter().map(ToString::to_string).collect()
    }

    fn bot_to_decide(&self) -> Option<(u8, Thought)> {
        let game = self.session.game();
        let seat = self.session.bots_to_decide().smallest()?;
        let name = self.session.seats().get(usize::from(seat))?.name();
        let plies = self.session.replay().taken().len();
        // Not the chance of the tiles, and another one each time.
        let seed = Seed::new(format!("{} bots {plies}", self.seed.as_str()));
        let mut bot = G::bot(name, &seed, seat)?;
        let view = game.view_of(Some(seat)).into_game();
        Some((
            seat,
            Box::new(move || {
                let legal = view.legal_of(seat);
                bot.choose_veiled(Veiled::new(&view, seat), &legal).to_string()
            }),
        ))
    }
}
