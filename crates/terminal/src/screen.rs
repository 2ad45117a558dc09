//! The screen: lines in its width, in colour where there is colour.

use crate::draw::{Size, Style};
use crate::input::Input;
use std::cell::RefCell;
use std::io::{ErrorKind, IsTerminal as _, Write as _};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set when something could not be printed, on a full disk for instance.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Returns whether something that was to be printed is lost.
#[must_use]
pub fn has_failed() -> bool {
    FAILED.load(Ordering::Relaxed)
}

/// Set when nobody reads any more.
static UNREAD: AtomicBool = AtomicBool::new(false);

/// Returns whether whoever read what is printed has gone away.
pub(crate) fn is_unread() -> bool {
    UNREAD.load(Ordering::Relaxed)
}

/// Prints a text. A reader that has gone away does not stop the game: it is kept in its file.
pub(crate) fn write_out(text: &str) {
    let mut out = std::io::stdout();
    if let Err(failure) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        let is_gone = failure.kind() == ErrorKind::BrokenPipe;
        if is_gone { &UNREAD } else { &FAILED }.store(true, Ordering::Relaxed);
    }
}

/// Returns whether colours are wanted on a screen, by the environment.
#[must_use]
pub fn wants_colour() -> bool {
    let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !forbidden && !is_dumb()
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// The destination of lines.
#[derive(Clone, Debug)]
pub struct Screen {
    /// Set if there are colours.
    pub colour: bool,
    /// Columns, at least 40.
    pub columns: usize,
    /// Rows, if the screen is a terminal.
    pub rows: Option<usize>,
    /// Size of the tiles.
    pub size: Size,
    /// Set if the screen can be wiped.
    clears: bool,
    /// The text that lines go to instead of to the terminal.
    kept: Option<Rc<RefCell<String>>>,
}

impl Screen {
    /// The terminal, or 80 columns without colours where the output goes elsewhere.
    pub fn new(no_color: bool) -> Screen {
        let terminal = std::io::stdout().is_terminal();
        let size = if terminal { terminal_size::terminal_size() } else { None };
        Screen {
            colour: terminal && !no_color && wants_colour(),
            columns: size.map_or(80, |(width, _)| usize::from(width.0)).clamp(40, 200),
            rows: size.map(|(_, height)| usize::from(height.0)),
            size: Size::Compact,
            clears: terminal && !is_dumb(),
            kept: None,
        }
    }

    /// A screen of 80 columns that keeps what is printed, for tests.
    #[must_use]
    pub fn kept() -> (Screen, Rc<RefCell<String>>) {
        let kept = Rc::new(RefCell::new(String::new()));
        let screen = Screen {
            colour: false,
            columns: 80,
            rows: None,
            size: Size::Compact,
            clears: false,
            kept: Some(kept.clone()),
        };
        (screen, kept)
    }

    /// The terminal, all of whose lines are kept until somebody prints them.
    pub(crate) fn collected(no_color: bool) -> (Screen, Rc<RefCell<String>>) {
        let kept = Rc::new(RefCell::new(String::new()));
        let terminal = Screen::new(no_color);
        (Screen { clears: false, kept: Some(kept.clone()), ..terminal }, kept)
    }

    /// Measures the terminal again, which may have been made wider or narrower.
    pub fn measure(&mut self) {
        if let Some((width, height)) =
            terminal_size::terminal_size().filter(|_| self.rows.is_some())
        {
            self.columns = usize::from(width.0).clamp(40, 200);
            self.rows = Some(usize::from(height.0));
        }
    }

    /// The style of a board that leaves rows for the state of the game and the question.
    pub fn style(&self) -> Style {
        Style {
            size: self.size,
            colour: self.colour,
            columns: self.columns,
            rows: self.rows.map(|rows| rows.saturating_sub(13).max(19)),
        }
    }

    /// Prints text, its lines broken at words.
    pub fn say(&self, text: &str) {
        for line in text.lines() {
            for part in wrap(line, self.columns) {
                self.raw(&part);
            }
        }
    }

    /// Prints lines as they are: commands to be copied must not be broken.
    pub fn verbatim(&self, text: &str) {
        text.lines().for_each(|line| self.raw(line));
    }

    /// Prints one heading.
    pub fn heading(&self, text: &str) {
        for part in wrap(text, self.columns) {
            self.raw(&self.bold(&part));
        }
    }

    /// Prints a line as it is.
    pub fn raw(&self, line: &str) {
        match &self.kept {
            Some(kept) => kept.borrow_mut().extend([line, "\n"]),
            None => write_out(&format!("{line}\n")),
        }
    }

    /// Asks for a line and reads it; `None` at the end of input.
    pub fn line(&self, prompt: &str, input: &mut Input) -> Option<String> {
        input.line(&format!("{} ", self.bold(prompt)))
    }

    /// Wipes everything that was shown.
    pub fn clear(&self) {
        if self.clears {
            let mut out = std::io::stdout();
            // The screen, what was scrolled off it, and back to the first place.
            let _ = write!(out, "\u{1b}[2J\u{1b}[3J\u{1b}[H");
            let _ = out.flush();
        } else {
            (0..self.rows.unwrap_or(40)).for_each(|_| self.raw(""));
        }
    }

    /// A text in bold, where there are colours.
    pub fn bold(&self, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("\u{1b}[1m{text}\u{1b}[0m")
        } else {
            text.to_owned()
        }
    }

    /// A text in the style of a meeple, where there are colours.
    pub fn meeple(&self, colour: fogbound_game::Colour, text: &str) -> String {
        if self.colour {
            let style = crate::draw::meeple(colour);
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}

/// Breaks a line that is too long at blanks; the parts after the first are indented a little more than
/// the line is, or, where it begins with a label and a gap (`12  text`), as its text.
pub fn wrap(line: &str, columns: usize) -> Vec<String> {
    if line.chars().count() <= columns {
        return vec![line.to_owned()];
    }
    let hanging = " ".repeat(text_column(line).min(columns / 2));
    let (mut parts, mut part, mut words) = (vec![], String::new(), 0);
    let mut rest = line.trim_end();
    while !rest.is_empty() {
        let gap = rest.len() - rest.trim_start_matches(' ').len();
        let end = rest[gap..].find(' ').map_or(rest.len(), |end| gap + end);
        let columns_then = part.chars().count() + rest[..end].chars().count();
        if words > 0 && columns_then > columns {
            parts.push(std::mem::replace(&mut part, hanging.clone()));
            (words, rest) = (0, &rest[gap..]);
            continue;
        }
        part.push_str(&rest[..end]);
        (words, rest) = (words + 1, &rest[end..]);
    }
    parts.push(part);
    parts
}

/// Returns the column where the second line of a broken text begins.
fn text_column(line: &str) -> usize {
    let indent = line.chars().take_while(|c| *c == ' ').count();
    let label = line.chars().skip(indent).take_while(|c| *c != ' ').count();
    let gap = line.chars().skip(indent + label).take_while(|c| *c == ' ').count();
    if gap > 1 { indent + label + gap } else { indent + 2 }
}

#[cfg(test)]
mod tests;
