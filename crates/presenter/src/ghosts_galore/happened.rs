//! Past events: in words, with their points and sounds.

use super::scene::{track_tile, upright};
use super::{cell, sheet};
use crate::in_words::InWords as _;
use crate::model::{Glyph, Happened, LogLine, Scored, Sound, Told, Tone};
use crate::presented::Words;
use fogbound_game::Game as _;
use fogbound_game::ShortList as _;
use fogbound_ghosts_galore::{BoardReport, Event, Game, Grid};
use fogbound_table::aid::Help;

/// Returns an event for the log.
pub(super) fn log_line(game: &Game, event: &Event, words: Words<'_>) -> Option<LogLine> {
    let tile = match *event {
        Event::Forced { .. } => return None,
        Event::Revealed { tile, .. } | Event::Left { tile, .. } | Event::Claimed { tile, .. } => {
            Some(upright(game, tile))
        }
        Event::Placed { tile, rotation, .. } => Some(track_tile(game, tile, rotation)),
        _ => None,
    };
    let text = Game::sentence(event, game.rules(), words.names, words.texts);
    let told = Told::new(text, &event.rule().to_string());
    let told = match event {
        Event::Scored { rank: 1, .. } => told.toned(Tone::Good),
        _ => told,
    };
    let is_heading = matches!(event, Event::StackBegun { .. });
    Some(LogLine { is_heading, tile: tile.map(Glyph::Track), ..LogLine::of(told) })
}

/// Returns the worth of events that led to a position.
pub(super) fn happened(game: &Game, events: &[Event], words: Words<'_>) -> Happened {
    let placed: Vec<(u8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { seat, space, .. } => Some((*seat, *space)),
            _ => None,
        })
        .collect();
    if placed.is_empty() {
        return Happened::default();
    }
    let scores = match game.is_over() {
        true => totals(game, words),
        false if words.aid.allows(Help::Score) => gains(game, &placed, words),
        false => Vec::new(),
    };
    let mut sounds = vec![Sound::Place];
    sounds.extend(scores.iter().any(|scored| scored.points > 0).then_some(Sound::Score));
    sounds.extend(game.is_over().then_some(Sound::Won));
    let mut cells: Vec<_> = placed.iter().map(|&(_, space)| cell(space)).collect();
    cells.sort_short();
    cells.dedup();
    Happened { scores, sounds, cells, ..Happened::default() }
}

/// Returns the gains from the tiles that were placed, board by board.
fn gains(game: &Game, placed: &[(u8, u8)], words: Words<'_>) -> Vec<Scored> {
    let boards = sheet::boards(game);
    let mut earlier = boards.clone();
    for &(seat, space) in placed {
        let grid = &mut earlier[usize::from(seat)].0;
        *grid = without(grid, space);
    }
    let [before, after] = [&earlier, &boards].map(|boards| sheet::reports(game, boards));
    let scored = placed.iter().filter_map(|&(seat, space)| {
        let of = |reports: &[BoardReport]| reports[usize::from(seat)].clone();
        let changes = sheet::changes(&of(&before), &of(&after));
        (!changes.is_empty()).then(|| Scored {
            cell: Some(cell(space)),
            seat: Some(seat),
            points: changes.iter().map(|&(_, points)| i32::from(points)).sum(),
            arithmetic: sheet::changes_text(&changes, words),
        })
    });
    scored.collect()
}

fn without(grid: &Grid, space: u8) -> Grid {
    let others = grid.tiles().filter(|&(other, ..)| other != space);
    others.fold(Grid::default(), |grid, (space, tile, rotation)| grid.with(space, tile, rotation))
}

/// Returns the worth of all boards at the end.
fn totals(game: &Game, words: Words<'_>) -> Vec<Scored> {
    let reports = sheet::reports(game, &sheet::boards(game));
    let scored = (0u8..).zip(&reports).map(|(seat, report)| {
        let parts: Vec<_> = report.sheet.iter().filter(|&(_, points)| points != 0).collect();
        Scored {
            cell: None,
            seat: Some(seat),
            points: report.sheet.total().into(),
            arithmetic: sheet::changes_text(&parts, words),
        }
    });
    scored.collect()
}
