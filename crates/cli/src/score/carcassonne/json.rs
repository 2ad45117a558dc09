//! The score of a record as an object; described in `docs/scoring.md`.

use fogbound_carcassonne::Feature;
use fogbound_presenter::carcassonne::account::{Account, Region, Scored, Standing, Turn};
use fogbound_table::games::carcassonne::meeple;
use serde_json::{Value, json};

pub fn account(account: &Account) -> Value {
    let players = usize::from(account.players);
    let ghosts: Vec<i32> = account.ghosts[..players].iter().map(|&n| -i32::from(n)).collect();
    json!({
        "score": 1,
        "game": "carcassonne",
        "players": players,
        "decisions": account.decisions,
        "at": account.at,
        "finished": account.finished,
        "turns": account.turns.iter().map(|one| turn(one, players)).collect::<Vec<_>>(),
        "placed": account.placed.map(|cell| json!([cell.x, cell.y])),
        "regions": account.regions.iter().map(|one| standing(one, players)).collect::<Vec<_>>(),
        "breakdown": {
            "before": account.before[..players],
            "road": account.part(Feature::Road)[..players],
            "city": account.part(Feature::City)[..players],
            "monastery": account.part(Feature::Monastery)[..players],
            "castle": account.part(Feature::Castle)[..players],
            "field": account.part(Feature::Field)[..players],
            "ghosts": ghosts,
        },
        "totals": account.totals(),
        "ranks": account.ranks(),
    })
}

fn turn(turn: &Turn, players: usize) -> Value {
    json!({
        "turn": turn.number,
        "seat": turn.seat,
        "scored": turn.scored.iter().map(|one| scored(one, players)).collect::<Vec<_>>(),
        "scores": turn.after[..players],
    })
}

fn scored(scored: &Scored, players: usize) -> Value {
    let mut object = region(&scored.region);
    object["gains"] = json!(scored.gains[..players]);
    object["costs"] = json!(scored.costs[..players]);
    object
}

fn standing(standing: &Standing, players: usize) -> Value {
    let mut object = region(&standing.region);
    object["meeples"] = standing.meeples.iter().map(meeple).collect();
    object["pieces"] = json!(standing.pieces[..players]);
    object["gains"] = json!(standing.gains[..players]);
    object
}

fn region(region: &Region) -> Value {
    let cells: Vec<[i16; 2]> = region.cells.iter().map(|cell| [cell.x, cell.y]).collect();
    let mut object = json!({
        "feature": region.feature.name(),
        "cells": cells,
        "points": region.points,
    });
    match region.feature {
        Feature::City => object["coats"] = region.counted().into(),
        Feature::Castle => object["misty"] = region.counted().into(),
        Feature::Field => object["cities"] = region.counted().into(),
        Feature::Road | Feature::Monastery | Feature::Cemetery => {}
    }
    object
}
