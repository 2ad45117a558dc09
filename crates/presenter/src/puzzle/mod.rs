//! Small positions to solve: records cut where the question stands, with an aim for the rest of the turn, or for two.
//!
//! [`puzzles`] are the shipped ones, [`find`] looks for others in games between bots, [`check`] makes sure by search
//! that a position has exactly one best answer, and [`Presenter::verdict`](crate::Presenter::verdict) judges what somebody
//! has played in one.

mod announce;
mod find;
mod search;
mod verdict;

use crate::course::Course;
use crate::model::{Chair, Who};
use crate::open::{open, resume};
use crate::presented::Presented;
use fogbound_table::games::{AnyRecord, GameId};
use fogbound_table::record::{Record, RecordError, Sets};
use fogbound_table::texts::{Message, Texts, msg};
use fogbound_table::with_record;
use std::rc::Rc;

pub use announce::announced;
pub use find::{Candidate, TRIES, find};
pub use search::Worth;
pub(crate) use search::known;
use search::{begins_turn, best};
pub(crate) use verdict::of_turns;

/// What is to be achieved with the rest of a turn, or with two. More is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// As many points for the team as possible.
    Points,
    /// As few ghosts on the board as possible.
    Ghosts,
    /// The greatest lead in points.
    Lead,
    /// The greatest lead if the game ended then, with everything that the final scoring brings.
    Standing,
    /// The highest sheet.
    Sheet,
    /// The highest sheet once the hidden tile lies too.
    Hidden,
    /// The game won in this turn or the next one, whose tile is announced. It is for whoever plays alone.
    Win,
}

impl Aim {
    /// All of them.
    pub const ALL: &[Aim] =
        &[Aim::Points, Aim::Ghosts, Aim::Lead, Aim::Standing, Aim::Sheet, Aim::Hidden, Aim::Win];

    /// Returns the word for it in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Points => "points",
            Aim::Ghosts => "ghosts",
            Aim::Lead => "lead",
            Aim::Standing => "standing",
            Aim::Sheet => "sheet",
            Aim::Hidden => "hidden",
            Aim::Win => "win",
        }
    }

    /// Returns the number of turns there are for it.
    #[must_use]
    pub const fn turns(self) -> u8 {
        if matches!(self, Aim::Win) { 2 } else { 1 }
    }

    /// Returns it as a sentence.
    #[must_use]
    pub fn text(self) -> Message<'static> {
        match self {
            Aim::Points => msg!("puzzle-aim-points"),
            Aim::Ghosts => msg!("puzzle-aim-ghosts"),
            Aim::Lead => msg!("puzzle-aim-lead"),
            Aim::Standing => msg!("puzzle-aim-standing"),
            Aim::Sheet => msg!("puzzle-aim-sheet"),
            Aim::Hidden => msg!("puzzle-aim-hidden"),
            Aim::Win => msg!("puzzle-aim-win"),
        }
    }
}

/// A shipped position to solve.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle {
    /// The game.
    pub game: GameId,
    /// Its name: the folder and the file, like `mists/03`.
    pub id: &'static str,
    /// Its number among those of its game, from 1.
    pub number: usize,
    /// The aim.
    pub aim: Aim,
    /// How hard it is, from 1 to [`HARDEST`]; `None` if it is not known.
    pub difficulty: Option<u8>,
    /// The record.
    pub record: &'static str,
}

/// The shipped files.
const SHIPPED: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// Returns the shipped positions, game by game, from easy to hard.
#[must_use]
pub fn puzzles() -> Vec<Puzzle> {
    let of_game = |&game: &GameId| {
        let is_its = move |(id, _): &&(&str, &str)| id.split('/').next() == Some(game.name());
        let files = SHIPPED.iter().filter(is_its).zip(1..);
        let read = |(&(id, record), number)| {
            let difficulty = missed_of(record).map(difficulty_of);
            Some(Puzzle { game, id, number, aim: aim_of(record)?, difficulty, record })
        };
        let mut all: Vec<Puzzle> = files.filter_map(read).collect();
        all.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.number));
        all
    };
    GameId::ALL.iter().flat_map(of_game).collect()
}

/// Returns the next position of a game to solve: the first one that is not solved, after the one with the name
/// `after` if there is any there. `None` if no other one is left.
#[must_use]
pub fn next_puzzle(
    game: GameId,
    after: Option<&str>,
    is_solved: impl Fn(&Puzzle) -> bool,
) -> Option<Puzzle> {
    let mut all = puzzles();
    all.retain(|puzzle| puzzle.game == game);
    let from = all.iter().position(|puzzle| Some(puzzle.id) == after).map_or(0, |at| at + 1);
    all.rotate_left(from);
    all.into_iter().find(|puzzle| Some(puzzle.id) != after && !is_solved(puzzle))
}

/// Puts a position to solve on a table of its own. Nobody is to come to the other seats, so they go by their numbers.
///
/// # Errors
/// As [`open`].
pub fn solving(record: &str, texts: &Rc<Texts>) -> Result<Course, RecordError> {
    let game = open(record, texts)?;
    let name = |chair: &Chair| match chair.who {
        Who::Open => texts.say(msg!("name-person", seat = chair.seat + 1)),
        Who::Person | Who::Bot(_) => String::new(),
    };
    let names: Vec<String> = game.chairs().iter().map(name).collect();
    Ok(Course::new(game, &names))
}

/// The beginning of the comment that names the aim.
const SOLVE: &str = "solve:";
/// The beginning of the comment that says how often the weakest level misses the answer.
const MISSED: &str = "missed:";

/// Returns the comment that says how often the weakest level misses the answer, without its sign.
#[must_use]
pub fn missed_comment(missed: u8) -> String {
    format!("{MISSED} {missed} of {TRIES}")
}

/// Returns what a comment in a record says after its beginning.
fn comment<'a>(record: &'a str, beginning: &str) -> Option<&'a str> {
    let said = |line: &'a str| line.strip_prefix('#')?.trim().strip_prefix(beginning);
    record.lines().find_map(said).map(str::trim)
}

/// The difficulty of positions whose answer the weakest level never finds.
pub const HARDEST: u8 = 5;

/// Returns how hard a position is that the weakest level misses so often.
const fn difficulty_of(missed: u8) -> u8 {
    1 + missed * (HARDEST - 1) / TRIES
}

/// Returns how often of [`TRIES`] the weakest level misses the answer, as a record says in its header.
fn missed_of(record: &str) -> Option<u8> {
    let (missed, of) = comment(record, MISSED)?.split_once(" of ")?;
    let missed = missed.parse().ok().filter(|&missed| missed <= TRIES)?;
    (of.parse() == Ok(TRIES)).then_some(missed)
}

/// Returns the aim that a record names in its header.
#[must_use]
pub fn aim_of(record: &str) -> Option<Aim> {
    let word = comment(record, SOLVE)?;
    Aim::ALL.iter().copied().find(|aim| aim.name() == word)
}

/// The reason for which a record is no position to solve.
#[derive(Debug)]
pub enum Fault {
    /// It is no record, or not one of a game that was played by the rules.
    Record(Box<RecordError>),
    /// It names none of the aims of its game, in this line.
    Aim(u32, &'static [Aim]),
    /// Something else, in words, with the line that it is about.
    Other(u32, Message<'static>),
}

/// What there is to know about a position that can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What is to be achieved.
    pub aim: Aim,
    /// What the best turn leads to.
    pub worth: i32,
    /// How much better that is than everything else; `None` if everything else loses the game.
    pub margin: Option<i32>,
    /// How often of [`TRIES`] the weakest level misses it.
    pub missed: u8,
    /// How often that is according to the header.
    pub noted: Option<u8>,
}

/// Checks a position to solve by going through all turns.
///
/// # Errors
/// The reason for which it is none, or has no single best answer.
pub fn check(name: &str, text: &str) -> Result<Checked, Fault> {
    let record = AnyRecord::parse(name, text).map_err(|error| Fault::Record(Box::new(error)))?;
    with_record!(record, record => checked(record, text))
}

fn checked<G: Presented>(record: Record<G>, text: &str) -> Result<Checked, Fault> {
    let lines = || text.lines().zip(1..);
    let last = lines().last().map_or(1, |(_, number)| number);
    let at = lines().find(|(line, _)| line.contains(SOLVE)).map_or(2, |(_, number)| number);
    let aim = aim_of(text).filter(|aim| G::AIMS.contains(aim));
    let aim = aim.ok_or(Fault::Aim(at, G::AIMS))?;
    let session =
        resume(record, &Sets::shipped()).map_err(|error| Fault::Record(Box::new(error)))?;
    let people = session.people();
    let is_alone = session.seats().len() == 1;
    if is_alone != (aim.turns() > 1) {
        let text =
            if is_alone { msg!("puzzle-fault-alone") } else { msg!("puzzle-fault-together") };
        return Err(Fault::Other(at, text));
    }
    let seat = people.smallest().filter(|_| people.len() == 1);
    let nobody = Fault::Other(last, msg!("puzzle-fault-nobody"));
    let Some(seat) = seat else { return Err(nobody) };
    let known = known(session.game(), seat, aim);
    let legal = known.legal_of(seat);
    if legal.is_empty() || (is_alone && !begins_turn(&legal)) {
        return Err(nobody);
    }
    let best = best(&known, seat, aim).ok_or(Fault::Other(last, msg!("puzzle-fault-large")))?;
    match (best.worth, best.second) {
        (None, _) => Err(Fault::Other(last, msg!("puzzle-fault-lost"))),
        (Some(_), None) => Err(Fault::Other(last, msg!("puzzle-fault-same"))),
        (Some(_), Some(_)) if !best.is_only => {
            Err(Fault::Other(last, msg!("puzzle-fault-several")))
        }
        (Some(worth), Some(second)) => Ok(Checked {
            aim,
            worth,
            margin: second.map(|second| worth - second),
            missed: find::missed_by_beginners(&known, seat, aim, best.worth).unwrap_or(TRIES),
            noted: missed_of(text),
        }),
    }
}
