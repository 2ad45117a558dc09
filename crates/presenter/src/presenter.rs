//! The face that every game shows to a screen.

use crate::advice::{Care, Counsel, Review};
use crate::course::AskedBack;
use crate::model::*;
use crate::puzzle::Aim;
use crate::turning::Turning;
use fogbound_game::{Cell, Seed};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// A running, finished or recorded game as a screen sees it. Answers are texts as records write them.
///
/// An answer to a [`Look`] reveals no more than the seat that looks may know.
pub trait Presenter {
    /// Returns the game that is played.
    fn game(&self) -> GameId;

    /// Returns the game in a line: the level, the parts, the readings of rules that differ.
    fn title(&self) -> String;

    /// Returns what the game is about, in a sentence.
    fn about(&self) -> String;

    /// Returns the aid level of the table.
    fn aid(&self) -> Aid;

    /// Returns the promise about the shuffle, if one was made.
    fn commitment(&self) -> Option<String>;

    /// Names the seats, in order; a seat with an empty name is named after its holder. People at this screen have the seats
    /// `here`, or all of them.
    fn call(&mut self, names: &[String], here: Option<&[u8]>);

    /// Speaks another language from now on.
    fn speak(&mut self, texts: Rc<Texts>);

    /// Returns the seats in order, as they are now.
    fn chairs(&self) -> Vec<Chair> {
        self.chairs_at(Look::default())
    }

    /// Returns the seats in order, as they are in a position.
    fn chairs_at(&self, look: Look) -> Vec<Chair>;

    /// Hands a seat to a person, a bot (by its name) or nobody (`open`), from now on.
    ///
    /// # Errors
    /// Fails if there is no such seat or bot, or the game is over.
    fn give_seat(&mut self, seat: u8, who: &str) -> Result<(), Refused>;

    /// Returns the people who have to decide now.
    fn people_to_decide(&self) -> Vec<u8>;

    /// Returns `true` if seats see different things, so that people around one screen have
    /// to pass it on.
    fn has_secrets(&self) -> bool;

    /// Returns `true` if all seats win or lose together.
    fn is_team(&self) -> bool;

    /// Returns the seat of a bot that has to decide now.
    fn bot_to_decide(&self) -> Option<u8>;

    /// Lets the bot that has to decide first take its decision here and now; returns `None` if no bot has to.
    ///
    /// # Errors
    /// Fails if its answer is against the rules; nothing is changed.
    fn let_bot_decide(&mut self) -> Result<Option<(u8, Happened)>, Refused>;

    /// Takes the decision of a bot, which [`decide`](crate::decide) has made elsewhere.
    ///
    /// # Errors
    /// Fails if it is no bot's turn, or the rules forbid it; nothing is changed.
    fn take_for_bot(&mut self, seat: u8, action: &str) -> Result<Happened, Refused>;

    /// Returns the question to a seat, with its draft; `None` when it has nothing to decide.
    fn question(&self, seat: u8) -> Option<Question>;

    /// Returns the answer that places the tile in hand, `turns` quarter turns clockwise.
    fn placing(&self, cell: Cell, turns: u8) -> String;

    /// Returns the consequences of an answer after what the seat has drafted.
    ///
    /// # Errors
    /// The reason for which it is not allowed, or not shown at this aid level.
    fn foresee(&self, seat: u8, action: &str) -> Result<Foresight, Refused>;

    /// Returns the reason for which an answer is not allowed; `None` if it is allowed.
    fn why_not(&self, seat: u8, action: &str) -> Option<Refused>;

    /// Adds an answer to the draft of a seat. A complete draft is taken at once.
    ///
    /// # Errors
    /// The reason for which it is not allowed; nothing is changed.
    fn push(&mut self, seat: u8, action: &str) -> Result<Pushed, Refused>;

    /// Adds an answer to the draft of a seat that does not complete it.
    ///
    /// # Errors
    /// The reason for which it is not allowed, or that nothing could follow it; nothing is changed.
    fn draft_on(&mut self, seat: u8, action: &str) -> Result<(), Refused>;

    /// Adds an answer to the turn of a seat, which is taken elsewhere. Returns `true` once the turn is complete.
    ///
    /// # Errors
    /// The reason for which it is not allowed; nothing is changed.
    fn compose(&mut self, seat: u8, action: &str) -> Result<bool, Refused>;

    /// Returns the answers of the turn that a seat composes, as records write them.
    fn composed(&self, seat: u8) -> Vec<String>;

    /// Follows a game that goes on elsewhere by the lines that its public form grows by. `seat` is the one that has
    /// decided.
    ///
    /// # Errors
    /// The reason for which they do not go on from here. The game has to be opened anew then.
    fn follow(&mut self, seat: Option<u8>, lines: &[String]) -> Result<Happened, Refused>;

    /// Takes what a seat has drafted so far, without waiting for the turn to be complete.
    ///
    /// # Errors
    /// Fails if nothing is drafted, or the table has gone on since; nothing is changed.
    fn confirm(&mut self, seat: u8) -> Result<Happened, Refused>;

    /// Takes back the last answer in the draft of a seat; without a draft its last `decisions` decisions at
    /// the table.
    ///
    /// # Errors
    /// Fails if there is nothing to take back, or something hidden has come out since.
    fn take_back(&mut self, seat: u8, decisions: u32) -> Result<(), Refused>;

    /// Returns the reason for which decisions of a seat cannot be taken back without consent; `None` if they can.
    fn why_not_back(&self, seat: u8, decisions: u32) -> Option<Refused>;

    /// Returns the person whose decision is the last that stands of all people's; `None` if none does.
    fn last_decided(&self) -> Option<u8>;

    /// Returns the person who made the last choice of a decision that others still have to make at
    /// the same time, unseen by them.
    fn last_choice(&self) -> Option<u8>;

    /// Returns `true` if what [`Presenter::take_back`] refuses to a seat is possible with everybody's consent.
    fn would_consent_help(&self, seat: u8, decisions: u32) -> bool;

    /// Returns the number of decisions of all seats that go with the last `decisions` of a seat; 0 when it
    /// has not decided so often.
    fn taken_along(&self, seat: u8, decisions: u32) -> u32;

    /// Asks all people to agree that the last `decisions` decisions of a seat be taken back; returns `true`
    /// if it is done at once because nobody else has to be asked.
    ///
    /// # Errors
    /// Fails if not even consent would help.
    fn ask_to_take_back(&mut self, seat: u8, decisions: u32) -> Result<bool, Refused>;

    /// Returns the undo that was asked for, as long as people have not agreed to it.
    fn asked_back(&self) -> Option<AskedBack>;

    /// Says that so many decisions of all seats would be taken back, of which the first is that of `by`.
    fn would_go(&self, by: Option<u8>, decisions: u32) -> String;

    /// Lets a person agree (returns `true` if all have, and it is done) or decline.
    ///
    /// # Errors
    /// Fails if nothing was asked, or not of this seat.
    fn agree(&mut self, seat: u8, agrees: bool) -> Result<bool, Refused>;

    /// Checks that a seat may have advice, which [`counsel`](crate::counsel) finds elsewhere.
    ///
    /// # Errors
    /// Fails if the aid level includes no hints, or the seat has nothing to decide.
    fn check_hint(&self, seat: u8) -> Result<(), Refused>;

    /// Thinks here and now about what a seat should do, after what it has drafted.
    ///
    /// # Errors
    /// As [`Presenter::check_hint`].
    fn counsel(&self, seat: u8, care: Care) -> Result<Counsel, Refused>;

    /// Returns advice to a seat in words, after what it has drafted.
    ///
    /// # Errors
    /// As [`Presenter::check_hint`], or if the counsel is about another position.
    fn advice(&self, seat: u8, counsel: &Counsel) -> Result<Advice, Refused>;

    /// Returns who gives advice and what it goes by, in words.
    fn adviser(&self) -> String;

    /// Explains the points of the board looked at, line by line; with `past` also the points so far, if they
    /// are known. No lines if the panels show all of it.
    ///
    /// # Errors
    /// Fails if the aid level does not show it.
    fn account(&self, look: Look, past: bool) -> Result<Vec<String>, Refused>;

    /// Returns `true` if the next tile has to be told, as it is drawn from a box on the table.
    fn wants_tile(&self) -> bool;

    /// Returns the tiles that may come next, as they are told.
    fn tiles_in_box(&self) -> Vec<InBox>;

    /// Returns those of them that somebody may mean by the name of a tile, its number if tiles have numbers, or a part of
    /// its name: one when it is clear, all for an empty text.
    fn tiles_named(&self, name: &str) -> Vec<InBox> {
        let name = plain(name);
        let number = name.parse::<u8>().ok().map(|_| format!("{name}-"));
        let (mut same, mut like) = (None, Vec::new());
        for it in self.tiles_in_box() {
            let names = [plain(&it.word), plain(&it.tile.name)];
            let is_numbered = number.as_ref().is_some_and(|number| names[0].starts_with(number));
            if names.contains(&name) || is_numbered {
                same = same.or(Some(it.clone()));
            }
            if names.iter().any(|known| known.contains(&name)) {
                like.push(it);
            }
        }
        same.map_or(like, |same| vec![same])
    }

    /// Returns the word for a tile that is drawn by chance from those that may come next: each of them as likely as
    /// any other. `chance` is any text; the same text draws the same tile. `None` if none is left.
    fn drawn_by_chance(&self, chance: &str) -> Option<String> {
        let tiles = self.tiles_in_box();
        let all: u16 = tiles.iter().map(|it| it.tile.n).sum();
        let mut nth =
            u16::try_from(Seed::new(chance).stream("box").below(u32::from(all.max(1)))).ok()?;
        let drawn = tiles.into_iter().find(|it| {
            let is_it = nth < it.tile.n;
            nth = nth.saturating_sub(it.tile.n);
            is_it
        });
        drawn.map(|it| it.word)
    }

    /// Tells the tile that was drawn, by its [`InBox::word`].
    ///
    /// # Errors
    /// Fails if no tile has to be told, or no such tile is left; nothing is changed.
    fn tell_tile(&mut self, name: &str) -> Result<Happened, Refused>;

    /// Returns the record: setup and all decisions. It holds hidden things; share a running game as
    /// [`Presenter::public_record`].
    fn record(&self) -> String;

    /// Returns the record for a file: with the hash of the position it has come to at its end.
    fn saved(&self) -> String;

    /// Returns the record as far as a spectator may know it.
    fn public_record(&self) -> String;

    /// Returns the draft of a seat as text, to be kept beside the record; empty without one.
    fn draft(&self, seat: u8) -> String;

    /// Restores a draft that was kept.
    ///
    /// # Errors
    /// Fails if it does not belong here any more.
    fn restore(&mut self, draft: &str) -> Result<(), Refused>;

    /// Returns `true` once the game is over.
    fn is_over(&self) -> bool;

    /// Returns the number of decisions taken back.
    fn undone(&self) -> u32;

    /// Returns the number of standing decisions.
    fn plies(&self) -> usize;

    /// Returns the board, with these features outlined.
    fn board(&self, look: Look, overlays: Overlays) -> Board;

    /// Returns the label of each of these cells with a tile: the tile and the pieces on it.
    fn labels(&self, look: Look, cells: &[Cell]) -> Vec<(Cell, String)>;

    /// Returns the features on a cell, in words and with their outlines.
    fn features(&self, look: Look, cell: Cell) -> Vec<Feature>;

    /// Returns the panels around the board, the most important first.
    fn panels(&self, look: Look) -> Vec<Panel>;

    /// Returns the log of everything up to the position.
    fn log(&self, look: Look) -> Vec<LogLine>;

    /// Returns the decision that led to a position: its seat and its answer, in words; `None` at the start.
    fn decided(&self, ply: usize) -> Option<String>;

    /// Returns the question asked in a position, with the names of its seats before it; `None` without one, as
    /// in a finished game.
    fn asked(&self, look: Look) -> Option<Question>;

    /// Returns the hash of the public part of a position.
    fn hash(&self, look: Look) -> String;

    /// Returns the events of the decision that led to a position; at the start of the game before
    /// the first decision.
    fn happened(&self, ply: usize) -> Happened;

    /// Returns the tiles that are left, if the aid level shows them.
    ///
    /// # Errors
    /// Fails if it does not.
    fn left(&self, look: Look) -> Result<Left, Refused>;

    /// Returns the exact chance that an empty cell is filled.
    ///
    /// # Errors
    /// Fails if the aid level does not show it, or the chance for the cell cannot be known.
    fn odds(&self, look: Look, cell: Cell) -> Result<Odds, Refused>;

    /// Returns `true` in a first game that teaches.
    fn is_lesson(&self) -> bool;

    /// Returns what a first game says before the decision of a seat: its name, and the words. `None` where it has
    /// nothing to say.
    fn says(&self, seat: u8) -> Option<(&'static str, String)>;

    /// Returns the rule that explains a piece or a category by its name ([`Glyph::piece`]), or a thing on the board
    /// ([`Scene::things`](crate::Scene::things)).
    fn card(&self, piece: &str) -> Option<&'static str>;

    /// Returns the names of all hints of the game, in the order in which they usually come.
    fn hints(&self) -> &'static [&'static str];

    /// Returns a hint in words.
    fn hint(&self, name: &str) -> String;

    /// Returns the ending of a finished game.
    fn ending(&self) -> Option<Ending>;

    /// Returns the story of a finished game; `None` if nothing is told of it.
    fn story(&self) -> Option<Story>;

    /// Returns the search for the turn that a defeat hung on; `None` unless the person who plays, or the team, has
    /// lost.
    fn turning(&self) -> Option<Turning>;

    /// Returns what such a search has found, and the standing decisions before the position it is about.
    fn tell_turning(&self, turning: &Turning) -> (Told, Option<usize>);

    /// Returns what there is to look at again in a game that is over, before it has been looked at, beginning with the game
    /// of a seat, if a person had it; `None` if nothing of it can be forecast.
    fn review(&self, seat: Option<u8>) -> Option<Review>;

    /// Returns what looking again has found so far, in words.
    fn lookback(&self, review: &Review) -> Lookback;

    /// Returns the board after other decisions at a position of a game that is over, as the seat would have seen it
    /// that decided there; `None` if they are not possible.
    fn board_instead(&self, ply: usize, actions: &[String]) -> Option<Board>;

    /// Returns the record of another game that goes on from an earlier position of this one, which is over, with
    /// the same tiles; `None` where tiles were told from a box.
    fn branch(&self, ply: usize) -> Option<String>;

    /// Returns what somebody has written about a position of a game that is over; empty if nobody has.
    fn remark(&self, ply: usize) -> String;

    /// Writes a remark about a position of a game that is over into its record, in place of the one before.
    fn set_remark(&mut self, ply: usize, text: &str);

    /// Returns the example of a rule that a place in the record gives; `None` if there is nothing of the kind.
    fn example(&self, mark: &Mark) -> Option<Example>;

    /// Judges the turn that the only person has played from a position on, which a record cut there sets to solve;
    /// `None` as long as the turn is not over.
    fn verdict(&self, from: usize, aim: Aim) -> Option<Verdict>;

    /// Returns the wish that leads to the same game again: setup, seats and seed. It has no seed if chance
    /// does not come from one.
    fn wish(&self) -> Wish;

    /// Returns the few figures that matter most, for places without room for panels.
    fn brief(&self, look: Look) -> Vec<Brief>;
}

/// Returns a name without capitals and blanks.
fn plain(name: &str) -> String {
    name.replace(' ', "-").chars().flat_map(char::to_lowercase).collect()
}
