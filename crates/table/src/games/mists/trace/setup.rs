//! The first line: the game and its tiles.

use crate::trace::landscape::kind;
use crate::trace::{FORMAT, options};
use fogbound_game::Game as _;
use fogbound_landscape::KindId;
use fogbound_mists::{Game, Level, RULES_VERSION, Rules};
use serde_json::{Value, json};

/// Returns the setup line of the game that has come to `end`.
pub(super) fn setup(end: &Game, reveal: bool) -> Value {
    let rules: &Rules = end.rules();
    let over = end.outcome().is_some();
    json!({
        "trace": FORMAT,
        "game": "mists",
        "rules_version": RULES_VERSION,
        "level": level(rules.level()),
        "piles": rules.piles(),
        "players": rules.setup().seats.iter().map(|colours| names(colours)).collect::<Vec<_>>(),
        "scoring": names(rules.scoring()),
        "start_player": rules.setup().start_player,
        "options": options(&rules.options().list()),
        "kinds": kinds(rules),
        "start": start(rules),
        "tiles": tiles(end).filter(|_| reveal),
        "hash": over.then(|| rules.fingerprint().to_string()),
    })
}

fn names(colours: &[fogbound_game::Colour]) -> Vec<&'static str> {
    colours.iter().map(|colour| colour.name()).collect()
}

fn level(level: &Level) -> Value {
    match level.number {
        Some(number) => number.into(),
        None => json!({
            "ghosts": level.ghosts,
            "milestones": level.milestones,
            "goal": level.goal,
            "castles": level.castles,
            "cemeteries": level.cemeteries.name(),
            "scoring": level.scoring.name(),
        }),
    }
}

/// Returns the kinds in play and the quarters of the starting tile, in the order of the set.
fn kinds(rules: &Rules) -> Vec<Value> {
    let quarters = rules.quarters();
    let in_play = |id: KindId| {
        rules.tiles().binary_search(&id).is_ok() || quarters.iter().any(|&(_, kind)| kind == id)
    };
    let all = (0..).map(KindId).zip(&rules.setup().set.kinds);
    all.filter(|&(id, _)| in_play(id)).map(|(_, shown)| kind(shown)).collect()
}

fn start(rules: &Rules) -> Vec<Value> {
    let name = |kind: KindId| rules.catalogue().kind(kind).name.as_str();
    let quarters = rules.quarters().iter();
    quarters.map(|&(cell, kind)| json!([cell.x, cell.y, name(kind), 0])).collect()
}

/// Returns the order of drawing, when the game is over and all of it is known.
fn tiles(end: &Game) -> Option<Vec<&str>> {
    let name = |kind: KindId| end.rules().catalogue().kind(kind).name.as_str();
    end.deck().map(|kind| kind.map(name)).collect()
}
