//! What is asked of a game at a table: its seats, the consequences of an answer, advice.

use super::{Playing, sitter};
use crate::model::*;
use crate::presented::{Presented, Words};
use fogbound_game::Refusal;
use fogbound_table::aid::Help;
use fogbound_table::session::Seat;

impl<G: Presented + 'static> Playing<G> {
    /// Returns the seats in order, as they are in a position.
    pub(super) fn chairs_of(&self, look: Look) -> Vec<Chair> {
        let Words { texts, names, .. } = self.words();
        let game = self.position(look);
        let deciding = game.deciding().seats();
        let chair = |(seat, who): (u8, &Seat<G>)| Chair {
            seat,
            name: texts.player(names, seat),
            who: sitter(who),
            colours: G::colours(self.session.rules(), seat),
            supply: game.supply(seat, texts),
            pieces: game.pieces(seat),
            points: self.points(&game, seat),
            is_deciding: deciding.contains(seat),
        };
        (0..).zip(self.session.seats()).map(chair).collect()
    }

    /// Returns the consequences of an answer after what the seat has drafted.
    pub(super) fn foreseen(&self, seat: u8, action: &str) -> Result<Foresight, Refused> {
        let (draft, action) = self.extended(seat, action)?;
        let previews = draft.previews().map_err(|denied| self.voice.denied(denied))?;
        let words = self.words();
        let foresight = draft.positions().zip(previews).last().map(|(before, preview)| Foresight {
            answer: before.answer(action, seat, words.names, words.texts),
            then: Some(self.then(&preview.game.settled())),
            ..before.foresight(seat, action, preview, words)
        });
        Ok(Foresight { is_final: draft.is_final(), ..foresight.unwrap_or_default() })
    }

    /// Explains the points of the board looked at, line by line.
    pub(super) fn accounted(&self, look: Look, past: bool) -> Result<Vec<String>, Refused> {
        if !self.session.game().is_over() {
            self.check_aid(Help::Score)?;
        }
        Ok(G::account(&self.session, self.ply(look), self.shown_board(look), past, self.words()))
    }

    /// Returns the question to a seat, after what it has drafted.
    pub(super) fn question_of(&self, seat: u8) -> Option<Question> {
        let draft = self.draft_of(seat).ok()?;
        let words = self.words();
        let answer = |(before, action): (&G, G::Action)| before.deed(action, seat, words);
        let drafted = draft.positions().zip(draft.actions()).map(answer).collect();
        Some(Question { draft: drafted, seat, ..draft.game().question(seat, words) })
    }

    /// Takes the decision of a bot, if it is one's turn.
    pub(super) fn taken_for_bot(&mut self, seat: u8, action: &str) -> Result<Happened, Refused> {
        let action = self.parse(action)?;
        if !self.session.bots_to_decide().contains(seat) {
            return Err(self.voice.refused(Refusal::new("X-5", "not-asked")));
        }
        let events = self.voice.ruled(self.session.apply(seat, action))?;
        self.drop_old_drafts();
        Ok(self.tell(Some(seat), self.session.game(), &events))
    }

    /// Returns what has happened in the decision before a position.
    pub(super) fn happened_at(&self, ply: usize) -> Happened {
        let replay = self.session.replay();
        let taken = ply.checked_sub(1).map(|last| replay.taken().get(last));
        match (taken, replay.at(ply)) {
            (None, Some(start)) => self.tell(None, start, replay.start_events()),
            (Some(Some(taken)), Some(after)) => self.tell(Some(taken.seat), after, &taken.events),
            _ => Happened::default(),
        }
    }
}
