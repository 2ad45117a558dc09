//! The first line: the game, its tiles and its boards.

use crate::trace::{FORMAT, options};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Cards, Game, RULES_VERSION, Rules, SeatBoard, TileId};
use fogbound_tilesets::{Door, Section, TrackKind};
use serde_json::{Value, json};

/// Returns the setup line of the game that has come to `end`.
pub(super) fn setup(end: &Game, reveal: bool) -> Value {
    let rules: &Rules = end.rules();
    let tiles = rules.catalogue().iter();
    let mut line = json!({
        "trace": FORMAT,
        "game": "ghosts-galore",
        "rules_version": RULES_VERSION,
        "players": rules.players(),
        "start_player": rules.setup().start_player,
        "options": options(&rules.options().list()),
        "tiles": tiles.map(|tile| kind(rules.catalogue().kind(tile))).collect::<Vec<_>>(),
        "boards": end.boards().map(|seat| board(rules, seat)).collect::<Vec<_>>(),
        "offers": null,
        "mix": null,
        "hidden": null,
        "stacks": null,
        "unused": null,
        "hash": end.is_over().then(|| rules.fingerprint().to_string()),
    });
    if let Some(deal) = end.dealt().filter(|_| reveal) {
        reveal_cards(&mut line, rules, &deal.cards);
    }
    line
}

fn reveal_cards(line: &mut Value, rules: &Rules, cards: &Cards) {
    match cards {
        Cards::Plain { hidden, stacks, unused } => {
            let stacks = stacks.chunks(usize::from(rules.stack_size())).map(numbers);
            line["hidden"] = json!(numbers(hidden));
            line["stacks"] = stacks.collect();
            line["unused"] = json!(numbers(unused));
        }
        Cards::Experienced { offers, mix } => {
            line["offers"] = offers.iter().map(|pair| numbers(pair)).collect();
            line["mix"] = json!(numbers(mix));
        }
    }
}

fn numbers(tiles: &[TileId]) -> Vec<u8> {
    tiles.iter().map(|tile| tile.0).collect()
}

fn kind(kind: &TrackKind) -> Value {
    let section = |section: &Section| {
        let monsters: Vec<&str> = section.monsters.iter().map(|monster| monster.name()).collect();
        json!({"edges": section.edges.name(), "monsters": monsters})
    };
    json!({
        "name": kind.name,
        "sections": kind.sections.iter().map(section).collect::<Vec<_>>(),
        "diamonds": kind.diamonds,
    })
}

/// Returns a board of the set; its side is left open if players choose it.
fn board(rules: &Rules, seat: SeatBoard) -> Value {
    let doors = |doors: &Vec<Door>| doors.iter().map(door).collect::<Vec<_>>();
    let board = rules.setup().set.boards.get(usize::from(seat.board));
    let side = seat.side.filter(|_| !rules.options().choose_side);
    json!({
        "name": board.map(|board| board.name.as_str()),
        "sides": board.map(|board| board.sides.iter().map(doors).collect::<Vec<_>>()),
        "side": side,
    })
}

fn door(door: &Door) -> Value {
    json!({
        "cell": door.space,
        "side": door.side.letter().to_string(),
        "kind": door.kind.name(),
    })
}
