//! Random games at a table: turns composed as drafts of random length, confirmed, taken back.
//!
//! Every draft is right: its preview happens, and the position it shows is the one its seat sees
//! afterwards. If a tile is drawn, the preview that is told that tile comes to the same. A draft that is
//! written down and read again is the same draft. Doing and taking back leads to the same hash and the
//! same views; so does taking back by consent, beyond any reveal. The choices of the others at the same
//! time stay. The record of all that, and its public form, come to the same position.

use crate::contest::{Contest, Event};
use crate::parallel;
use crate::properties::{ensure, in_words};
use fogbound_game::{Deciding, Game, Rng, Seed, StateHash};
use fogbound_table::record::{Chance, Record, Sets};
use fogbound_table::session::{Draft, Session};
use std::fmt;
use std::ops::Range;

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Decisions previewed, confirmed and compared.
    pub moves: u64,
    /// Of these in drafts of two and more.
    pub in_long_drafts: u64,
    /// Of these final ones: something was revealed.
    pub finals: u64,
    /// Previews that were told the tile drawn and came to the same position.
    pub told: u64,
    /// Undos that were free.
    pub undone: u64,
    /// Undos by consent, beyond a reveal.
    pub by_consent: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.in_long_drafts += other.in_long_drafts;
        self.finals += other.finals;
        self.told += other.told;
        self.undone += other.undone;
        self.by_consent += other.by_consent;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} moves came out as previewed, {} of them in drafts of several; {} revealed \
             something, {} previews were told the tile and went on alike; {} undos were free, {} by \
             consent",
            self.games,
            self.moves,
            self.in_long_drafts,
            self.finals,
            self.told,
            self.undone,
            self.by_consent
        )
    }
}

/// Plays the games with these numbers.
///
/// # Errors
/// The first thing that does not hold, with the number of its game.
pub fn run<C: Contest>(seed: &str, games: Range<u32>) -> Result<Tally, String> {
    let round = |number, tally: &mut Tally| {
        let seed = Seed::new(format!("{seed}/{number}"));
        let mut rng = seed.stream("previews");
        let (rules, _) = C::setup(&mut rng);
        let context = |message| format!("{message}\n  in {}", C::describe(&rules));
        let session = Session::start(rules.clone(), Chance::Seed(seed), vec![]);
        let session = session.map_err(|refusal| context(in_words(refusal)))?;
        let mut round = Round::<C> { session, rng, tally };
        round.play().map_err(context)
    };
    parallel::run(games, round, Tally::add)
}

struct Round<'a, C: Contest> {
    session: Session<C::Game>,
    rng: Rng,
    tally: &'a mut Tally,
}

/// All that is seen of a position: the hash, and the views of everybody.
type Seen<C> = (StateHash, Vec<<C as Contest>::Game>);

impl<C: Contest> Round<'_, C> {
    fn play(&mut self) -> Result<(), String> {
        self.tally.games += 1;
        while !self.session.game().is_over() {
            let number = self.session.replay().taken().len();
            self.turn().map_err(|message| format!("after {number} decisions: {message}"))?;
            if self.rng.below(40) == 0 {
                self.consent()?;
            }
        }
        self.check_record()
    }

    /// Some decisions of one seat, as a draft.
    fn turn(&mut self) -> Result<(), String> {
        let seats: Vec<u8> = self.session.game().deciding().seats().iter().collect();
        let seat = self.pick(&seats).ok_or("nobody has to decide")?;
        let draft = self.compose(seat)?;
        let before = self.seen();
        let standing = self.session.replay().taken().len();
        self.session.confirm(&draft).map_err(in_words)?;
        self.compare(seat, standing, &draft)?;
        if !draft.is_final() && !self.session.game().is_over() {
            let after = self.seen();
            let decisions = draft.len() as u32;
            self.session.take_back(seat, decisions).map_err(in_words)?;
            ensure(self.seen() == before, || format!("taking {} back", draft.to_text()))?;
            self.tally.undone += 1;
            self.session.confirm(&draft).map_err(in_words)?;
            ensure(self.seen() == after, || format!("doing {} again", draft.to_text()))?;
        }
        Ok(())
    }

    /// A draft of random length, some of it tried and dropped, written down and read again.
    fn compose(&mut self, seat: u8) -> Result<Draft<C::Game>, String> {
        let mut draft = self.session.draft(seat).map_err(in_words)?;
        let length = 1 + self.rng.below(4) as usize;
        while draft.len() < length && !draft.is_closed() {
            let legal = draft.legal();
            let action = self.pick(&legal).ok_or("nothing to choose from")?;
            draft.push(action).map_err(in_words)?;
            if self.rng.below(4) == 0 {
                let other = self.pick(&legal).ok_or("nothing to choose from")?;
                draft.replace(draft.len() - 1, other).map_err(in_words)?;
            }
            if self.rng.below(8) == 0 && draft.len() > 1 {
                draft.take_back(1);
            }
        }
        let text = draft.to_text();
        let again = self.session.restore(&text).map_err(in_words)?;
        ensure(again.to_text() == text, || format!("{text} was read as {}", again.to_text()))?;
        Ok(again)
    }

    /// Checks that the preview matches the events since so many decisions stood.
    fn compare(&mut self, seat: u8, standing: usize, draft: &Draft<C::Game>) -> Result<(), String> {
        let steps = draft.len();
        for (at, preview) in draft.previews().map_err(|denied| denied.to_string())?.enumerate() {
            self.tally.moves += 1;
            self.tally.in_long_drafts += u64::from(steps > 1);
            let replay = self.session.replay();
            let before = replay.at(standing + at).ok_or("a position is missing")?;
            let taken = replay.taken().get(standing + at).ok_or("a decision is missing")?;
            let (action, events) = (taken.action, &taken.events);
            ensure(events.starts_with(&preview.events), || {
                format!("{action:?} previews {:?}, and it happens {events:?}", preview.events)
            })?;
            let (mut game, mut told) = (preview.game.clone(), preview.events.clone());
            if preview.is_final {
                self.tally.finals += 1;
                self.tally.told += u64::from(tell::<C>(&mut game, &mut told, events)?);
            }
            // A preview cannot know the simultaneous choices of others, nor tiles that are dealt.
            let is_known = told == *events && !game.wants_tile();
            let together = matches!(before.deciding(), Deciding::Together(_));
            ensure(is_known || preview.is_final, || {
                format!("{action:?} was no reveal and told {told:?}, not {events:?}")
            })?;
            if is_known && !(together && preview.is_final) {
                // A finished game shows everybody more than anybody could foresee.
                let same = game.hash() == taken.after().hash()
                    && (game.is_over()
                        || *game.view_of(Some(seat)) == *taken.after().view_of(Some(seat)));
                ensure(same, || format!("{action:?} leads to another position than previewed"))?;
            }
        }
        Ok(())
    }

    /// Takes some decisions back beyond reveals, everybody agreeing; what follows then is the same as
    /// in a game that never went on.
    fn consent(&mut self) -> Result<(), String> {
        let taken = self.session.replay().taken();
        let Some(last) = taken.last().filter(|_| !self.session.game().is_over()) else {
            return Ok(());
        };
        let (asker, decisions) = (last.seat, 1 + self.rng.below(3));
        let standing = taken.len();
        let done = match self.session.ask_to_take_back(asker, decisions) {
            Ok(done) => done,
            Err(refusal) => {
                let known = ["undo-nothing", "undo-past-shuffle"].contains(&refusal.reason);
                return ensure(known, || in_words(refusal));
            }
        };
        let undone = match self.session.request() {
            Some(request) => request.decisions() as usize,
            None => standing - self.session.replay().taken().len(),
        };
        let kept = standing - undone;
        let expected = self.session.replay().at(kept).map(seen::<C>);
        let waiting = self.session.request().map(|request| request.waiting());
        for seat in waiting.into_iter().flat_map(|seats| seats.iter().collect::<Vec<_>>()) {
            ensure(self.session.replay().taken().len() == standing, || {
                "taken back before all have agreed".to_owned()
            })?;
            self.session.agree(seat).map_err(in_words)?;
        }
        ensure(done || self.session.game().players() > 1, || "nobody was asked".to_owned())?;
        ensure(Some(self.seen()) == expected, || format!("{undone} taken back by consent"))?;
        self.tally.by_consent += 1;
        self.check_record()
    }

    /// The record and its public form come to the same position.
    fn check_record(&self) -> Result<(), String> {
        let (session, text) = (&self.session, self.session.record().to_text());
        let record = Record::<C::Game>::parse("previews", &text).map_err(|e| e.to_string())?;
        ensure(record.to_text() == text, || "the record is not canonical".to_owned())?;
        let sets = Sets::shipped();
        if record.rules(&sets).is_err() {
            // A random set is in no catalogue.
            return Ok(());
        }
        let hash = |record: &Record<C::Game>| {
            let replay = record.replay(&sets).map_err(|error| format!("{error}\n{text}"))?;
            Ok::<_, String>(replay.end().hash())
        };
        let same = hash(&record)? == session.game().hash();
        ensure(same, || "the record comes to another position".to_owned())?;
        let public = record.public(&sets).map_err(|error| error.to_string())?;
        let public_hash =
            hash(&public).map_err(|e| format!("public: {e}\n{}", public.to_text()))?;
        // Choices that are not shown yet leave the public form behind.
        let is_level = session.replay().running() == 0 && C::is_asked_when_told(session.game());
        ensure(!is_level || public_hash == session.game().hash(), || {
            format!("the public form comes to another position:\n{}\n{text}", public.to_text())
        })
    }

    fn seen(&self) -> Seen<C> {
        seen::<C>(self.session.game())
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.rng.below(list.len().max(1) as u32) as usize).copied()
    }
}

/// Returns all that everybody sees of a position.
fn seen<C: Contest>(game: &C::Game) -> Seen<C> {
    let views = C::viewers(game).into_iter().map(|viewer| game.view_of(viewer).into_game());
    (game.hash(), views.collect())
}

/// Tells a preview the tiles that were drawn; returns true if there were any.
fn tell<C: Contest>(
    game: &mut C::Game,
    told: &mut Vec<Event<C>>,
    events: &[Event<C>],
) -> Result<bool, String> {
    let mut any = false;
    while game.wants_tile() {
        let new = events.get(told.len()..).unwrap_or_default();
        let Some(tile) = new.iter().find_map(C::Game::drawn) else { break };
        told.extend(game.tell(tile).map_err(in_words)?);
        any = true;
    }
    Ok(any)
}
