//! Decisions that are taken back, alone or with the consent of others.

use super::Playing;
use crate::course::AskedBack;
use crate::model::Refused;
use crate::presented::{Presented, Words};
use fogbound_table::texts::msg;

impl<G: Presented> Playing<G> {
    /// Returns the person whose decision is the last that stands of all people's.
    pub(super) fn decided_last(&self) -> Option<u8> {
        let since = |seat: u8| Some((self.session.standing_since(seat, 1).ok()?, seat));
        self.session.people().iter().filter_map(since).min().map(|(_, seat)| seat)
    }

    /// Returns the person who made the last of the choices that all make in secret, while others still have to.
    pub(super) fn chose_last(&self) -> Option<u8> {
        let replay = self.session.replay();
        let last = replay.taken().last().filter(|_| replay.running() > 0)?;
        Some(last.seat).filter(|&seat| self.session.people().contains(seat))
    }

    /// Returns `true` if the last decisions of a seat can be taken back once all agree.
    pub(super) fn can_take_back_together(&self, seat: u8, decisions: u32) -> bool {
        let undone = self.session.standing_since(seat, decisions);
        undone.is_ok_and(|undone| self.session.replay().check_undo_by_consent(undone).is_ok())
    }

    /// Returns the undo that was asked for.
    pub(super) fn requested_back(&self) -> Option<AskedBack> {
        self.session.request().map(|request| AskedBack {
            by: Some(request.asker()),
            decisions: request.decisions(),
            waiting: request.waiting().iter().collect(),
        })
    }

    /// Says which decisions would be taken back.
    pub(super) fn told_to_go(&self, by: Option<u8>, decisions: u32) -> String {
        let Words { names, texts, .. } = self.words();
        let known = if by.is_some() { "yes" } else { "no" };
        let player = by.map(|seat| texts.player(names, seat)).unwrap_or_default();
        texts.say(msg!("undo-would-go", player, known, n = decisions))
    }

    /// Lets a person agree to what was asked, or decline.
    pub(super) fn agreed(&mut self, seat: u8, agrees: bool) -> Result<bool, Refused> {
        let done = self.voice.ruled(match agrees {
            true => self.session.agree(seat),
            false => self.session.decline(seat).map(|()| false),
        })?;
        self.drop_old_drafts();
        Ok(done)
    }
}
