//! The face that every game shows to a screen.

use crate::model::*;
use fogbound_game::Cell;
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// A running, finished or recorded game as a screen sees it. Answers are texts as records write them.
///
/// Nothing that is asked with a [`Look`] tells more than the seat that looks may know.
pub trait Presenter {
    /// The game that is played.
    fn game(&self) -> GameId;

    /// The game in a line: the level, the parts, the readings of rules that differ.
    fn title(&self) -> String;

    /// The aid level of the table.
    fn aid(&self) -> Aid;

    /// The promise about the shuffle, if one was made.
    fn commitment(&self) -> Option<String>;

    /// Calls the seats by these names, in order; an empty one is called by who sits there.
    fn call(&mut self, names: &[String]);

    /// Speaks another language from now on.
    fn speak(&mut self, texts: Rc<Texts>);

    /// The seats in order.
    fn chairs(&self) -> Vec<Chair>;

    /// Gives a seat to a person, a bot (by its name) or nobody (`open`), from now on.
    ///
    /// # Errors
    /// When there is no such seat or bot, or the game is over.
    fn give_seat(&mut self, seat: u8, who: &str) -> Result<(), Refused>;

    /// The people who have to decide now.
    fn people_to_decide(&self) -> Vec<u8>;

    /// Returns `true` if seats see different things, so that people around one screen have
    /// to pass it on.
    fn has_secrets(&self) -> bool;

    /// The seat of a bot that has to decide now.
    fn bot_to_decide(&self) -> Option<u8>;

    /// Lets the bot that has to decide first take its decision here and now; `None` when none has to.
    ///
    /// # Errors
    /// When it answers what the rules forbid; nothing is changed.
    fn let_bot_decide(&mut self) -> Result<Option<(u8, Happened)>, Refused>;

    /// Takes the decision of a bot, which [`decide`](crate::decide) has made elsewhere.
    ///
    /// # Errors
    /// When it is no bot's turn, or the rules forbid it; nothing is changed.
    fn take_for_bot(&mut self, seat: u8, action: &str) -> Result<Happened, Refused>;

    /// The question to a seat, with its draft; `None` when it has nothing to decide.
    fn question(&self, seat: u8) -> Option<Question>;

    /// The answer that places the tile in hand, `turns` quarter turns clockwise.
    fn placing(&self, cell: Cell, turns: u8) -> String;

    /// The consequences of an answer after what the seat has drafted.
    ///
    /// # Errors
    /// Why it is not allowed, or not told at this aid level.
    fn foresee(&self, seat: u8, action: &str) -> Result<Foresight, Refused>;

    /// Why an answer is not allowed; `None` when it is.
    fn why_not(&self, seat: u8, action: &str) -> Option<Refused>;

    /// Adds an answer to the draft of a seat; a complete draft is taken at once.
    ///
    /// # Errors
    /// Why it is not allowed; nothing is changed.
    fn push(&mut self, seat: u8, action: &str) -> Result<Pushed, Refused>;

    /// Adds an answer to the draft of a seat that does not complete it.
    ///
    /// # Errors
    /// Why it is not allowed, or that nothing could follow it; nothing is changed.
    fn draft_on(&mut self, seat: u8, action: &str) -> Result<(), Refused>;

    /// Takes what a seat has drafted so far, without waiting for the turn to be complete.
    ///
    /// # Errors
    /// When nothing is drafted, or the table has gone on since; nothing is changed.
    fn confirm(&mut self, seat: u8) -> Result<Happened, Refused>;

    /// Takes back the last answer in the draft of a seat; without a draft its last `decisions`
    /// decisions at the table.
    ///
    /// # Errors
    /// When there is nothing to take back, or something hidden has come out since.
    fn take_back(&mut self, seat: u8, decisions: u32) -> Result<(), Refused>;

    /// The person whose decision is the last that stands of all people's; nobody when none does.
    fn last_decided(&self) -> Option<u8>;

    /// The person who made the last choice of a decision that others still have to make at the same
    /// time, unseen by them.
    fn last_choice(&self) -> Option<u8>;

    /// Returns `true` if what [`Presenter::take_back`] refuses to a seat is possible with everybody's consent.
    fn would_consent_help(&self, seat: u8, decisions: u32) -> bool;

    /// The number of decisions of all seats that go with the last `decisions` of a seat; 0 when it has not
    /// decided so often.
    fn taken_along(&self, seat: u8, decisions: u32) -> u32;

    /// Asks all people to agree that the last `decisions` decisions of a seat be taken back; `true`
    /// when that is done, as nobody else has to be asked.
    ///
    /// # Errors
    /// When not even consent would help.
    fn ask_to_take_back(&mut self, seat: u8, decisions: u32) -> Result<bool, Refused>;

    /// The people who have not yet agreed to what was asked, if anything was.
    fn asked_to_agree(&self) -> Vec<u8>;

    /// A person agrees (`true` when all have, and it is done) or declines.
    ///
    /// # Errors
    /// When nothing was asked, or not of this seat.
    fn agree(&mut self, seat: u8, agrees: bool) -> Result<bool, Refused>;

    /// Checks that a seat may have a hint, which [`hint`](crate::hint) finds elsewhere.
    ///
    /// # Errors
    /// When the aid level gives none, or the seat has nothing to decide.
    fn check_hint(&self, seat: u8) -> Result<(), Refused>;

    /// The answer that an adviser would give in the place of a seat, with the reason it goes by.
    ///
    /// # Errors
    /// As [`Presenter::check_hint`].
    fn advice(&self, seat: u8) -> Result<Advice, Refused>;

    /// The best answers of a seat by what they bring at once, the best first; none where answers cannot
    /// be compared like that.
    ///
    /// # Errors
    /// When the aid level gives no hints, or the seat has nothing to decide.
    fn best(&self, seat: u8) -> Result<Vec<Told>, Refused>;

    /// How the points of the board looked at come about as it lies, line by line; with `past` also how
    /// they have come about so far, where that is known. No lines where the panels tell all of it.
    ///
    /// # Errors
    /// When the aid level does not tell.
    fn account(&self, look: Look, past: bool) -> Result<Vec<String>, Refused>;

    /// Whether the next tile has to be told, as it is drawn from a box on the table.
    fn wants_tile(&self) -> bool;

    /// The names of the unseen tiles that somebody may mean by a word, which is a name or a part of it:
    /// one when it is clear, all for an empty word.
    fn tiles_named(&self, word: &str) -> Vec<String>;

    /// Tells the tile that was drawn, by one of [`Presenter::tiles_named`].
    ///
    /// # Errors
    /// When no tile has to be told, or no such tile is left; nothing is changed.
    fn tell_tile(&mut self, name: &str) -> Result<Happened, Refused>;

    /// The record: setup and everything that was decided. It holds what is hidden; a running game is
    /// shared as [`Presenter::public_record`].
    fn record(&self) -> String;

    /// The record for a file: with the hash of the position it has come to at its end.
    fn saved(&self) -> String;

    /// The record as far as a spectator may know it.
    fn public_record(&self) -> String;

    /// The draft of a seat as text, to be kept beside the record; empty without one.
    fn draft(&self, seat: u8) -> String;

    /// Takes up a draft again that was kept.
    ///
    /// # Errors
    /// When it does not belong here any more.
    fn restore(&mut self, draft: &str) -> Result<(), Refused>;

    /// Returns `true` once the game is over.
    fn is_over(&self) -> bool;

    /// The number of decisions taken back.
    fn undone(&self) -> u32;

    /// The number of standing decisions.
    fn plies(&self) -> usize;

    /// The board, with these features outlined.
    fn board(&self, look: Look, overlays: Overlays) -> Board;

    /// The features on a cell, in words and with their outlines.
    fn features(&self, look: Look, cell: Cell) -> Vec<Feature>;

    /// The panels around the board, the most important first.
    fn panels(&self, look: Look) -> Vec<Panel>;

    /// The log of everything up to the position.
    fn log(&self, look: Look) -> Vec<LogLine>;

    /// The decision that led to a position: who took it and what it was, in words; `None` at the start.
    fn decided(&self, ply: usize) -> Option<String>;

    /// The question asked in a position and whom, in words; `None` without one, as in a finished game.
    fn asked(&self, look: Look) -> Option<String>;

    /// The hash of what everybody may see of a position.
    fn hash(&self, look: Look) -> String;

    /// The events of the decision that led to a position; at the start of the game before the
    /// first decision.
    fn happened(&self, ply: usize) -> Happened;

    /// The tiles that are left, where the aid level tells them.
    ///
    /// # Errors
    /// When it does not.
    fn left(&self, look: Look) -> Result<Left, Refused>;

    /// The exact chance that an empty cell is filled.
    ///
    /// # Errors
    /// When the aid level does not tell, or nothing can be said about the cell.
    fn odds(&self, look: Look, cell: Cell) -> Result<Odds, Refused>;

    /// The names of all hints of the game, in the order in which they usually come.
    fn hints(&self) -> &'static [&'static str];

    /// A hint in words.
    fn hint(&self, name: &str) -> String;

    /// The ending of a finished game.
    fn ending(&self) -> Option<Ending>;

    /// The wish that leads to the same game again: setup, seats and seed. Without a seed where
    /// chance does not come from one.
    fn wish(&self) -> Wish;

    /// The few figures that matter most, for where there is no room for panels.
    fn brief(&self, look: Look) -> Vec<Brief>;
}
