//! The course of a game in the terminal: bots play, people are asked, everything is kept.

use super::desk::{Desk, Told};
use super::screen::Input;
use crate::common::Outcome;
use std::process::ExitCode;
use std::sync::{Mutex, Once};

/// What a line of input leads to.
pub enum Next {
    /// Ask again, with everything around the question.
    Ask,
    /// Wait for another line.
    Wait,
    /// The game is left.
    Leave,
}

/// How a game goes on.
pub enum Step {
    /// A person has to answer.
    Ask,
    /// Something has happened; go on.
    On,
    /// The game is left.
    Leave,
    /// The game is over.
    Over,
}

/// The screens of one game.
pub trait Table {
    type Game: Told;

    fn desk(&self) -> &Desk<Self::Game>;
    fn desk_mut(&mut self) -> &mut Desk<Self::Game>;

    /// What is played, and what has happened so far.
    fn welcome(&self);

    /// Lets bots play and does whatever else comes before somebody is asked.
    fn go_on(&mut self, input: &mut Input) -> miette::Result<Step>;

    /// The seat that is asked.
    fn seat(&self) -> u8;

    /// Shows everything a person needs to answer.
    fn question(&mut self);

    /// Does what a word says that only this game has; `None` when it has no such word.
    fn word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>>;

    /// Reads an answer.
    fn pick(&self, line: &str) -> Option<Action<Self>>;

    /// Shows what an answer would bring about, or takes it at once where nothing can go wrong.
    fn choose(&mut self, action: Action<Self>, at_once: bool) -> miette::Result<Next>;

    /// What is done with advice: it is shown, not taken.
    fn advise(&mut self, action: Action<Self>) -> miette::Result<Next> {
        self.choose(action, false)
    }

    /// Tells what has come of an answer; `from` is the number of events before it.
    fn taken(&mut self, from: usize);

    /// Why nothing can be taken back by whoever is asked, as the id of a text; `None` if the rules
    /// alone decide that.
    fn no_undo(&self) -> Option<&'static str> {
        None
    }

    /// Something was taken back.
    fn undone(&mut self);

    /// The game is about to be left: takes out of sight what must not stay there.
    fn cover(&mut self) {}

    /// Lists the words that can be typed.
    fn help(&self);

    /// Shows how the game ended. The record has found its last place.
    fn finish(&self);
}

/// An answer in the game of a table.
pub type Action<T> = <<T as Table>::Game as fogbound_game::Game>::Action;

/// Plays until the game is over or left.
pub fn run(mut table: impl Table, input: &mut Input) -> Outcome {
    table.welcome();
    table.desk().keep()?;
    leave_word(&table.desk().left());
    loop {
        match table.go_on(input)? {
            Step::On => {}
            Step::Leave => return Ok(leave(&mut table)),
            Step::Over => {
                // The file stays where it is if it cannot be moved; the record is complete either way.
                let _ = table.desk_mut().store.finish();
                table.finish();
                return Ok(ExitCode::SUCCESS);
            }
            Step::Ask => {
                table.desk_mut().chosen = None;
                table.question();
                if !answer(&mut table, input)? {
                    return Ok(leave(&mut table));
                }
            }
        }
    }
}

fn leave(table: &mut impl Table) -> ExitCode {
    table.cover();
    table.desk().screen.verbatim(&table.desk().left());
    ExitCode::SUCCESS
}

/// Reads lines until the question is answered; `false` when the game is left.
fn answer(table: &mut impl Table, input: &mut Input) -> miette::Result<bool> {
    loop {
        let prompt = if table.desk().chosen.is_some() { "↵>" } else { ">" };
        let Some(line) = table.desk().screen.line(prompt, input) else { return Ok(false) };
        match command(table, &line)? {
            Next::Ask => return Ok(true),
            Next::Wait => {}
            Next::Leave => return Ok(false),
        }
    }
}

/// Does what a line says.
fn command(table: &mut impl Table, line: &str) -> miette::Result<Next> {
    let (word, rest) = match line.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (line, ""),
    };
    let word = word.to_lowercase();
    if let Some(next) = table.word(&word, rest) {
        return next;
    }
    match word.as_str() {
        "" => return confirm(table),
        "q" | "quit" | "exit" => return Ok(Next::Leave),
        "h" | "hint" => return hint(table, false),
        "h!" | "hint!" => return hint(table, true),
        "u" | "undo" => return undo(table),
        "?" | "help" => table.help(),
        "l" | "log" => table.desk().log(rest),
        "w" | "why" => table.desk().why(rest),
        "rule" | "rules" => table.desk().rule(rest),
        "save" => table.desk().save(rest),
        _ => return pick(table, line),
    }
    Ok(Next::Wait)
}

fn confirm(table: &mut impl Table) -> miette::Result<Next> {
    match table.desk().chosen {
        Some(action) => take(table, action),
        None => {
            table.desk().say("nothing-chosen");
            Ok(Next::Wait)
        }
    }
}

fn pick(table: &mut impl Table, line: &str) -> miette::Result<Next> {
    let (line, at_once) = match line.strip_suffix('!') {
        Some(line) => (line.trim(), true),
        None => (line, false),
    };
    match table.pick(line) {
        Some(action) => table.choose(action, at_once),
        None => {
            table.desk().say("not-understood");
            Ok(Next::Wait)
        }
    }
}

/// Takes an answer of the seat that is asked.
pub fn take<T: Table>(table: &mut T, action: Action<T>) -> miette::Result<Next> {
    let (seat, from) = (table.seat(), table.desk().session.events().count());
    if !table.desk_mut().take(seat, action)? {
        return Ok(Next::Wait);
    }
    table.taken(from);
    Ok(Next::Ask)
}

fn hint(table: &mut impl Table, at_once: bool) -> miette::Result<Next> {
    let seat = table.seat();
    let desk = table.desk_mut();
    let Some(action) = desk.session.hint(seat) else { return Ok(Next::Wait) };
    let what = desk.game().answer(action, seat, &desk.names, &desk.texts);
    desk.screen.say(&desk.texts.get("hint", &[("what", what.into())]));
    if at_once { take(table, action) } else { table.advise(action) }
}

fn undo(table: &mut impl Table) -> miette::Result<Next> {
    if table.desk_mut().chosen.take().is_some() {
        table.desk().say("not-chosen");
        return Ok(Next::Wait);
    }
    if let Some(id) = table.no_undo() {
        table.desk().say(id);
        return Ok(Next::Wait);
    }
    if !table.desk_mut().undo()? {
        return Ok(Next::Wait);
    }
    table.undone();
    Ok(Next::Ask)
}

/// What is said when Ctrl-C ends the program. The game is in its file already.
fn leave_word(word: &str) {
    static WORD: Mutex<String> = Mutex::new(String::new());
    static HANDLER: Once = Once::new();
    if let Ok(mut kept) = WORD.lock() {
        word.clone_into(&mut kept);
    }
    HANDLER.call_once(|| {
        // Without a handler Ctrl-C ends the program just as safely, only without a word.
        let _ = ctrlc::set_handler(|| {
            if let Ok(word) = WORD.lock() {
                println!("\n{word}");
            }
            std::process::exit(130);
        });
    });
}
