//! The public position.

use fogbound_carcassonne::{Game, MeepleView, TileView};
use fogbound_game::Game as _;
use fogbound_landscape::KindId;
use serde_json::{Value, json};

/// Returns the whole public position (`position` of a line).
pub(super) fn position(game: &Game) -> Value {
    let seats = 0..game.rules().players();
    let supply = |seat| json!({"meeples": game.supply(seat), "guards": game.guards(seat)});
    json!({
        "active": (!game.is_over()).then(|| game.seat()),
        "hand": game.hand().map(|kind| name(game, kind)),
        "placed": game.placed().map(|cell| json!([cell.x, cell.y])),
        "cells": cells(game),
        "meeples": game.meeples().iter().map(meeple).collect::<Vec<_>>(),
        "supply": seats.clone().map(supply).collect::<Vec<_>>(),
        "common_guards": seats.map(|seat| game.common_guards(seat)).collect::<Vec<_>>(),
        "ghost_supply": game.ghost_supply(),
        "scores": game.scores(),
        "pile": game.pile(),
        "set_aside": game.set_aside().map(|kind| name(game, kind)).collect::<Vec<_>>(),
    })
}

fn name(game: &Game, kind: KindId) -> &str {
    &game.rules().catalogue().kind(kind).name
}

fn cells(game: &Game) -> Vec<Value> {
    let cell = |tile: TileView| {
        json!([tile.cell.x, tile.cell.y, name(game, tile.kind), tile.rotation.quarters()])
    };
    game.tiles().into_iter().map(cell).collect()
}

/// Returns a meeple on the board.
pub fn meeple(meeple: &MeepleView) -> Value {
    json!({
        "seat": meeple.seat,
        "x": meeple.cell.x,
        "y": meeple.cell.y,
        "piece": meeple.piece.name(),
        "kind": meeple.stand.kind(),
        "name": meeple.stand.name(),
        "ghosts": meeple.ghosts,
    })
}
