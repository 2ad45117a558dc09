//! The judgement on what somebody has played in a position to solve.

use super::search::Turns;
use super::{Aim, Worth, best};
use crate::model::{Told, Tone, Verdict};
use crate::presented::{Presented, Words};
use fogbound_table::session::Preview;
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
    let own = Walk::of(start, seat, played, words);
    let turns = played.iter().fold(Turns::default(), Turns::after);
    if !turns.are_over(&own.end.legal_of(seat), aim) {
        return None;
    }
    let best = best(start, seat, aim)?;
    let worth = own.end.worth(seat, aim);
    let is_right = worth == best.worth;
    let better = Walk::of(start, seat, &best.turn, words);
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
        brought: own.lines,
        missed: if is_right { Vec::new() } else { better.lines },
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

/// What is played, decision by decision.
struct Walk<G> {
    end: G,
    answers: Vec<String>,
    /// What is good or bad about it: the consequences of its decisions, each once.
    lines: Vec<Told>,
}

impl<G: Presented> Walk<G> {
    fn of(start: &G, seat: u8, turn: &[G::Action], words: Words<'_>) -> Walk<G> {
        let mut walk = Walk { end: start.clone(), answers: Vec::new(), lines: Vec::new() };
        for &action in turn {
            let before = walk.end.clone();
            let Ok(events) = walk.end.apply_of(seat, action) else { break };
            walk.answers.push(before.answer(action, seat, words.names, words.texts));
            let preview = Preview { events, game: walk.end.clone(), is_final: false };
            let lines = before.foresight(seat, action, &preview, words).lines;
            for line in lines.into_iter().filter(|line| line.tone != Tone::Plain) {
                if !walk.lines.contains(&line) {
                    walk.lines.push(line);
                }
            }
        }
        walk
    }
}
