//! Lines of a person, or of a pipe, beside what the table says: both come through one channel.
//!
//! A thread of its own reads a line whenever it is asked to. What is printed meanwhile goes above the line that is being
//! typed, which stays as it is. Of a pipe that thread only reads: what is asked, heard and typed is printed by one thread,
//! so that it never gets mixed up.

use super::wire::Heard;
use crate::input::{Echo, Input, Printer};
use crate::screen::write_out;
use std::sync::mpsc::{Sender, channel};

/// Something that a place at a table reacts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A line was typed.
    Line(String),
    /// There are no more lines.
    End,
    /// Somebody has pressed Ctrl-C.
    Interrupted,
    /// Something was heard from the table with this number.
    Heard(u32, Heard),
}

/// The source of lines, and the way to the screen beside it.
pub struct Lines {
    asking: Sender<String>,
    /// The prompt of the line that is being read.
    reading: Option<String>,
    echo: Echo,
    printer: Option<Printer>,
}

impl Lines {
    /// Begins to read as soon as a line is wanted. Lines go to `events`.
    pub fn start(input: impl FnOnce() -> Input + Send + 'static, events: Sender<Event>) -> Lines {
        let (asking, asked) = channel::<String>();
        let (tell, told) = channel();
        std::thread::spawn(move || {
            // What reads a terminal cannot be handed to another thread.
            let mut input = input();
            // Whoever asked for it waits.
            let _ = tell.send((input.echo(), input.printer()));
            for prompt in asked {
                let event = input.read(&prompt).map_or(Event::End, Event::Line);
                if events.send(event).is_err() {
                    return;
                }
            }
        });
        let (echo, printer) = told.recv().unwrap_or((Echo::Nobody, None));
        Lines { asking, reading: None, echo, printer }
    }

    /// Returns `true` if a person types the lines.
    pub fn is_person(&self) -> bool {
        self.echo != Echo::Nobody
    }

    /// Returns `true` as long as somebody may be typing a line.
    pub fn is_edited(&self) -> bool {
        self.reading.is_some() && self.printer.is_some()
    }

    /// Asks for a line, unless one is being read.
    pub fn want(&mut self, prompt: &str) {
        // Without a reader there are no lines, and its end was told.
        if self.reading.is_none() && self.asking.send(prompt.to_owned()).is_ok() {
            self.echo.prompt(prompt);
            self.reading = Some(prompt.to_owned());
        }
    }

    /// Notes that a line has come, or that no more will.
    pub fn note_read(&mut self, line: Option<&str>) {
        self.reading = None;
        self.echo.line(line);
    }

    /// Prints lines, above the one that is being typed.
    pub fn print(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        match (&mut self.printer, &self.reading) {
            // A terminal that has gone away ends the input, too.
            (Some(printer), _) => drop(printer.print(text)),
            (None, Some(prompt)) => write_out(&format!("\n{text}{prompt}")),
            (None, None) => write_out(&text),
        }
    }
}
