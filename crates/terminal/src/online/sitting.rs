//! Taking a seat at a table elsewhere.

use super::place::{Place, Stage};
use super::{Failure, Left, kept};
use fogbound_presenter::Refused;
use fogbound_protocol::Holder;
use fogbound_table::texts::msg;
use std::time::{Duration, Instant};

/// The longest time for which the first question waits for what only the seat knows.
const SETTLING: Duration = Duration::from_millis(200);

impl Place<'_> {
    /// Takes the seat that the visitor has, or wants; else asks for one, or looks on.
    pub(super) fn arrive(&mut self) -> Result<(), Failure> {
        if let Some(&seat) = self.guest.seats().first() {
            self.play(seat);
            return Ok(());
        }
        if self.visit.watches || self.guest.is_over() {
            self.watch();
            return Ok(());
        }
        let free = self.free();
        let table = &self.visit.link.table;
        if let Some(kept) = kept::find(table, self.visit.seat) {
            // The seat was asked for, and the answer was lost before the table heard of it.
            if free.contains(&kept.seat) {
                let name = self.visit.name.clone().unwrap_or_else(kept::name);
                return self.ask_for(kept.seat, &name, &kept.token);
            }
            kept::forget(table, kept.seat);
        }
        match self.visit.seat {
            Some(seat) if free.contains(&seat) => self.ask_name(seat),
            Some(seat) => Err(Failure::Taken(seat)),
            None => {
                self.offer_seats();
                Ok(())
            }
        }
    }

    /// Returns the free seats.
    fn free(&self) -> Vec<u8> {
        let chairs = (0..).zip(self.guest.chairs());
        chairs.filter(|(_, chair)| chair.holder == Holder::Open).map(|(seat, _)| seat).collect()
    }

    /// Asks which of the free seats to take.
    fn offer_seats(&mut self) {
        let free: Vec<String> =
            self.free().iter().map(|seat| (u16::from(*seat) + 1).to_string()).collect();
        if free.is_empty() {
            self.say(msg!("join-full"));
            return self.watch();
        }
        self.stage = Stage::Choosing;
        self.say(msg!("join-choose", free = free.join(", ")));
    }

    /// Reads which seat to take.
    pub(super) fn choose_seat(&mut self, line: &str) -> Result<Option<Left>, Failure> {
        let number = line.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        match (line.to_lowercase().as_str(), number) {
            ("q" | "quit" | "exit", _) => return Ok(Some(Left::Quit)),
            ("w" | "watch", _) => self.watch(),
            (_, Some(seat)) if self.free().contains(&seat) => self.ask_name(seat)?,
            _ => self.offer_seats(),
        }
        Ok(None)
    }

    /// Asks for the name to sit there by, unless it is known.
    fn ask_name(&mut self, seat: u8) -> Result<(), Failure> {
        let is_script = self.visit.seat.is_some() && !self.lines.is_person();
        match self.visit.name.clone() {
            Some(name) => self.sit(seat, &name),
            None if is_script => self.sit(seat, &kept::name()),
            None => {
                self.stage = Stage::Naming(seat);
                match kept::name() {
                    name if name.is_empty() => self.say(msg!("join-name")),
                    name => self.say(msg!("join-name.again", name)),
                }
                Ok(())
            }
        }
    }

    /// Sits down by the name that was typed, or by the one that was used last.
    pub(super) fn take_name(&mut self, seat: u8, line: &str) -> Result<Option<Left>, Failure> {
        let name = if line.is_empty() { kept::name() } else { line.to_owned() };
        self.sit(seat, &name)?;
        Ok(None)
    }

    /// Draws a secret for a seat and asks for it.
    fn sit(&mut self, seat: u8, name: &str) -> Result<(), Failure> {
        let token = kept::random_bits()?;
        self.ask_for(seat, name, &token)
    }

    fn ask_for(&mut self, seat: u8, name: &str, token: &str) -> Result<(), Failure> {
        // The secret is kept before anybody asks for the seat, so that no lost answer loses it.
        self.keep(seat, token)?;
        kept::remember_name(name);
        self.guest.sit(seat, name, token);
        self.stage = Stage::Sitting(seat);
        Ok(())
    }

    /// Notes that the visitor has got the seat.
    pub(super) fn sat_down(&mut self) {
        if let Stage::Sitting(seat) = self.stage
            && self.guest.seats().contains(&seat)
        {
            self.play(seat);
            // What only the seat knows is told in the next message, if there is any.
            let has_secrets = self.front.as_ref().is_some_and(|front| front.game().has_secrets());
            self.quiet_until = has_secrets.then(|| Instant::now() + SETTLING);
        }
    }

    fn play(&mut self, seat: u8) {
        self.stage = Stage::Playing;
        self.say(msg!("join-seated", seat = u16::from(seat) + 1));
    }

    fn watch(&mut self) {
        self.stage = Stage::Watching;
        self.say(msg!("join-watching"));
        if self.guest.late() > 0 {
            self.say(msg!("page-late", n = self.guest.late()));
        }
        if let Some(front) = &mut self.front {
            front.again();
        }
    }

    /// Tells that a request was refused, and asks again.
    pub(super) fn refused(&mut self, refused: Refused) -> Result<(), Failure> {
        if let Stage::Sitting(seat) = self.stage {
            kept::forget(&self.visit.link.table, seat);
            if self.visit.seat == Some(seat) {
                return Err(Failure::Refused(refused.text));
            }
            self.screen().say(&refused.text);
            self.offer_seats();
            return Ok(());
        }
        self.asked = None;
        self.goes_on = false;
        if let Some(front) = &mut self.front {
            front.chosen.clear();
            // What was refused as a whole is decided anew as a whole; without a draft there is nothing to drop.
            let seat = front.course.viewer().filter(|&seat| !front.course.has_made(seat));
            if seat.is_some_and(|seat| !front.game().draft(seat).is_empty()) {
                let _ = front.course.take_back(u32::MAX);
            }
            front.refuse(refused);
        }
        Ok(())
    }

    /// Forgets the secret of a seat at a table whose game is over.
    pub(super) fn forget_seat(&self) {
        if let Some(&seat) = self.guest.seats().first() {
            kept::forget(&self.visit.link.table, seat);
        }
    }
}
