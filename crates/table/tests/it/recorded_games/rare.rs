//! Rare events in the recorded games of Carcassonne.

use fogbound_carcassonne::{Event, Feature, Game};
use fogbound_table::record::{Replay, Taken};

/// A rare event: its name in the comment of a record, and a test for it.
type Rarity = (&'static str, fn(&Game, &Event, &Game) -> bool);

/// The rare events. The test of each sees an event of a decision, between the game before that decision and
/// the game after it.
const RARITIES: [Rarity; 11] = [
    ("a discarded tile", |_, event, _| matches!(event, Event::SetAside { .. })),
    ("a score back to 0", |before, event, after| {
        let mut scores = before.scores().iter().zip(after.scores());
        matches!(event, Event::Scored { last: false, .. }) && scores.any(|(&a, &b)| a > 0 && b == 0)
    }),
    ("two ghosts leaving with a scored meeple", |before, event, _| match *event {
        Event::MeepleReturned { cell, .. } => {
            before.meeples().iter().any(|meeple| meeple.cell == cell && meeple.ghosts == 2)
        }
        _ => false,
    }),
    (
        "an own meeple scared",
        |before, event, _| matches!(*event, Event::Scared { seat, .. } if seat == before.seat()),
    ),
    ("a skipped ghost", |_, event, _| matches!(event, Event::GhostSkipped { .. })),
    ("an empty supply of ghosts", |_, event, after| {
        matches!(event, Event::GhostPlaced { .. }) && after.ghost_supply() == 0
    }),
    ("ghosts paid by a minority", |_, event, _| match event {
        Event::Scored { feature, gains, costs, .. } if *feature != Feature::Cemetery => {
            gains.iter().zip(costs).any(|(&gain, &cost)| gain == 0 && cost > 0)
        }
        _ => false,
    }),
    ("ghosts paid by a keeper", |_, event, _| match event {
        Event::Scored { feature: Feature::Cemetery, costs, .. } => *costs != [0; 6],
        _ => false,
    }),
    ("a guard gained", |_, event, _| matches!(event, Event::GuardGained { .. })),
    ("a castle completed", |_, event, _| {
        matches!(event, Event::Scored { feature: Feature::Castle, last: false, .. })
    }),
    ("a field shared", |_, event, _| match event {
        Event::Scored { feature: Feature::Field, gains, .. } => {
            gains.iter().filter(|&&gain| gain > 0).count() > 1
        }
        _ => false,
    }),
];

/// Returns the names of all rare events.
pub fn names() -> impl Iterator<Item = &'static str> {
    RARITIES.into_iter().map(|(name, _)| name)
}

/// Returns the names of those that occur in a game.
pub fn shown(replay: &Replay<Game>) -> Vec<&'static str> {
    let taken = replay.taken();
    let befores = (0..taken.len()).filter_map(|n| replay.at(n));
    let decisions: Vec<(&Game, &Taken<Game>)> = befores.zip(taken).collect();
    let met = |&(_, is_met): &Rarity| {
        decisions.iter().any(|(before, taken)| {
            taken.events.iter().any(|event| is_met(before, event, taken.after()))
        })
    };
    RARITIES.into_iter().filter(met).map(|(name, _)| name).collect()
}
