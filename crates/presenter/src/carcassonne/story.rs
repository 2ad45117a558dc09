//! The story of a finished game: the race, and what decided it.

use crate::model::{ShareOf, Story, Told, Tone};
use crate::presented::{Presented as _, Words};
use crate::story::{Own, Race, decisions_of, ends, share};
use fogbound_carcassonne::{Event, Feature, Game, MAX_PLAYERS};
use fogbound_table::games::carcassonne::{Replay, Session};
use fogbound_table::texts::{family, msg};

/// The kinds of games that only this game has: what brought the winner the points.
pub const KINDS: [&str; 6] = ["haunted", "stroke", "fields", "cities", "roads", "castles"];

/// Changes of the lead that are many.
const MANY: usize = 7;

/// The points of each seat from each kind of feature, the costs of ghosts, and the largest single gain of each.
#[derive(Default)]
struct Sources {
    of: [[i32; MAX_PLAYERS]; Feature::ALL.len()],
    costs: [i32; MAX_PLAYERS],
    largest: [i32; MAX_PLAYERS],
}

impl Sources {
    fn of(replay: &Replay) -> Sources {
        let mut all = Sources::default();
        for event in replay.taken().iter().flat_map(|taken| &taken.events) {
            match event {
                Event::Scored { feature, gains, costs, .. } => {
                    for seat in 0..MAX_PLAYERS {
                        let gain = i32::from(gains[seat]);
                        all.of[*feature as usize][seat] += gain;
                        all.costs[seat] += i32::from(costs[seat]);
                        all.largest[seat] = all.largest[seat].max(gain);
                    }
                }
                Event::GhostsCharged { costs } => {
                    let sums = all.costs.iter_mut().zip(costs);
                    sums.for_each(|(sum, &cost)| *sum += i32::from(cost));
                }
                _ => {}
            }
        }
        all
    }

    fn kind(&self, race: &Race) -> Option<&'static str> {
        let (winner, won) = (race.winner(), race.won_with().max(1));
        let part = |feature: Feature| 100 * self.of[feature as usize][winner] / won;
        let spared = race.second().map_or(0, |second| self.costs[second] - self.costs[winner]);
        let fields = &self.of[Feature::Field as usize];
        let more_of_fields = race.second().map_or(0, |second| fields[winner] - fields[second]);
        // Points that others have as well decide nothing.
        let is_decided_by_fields = more_of_fields >= race.margin();
        let kinds = [
            ("haunted", spared >= race.margin()),
            ("stroke", 100 * self.largest[winner] >= 25 * won),
            ("castles", part(Feature::Castle) + part(Feature::Cemetery) >= 18),
            ("fields", part(Feature::Field) >= 20 && is_decided_by_fields),
            ("cities", part(Feature::City) >= 50),
            ("roads", part(Feature::Road) >= 30),
        ];
        kinds.into_iter().find_map(|(kind, is_so)| is_so.then_some(kind))
    }
}

/// Returns the points that ghosts have cost each seat.
pub(super) fn ghost_costs(replay: &Replay) -> Vec<i32> {
    Sources::of(replay).costs.into_iter().take(replay.rules().players().into()).collect()
}

/// Returns the story of a finished game.
pub(super) fn story(session: &Session, words: Words<'_>) -> Option<Story> {
    let (replay, texts) = (session.replay(), words.texts);
    let winners = replay.end().winners()?;
    let seats = 0..replay.rules().players();
    let ends = ends(replay, |game| game.turn().into());
    let after: Vec<_> = ends.iter().filter_map(|&end| replay.at(end)).map(Game::scores).collect();
    let points = |seat: u8| after.iter().map(|scores| scores[usize::from(seat)].into()).collect();
    let race = Race::new(winners, ends.clone(), ("turn", MANY), seats.clone().map(points));
    let sources = Sources::of(replay);
    let kind = |race: &Race, player: &str| {
        let kind = sources.kind(race)?;
        let badge = texts.say(family!("badge-carcassonne-", in KINDS, kind));
        Some((kind, badge, texts.say(family!("verdict-carcassonne-", in KINDS, kind, player))))
    };
    let what = |turn: usize, seat: u8, gain: i32| {
        let decisions = decisions_of(&ends, turn - 1);
        let taken = replay.taken().get(decisions.clone()).unwrap_or_default();
        let gain_of = |event: &&Event| match event {
            Event::Scored { gains, .. } => gains[usize::from(seat)],
            _ => 0,
        };
        let largest = taken.iter().flat_map(|taken| &taken.events).max_by_key(gain_of);
        let line = largest.and_then(|event| replay.at(decisions.end)?.log_line(event, words));
        let told = line.map_or_else(|| Told::new(String::new(), "C-5"), |line| line.told);
        let what = told.text.as_str();
        let text = texts.say(msg!("story-best-told", unit = "turn", turn, gain, what));
        Told { text, tone: Tone::Good, ..told }
    };
    let of_seat = |seat: u8| {
        let part = |feature: Feature| ShareOf {
            name: texts.say(family!("share-carcassonne-", Feature::name, feature)),
            colour: None,
            points: sources.of[feature as usize][usize::from(seat)],
        };
        let ghosts = ShareOf {
            name: texts.say(msg!("share-ghosts")),
            colour: None,
            points: -sources.costs[usize::from(seat)],
        };
        share(seat, Feature::ALL.into_iter().map(part).chain([ghosts]).collect(), words)
    };
    let shares = seats.map(of_seat).collect();
    Some(race.story(session, Own { kind: &kind, what: &what, shares }, words))
}
