//! The part that each game contributes to its presentation.

use crate::hints::Hints;
use crate::in_words::InWords;
use crate::length::Length;
use crate::lesson::Lesson;
use crate::model::*;
use crate::puzzle::Aim;
use fogbound_game::{Cell, Colour, Rotation, Seats};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::session::{Preview, Session};
use fogbound_table::setup::SetUp;
use fogbound_table::texts::{Texts, family};

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

/// Returns the title of a game, with the readings of rules that differ from the usual ones.
pub(crate) fn titled<G: SetUp>(
    name: String,
    options: &[(&'static str, &'static str)],
    texts: &Texts,
) -> String {
    std::iter::once(name).chain(texts.unusual::<G>(options)).collect::<Vec<_>>().join(" · ")
}

/// Returns the rule that a game lists for a piece, a category or a thing on the board.
pub(crate) fn listed<G: Presented>(name: &str) -> Option<&'static str> {
    G::CARDS.iter().find(|(known, _)| *known == name).map(|(_, rule)| *rule)
}

/// Returns the seats of the first rank.
pub(crate) fn first(ranks: &[u8]) -> Seats {
    (0..).zip(ranks).filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect()
}

/// Returns `true` if the only person at the table has won, `false` if they have not; `None` with more people, or
/// none, or before the end.
pub(crate) fn person_won<G: Presented>(session: &Session<G>) -> Option<bool> {
    let mut people = session.people().iter();
    let only = people.next().filter(|_| people.next().is_none())?;
    Some(session.game().winners()?.contains(only))
}

/// A game that a screen can show. `self` is always a position that holds only what `viewer` may see.
pub trait Presented: InWords {
    /// A record of it that stops in the middle of play, for people who have not begun a game.
    const SHOWCASE: &'static str;

    /// Records with examples of its rules.
    const EXAMPLES: &'static [&'static str] = &[];

    /// Its first game that teaches, if it has one.
    const LESSON: Option<Lesson> = None;

    /// Its pieces, its categories and the things on its board by their names ([`Glyph::piece`],
    /// [`fogbound_pictures::Thing`]), each with the rule that explains it.
    const CARDS: &'static [(&'static str, &'static str)] = &[];

    /// Returns the rule that explains a piece, a category or a thing on the board by its name.
    fn card(_rules: &Self::Rules, name: &str) -> Option<&'static str> {
        listed::<Self>(name)
    }

    /// The letters that the ids of its rules begin with, its own first.
    const BOOKS: &'static [&'static str];

    /// The hints of the game.
    const HINTS: Hints;

    /// Returns the game in a line.
    fn title(rules: &Self::Rules, texts: &Texts) -> String;

    /// Returns what the game is about, in a sentence.
    fn about(_rules: &Self::Rules, texts: &Texts) -> String {
        texts.say(family!("game-line-", GameId::name, Self::ID))
    }

    /// Returns the tiles that are laid in a game, if somebody wants to know before it begins.
    fn length(_rules: &Self::Rules) -> Option<Length> {
        None
    }

    /// Returns the colours of a seat.
    fn colours(rules: &Self::Rules, seat: u8) -> Vec<Colour>;

    /// Returns the supply of a seat, in words.
    fn supply(&self, seat: u8, texts: &Texts) -> String;

    /// Returns the supply of a seat as pictures, each with its number.
    fn pieces(&self, _seat: u8) -> Vec<(Glyph, u16)> {
        Vec::new()
    }

    /// Returns the points of a seat, if each has its own and they are known.
    fn points(&self, _seat: u8) -> Option<i32> {
        None
    }

    /// Set if points are known only as help, before the game is over.
    const POINTS_ARE_HELP: bool = false;

    /// Set if all seats win or lose together.
    const TEAM: bool = false;

    /// Returns the question to a seat that has to decide; its draft is filled in later.
    fn question(&self, seat: u8, words: Words<'_>) -> Question;

    /// Returns a tile of the box, upright, with its name.
    fn in_box(&self, tile: Self::Tile, texts: &Texts) -> (Glyph, String);

    /// Returns the answer that places the tile in hand.
    fn placing(cell: Cell, rotation: Rotation) -> Self::Action;

    /// Returns the consequences of an answer.
    fn foresight(
        &self,
        seat: u8,
        action: Self::Action,
        preview: &Preview<Self>,
        words: Words<'_>,
    ) -> Foresight;

    /// Returns what a later position of a turn would change about the end of the game, if it came now; `None` where that is
    /// not told of.
    fn if_it_ended(&self, _later: &Self, _words: Words<'_>) -> Option<Told> {
        None
    }

    /// Returns the position once the rest of the turn is over, if nothing more is placed: for the figures that a
    /// preview shows. It stops where a choice changes them.
    fn settled(&self) -> Self {
        self.clone()
    }

    /// Returns an event that has led to this position in words, its ply still to be filled in; `None` if it
    /// need not be shown.
    fn log_line(&self, event: &Self::Event, words: Words<'_>) -> Option<LogLine>;

    /// Returns the points, sounds and changed cells of events that led to this position. The lines are filled
    /// in later.
    fn happened(&self, events: &[Self::Event], words: Words<'_>) -> Happened;

    /// Returns an answer among others, where no question says what it is about.
    fn deed(&self, action: Self::Action, seat: u8, words: Words<'_>) -> String {
        self.answer(action, seat, words.names, words.texts)
    }

    /// Returns the board; that of `board`, if each seat has its own. A tile placed by a draft counts as
    /// placed this turn.
    fn board(&self, viewer: Option<u8>, board: u8, overlays: Overlays) -> Board;

    /// Returns the label of a cell with a tile: the tile and the pieces on it.
    fn label(&self, board: u8, cell: Cell, words: Words<'_>) -> String;

    /// Returns the features on a cell.
    fn features(&self, board: u8, cell: Cell, words: Words<'_>) -> Vec<Feature>;

    /// Returns the panels around the board, as far as the aid level allows.
    fn panels(&self, viewer: Option<u8>, board: u8, aid: Aid, words: Words<'_>) -> Vec<Panel>;

    /// Returns the tiles that are left.
    fn left(&self, words: Words<'_>) -> Left;

    /// Returns the chance that an empty cell is filled; `None` if it cannot be known.
    fn odds(&self, cell: Cell, words: Words<'_>) -> Option<Odds>;

    /// Explains the points after `ply` decisions, line by line: those of `board`, if each seat has its own;
    /// with `past` also the points so far. No lines if the panels show all of it.
    fn account(
        _session: &Session<Self>,
        _ply: usize,
        _board: u8,
        _past: bool,
        _words: Words<'_>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// Returns the few figures that matter most.
    fn brief(&self, words: Words<'_>) -> Vec<Brief>;

    /// Returns the seats that have won: all of a team, or none; `None` while the game is not over.
    fn winners(&self) -> Option<Seats>;

    /// The aims that positions to solve may have, in which [`Presented::worth`] measures positions.
    const AIMS: &'static [Aim] = &[];

    /// Returns what a position at the end of a turn of a seat is worth to it by an aim: more is better, and `None`,
    /// a lost game, is the worst.
    fn worth(&self, _seat: u8, _aim: Aim) -> Option<i32> {
        None
    }

    /// Returns the ending of a finished game.
    fn ending(session: &Session<Self>, words: Words<'_>) -> Option<Ending>;

    /// Returns the story of a finished game; `None` if nothing is told of it.
    fn story(_session: &Session<Self>, _words: Words<'_>) -> Option<Story> {
        None
    }
}
