//! Tables that are played elsewhere, at which somebody sits in this terminal.
//!
//! [`visit`] goes to a table by its [`TableLink`], sits down or looks on, and plays with the same questions, answers and
//! commands as a game here ([`Front`](crate::Front)). `wire.rs` is the thread that has the connection, `lines.rs` the one
//! that reads lines; both send to one channel, and `place.rs` reacts to what comes, one thing after the other, so that
//! nothing is shared between threads. `hearing.rs` is what the table says, `sitting.rs` is taking a seat, `acting.rs` what lines do, `telling.rs` what is told
//! of the people at the table. `kept.rs` keeps the secrets of seats, and [`make_table`] makes a table at a server.
//!
//! **Invariants.** The secret of a seat is in its file before anybody asks for the seat. What is printed goes above the
//! line that is being typed. Lines of a pipe are read only when there is something to answer, so that a script is a script.

mod acting;
mod hearing;
pub mod kept;
mod lines;
mod link;
mod making;
mod place;
mod sitting;
mod telling;
mod wire;

pub use link::{Server, TableLink};
pub use making::{NotMade, make_table};

use crate::front::Manner;
use crate::input::{Input, tell_interrupt};
use fogbound_table::texts::{Message, Texts, msg};
use lines::{Event, Lines};
use place::{End, Place};
use std::io;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};

/// Somebody who goes to a table.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The table.
    pub link: TableLink,
    /// The seat to take, from 0; without one it is asked for.
    pub seat: Option<u8>,
    /// The name to sit there by; without one it is asked for, or the last one is taken.
    pub name: Option<String>,
    /// Set to look on only.
    pub watches: bool,
    /// How the game is shown and played.
    pub manner: Manner,
}

/// How a visit has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The visitor has left, or there were no more lines.
    Quit,
    /// By Ctrl-C.
    Interrupted,
}

/// The reason why a visit cannot begin or go on.
#[derive(Debug)]
pub enum Failure {
    /// There is no such table.
    Missing,
    /// The server does not answer.
    Unreached(String),
    /// The server refuses the connection, or the seat that was asked for, in its words.
    Refused(String),
    /// The seat that was asked for, from 0, is not free.
    Taken(u8),
    /// The server speaks another version of the messages.
    Outdated,
    /// An error of the system.
    System(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::System(error)
    }
}

impl Failure {
    /// Returns the failure in words, and advice on what to do; the advice may be empty.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> (String, String) {
        let with_help =
            |message: Message<'_>| (texts.say(message), texts.help(message).unwrap_or_default());
        match self {
            Failure::Missing => with_help(msg!("join-missing")),
            Failure::Unreached(error) => with_help(msg!("join-unreached", error = error.as_str())),
            Failure::Refused(text) => (text.clone(), String::new()),
            Failure::Taken(seat) => with_help(msg!("join-taken", seat = u16::from(*seat) + 1)),
            Failure::Outdated => with_help(msg!("join-outdated")),
            Failure::System(error) => with_help(msg!("join-system", error = error.to_string())),
        }
    }
}

/// Visits a table, and those that follow on it, until the visitor leaves. `input` is called in the thread that reads
/// lines.
///
/// # Errors
/// The reason why it cannot begin or go on.
pub fn visit(
    mut visit: Visit,
    texts: &Rc<Texts>,
    input: impl FnOnce() -> Input + Send + 'static,
) -> Result<Left, Failure> {
    let (tell, events) = channel();
    let interrupted = tell.clone();
    // Nobody is left to be told when the visit has ended.
    tell_interrupt(move || drop(interrupted.send(Event::Interrupted)));
    let mut lines = Lines::start(input, tell.clone());
    for number in 0.. {
        let place = Place::at(number, visit.clone(), texts, &tell, &mut lines)?;
        match place.stay(&events) {
            Ok(End::Left(left)) => return Ok(left),
            Ok(End::Again(next)) => visit = next,
            Err(failure) => {
                wait_for_enter(&failure, texts, &mut lines, &events);
                return Err(failure);
            }
        }
    }
    Ok(Left::Quit)
}

/// Lets somebody who is typing a line finish it, so that the terminal is left as it was found.
fn wait_for_enter(failure: &Failure, texts: &Texts, lines: &mut Lines, events: &Receiver<Event>) {
    if lines.is_edited() {
        lines.print(format!("{}\n{}\n", failure.told(texts).0, texts.say(msg!("join-enter"))));
        while let Ok(Event::Heard(..)) = events.recv() {}
    }
}
