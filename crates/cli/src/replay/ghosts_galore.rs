//! A position of Ghosts Galore.

use super::{Shown, player, players};
use crate::board::Size;
use crate::board::track::{Tried, board_lines, board_width};
use crate::common::option_values;
use fogbound_ghosts_galore::{Action, Category, Event, Game, Rules, TileId};
use fogbound_table::ghosts_galore::Replay;
use fogbound_table::texts::{Texts, Value as Arg, ghosts_galore::Names};
use serde_json::{Value, json};

/// Columns of the screen.
const COLUMNS: usize = 80;

impl Shown for Game {
    fn setup_summary(rules: &Rules) -> Vec<(&'static str, Value)> {
        let options = option_values(&rules.options().list());
        vec![("players", json!(rules.players())), ("options", Value::Object(options))]
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.ask().map(|ask| ask.name())
    }

    fn title(rules: &Rules, texts: &Texts) -> String {
        let set = &rules.setup().set;
        let args = [
            ("players", rules.players().into()),
            ("tiles", set.title.as_str().into()),
            ("version", set.version.to_string().into()),
        ];
        texts.get("replay-title-train", &args)
    }

    fn events(replay: &Replay, events: &[Event], texts: &Texts) -> Vec<String> {
        let players = players(texts, replay.rules().players());
        let names = Names { rules: replay.rules(), players: &players };
        events.iter().map(|event| texts.ghosts_event(event, &names)).collect()
    }

    fn answer(before: &Game, seat: u8, action: Action, texts: &Texts) -> String {
        texts.ghosts_action(&action, seat, Some(before))
    }

    fn board(game: &Game, texts: &Texts) -> Vec<String> {
        let mut lines = table(game, texts);
        lines.extend(boards(game, texts));
        lines.extend(sheet(game, texts));
        lines
    }

    fn asked(game: &Game, texts: &Texts) -> Option<String> {
        let ask = game.ask()?;
        let seats = game.deciding().seats();
        let seat = seats.smallest()?;
        if !ask.is_simultaneous() {
            return Some(texts.ghosts_question(ask, seat, game));
        }
        let names: Vec<String> = seats.iter().map(|seat| player(texts, seat)).collect();
        let args = [("ask", ask.name().into()), ("players", names.join(", ").into())];
        Some(texts.get("replay-together", &args))
    }
}

/// Round, lamp, stacks and the tiles that lie face up.
fn table(game: &Game, texts: &Texts) -> Vec<String> {
    let args: [(&str, Arg<'_>); 4] = [
        ("round", game.round().into()),
        ("player", player(texts, game.lamp()).into()),
        ("stack", game.stack().into()),
        ("stacks", game.stacks_to_come().into()),
    ];
    let mut lines = vec![texts.get("replay-round", &args)];
    let catalogue = game.rules().catalogue();
    let name = |tile: TileId| texts.ghosts_tile_name(catalogue, tile);
    let face_up: Vec<String> = game.face_up().into_iter().map(name).collect();
    if !face_up.is_empty() {
        lines.push(texts.get("replay-face-up", &[("tiles", face_up.join(", ").into())]));
    }
    for seat in 0..game.rules().players() {
        if let Some(tile) = game.claimed(seat) {
            let args = [("player", player(texts, seat).into()), ("tile", name(tile).into())];
            lines.push(texts.get("replay-claimed", &args));
        }
    }
    lines
}

/// All boards, side by side as far as there is room.
fn boards(game: &Game, texts: &Texts) -> Vec<String> {
    let wide = board_width(Size::Compact);
    let draw = |seat: u8| {
        let (grid, doors) = (game.grid(seat), game.doors(seat));
        let size = Size::Compact;
        let mut lines = vec![player(texts, seat)];
        let catalogue = game.rules().catalogue();
        lines.extend(board_lines(catalogue, grid, doors, size, false, Tried::default()));
        lines
    };
    let seats: Vec<u8> = (0..game.rules().players()).collect();
    let mut lines = Vec::new();
    for row in seats.chunks(COLUMNS / (wide + 3)) {
        let pictures: Vec<Vec<String>> = row.iter().map(|&seat| draw(seat)).collect();
        let high = pictures.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..high {
            let part = |picture: &Vec<String>| {
                format!("{:<wide$}", picture.get(at).map_or("", String::as_str))
            };
            let parts: Vec<String> = pictures.iter().map(part).collect();
            lines.push(parts.join("   ").trim_end().to_owned());
        }
    }
    lines
}

/// T-4.15: the live sheet, a column for each seat.
fn sheet(game: &Game, texts: &Texts) -> Vec<String> {
    let sheets = game.sheets();
    let row = |name: String, values: Vec<String>| {
        let values: String = values.iter().map(|value| format!("{value:>6}")).collect();
        format!("{name:<24}{values}")
    };
    let heads = (0..sheets.len()).map(|seat| seat.to_string()).collect();
    let mut lines = vec![row(texts.get("replay-seat", &[]), heads)];
    for category in Category::ALL {
        let values = sheets.iter().map(|sheet| sheet[category].to_string()).collect();
        lines.push(row(texts.ghosts_category(category), values));
    }
    let totals = sheets.iter().map(|sheet| sheet.total().to_string()).collect();
    lines.push(row(texts.get("replay-total", &[]), totals));
    let ends = sheets.iter().map(|sheet| sheet.dead_ends.to_string()).collect();
    lines.push(row(texts.get("replay-dead-ends", &[]), ends));
    lines
}
