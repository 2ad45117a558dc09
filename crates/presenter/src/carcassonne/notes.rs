//! Remarks on answers: the points of a region for a new meeple, the effect of a third ghost.

use super::consequences::{after, scored};
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

    /// Returns the points of a region for its new meeple, at once or as it is now.
    fn meeple(&self, action: Action, stand: Stand) -> Option<String> {
        let (then, events) = after(&self.seen, action)?;
        let mut new = scored(&events).into_iter().filter(|event| !self.without.contains(event));
        if let Some(Event::Scored { points, .. }) = new.next() {
            return Some(self.texts.say(msg!("carc-note-complete", points)));
        }
        // The region of the newest meeple comes last.
        let worths = then.worths();
        let worth = worths.last().filter(|_| stand != Stand::Cemetery);
        let points = worth.map_or(0, |(_, worth)| worth.points);
        let cities = if matches!(worth, Some((Feature::Field, _))) { points / 3 } else { 0 };
        Some(self.texts.say(msg!(
            "carc-note-open",
            kind = stand.kind(),
            points,
            cities,
            open = self.open(stand)
        )))
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
