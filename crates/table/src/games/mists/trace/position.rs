//! The public position.

use super::points;
use fogbound_game::{Colour, Game as _};
use fogbound_landscape::KindId;
use fogbound_mists::{Ask, Feature, Game, Hound};
use serde_json::{Map, Value, json};

/// Returns the whole public position (`position` of a line).
pub(super) fn position(game: &Game) -> Value {
    let placing = game.decision().is_none_or(|decision| decision.ask == Ask::Place);
    let placed = game.placed().filter(|_| !placing).map(|cell| json!([cell.x, cell.y]));
    json!({
        "active": game.outcome().is_none().then(|| game.seat()),
        "hand": game.hand().map(|kind| name(game, kind)),
        "placed": placed,
        "cells": cells(game),
        "ghosts": ghosts(game),
        "ghost_supply": game.ghost_supply(),
        "meeples": meeples(game),
        "supply": supply(game),
        "points": points(game),
        "piles": game.piles(),
        "set_aside": game.set_aside().map(|kind| name(game, kind)).collect::<Vec<_>>(),
        "hounds": hounds(game),
    })
}

fn name(game: &Game, kind: KindId) -> &str {
    &game.rules().catalogue().kind(kind).name
}

fn cells(game: &Game) -> Vec<Value> {
    let cell = |tile: fogbound_mists::TileView| match tile.tile {
        Some((kind, rotation)) => {
            json!([tile.cell.x, tile.cell.y, name(game, kind), rotation.quarters()])
        }
        None => json!([tile.cell.x, tile.cell.y, null, 0]),
    };
    game.tiles().into_iter().map(cell).collect()
}

fn ghosts(game: &Game) -> Vec<Value> {
    let spots = game.ghosts().into_iter().filter(|ghosts| ghosts.n > 0);
    spots.map(|g| json!([g.cell.x, g.cell.y, g.spot.name(), g.n])).collect()
}

fn meeples(game: &Game) -> Vec<Value> {
    let meeple = |meeple: fogbound_mists::MeepleView| {
        let with = |hound: &Hound| meeple.hounds[*hound as usize];
        let hounds: Vec<&str> = Hound::ALL.into_iter().filter(with).map(Hound::name).collect();
        json!({
            "colour": meeple.colour.name(),
            "x": meeple.cell.x,
            "y": meeple.cell.y,
            "kind": meeple.feature.map_or("buried", Feature::name),
            "edges": meeple.edges.name(),
            "hounds": hounds,
        })
    };
    game.meeples().into_iter().map(meeple).collect()
}

fn supply(game: &Game) -> Value {
    let colours = game.rules().setup().seats.iter().flatten();
    let supply = |colour: &Colour| (colour.name().to_owned(), game.supply(*colour).into());
    Value::Object(colours.map(supply).collect::<Map<_, _>>())
}

fn hounds(game: &Game) -> Value {
    let hounds = game.hounds().map(|(hound, place)| (hound.name().to_owned(), place.name().into()));
    Value::Object(hounds.collect::<Map<_, _>>())
}
