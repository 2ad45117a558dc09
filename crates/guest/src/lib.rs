//! A seat at a table that is played online, or the place of somebody who looks on.
//!
//! A [`Guest`] keeps what the table has said and what it still has to be told; a page and a terminal give it the
//! messages that come and send the ones it has. The game itself is a [`Course`] that goes on elsewhere: it is played
//! through by the rules from the record, so that previews and drafts need no server.
//!
//! **Invariants.** No socket, no clock, no storage and no chance: its names of requests begin with a text that the
//! caller draws at random. A request is kept until it is answered, and sent again on each new connection.

mod connection;
mod requests;

pub use connection::{PING, pause};

use fogbound_presenter::{AskedBack, Course, Happened, Refused, open};
use fogbound_protocol::{
    Chair, FromTable, Holder, Id, Presence, Shown, Standing, ToTable, VERSION, What,
};
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// What has come of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Nothing that is shown.
    Nothing,
    /// The table stands as it is now: seats, names, who is there.
    Stands,
    /// The game was opened anew.
    Opened,
    /// The game has gone on.
    Happened(Happened),
    /// The table has noted whom it tells of turns from now on.
    Noted,
    /// A request was refused.
    Refused(Refused),
    /// Somebody shows something.
    Shown {
        /// The seat.
        by: u8,
        /// The thing.
        shown: Shown,
    },
    /// A message is missing or cannot be followed: the connection has to be made anew.
    Lost,
    /// The server speaks another version: the program has to be loaded anew.
    Reload,
}

/// Somebody at a table elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Guest {
    /// The beginning of the names of its requests.
    prefix: String,
    count: u32,
    tokens: Vec<String>,
    seats: Vec<u8>,
    /// The number of the last event that the course has.
    seen: u64,
    chairs: Vec<Chair>,
    present: Vec<Presence>,
    watching: u32,
    over: bool,
    again: Option<String>,
    late: u32,
    unanswered: Vec<ToTable>,
    /// The requests that have not been sent on this connection.
    unsent: usize,
    is_connected: bool,
}

impl Guest {
    /// Begins with the secrets of seats, none to look on. `prefix` is a text of at most 32 letters and digits that
    /// nobody else has drawn.
    #[must_use]
    pub fn new(prefix: &str, tokens: &[String]) -> Guest {
        Guest { prefix: prefix.to_owned(), tokens: tokens.to_vec(), ..Guest::default() }
    }

    /// Returns the seats of this guest.
    #[must_use]
    pub fn seats(&self) -> &[u8] {
        &self.seats
    }

    /// Returns the seats of the table in order.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Returns how near the people are.
    #[must_use]
    pub fn present(&self) -> &[Presence] {
        &self.present
    }

    /// Returns the number of those who look on.
    #[must_use]
    pub fn watching(&self) -> u32 {
        self.watching
    }

    /// Returns the seconds after which this guest sees what happens; 0 for whoever has a seat.
    #[must_use]
    pub fn late(&self) -> u32 {
        if self.seats.is_empty() { self.late } else { 0 }
    }

    /// Returns `true` once the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the table for another game, once somebody has made it.
    #[must_use]
    pub fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }

    /// Returns `true` between the welcome of the table and the end of the connection.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.is_connected
    }

    /// Begins a connection, and returns its first message.
    #[must_use]
    pub fn hello(&mut self, language: &str) -> ToTable {
        self.is_connected = false;
        self.unsent = self.unanswered.len();
        ToTable::Hello {
            versions: vec![VERSION],
            tokens: self.tokens.clone(),
            seen: self.seen,
            language: language.to_owned(),
            legal: false,
        }
    }

    /// Notes that the connection has ended.
    pub fn hang_up(&mut self) {
        self.is_connected = false;
        self.unsent = self.unanswered.len();
    }

    /// Forgets how far the game has come, so that the next connection begins with the whole of it.
    pub fn forget(&mut self) {
        self.seen = 0;
    }

    /// Hears a message, and lets the course follow.
    pub fn hear(
        &mut self,
        message: FromTable,
        course: &mut Option<Course>,
        texts: &Rc<Texts>,
    ) -> News {
        match message {
            FromTable::Welcome { seats, standing, .. } => {
                self.seats = seats;
                self.is_connected = true;
                self.unsent = self.unanswered.len();
                self.stand(standing, course, texts)
            }
            FromTable::Record(standing) => self.stand(standing, course, texts),
            FromTable::Event { seq, by, what } => match (seq.checked_sub(self.seen), course) {
                (Some(1), Some(course)) => {
                    self.seen = seq;
                    self.happened(by, what, course)
                }
                // What was there already.
                (None | Some(0), _) => News::Nothing,
                _ => self.lost(),
            },
            FromTable::Done { id, .. } => match self.answered(&id) {
                Some(ToTable::Sit { seat, .. }) if !self.seats.contains(&seat) => {
                    self.seats.push(seat);
                    self.seats.sort_unstable();
                    self.note_seats(course.as_mut());
                    News::Stands
                }
                Some(ToTable::Notify { .. }) => News::Noted,
                _ => News::Nothing,
            },
            FromTable::Refused { id, reason } => {
                match self.answered(&id) {
                    Some(ToTable::Act { seat, .. }) => {
                        if let Some(course) = course {
                            course.has_not_answered(seat);
                        }
                    }
                    Some(ToTable::Sit { token, .. }) => {
                        self.tokens.retain(|known| *known != token);
                    }
                    _ => {}
                }
                News::Refused(Refused { text: reason.text, rule: reason.rule })
            }
            FromTable::Later { id, .. } => {
                // It goes to the end of those that are still to be sent.
                if let Some(request) = self.answered(&id) {
                    self.ask(request);
                }
                News::Nothing
            }
            FromTable::Present { seats, watching } => {
                (self.present, self.watching) = (seats, watching);
                News::Stands
            }
            FromTable::Shown { by, shown } => News::Shown { by, shown },
            FromTable::Asked(_) | FromTable::Pong {} => News::Nothing,
            FromTable::Reload { .. } => News::Reload,
        }
    }

    /// Returns the undo that is asked for. `by` is who has told of it: whoever asks, or agrees to what is `known`. When a
    /// guest comes, whoever need not agree is the one who asks, unless others have agreed.
    fn asked(&self, what: &What, by: Option<u8>, known: Option<AskedBack>) -> Option<AskedBack> {
        let What::AskedBack { decisions, waiting } = what else { return None };
        let seated = (0..).zip(&self.chairs).filter(|(_, chair)| chair.holder == Holder::Person);
        let mut others = seated.map(|(seat, _)| seat).filter(|seat| !waiting.contains(seat));
        let only = others.next().filter(|_| others.next().is_none());
        let by = known.and_then(|known| known.by).or(by).or(only);
        Some(AskedBack { by, decisions: *decisions, waiting: waiting.clone() })
    }

    /// Takes up the table as it stands.
    fn stand(
        &mut self,
        standing: Standing,
        course: &mut Option<Course>,
        texts: &Rc<Texts>,
    ) -> News {
        let Standing { seq, record, pending, chairs, asked_back, over, again, late } = standing;
        (self.chairs, self.over, self.again, self.late) = (chairs, over, again, late);
        let is_new = record.is_some();
        if let Some(record) = record {
            let Ok(game) = open(&record, texts) else { return self.lost() };
            let drafts = course.as_ref().map(Course::drafts).unwrap_or_default();
            let made: Vec<u8> = self.waiting_acts().map(|(seat, _)| seat).collect();
            let mut next = Course::elsewhere(game, &self.names(), &self.seats);
            next.restore(&drafts);
            *course = Some(next);
            self.seen = seq;
            // What is on its way stays as it was composed.
            if let Some(course) = course {
                for seat in made {
                    course.has_sent(seat);
                }
            }
        }
        let Some(course) = course else { return self.lost() };
        let answers = pending.iter().filter_map(|line| {
            let (seat, action) = line.strip_prefix("seat ")?.split_once(' ')?;
            Some((seat.parse::<u8>().ok()?, action.to_owned()))
        });
        let answers: Vec<(u8, String)> = answers.collect();
        for &seat in &self.seats {
            let own = answers.iter().filter(|(by, _)| *by == seat);
            let own: Vec<String> = own.map(|(_, action)| action.clone()).collect();
            if !own.is_empty() && course.has_answered(seat, &own).is_err() {
                return self.lost();
            }
        }
        let asked = asked_back.and_then(|what| self.asked(&what, None, course.asked_back()));
        course.note_asked_back(asked);
        self.note_seats(Some(course));
        course.reopen_turns();
        match is_new {
            true => News::Opened,
            false => News::Stands,
        }
    }

    /// Follows an event.
    fn happened(&mut self, by: Option<u8>, what: What, course: &mut Course) -> News {
        match what {
            What::Made {} => News::Nothing,
            What::Acted { lines, deciding } => {
                self.decide(&deciding);
                if lines.is_empty() {
                    let own = by.filter(|seat| self.seats.contains(seat));
                    return match own {
                        // Another device of the same person has answered.
                        Some(seat) if !course.has_made(seat) => self.lost(),
                        _ => News::Stands,
                    };
                }
                let unseen = by.map(|seat| (seat, self.not_among(seat, &lines)));
                let happened = course.follow(by, &lines);
                // What follows in the same turn may wait unseen for the choices of others.
                if let Some((seat, unseen)) = unseen.filter(|(_, unseen)| !unseen.is_empty())
                    && course.has_answered(seat, &unseen).is_err()
                {
                    return self.lost();
                }
                self.followed(happened)
            }
            What::TookBack { lines, deciding } => {
                self.decide(&deciding);
                if lines.is_empty() {
                    // Answers that nobody had seen yet.
                    let again = deciding.iter().filter(|&seat| self.seats.contains(seat));
                    again.for_each(|&seat| course.has_not_answered(seat));
                    return News::Stands;
                }
                match course.follow(None, &lines) {
                    Ok(_) => News::Stands,
                    Err(_) => self.lost(),
                }
            }
            What::AskedBack { .. } => {
                let asked = self.asked(&what, by, course.asked_back());
                course.note_asked_back(asked);
                News::Stands
            }
            What::Declined {} => {
                course.note_asked_back(None);
                News::Stands
            }
            What::Seat { seat, chair } => {
                if let Some(place) = self.chairs.get_mut(usize::from(seat)) {
                    // A wish to take something back is dropped with its people, not with their names.
                    if place.holder != chair.holder {
                        course.note_asked_back(None);
                    }
                    *place = chair;
                }
                self.note_seats(Some(course));
                News::Stands
            }
            What::Noted {} => News::Stands,
            What::Again { table } => {
                self.again = Some(table);
                News::Stands
            }
        }
    }

    fn followed(&mut self, happened: Result<Happened, Refused>) -> News {
        match happened {
            Ok(happened) => News::Happened(happened),
            Err(_) => self.lost(),
        }
    }

    /// The next connection begins with the whole table.
    fn lost(&mut self) -> News {
        self.forget();
        News::Lost
    }

    fn decide(&mut self, deciding: &[u8]) {
        for (seat, chair) in (0..).zip(&mut self.chairs) {
            chair.deciding = deciding.contains(&seat);
        }
    }

    fn note_seats(&self, course: Option<&mut Course>) {
        if let Some(course) = course {
            let holders = self.chairs.iter().map(|chair| match &chair.holder {
                Holder::Person => "person".to_owned(),
                Holder::Open => "open".to_owned(),
                Holder::Bot(name) => name.clone(),
            });
            course.note_seats(&self.seats, &holders.collect::<Vec<_>>(), &self.names());
        }
    }

    fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// Removes a request that is answered.
    fn answered(&mut self, id: &Id) -> Option<ToTable> {
        let at = self.unanswered.iter().position(|request| request.id() == Some(id))?;
        let first_unsent = self.unanswered.len() - self.unsent;
        if at >= first_unsent {
            self.unsent -= 1;
        }
        Some(self.unanswered.remove(at))
    }
}
