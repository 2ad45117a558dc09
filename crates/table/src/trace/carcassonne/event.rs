//! Events as objects: `kind`, `rule`, and what belongs to the kind.

use super::seats;
use crate::trace::Traced;
use fogbound_carcassonne::{Event, Game};
use fogbound_game::Cell;
use fogbound_landscape::{CellSet, KindId};
use serde_json::{Value, json};

/// One event; `after` is the game at the next decision or at the end.
pub(super) fn event(after: &Game, event: &Event) -> Value {
    let mut object = fields(after, event);
    object["kind"] = json!(event.word());
    object["rule"] = json!(event.rule().as_str());
    object
}

fn fields(after: &Game, event: &Event) -> Value {
    let name = |tile: KindId| after.rules().catalogue().kind(tile).name.as_str();
    match *event {
        Event::Turn { seat } | Event::GuardGained { seat } => json!({"seat": seat}),
        Event::Drawn { tile } | Event::SetAside { tile } => json!({"tile": name(tile)}),
        Event::Placed { cell, tile, rotation } => json!({
            "x": cell.x, "y": cell.y, "tile": name(tile), "rotation": rotation.quarters(),
        }),
        Event::Forced { seat, ask, choice } => {
            json!({"seat": seat, "ask": ask.name(), "choice": Game::action(choice)})
        }
        Event::GhostPlaced { cell, seat, .. } | Event::Scared { cell, seat } => {
            json!({"x": cell.x, "y": cell.y, "seat": seat})
        }
        Event::GhostSkipped { of } => json!({"of": of.as_str()}),
        Event::MeeplePlaced { seat, cell, piece, stand } => json!({
            "seat": seat, "x": cell.x, "y": cell.y, "piece": piece.name(),
            "feature": stand.kind(), "name": stand.name(),
        }),
        Event::Scored { feature, cells: region, points, gains, costs, last } => json!({
            "feature": feature.name(), "cells": cells(after, region), "points": points,
            "gains": seats(after, &gains), "costs": seats(after, &costs), "final": last,
        }),
        Event::MeepleReturned { seat, cell, piece } => {
            json!({"seat": seat, "x": cell.x, "y": cell.y, "piece": piece.name()})
        }
        Event::GhostsCharged { costs } => json!({"costs": seats(after, &costs)}),
    }
}

/// The cells of a region, sorted. What lies never moves, so looking later is the same.
fn cells(after: &Game, region: CellSet) -> Vec<Value> {
    let mut cells: Vec<Cell> = region.iter().map(|id| after.map().cell(id)).collect();
    cells.sort_unstable();
    cells.into_iter().map(|cell| json!([cell.x, cell.y])).collect()
}
