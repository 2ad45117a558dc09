//! What a game in the terminal has whatever is played: the session, its file, the screen, the words.

mod agreement;

use super::screen::Screen;
use super::store::{Store, write_whole};
use crate::common::{error, path_arg};
use fogbound_game::Refusal;
use fogbound_presenter::Words;
use fogbound_table::session::{Draft, Seat, Session};
use fogbound_table::texts::Texts;
use std::path::Path;

pub use fogbound_presenter::InWords as Told;

/// A game in the terminal.
pub struct Desk<G: Told> {
    pub session: Session<G>,
    pub store: Store,
    pub screen: Screen,
    pub texts: Texts,
    /// What each seat is called.
    pub names: Vec<String>,
    /// Answers are taken at once.
    pub quick: bool,
    /// Answers whose consequences were shown and that wait for Enter.
    pub chosen: Option<Draft<G>>,
    /// An undo that needs consent and that nobody has agreed to yet: who asks, how many decisions.
    pub wish: Option<(u8, u32)>,
    /// What `why` explains first: a refusal newer than the last event.
    refusal: Option<Refusal>,
}

impl<G: Told> Desk<G> {
    pub fn new(
        session: Session<G>,
        store: Store,
        screen: Screen,
        texts: Texts,
        quick: bool,
    ) -> Desk<G> {
        let names = names(session.seats(), &texts);
        let (chosen, wish, refusal) = (None, None, None);
        Desk { session, store, screen, texts, names, quick, chosen, wish, refusal }
    }

    pub fn game(&self) -> &G {
        self.session.game()
    }

    pub fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("", String::as_str)
    }

    /// Seats that people sit on.
    pub fn people(&self) -> impl Iterator<Item = u8> + use<G> {
        self.session.people().iter()
    }

    /// Whether nobody sits on a seat.
    pub fn is_open(&self, seat: u8) -> bool {
        self.session.open_seats().contains(seat)
    }

    /// The first of the answers that wait for Enter.
    pub fn chosen_action(&self) -> Option<G::Action> {
        self.chosen.as_ref().and_then(|draft| draft.actions().next())
    }

    /// Lets an answer wait for Enter. The rules allow it.
    pub fn choose(&mut self, seat: u8, action: G::Action) -> Result<(), Refusal> {
        let mut draft = self.session.draft(seat)?;
        draft.push(action)?;
        self.chosen = Some(draft);
        Ok(())
    }

    pub fn say(&self, id: &str) {
        self.screen.say(&self.texts.get(id, &[]));
    }

    /// What is said when the game is left.
    pub fn left(&self) -> String {
        self.texts.get("left", &[("file", self.file().into())])
    }

    fn file(&self) -> String {
        self.store.path().display().to_string()
    }

    /// Writes the record; a game that cannot be kept is not played on silently.
    pub fn keep(&self) -> miette::Result<()> {
        self.store.write(&self.session.record().to_text()).map_err(|cause| {
            let args = [path_arg(self.store.path()), ("error", cause.to_string().into())];
            error("error-keep", &args)
        })
    }

    /// Takes an answer; `false` when the rules refuse it, and why has been said.
    pub fn take(&mut self, seat: u8, action: G::Action) -> miette::Result<bool> {
        if let Err(refusal) = self.session.apply(seat, action) {
            self.refuse(refusal);
            return Ok(false);
        }
        self.keep()?;
        self.chosen = None;
        self.refusal = None;
        Ok(true)
    }

    /// Takes all answers that wait for Enter; `false` when the rules refuse them.
    pub fn confirm(&mut self, draft: &Draft<G>) -> miette::Result<bool> {
        if let Err(refusal) = self.session.confirm(draft) {
            self.refuse(refusal);
            return Ok(false);
        }
        self.keep()?;
        self.refusal = None;
        Ok(true)
    }

    pub fn refuse(&mut self, refusal: Refusal) {
        let reason = self.texts.refusal(&refusal);
        self.screen.say(&format!("{reason} ({})", self.texts.rule_name(refusal.rule)));
        self.refusal = Some(refusal);
    }

    pub fn sentence(&self, event: &G::Event) -> String {
        G::sentence(event, self.session.rules(), &self.names, &self.texts)
    }

    /// What sentences are made with.
    pub fn words(&self) -> Words<'_> {
        Words { texts: &self.texts, names: &self.names, aid: self.session.aid() }
    }

    /// What an answer would bring about in a line; it says so when nothing happens.
    pub fn foreseen(&self, lines: Vec<fogbound_presenter::Told>) -> String {
        let parts: Vec<&str> = lines.iter().map(|line| line.text.trim_end_matches('.')).collect();
        match parts.is_empty() {
            true => self.texts.get("consequence-none", &[]),
            false => parts.join(" · "),
        }
    }

    /// The last events, numbered, each with its rule.
    pub fn log(&self, rest: &str) {
        let events: Vec<&G::Event> = self.session.events().collect();
        let many = if rest == "all" { events.len() } else { rest.parse().unwrap_or(15) };
        for (at, event) in events.iter().enumerate().skip(events.len().saturating_sub(many)) {
            let sentence = self.sentence(event);
            self.screen.say(&format!("{:>4}  {sentence} [{}]", at + 1, G::rule_of(event)));
        }
    }

    /// Explains the last refusal or event, or the event with this number in the log.
    pub fn why(&self, rest: &str) {
        if let (true, Some(refusal)) = (rest.is_empty(), self.refusal) {
            self.screen.say(&self.texts.refusal(&refusal));
            return self.rule(refusal.rule.as_str());
        }
        let events: Vec<&G::Event> = self.session.events().collect();
        let event = if rest.is_empty() {
            events.iter().rev().find(|event| G::is_news(event)).or(events.last())
        } else {
            let at = rest.trim_start_matches('#').parse::<usize>().ok();
            at.and_then(|at| events.get(at.checked_sub(1)?))
        };
        match event {
            Some(event) => {
                self.screen.say(&self.sentence(event));
                self.rule(G::rule_of(event).as_str());
            }
            None => self.say("why-how"),
        }
    }

    pub fn rule(&self, id: &str) {
        match self.texts.rule(id) {
            Some(rule) => {
                self.screen.heading(&format!("{}  {}", rule.id, rule.title));
                self.screen.say(&rule.text);
            }
            None => self.say("no-such-rule"),
        }
    }

    pub fn save(&self, rest: &str) {
        let path = if rest.is_empty() { self.store.path() } else { Path::new(rest) };
        let file = path.display().to_string();
        match write_whole(path, &self.session.record().to_text()) {
            Ok(()) => self.screen.say(&self.texts.get("saved", &[("file", file.into())])),
            Err(error) => {
                let args = [("file", file.into()), ("error", error.to_string().into())];
                self.screen.say(&self.texts.get("not-saved", &args));
            }
        }
    }

    /// The last lines of a finished game: where chance came from, where the record is.
    pub fn sign_off(&self) {
        self.screen.raw("");
        if let Some((seed, salt)) = self.session.revealed() {
            self.screen.say(&self.texts.get("end-seed", &[("seed", seed.as_str().into())]));
            if let (Some(salt), Some(promised)) = (salt, self.session.commitment()) {
                let kept = if promised.is_kept_by(seed, salt) { "yes" } else { "no" };
                let args = [("salt", salt.as_str().into()), ("kept", kept.into())];
                self.screen.say(&self.texts.get("end-commitment", &args));
            }
        }
        let file = self.file();
        self.screen.verbatim(&self.texts.get("end-record", &[("file", file.clone().into())]));
        self.screen.verbatim(&self.texts.get("end-replay", &[("file", file.into())]));
    }
}

/// A single person is "you"; several go by their seats, bots by name and seat.
fn names<G: Told>(seats: &[Seat<G>], texts: &Texts) -> Vec<String> {
    let people = seats.iter().filter(|seat| matches!(seat, Seat::Person)).count();
    let name = |(number, seat): (usize, &Seat<G>)| {
        let id = match seat {
            Seat::Person if people == 1 => "name-you",
            Seat::Person => "name-person",
            Seat::Bot(_) => "name-bot",
            Seat::Open => "name-open",
        };
        texts.get(id, &[("bot", seat.name().into()), ("seat", number.into())])
    };
    seats.iter().enumerate().map(name).collect()
}
