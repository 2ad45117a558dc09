//! The end of a game, and the final scoring step by step.

use super::account::{Account, Standing};
use super::features::features;
use super::places::stand_of;
use super::words;
use crate::landscape::promise;
use crate::model::{Ending, Ghosts, Outline, Step, Told, Tone};
use crate::presented::{Presented as _, Words, person_won};
use fogbound_carcassonne::{Feature, Game};
use fogbound_table::games::carcassonne::Session;
use fogbound_table::texts::msg;

/// Returns the end of a game, if it has come.
pub(super) fn ending(session: &Session, its: Words<'_>) -> Option<Ending> {
    let winners = session.game().winners()?;
    let replay = session.replay();
    let account = Account::of(replay, replay.taken().len())?;
    let first: Vec<String> = winners.iter().map(|seat| its.texts.player(its.names, seat)).collect();
    let mut lines = words::result(&account, its.names, its.texts);
    if replay.undone() > 0 {
        lines.push(its.texts.say(msg!("train-end-undone", n = replay.undone())));
    }
    let has_ghosts = replay.rules().parts().mist;
    Some(Ending {
        title: its.texts.say(msg!("web-carc-winner", n = first.len(), players = first.join(", "))),
        won: person_won(session),
        rule: "C-6".to_owned(),
        lines,
        shuffle: promise(session, its.texts),
        steps: steps(session.game(), &account, its),
        stars: Vec::new(),
        ghosts: has_ghosts.then(|| Ghosts::Cost(super::story::ghost_costs(replay))),
    })
}

/// Returns the points of each region at the end, then the costs of ghosts.
fn steps(game: &Game, account: &Account, its: Words<'_>) -> Vec<Step> {
    let seats = 0..account.players;
    let mut sums: Vec<i32> =
        seats.clone().map(|seat| account.before[usize::from(seat)].into()).collect();
    let mut step = |told: Told, outlines: Vec<Outline>, gain: &dyn Fn(usize) -> i32| {
        let gains = seats.clone().map(|seat| (seat, gain(usize::from(seat))));
        let gains: Vec<(u8, i32)> = gains.filter(|&(_, points)| points != 0).collect();
        for &(seat, points) in &gains {
            // G-5.1: no score is below 0.
            let sum = &mut sums[usize::from(seat)];
            *sum = (*sum + points).max(0);
        }
        Step { told, board: None, outlines, gains, sums: sums.clone() }
    };
    let texts = words::steps(account, its.names, its.texts).into_iter();
    let mut steps: Vec<Step> = texts
        .zip(&account.regions)
        .map(|(text, standing)| {
            let rule = match standing.region.feature {
                Feature::Castle => "G-5.1",
                _ => "C-6",
            };
            let tone = if standing.region.points > 0 { Tone::Good } else { Tone::Plain };
            let told = Told::new(text, rule).toned(tone);
            let told = told.at(standing.region.cells.iter().copied());
            step(told, outline(game, standing, its), &|seat| standing.gains[seat].into())
        })
        .collect();
    let ghosts = words::ghosts(account, its.names, its.texts);
    steps.extend(ghosts.map(|text| {
        let haunted = game.meeples().into_iter().filter(|meeple| meeple.ghosts > 0);
        let told = Told::new(text, "G-5.1").toned(Tone::Bad);
        let told = told.at(haunted.map(|meeple| meeple.cell));
        step(told, Vec::new(), &|seat| -i32::from(account.ghosts[seat]))
    }));
    steps
}

/// Returns the outline of a region with meeples.
fn outline(game: &Game, standing: &Standing, its: Words<'_>) -> Vec<Outline> {
    let Some(meeple) = standing.meeples.first() else { return Vec::new() };
    let features = features(game, meeple.cell, its).into_iter();
    let mut outlines = features.filter_map(|feature| feature.outline);
    let place = (meeple.cell, stand_of(meeple.stand));
    let is_it = |outline: &Outline| match outline {
        Outline::Region(overlay) => overlay.parts.contains(&place),
        Outline::Path(_) | Outline::Cells(_) => false,
    };
    outlines.find(is_it).into_iter().collect()
}
