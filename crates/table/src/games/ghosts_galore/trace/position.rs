//! The public position.

use fogbound_game::{Deciding, Game as _};
use fogbound_ghosts_galore::{Game, Grid, SPACES, Sheet, TileId};
use serde_json::{Map, Value, json};

/// Returns the whole public position (`position` of a line).
pub(super) fn position(game: &Game) -> Value {
    let active = match game.deciding() {
        Deciding::One(seat) => Some(seat),
        Deciding::Together(_) | Deciding::Nobody => None,
    };
    let seats = 0..game.rules().players();
    let stacks = vec![game.rules().stack_size(); usize::from(game.stacks_to_come())];
    json!({
        "round": game.round(),
        "lamp": game.lamp(),
        "active": active,
        "stack": game.stack(),
        "stacks": stacks,
        "revealed": game.just_revealed().map(number),
        "face_up": game.face_up().into_iter().map(number).collect::<Vec<_>>(),
        "claimed": seats.clone().map(|seat| game.claimed(seat).map(number)).collect::<Vec<_>>(),
        "removed": game.removed().into_iter().map(number).collect::<Vec<_>>(),
        "grids": seats.map(|seat| grid(game.grid(seat))).collect::<Vec<_>>(),
        "scores": scores(game),
    })
}

/// Returns the score of every seat's board (T-4.15).
pub(super) fn scores(game: &Game) -> Vec<Value> {
    game.sheets().iter().map(score).collect()
}

fn score(sheet: &Sheet) -> Value {
    let categories = sheet.iter().map(|(category, points)| (category.name(), points.into()));
    let sums = [("total", sheet.total().into()), ("dead_ends", sheet.dead_ends.into())];
    let all = categories.chain(sums).map(|(name, value): (_, Value)| (name.to_owned(), value));
    Value::Object(all.collect::<Map<_, _>>())
}

fn grid(grid: &Grid) -> Vec<Value> {
    let space = |space| match grid.at(space) {
        Some((tile, rotation)) => json!([tile.0, rotation.quarters()]),
        None => Value::Null,
    };
    (0..SPACES).map(space).collect()
}

fn number(tile: TileId) -> u8 {
    tile.0
}
