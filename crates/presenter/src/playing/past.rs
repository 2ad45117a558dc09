//! The past of a game: its log, its decisions, its questions, and what a defeat hung on.

use super::Playing;
use crate::model::{LogLine, Look, Next, Question, Story};
use crate::presented::Presented;
use crate::presenter::Presenter as _;
use crate::turning::Turning;
use fogbound_game::Deciding;
use fogbound_table::setup::Wish;
use fogbound_table::texts::msg;

impl<G: Presented + 'static> Playing<G> {
    /// Returns the log of everything up to a position.
    pub(super) fn log_until(&self, look: Look) -> Vec<LogLine> {
        let (replay, upto) = (self.session.replay(), self.ply(look));
        let (words, game) = (self.words(), &self.position(look));
        let later = replay.taken().iter().take(upto).map(|taken| &taken.events[..]);
        let rounds = (0..).zip(std::iter::once(replay.start_events()).chain(later));
        let lines = rounds.flat_map(|(ply, events)| {
            let told = events.iter().filter_map(move |event| game.log_line(event, words));
            told.map(move |line| LogLine { ply, ..line })
        });
        lines.collect()
    }

    /// Returns the decision that led to a position, in words; `None` at the start. A choice that others still have to make
    /// is not told.
    pub(super) fn decision(&self, ply: usize) -> Option<String> {
        let replay = self.session.replay();
        let before = ply.checked_sub(1)?;
        let (taken, game) = (replay.taken().get(before)?, replay.at(before)?);
        let words = self.words();
        let player = words.texts.player(words.names, taken.seat);
        let left = replay.at(ply)?.deciding();
        if matches!(left, Deciding::Together(seats) if !seats.contains(taken.seat)) {
            return Some(words.texts.say(msg!("replay-secret", player)));
        }
        let action = game.deed(taken.action, taken.seat, words);
        Some(words.texts.say(msg!("replay-last", player, action)))
    }

    /// Returns the question asked in a position, with the names of its seats before it.
    pub(super) fn question_at(&self, look: Look) -> Option<Question> {
        let game = self.position(look);
        let words = self.words();
        if game.wants_tile() {
            let text = words.texts.say(msg!("replay-draw"));
            return Some(Question { text, ..Question::default() });
        }
        let seats = game.deciding().seats();
        let asked = game.question(seats.smallest()?, words);
        let names = seats.iter().map(|seat| words.texts.player(words.names, seat));
        let text = format!("{}: {}", names.collect::<Vec<_>>().join(", "), asked.text);
        Some(Question { text, ..asked })
    }

    /// Returns the story of a finished game, with the game that comes next.
    pub(super) fn told_story(&self) -> Option<Story> {
        let story = G::story(&self.session, self.words())?;
        // After a first game comes a real one.
        Some(match self.script {
            Some(_) => Story { next: self.after_lesson(), ..story },
            None => story,
        })
    }

    /// Returns the game to play after a first one: the usual one, with the same people and bots.
    fn after_lesson(&self) -> Next {
        let Wish { seats, .. } = Wish::of(&self.session);
        let text = self.voice.texts().say(msg!("lesson-next"));
        Next { text, wish: Wish { seats, ..Wish::new(G::ID) } }
    }

    /// Returns the search for the turn that a defeat hung on, if there was a defeat.
    pub(super) fn search_of_defeat(&self) -> Option<Turning> {
        let lost = self.ending()?.won == Some(false);
        let Story { ends, unit, .. } = self.story().filter(|_| lost)?;
        let (people, replay) = (self.session.people(), self.session.replay());
        let begins = std::iter::once(0).chain(ends);
        let starts = (1..).zip(begins).filter(|&(_, ply)| {
            let deciding = replay.at(ply).map(|game| game.deciding().seats());
            let deciding = deciding.filter(|seats| !seats.is_empty());
            deciding.is_some_and(|seats| {
                people.is_empty() || seats.iter().any(|seat| people.contains(seat))
            })
        });
        Some(Turning::new(people.smallest().unwrap_or(0), unit, starts))
    }
}
