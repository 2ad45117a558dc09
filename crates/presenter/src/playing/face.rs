//! The face of a game at a table.

use super::{Playing, sitters};
use crate::advice::{Care, Counsel, Review};
use crate::course::AskedBack;
use crate::model::*;
use crate::presented::Presented;
use crate::presenter::Presenter;
use crate::puzzle::Aim;
use crate::turning::Turning;
use fogbound_bots::usual_bot;
use fogbound_game::{Cell, Refusal, Rotation};
use fogbound_table::aid::{Aid, Help};
use fogbound_table::games::GameId;
use fogbound_table::session::{Draft, Seat};
use fogbound_table::setup::Wish;
use fogbound_table::texts::{Texts, msg};
use std::rc::Rc;

impl<G: Presented + 'static> Presenter for Playing<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn title(&self) -> String {
        G::title(self.session.rules(), self.voice.texts())
    }

    fn about(&self) -> String {
        G::about(self.session.rules(), self.voice.texts())
    }

    fn aid(&self) -> Aid {
        self.session.aid()
    }

    fn commitment(&self) -> Option<String> {
        self.session.commitment().map(ToString::to_string)
    }

    fn call(&mut self, names: &[String], here: Option<&[u8]>) {
        self.voice.call(names, here);
    }

    fn speak(&mut self, texts: Rc<Texts>) {
        self.voice.speak(texts);
    }

    fn chairs_at(&self, look: Look) -> Vec<Chair> {
        self.chairs_of(look)
    }

    fn give_seat(&mut self, seat: u8, who: &str) -> Result<(), Refused> {
        let sitter = Seat::named(who, &crate::open::bot_seed(self.session.record()), seat);
        let sitter = sitter.map_err(|_| self.voice.impossible(msg!("page-no-bot", bot = who)))?;
        self.voice.ruled(self.session.set_seat(seat, sitter))?;
        self.set_draft(seat, None);
        self.voice.seat(sitters(&self.session));
        Ok(())
    }

    fn people_to_decide(&self) -> Vec<u8> {
        let people = self.session.people();
        self.session.game().deciding().seats().iter().filter(|&s| people.contains(s)).collect()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn is_team(&self) -> bool {
        G::TEAM
    }

    fn bot_to_decide(&self) -> Option<u8> {
        self.session.bots_to_decide().smallest()
    }

    fn let_bot_decide(&mut self) -> Result<Option<(u8, Happened)>, Refused> {
        let decided = self.voice.ruled(self.session.let_bot_decide())?;
        self.drop_old_drafts();
        let tell = |(seat, _, events): (u8, G::Action, Vec<G::Event>)| {
            (seat, self.tell(Some(seat), self.session.game(), &events))
        };
        Ok(decided.map(tell))
    }

    fn take_for_bot(&mut self, seat: u8, action: &str) -> Result<Happened, Refused> {
        self.taken_for_bot(seat, action)
    }

    fn question(&self, seat: u8) -> Option<Question> {
        self.question_of(seat)
    }

    fn placing(&self, cell: Cell, turns: u8) -> String {
        G::placing(cell, Rotation::from_index(turns.into())).to_string()
    }

    fn foresee(&self, seat: u8, action: &str) -> Result<Foresight, Refused> {
        self.foreseen(seat, action)
    }

    fn why_not(&self, seat: u8, action: &str) -> Option<Refused> {
        let action = self.parse(action);
        let check = |action| self.voice.ruled(self.draft_of(seat)?.game().check_of(seat, action));
        action.and_then(check).err()
    }

    fn push(&mut self, seat: u8, action: &str) -> Result<Pushed, Refused> {
        let (draft, _) = self.extended(seat, action)?;
        if !draft.is_closed() {
            self.set_draft(seat, Some(draft));
            return Ok(Pushed::Drafted);
        }
        self.take_draft(&draft).map(Pushed::Taken)
    }

    fn draft_on(&mut self, seat: u8, action: &str) -> Result<(), Refused> {
        let (draft, _) = self.extended(seat, action)?;
        if draft.is_closed() {
            return Err(self.voice.refused(Refusal::new("X-6", "draft-closed")));
        }
        self.set_draft(seat, Some(draft));
        Ok(())
    }

    fn compose(&mut self, seat: u8, action: &str) -> Result<bool, Refused> {
        let (draft, _) = self.extended(seat, action)?;
        let is_closed = draft.is_closed() || self.begins_together(&draft);
        self.set_draft(seat, Some(draft));
        Ok(is_closed)
    }

    fn composed(&self, seat: u8) -> Vec<String> {
        let draft = self.drafted(seat);
        draft.into_iter().flat_map(Draft::actions).map(|action| action.to_string()).collect()
    }

    fn follow(&mut self, seat: Option<u8>, lines: &[String]) -> Result<Happened, Refused> {
        let events = self.voice.ruled(self.session.follow(lines.iter().map(String::as_str)))?;
        self.drop_old_drafts();
        Ok(self.tell(seat, self.session.game(), &events))
    }

    fn confirm(&mut self, seat: u8) -> Result<Happened, Refused> {
        let draft = self.draft_of(seat)?;
        self.take_draft(&draft)
    }

    fn take_back(&mut self, seat: u8, decisions: u32) -> Result<(), Refused> {
        if let Some(mut draft) = self.drafted(seat).cloned() {
            draft.take_back(usize::try_from(decisions).unwrap_or(usize::MAX));
            self.set_draft(seat, Some(draft));
            return Ok(());
        }
        self.voice.ruled(self.session.take_back(seat, decisions))?;
        self.drop_old_drafts();
        Ok(())
    }

    fn why_not_back(&self, seat: u8, decisions: u32) -> Option<Refused> {
        self.voice.ruled(self.session.check_take_back(seat, decisions)).err()
    }

    fn last_decided(&self) -> Option<u8> {
        self.decided_last()
    }

    fn last_choice(&self) -> Option<u8> {
        self.chose_last()
    }

    fn would_consent_help(&self, seat: u8, decisions: u32) -> bool {
        self.can_take_back_together(seat, decisions)
    }

    fn taken_along(&self, seat: u8, decisions: u32) -> u32 {
        self.session.standing_since(seat, decisions).unwrap_or(0)
    }

    fn ask_to_take_back(&mut self, seat: u8, decisions: u32) -> Result<bool, Refused> {
        let done = self.voice.ruled(self.session.ask_to_take_back(seat, decisions))?;
        self.drop_old_drafts();
        Ok(done)
    }

    fn asked_back(&self) -> Option<AskedBack> {
        self.requested_back()
    }

    fn would_go(&self, by: Option<u8>, decisions: u32) -> String {
        self.told_to_go(by, decisions)
    }

    fn agree(&mut self, seat: u8, agrees: bool) -> Result<bool, Refused> {
        self.agreed(seat, agrees)
    }

    fn check_hint(&self, seat: u8) -> Result<(), Refused> {
        self.check_aid(Help::Hint)?;
        self.draft_of(seat).map(drop)
    }

    fn counsel(&self, seat: u8, care: Care) -> Result<Counsel, Refused> {
        self.advised(seat, care)
    }

    fn advice(&self, seat: u8, counsel: &Counsel) -> Result<Advice, Refused> {
        self.told_advice(seat, counsel)
    }

    fn adviser(&self) -> String {
        let (texts, bot) = (self.voice.texts(), G::adviser());
        texts.say(msg!("advice-why", bot, what = texts.bot(bot)))
    }

    fn account(&self, look: Look, past: bool) -> Result<Vec<String>, Refused> {
        self.accounted(look, past)
    }

    fn wants_tile(&self) -> bool {
        self.session.game().wants_tile()
    }

    fn tiles_in_box(&self) -> Vec<InBox> {
        self.unseen_in_box()
    }

    fn tell_tile(&mut self, name: &str) -> Result<Happened, Refused> {
        self.tell_named(name)
    }

    fn record(&self) -> String {
        self.session.record().to_text()
    }

    fn saved(&self) -> String {
        self.session.saved().to_text()
    }

    fn public_record(&self) -> String {
        // The record was made or read here, with these sets. If it does not replay, nothing is shared.
        let public = self.session.record().public(&self.sets);
        public.map(|record| record.to_text()).unwrap_or_default()
    }

    fn draft(&self, seat: u8) -> String {
        self.drafted(seat).map(Draft::to_text).unwrap_or_default()
    }

    fn restore(&mut self, draft: &str) -> Result<(), Refused> {
        let draft = self.voice.ruled(self.session.restore(draft))?;
        self.set_draft(draft.seat(), Some(draft));
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.session.game().is_over()
    }

    fn undone(&self) -> u32 {
        self.session.replay().undone()
    }

    fn plies(&self) -> usize {
        self.session.replay().taken().len()
    }

    fn board(&self, look: Look, overlays: Overlays) -> Board {
        self.position(look).board(look.viewer, self.shown_board(look), overlays)
    }

    fn labels(&self, look: Look, cells: &[Cell]) -> Vec<(Cell, String)> {
        let (board, position) = (self.shown_board(look), self.position(look));
        let label = |&cell: &Cell| (cell, position.label(board, cell, self.words()));
        cells.iter().map(label).collect()
    }

    fn features(&self, look: Look, cell: Cell) -> Vec<Feature> {
        self.position(look).features(self.shown_board(look), cell, self.words())
    }

    fn panels(&self, look: Look) -> Vec<Panel> {
        let (position, board) = (self.position(look), self.shown_board(look));
        position.panels(look.viewer, board, self.session.aid(), self.words())
    }

    fn hash(&self, look: Look) -> String {
        let past = look.ply.and_then(|ply| self.session.replay().at(ply));
        past.unwrap_or(self.session.game()).hash().to_string()
    }

    fn happened(&self, ply: usize) -> Happened {
        self.happened_at(ply)
    }

    fn left(&self, look: Look) -> Result<Left, Refused> {
        self.check_aid(Help::Odds)?;
        Ok(self.position(look).left(self.words()))
    }

    fn odds(&self, look: Look, cell: Cell) -> Result<Odds, Refused> {
        self.check_aid(Help::Odds)?;
        let odds = self.position(look).odds(cell, self.words());
        odds.ok_or_else(|| self.voice.impossible(msg!("page-no-odds")))
    }

    fn is_lesson(&self) -> bool {
        self.script.is_some()
    }

    fn says(&self, seat: u8) -> Option<(&'static str, String)> {
        let draft = self.draft_of(seat).ok()?;
        let script = self.script.as_ref()?;
        script.say(self.session.replay(), draft.game(), self.voice.texts())
    }

    fn card(&self, piece: &str) -> Option<&'static str> {
        G::card(self.session.rules(), piece)
    }

    fn hints(&self) -> &'static [&'static str] {
        G::HINTS.names
    }

    fn hint(&self, name: &str) -> String {
        (G::HINTS.say)(self.voice.texts(), name)
    }

    fn ending(&self) -> Option<Ending> {
        G::ending(&self.session, self.words())
    }

    fn story(&self) -> Option<Story> {
        self.told_story()
    }

    fn tell_turning(&self, turning: &Turning) -> (Told, Option<usize>) {
        crate::turning::told(turning, usual_bot::<G>(), self.voice.texts())
    }

    fn verdict(&self, from: usize, aim: Aim) -> Option<Verdict> {
        self.judge(from, aim)
    }

    fn review(&self, seat: Option<u8>) -> Option<Review> {
        self.things_to_review(seat)
    }

    fn lookback(&self, review: &Review) -> Lookback {
        self.looked_back(review)
    }

    fn board_instead(&self, ply: usize, actions: &[String]) -> Option<Board> {
        self.board_after(ply, actions)
    }

    fn branch(&self, ply: usize) -> Option<String> {
        self.branch_at(ply)
    }

    fn remark(&self, ply: usize) -> String {
        self.session.record().remark(ply)
    }

    fn set_remark(&mut self, ply: usize, text: &str) {
        if self.is_over() {
            self.session.set_remark(ply, text);
        }
    }

    fn log(&self, look: Look) -> Vec<LogLine> {
        self.log_until(look)
    }

    fn decided(&self, ply: usize) -> Option<String> {
        self.decision(ply)
    }

    fn asked(&self, look: Look) -> Option<Question> {
        self.question_at(look)
    }

    fn turning(&self) -> Option<Turning> {
        self.search_of_defeat()
    }

    fn example(&self, mark: &Mark) -> Option<Example> {
        self.example_of(mark)
    }

    fn wish(&self) -> Wish {
        Wish::of(&self.session)
    }

    fn brief(&self, look: Look) -> Vec<Brief> {
        self.position(look).brief(self.words())
    }
}
