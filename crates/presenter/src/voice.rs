//! The voice of a table: its language, the names of its seats, its refusals.

use crate::model::{Refused, Who};
use fogbound_game::Refusal;
use fogbound_table::aid::Denied;
use fogbound_table::texts::{Message, Texts, msg};
use std::rc::Rc;

/// The language of a table and the names of its seats.
pub(crate) struct Voice {
    texts: Rc<Texts>,
    /// The names given to the seats by their holders; empty if none was given.
    called: Vec<String>,
    sitters: Vec<Who>,
    /// The seats of the people at this screen; `None` if everybody is.
    here: Option<Vec<u8>>,
    names: Vec<String>,
}

impl Voice {
    pub fn new(texts: Rc<Texts>, sitters: Vec<Who>) -> Voice {
        let mut voice = Voice { texts, called: Vec::new(), sitters, here: None, names: Vec::new() };
        voice.name_seats();
        voice
    }

    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Returns the names of all seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Names the seats, in order; a seat with an empty name is named after its holder.
    /// People at this screen have the seats `here`, or all.
    pub fn call(&mut self, names: &[String], here: Option<&[u8]>) {
        self.called = names.to_vec();
        self.here = here.map(<[u8]>::to_vec);
        self.name_seats();
    }

    pub fn speak(&mut self, texts: Rc<Texts>) {
        self.texts = texts;
        self.name_seats();
    }

    /// Seats these people and bots.
    pub fn seat(&mut self, sitters: Vec<Who>) {
        self.sitters = sitters;
        self.name_seats();
    }

    /// Names the seats: a single person at this screen is "you", several go by their seats, and so do people elsewhere;
    /// bots go by name, and those of one name by their seats, too.
    fn name_seats(&mut self) {
        let is_here = |seat| self.here.as_ref().is_none_or(|here| here.contains(&seat));
        let alone = (0..).zip(&self.sitters).map(|(seat, &who)| match who {
            Who::Person => is_here(seat).then(|| self.texts.say(msg!("name-you"))),
            Who::Bot(bot) => Some(self.texts.say(msg!("bot-name", bot))),
            Who::Open => None,
        });
        let alone: Vec<Option<String>> = alone.collect();
        let name = |(number, &who): (usize, &Who)| {
            if let Some(name) = self.called.get(number).filter(|name| !name.trim().is_empty()) {
                return name.trim().to_owned();
            }
            if let Some(name) = &alone[number]
                && alone.iter().flatten().filter(|&other| other == name).count() == 1
            {
                return name.clone();
            }
            // People count from one.
            let seat = number + 1;
            let message = match who {
                Who::Person => msg!("name-person", seat),
                Who::Bot(bot) => msg!("name-bot", bot, seat),
                Who::Open => msg!("name-open", seat),
            };
            self.texts.say(message)
        };
        self.names = self.sitters.iter().enumerate().map(name).collect();
    }

    /// Returns a refusal by the rules.
    pub fn refused(&self, refusal: Refusal) -> Refused {
        Refused { text: self.texts.refusal(&refusal), rule: refusal.rule.to_string() }
    }

    /// Returns what the rules have allowed, or their refusal.
    pub fn ruled<T>(&self, result: Result<T, Refusal>) -> Result<T, Refused> {
        result.map_err(|refusal| self.refused(refusal))
    }

    /// Returns a refusal by the rules or by the aid level.
    pub fn denied(&self, denied: Denied) -> Refused {
        match denied {
            Denied::Rules(refusal) => self.refused(refusal),
            Denied::Aid { aid, help } => {
                self.impossible(msg!("page-aid-denied", help = help.name(), aid = aid.name()))
            }
        }
    }

    /// Returns a refusal that is no matter of rules.
    pub fn impossible(&self, message: Message<'_>) -> Refused {
        Refused { text: self.texts.say(message), rule: String::new() }
    }
}
