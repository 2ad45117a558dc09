//! Traces of Mists over Carcassonne.

mod position;
mod setup;

use crate::trace::landscape::cells;
use crate::trace::{Question, Traced};
use fogbound_game::Game as _;
use fogbound_landscape::{CellSet, KindId, SegmentKind};
use fogbound_mists::{About, Event, Game, Rules};
use serde_json::{Map, Value, json};

impl Traced for Game {
    fn setup(end: &Game, reveal: bool) -> Value {
        setup::setup(end, reveal)
    }

    fn question(game: &Game, _seat: u8) -> Question {
        let decision = game.decision();
        Question {
            ask: decision.map_or("", |decision| decision.ask.name()),
            about: decision.map_or(Value::Null, |decision| about(decision.about)),
        }
    }

    fn tile(rules: &Rules, tile: u8) -> Value {
        rules.catalogue().kind(KindId(tile)).name.as_str().into()
    }

    /// A finished bank is all its cells. It never changes, so looking later is the same.
    fn amend(after: &Game, event: &Event, object: &mut Map<String, Value>) {
        let Event::BankFinished { cell, edges, .. } = *event else { return };
        let (map, catalogue) = (after.map(), after.rules().catalogue());
        let bank =
            map.at(cell).and_then(|id| map.segment_named(catalogue, id, SegmentKind::Mist, edges));
        let bank = bank.map_or(CellSet::EMPTY, |bank| map.region_cells(map.region(bank)));
        object.retain(|name, _| ["kind", "rule"].contains(&name.as_str()));
        object.insert("cells".to_owned(), cells(map, bank).into());
    }

    fn position(game: &Game) -> Value {
        position::position(game)
    }

    fn result(game: &Game) -> Option<Value> {
        let outcome = game.outcome()?;
        let (won, rule) = (outcome.won, outcome.rule.as_str());
        Some(json!({"won": won, "rule": rule, "points": points(game)}))
    }
}

fn points(game: &Game) -> Value {
    let points = |colour: &fogbound_game::Colour| {
        (colour.name().to_owned(), Value::from(game.points(*colour)))
    };
    Value::Object(game.rules().scoring().iter().map(points).collect::<Map<_, _>>())
}

/// Returns the subject of a question; `null` if its word alone is enough.
fn about(about: About) -> Value {
    match about {
        About::Nothing => Value::Null,
        About::Cemetery(cell) => json!({"x": cell.x, "y": cell.y}),
        About::Region(region) => {
            let (cell, edges) = (region.cell, region.edges);
            json!({"region": [region.feature.name(), cell.x, cell.y, edges.name()]})
        }
        About::Ghosts(cell, n) => json!({"x": cell.x, "y": cell.y, "n": n}),
        About::Points(colour, points) => json!({"colour": colour.name(), "points": points}),
        About::Hound(hound, None) => json!({"hound": hound.name()}),
        About::Hound(hound, Some(cell)) => {
            json!({"hound": hound.name(), "x": cell.x, "y": cell.y})
        }
    }
}
