//! A text in which the ids of rules lead to them, and what stands between backticks is shown as it is typed.

use super::dialog::RuleLink;
use crate::page::settings::use_settings;
use leptos::prelude::*;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Words(String),
    Rule(String),
}

/// A text, line by line, with links to the rules it names.
#[component]
pub fn Linked(text: String) -> impl IntoView {
    let settings = use_settings();
    let line = move |line: &str| {
        let known = |id: &str| untrack(|| settings.texts()).rule(id).is_some();
        let piece = |piece: Piece| match piece {
            Piece::Words(words) => words.into_any(),
            Piece::Rule(rule) => view! { <RuleLink rule/> }.into_any(),
        };
        let part = move |(at, part): (usize, &str)| match at % 2 {
            0 => pieces(part, known).into_iter().map(piece).collect::<Vec<_>>().into_any(),
            _ => view! { <code>{part.to_owned()}</code> }.into_any(),
        };
        view! { <p>{line.split('`').enumerate().map(part).collect::<Vec<_>>()}</p> }
    };
    text.lines().map(line).collect::<Vec<_>>()
}

/// Splits a line into pieces.
fn pieces(line: &str, is_rule: impl Fn(&str) -> bool) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    for word in line.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'))
    {
        let letters = |c: char| c.is_ascii_alphanumeric();
        let id = word.trim_end_matches(|c: char| !letters(c));
        let is_id = id.contains('-') && id.ends_with(|c: char| c.is_ascii_digit()) && is_rule(id);
        if is_id {
            pieces.push(Piece::Words(std::mem::take(&mut words)));
            pieces.push(Piece::Rule(id.to_owned()));
            words.push_str(&word[id.len()..]);
        } else {
            words.push_str(word);
        }
    }
    pieces.push(Piece::Words(words));
    pieces.retain(|piece| !matches!(piece, Piece::Words(words) if words.is_empty()));
    pieces
}

#[cfg(test)]
mod tests;
