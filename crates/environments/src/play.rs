//! A running game by the face that is the same for all games.

use crate::Hosted;
use crate::observe::{Observation, Observer, TooMany};
use crate::player::{Player, Seated};
use crate::reward::Reward;
use fogbound_game::{Refusal, Seed};
use fogbound_pictures::panel::poster_svg;
use fogbound_pictures::{Styling, Theme};
use fogbound_presenter::Recorded;
use fogbound_table::games::{AnyRecord, GameId};
use fogbound_table::record::{Chance, Publisher, Record, RecordError, Replay, Sets};
use fogbound_table::texts::Texts;
use fogbound_table::{trace, with_record};
use serde_json::{Value, json};
use std::any::Any;
use std::rc::Rc;
use std::sync::Arc;

/// An answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<'a> {
    /// By its place in the list of legal answers, from 0.
    Place(usize),
    /// As records write it.
    Text(&'a str),
}

/// A running or finished game. It is the host's: only [`Play::view`], [`Play::public_record`] and
/// [`Play::seen_record`] are fit for players.
pub trait Play: Any + Send + Sync {
    /// Returns the game that is played.
    fn id(&self) -> GameId;

    /// Returns the number of seats.
    fn players(&self) -> u8;

    /// Returns `true` if all seats win or lose together.
    fn is_team(&self) -> bool;

    /// Returns the seats that have to decide now, in order; several if they decide at once.
    fn deciding(&self) -> Vec<u8>;

    /// Returns `true` if the game has ended.
    fn is_over(&self) -> bool;

    /// Returns the number of decisions taken, those taken back included.
    fn plies(&self) -> usize;

    /// Returns the legal answers of a seat, as records write them; none when it has nothing to decide.
    fn legal(&self, seat: u8) -> Vec<String>;

    /// Returns the number of legal answers of a seat.
    fn count_legal(&self, seat: u8) -> usize;

    /// Takes a decision of a seat.
    ///
    /// # Errors
    /// The rule that forbids it; nothing is changed.
    fn apply(&mut self, seat: u8, answer: Answer<'_>) -> Result<(), Refusal>;

    /// Returns `true` if the next tile has to be told.
    fn wants_tile(&self) -> bool;

    /// Returns the tiles that nobody has seen as records write them, each with its number. Drawing one of them is
    /// as likely as drawing any other.
    fn unseen(&self) -> Vec<(String, u16)>;

    /// Tells the next tile, as records write it.
    ///
    /// # Errors
    /// X-6 when no tile has to be told, the rule of the supply when no such tile is left; nothing is changed.
    fn tell(&mut self, tile: &str) -> Result<(), Refusal>;

    /// Takes back the last `decisions` standing decisions.
    ///
    /// # Errors
    /// X-7 if there are not so many, X-6 if something hidden came out since; nothing is changed.
    fn undo(&mut self, decisions: u32) -> Result<(), Refusal>;

    /// Returns the seats that have won; `None` while the game is not over.
    fn winners(&self) -> Option<Vec<u8>>;

    /// Returns what the end of the game is worth to a seat; 0 while the game is not over.
    fn reward(&self, seat: u8, reward: Reward) -> f32;

    /// Returns the end of the game as the trace has it (`docs/trace.md`), if it has come.
    fn result(&self) -> Option<Value>;

    /// Returns what a seat (`None`: a spectator) may know as an object: `seat`, `deciding`, `over`, its `question`
    /// and `legal` answers, and the `position` as the trace has it (`docs/trace.md`).
    fn view(&self, seat: Option<u8>) -> Value;

    /// Returns what a seat may know as numbers.
    ///
    /// # Errors
    /// If its legal answers do not fit the shape of the observations ([`Rules::shape`](crate::Rules::shape)).
    fn observe(&self, seat: u8) -> Result<Observation, TooMany>;

    /// Returns the hash of everything that everybody may see.
    fn hash(&self) -> String;

    /// Returns the record.
    ///
    /// # Errors
    /// Those of [`Record::replay`]; none for a game that was started or opened here.
    fn record(&self) -> Result<String, RecordError>;

    /// Returns the record as far as a spectator may know it.
    ///
    /// # Errors
    /// As [`Play::record`].
    fn public_record(&self) -> Result<String, RecordError>;

    /// Returns the record as far as a seat may know it.
    ///
    /// # Errors
    /// As [`Play::record`].
    fn seen_record(&self, seat: u8) -> Result<String, RecordError>;

    /// Returns the lines of the trace, which shows what was hidden once the game is over.
    ///
    /// # Errors
    /// As [`Play::record`].
    fn trace(&self) -> Result<Vec<String>, RecordError>;

    /// Draws the position for everybody as SVG. The side of a tile is `side` pixels long; by default it is chosen so
    /// that the picture fits a page.
    ///
    /// # Errors
    /// As [`Play::record`].
    fn svg(&self, side: Option<u32>) -> Result<String, RecordError>;

    /// Returns a copy, which goes on by itself.
    fn copy(&self) -> Box<dyn Play>;

    /// Makes a bot for a seat of this game; `None` when there is none with this name.
    fn bot(&self, name: &str, seed: &str, seat: u8) -> Option<Box<dyn Player>>;
}

/// Takes up a recorded game that was played with one of these sets. `name` (a file name) is only shown in errors.
///
/// # Errors
/// The first line that is no record or that the rules refuse.
pub fn open(name: &str, text: &str, sets: Sets) -> Result<Box<dyn Play>, RecordError> {
    fn of<G: Hosted>(record: Record<G>, sets: Sets) -> Result<Box<dyn Play>, RecordError> {
        Ok(Box::new(Playing::open(record, Arc::new(sets))?))
    }
    with_record!(AnyRecord::parse(name, text)?, record => of(record, sets))
}

/// Something that has changed the game.
#[derive(Clone)]
enum Step<G: Hosted> {
    Taken(u8, G::Action),
    Told(G::Tile),
    Undone(u32),
}

/// A game, and what has changed it. The record is written only when somebody asks for it: playing on costs no
/// more than the rules.
#[derive(Clone)]
pub(crate) struct Playing<G: Hosted> {
    pub game: G,
    observer: Arc<Observer>,
    sets: Arc<Sets>,
    begun: Arc<Record<G>>,
    begun_plies: usize,
    steps: Vec<Step<G>>,
}

impl<G: Hosted> Playing<G> {
    pub fn start(
        rules: &Arc<G::Rules>,
        observer: Arc<Observer>,
        sets: Arc<Sets>,
        chance: Chance,
    ) -> Result<Playing<G>, Refusal> {
        let mut record = Record::<G>::new(rules, chance);
        let (game, events) = G::start(Arc::clone(rules), &record.order(rules)?)?;
        record.push_events(&game, &events);
        let (begun, steps) = (Arc::new(record), Vec::new());
        Ok(Playing { game, observer, sets, begun, begun_plies: 0, steps })
    }

    fn open(mut record: Record<G>, sets: Arc<Sets>) -> Result<Playing<G>, RecordError> {
        let game = record.replay(&sets)?.end().clone();
        if !game.is_over() {
            record.reopen();
        }
        let begun_plies = record.lines.iter().filter(|line| line.entry.is_decision()).count();
        let observer = Arc::new(Observer::of::<G>());
        let (begun, steps) = (Arc::new(record), Vec::new());
        Ok(Playing { game, observer, sets, begun, begun_plies, steps })
    }

    /// Plays the game once more, with its record.
    fn recorded(&self) -> Result<(Record<G>, Replay<G>), RecordError> {
        let mut record = Record::clone(&self.begun);
        let mut replay = record.replay(&self.sets)?;
        for step in &self.steps {
            // Each step was possible when it was taken, and so it is now.
            let events = match *step {
                Step::Taken(seat, action) => {
                    record.push_answer(replay.end(), seat, action);
                    replay.apply(seat, action).map(<[_]>::to_vec)
                }
                Step::Told(tile) => replay.tell(tile),
                Step::Undone(decisions) => {
                    record.push_undo(decisions);
                    replay.undo(decisions).map(|()| Vec::new())
                }
            };
            record.push_events(replay.end(), &events.unwrap_or_default());
        }
        Ok((record, replay))
    }

    fn action(&self, seat: u8, answer: Answer<'_>) -> Result<G::Action, Refusal> {
        match answer {
            Answer::Text(text) => {
                G::parse_action(text).ok_or(Refusal::new("X-7", "unreadable-answer"))
            }
            Answer::Place(place) => {
                self.game.legal_of(seat).get(place).copied().ok_or_else(|| self.no_place(seat))
            }
        }
    }

    /// Returns the reason for which a place in the list of a seat holds no answer.
    fn no_place(&self, seat: u8) -> Refusal {
        if self.game.is_over() {
            return Refusal::new("X-7", "game-over");
        }
        // A seat that is not asked is refused whatever it answers, and the game says why.
        let asked = self.game.deciding().includes(seat);
        let any = self.game.legal().first().copied().filter(|_| !asked);
        let refusal = any.and_then(|action| self.game.check_of(seat, action).err());
        refusal.unwrap_or(Refusal::new("X-7", "not-your-decision"))
    }
}

impl<G: Hosted> Play for Playing<G> {
    fn id(&self) -> GameId {
        G::ID
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn is_team(&self) -> bool {
        G::TEAM
    }

    fn deciding(&self) -> Vec<u8> {
        self.game.deciding().seats().iter().collect()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn plies(&self) -> usize {
        let taken = self.steps.iter().filter(|step| matches!(step, Step::Taken(..))).count();
        self.begun_plies + taken
    }

    fn legal(&self, seat: u8) -> Vec<String> {
        self.game.legal_of(seat).iter().map(ToString::to_string).collect()
    }

    fn count_legal(&self, seat: u8) -> usize {
        let mut count = 0;
        if self.game.deciding().includes(seat) {
            self.game.list(seat, &mut |_| count += 1);
        }
        count
    }

    fn apply(&mut self, seat: u8, answer: Answer<'_>) -> Result<(), Refusal> {
        let action = self.action(seat, answer)?;
        self.game.apply_with(seat, action, &mut drop)?;
        self.steps.push(Step::Taken(seat, action));
        Ok(())
    }

    fn wants_tile(&self) -> bool {
        self.game.wants_tile()
    }

    fn unseen(&self) -> Vec<(String, u16)> {
        let rules = self.game.rules();
        let word = |(tile, n): (G::Tile, u8)| (G::tile_text(rules, tile), n.into());
        self.game.unseen().map(word).collect()
    }

    fn tell(&mut self, tile: &str) -> Result<(), Refusal> {
        let none = Refusal::new(G::SUPPLY, "tile-not-left");
        let tile = G::parse_tile(self.game.rules(), tile).ok_or(none)?;
        self.game.tell(tile)?;
        self.steps.push(Step::Told(tile));
        Ok(())
    }

    fn undo(&mut self, decisions: u32) -> Result<(), Refusal> {
        // A record that was played once can be played again.
        let Ok((_, mut replay)) = self.recorded() else {
            return Err(Refusal::new("X-7", "undo-nothing"));
        };
        replay.undo(decisions)?;
        self.game = replay.end().clone();
        self.steps.push(Step::Undone(decisions));
        Ok(())
    }

    fn winners(&self) -> Option<Vec<u8>> {
        self.game.winners().map(|seats| seats.iter().collect())
    }

    fn reward(&self, seat: u8, reward: Reward) -> f32 {
        reward.of(&self.game, seat)
    }

    fn result(&self) -> Option<Value> {
        trace::result(&self.game)
    }

    fn view(&self, seat: Option<u8>) -> Value {
        let view = self.game.view_of(seat);
        let asked = seat.filter(|&seat| view.deciding().includes(seat));
        let question = asked.map(|seat| {
            let trace::Question { ask, about } = <G as trace::Traced>::question(&view, seat);
            json!({ "ask": ask, "about": about })
        });
        let legal = asked.map(|seat| view.legal_of(seat)).unwrap_or_default();
        json!({
            "seat": seat,
            "deciding": view.deciding().seats().iter().collect::<Vec<u8>>(),
            "over": view.is_over(),
            "question": question,
            "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "position": trace::position(&*view),
        })
    }

    fn observe(&self, seat: u8) -> Result<Observation, TooMany> {
        self.observer.observe(&self.game, seat)
    }

    fn hash(&self) -> String {
        self.game.hash().to_string()
    }

    fn record(&self) -> Result<String, RecordError> {
        Ok(self.recorded()?.0.to_text())
    }

    fn public_record(&self) -> Result<String, RecordError> {
        Ok(self.recorded()?.0.public(&self.sets)?.to_text())
    }

    fn seen_record(&self, seat: u8) -> Result<String, RecordError> {
        let (record, replay) = self.recorded()?;
        if replay.end().is_over() {
            return Ok(record.to_text());
        }
        Ok(Publisher::of(&record, &self.sets)?.seen_by(replay.end(), seat).to_text())
    }

    fn trace(&self) -> Result<Vec<String>, RecordError> {
        Ok(trace::lines(&self.recorded()?.1, true))
    }

    fn svg(&self, side: Option<u32>) -> Result<String, RecordError> {
        /// The longer side of a picture on a page, in pixels.
        const PAGE: u32 = 900;
        let texts = Rc::new(Texts::english());
        let sets = Sets::clone(&self.sets);
        let game = fogbound_presenter::open_with("", &self.record()?, sets, &texts)?;
        let pictures = Recorded::new(game.as_ref(), &texts);
        let side = side.unwrap_or_else(|| pictures.fitting(PAGE));
        let (panel, drawing) = pictures.picture(game.plies(), side);
        Ok(poster_svg(&panel, &drawing, Styling::Inline(Theme::Light)))
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn bot(&self, name: &str, seed: &str, seat: u8) -> Option<Box<dyn Player>> {
        Some(Box::new(Seated::<G> { bot: G::bot(name, &Seed::new(seed), seat)?, seat }))
    }
}
