//! The end of a game, its reason and its summary.

use crate::model::{Ending, Ghosts};
use fogbound_game::Game as _;
use fogbound_mists::{Event, Feature, Outcome};
use fogbound_table::games::mists::Session;
use fogbound_table::texts::{Texts, msg};

/// Returns the end of a game, if it has come.
pub(super) fn ending(session: &Session, texts: &Texts) -> Option<Ending> {
    let outcome = session.game().outcome()?;
    Some(Ending {
        title: outcome_title(outcome, texts),
        won: Some(outcome.won),
        rule: outcome.rule.to_string(),
        lines: end_summary(session, texts),
        shuffle: crate::landscape::promise(session, texts),
        steps: Vec::new(),
        stars: super::stars::stars(session.game(), texts),
        ghosts: Some(Ghosts::Left(session.game().ghost_supply())),
    })
}

/// Returns won or lost, in a word or two.
#[must_use]
pub fn outcome_title(outcome: Outcome, texts: &Texts) -> String {
    texts.say(if outcome.won { msg!("end-won") } else { msg!("end-lost") })
}

/// Returns the summary of a game, line by line.
#[must_use]
pub fn end_summary(session: &Session, texts: &Texts) -> Vec<String> {
    let game = session.game();
    let level = game.rules().level();
    let mut count = Count::default();
    session.events().for_each(|event| count.add(event));
    let points: Vec<String> = game
        .rules()
        .scoring()
        .iter()
        .map(|&colour| format!("{} {}", texts.colour(colour), game.points(colour)))
        .collect();
    let left: u16 = game.piles().iter().map(|&pile| u16::from(pile)).sum();
    let best = |feature: Feature, (tiles, points): (u8, u16)| {
        (tiles > 0).then(|| {
            texts.say(msg!(
                "end-largest",
                feature = texts.feature(feature),
                kind = feature.name(),
                tiles,
                points
            ))
        })
    };
    let mut lines = vec![
        texts.say(msg!("end-points", points = points.join(", "), goal = level.goal)),
        texts.say(msg!("end-turns", turns = game.turn(), left)),
        texts.say(msg!(
            "end-ghosts",
            come = count.come,
            gone = count.gone,
            supply = game.ghost_supply()
        )),
        texts.say(msg!(
            "end-done",
            scorings = count.scorings,
            banks = count.banks,
            undone = session.replay().undone()
        )),
    ];
    lines.extend(best(Feature::Road, count.road));
    lines.extend(best(Feature::City, count.city));
    lines.extend(best(Feature::Castle, count.castle));
    if count.face_down + count.buried > 0 {
        lines.push(texts.say(msg!(
            "end-cemeteries",
            lost = count.face_down,
            buried = count.buried
        )));
    }
    lines
}

/// The totals of a game's events.
#[derive(Default)]
struct Count {
    come: u32,
    gone: u32,
    banks: u32,
    scorings: u32,
    buried: u32,
    face_down: u32,
    /// Tiles and points of the largest of each.
    road: (u8, u16),
    city: (u8, u16),
    castle: (u8, u16),
}

impl Count {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::GhostsPlaced { n, .. } => self.come += u32::from(n),
            Event::GhostsRemoved { n, .. } => self.gone += u32::from(n),
            Event::BankFinished { .. } => self.banks += 1,
            Event::Buried { .. } => self.buried += 1,
            Event::FaceDown { .. } => self.face_down += 1,
            Event::Scored { region, tiles, value, colours, .. } => {
                self.scorings += 1;
                let largest = match region.feature {
                    Feature::Road => &mut self.road,
                    Feature::City => &mut self.city,
                    Feature::Castle => &mut self.castle,
                };
                *largest = (*largest).max((tiles, value * u16::from(colours.len())));
            }
            _ => {}
        }
    }
}
