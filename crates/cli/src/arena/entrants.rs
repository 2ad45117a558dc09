//! Who takes part.

use crate::bot_words::is_bot;
use crate::common::misuse;
use fogbound_bots::{Seated, known_bots, usual_bot};
use fogbound_table::texts::msg;

/// A bot that takes part.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The name that tells it from all others: as it was typed, and a number if it takes part twice.
    pub name: String,
    pub kind: Kind,
}

/// What a bot is.
#[derive(Clone, Debug)]
pub enum Kind {
    /// One of ours, by its name.
    Own(String),
    /// A program with its arguments.
    Program(Vec<String>),
}

/// Returns all bots as they were typed: names, also several separated by commas, and `cmd:COMMAND`.
pub fn entrants<G: Seated>(typed: &[String]) -> miette::Result<Vec<Entrant>> {
    let words = typed.iter().flat_map(|typed| match typed.starts_with(COMMAND) {
        true => vec![typed.as_str()],
        false => typed.split(',').map(str::trim).collect(),
    });
    let words: Vec<&str> = words.collect();
    if words.len() < 2 {
        let (first, known) = (usual_bot::<G>(), known_bots::<G>().join(", "));
        return Err(misuse(msg!("arena-two-bots", first, known)));
    }
    let entrant = |(at, &word): (usize, &&str)| {
        let kind = match word.strip_prefix(COMMAND) {
            Some(command) => shlex::split(command).filter(|it| !it.is_empty()).map(Kind::Program),
            None => is_bot::<G>(word).then(|| Kind::Own(word.to_owned())),
        };
        let known = known_bots::<G>().join(", ");
        let kind = kind.ok_or_else(|| misuse(msg!("arena-no-bot", bot = word, known)))?;
        let earlier = words[..at].iter().filter(|&&other| other == word).count();
        let name = match earlier {
            0 => word.to_owned(),
            _ => format!("{word} #{}", earlier + 1),
        };
        Ok(Entrant { name, kind })
    };
    words.iter().enumerate().map(entrant).collect()
}

/// What stands before a command.
const COMMAND: &str = "cmd:";

/// Returns the matches of a round-robin tournament: each two bots once, by their numbers.
pub fn matches(bots: u8) -> Vec<[u8; 2]> {
    (0..bots).flat_map(|a| (a + 1..bots).map(move |b| [a, b])).collect()
}

#[cfg(test)]
mod tests;
