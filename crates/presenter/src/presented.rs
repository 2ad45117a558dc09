//! The part that each game contributes to its presentation.

use crate::hints::Hints;
use crate::model::*;
use crate::told::Told;
use fogbound_game::{Cell, Colour, Rotation};
use fogbound_table::aid::Aid;
use fogbound_table::session::{Preview, Session};
use fogbound_table::texts::Texts;

/// The context of sentences.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The names of the seats.
    pub names: &'a [String],
    /// The aid level of the table.
    pub aid: Aid,
}

/// A game that a screen can show. `self` is always a position that holds only what `viewer` may see.
pub trait Presented: Told {
    /// A record of it that stops in the middle of play, for who has not begun one.
    const SHOWCASE: &'static str;

    /// The letters that the ids of its rules begin with, its own first.
    const BOOKS: &'static [&'static str];

    /// The hints of the game.
    const HINTS: Hints;

    /// The game in a line.
    fn title(rules: &Self::Rules, texts: &Texts) -> String;

    /// The colours of a seat.
    fn colours(rules: &Self::Rules, seat: u8) -> Vec<Colour>;

    /// The supply of a seat, in words.
    fn supply(&self, seat: u8, texts: &Texts) -> String;

    /// The points of a seat, where each has its own and they are known.
    fn points(&self, _seat: u8) -> Option<i32> {
        None
    }

    /// Set if points are known only as help, before the game is over.
    const POINTS_ARE_HELP: bool = false;

    /// Set if seats see different things.
    const SECRETS: bool = false;

    /// The question to a seat that has to decide; its draft is filled in later.
    fn question(&self, seat: u8, words: Words<'_>) -> Question;

    /// The answer that places the tile in hand.
    fn placing(cell: Cell, rotation: Rotation) -> Self::Action;

    /// The consequences of an answer.
    fn foresight(
        &self,
        seat: u8,
        action: Self::Action,
        preview: &Preview<Self>,
        words: Words<'_>,
    ) -> Foresight;

    /// An event in words, its ply still to be filled in; `None` for what need not be told.
    fn log_line(event: &Self::Event, rules: &Self::Rules, words: Words<'_>) -> Option<LogLine>;

    /// Points and sounds of events that led to this position, and where something changed; the lines
    /// are filled in later.
    fn happened(&self, events: &[Self::Event], words: Words<'_>) -> Happened;

    /// The board; where each seat has its own, that of `board`. Placed this turn is what a draft has
    /// placed.
    fn board(&self, viewer: Option<u8>, board: u8, overlays: Overlays, words: Words<'_>) -> Board;

    /// The features on a cell.
    fn features(&self, board: u8, cell: Cell, words: Words<'_>) -> Vec<Feature>;

    /// The panels around the board, as far as the aid level allows.
    fn panels(&self, viewer: Option<u8>, aid: Aid, words: Words<'_>) -> Vec<Panel>;

    /// The tiles that are left.
    fn left(&self, words: Words<'_>) -> Left;

    /// The chance that an empty cell is filled; `None` where that cannot be said.
    fn odds(&self, cell: Cell, words: Words<'_>) -> Option<Odds>;

    /// The best answers by what they bring at once, the best first; none where answers cannot be compared
    /// like that.
    fn best(&self, _seat: u8, _words: Words<'_>) -> Vec<crate::model::Told> {
        Vec::new()
    }

    /// How points come about after `ply` decisions, line by line: those of `board`, where each seat has its
    /// own; with `past` also how they have come about so far. No lines where the panels tell all of it.
    fn account(
        _session: &Session<Self>,
        _ply: usize,
        _board: u8,
        _past: bool,
        _words: Words<'_>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// The few figures that matter most.
    fn brief(&self, viewer: Option<u8>, words: Words<'_>) -> Vec<Brief>;

    /// The ending of a finished game.
    fn ending(session: &Session<Self>, words: Words<'_>) -> Option<Ending>;
}
