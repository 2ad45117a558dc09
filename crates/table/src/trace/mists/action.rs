//! Actions and what a question is about.

use fogbound_mists::{About, Action};
use serde_json::{Value, json};

/// An action as an array: its word, then its arguments.
pub(super) fn action(action: Action) -> Value {
    let word = action.word();
    match action {
        Action::Place(cell, rotation) => json!([word, cell.x, cell.y, rotation.quarters()]),
        Action::BuryAt(cell)
        | Action::Bury(cell)
        | Action::Cemetery(cell)
        | Action::Hound(cell)
        | Action::FaceDown(cell) => json!([word, cell.x, cell.y]),
        Action::BurySupply(colour) | Action::Assign(colour) => json!([word, colour.name()]),
        Action::Spare(edges) => json!([word, edges.name()]),
        Action::Haunt(cell, edges) => json!([word, cell.x, cell.y, edges.name()]),
        Action::Meeple(colour, feature, edges) => {
            json!([word, colour.name(), feature.name(), edges.name()])
        }
        Action::Score(region) => {
            let (cell, edges) = (region.cell, region.edges);
            json!([word, region.feature.name(), cell.x, cell.y, edges.name()])
        }
        Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => json!([word, cell.x, cell.y, n]),
        Action::Split(split) => {
            let counts = split.counts().iter().map(|&n| Value::from(n));
            Value::Array(std::iter::once(Value::from(word)).chain(counts).collect())
        }
        Action::Pass | Action::Points | Action::HoundDone => json!([word]),
    }
}

/// What a question is about; `null` where its word says all.
pub(super) fn about(about: About) -> Value {
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
