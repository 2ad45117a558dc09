//! The end of a game, and the final scoring step by step.

use super::account::Account;
use super::words;
use crate::landscape::promise;
use crate::model::{Ending, Told, Tone};
use crate::presented::Words;
use fogbound_table::games::carcassonne::Session;
use fogbound_table::texts::msg;

/// Returns the end of a game, if it has come.
pub(super) fn ending(session: &Session, its: Words<'_>) -> Option<Ending> {
    let ranks = session.game().ranks()?;
    let replay = session.replay();
    let mut people = session.people().iter();
    let only_person = people.next().filter(|_| people.next().is_none());
    let account = Account::of(replay, replay.taken().len())?;
    let first: Vec<String> = (0u8..)
        .zip(&ranks)
        .filter(|(_, rank)| **rank == 1)
        .map(|(seat, _)| its.texts.player(its.names, seat))
        .collect();
    let mut lines = words::result(&account, its.names, its.texts);
    if replay.undone() > 0 {
        lines.push(its.texts.say(msg!("train-end-undone", n = replay.undone())));
    }
    Some(Ending {
        title: its.texts.say(msg!("web-carc-winner", n = first.len(), players = first.join(", "))),
        won: only_person.map(|seat| ranks.get(usize::from(seat)) == Some(&1)),
        rule: "C-6".to_owned(),
        lines,
        shuffle: promise(session, its.texts),
        steps: steps(&account, its),
    })
}

/// Returns the points of each region at the end, then the costs of ghosts.
fn steps(account: &Account, its: Words<'_>) -> Vec<Told> {
    let regions = words::steps(account, its.names, its.texts).into_iter();
    let regions = regions.zip(&account.regions).map(|(text, standing)| {
        let rule = match standing.region.feature {
            fogbound_carcassonne::Feature::Castle => "G-5.1",
            _ => "C-6",
        };
        let tone = if standing.region.points > 0 { Tone::Good } else { Tone::Plain };
        Told::new(text, rule).toned(tone).at(standing.region.cells.iter().copied())
    });
    let ghosts = words::ghosts(account, its.names, its.texts);
    let ghosts = ghosts.map(|text| Told::new(text, "G-5.1").toned(Tone::Bad));
    regions.chain(ghosts).collect()
}
