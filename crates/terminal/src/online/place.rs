//! A place at a table elsewhere: what comes from there and what is typed, one thing after the other.

use super::lines::{Event, Lines};
use super::wire::Wire;
use super::{Failure, Left, Visit, kept};
use crate::front::Front;
use crate::input::set_last_words;
use crate::screen::Screen;
use fogbound_guest::Guest;
use fogbound_presenter::{AskedBack, Due};
use fogbound_protocol::{Near, ToTable};
use fogbound_table::texts::{Message, Texts, msg};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Instant;

/// How a stay has ended.
pub enum End {
    /// The visitor has left.
    Left(Left),
    /// Everybody goes on to another table.
    Again(Visit),
}

/// What the visitor is about to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// To get there.
    Coming,
    /// To choose a seat.
    Choosing,
    /// To say a name for a seat.
    Naming(u8),
    /// To get the seat that was asked for.
    Sitting(u8),
    /// To play.
    Playing,
    /// To look on.
    Watching,
}

/// A place at a table.
pub struct Place<'a> {
    number: u32,
    pub(super) visit: Visit,
    pub(super) texts: &'a Rc<Texts>,
    pub(super) guest: Guest,
    /// The game, as soon as the table has told it.
    pub(super) front: Option<Front>,
    pub(super) wire: Wire,
    /// The number of the connection that stands, or stood last.
    pub(super) connection: u32,
    pub(super) lines: &'a mut Lines,
    pub(super) screen: Screen,
    /// What has been printed and is not on the screen yet.
    printed: Rc<RefCell<String>>,
    pub(super) stage: Stage,
    pub(super) is_lost: bool,
    /// When requests that could not be taken are sent again.
    pub(super) again_at: Option<Instant>,
    /// Until when the question to somebody who has just sat down waits for what only the seat knows.
    pub(super) quiet_until: Option<Instant>,
    /// The position in which somebody was asked last: decisions that stand, and those taken back.
    pub(super) asked: Option<(usize, u32)>,
    asked_back: Option<AskedBack>,
    /// The people that the table was said to wait for.
    waiting: Vec<String>,
    /// The seat whose decisions were told last.
    pub(super) told: Option<u8>,
    pub(super) near: BTreeMap<u8, Near>,
    /// Set once the end of the game was told.
    pub(super) is_ended: bool,
    /// Set if the visitor goes on to the next game as soon as there is one.
    pub(super) goes_on: bool,
    /// The next table, as soon as it was told.
    pub(super) next: Option<String>,
}

impl<'a> Place<'a> {
    /// Goes to a table. What is heard of it goes to `events` with a number.
    pub fn at(
        number: u32,
        visit: Visit,
        texts: &'a Rc<Texts>,
        events: &Sender<Event>,
        lines: &'a mut Lines,
    ) -> Result<Place<'a>, Failure> {
        let own = kept::find(&visit.link.table, visit.seat).filter(|_| !visit.watches);
        let tokens: Vec<String> = own.map(|own| own.token).into_iter().collect();
        let (screen, printed) = Screen::collected(visit.manner.no_color);
        let events = events.clone();
        let address = visit.link.server.live(&visit.link.table);
        // Nobody is left to hear it when the visit has ended.
        let hear = move |heard| drop(events.send(Event::Heard(number, heard)));
        Ok(Place {
            number,
            texts,
            guest: Guest::new(&kept::random_bits()?, &tokens),
            front: None,
            wire: Wire::to(address, hear)?,
            connection: 0,
            lines,
            screen,
            printed,
            stage: Stage::Coming,
            is_lost: false,
            again_at: None,
            quiet_until: None,
            asked: None,
            asked_back: None,
            waiting: Vec::new(),
            told: None,
            near: BTreeMap::new(),
            is_ended: false,
            goes_on: false,
            next: None,
            visit,
        })
    }

    /// Stays until the visitor leaves or goes on.
    ///
    /// # Errors
    /// The reason why nobody can stay.
    pub fn stay(mut self, events: &Receiver<Event>) -> Result<End, Failure> {
        self.set_last_words();
        loop {
            self.flush();
            if let Some(prompt) = self.prompt() {
                let prompt = format!("{} ", self.screen.bold(prompt));
                self.lines.want(&prompt);
            } else if self.is_ended && self.stage == Stage::Watching && !self.lines.is_person() {
                return Ok(End::Left(Left::Quit));
            }
            let end = match self.next_event(events) {
                Some(Event::Heard(number, heard)) => {
                    if number == self.number {
                        self.heard(heard)?;
                    }
                    None
                }
                Some(Event::Line(line)) => {
                    self.lines.note_read(Some(&line));
                    self.line(&line)?
                }
                Some(Event::End) => {
                    self.lines.note_read(None);
                    Some(Left::Quit)
                }
                Some(Event::Interrupted) => Some(Left::Interrupted),
                None => None,
            };
            self.send();
            if let Some(left) = end {
                self.leave();
                return Ok(End::Left(left));
            }
            self.go_on();
            if let Some(next) = self.next.clone().filter(|_| self.goes_on) {
                self.flush();
                return Ok(End::Again(self.visit_again(next)));
            }
        }
    }

    /// Waits for something to happen; `None` when it is time to send a request again, or to ask.
    fn next_event(&mut self, events: &Receiver<Event>) -> Option<Event> {
        let event = match self.again_at.into_iter().chain(self.quiet_until).min() {
            Some(at) => events.recv_timeout(at.saturating_duration_since(Instant::now())),
            // The place itself holds a sender, through its connection.
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let now = Instant::now();
        for at in [&mut self.again_at, &mut self.quiet_until] {
            *at = at.filter(|&at| at > now);
        }
        match event {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::End),
        }
    }

    /// Returns the prompt for the next line, if one is wanted: of a person always, of a pipe only for an answer.
    fn prompt(&self) -> Option<&'static str> {
        let front = self.front.as_ref()?;
        let prompt = if front.chosen.is_empty() { ">" } else { "↵>" };
        let is_settled = self.guest.is_connected() && !self.guest.waits();
        let is_asked = match self.stage {
            Stage::Coming | Stage::Sitting(_) | Stage::Watching => false,
            _ if self.quiet_until.is_some() => false,
            Stage::Choosing | Stage::Naming(_) => true,
            Stage::Playing if self.is_ended => !self.goes_on,
            Stage::Playing => {
                matches!(front.course.due(), Due::Person(_)) || front.course.consenting().is_some()
            }
        };
        (self.lines.is_person() || is_settled && is_asked).then_some(prompt)
    }

    /// Does whatever follows from the position: tells the end, asks, or says who is waited for.
    fn go_on(&mut self) {
        let Some(front) = &mut self.front else { return };
        if !matches!(self.stage, Stage::Playing | Stage::Watching) || self.quiet_until.is_some() {
            return;
        }
        if self.guest.is_over() && front.game().is_over() {
            return self.end();
        }
        let asked_back = front.course.asked_back();
        if asked_back != self.asked_back {
            if asked_back.is_some() {
                front.ask_consent();
            }
            self.asked_back = asked_back;
        }
        match front.course.due() {
            Due::Person(seat) => {
                let now = (front.game().plies(), front.game().undone());
                if self.asked != Some(now) {
                    self.asked = Some(now);
                    self.told = None;
                    self.waiting.clear();
                    front.ask(seat);
                }
            }
            _ => self.say_waiting(),
        }
    }

    /// Says once which people the table waits for.
    fn say_waiting(&mut self) {
        let waiting = self.waited_for();
        if self.waiting != waiting {
            if !waiting.is_empty() {
                self.say(msg!("join-waiting", names = waiting.join(", ")));
            }
            self.waiting = waiting;
        }
    }

    /// Sends what was decided here.
    fn send(&mut self) {
        if let Some(front) = &mut self.front {
            self.guest.collect(&mut front.course);
        }
        if self.again_at.is_none() {
            for message in self.guest.take_unsent() {
                self.tell(&message);
            }
        }
    }

    pub(super) fn tell(&self, message: &ToTable) {
        // The messages are plain data: all of them can be written.
        if let Ok(text) = serde_json::to_string(message) {
            self.wire.say(self.connection, text);
        }
    }

    pub(super) fn say(&self, message: Message<'_>) {
        self.screen().say(&self.texts.say(message));
    }

    /// Returns the screen in its width of now.
    pub(super) fn screen(&self) -> &Screen {
        self.front.as_ref().map_or(&self.screen, |front| &front.screen)
    }

    /// Brings to the screen what was printed.
    fn flush(&mut self) {
        let text = self.printed.take();
        self.lines.print(text);
    }

    fn leave(&mut self) {
        if self.is_ended {
            self.forget_seat();
        }
        self.screen.verbatim(&self.last_words());
        self.flush();
    }

    /// Returns the command to type to come back; nothing when the game is over.
    fn last_words(&self) -> String {
        if self.is_ended {
            return String::new();
        }
        let language = match self.texts.tag() {
            "en" => String::new(),
            tag => format!(" --language {tag}"),
        };
        let link = self.visit.link.page() + &language;
        match self.guest.seats().is_empty() {
            true => self.texts.say(msg!("join-left-watching", link)),
            false => self.texts.say(msg!("join-left", link)),
        }
    }

    pub(super) fn set_last_words(&self) {
        set_last_words(&self.last_words());
    }

    /// Keeps the secret of a seat.
    pub(super) fn keep(&self, seat: u8, token: &str) -> io::Result<()> {
        let kept = kept::KeptSeat { seat, token: token.to_owned() };
        kept::remember(&self.visit.link.table, &kept)
    }
}
