//! The panels around the board: the draft, the sheets, the boards of all, the hidden tile.

use super::question::gain;
use super::scene::{board, category, upright};
use super::{cell, seats, sheet, tile_name, tile_shows, tone};
use crate::model::{Counted, Entry, Glyph, Left, Panel, Part, Told};
use crate::presented::{Presented as _, Words};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Ask, Category, Game, ROUNDS, Sheet, TileId};
use fogbound_table::aid::{Aid, Help};
use fogbound_table::texts::{Message, Texts, msg, number};

/// Returns all panels, the most important first.
pub(super) fn panels(
    game: &Game,
    viewer: Option<u8>,
    board: u8,
    aid: Aid,
    words: Words<'_>,
) -> Vec<Panel> {
    let shows_points = aid.allows(Help::Score) || game.is_over();
    let mut panels = if game.is_over() { Vec::new() } else { draft(game, words) };
    panels.extend(viewer.and_then(|viewer| hidden(game, viewer, words)));
    panels.extend(shows_points.then(|| sheets(game, viewer, board, words)));
    panels.push(boards(game, shows_points, words));
    panels.extend(viewer.filter(|_| shows_points).map(|viewer| sums(game, viewer, words)));
    panels
}

/// Describes the things that a seat has beside its board.
pub(super) fn supply(game: &Game, seat: u8, texts: &Texts) -> String {
    let is_asked = game.ask().is_some_and(Ask::is_simultaneous);
    let has_chosen = is_asked && !game.deciding().seats().contains(seat);
    let claimed = game
        .claimed(seat)
        .map(|tile| texts.say(msg!("web-train-has-claimed", tile = tile_name(game, tile, texts))));
    let lamp = game.lamp() == seat && !game.is_over();
    let parts = [
        lamp.then(|| texts.say(msg!("web-train-has-lamp"))),
        claimed,
        has_chosen.then(|| texts.say(msg!("web-train-has-chosen"))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn panel(id: &'static str, title: Message<'_>, parts: Vec<Part>, words: Words<'_>) -> Panel {
    Panel { id, title: words.texts.say(title), parts }
}

/// Returns the draft: the round with lamp and stack, then the tile just revealed, those that lie face up, and
/// those that are claimed; only the first is always there.
fn draft(game: &Game, words: Words<'_>) -> Vec<Panel> {
    let Words { texts, names, .. } = words;
    let mut panels = vec![round(game, words)];
    let tile = |tile: TileId| Part::Glyph {
        glyph: Glyph::Track(upright(game, tile)),
        text: tile_words(game, tile, words),
    };
    let claimed = |seat: u8| {
        let tile = game.claimed(seat)?;
        let text = texts.say(msg!(
            "web-train-claimed.tile",
            player = texts.player(names, seat),
            tile = tile_words(game, tile, words)
        ));
        Some(Part::Glyph { glyph: Glyph::Track(upright(game, tile)), text })
    };
    let groups = [
        panel(
            "revealed",
            msg!("web-train-revealed"),
            game.just_revealed().into_iter().map(tile).collect(),
            words,
        ),
        panel(
            "face-up",
            msg!("web-train-face-up"),
            game.face_up().into_iter().map(tile).collect(),
            words,
        ),
        panel(
            "claimed",
            msg!("web-train-claimed"),
            seats(game).filter_map(claimed).collect(),
            words,
        ),
    ];
    panels.extend(groups.into_iter().filter(|panel| !panel.parts.is_empty()));
    panels
}

/// Describes a tile and its content.
fn tile_words(game: &Game, tile: TileId, words: Words<'_>) -> String {
    words.texts.say(msg!(
        "web-train-tile",
        tile = tile_name(game, tile, words.texts),
        shows = tile_shows(game, tile, words.texts)
    ))
}

/// Returns the round, the lamp, the stack.
fn round(game: &Game, words: Words<'_>) -> Panel {
    let Words { texts, names, .. } = words;
    let lamp = texts.player(names, game.lamp());
    let stack =
        texts.say(msg!("web-train-stack", tiles = game.stack(), stacks = game.stacks_to_come()));
    let parts = [
        Some(Part::line(texts.say(msg!("web-train-lamp", player = lamp)), "T-2.4")),
        (game.stack() > 0).then(|| Part::Glyph { glyph: Glyph::Back, text: stack.clone() }),
        (game.stack() == 0 && game.stacks_to_come() > 0)
            .then(|| Part::line(stack.clone(), "T-1.4")),
    ];
    Panel {
        id: "round",
        title: texts.say(msg!("web-train-round", round = game.round(), rounds = ROUNDS)),
        parts: parts.into_iter().flatten().collect(),
    }
}

/// Returns the hidden tile of the viewer, or the two to choose from.
fn hidden(game: &Game, viewer: u8, words: Words<'_>) -> Option<Panel> {
    let offers = game.offers(viewer).filter(|_| game.ask() == Some(Ask::Keep));
    let tiles: Vec<TileId> = match game.hidden(viewer) {
        Some(tile) => vec![tile],
        None => offers?.to_vec(),
    };
    let part = |tile: TileId| Part::Glyph {
        glyph: Glyph::Track(upright(game, tile)),
        text: tile_words(game, tile, words),
    };
    let mut parts: Vec<Part> = tiles.iter().map(|&tile| part(tile)).collect();
    if let [tile] = tiles[..] {
        parts.extend(gain(game, viewer, tile, words).into_iter().take(1).map(|text| {
            let best = game.gain(viewer, tile).map(|gain| gain.alone);
            let told = Told::new(text, "T-4.15").toned(tone(best.map_or(0, |best| best.gain)));
            Part::Line(told.at(best.iter().map(|best| cell(best.space))))
        }));
    }
    Some(panel("hidden", msg!("web-train-hidden"), parts, words))
}

/// A column of the sheets.
struct Column {
    head: String,
    sign: Option<Glyph>,
    is_own: bool,
    sheet: Sheet,
}

/// Returns the sheets of all boards side by side, the viewer's first. The viewer's is also shown with the
/// hidden tile at its best. Without a viewer that of the shown board stands out.
fn sheets(game: &Game, viewer: Option<u8>, shown: u8, words: Words<'_>) -> Panel {
    let texts = words.texts;
    let all = game.sheets();
    let of = |seat: u8| Column {
        head: texts.player(words.names, seat),
        sign: Game::colours(game.rules(), seat).first().copied().map(Glyph::Badge),
        is_own: viewer.unwrap_or(shown) == seat,
        sheet: all[usize::from(seat)],
    };
    let with_hidden = viewer.and_then(|viewer| {
        let sheet = game.gain(viewer, game.hidden(viewer)?)?.alone.sheet;
        let head = texts.say(msg!("web-train-with-hidden"));
        Some(Column { head, sign: None, is_own: true, sheet })
    });
    let own = viewer.filter(|&viewer| viewer < game.rules().players());
    let others = seats(game).filter(|&seat| Some(seat) != own);
    let columns: Vec<Column> =
        own.map(of).into_iter().chain(with_hidden).chain(others.map(of)).collect();
    let row = |head: Entry, value: &dyn Fn(&Sheet) -> i16| {
        let entry = |column: &Column| Entry {
            text: number(value(&column.sheet)),
            is_strong: head.is_strong,
            ..Entry::default()
        };
        let values: Vec<Entry> = columns.iter().map(entry).collect();
        std::iter::once(head).chain(values).collect::<Vec<Entry>>()
    };
    let of_category = |of: Category| Entry {
        text: texts.ghosts_category(of),
        note: texts.ghosts_wants(of),
        glyph: Some(category(of)),
        ..Entry::default()
    };
    let mut rows: Vec<Vec<Entry>> =
        Category::ALL.into_iter().map(|of| row(of_category(of), &|s| s[of])).collect();
    let named = |name: Message<'_>, is_strong: bool| Entry {
        text: texts.say(name),
        is_strong,
        ..Entry::default()
    };
    rows.push(row(named(msg!("train-total"), true), &Sheet::total));
    let dead_ends = |sheet: &Sheet| i16::from(sheet.dead_ends);
    rows.push(row(named(msg!("train-dead-ends"), false), &dead_ends));
    let heads = columns.iter().map(|column| Entry {
        text: column.head.clone(),
        glyph: column.sign.clone(),
        is_strong: column.is_own,
        ..Entry::default()
    });
    let heads = std::iter::once(Entry::default()).chain(heads).collect();
    let caption = texts.say(msg!("web-train-sheet.caption"));
    panel("sheet", msg!("web-train-sheet"), vec![Part::Table { caption, heads, rows }], words)
}

/// Returns the boards of all seats.
fn boards(game: &Game, shows_points: bool, words: Words<'_>) -> Panel {
    let (all, view) = (game.sheets(), game.view_of(None));
    let part = |seat: u8| {
        let sheet = &all[usize::from(seat)];
        let player = words.texts.player(words.names, seat);
        let text = match shows_points {
            true => {
                let sum = words.texts.ghosts_total(sheet);
                words.texts.say(msg!("web-train-board", player, sum))
            }
            false => player,
        };
        Part::Board { board: board(&view, seat), text }
    };
    panel("boards", msg!("web-train-boards"), seats(game).map(part).collect(), words)
}

/// Returns the arithmetic of the viewer's points.
fn sums(game: &Game, viewer: u8, words: Words<'_>) -> Panel {
    let report = sheet::report(game, viewer);
    let lines = Category::ALL.map(|of| Part::Line(sheet::sum(of, &report, words)));
    panel("sums", msg!("web-train-sums"), lines.into(), words)
}

/// Returns the tiles that the viewer has not seen.
pub(super) fn left(game: &Game, words: Words<'_>) -> Left {
    let catalogue = game.rules().catalogue();
    let mut kinds: Vec<(TileId, u16)> = Vec::new();
    for (tile, _) in game.unseen() {
        match kinds.last_mut() {
            Some((last, n)) if catalogue.kind(*last) == catalogue.kind(tile) => *n += 1,
            _ => kinds.push((tile, 1)),
        }
    }
    let n: u16 = kinds.iter().map(|(_, n)| n).sum();
    let kinds = kinds.into_iter().map(|(tile, n)| {
        let glyph = Glyph::Track(upright(game, tile));
        Counted { glyph, name: words.texts.ghosts_tile(catalogue, tile), n }
    });
    Left { text: words.texts.say(msg!("web-train-left", n)), kinds: kinds.collect() }
}
