//! One game at a table, shown to a screen: the part that is the same for all games.

mod advice;
mod asked;
mod example;
mod face;
mod lookback;
mod past;
mod telling;
mod undo;
mod why;

use crate::lesson::Script;
use crate::model::*;
use crate::presented::{Presented, Words};
use crate::puzzle::{self, Aim};
use crate::voice::Voice;
use fogbound_game::{Deciding, Game, Refusal};
use fogbound_table::aid::Help;
use fogbound_table::record::Sets;
use fogbound_table::session::{Draft, Seat, Session};
use fogbound_table::texts::{Texts, msg};
use std::rc::Rc;

/// A game at a table with the drafts of its seats, in one language.
pub(crate) struct Playing<G: Presented> {
    session: Session<G>,
    sets: Sets,
    voice: Voice,
    drafts: Vec<Option<Draft<G>>>,
    /// Set in a first game that teaches.
    script: Option<Script<G>>,
}

impl<G: Presented> Playing<G> {
    pub(crate) fn new(session: Session<G>, sets: Sets, texts: Rc<Texts>) -> Playing<G> {
        let seats = session.seats().len();
        let drafts = std::iter::repeat_with(|| None).take(seats).collect();
        let voice = Voice::new(texts, sitters(&session));
        let script = Script::of(session.record());
        Playing { session, sets, voice, drafts, script }
    }

    fn words(&self) -> Words<'_> {
        Words { texts: self.voice.texts(), names: self.voice.names(), aid: self.session.aid() }
    }

    /// Returns the points of a seat in a position, as far as the aid level allows.
    fn points(&self, game: &G, seat: u8) -> Option<i32> {
        let shows = !G::POINTS_ARE_HELP || game.is_over() || self.session.aid().allows(Help::Score);
        game.points(seat).filter(|_| shows)
    }

    /// Returns the figures of a position that an answer leads to.
    fn then(&self, game: &G) -> Then {
        let seats = (0..).zip(self.session.seats()).map(|(seat, _)| seat);
        let points = seats.map(|seat| self.points(game, seat)).collect();
        Then { briefs: game.brief(self.words()), points }
    }

    fn drafted(&self, seat: u8) -> Option<&Draft<G>> {
        self.drafts.get(usize::from(seat)).and_then(Option::as_ref)
    }

    /// Returns the seat whose board is shown, where each seat has its own: the one asked for, else the viewer's, else that
    /// of a winner, else that of whoever decided last.
    fn shown_board(&self, look: Look) -> u8 {
        let winner = || self.position(look).winners()?.smallest();
        let taken = self.session.replay().taken();
        let last = look.ply.unwrap_or(taken.len()).checked_sub(1);
        let decided = || Some(taken.get(last?)?.seat);
        look.board.or(look.viewer).or_else(winner).or_else(decided).unwrap_or(0)
    }

    /// Returns the position that a viewer looks at, without what they may not know.
    fn position(&self, look: Look) -> G {
        let (game, viewer) = (self.session.game(), look.viewer);
        match look.ply {
            Some(ply) => {
                let past = self.session.replay().at(ply).unwrap_or(game);
                (*past.view_of(viewer)).clone()
            }
            None => match viewer.and_then(|seat| self.drafted(seat)) {
                Some(draft) => draft.game().clone(),
                None => (*game.view_of(viewer)).clone(),
            },
        }
    }

    /// Returns the draft of a seat, or a new one.
    fn draft_of(&self, seat: u8) -> Result<Draft<G>, Refused> {
        if self.session.open_seats().contains(seat) {
            return Err(self.voice.refused(Refusal::new("X-7", "seat-open")));
        }
        match self.drafted(seat) {
            Some(draft) => Ok(draft.clone()),
            None => self.voice.ruled(self.session.draft(seat)),
        }
    }

    /// Returns true if what comes after a draft is decided by all at the same time, and what it holds is not: the others
    /// wait for it.
    fn begins_together(&self, draft: &Draft<G>) -> bool {
        let is_shared = |game: &G| matches!(game.deciding(), Deciding::Together(_));
        is_shared(draft.game()) && !is_shared(self.session.game())
    }

    /// Returns the draft of a seat with one more answer.
    fn extended(&self, seat: u8, action: &str) -> Result<(Draft<G>, G::Action), Refused> {
        let action = self.parse(action)?;
        let extend = |mut draft: Draft<G>| draft.push(action).map(|()| (draft, action));
        self.draft_of(seat).and_then(|draft| self.voice.ruled(extend(draft)))
    }

    fn set_draft(&mut self, seat: u8, draft: Option<Draft<G>>) {
        if let Some(place) = self.drafts.get_mut(usize::from(seat)) {
            *place = draft.filter(|draft| !draft.is_empty());
        }
    }

    /// Drafts end with the position they were made in.
    fn drop_old_drafts(&mut self) {
        for draft in &mut self.drafts {
            let is_new = |draft: &Draft<G>| self.session.restore(&draft.to_text()).is_ok();
            *draft = draft.take().filter(is_new);
        }
    }

    /// Takes all decisions of a draft.
    fn take_draft(&mut self, draft: &Draft<G>) -> Result<Happened, Refused> {
        let events = self.voice.ruled(self.session.confirm(draft))?;
        self.drop_old_drafts();
        Ok(self.tell(Some(draft.seat()), self.session.game(), &events))
    }

    /// Returns the record of a game that goes on from an earlier position, if this one is over: in a running game
    /// it would show the tiles that are still to come.
    fn branch_at(&self, ply: usize) -> Option<String> {
        let record = Some(self.session.record()).filter(|_| self.session.game().is_over());
        let mut branch = record?.branch(ply)?;
        // A first game teaches again; what else was said of the old game is not true of this one.
        if self.script.is_none() {
            branch.forget_comments();
        }
        Some(branch.to_text())
    }

    /// Judges what the only person has played from a position on.
    fn judge(&self, from: usize, aim: Aim) -> Option<Verdict> {
        let (seat, replay) = (self.session.people().smallest()?, self.session.replay());
        let start = puzzle::known(replay.at(from)?, seat, aim);
        let played = replay.taken().get(from..)?.iter().filter(|taken| taken.seat == seat);
        let played: Vec<_> = played.map(|taken| taken.action).collect();
        puzzle::of_turns(&start, seat, aim, &played, self.words())
    }

    /// Returns the number of standing decisions before the position that a viewer looks at.
    fn ply(&self, look: Look) -> usize {
        look.ply.unwrap_or(usize::MAX).min(self.session.replay().taken().len())
    }

    fn check_aid(&self, help: Help) -> Result<(), Refused> {
        self.session.aid().check(help).map_err(|denied| self.voice.denied(denied))
    }

    fn parse(&self, action: &str) -> Result<G::Action, Refused> {
        G::parse_action(action)
            .ok_or_else(|| self.voice.impossible(msg!("page-unreadable", action)))
    }

    /// Describes events that the decision of a seat has led to, and the position after them.
    fn tell(&self, seat: Option<u8>, game: &G, events: &[G::Event]) -> Happened {
        let (words, game) = (self.words(), game.view_of(None));
        let told = events.iter().filter_map(|event| game.log_line(event, words));
        let lines: Vec<_> = told.filter(|line| !line.is_heading).map(|line| line.told).collect();
        let hints = G::HINTS.for_lines(&lines);
        Happened { lines, hints, seat, ..game.happened(events, words) }
    }
}

/// Returns the occupant of a seat.
fn sitter<G: Game>(seat: &Seat<G>) -> Who {
    match seat {
        Seat::Person => Who::Person,
        Seat::Bot(bot) => Who::Bot(bot.name()),
        Seat::Open => Who::Open,
    }
}

fn sitters<G: Presented>(session: &Session<G>) -> Vec<Who> {
    session.seats().iter().map(sitter).collect()
}
