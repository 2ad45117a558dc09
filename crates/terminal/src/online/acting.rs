//! What lines do at a table elsewhere, and going on after the end.

use super::place::{Place, Stage};
use super::{Failure, Left, TableLink, Visit, kept};
use crate::front::Next;
use crate::question::cell;
use crate::store::{Store, Trouble};
use fogbound_protocol::{Shown, Word};
use fogbound_table::texts::msg;

impl Place<'_> {
    /// Carries out a line.
    pub(super) fn line(&mut self, line: &str) -> Result<Option<Left>, Failure> {
        match self.stage {
            Stage::Choosing => self.choose_seat(line),
            Stage::Naming(seat) => self.take_name(seat, line),
            _ => self.act(line),
        }
    }

    fn act(&mut self, line: &str) -> Result<Option<Left>, Failure> {
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word.to_lowercase(), rest.trim()),
            None => (line.to_lowercase(), ""),
        };
        let is_playing = self.stage == Stage::Playing;
        match word.as_str() {
            "again" if self.is_ended => self.again(rest),
            "" if self.is_ended => {}
            "who" => self.tell_people(),
            "say" if is_playing => self.signal(rest),
            "point" if is_playing => self.point(rest),
            "name" if is_playing && !rest.is_empty() => self.rename(rest),
            "q" | "quit" | "exit" => return Ok(Some(Left::Quit)),
            _ if self.front.as_mut().is_some_and(|front| front.look_up(&word, rest)) => {
                if matches!(&*word, "?" | "help") {
                    self.say(msg!("join-help"));
                }
            }
            _ if !is_playing => self.say(msg!("join-only-watching")),
            _ if self.is_ended => self.say(msg!("join-again")),
            _ => return self.command(line),
        }
        Ok(None)
    }

    /// Carries out a line as at a table here.
    fn command(&mut self, line: &str) -> Result<Option<Left>, Failure> {
        let own = self.guest.seats().first().copied();
        let Some(front) = &mut self.front else { return Ok(None) };
        let seat = front.course.viewer().or(own).unwrap_or_default();
        match front.command(seat, line) {
            Ok(Next::Ask) => self.asked = None,
            Ok(Next::Wait) => {}
            Ok(Next::Leave) => return Ok(Some(Left::Quit)),
            Err(Trouble::System(error)) => return Err(error.into()),
            // A game without a file has no other trouble, and a finished one is not written again.
            Err(_) => {}
        }
        Ok(None)
    }

    /// Says a quick word to the others.
    fn signal(&mut self, rest: &str) {
        let said = rest.to_lowercase().replace([' ', '-'], "_");
        match Word::ALL.into_iter().find(|word| word.name() == said) {
            Some(word) => self.show(Shown::Signal { word }),
            None => {
                let words = Word::ALL.map(Word::name).join(", ").replace('_', " ");
                self.say(msg!("join-say-how", words));
            }
        }
    }

    /// Points at a cell.
    fn point(&mut self, rest: &str) {
        match cell(rest) {
            Some(cell) => self.show(Shown::Place { x: cell.x.into(), y: cell.y.into() }),
            None => self.say(msg!("gap-how")),
        }
    }

    /// Shows something to the others; without a connection nobody would see it.
    fn show(&mut self, shown: Shown) {
        let own = self.guest.seats().first().copied();
        if let Some((message, seat)) = self.guest.show(shown.clone()).zip(own) {
            self.tell(&message);
            self.tell_shown(seat, &shown);
        }
    }

    fn rename(&mut self, name: &str) {
        let own = self.guest.seats().first().copied();
        if let (Some(front), Some(seat)) = (&mut self.front, own) {
            kept::remember_name(name);
            front.course.rename(seat, name);
        }
    }

    /// Tells the end, and keeps the record of somebody who has played.
    pub(super) fn end(&mut self) {
        if std::mem::replace(&mut self.is_ended, true) {
            return;
        }
        let own = self.guest.seats().first().copied();
        let Some(front) = &mut self.front else { return };
        if let Some(seat) = own {
            let (game, table) = (front.game().game(), &self.visit.link.table);
            let name = format!("{game}-online-{table}-{}", u16::from(seat) + 1);
            let mut store = Store::finished_game(&name);
            match store.write(&front.game().saved()) {
                Ok(()) => front.store = Some(store),
                Err(trouble) => front.screen.say(&trouble.told(store.path(), &front.texts).0),
            }
        }
        front.finish();
        self.set_last_words();
        if own.is_some() && self.next.is_none() {
            self.say(msg!("join-again"));
        }
    }

    /// Goes on to another game with the same people, and makes its table if nobody has.
    fn again(&mut self, rest: &str) {
        let is_same = match rest {
            "" => false,
            "same" => true,
            _ => return self.say(msg!("join-again")),
        };
        if self.next.is_none() && self.guest.seats().is_empty() {
            return self.say(msg!("join-only-watching"));
        }
        self.goes_on = true;
        if self.next.is_none() {
            self.guest.play_again(is_same);
        }
    }

    /// Takes the secret of one's seat along to the table for another game.
    pub(super) fn note_next(&mut self) {
        let Some(next) = self.guest.again().map(str::to_owned) else { return };
        if self.next.as_ref() == Some(&next) {
            return;
        }
        let own = self.guest.seats().first().copied();
        let kept = own.and_then(|seat| kept::find(&self.visit.link.table, Some(seat)));
        if let Some(kept) = kept
            && let Err(error) = kept::remember(&next, &kept)
        {
            self.screen().say(&Failure::System(error).told(self.texts).0);
        }
        self.next = Some(next);
        if !self.goes_on {
            self.say(msg!("join-next"));
        }
    }

    /// Returns the visit to the next table.
    pub(super) fn visit_again(&self, table: String) -> Visit {
        self.forget_seat();
        Visit {
            link: TableLink { server: self.visit.link.server.clone(), table },
            seat: self.guest.seats().first().copied(),
            watches: self.guest.seats().is_empty(),
            ..self.visit.clone()
        }
    }
}
