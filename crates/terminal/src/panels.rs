//! The panels around the board, in lines: words, meters, score tracks, tables, small tiles.

use crate::draw::layout::{beside, pad, width};
use crate::draw::track::{board_lines, track_lines};
use crate::draw::{Size, letter, tile_lines};
use crate::screen::wrap;
use fogbound_pictures::Glyph;
use fogbound_pictures::figures::Figure;
use fogbound_pictures::panel::{Course, Track};
use fogbound_pictures::train::TrainBoard;
use fogbound_presenter::{Entry, Panel, Part};

/// Columns of a card.
pub(crate) const CARD: usize = 40;
/// Columns before the picture of a card.
const MARGIN: usize = 4;
/// Columns of the heading of a panel, before its words.
const HEADING: usize = 9;
/// Most columns of a score track.
const TRACK: usize = 50;

/// A panel in lines of at most so many columns.
pub(crate) fn lines(panel: &Panel, columns: usize, colour: bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in &panel.parts {
        match part {
            Part::Table { heads, rows, .. } if needs_heads(rows) => {
                lines.extend(table(heads, rows, columns, colour));
            }
            // What its seats have stands in the table.
            Part::Track { track: Track { course: Course::Loop { .. }, .. }, .. } => {}
            _ => {
                let title = if lines.is_empty() { panel.title.as_str() } else { "" };
                lines.extend(titled(title, &part_lines(part, columns, colour), colour));
            }
        }
    }
    lines
}

/// Lines to the right of a heading, or below one that is long.
fn titled(title: &str, lines: &[String], colour: bool) -> Vec<String> {
    let heading = if colour && !title.is_empty() {
        format!("\u{1b}[1m{title}\u{1b}[0m")
    } else {
        title.to_owned()
    };
    if title.chars().count() < HEADING {
        return beside(&[heading], HEADING, lines);
    }
    std::iter::once(heading).chain(beside(&[], HEADING, lines)).collect()
}

fn part_lines(part: &Part, columns: usize, colour: bool) -> Vec<String> {
    let room = columns.saturating_sub(HEADING);
    match part {
        Part::Glyph { glyph, text } => match card(glyph, &[text], "", colour) {
            Some(card) => card,
            None => wrap(text, room),
        },
        Part::Track { track, text } => {
            let mut lines = bars(track, room);
            lines.extend(wrap(text, room));
            lines
        }
        Part::Board { text, .. } => wrap(text, room),
        Part::Meter { count, of, text, .. } => {
            wrap(&format!("{} {text}", meter(*count, *of)), room)
        }
        Part::Line(told) => wrap(&told.text, room),
        Part::Table { rows, .. } => {
            let row = |row: &Vec<Entry>| {
                let mark = if row.iter().any(|entry| entry.is_strong) { "►" } else { "" };
                let words: Vec<&str> = row.iter().map(|entry| entry.text.as_str()).collect();
                format!("{mark}{}", words.join(" "))
            };
            wrap(&rows.iter().map(row).collect::<Vec<_>>().join(" │ "), room)
        }
    }
}

/// A sign for each thing that is there, a hollow one for each that is not.
fn meter(count: u16, of: u16) -> String {
    let hollow = of.saturating_sub(count);
    format!("{}{}", "●".repeat(count.into()), "○".repeat(hollow.into()))
}

/// A bar for each scoring meeple on its way to the goal; `♦` marks the spaces where hounds wait.
fn bars(track: &Track, columns: usize) -> Vec<String> {
    let Course::Path { goal } = track.course else { return Vec::new() };
    let wide = columns.saturating_sub(4).min(TRACK);
    let place = |points: u16| usize::from(points.min(goal)) * wide / usize::from(goal.max(1));
    let hounds = track.pieces.iter().filter(|(figure, _)| matches!(figure, Figure::Hound(_)));
    let hounds: Vec<usize> = hounds.map(|(_, space)| place(*space)).collect();
    let bar = |(figure, points): &(Figure, u16)| {
        let Figure::Meeple(colour, _) = figure else { return None };
        let sign = |at: usize| match (at <= place(*points), hounds.contains(&at)) {
            (_, true) => '♦',
            (true, false) => '━',
            (false, false) => '·',
        };
        let bar: String = (1..=wide).map(sign).collect();
        Some(format!("{} ├{bar}┤", letter(*colour)))
    };
    track.pieces.iter().filter_map(bar).collect()
}

/// True for a table that stands in columns: several numbers side by side say nothing without their heads. Any other is
/// printed in a line.
fn needs_heads(rows: &[Vec<Entry>]) -> bool {
    let is_number = |entry: &&Entry| entry.text.ends_with(|c: char| c.is_ascii_digit());
    rows.iter().any(|row| row.iter().skip(1).filter(is_number).count() > 1)
}

/// The widths of the columns of a table.
fn widths(heads: &[Entry], rows: &[Vec<Entry>]) -> Vec<usize> {
    let of = |at: usize| {
        let all = rows.iter().filter_map(|row| row.get(at)).chain(heads.get(at));
        all.map(|entry| entry.text.chars().count()).max().unwrap_or(0)
    };
    (0..heads.len()).map(of).collect()
}

/// Columns that the widest table of a panel takes, if it has one that stands in columns.
pub(crate) fn table_width(panel: &Panel) -> Option<usize> {
    let width = |part: &Part| match part {
        Part::Table { heads, rows, .. } if needs_heads(rows) => {
            Some(widths(heads, rows).iter().map(|wide| wide + 2).sum())
        }
        _ => None,
    };
    panel.parts.iter().filter_map(width).max()
}

/// A table in columns: heads of rows to the left, everything else to the right. Where it would be too wide
/// the longest heads are cut.
fn table(heads: &[Entry], rows: &[Vec<Entry>], columns: usize, colour: bool) -> Vec<String> {
    let mut widths = widths(heads, rows);
    while widths.iter().map(|wide| wide + 2).sum::<usize>() > columns + 2 {
        match widths.iter_mut().max() {
            Some(widest) if *widest > 4 => *widest -= 1,
            _ => break,
        }
    }
    let line = |row: &Vec<Entry>| {
        let entry = |(at, (entry, &wide)): (usize, (&Entry, &usize))| {
            let text: String = entry.text.chars().take(wide).collect();
            match at {
                0 => format!("{text:<wide$}"),
                _ => format!("  {text:>wide$}"),
            }
        };
        let text: String = row.iter().zip(&widths).enumerate().map(entry).collect();
        match colour && row.iter().all(|entry| entry.is_strong) {
            true => format!("\u{1b}[1m{}\u{1b}[0m", text.trim_end()),
            false => text.trim_end().to_owned(),
        }
    };
    std::iter::once(&heads.to_vec()).chain(rows).map(line).collect()
}

/// A tile as a card: a label and the tile to the left, words to the right; `None` for what is no tile.
pub(crate) fn card(
    glyph: &Glyph,
    words: &[&str],
    label: &str,
    colour: bool,
) -> Option<Vec<String>> {
    let lines = glyph_lines(glyph, Size::Compact, colour)?;
    let margin = if label.is_empty() { 0 } else { MARGIN };
    let line = |(at, line): (usize, &String)| {
        format!("{}{line}", pad(if at == 0 { label } else { "" }, margin))
    };
    let left: Vec<String> = lines.iter().enumerate().map(line).collect();
    let wide = left.iter().map(|line| width(line)).max().unwrap_or(0) + 2;
    let room = CARD.saturating_sub(wide + 1);
    let words: Vec<String> = words.iter().flat_map(|text| wrap(text, room)).collect();
    Some(beside(&left, wide, &words))
}

/// A tile or a board in characters; `None` for what is a word in a terminal, like a meeple.
pub(crate) fn glyph_lines(glyph: &Glyph, size: Size, colour: bool) -> Option<Vec<String>> {
    match glyph {
        Glyph::Tile(tile) => Some(tile_lines(&tile.kind, tile.rotation, size, colour)),
        Glyph::Track(tile) => Some(track_lines(&tile.kind, tile.rotation, size, colour)),
        Glyph::Board(doors) => {
            Some(board_lines(&TrainBoard::new(doors.clone()), size, colour, None))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
