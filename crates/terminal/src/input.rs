//! Sources of lines: a person at a terminal, who can edit them and call them up again, or a pipe.

use crate::screen::write_out;
use rustyline::error::ReadlineError;
use std::io::{BufRead, BufReader, IsTerminal as _, Write as _};
use std::sync::{Mutex, Once};

/// A way to print above a line that is being typed.
pub(crate) type Printer = Box<dyn rustyline::ExternalPrinter + Send>;

/// The source of lines.
pub enum Input {
    /// A person at a terminal.
    Person(Box<rustyline::DefaultEditor>),
    /// A pipe, a file, or a terminal that cannot be edited on.
    Lines {
        /// The lines.
        lines: Box<dyn BufRead>,
        /// Set if a person types them, so that they are on the screen already.
        is_typed: bool,
    },
}

impl Input {
    /// The standard input.
    #[must_use]
    pub fn stdin() -> Input {
        let is_typed = std::io::stdin().is_terminal();
        if is_typed
            && std::io::stdout().is_terminal()
            && let Ok(editor) = rustyline::DefaultEditor::new()
        {
            return Input::Person(Box::new(editor));
        }
        // Not locked: a file may be read from there before.
        Input::Lines { lines: Box::new(BufReader::new(std::io::stdin())), is_typed }
    }

    /// Lines that were typed before.
    #[must_use]
    pub fn typed(text: &str) -> Input {
        let lines = std::io::Cursor::new(text.as_bytes().to_vec());
        Input::Lines { lines: Box::new(lines), is_typed: false }
    }

    /// Returns true if a person types the lines.
    #[must_use]
    pub fn is_terminal(&self) -> bool {
        self.echo() != Echo::Nobody
    }

    /// Returns a way to print while a line is being typed, where lines can be edited.
    pub(crate) fn printer(&mut self) -> Option<Printer> {
        match self {
            Input::Person(editor) => {
                let printer = editor.create_external_printer().ok()?;
                Some(Box::new(printer))
            }
            Input::Lines { .. } => None,
        }
    }

    /// Asks for a line and reads it, without its end and without control characters; `None` at the end of
    /// input. What no person types is echoed, so that the output holds the whole game.
    pub fn line(&mut self, prompt: &str) -> Option<String> {
        let echo = self.echo();
        echo.prompt(prompt);
        let line = self.read(prompt);
        echo.line(line.as_deref());
        line
    }

    /// Returns who brings to the screen what is asked and typed.
    pub(crate) fn echo(&self) -> Echo {
        match self {
            Input::Person(_) => Echo::Editor,
            Input::Lines { is_typed: true, .. } => Echo::Terminal,
            Input::Lines { is_typed: false, .. } => Echo::Nobody,
        }
    }

    /// Reads a line as [`Input::line`] does, and shows what an editor shows: the prompt and the line.
    pub(crate) fn read(&mut self, prompt: &str) -> Option<String> {
        match self {
            Input::Person(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    // A line that cannot be kept in the history is read all the same.
                    let _ = editor.add_history_entry(line.as_str());
                    Some(clean(&line))
                }
                Err(ReadlineError::Interrupted) => {
                    interrupted();
                    None
                }
                Err(_) => None,
            },
            Input::Lines { lines, .. } => {
                let mut bytes = Vec::new();
                match lines.read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => None,
                    Ok(_) => Some(clean(&String::from_utf8_lossy(&bytes))),
                }
            }
        }
    }
}

/// Who brings to the screen what is asked and typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Echo {
    /// The editor of lines brings both.
    Editor,
    /// The terminal shows what is typed.
    Terminal,
    /// Nobody does, so both are printed.
    Nobody,
}

impl Echo {
    /// Prints a prompt, if nobody else does.
    pub fn prompt(self, prompt: &str) {
        if self != Echo::Editor {
            write_out(prompt);
        }
    }

    /// Prints a line that was read, if nobody else does. The end of the input ends the line of the prompt.
    pub fn line(self, line: Option<&str>) {
        if self == Echo::Nobody || self == Echo::Terminal && line.is_none() {
            write_out(&format!("{}\n", line.unwrap_or_default()));
        }
    }
}

fn clean(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned()
}

/// The last words of the program when Ctrl-C ends it.
static LAST_WORDS: Mutex<String> = Mutex::new(String::new());

/// Who is told of Ctrl-C, once, before it ends the program.
static TOLD: Mutex<Option<Box<dyn FnOnce() + Send>>> = Mutex::new(None);

/// Sets what is printed when Ctrl-C ends the program. The game is in its file by then.
pub fn set_last_words(words: &str) {
    if let Ok(mut kept) = LAST_WORDS.lock() {
        words.clone_into(&mut kept);
    }
    hear_interrupts();
}

/// Lets somebody end the program in order at the first Ctrl-C. The second one ends it at once.
pub(crate) fn tell_interrupt(tell: impl FnOnce() + Send + 'static) {
    if let Ok(mut told) = TOLD.lock() {
        *told = Some(Box::new(tell));
    }
    hear_interrupts();
}

fn hear_interrupts() {
    static HANDLER: Once = Once::new();
    HANDLER.call_once(|| {
        // Without a handler Ctrl-C ends the program just as safely, only without a word.
        let _ = ctrlc::set_handler(interrupted);
    });
}

/// Ends the program as Ctrl-C does, or tells who wants to end it in order.
fn interrupted() {
    if let Some(tell) = TOLD.lock().ok().and_then(|mut told| told.take()) {
        return tell();
    }
    if let Ok(words) = LAST_WORDS.lock() {
        let _ = writeln!(std::io::stdout(), "\n{words}");
    }
    std::process::exit(130);
}
