//! The course of a game around one screen: the viewer, the seats that have to decide, the bot that is due,
//! passing the screen on, and taking back.
//!
//! A game may also go on at a table elsewhere (`remote.rs`): then decisions are sent there.
//!
//! A page and a terminal drive games with it. It has no clock, no thread and no storage. A front end calls
//! it, then looks at [`Course::due`] or at [`Course::viewer`] and [`Course::bot_due`].

mod remote;
mod shown;
mod undo;

pub use remote::Sent;
pub use shown::Proposed;
pub use undo::{AskedBack, Offer};

use crate::model::{Chair, Foresight, Happened, Pushed, Question, Refused, Who};
use crate::presenter::Presenter;
use fogbound_table::texts::Texts;
use remote::Remote;
use std::rc::Rc;

/// The one that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nobody: the game is over, or a tile has to be told.
    Nobody,
    /// The person at the screen.
    Person(u8),
    /// A person to whom the screen has to be passed first.
    Pass(u8),
    /// A bot.
    Bot(u8),
    /// A seat where nobody sits.
    Open(u8),
    /// Somebody at another screen, a bot there, or the table itself.
    Elsewhere,
}

/// A running game with the person at its screen.
pub struct Course {
    game: Box<dyn Presenter>,
    names: Vec<String>,
    viewer: Option<u8>,
    offer: Option<Offer>,
    /// Set if the game goes on at a table elsewhere.
    remote: Option<Remote>,
    /// Set if everybody may see everything, so that the screen is never passed on.
    is_open: bool,
}

impl Course {
    /// Takes up a game, its seats called by these names.
    #[must_use]
    pub fn new(game: Box<dyn Presenter>, names: &[String]) -> Course {
        let mut course = Course {
            game,
            names: names.to_vec(),
            viewer: None,
            offer: None,
            remote: None,
            is_open: false,
        };
        course.game.call(names, None);
        course.hand_over();
        course
    }

    /// Takes up a game that one person looks at from all seats, as in an analysis: nothing is hidden from whoever is
    /// asked, and the screen is never passed on.
    #[must_use]
    pub fn open_to_all(game: Box<dyn Presenter>, names: &[String]) -> Course {
        let mut course = Course::new(game, names);
        course.is_open = true;
        course.hand_over();
        course
    }

    /// Returns the game itself.
    #[must_use]
    pub fn game(&self) -> &dyn Presenter {
        self.game.as_ref()
    }

    /// Returns the seat of the person at the screen; `None` while it is passed on.
    #[must_use]
    pub fn viewer(&self) -> Option<u8> {
        self.viewer
    }

    /// Shows the screen to the person on a seat, who has confirmed to be there.
    pub fn sit(&mut self, seat: u8) {
        self.viewer = Some(seat).filter(|seat| self.people().contains(seat));
    }

    /// Returns the one that the game waits for. If people and bots decide at once people come first, so that
    /// they can take their choice back as long as others have to choose.
    #[must_use]
    pub fn due(&self) -> Due {
        let deciding = self.deciding();
        let is_elsewhere = self.is_elsewhere() && !self.game.is_over();
        match (deciding.first(), self.viewer.filter(|seat| deciding.contains(seat))) {
            (_, Some(seat)) => Due::Person(seat),
            (Some(&seat), None) => Due::Pass(seat),
            (None, None) if is_elsewhere => Due::Elsewhere,
            (None, None) => match (self.bot_due(), self.open_due()) {
                (Some(seat), _) => Due::Bot(seat),
                (None, Some(seat)) => Due::Open(seat),
                (None, None) => Due::Nobody,
            },
        }
    }

    /// Returns the bot that has to decide next, be it beside people or alone.
    #[must_use]
    pub fn bot_due(&self) -> Option<u8> {
        self.game.bot_to_decide().filter(|_| !self.is_elsewhere())
    }

    /// Returns the people at this screen who have to decide.
    fn deciding(&self) -> Vec<u8> {
        let mut deciding = self.game.people_to_decide();
        if let Some(remote) = &self.remote {
            deciding.retain(|seat| remote.own.contains(seat) && !remote.made.contains(seat));
        }
        deciding
    }

    /// Returns the first seat that has to decide and where nobody sits.
    fn open_due(&self) -> Option<u8> {
        let chairs = self.game.chairs();
        let is_due = |chair: &&Chair| chair.who == Who::Open && chair.is_deciding;
        chairs.iter().find(is_due).map(|chair| chair.seat)
    }

    /// Returns the question of the person at the screen.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.game.question(self.viewer.filter(|&seat| !self.has_made(seat))?)
    }

    /// Returns the consequences of an answer, as far as the person at the screen can know.
    ///
    /// # Errors
    /// The reason for which it is not allowed, or not shown at this aid level.
    pub fn foresee(&self, action: &str) -> Result<Foresight, Refused> {
        let foresight = self.game.foresee(self.asked(), action)?;
        let is_final = foresight.is_final && !self.is_alone();
        Ok(Foresight { is_final, ..foresight })
    }

    /// Returns the reason for which an answer is not allowed; `None` if it is allowed.
    #[must_use]
    pub fn why_not(&self, action: &str) -> Option<Refused> {
        self.game.why_not(self.asked(), action)
    }

    /// Checks that the person at the screen may have a hint.
    ///
    /// # Errors
    /// Fails if the aid level includes no hints, or there is nothing to decide.
    pub fn check_hint(&self) -> Result<(), Refused> {
        self.game.check_hint(self.asked())
    }

    /// Adds an answer to the turn of the person at the screen. A complete turn is taken at once.
    ///
    /// # Errors
    /// The reason for which it is not allowed; nothing is changed.
    pub fn push(&mut self, action: &str) -> Result<Pushed, Refused> {
        let seat = self.asked();
        match self.is_elsewhere() {
            true => self.compose(seat, action),
            false => self.change(|game| game.push(seat, action)),
        }
    }

    /// Adds an answer to the turn of the person at the screen that does not complete it.
    ///
    /// # Errors
    /// The reason for which it is not allowed, or that nothing could follow it; nothing is changed.
    pub fn draft(&mut self, action: &str) -> Result<(), Refused> {
        let seat = self.asked();
        self.change(|game| game.draft_on(seat, action))
    }

    /// Takes the turn of the person at the screen as far as it is composed.
    ///
    /// # Errors
    /// Fails if nothing is composed; nothing is changed.
    pub fn confirm(&mut self) -> Result<Happened, Refused> {
        let seat = self.asked();
        if self.is_elsewhere() {
            self.send_turn(seat);
            return Ok(Happened::default());
        }
        self.change(|game| game.confirm(seat))
    }

    /// Lets the bot that has to decide first take its decision here and now; returns `None` if no bot has to.
    ///
    /// # Errors
    /// Fails if its answer is against the rules; nothing is changed.
    pub fn let_bot_decide(&mut self) -> Result<Option<(u8, Happened)>, Refused> {
        self.change(|game| game.let_bot_decide())
    }

    /// Tells the tile that was drawn from a box on the table.
    ///
    /// # Errors
    /// Fails if no tile has to be told, or no such tile is left; nothing is changed.
    pub fn tell_tile(&mut self, name: &str) -> Result<Happened, Refused> {
        self.change(|game| game.tell_tile(name))
    }

    /// Takes the decision of a bot.
    ///
    /// # Errors
    /// Fails if it is no bot's turn, or the rules forbid it; nothing is changed.
    pub fn take_for_bot(&mut self, seat: u8, action: &str) -> Result<Happened, Refused> {
        self.change(|game| game.take_for_bot(seat, action))
    }

    /// Hands a seat to a person, a bot (by its name) or nobody (`open`).
    ///
    /// # Errors
    /// Fails if there is no such seat or bot, or the game is over.
    pub fn give_seat(&mut self, seat: u8, who: &str) -> Result<(), Refused> {
        if self.is_elsewhere() {
            self.send(Sent::Give { seat, to: who.to_owned() });
            return Ok(());
        }
        self.change(|game| game.give_seat(seat, who))
    }

    /// Gives a seat another name; with an empty one it is named after its holder.
    pub fn rename(&mut self, seat: u8, name: &str) {
        if self.is_elsewhere() {
            return self.send(Sent::Name { seat, name: name.to_owned() });
        }
        self.names.resize(self.game.chairs().len(), String::new());
        if let Some(called) = self.names.get_mut(usize::from(seat)) {
            // Names are kept a line for each.
            *called = name.replace(char::is_control, " ").trim().to_owned();
        }
        self.game.call(&self.names, None);
    }

    /// Returns the names given to the seats; an empty one was not given.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Writes a remark about a position of a game that is over.
    pub fn set_remark(&mut self, ply: usize, text: &str) {
        self.game.set_remark(ply, text);
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, texts: Rc<Texts>) {
        self.game.speak(texts);
    }

    /// Returns the turns that are being composed, as text to be kept beside the record.
    #[must_use]
    pub fn drafts(&self) -> String {
        let drafts = self.game.chairs().into_iter().map(|chair| self.game.draft(chair.seat));
        drafts.filter(|draft| !draft.is_empty()).collect::<Vec<_>>().join(APART)
    }

    /// Takes up turns again that were kept. One that does not belong here any more is left out.
    pub fn restore(&mut self, drafts: &str) {
        for draft in drafts.split(APART).filter(|draft| !draft.is_empty()) {
            // Nothing of it was taken, so nothing is lost.
            let _ = self.game.restore(draft);
        }
    }

    /// Changes the game, and hands the screen over.
    fn change<T>(
        &mut self,
        what: impl FnOnce(&mut dyn Presenter) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let done = what(self.game.as_mut());
        self.offer = None;
        self.hand_over();
        done
    }

    /// Passes the screen on. A viewer who has to decide stays. If there are secrets and several people,
    /// nobody looks until the next person has confirmed to be there, nor while somebody else is asked for consent.
    fn hand_over(&mut self) {
        let people = self.people();
        let is_alone = !self.is_passed_on();
        let asked = self.consenting().filter(|_| !is_alone);
        let stays = |seat: &u8| people.contains(seat) && asked.is_none_or(|asked| asked == *seat);
        let viewer = self.viewer.filter(stays);
        let deciding = self.deciding();
        self.viewer = match deciding.first() {
            Some(_) if viewer.is_some_and(|seat| deciding.contains(&seat)) => viewer,
            Some(&next) => Some(next).filter(|_| is_alone),
            // The end is everybody's.
            None if self.game.is_over() && !is_alone => None,
            None => viewer.or_else(|| people.first().copied().filter(|_| is_alone)),
        };
    }

    /// Returns the seat whose answers are taken. Answers for a seat that is not asked, or where nobody sits,
    /// are refused.
    fn asked(&self) -> u8 {
        match self.due() {
            Due::Person(seat) | Due::Open(seat) => seat,
            Due::Pass(_) | Due::Bot(_) | Due::Elsewhere | Due::Nobody => {
                self.viewer.unwrap_or(NOBODY)
            }
        }
    }

    /// Returns `true` if several people with secrets share the screen.
    fn is_passed_on(&self) -> bool {
        self.game.has_secrets() && self.people().len() > 1 && !self.is_open
    }

    /// Returns `true` if a single person plays, alone or with bots.
    fn is_alone(&self) -> bool {
        self.seated_people().count() == 1
    }

    /// Returns the seats of the people at this screen.
    #[must_use]
    pub fn people(&self) -> Vec<u8> {
        let is_here =
            |seat: &u8| self.remote.as_ref().is_none_or(|remote| remote.own.contains(seat));
        self.seated_people().filter(is_here).collect()
    }

    fn seated_people(&self) -> impl Iterator<Item = u8> {
        let chairs = self.game.chairs().into_iter().filter(|chair| chair.who == Who::Person);
        chairs.map(|chair| chair.seat)
    }
}

/// A seat that no game has.
const NOBODY: u8 = u8::MAX;

/// Stands between drafts that are kept.
const APART: &str = "\n\n";

#[cfg(test)]
mod tests;
