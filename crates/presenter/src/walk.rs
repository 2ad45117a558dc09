//! Decisions of one seat, played one after another: where they lead, and what is said of them.

use crate::model::{Told, Tone};
use crate::presented::{Presented, Words};
use fogbound_game::Refusal;
use fogbound_table::session::Preview;

/// Decisions of one seat from a position on that holds only what it may know.
pub(crate) struct Walk<G> {
    /// The position that they lead to.
    pub end: G,
    /// The decisions in words.
    pub answers: Vec<String>,
    /// Their consequences, each once.
    pub lines: Vec<Told>,
}

impl<G: Presented> Walk<G> {
    /// Plays decisions from a position on.
    ///
    /// # Errors
    /// The rule that forbids one of them.
    pub fn of(
        start: &G,
        seat: u8,
        turn: impl IntoIterator<Item = G::Action>,
        words: Words<'_>,
    ) -> Result<Walk<G>, Refusal> {
        let mut walk = Walk { end: start.clone(), answers: Vec::new(), lines: Vec::new() };
        let mut counts_end = false;
        for action in turn {
            let before = walk.end.clone();
            let events = walk.end.apply_of(seat, action)?;
            walk.answers.push(before.deed(action, seat, words));
            let preview = Preview { events, game: walk.end.clone(), is_final: false };
            let at_end = before.if_it_ended(&walk.end, words).map(|told| told.text);
            // What was offered has been decided now.
            walk.lines.retain(|line| !line.is_offer);
            for line in before.foresight(seat, action, &preview, words).lines {
                // What the end would bring is told once, for all decisions together.
                let is_of_end = at_end.as_ref() == Some(&line.text);
                counts_end |= is_of_end;
                if !is_of_end && !walk.lines.contains(&line) {
                    walk.lines.push(line);
                }
            }
        }
        let at_end = start.if_it_ended(&walk.end, words).filter(|_| counts_end);
        walk.lines.extend(at_end);
        Ok(walk)
    }

    /// Returns the decisions in one line.
    pub fn told(&self) -> String {
        self.answers.join("; ")
    }

    /// Returns what is good or bad about them.
    pub fn toned(&self) -> impl Iterator<Item = &Told> {
        self.lines.iter().filter(|line| line.tone != Tone::Plain)
    }

    /// Returns the consequences that rules have, in sentences and in order, but at most so many: those that are good or
    /// bad before all others. Empty if there are none.
    pub fn brought(&self, most: usize) -> String {
        let mut events: Vec<(&str, Tone)> = Vec::new();
        for line in self.lines.iter().filter(|line| !line.rule.is_empty()) {
            let text = line.text.trim_end_matches('.');
            if events.iter().all(|(known, _)| *known != text) {
                events.push((text, line.tone));
            }
        }
        let toned = events.iter().filter(|(_, tone)| *tone != Tone::Plain).count();
        let mut plain = most.saturating_sub(toned);
        events.retain(|(_, tone)| {
            let is_kept = *tone != Tone::Plain || plain > 0;
            plain -= usize::from(*tone == Tone::Plain && is_kept);
            is_kept
        });
        let told: Vec<&str> = events.into_iter().map(|(text, _)| text).take(most).collect();
        match told.is_empty() {
            true => String::new(),
            false => format!("{}.", told.join(". ")),
        }
    }
}
