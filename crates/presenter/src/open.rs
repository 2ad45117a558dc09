//! Games for a screen: new ones, recorded ones, and the decisions of bots in them.

use crate::lesson::Script;
use crate::model::Refused;
use crate::playing::Playing;
use crate::presented::Presented;
use crate::presenter::Presenter;
use fogbound_bots::Seated;
use fogbound_game::{Refusal, Seed};
use fogbound_table::aid::Aid;
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Chance, Record, RecordError, Recorded, Sets};
use fogbound_table::session::{Session, seats_of};
use fogbound_table::setup::Wish;
use fogbound_table::texts::Texts;
use fogbound_table::{with_game, with_record};
use std::rc::Rc;

/// Starts a new game.
///
/// # Errors
/// The reason for which no such game can be set up.
pub fn start(wish: &Wish, texts: &Rc<Texts>) -> Result<Box<dyn Presenter>, Refused> {
    with_game!(wish.game, G => begin::<G>(wish, texts))
}

fn begin<G: Presented + 'static>(
    wish: &Wish,
    texts: &Rc<Texts>,
) -> Result<Box<dyn Presenter>, Refused> {
    let session = session::<G>(wish).map_err(|refusal| refused(&refusal, texts))?;
    Ok(at_table(session, Sets::shipped(), texts))
}

fn session<G: Presented>(wish: &Wish) -> Result<Session<G>, Refusal> {
    Session::of_wish(wish, wish.rules::<G>()?)
}

fn refused(refusal: &Refusal, texts: &Texts) -> Refused {
    Refused { text: texts.refusal(refusal), rule: refusal.rule.to_string() }
}

/// Returns the record of a game in which nothing has happened yet, for whoever sets up a position in its analysis: every
/// tile is told, and whatever else comes by chance at the start comes from the seed of the wish.
///
/// # Errors
/// The reason for which no such game can be set up.
pub fn empty(wish: &Wish, texts: &Texts) -> Result<String, Refused> {
    fn record_of<G: Presented>(wish: &Wish) -> Result<String, Refusal> {
        let session = session::<G>(&Wish { aid: Aid::Full, told: false, ..wish.clone() })?;
        // The game was set up from the shipped sets.
        emptied(&session, &Sets::shipped()).map_err(|_| Refusal::new("X-6", "setup-order"))
    }
    let seats = vec!["person".to_owned(); wish.seats.len()];
    let wish = Wish { seats, ..wish.clone() };
    with_game!(wish.game, G => record_of::<G>(&wish)).map_err(|refusal| refused(&refusal, texts))
}

/// Returns the record of a game before anything has happened in it, with tiles that are told. Its record names these
/// sets.
///
/// # Errors
/// Fails if the game cannot be opened with the sets.
pub fn emptied<G: Recorded + Seated>(
    session: &Session<G>,
    sets: &Sets,
) -> Result<String, RecordError> {
    let mut record = session.record().public(sets)?;
    record.lines.clear();
    Ok(record.to_text())
}

/// Opens a recorded game, finished or not. The holders of the seats are read from the record.
///
/// # Errors
/// The problem of the text and its place.
pub fn open(text: &str, texts: &Rc<Texts>) -> Result<Box<dyn Presenter>, RecordError> {
    open_with("", text, Sets::shipped(), texts)
}

/// Opens a recorded game that may need other sets than the shipped ones. `name` is that of its file, for
/// errors.
///
/// # Errors
/// As [`open`], or when a set is missing.
pub fn open_with(
    name: &str,
    text: &str,
    sets: Sets,
    texts: &Rc<Texts>,
) -> Result<Box<dyn Presenter>, RecordError> {
    with_record!(AnyRecord::parse(name, text)?, record => {
        resume(record, &sets).map(|session| at_table(session, sets, texts))
    })
}

/// Takes a seat at a game that was set up elsewhere. Its record names these sets.
#[must_use]
pub fn at_table<G: Presented + 'static>(
    session: Session<G>,
    sets: Sets,
    texts: &Rc<Texts>,
) -> Box<dyn Presenter> {
    Box::new(Playing::new(session, sets, texts.clone()))
}

pub(crate) fn resume<G: Recorded + Seated>(
    record: Record<G>,
    sets: &Sets,
) -> Result<Session<G>, RecordError> {
    let seats = seats_of(&record, &bot_seed(&record));
    Session::resume(record, sets, seats)
}

/// Returns the source of chance for the bots of a recorded game: not that of the tiles, and
/// each time they are asked from elsewhere.
pub(crate) fn bot_seed<G: Recorded>(record: &Record<G>) -> Seed {
    let seed = match &record.header.chance {
        Chance::Seed(seed) => seed.as_str(),
        Chance::Order(_) | Chance::Told => "",
    };
    Seed::new(format!("{seed} bots {}", record.lines.len()))
}

/// Returns the decision of the bot that has to decide first, by what its seat sees: its seat and its answer.
/// `None` when no bot has to, or the record cannot be read.
#[must_use]
pub fn decide(record: &str) -> Option<(u8, String)> {
    fn first<G: Presented>(record: Record<G>) -> Option<(u8, String)> {
        let script = Script::of(&record);
        let mut session = resume(record, &Sets::shipped()).ok()?;
        let scripted = session.bots_to_decide().smallest().and_then(|seat| {
            let action = script?.answer(session.replay(), session.game(), seat)?;
            session.game().check_of(seat, action).is_ok().then_some((seat, action))
        });
        let (seat, action) = match scripted {
            Some(scripted) => scripted,
            None => session.let_bot_decide().ok()?.map(|(seat, action, _)| (seat, action))?,
        };
        Some((seat, action.to_string()))
    }
    with_record!(AnyRecord::parse("", record).ok()?, record => first(record))
}
