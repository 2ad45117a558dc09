//! Events and the rules behind them.

use crate::front::Front;
use crate::screen::Screen;
use fogbound_presenter::{LogLine, books, rules_about};
use fogbound_table::texts::{Texts, msg};

impl Front {
    /// The last events, numbered, each with its rule.
    pub(crate) fn log(&self, rest: &str) {
        let lines = self.game().log(self.look());
        let numbered = numbered(&lines);
        let many = if rest == "all" { numbered.len() } else { rest.parse().unwrap_or(15) };
        for (number, line) in numbered.iter().skip(numbered.len().saturating_sub(many)) {
            match line.is_heading {
                true => self.screen.say(&line.told.text),
                false => {
                    self.screen
                        .say(&format!("{number:>4}  {} [{}]", line.told.text, line.told.rule));
                }
            }
        }
    }

    /// Explains the last refusal or event, or the event with this number in the log.
    pub(crate) fn why(&self, rest: &str) {
        if let (true, Some(refused)) = (rest.is_empty(), &self.refused) {
            self.screen.say(&refused.text);
            return self.rule(&refused.rule);
        }
        let lines = self.game().log(self.look());
        let mut events = numbered(&lines).into_iter().filter(|(_, line)| !line.is_heading);
        let number = rest.trim_start_matches('#').parse::<usize>().ok();
        let event = if rest.is_empty() {
            events.next_back()
        } else {
            events.find(|(n, _)| Some(*n) == number)
        };
        match event {
            Some((_, line)) => {
                self.screen.say(&line.told.text);
                self.rule(&line.told.rule);
            }
            None => self.say(msg!("why-how")),
        }
    }

    pub(crate) fn rule(&self, id: &str) {
        match self.texts.rule(id) {
            Some(rule) => {
                self.screen.heading(&format!("{}  {}", rule.id, rule.title));
                self.screen.say(&rule.text);
            }
            None if find_rules(id, &self.texts, &self.screen) => {}
            None => {
                let book = books(self.game().game()).first().copied().unwrap_or_default();
                let mut rules = self.texts.rule_ids().into_iter();
                let is_of_game = |id: &String| id.starts_with(book) && id.contains(['.', '-']);
                let rule = rules.rfind(is_of_game).unwrap_or_default();
                self.say(msg!("no-such-rule", rule));
            }
        }
    }
}

/// Prints the titles of the rules in which some words occur; `false` if there are none.
pub fn find_rules(words: &str, texts: &Texts, screen: &Screen) -> bool {
    let found = rules_about(words, texts);
    found.iter().for_each(|rule| screen.say(&format!("{:<7} {}", rule.id, rule.title)));
    !found.is_empty()
}

/// The lines of a log, each event with its number; a heading has that of the event after it.
fn numbered(lines: &[LogLine]) -> Vec<(usize, &LogLine)> {
    let mut number = 0;
    let numbered = lines.iter().map(|line| {
        number += usize::from(!line.is_heading);
        (number, line)
    });
    numbered.collect()
}
