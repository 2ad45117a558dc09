//! Events as objects: `kind`, `rule`, and what belongs to the kind.

use super::action::action;
use fogbound_game::{Cell, Edges};
use fogbound_landscape::{KindId, SegmentKind};
use fogbound_mists::{Event, Game, Rules};
use serde_json::{Value, json};

/// One event; `after` is the game at the next decision or at the end.
pub(super) fn event(rules: &Rules, after: &Game, event: &Event) -> Value {
    let mut object = fields(rules, after, event);
    object["kind"] = json!(event.word());
    object["rule"] = json!(event.rule().as_str());
    object
}

fn fields(rules: &Rules, after: &Game, event: &Event) -> Value {
    let name = |tile: KindId| rules.catalogue().kind(tile).name.as_str();
    match *event {
        Event::Turn { seat } => json!({"seat": seat}),
        Event::Drawn { tile } | Event::SetAside { tile } => json!({"tile": name(tile)}),
        Event::Placed { cell, tile, rotation } => json!({
            "x": cell.x, "y": cell.y, "tile": name(tile), "rotation": rotation.quarters(),
        }),
        Event::Forced { seat, ask, choice } => {
            json!({"seat": seat, "ask": ask.name(), "choice": action(choice)})
        }
        Event::BankFinished { cell, edges, .. } => {
            json!({"cells": bank(rules, after, cell, edges)})
        }
        Event::GhostsPlaced { cell, spot, n, .. } | Event::GhostsRemoved { cell, spot, n, .. } => {
            json!({"x": cell.x, "y": cell.y, "spot": spot.name(), "n": n})
        }
        Event::TooFewGhosts { due, supply } => json!({"due": due, "supply": supply}),
        Event::Buried { cell, colour, .. } | Event::MeepleReturned { cell, colour } => {
            json!({"x": cell.x, "y": cell.y, "colour": colour.name()})
        }
        Event::NothingBuried { cell } | Event::FaceDown { cell } => {
            json!({"x": cell.x, "y": cell.y})
        }
        Event::MeeplePlaced { colour, cell, feature, edges } => json!({
            "colour": colour.name(), "x": cell.x, "y": cell.y,
            "feature": feature.name(), "edges": edges.name(),
        }),
        Event::Scored { region, tiles, each, extra, value, colours } => json!({
            "feature": region.feature.name(), "x": region.cell.x, "y": region.cell.y,
            "edges": region.edges.name(), "tiles": tiles, "each": value, "per_tile": each,
            "extra": extra, "colours": colours.iter().map(|c| c.name()).collect::<Vec<_>>(),
        }),
        Event::Forgone { region, points } => json!({
            "feature": region.feature.name(), "x": region.cell.x, "y": region.cell.y,
            "edges": region.edges.name(), "points": points,
        }),
        Event::Moved { scoring, points, total, colour, .. } => json!({
            "scoring_meeple": scoring.name(), "points": points, "total": total,
            "colour": colour.map(|c| c.name()),
        }),
        Event::Milestone { hound, at } => json!({"hound": hound.name(), "at": at}),
        Event::HoundJoined { hound, cell, colour } => json!({
            "hound": hound.name(), "x": cell.x, "y": cell.y, "colour": colour.name(),
        }),
        Event::HoundScored { hound, colour, points } => {
            json!({"hound": hound.name(), "colour": colour.name(), "points": points})
        }
        Event::HoundLeft { hound, .. } | Event::HoundLost { hound } => {
            json!({"hound": hound.name()})
        }
        Event::PilesJoined { moved, tiles } => json!({"moved": moved, "tiles": tiles}),
        Event::Won | Event::Lost { .. } => json!({}),
    }
}

/// The cells of a finished bank, sorted. A finished bank never changes, so looking later is the same.
fn bank(rules: &Rules, after: &Game, cell: Cell, edges: Edges) -> Vec<Value> {
    let (map, catalogue) = (after.map(), rules.catalogue());
    let segment =
        map.at(cell).and_then(|id| map.segment_named(catalogue, id, SegmentKind::Mist, edges));
    let mut cells: Vec<Cell> = segment.map_or_else(Vec::new, |segment| {
        map.region_cells(map.region(segment)).iter().map(|id| map.cell(id)).collect()
    });
    cells.sort_unstable();
    cells.into_iter().map(|cell| json!([cell.x, cell.y])).collect()
}
