//! Sets of track tiles and boards.

use fogbound_game::Rotation;
use fogbound_pictures::train;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use fogbound_terminal::draw::Size;
use fogbound_terminal::draw::layout::pad;
use fogbound_terminal::draw::track::{board_lines, board_width, track_lines};
use fogbound_tilesets::{Door, Monster, Section, TrackBoard, TrackKind, TrackSet};
use serde_json::{Value, json};

/// One sentence about a set without mistakes.
pub fn summary(set: &TrackSet, texts: &Texts) -> String {
    texts.say(msg!(
        "tracks-good",
        title = set.title.as_str(),
        id = set.id.as_str(),
        version = set.version.to_string(),
        kinds = set.kinds.len(),
        tiles = set.tiles().count(),
        boards = set.boards.len()
    ))
}

/// Every tile and board in characters.
pub fn list(set: &TrackSet, texts: &Texts, screen: &Screen) {
    screen.heading(&set.title);
    screen.say(&texts.say(msg!("tiles-origin", origin = set.origin.as_str())));
    screen.say(&texts.say(msg!("tiles-hash", hash = set.hash.as_str())));
    screen.say(&texts.say(msg!("tracks-legend")));
    let wide = 9;
    let pictures: Vec<Vec<String>> = set
        .kinds
        .iter()
        .map(|kind| {
            let picture = track_lines(kind, Rotation::NONE, Size::Detailed, screen.colour);
            beside(&picture, &notes(kind, texts))
        })
        .collect();
    in_rows(&pictures, wide + 1 + NOTES, screen);
    // Without tiles only the doors matter.
    for board in &set.boards {
        screen.raw("");
        screen.heading(&texts.say(msg!("tracks-board", name = board.name.as_str())));
        let side = |doors: &Vec<Door>| {
            board_lines(&train::TrainBoard::new(doors.clone()), Size::Compact, screen.colour, None)
        };
        let sides: Vec<Vec<String>> = board.sides.iter().map(side).collect();
        in_rows(&sides, board_width(Size::Compact), screen);
    }
}

/// Room for the notes beside a tile.
const NOTES: usize = 28;

fn notes(kind: &TrackKind, texts: &Texts) -> Vec<String> {
    let mut notes = vec![kind.name.clone()];
    if kind.count > 1 {
        notes.push(texts.say(msg!("tile-count", n = kind.count)));
    }
    for section in &kind.sections {
        let monsters: Vec<&str> = section.monsters.iter().map(|monster| monster.name()).collect();
        notes.push(format!("{} {}", section.edges, monsters.join(" ")).trim_end().to_owned());
    }
    if !kind.diamonds.is_empty() {
        let values: Vec<String> = kind.diamonds.iter().map(|value| format!("◆{value}")).collect();
        notes.push(values.join(" "));
    }
    notes
}

/// Notes to the right of a picture.
fn beside(picture: &[String], notes: &[String]) -> Vec<String> {
    let note = |at: usize| notes.get(at).map_or("", String::as_str);
    picture.iter().enumerate().map(|(at, line)| format!("{line} {:<NOTES$}", note(at))).collect()
}

/// Pictures of one width side by side, as many as the screen is wide.
fn in_rows(pictures: &[Vec<String>], wide: usize, screen: &Screen) {
    for row in pictures.chunks((screen.columns / (wide + 2)).max(1)) {
        screen.raw("");
        let high = row.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..high {
            let line =
                |picture: &Vec<String>| pad(picture.get(at).map_or("", String::as_str), wide);
            let parts: Vec<String> = row.iter().map(line).collect();
            screen.raw(parts.join("  ").trim_end());
        }
    }
}

/// The set as JSON: tiles as in traces, with their number and a picture; boards with both sides.
pub fn as_json(set: &TrackSet) -> Value {
    json!({
        "id": set.id,
        "version": set.version,
        "title": set.title,
        "origin": set.origin,
        "hash": set.hash,
        "tiles": set.kinds.iter().map(kind_json).collect::<Vec<_>>(),
        "boards": set.boards.iter().map(board_json).collect::<Vec<_>>(),
    })
}

fn kind_json(kind: &TrackKind) -> Value {
    let section = |section: &Section| {
        let monsters: Vec<&str> = section.monsters.iter().copied().map(Monster::name).collect();
        json!({ "edges": section.edges.name(), "monsters": monsters })
    };
    json!({
        "name": kind.name,
        "count": kind.count,
        "sections": kind.sections.iter().map(section).collect::<Vec<_>>(),
        "diamonds": kind.diamonds,
        "picture": track_lines(kind, Rotation::NONE, Size::Compact, false),
    })
}

fn board_json(board: &TrackBoard) -> Value {
    let door = |door: &Door| {
        json!({
            "cell": door.space,
            "side": door.side.letter().to_string(),
            "kind": door.kind.name(),
        })
    };
    let side = |doors: &Vec<Door>| doors.iter().map(door).collect::<Vec<_>>();
    json!({ "name": board.name, "sides": board.sides.each_ref().map(side) })
}
