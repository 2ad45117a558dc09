//! A position to solve in the terminal: the question, and the verdict on the answer.

use crate::draw::Size;
use crate::front::{Front, Manner};
use crate::input::Input;
use crate::panels::glyph_lines;
use crate::screen::{Screen, is_unread};
use crate::store::Trouble;
use fogbound_presenter::{Aim, Due, Verdict, announced, solving};
use fogbound_table::record::RecordError;
use fogbound_table::texts::{Texts, msg};
use std::rc::Rc;

/// A position that somebody tries to solve.
pub struct Solver {
    /// The position, to begin again with.
    record: String,
    aim: Aim,
    front: Front,
}

impl Solver {
    /// Puts a position on the table.
    ///
    /// # Errors
    /// If the record cannot be opened.
    pub fn new(
        record: String,
        aim: Aim,
        texts: Rc<Texts>,
        manner: Manner,
    ) -> Result<Solver, RecordError> {
        let course = solving(&record, &texts)?;
        let front = Front::at(Screen::new(manner.no_color), course, None, texts, manner);
        Ok(Solver { record, aim, front })
    }

    /// Asks for the turn and judges it, as often as somebody wants.
    ///
    /// # Errors
    /// Those of a game that is kept in a file, which this one is not.
    pub fn run(&mut self, input: &mut Input) -> Result<(), Trouble> {
        let title = self.front.game().title();
        loop {
            self.front.screen.heading(&title);
            self.front.say(self.aim.text());
            self.announce();
            let Some(verdict) = self.turn(input)? else { return Ok(()) };
            self.tell(&verdict);
            if is_unread() || !self.is_again(&verdict, input) {
                return Ok(());
            }
            // It has been opened before.
            let Ok(course) = solving(&self.record, &self.front.texts) else { return Ok(()) };
            self.front.course = course;
            self.front.shown = None;
        }
    }

    /// Shows the tile of the next turn, if the position announces it.
    fn announce(&self) {
        let front = &self.front;
        let Some(hand) = announced(&self.record, self.aim, &front.texts) else { return };
        let tile = glyph_lines(&hand.glyphs[0], Size::Detailed, front.screen.colour);
        front.say(msg!("puzzle-announced", tile = hand.name));
        tile.iter().flatten().for_each(|line| front.screen.raw(&format!("   {line}")));
    }

    /// Asks until the turn is over. Returns the verdict on it; `None` when the position is left.
    fn turn(&mut self, input: &mut Input) -> Result<Option<Verdict>, Trouble> {
        let from = self.front.game().plies();
        loop {
            let verdict = self.front.game().verdict(from, self.aim);
            if verdict.is_some() {
                return Ok(verdict);
            }
            let Due::Person(seat) = self.front.course.due() else { return Ok(None) };
            self.front.chosen.clear();
            self.front.ask(seat);
            if !self.front.answer(seat, input)? {
                return Ok(None);
            }
        }
    }

    /// Tells the verdict, and why it is so.
    fn tell(&self, verdict: &Verdict) {
        let front = &self.front;
        front.screen.raw("");
        front.screen.heading(&verdict.text);
        let parts =
            [(msg!("puzzle-brought"), &verdict.brought), (msg!("puzzle-missed"), &verdict.missed)];
        for (heading, lines) in parts {
            if !lines.is_empty() {
                front.say(heading);
                front.tell(lines);
            }
        }
    }

    /// Asks what to do now. Returns true if somebody wants to try again.
    fn is_again(&self, verdict: &Verdict, input: &mut Input) -> bool {
        let front = &self.front;
        front.screen.raw("");
        front.say(msg!("puzzle-then"));
        while let Some(line) = front.screen.line("≡>", input) {
            match line.to_lowercase().as_str() {
                "" | "q" | "quit" | "exit" => return false,
                "again" | "a" => return true,
                "show" | "s" => {
                    front.say(msg!("puzzle-best"));
                    verdict.told.iter().for_each(|step| front.screen.say(&format!("   {step}")));
                }
                _ => front.say(msg!("puzzle-then")),
            }
        }
        false
    }
}
