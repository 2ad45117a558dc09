//! Remarks on answers: the points of a region for a new meeple, the effect of a third ghost.

use super::consequences::{after, scored};
use crate::model::Gain;
use fogbound_carcassonne::{Action, Event, Feature, Game, Stand};
use fogbound_game::Game as _;
use fogbound_landscape::SegmentKind;
use fogbound_table::texts::{Texts, msg};

/// The source of remarks on answers.
pub struct Notes<'a> {
    game: &'a Game,
    /// The game as everybody sees it: nothing is tried out that would reveal the next tile.
    seen: Game,
    /// The scorings when no meeple is placed.
    without: Vec<Event>,
    texts: &'a Texts,
}

impl<'a> Notes<'a> {
    /// Notes on the answers to the question asked now.
    #[must_use]
    pub fn new(game: &'a Game, texts: &'a Texts) -> Notes<'a> {
        let seen = game.view().into_game();
        let passed = after(&seen, Action::Pass).map(|(_, events)| scored(&events));
        Notes { game, seen, without: passed.unwrap_or_default(), texts }
    }

    /// Returns the remark on an answer, if there is one.
    #[must_use]
    pub fn note(&self, action: Action) -> Option<String> {
        match action {
            Action::Ghost(cell) => {
                let meeples = self.game.meeples();
                let third = meeples.iter().any(|meeple| meeple.cell == cell && meeple.ghosts == 2);
                third.then(|| self.texts.say(msg!("carc-note-third")))
            }
            Action::Meeple(_, stand) => self.meeple(action, stand),
            Action::Place(..) | Action::Pass => None,
        }
    }

    /// Returns the remark on a new meeple: the points of its region, at once or as it is now.
    fn meeple(&self, action: Action, stand: Stand) -> Option<String> {
        let (Gain { points, is_now }, feature) = self.worth(action, stand)?;
        if is_now {
            return Some(self.texts.say(msg!("carc-note-complete", points)));
        }
        let cities = if feature == Some(Feature::Field) { points / 3 } else { 0 };
        Some(self.texts.say(msg!(
            "carc-note-open",
            kind = stand.kind(),
            points,
            cities,
            open = self.open(stand)
        )))
    }

    /// Returns the points of the region of a new meeple.
    #[must_use]
    pub fn gain(&self, action: Action) -> Option<Gain> {
        let Action::Meeple(_, stand) = action else { return None };
        Some(self.worth(action, stand)?.0)
    }

    /// Returns the points of the region of a new meeple, and the feature unless it has been scored.
    fn worth(&self, action: Action, stand: Stand) -> Option<(Gain, Option<Feature>)> {
        let (then, events) = after(&self.seen, action)?;
        let mut new = scored(&events).into_iter().filter(|event| !self.without.contains(event));
        if let Some(Event::Scored { points, .. }) = new.next() {
            return Some((Gain { points, is_now: true }, None));
        }
        // The region of the newest meeple comes last.
        let worths = then.worths();
        let worth = worths.last().filter(|_| stand != Stand::Cemetery);
        let points = worth.map_or(0, |(_, worth)| worth.points);
        Some((Gain { points, is_now: false }, worth.map(|(region, _)| region.feature())))
    }

    /// Counts open ends of a region of the placed tile, or cells around its building that are empty.
    fn open(&self, stand: Stand) -> u16 {
        let (map, catalogue) = (self.game.map(), self.game.rules().catalogue());
        let Some(cell) = self.game.placed().and_then(|cell| map.at(cell)) else { return 0 };
        let ends = |kind, edges| {
            let segment = map.segment_named(catalogue, cell, kind, edges);
            segment.map_or(0, |segment| map.open_edges(map.region(segment)))
        };
        match stand {
            Stand::Road(edges) => ends(SegmentKind::Road, edges),
            Stand::City(edges) => ends(SegmentKind::City, edges),
            Stand::Field(_) => 0,
            Stand::Monastery | Stand::Castle | Stand::Cemetery => {
                8 - map.around(cell).count() as u16
            }
        }
    }
}
