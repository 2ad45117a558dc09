//! First games that teach: a game with arranged tiles in which team-mates and rivals play their part.
//!
//! The script is a finished record. As long as a game stands where the script stands, by the hash of its public
//! position, the script says what the others do, what advice is, and what is worth saying (`# say: NAME` before a
//! decision). Whoever plays otherwise plays on with real bots and real advice.

use crate::presented::Presented;
use fogbound_game::StateHash;
use fogbound_table::games::GameId;
use fogbound_table::record::{Record, Replay, Sets};
use fogbound_table::texts::Texts;
use fogbound_table::with_game;

/// The comment in the header of the record of a first game.
const FIRST: &str = "lesson: first";

/// The comment that marks what is said.
const SAY: &str = "say";

/// The first game that teaches a game.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The script: a record of the whole game.
    pub script: &'static str,
    /// The names of all that is said, in order.
    pub names: &'static [&'static str],
    /// Returns what is said by its name, which is one of them.
    pub say: fn(&Texts, &str) -> String,
}

/// Returns true if a game has a first game.
#[must_use]
pub fn has_lesson(game: GameId) -> bool {
    with_game!(game, G => G::LESSON.is_some())
}

/// Returns the record of a first game that begins now; `None` if the game has none.
#[must_use]
pub fn lesson(game: GameId) -> Option<String> {
    with_game!(game, G => begun::<G>())
}

fn begun<G: Presented>() -> Option<String> {
    let script = Record::<G>::parse("", G::LESSON?.script).ok()?;
    Some(script.branch(0)?.to_text())
}

/// The script of a game that is a first game.
pub(crate) struct Script<G: Presented> {
    lesson: Lesson,
    replay: Replay<G>,
    /// The hash of each of its positions.
    hashes: Vec<StateHash>,
    /// What is said before decisions, by the number of standing ones.
    says: Vec<(usize, String)>,
}

impl<G: Presented> Script<G> {
    /// Returns the script of a recorded game, if it is a first game.
    pub(crate) fn of(record: &Record<G>) -> Option<Script<G>> {
        let lesson = G::LESSON.filter(|_| record.header.comments.iter().any(|it| it == FIRST))?;
        let script = Record::<G>::parse("", lesson.script).ok()?;
        let replay = script.replay(&Sets::shipped()).ok()?;
        let positions = (0..=replay.taken().len()).filter_map(|ply| replay.at(ply));
        let hashes = positions.map(G::hash).collect();
        Some(Script { lesson, replay, hashes, says: script.marked(SAY) })
    }

    /// Returns the number of decisions after which the script stands where a game stands, and the position there.
    ///
    /// Nobody sees answers of several seats before the last one is there, so the game stands where all were asked.
    fn place<'a>(&self, replay: &'a Replay<G>, game: &'a G) -> Option<(usize, &'a G)> {
        let answered = replay.taken().len().checked_sub(replay.running())?;
        let here = if replay.running() > 0 { replay.at(answered)? } else { game };
        let hash = here.hash();
        Some((self.hashes.iter().position(|then| *then == hash)?, here))
    }

    /// Returns the answer of a seat in the script, given a game and the position with what the seat has drafted.
    pub(crate) fn answer(&self, replay: &Replay<G>, game: &G, seat: u8) -> Option<G::Action> {
        let (from, here) = self.place(replay, game)?;
        let asked = here.deciding().seats().iter().count();
        let mut answers = self.replay.taken().iter().skip(from).take(asked);
        Some(answers.find(|taken| taken.seat == seat)?.action)
    }

    /// Returns what is said before the decision of a seat, by its name and in words.
    pub(crate) fn say(
        &self,
        replay: &Replay<G>,
        game: &G,
        texts: &Texts,
    ) -> Option<(&'static str, String)> {
        let (ply, _) = self.place(replay, game)?;
        let (_, name) = self.says.iter().find(|(at, _)| *at == ply)?;
        let name = self.lesson.names.iter().find(|known| **known == name.as_str())?;
        Some((name, (self.lesson.say)(texts, name)))
    }
}
