//! What people at one screen agree on: how much help there is, undo, who sits where.

use super::{Desk, Told, names};
use crate::play::best_bot;
use crate::play::seats::seed_of;
use fogbound_table::aid::{Aid, Denied, Help};
use fogbound_table::session::{Request, Seat};

impl<G: Told> Desk<G> {
    /// What the game is about, and what the table has agreed on.
    pub fn welcome(&self, id: &str) {
        self.say(id);
        self.terms(false);
    }

    /// What the table has agreed on: in short, or in full.
    pub fn terms(&self, in_full: bool) {
        let aid = self.session.aid().name();
        let id = if in_full { "terms-aid-full" } else { "terms-aid" };
        self.screen.say(&self.texts.get(id, &[("aid", aid.into())]));
        if let Some(commitment) = self.session.commitment() {
            let args = [("commitment", commitment.to_string().into())];
            self.screen.verbatim(&self.texts.get("terms-commitment", &args));
        } else if in_full {
            self.say("terms-no-commitment");
        }
    }

    /// Whether the aid level gives this help.
    pub fn gives(&self, help: Help) -> bool {
        self.session.aid().allows(help)
    }

    /// Whether the aid level gives this help; it is said when it does not.
    pub fn allows(&self, help: Help) -> bool {
        let denied = self.session.aid().check(help);
        denied.map_err(|denied| self.say_denied(denied)).is_ok()
    }

    fn say_denied(&self, denied: Denied) {
        let Denied::Aid { aid, help } = denied else { return };
        let needed = Aid::least_with(help).name();
        let args =
            [("aid", aid.name().into()), ("help", help.name().into()), ("needed", needed.into())];
        self.screen.say(&self.texts.get("aid-denied", &args));
    }

    /// Help that is not given, or an answer that is refused.
    pub fn deny(&mut self, denied: Denied) {
        match denied {
            Denied::Aid { .. } => self.say_denied(denied),
            Denied::Rules(refusal) => self.refuse(refusal),
        }
    }

    /// The person who decided last is the one who takes something back.
    fn last_person(&self) -> u8 {
        let mut taken = self.session.replay().taken().iter().rev().map(|taken| taken.seat);
        let people = self.session.people();
        taken.find(|&seat| people.contains(seat)).or(people.smallest()).unwrap_or(0)
    }

    /// Takes the last decisions of a person back; `false` when that is refused, and why has been said.
    /// Where consent would help, it is asked for next.
    pub fn undo(&mut self, decisions: u32) -> miette::Result<bool> {
        let asker = self.last_person();
        if let Err(refusal) = self.session.take_back(asker, decisions) {
            self.refuse(refusal);
            if matches!(refusal.reason, "undo-past-reveal" | "undo-of-others") {
                let over = self.game().is_over();
                self.wish = Some((asker, decisions)).filter(|_| !over);
                self.ask_consent();
            }
            return Ok(false);
        }
        self.taken_back().map(|()| true)
    }

    /// The person who is asked next to agree to an undo.
    pub fn consenting(&self) -> Option<u8> {
        let waiting = self.session.request().and_then(|request| request.waiting().smallest());
        self.wish.map(|(asker, _)| asker).or(waiting)
    }

    fn ask_consent(&self) {
        let Some(seat) = self.consenting() else { return };
        let wished = self.wish.and_then(|(asker, n)| self.session.standing_since(asker, n).ok());
        let asked = self.session.request().map(Request::decisions);
        let args =
            [("player", self.name(seat).into()), ("n", wished.or(asked).unwrap_or(1).into())];
        self.screen.say(&self.texts.get("undo-consent", &args));
    }

    /// The person who is asked agrees; `true` when all have, and it is done.
    pub fn agree(&mut self) -> miette::Result<bool> {
        let Some(seat) = self.consenting() else { return Ok(false) };
        let agreed = match self.wish.take() {
            Some((asker, decisions)) => self.session.ask_to_take_back(asker, decisions),
            None => self.session.agree(seat),
        };
        match agreed {
            Ok(true) => self.taken_back().map(|()| true),
            Ok(false) => {
                self.ask_consent();
                Ok(false)
            }
            Err(refusal) => {
                self.refuse(refusal);
                Ok(false)
            }
        }
    }

    /// Somebody does not agree: the wish is gone.
    pub fn decline(&mut self) {
        let Some(seat) = self.consenting() else { return };
        if self.wish.take().is_none() {
            // Who is asked has a vote.
            let _ = self.session.decline(seat);
        }
        self.say("undo-declined");
    }

    fn taken_back(&mut self) -> miette::Result<()> {
        self.keep()?;
        self.refusal = None;
        self.say("undone");
        Ok(())
    }

    /// `seat N person|open|bot [NAME]`: gives a seat to somebody else; `false` when there is no such
    /// seat or bot, and that has been said.
    pub fn give_seat(&mut self, rest: &str) -> miette::Result<bool> {
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let (number, name) = match words[..] {
            [number, "bot"] => (number, best_bot::<G>()),
            [number, "bot", name] if G::BOTS.contains(&name) => (number, name),
            [number, name @ ("person" | "open")] => (number, name),
            _ => ("", ""),
        };
        let seed = seed_of(&self.session.record().header.chance);
        let named =
            number.parse().ok().and_then(|seat| Some((seat, Seat::named(name, &seed, seat)?)));
        let Some((seat, who)) = named else {
            let bots = G::BOTS.join(", ");
            self.screen.say(&self.texts.get("seat-how", &[("bots", bots.into())]));
            return Ok(false);
        };
        if let Err(refusal) = self.session.set_seat(seat, who) {
            self.refuse(refusal);
            return Ok(false);
        }
        self.names = names(self.session.seats(), &self.texts);
        self.keep()?;
        let args = [("seat", seat.into()), ("who", name.into())];
        self.screen.say(&self.texts.get("seat-given", &args));
        Ok(true)
    }
}
