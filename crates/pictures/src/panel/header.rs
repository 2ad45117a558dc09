//! The paper above a drawing: title, the tile to place, players, score tracks, panels.

use super::text::{lines, shortened, width, write};
use super::{Panel, Part, Player, blocks, draw_paper, track};
use crate::figures::{Figure, Pose};
use crate::shape::{Path, Point, SIDE, pt};
use crate::small::Glyph;
use crate::svg::{Svg, Tag};

/// Room inside the edge of a paper.
pub(super) const PADDING: f64 = 16.0;
/// Sizes of letters: title, score, words.
const TITLE: f64 = 30.0;
const SCORE: f64 = 28.0;
pub(super) const WORDS: f64 = 19.0;
/// Side of the tile to place.
const HAND: f64 = 92.0;
/// A player needs at least this width and exactly this height.
const PLAYER: Point = pt(210.0, 70.0);
/// Size of the letters about a player's supply, and most lines of them.
const SUPPLY: f64 = 15.0;
const LINES: usize = 2;
/// The badge of a colour.
const BADGE: Point = pt(30.0, 30.0);

/// Draws the header at a width and returns its height, 0 if it is empty.
pub fn draw(svg: &mut Svg, panel: &Panel, wide: f64) -> f64 {
    if panel.title.is_empty() {
        return 0.0;
    }
    let mut body = Svg::new();
    let mut y = draw_title(&mut body, panel, wide);
    y = draw_players(&mut body, &panel.players, y, wide);
    for part in panel.blocks.iter().flat_map(|block| &block.parts) {
        if let Part::Track(track) = part {
            y = track::draw_in_header(&mut body, track, y, wide);
        }
    }
    y = blocks::draw(&mut body, &panel.blocks, pt(PADDING, y), wide - 2.0 * PADDING);
    let high = y + PADDING - 6.0;
    draw_paper(svg, pt(wide, high), &["paper"]);
    svg.append(&body);
    high
}

/// Draws the title, the line below it, and the tile to place at their right.
fn draw_title(svg: &mut Svg, panel: &Panel, wide: f64) -> f64 {
    let mut room = wide - 2.0 * PADDING;
    let mut bottom = PADDING + 8.0;
    if let Some((glyph, words)) = &panel.hand {
        let at = pt(wide - PADDING - HAND, PADDING);
        draw_hand(svg, glyph, at);
        room -= HAND + PADDING;
        let beside = at + pt(-12.0, HAND - 4.0);
        write(svg, "words end", WORDS, beside, &shortened(words, WORDS, room));
        bottom = at.y + HAND + 10.0;
    }
    let title = pt(PADDING, PADDING + TITLE * 0.8);
    // A long title gets smaller before it is cut.
    let size = (TITLE * room / width(&panel.title, TITLE)).clamp(TITLE * 0.7, TITLE);
    write(svg, "title", size, title, &shortened(&panel.title, size, room));
    let mut y = title.y + 12.0;
    // Much of it, as the origin of a set, is written small.
    let is_long = lines(&panel.subtitle, WORDS, room).len() > LINES;
    let size = if is_long { SUPPLY } else { WORDS };
    for line in lines(&panel.subtitle, size, room) {
        y += size + 4.0;
        write(svg, "words", size, pt(PADDING, y - 7.0), &line);
    }
    bottom.max(y + 4.0)
}

fn draw_hand(svg: &mut Svg, glyph: &Glyph, at: Point) {
    blocks::draw_glyph(svg, glyph, at, pt(HAND, HAND));
    let mut rim = Path::new();
    rim.polygon(&[pt(0.0, 0.0), pt(SIDE, 0.0), pt(SIDE, SIDE), pt(0.0, SIDE)]);
    svg.group(Tag::new("g").at(at, HAND / SIDE), |svg| {
        ["rim", "accent"].iter().for_each(|class| svg.path(class, &rim));
    });
}

/// Players side by side in rows of equal length.
fn draw_players(svg: &mut Svg, players: &[Player], top: f64, wide: f64) -> f64 {
    if players.is_empty() {
        return top;
    }
    let (count, room) = (players.len(), wide - 2.0 * PADDING + 10.0);
    let fit = ((room / PLAYER.x) as usize).clamp(1, count);
    let columns = count.div_ceil(count.div_ceil(fit));
    let step = pt(room / columns as f64, PLAYER.y + 10.0);
    for (number, player) in players.iter().enumerate() {
        let place = pt((number % columns) as f64 * step.x, (number / columns) as f64 * step.y);
        let at = pt(PADDING, top) + place;
        draw_player(svg, player, at, step.x - 10.0);
    }
    top + count.div_ceil(columns) as f64 * step.y
}

fn draw_player(svg: &mut Svg, player: &Player, at: Point, wide: f64) {
    svg.group(Tag::new("g").at(at, 1.0), |svg| {
        draw_paper(svg, pt(wide, PLAYER.y), &["chip"]);
        if player.decides {
            let mut sign = Path::new();
            sign.polygon(&[pt(-9.0, 24.0), pt(7.0, 35.0), pt(-9.0, 46.0)]);
            svg.path("turn", &sign);
        }
        let mut x = 14.0;
        for &colour in &player.colours {
            blocks::draw_glyph(svg, &Glyph::Badge(colour), pt(x, 20.0), BADGE);
            x += BADGE.x + 4.0;
        }
        x += 8.0;
        if let Some(score) = player.score {
            let right = pt(wide - 14.0, 45.0);
            write(svg, "title end", SCORE, right, &score.to_string());
        }
        let score = player.score.map_or(0.0, |score| width(&score.to_string(), SCORE) + 10.0);
        let room = wide - x - 12.0 - score;
        let supply = lines(&player.supply, SUPPLY, room);
        let supply = &supply[..supply.len().min(LINES)];
        // Name and supply stand about the middle.
        let mut y = 42.0 - 9.0 * supply.len() as f64;
        write(svg, "words", WORDS, pt(x, y), &shortened(&player.name, WORDS, room));
        for line in supply {
            y += SUPPLY + 3.0;
            write(svg, "words", SUPPLY, pt(x, y), line);
        }
    });
}

/// Draws a figure in the middle of a box 40 wide.
pub(super) fn place_in_box(svg: &mut Svg, figure: Figure, at: Point, high: f64) {
    let middle = at + pt(20.0, high / 2.0);
    let (foot, scale) = match figure {
        Figure::Icon(_) => (0.0, 0.72),
        Figure::Hound(_) => (15.0, 0.6),
        Figure::Meeple(_, Pose::Guard | Pose::Scoring) => (15.0, 0.48),
        Figure::Meeple(..) => (17.0, 0.58),
        Figure::Ghosts(_) | Figure::PrintedGhost => (15.0, 0.58),
    };
    figure.place(svg, middle + pt(0.0, foot), scale);
}
