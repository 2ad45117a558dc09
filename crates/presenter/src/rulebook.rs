//! The rules in the order in which one learns them: the goal, a turn, scoring, the end, and the rest.

use fogbound_table::texts::{RuleText, Texts, msg};

/// A part of the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulePart {
    /// What one plays for.
    Goal,
    /// The steps of a turn.
    Turn,
    /// What brings points.
    Scoring,
    /// The end of the game.
    End,
    /// What one need not know to begin.
    Rest,
}

impl RulePart {
    /// All parts, in order.
    pub const ALL: [RulePart; 5] =
        [RulePart::Goal, RulePart::Turn, RulePart::Scoring, RulePart::End, RulePart::Rest];

    /// The names of all parts.
    pub const NAMES: [&'static str; 5] = ["goal", "turn", "scoring", "end", "rest"];

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        RulePart::NAMES[self as usize]
    }

    /// Returns the sections and rules of a book that belong to it, by their ids. What is named in no part belongs
    /// to the rest.
    const fn of(self, book: &str) -> &'static [&'static str] {
        match (book.as_bytes(), self) {
            (b"M", RulePart::Goal) => &["M", "M-12.1", "M-1.5"],
            (b"M", RulePart::Turn) => &["M-2", "M-3", "M-4", "M-6", "M-7"],
            (b"M", RulePart::Scoring) => &["M-8", "M-9"],
            (b"M", RulePart::End) => &["M-12"],
            (b"M", RulePart::Rest) => &["M-5", "M-10", "M-11", "M-1", "M-0"],
            (b"T", RulePart::Goal) => &["T", "T-4.14"],
            (b"T", RulePart::Turn) => &["T-2", "T-3"],
            (b"T", RulePart::Scoring) => &["T-4"],
            (b"T", RulePart::End) => &["T-2.5"],
            (b"C", RulePart::Goal) => &["C"],
            (b"C", RulePart::Turn) => &["C-3", "C-4"],
            (b"C", RulePart::Scoring) => &["C-5"],
            (b"C", RulePart::End) => &["C-6"],
            (b"G", RulePart::Goal) => &["G", "G-0"],
            (b"G", RulePart::Turn) => &["G-2", "G-3"],
            (b"G", RulePart::Scoring) => &["G-4"],
            (b"G", RulePart::End) => &["G-5"],
            _ => &[],
        }
    }
}

/// Returns the rules of a book by the letter of their ids, with the heads of their sections, part by part.
#[must_use]
pub fn rulebook(book: &str, texts: &Texts) -> Vec<(RulePart, Vec<RuleText>)> {
    let ids = texts.rule_ids();
    let of_book = ids.iter().filter(|id| id.split(['-', '.']).next() == Some(book));
    let placed = of_book.map(|id| (id, place(book, id)));
    let placed: Vec<_> = placed.collect();
    let rules_of = |part: RulePart| {
        // A rule that is named alone stands where it is named, others where their section is.
        let mut here: Vec<_> = placed
            .iter()
            .filter(|(_, (of, _))| *of == part)
            .map(|(id, (_, at))| (at, id))
            .collect();
        here.sort_by_key(|(at, _)| *at);
        (part, here.into_iter().filter_map(|(_, id)| texts.rule(id)).collect())
    };
    let parts = RulePart::ALL.into_iter().map(rules_of);
    parts.filter(|(_, rules): &(RulePart, Vec<RuleText>)| !rules.is_empty()).collect()
}

/// Returns the rules in which all these words occur, or parts of them, in any case: first those with all of them in their
/// titles. What people know by another word is found by that, too. Without words there are none.
#[must_use]
pub fn rules_about(words: &str, texts: &Texts) -> Vec<RuleText> {
    let (words, others) = (words.to_lowercase(), texts.say(msg!("rules-other-words")));
    let pairs = others.split(',').filter_map(|pair| pair.trim().split_once('='));
    let others: Vec<(&str, &str)> = pairs.collect();
    let has_words = |text: &str| {
        let text = text.to_lowercase();
        let has = |word: &str| {
            let is_meant = |&(other, meant): &(&str, &str)| other == word && text.contains(meant);
            text.contains(word) || others.iter().any(is_meant)
        };
        words.split_whitespace().all(has)
    };
    if words.trim().is_empty() {
        return Vec::new();
    }
    let rules = texts.rule_ids().into_iter().filter_map(|id| texts.rule(&id));
    let all = |rule: &RuleText| format!("{} {} {}", rule.id, rule.title, rule.text);
    let mut meant: Vec<RuleText> =
        rules.filter(|rule| rule.source.is_some() && has_words(&all(rule))).collect();
    meant.sort_by_key(|rule| !has_words(&rule.title));
    meant
}

/// Returns the part that a rule belongs to, and its place among what is named there.
fn place(book: &str, id: &str) -> (RulePart, usize) {
    let section = id.split_once('.').map_or(id, |(section, _)| section);
    let named = |wanted: &str| {
        let at = |part: RulePart| Some((part, part.of(book).iter().position(|id| *id == wanted)?));
        RulePart::ALL.into_iter().find_map(at)
    };
    named(id).or_else(|| named(section)).unwrap_or((RulePart::Rest, usize::MAX))
}

#[cfg(test)]
mod tests;
