//! The panels of a game in columns, each below its heading.

use super::header::place_in_box;
use super::text::{lines, shortened, width, write};
use super::{Block, Entry, Part};
use crate::detail::Detail;
use crate::shape::{Point, pt};
use crate::small::Glyph;
use crate::svg::{Svg, Tag};

/// Sizes of letters.
const HEADING: f64 = 17.0;
const LETTERS: f64 = 16.0;
/// Height of a line of words, and of a row of a table.
const LINE: f64 = 21.0;
/// The narrowest column, and the room between two.
const COLUMN: f64 = 250.0;
const APART: f64 = 22.0;
/// Room below a part, and below a panel.
const PART: f64 = 6.0;
const BELOW: f64 = 14.0;
/// Boxes of things: a tile, anything else, one of many, the sign in a table.
const TILE: Point = pt(56.0, 56.0);
pub const THING: Point = pt(40.0, 34.0);
const MANY: Point = pt(22.0, 26.0);
const SIGN: Point = pt(22.0, 19.0);
/// A panel with more lines of words than this goes on in the columns beside it.
const LONG: usize = 8;
/// Room between the columns of a table.
const BETWEEN: f64 = 14.0;

/// Draws panels in columns below a corner and returns their end.
pub fn draw(svg: &mut Svg, blocks: &[Block], corner: Point, wide: f64) -> f64 {
    let columns = ((wide + APART) / (COLUMN + APART)).floor().max(1.0) as usize;
    let step = (wide + APART) / columns as f64;
    let mut ends = vec![corner.y; columns];
    for block in blocks.iter().flat_map(|block| split(block, columns)) {
        let needed = block.parts.iter().map(table_width).fold(0.0, f64::max);
        let span = (((needed + APART) / step).ceil().max(1.0) as usize).min(columns);
        let end = |first: usize| ends[first..first + span].iter().copied().fold(0.0, f64::max);
        // The first of the places that are highest.
        let first = (0..=columns - span).min_by(|&a, &b| end(a).total_cmp(&end(b))).unwrap_or(0);
        let at = pt(corner.x + first as f64 * step, end(first));
        let bottom = draw_block(svg, &block, at, span as f64 * step - APART);
        ends[first..first + span].fill(bottom);
    }
    ends.into_iter().fold(corner.y, f64::max)
}

/// Divides a long panel of words among the columns. Only the first part has the heading.
fn split(block: &Block, columns: usize) -> Vec<Block> {
    let is_words = |part: &Part| matches!(part, Part::Row(glyphs, _) if glyphs.is_empty());
    let is_long = block.parts.len() > LONG && block.parts.iter().all(is_words);
    let most = if is_long { block.parts.len().div_ceil(columns) } else { usize::MAX };
    let titles = std::iter::once(block.title.clone()).chain(std::iter::repeat(String::new()));
    let parts = block.parts.chunks(most).zip(titles);
    parts.map(|(parts, title)| Block { title, parts: parts.to_vec() }).collect()
}

/// Draws a panel and returns its end; nothing if it has only a track.
fn draw_block(svg: &mut Svg, block: &Block, at: Point, wide: f64) -> f64 {
    if block.parts.iter().all(|part| matches!(part, Part::Track(_))) {
        return at.y;
    }
    let mut y = at.y + LINE;
    let title = shortened(&block.title, HEADING, wide);
    write(svg, "title", HEADING, pt(at.x, y - 5.0), &title);
    for part in &block.parts {
        let corner = pt(at.x, y);
        y = match part {
            Part::Row(glyphs, words) => draw_row(svg, glyphs, words, corner, wide) + PART,
            Part::Table(rows) => draw_table(svg, rows, corner, wide) + PART,
            Part::Track(_) => y,
        };
    }
    y + BELOW - PART
}

/// Draws things with the words to their right, or below them where there is no room.
fn draw_row(svg: &mut Svg, glyphs: &[Glyph], words: &str, at: Point, wide: f64) -> f64 {
    let size = match glyphs {
        [] => pt(0.0, 0.0),
        [Glyph::Tile(_) | Glyph::Track(_) | Glyph::Back | Glyph::Board(_)] => TILE,
        [_] => THING,
        _ => MANY,
    };
    let in_a_row = (wide / size.x.max(1.0)).max(1.0) as usize;
    for (number, glyph) in glyphs.iter().enumerate() {
        let place = pt((number % in_a_row) as f64, (number / in_a_row) as f64);
        draw_glyph(svg, glyph, at + pt(place.x * size.x, place.y * size.y), size);
    }
    let rows = glyphs.len().div_ceil(in_a_row) as f64;
    let end = at.y + rows * size.y;
    let beside = if glyphs.is_empty() { 0.0 } else { glyphs.len() as f64 * size.x + 8.0 };
    let is_beside = glyphs.len() < 2 || beside + width(words, LETTERS) <= wide;
    let left = if is_beside { beside } else { 0.0 };
    let lines = lines(words, LETTERS, wide - left);
    let high = LINE * lines.len() as f64;
    let top = match is_beside {
        true => at.y + (size.y - high).max(0.0) / 2.0,
        false => end,
    };
    for (number, line) in lines.iter().enumerate() {
        let below = top + LINE * (number as f64 + 1.0) - 5.0;
        write(svg, "words", LETTERS, pt(at.x + left, below), line);
    }
    end.max(top + high)
}

/// Draws a thing in the middle of a box.
pub fn draw_glyph(svg: &mut Svg, glyph: &Glyph, at: Point, size: Point) {
    if let (Glyph::Figure(figure), true) = (glyph, size == THING) {
        return place_in_box(svg, *figure, at, size.y);
    }
    let [x, y, wide, high] = glyph.view();
    let scale = f64::min(size.x / wide, size.y / high);
    let middle = pt((x + wide / 2.0) * scale, (y + high / 2.0) * scale);
    let at = at + pt(size.x / 2.0, size.y / 2.0) - middle;
    match glyph {
        Glyph::Figure(figure) => figure.place(svg, at, scale),
        _ => svg.group(Tag::new("g").at(at, scale), |svg| glyph.draw(svg, Detail::Middle)),
    }
}

fn entry_width(entry: &Entry) -> f64 {
    let sign = if entry.glyph.is_some() { SIGN.x + 6.0 } else { 0.0 };
    sign + width(&entry.text, LETTERS)
}

/// Widths of the columns of a table.
fn columns(rows: &[Vec<Entry>]) -> Vec<f64> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest =
        |at: usize| rows.iter().filter_map(|row| row.get(at)).map(entry_width).fold(0.0, f64::max);
    (0..count).map(|at| widest(at) + BETWEEN).collect()
}

fn table_width(part: &Part) -> f64 {
    match part {
        Part::Table(rows) => columns(rows).iter().sum::<f64>() - BETWEEN,
        _ => 0.0,
    }
}

/// Draws a table, the first column to the left, the others to the right, and returns its end. Where there
/// is too little room the columns get less of it.
fn draw_table(svg: &mut Svg, rows: &[Vec<Entry>], at: Point, wide: f64) -> f64 {
    let columns = columns(rows);
    let narrower = (wide / (columns.iter().sum::<f64>() - BETWEEN)).min(1.0);
    let mut y = at.y;
    for row in rows {
        let mut left = at.x;
        for (number, (entry, column)) in row.iter().zip(&columns).enumerate() {
            let room = (column - BETWEEN) * narrower;
            let class = if entry.is_strong { "title" } else { "words" };
            let sign = entry_width(entry) - width(&entry.text, LETTERS);
            let text = shortened(&entry.text, LETTERS, (room - sign).max(LETTERS));
            let baseline = y + LINE - 5.0;
            let corner = match number {
                0 => {
                    write(svg, class, LETTERS, pt(left + sign, baseline), &text);
                    left
                }
                _ => {
                    let end = left + room;
                    write(svg, &format!("{class} end"), LETTERS, pt(end, baseline), &text);
                    end - width(&text, LETTERS) - sign
                }
            };
            if let Some(glyph) = &entry.glyph {
                draw_glyph(svg, glyph, pt(corner, y + 1.0), SIGN);
            }
            left += column * narrower;
        }
        y += LINE;
    }
    y
}
