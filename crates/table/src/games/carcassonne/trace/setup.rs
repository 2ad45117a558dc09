//! The first line: the game and its tiles.

use crate::trace::landscape::kind;
use crate::trace::{FORMAT, options};
use fogbound_carcassonne::{Game, RULES_VERSION, Rules};
use fogbound_game::Game as _;
use fogbound_landscape::KindId;
use serde_json::{Map, Value, json};

/// Returns the setup line of the game that has come to `end`.
pub(super) fn setup(end: &Game, reveal: bool) -> Value {
    let rules: &Rules = end.rules();
    let parts = rules.parts().list().into_iter();
    let switches: Map<_, _> = parts.map(|(part, on)| (part.to_owned(), on.into())).collect();
    json!({
        "trace": FORMAT,
        "game": "carcassonne",
        "rules_version": RULES_VERSION,
        "players": rules.players(),
        "start_player": rules.setup().start_player,
        "switches": switches,
        "options": options(&rules.options().list()),
        "kinds": rules.kinds().iter().map(kind).collect::<Vec<_>>(),
        "start": start(rules),
        "tiles": tiles(end).filter(|_| reveal),
        "hash": end.is_over().then(|| rules.fingerprint().to_string()),
    })
}

fn start(rules: &Rules) -> Vec<Value> {
    let name = |kind: KindId| rules.catalogue().kind(kind).name.as_str();
    let start = rules.start().iter();
    start.map(|&(cell, kind)| json!([cell.x, cell.y, name(kind), 0])).collect()
}

/// Returns the order of drawing, when the game is over and all of it is known.
fn tiles(end: &Game) -> Option<Vec<&str>> {
    let name = |kind: KindId| end.rules().catalogue().kind(kind).name.as_str();
    end.deck().map(|kind| kind.map(name)).collect()
}
