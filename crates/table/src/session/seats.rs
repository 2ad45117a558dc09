//! The seats: people, bots, open seats. Each seat can change hands at any time.

use super::{Session, choose};
use crate::record::{Entry, Record, Recorded};
use fogbound_bots::{Bot, Seated};
use fogbound_game::{Game, Refusal, Seats, Seed};

/// The holder of a seat.
pub enum Seat<G: Game> {
    /// A person.
    Person,
    /// A program.
    Bot(Box<dyn Bot<G>>),
    /// Nobody yet. Only the decisions of this seat wait.
    Open,
}

impl<G: Game> Seat<G> {
    /// Returns the word for a person or an open seat, or the name of the bot.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Seat::Person => PERSON,
            Seat::Bot(bot) => bot.name(),
            Seat::Open => OPEN,
        }
    }
}

impl<G: Seated> Seat<G> {
    /// Reads the word for a person or an open seat, or makes the bot with this name for a seat.
    ///
    /// # Errors
    /// X-7 if no bot has this name.
    pub fn named(name: &str, seed: &Seed, seat: u8) -> Result<Seat<G>, Refusal> {
        match name {
            PERSON => Ok(Seat::Person),
            OPEN => Ok(Seat::Open),
            _ => G::bot(name, seed, seat).map(Seat::Bot).ok_or(Refusal::new("X-7", "no-such-bot")),
        }
    }

    /// Reads the holders of all seats as [`Seat::named`] does.
    ///
    /// # Errors
    /// As [`Seat::named`].
    pub fn all_named<S: AsRef<str>>(names: &[S], seed: &Seed) -> Result<Vec<Seat<G>>, Refusal> {
        (0..).zip(names).map(|(seat, name)| Seat::named(name.as_ref(), seed, seat)).collect()
    }
}

const PERSON: &str = "person";
const OPEN: &str = "open";
/// The beginning of the comment of a record with the holders of the seats from there on.
pub(crate) const SEATED: &str = "seated: ";

/// A decision of a bot: its seat, its action and its events.
pub type Decided<G> = (u8, <G as Game>::Action, Vec<<G as Game>::Event>);

impl<G: Recorded + Seated> Session<G> {
    /// Returns the holders of the seats.
    #[must_use]
    pub fn seats(&self) -> &[Seat<G>] {
        &self.seats
    }

    /// Hands a seat to somebody else, from now on. The record notes it here. A wish to take something back is
    /// dropped.
    ///
    /// # Errors
    /// X-7 if there is no such seat, or the game is over.
    pub fn set_seat(&mut self, seat: u8, who: Seat<G>) -> Result<(), Refusal> {
        self.check_set_seat(seat)?;
        if let Some(place) = self.seats.get_mut(usize::from(seat)) {
            *place = who;
        }
        self.request = None;
        self.note_seats();
        Ok(())
    }

    /// Checks that a seat can be handed to somebody else.
    ///
    /// # Errors
    /// As [`Session::set_seat`].
    pub fn check_set_seat(&self, seat: u8) -> Result<(), Refusal> {
        if self.game().is_over() {
            return Err(Refusal::new("X-7", "game-over"));
        }
        match self.seats.get(usize::from(seat)) {
            Some(_) => Ok(()),
            None => Err(Refusal::new("X-7", "no-such-seat")),
        }
    }

    /// Writes the holders of the seats into the record: at the start into its header, later where they
    /// change.
    pub(super) fn note_seats(&mut self) {
        let names: Vec<&str> = self.seats.iter().map(Seat::name).collect();
        let note = format!("{SEATED}{}", names.join(", "));
        match last_note(&self.record) {
            // A finished record stays as it is.
            Some(last) if last == note || self.replay.end().is_over() => {}
            Some(_) => self.record.push_comment(&note),
            None => self.record.header.comments.push(note),
        }
    }

    /// Returns the seats that people sit on.
    #[must_use]
    pub fn people(&self) -> Seats {
        self.seats_with(|seat| matches!(seat, Seat::Person))
    }

    /// Returns the seats where nobody sits.
    #[must_use]
    pub fn open_seats(&self) -> Seats {
        self.seats_with(|seat| matches!(seat, Seat::Open))
    }

    fn seats_with(&self, is_meant: impl Fn(&Seat<G>) -> bool) -> Seats {
        (0..).zip(&self.seats).filter(|(_, seat)| is_meant(seat)).map(|(seat, _)| seat).collect()
    }

    /// Returns the seats of bots that have to decide now; none while a tile has to be told.
    #[must_use]
    pub fn bots_to_decide(&self) -> Seats {
        if self.game().wants_tile() {
            return Seats::NONE;
        }
        let bots = self.seats_with(|seat| matches!(seat, Seat::Bot(_)));
        self.game().deciding().seats().iter().filter(|&seat| bots.contains(seat)).collect()
    }

    /// Lets the first bot that has to decide take its decision, by what its seat sees. Returns its seat, its
    /// action and the events; `None` if no bot has to decide.
    ///
    /// # Errors
    /// An answer of the bot that the rules forbid; nothing is changed.
    pub fn let_bot_decide(&mut self) -> Result<Option<Decided<G>>, Refusal> {
        let Some(seat) = self.bots_to_decide().smallest() else { return Ok(None) };
        let Some(Seat::Bot(bot)) = self.seats.get_mut(usize::from(seat)) else { return Ok(None) };
        let Some(action) = choose(bot.as_mut(), self.replay.end(), seat) else { return Ok(None) };
        self.apply(seat, action).map(|events| Some((seat, action, events)))
    }
}

/// Returns the last note of the holders of the seats.
fn last_note<G: Recorded>(record: &Record<G>) -> Option<&str> {
    let log = record.lines.iter().filter_map(|line| match &line.entry {
        Entry::Comment(text) => Some(text),
        _ => None,
    });
    let mut comments = record.header.comments.iter().chain(log).map(String::as_str);
    comments.rfind(|comment| comment.starts_with(SEATED))
}

/// Returns the holders of the seats at the end of a record, as it notes them. Names that no bot has are
/// people. Only the start of a resumed game depends on it.
#[must_use]
pub fn seats_of<G: Recorded + Seated>(record: &Record<G>, seed: &Seed) -> Vec<Seat<G>> {
    let note = last_note(record).and_then(|note| note.strip_prefix(SEATED));
    let names = note.unwrap_or_default().split(", ");
    let seat = |(seat, name)| Seat::named(name, seed, seat).unwrap_or(Seat::Person);
    (0..).zip(names).map(seat).take(G::players_of(&record.header.setup)).collect()
}
