//! The judgement on what somebody has played in a position to solve.

use super::search::Turns;
use super::{Aim, Worth, best};
use crate::model::Verdict;
use crate::presented::{Presented, Words};
use crate::walk::Walk;
use fogbound_table::texts::{family, msg};

/// Returns the judgement on the decisions of a seat from a position on, which holds only what it may know; `None` as
/// long as its turns are not over.
pub fn of_turns<G: Presented>(
    start: &G,
    seat: u8,
    aim: Aim,
    played: &[G::Action],
    words: Words<'_>,
) -> Option<Verdict> {
    let own = Walk::of(start, seat, played.iter().copied(), words).ok()?;
    let turns = played.iter().fold(Turns::default(), Turns::after);
    if !turns.are_over(&own.end.legal_of(seat), aim) {
        return None;
    }
    let best = best(start, seat, aim)?;
    let worth = own.end.worth(seat, aim);
    let is_right = worth == best.worth;
    let better = Walk::of(start, seat, best.turn.iter().copied(), words).ok()?;
    let [brings, could] = [worth, best.worth].map(|worth| said(worth, aim, words));
    let text = match (aim, is_right) {
        (Aim::Win, true) => msg!("puzzle-won"),
        (Aim::Win, false) => msg!("puzzle-unwon"),
        (_, true) => msg!("puzzle-right", brings),
        (_, false) => msg!("puzzle-wrong", brings, could),
    };
    Some(Verdict {
        is_right,
        text: words.texts.say(text),
        brought: own.toned().cloned().collect(),
        missed: if is_right { Vec::new() } else { better.toned().cloned().collect() },
        best: best.turn.iter().map(ToString::to_string).collect(),
        told: better.answers,
    })
}

/// Returns what a turn leads to, in words.
fn said(worth: Worth, aim: Aim, words: Words<'_>) -> String {
    let Some(worth) = worth else { return words.texts.say(msg!("puzzle-worth-lost")) };
    let n = if aim == Aim::Sheet || aim == Aim::Hidden { worth } else { worth.abs() };
    let ahead = worth.signum();
    words.texts.say(family!("puzzle-worth-", Aim::name, aim, n, ahead))
}
