//! What is told of the people at a table elsewhere.

use super::place::{Place, Stage};
use fogbound_protocol::{Chair, FromTable, Holder, Near, Shown, What, Word};
use fogbound_table::texts::{family, msg};

impl Place<'_> {
    /// Tells who sits where, and who is there.
    pub(super) fn tell_people(&self) {
        let Some(front) = &self.front else { return };
        for (seat, chair) in (0..).zip(self.guest.chairs()) {
            let state = self.state(seat, chair);
            let seat_number = u16::from(seat) + 1;
            self.say(msg!("join-chair", seat = seat_number, player = front.name(seat), state));
        }
        if self.guest.watching() > 0 {
            self.say(msg!("join-watchers", n = self.guest.watching()));
        }
    }

    /// Returns the word for the state of a seat.
    fn state(&self, seat: u8, chair: &Chair) -> &'static str {
        let present = self.guest.present().iter().find(|present| present.seat == seat);
        match (&chair.holder, present.map(|present| present.near)) {
            _ if self.guest.seats().contains(&seat) => "you",
            (Holder::Open, _) => "open",
            (Holder::Bot(_), _) => "bot",
            (Holder::Person, Some(near)) => word(near),
            (Holder::Person, None) => "unknown",
        }
    }

    /// Returns the names of the people elsewhere, and of the free seats, that have to decide.
    pub(super) fn waited_for(&self) -> Vec<String> {
        let Some(front) = &self.front else { return Vec::new() };
        let is_waited_for = |(seat, chair): &(u8, &Chair)| {
            chair.deciding
                && !matches!(chair.holder, Holder::Bot(_))
                && !self.guest.seats().contains(seat)
        };
        let chairs = (0..).zip(self.guest.chairs()).filter(is_waited_for);
        chairs.map(|(seat, _)| front.name(seat)).collect()
    }

    /// Tells of people who come and go.
    pub(super) fn tell_presence(&mut self) {
        let mut changed = Vec::new();
        for present in self.guest.present() {
            let before = self.near.insert(present.seat, present.near);
            let is_own = self.guest.seats().contains(&present.seat);
            if before.is_some_and(|before| before != present.near) && !is_own {
                changed.push((present.seat, present.near));
            }
        }
        for (seat, near) in changed {
            self.say(msg!("join-near", player = self.player(seat), near = word(near)));
        }
    }

    /// Tells an event that is no decision in the game. `before` is who had the seat that it is about.
    pub(super) fn tell_event(&mut self, message: &FromTable, before: Option<(Holder, String)>) {
        let FromTable::Event { by, what, .. } = message else { return };
        let player = by.map(|seat| self.player(seat)).unwrap_or_default();
        match what {
            What::Seat { seat, chair } => match before {
                Some((holder, before)) if holder == Holder::Person && holder == chair.holder => {
                    self.say(msg!("join-renamed", before, player = self.player(*seat)));
                }
                _ => self.tell_seat(*seat, chair),
            },
            What::AskedBack { decisions, .. } => {
                self.say(msg!("join-asks-back", player, n = *decisions));
            }
            What::TookBack { .. } => {
                self.asked = None;
                if let Some(front) = &mut self.front {
                    front.chosen.clear();
                }
                self.say(msg!("join-took-back", player));
            }
            What::Declined {} => self.say(msg!("consent-declined")),
            What::Made {} | What::Acted { .. } | What::Again { .. } | What::Noted {} => {}
        }
    }

    fn tell_seat(&self, seat: u8, chair: &Chair) {
        let (player, seat_number) = (self.player(seat), u16::from(seat) + 1);
        match &chair.holder {
            // That is told when the table has answered.
            Holder::Person if self.stage == Stage::Sitting(seat) => {}
            Holder::Person if chair.name.is_empty() => {
                self.say(msg!("join-sits-unnamed", seat = seat_number));
            }
            Holder::Person => self.say(msg!("join-sits", player, seat = seat_number)),
            Holder::Open => self.say(msg!("join-free", seat = seat_number)),
            Holder::Bot(_) => self.say(msg!("join-bot", player, seat = seat_number)),
        }
    }

    /// Tells what somebody shows.
    pub(super) fn tell_shown(&self, by: u8, shown: &Shown) {
        let player = self.player(by);
        match shown {
            Shown::Place { x, y } => self.say(msg!("join-points", player, x = *x, y = *y)),
            // It is taken away again, and positions are shown where there is a board to look at.
            Shown::Proposal { action } if action.is_empty() => {}
            Shown::Position { .. } => {}
            Shown::Proposal { action } => {
                let answer = self.in_words(action);
                let is_deciding =
                    self.guest.chairs().get(usize::from(by)).is_some_and(|chair| chair.deciding);
                match is_deciding {
                    true => self.say(msg!("online-considers", name = player, answer)),
                    false => self.say(msg!("online-proposes", name = player, answer)),
                }
            }
            Shown::Signal { word } => {
                let word = self.texts.say(family!("online-word-", Word::name, *word));
                self.say(msg!("online-says", name = player, word));
            }
        }
    }

    /// Returns an answer in words for whoever has to decide; or as it was sent if nothing can be said about it here.
    fn in_words(&self, action: &str) -> String {
        let proposed = self.front.as_ref().and_then(|front| front.course.proposed(action));
        let words = proposed.map(|proposed| proposed.text).filter(|words| !words.is_empty());
        words.unwrap_or_else(|| action.to_owned())
    }

    pub(super) fn player(&self, seat: u8) -> String {
        self.front.as_ref().map(|front| front.name(seat)).unwrap_or_default()
    }
}

/// Returns the word for how near somebody is.
fn word(near: Near) -> &'static str {
    match near {
        Near::Here => "here",
        Near::Away => "away",
        Near::Gone => "gone",
    }
}
