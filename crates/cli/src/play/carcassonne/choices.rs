//! The answers to a question as a numbered list, and reading the player's pick.

use super::consequences::{after, scored};
use crate::play::landscape::{Cells, numbers};
use fogbound_carcassonne::{Action, Ask, Event, Feature, Game, Piece, Stand};
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::SegmentKind;
use fogbound_table::texts::Texts;

/// What can be answered now.
pub struct Choices {
    /// The numbered answers, each with its line. Empty for the placing of a tile.
    pub list: Vec<(Action, String)>,
    /// The numbered cells for a tile.
    pub cells: Cells,
}

impl Choices {
    /// The answers to the question asked now: no meeple, then meeples, then guards.
    /// What they are worth stands there where it may be told.
    pub fn of(game: &Game, names: &[String], texts: &Texts, with_worth: bool) -> Choices {
        if game.ask() == Some(Ask::Place) {
            return Choices { list: vec![], cells: Cells::of(game, game.seat()) };
        }
        let mut legal = game.legal();
        legal.sort_by_key(|action| match action {
            Action::Meeple(piece, _) => Some(*piece),
            _ => None,
        });
        let told = Teller::new(game, names, texts);
        let line = |action: Action| match with_worth {
            true => (action, told.line(action)),
            false => (action, texts.carcassonne_action(&action, Some(game), names)),
        };
        Choices { list: legal.into_iter().map(line).collect(), cells: Cells::default() }
    }

    /// Where a meeple can be placed, with the number of the first answer that does.
    pub fn stands(&self) -> impl Iterator<Item = (Stand, usize)> {
        let stand = |action: &Action| match *action {
            Action::Meeple(_, stand) => Some(stand),
            _ => None,
        };
        // Later numbers are drawn first, so that the first one stays.
        let numbered = (1..).zip(&self.list).map(move |(n, (action, _))| (stand(action), n));
        let mut all: Vec<(Stand, usize)> =
            numbered.filter_map(|(stand, n)| Some((stand?, n))).collect();
        all.reverse();
        all.into_iter()
    }

    /// The numbers of the answers on the tiles of the meeples that can get a ghost.
    pub fn marks(&self) -> Vec<(Cell, String)> {
        let mark = |(n, (action, _)): (usize, &(Action, String))| match *action {
            Action::Ghost(cell) => Some((cell, format!("{n})"))),
            _ => None,
        };
        (1..).zip(&self.list).filter_map(mark).collect()
    }

    /// Reads a pick: numbers of the list, coordinates, or an action as records write it.
    pub fn pick(&self, line: &str, game: &Game, held: Rotation) -> Option<Action> {
        match (numbers(line), game.ask()) {
            (Some(numbers), Some(Ask::Place)) => self.cells.pick(&numbers, game, game.seat(), held),
            (Some(numbers), Some(ask)) => match numbers[..] {
                [n] => {
                    let at = usize::try_from(n).ok()?.checked_sub(1)?;
                    self.list.get(at).map(|(action, _)| *action)
                }
                [x, y] if ask != Ask::Meeple => Some(Action::Ghost(Cell::new(x, y))),
                _ => None,
            },
            _ => Action::parse(line),
        }
    }
}

/// What the lines of answers are made of.
struct Teller<'a> {
    game: &'a Game,
    /// The game as everybody sees it: nothing is tried out that would tell the next tile.
    seen: Game,
    /// What is scored when no meeple is placed.
    without: Vec<Event>,
    names: &'a [String],
    texts: &'a Texts,
}

impl<'a> Teller<'a> {
    fn new(game: &'a Game, names: &'a [String], texts: &'a Texts) -> Teller<'a> {
        let seen = game.view().into_game();
        let passed = after(&seen, Action::Pass).map(|(_, events)| scored(&events));
        Teller { game, seen, without: passed.unwrap_or_default(), names, texts }
    }

    fn line(&self, action: Action) -> String {
        let what = self.texts.carcassonne_action(&action, Some(self.game), self.names);
        let said = match action {
            Action::Ghost(cell) => self.ghost(&what, cell),
            Action::Meeple(Piece::Guard, _) if self.game.supply(self.game.seat()) > 0 => None,
            Action::Meeple(_, stand) => self.meeple(&what, action, stand),
            Action::Place(..) | Action::Pass => None,
        };
        said.unwrap_or(what)
    }

    /// G-2.7: what the third ghost does.
    fn ghost(&self, what: &str, cell: Cell) -> Option<String> {
        let meeples = self.game.meeples();
        let third = meeples.iter().any(|meeple| meeple.cell == cell && meeple.ghosts == 2);
        third.then(|| self.texts.get("carc-choice-third", &[("what", what.into())]))
    }

    /// What a region would bring its new meeple, at once or as it is now.
    fn meeple(&self, what: &str, action: Action, stand: Stand) -> Option<String> {
        let (then, events) = after(&self.seen, action)?;
        let mut new = scored(&events).into_iter().filter(|event| !self.without.contains(event));
        if let Some(Event::Scored { points, .. }) = new.next() {
            let args = [("what", what.into()), ("points", points.into())];
            return Some(self.texts.get("carc-choice-complete", &args));
        }
        // The region of the newest meeple comes last.
        let worths = then.worths();
        let worth = worths.last().filter(|_| stand != Stand::Cemetery);
        let points = worth.map_or(0, |(_, worth)| worth.points);
        let cities = if matches!(worth, Some((Feature::Field, _))) { points / 3 } else { 0 };
        let args = [
            ("what", what.into()),
            ("kind", stand.kind().into()),
            ("points", points.into()),
            ("cities", cities.into()),
            ("open", self.open(stand).into()),
        ];
        Some(self.texts.get("carc-choice-open", &args))
    }

    /// Open ends of a region of the placed tile, or cells around its building that are empty.
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
