//! The course of a game in the terminal: bots play, people are asked, everything is kept.

use super::desk::{Desk, Told};
use super::screen::Input;
use crate::common::Outcome;
use fogbound_game::{Game as _, Refusal};
use fogbound_table::session::Preview;
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

    /// What an answer given in that position would bring about, in a line or two.
    fn foresee(&self, before: &Self::Game, preview: &Preview<Self::Game>) -> String;

    /// Tells what has come of an answer; `from` is the number of events before it.
    fn taken(&mut self, from: usize);

    /// Why nothing can be taken back by whoever is asked, as the id of a text; `None` if the rules
    /// alone decide that.
    fn no_undo(&self) -> Option<&'static str> {
        None
    }

    /// Something was taken back, or a seat has changed hands: what is shown is old.
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
                if table.desk().is_open(table.seat()) {
                    vacant(&table);
                } else {
                    table.question();
                }
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

/// Says that a seat has to decide where nobody sits.
fn vacant(table: &impl Table) {
    let (desk, seat) = (table.desk(), table.seat());
    desk.screen.raw("");
    desk.screen.heading(&desk.texts.get("seat-vacant", &[("seat", seat.into())]));
}

/// Refuses an answer for a seat where nobody sits.
fn refuse_vacant(table: &mut impl Table) -> bool {
    let is_open = table.desk().is_open(table.seat());
    if is_open {
        table.desk_mut().refuse(Refusal::new("X-7", "seat-open"));
    }
    is_open
}

/// Does what a line says. Where somebody is asked to agree to an undo, anything but a yes is a no.
fn command(table: &mut impl Table, line: &str) -> miette::Result<Next> {
    if table.desk().consenting().is_some() {
        if matches!(line.to_lowercase().as_str(), "y" | "yes" | "j" | "ja") {
            let done = table.desk_mut().agree()?;
            return Ok(if done { changed(table) } else { Next::Wait });
        }
        table.desk_mut().decline();
        if matches!(line.to_lowercase().as_str(), "n" | "no" | "nein" | "") {
            return Ok(Next::Wait);
        }
    }
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
        "u" | "undo" => return undo(table, rest),
        "seat" => {
            let given = table.desk_mut().give_seat(rest)?;
            return Ok(if given { changed(table) } else { Next::Wait });
        }
        "terms" => table.desk().terms(true),
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
    let Some(draft) = table.desk_mut().chosen.take() else {
        table.desk().say("nothing-chosen");
        return Ok(Next::Wait);
    };
    let from = table.desk().session.events().count();
    if !table.desk_mut().confirm(&draft)? {
        return Ok(Next::Wait);
    }
    table.taken(from);
    Ok(Next::Ask)
}

/// What is shown is old.
fn changed(table: &mut impl Table) -> Next {
    table.undone();
    Next::Ask
}

fn pick<T: Table>(table: &mut T, line: &str) -> miette::Result<Next> {
    let (line, at_once) = match line.strip_suffix('!') {
        Some(line) => (line.trim(), true),
        None => (line, false),
    };
    if refuse_vacant(table) {
        return Ok(Next::Wait);
    }
    let mut parts = line.split(';').map(str::trim);
    let first = parts.next().and_then(|part| table.pick(part));
    let later: Option<Vec<_>> = parts.map(T::Game::parse_action).collect();
    match (first, later) {
        (Some(action), Some(later)) if later.is_empty() => table.choose(action, at_once),
        (Some(action), Some(later)) => compose(table, action, later, at_once),
        _ => {
            table.desk().say("not-understood");
            Ok(Next::Wait)
        }
    }
}

/// Composes several answers of the asked seat, to be taken as a whole.
fn compose<T: Table>(
    table: &mut T,
    first: Action<T>,
    later: Vec<Action<T>>,
    at_once: bool,
) -> miette::Result<Next> {
    let seat = table.seat();
    let composed = table.desk().session.draft(seat).and_then(|mut draft| {
        std::iter::once(first).chain(later).try_for_each(|action| draft.push(action))?;
        Ok(draft)
    });
    match composed {
        Ok(draft) => table.desk_mut().chosen = Some(draft),
        Err(refusal) => {
            table.desk_mut().refuse(refusal);
            return Ok(Next::Wait);
        }
    }
    if at_once || table.desk().quick {
        return confirm(table);
    }
    show_draft(table);
    Ok(Next::Wait)
}

/// The answers that wait for Enter, each with what it would bring about.
fn show_draft<T: Table>(table: &T) {
    let desk = table.desk();
    let Some(draft) = &desk.chosen else { return };
    let (seat, mut before) = (draft.seat(), (*desk.game().view_of(Some(draft.seat()))).clone());
    let mut previews = draft.previews().ok();
    for action in draft.actions() {
        let what = before.answer(action, seat, &desk.names, &desk.texts);
        desk.screen.say(&desk.texts.get("chosen", &[("what", what.into())]));
        if let Some(preview) = previews.as_mut().and_then(Iterator::next) {
            desk.screen.say(&format!("   → {}", table.foresee(&before, preview)));
            before = preview.game.clone();
        }
    }
    desk.say("confirm-draft");
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
    if refuse_vacant(table) {
        return Ok(Next::Wait);
    }
    let seat = table.seat();
    let desk = table.desk_mut();
    let action = match desk.session.hint(seat) {
        Ok(action) => action,
        Err(denied) => {
            desk.deny(denied);
            return Ok(Next::Wait);
        }
    };
    let what = desk.game().answer(action, seat, &desk.names, &desk.texts);
    desk.screen.say(&desk.texts.get("hint", &[("what", what.into())]));
    if at_once { take(table, action) } else { table.advise(action) }
}

/// Takes the last answer out of the draft, or takes back one or so many decisions.
fn undo(table: &mut impl Table, rest: &str) -> miette::Result<Next> {
    if let Some(mut draft) = table.desk_mut().chosen.take() {
        draft.take_back(1);
        if draft.is_empty() {
            table.desk().say("not-chosen");
        } else {
            table.desk_mut().chosen = Some(draft);
            show_draft(table);
        }
        return Ok(Next::Wait);
    }
    let decisions = if rest.is_empty() { Some(1) } else { rest.parse().ok() };
    let Some(decisions) = decisions.filter(|&decisions| decisions > 0) else {
        table.desk().say("undo-how");
        return Ok(Next::Wait);
    };
    if let Some(id) = table.no_undo() {
        table.desk().say(id);
        return Ok(Next::Wait);
    }
    if !table.desk_mut().undo(decisions)? {
        return Ok(Next::Wait);
    }
    Ok(changed(table))
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
