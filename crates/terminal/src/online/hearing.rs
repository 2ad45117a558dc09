//! What is heard at a table elsewhere: the connection, its messages, and the game that follows them.

use super::Failure;
use super::place::{Place, Stage};
use super::wire::Heard;
use crate::front::Front;
use fogbound_guest::News;
use fogbound_presenter::{Course, Happened};
use fogbound_protocol::{FromTable, Holder, What};
use fogbound_table::texts::msg;
use std::rc::Rc;
use std::time::{Duration, Instant};

impl Place<'_> {
    /// Reacts to what is heard of the connection.
    pub(super) fn heard(&mut self, heard: Heard) -> Result<(), Failure> {
        match heard {
            Heard::Open(connection) => {
                self.connection = connection;
                let hello = self.guest.hello(self.texts.tag());
                self.tell(&hello);
            }
            Heard::Message(text) => self.message(&text)?,
            Heard::Lost => {
                self.guest.hang_up();
                if !std::mem::replace(&mut self.is_lost, true) && self.front.is_some() {
                    self.say(msg!("join-lost"));
                }
            }
            Heard::Refused(400 | 404, _) => return Err(Failure::Missing),
            Heard::Refused(403, text) => return Err(Failure::Refused(text)),
            Heard::Refused(_, text) if self.front.is_none() => return Err(Failure::Refused(text)),
            Heard::Unreached(error) if self.front.is_none() => {
                return Err(Failure::Unreached(error));
            }
            // It is tried again.
            Heard::Refused(..) | Heard::Unreached(_) => {}
        }
        Ok(())
    }

    fn message(&mut self, text: &str) -> Result<(), Failure> {
        let message: FromTable = serde_json::from_str(text).map_err(|_| Failure::Outdated)?;
        if let FromTable::Later { ms, .. } = message {
            self.again_at = Some(Instant::now() + Duration::from_millis(ms.into()));
        }
        let is_welcome = matches!(message, FromTable::Welcome { .. });
        let told = message.clone();
        let before = self.seat_of(&message);
        match self.hear(message) {
            News::Nothing | News::Noted => {}
            News::Stands => self.tell_event(&told, before),
            News::Opened => self.opened(),
            News::Happened(happened) => self.report(&happened),
            News::Refused(refused) => self.refused(refused)?,
            News::Shown { by, shown } => self.tell_shown(by, &shown),
            News::Lost => self.wire.renew(self.connection),
            News::Reload => return Err(Failure::Outdated),
        }
        if is_welcome {
            self.welcomed()?;
        }
        self.note_next();
        self.sat_down();
        self.tell_presence();
        Ok(())
    }

    /// Returns who has the seat that a message is about, with the name.
    fn seat_of(&self, message: &FromTable) -> Option<(Holder, String)> {
        let FromTable::Event { what: What::Seat { seat, .. }, .. } = message else { return None };
        let chair = self.guest.chairs().get(usize::from(*seat))?;
        Some((chair.holder.clone(), self.player(*seat)))
    }

    /// Lets the guest hear a message, and the game follow.
    fn hear(&mut self, message: FromTable) -> News {
        let Some(mut front) = self.front.take() else {
            let mut course: Option<Course> = None;
            let news = self.guest.hear(message, &mut course, self.texts);
            let (screen, texts) = (self.screen.clone(), Rc::clone(self.texts));
            let manner = self.visit.manner;
            self.front = course.map(|course| Front::at(screen, course, None, texts, manner));
            return news;
        };
        let mut course = Some(front.course);
        let news = self.guest.hear(message, &mut course, self.texts);
        if let Some(course) = course {
            front.course = course;
            self.front = Some(front);
        }
        news
    }

    /// Takes up a game that was told anew.
    fn opened(&mut self) {
        (self.asked, self.quiet_until) = (None, None);
        let Some(front) = &mut self.front else { return };
        let viewer = front.course.viewer();
        let drafted = viewer.map_or(0, |seat| front.game().composed(seat).len());
        // What waits for Enter stays, if the rest of its turn is still there.
        if front.chosen.len() != drafted + 1 {
            front.unchoose();
        }
    }

    /// After the first welcome the visitor is shown the table; after each the connection stands again.
    fn welcomed(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.is_lost) && self.stage != Stage::Coming {
            self.say(msg!("join-back"));
        }
        if self.stage == Stage::Coming {
            if let Some(front) = &self.front {
                front.introduce();
            }
            self.tell_people();
            self.arrive()?;
            if let Some(front) = &self.front {
                front.recall();
            }
        }
        Ok(())
    }

    /// Prints what has happened, under the name of who has done it.
    fn report(&mut self, happened: &Happened) {
        let Some(front) = &mut self.front else { return };
        front.chosen.clear();
        front.refused = None;
        if let Some(seat) = happened.seat
            && self.told.replace(seat) != Some(seat)
            && !self.guest.seats().contains(&seat)
        {
            front.head(seat, happened);
        }
        front.report(happened);
    }
}
