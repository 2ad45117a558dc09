//! Who takes part, and who sits where.

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
            None => known_bots::<G>().contains(&word).then(|| Kind::Own(word.to_owned())),
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

/// Returns the ways in which two bots sit at the table with one deal; set is who has the second bot.
///
/// Together they form a team, and each team plays the deal once. As rivals they sit in turn. With an even number of
/// seats that is one seating and the same exchanged. With an odd number one of them has a seat more: then every
/// rotation is played, each also exchanged. So each bot has each seat as often as the other.
pub fn seatings(players: u8, together: bool) -> Vec<Vec<bool>> {
    if together {
        return [false, true].map(|second| vec![second; usize::from(players)]).to_vec();
    }
    let rotations = if players.is_multiple_of(2) { 1 } else { players };
    let seating = |first: u8, exchanged: bool| {
        let seats = 0..players;
        seats.map(|seat| ((seat + first) % players % 2 == 1) != exchanged).collect()
    };
    let both = |first| [seating(first, false), seating(first, true)];
    (0..rotations).flat_map(both).collect()
}

#[cfg(test)]
mod tests;
