//! Taking decisions back, with the consent of the others where it is needed.

use super::Course;
use crate::model::Refused;

/// An undo that is possible by consent only, and that nobody has asked the others for yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The seat whose decisions are taken back.
    pub seat: u8,
    /// The number of its decisions.
    pub decisions: u32,
    /// The reason why consent is needed.
    pub refused: Refused,
}

/// An undo that a seat elsewhere or here has asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedBack {
    /// The seat that asks, whose decision is the first to go, if it is known.
    pub by: Option<u8>,
    /// The number of decisions, those of all seats.
    pub decisions: u32,
    /// The people who have not agreed yet.
    pub waiting: Vec<u8>,
}

impl Course {
    /// Takes back so many answers of the turn that is being composed, else so many decisions of the person
    /// who decided last. If that is possible by consent only, there is an [`Offer`] afterwards; a person
    /// without others consents by asking.
    ///
    /// # Errors
    /// Fails if there is nothing to take back, or not without consent.
    pub fn take_back(&mut self, decisions: u32) -> Result<(), Refused> {
        if self.is_elsewhere() {
            return self.take_back_elsewhere(decisions);
        }
        let chooser = self.last_choice();
        let seat = self.taking_back();
        let done = self.change(|game| game.take_back(seat, decisions));
        if let Some(chooser) = chooser
            && done.is_ok()
        {
            // Whoever has just chosen in secret still holds the screen.
            self.sit(chooser);
        }
        if let Err(refused) = &done
            && self.game.would_consent_help(seat, decisions)
        {
            if self.is_alone() {
                return self.change(|game| game.ask_to_take_back(seat, decisions)).map(drop);
            }
            self.offer = Some(Offer { seat, decisions, refused: refused.clone() });
        }
        done
    }

    /// Returns the seat whose decisions are taken back: the viewer's while a turn is composed, else that of
    /// whoever decided last, as all sit around the same screen. A choice that was made in secret and that
    /// others still have to make is left to whoever made it.
    fn taking_back(&self) -> u8 {
        let has_secret = self.is_passed_on() && self.game.last_choice().is_some();
        let own = self.viewer.filter(|&seat| has_secret || !self.game.draft(seat).is_empty());
        let last = self.game.last_decided().filter(|_| self.viewer.is_some() || has_secret);
        own.or(last).unwrap_or_else(|| self.asked())
    }

    /// Returns the person who, while the screen is passed on, may take back the choice just made in secret.
    #[must_use]
    pub fn last_choice(&self) -> Option<u8> {
        self.game.last_choice().filter(|_| self.viewer.is_none())
    }

    /// Returns the undo that needs consent, as long as nobody has asked for it or declined.
    #[must_use]
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// Returns the undo that the table is asked for.
    #[must_use]
    pub fn asked_back(&self) -> Option<AskedBack> {
        match &self.remote {
            Some(remote) => remote.asked_back.clone(),
            None => self.game.asked_back(),
        }
    }

    /// Returns the person who has to agree next: the one who would ask for the undo on offer, then all
    /// others.
    #[must_use]
    pub fn consenting(&self) -> Option<u8> {
        let offered = self.offer.as_ref().map(|offer| offer.seat);
        let own = self.remote.as_ref().map(|remote| &remote.own);
        let is_here = |seat: &u8| own.is_none_or(|own| own.contains(seat));
        offered.or_else(|| self.asked_back()?.waiting.into_iter().find(is_here))
    }

    /// Says what goes if all agree to the undo on offer, else to the one that was asked for.
    #[must_use]
    pub fn would_go(&self) -> Option<String> {
        let offered = self.offer.as_ref().map(|&Offer { seat, decisions, .. }| AskedBack {
            by: Some(seat),
            decisions: self.game.taken_along(seat, decisions),
            waiting: Vec::new(),
        });
        let AskedBack { by, decisions, .. } = offered.or_else(|| self.asked_back())?;
        Some(self.game.would_go(by, decisions))
    }

    /// Lets the person who has to agree next agree or decline; returns `true` if all have agreed and it is
    /// done.
    ///
    /// # Errors
    /// Fails if nothing was asked.
    pub fn agree(&mut self, agrees: bool) -> Result<bool, Refused> {
        if self.is_elsewhere() {
            self.agree_elsewhere(agrees);
            return Ok(false);
        }
        match (self.offer.take(), agrees) {
            (Some(offer), true) => {
                self.change(|game| game.ask_to_take_back(offer.seat, offer.decisions))
            }
            (Some(_), false) => Ok(false),
            (None, _) => {
                let seat = self.consenting().unwrap_or_default();
                self.change(|game| game.agree(seat, agrees))
            }
        }
    }
}
