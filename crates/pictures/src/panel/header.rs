//! The paper above a drawing: title, players, score track, supplies, the tile to place.

use super::text::{Flow, lines, shortened, width, write};
use super::{Panel, Player, Supply, track};
use crate::detail::Detail;
use crate::figures::{Figure, Pose, ghost_supply};
use crate::shape::{Path, Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use crate::tile::{Look, Tile, draw_tile};
use crate::train::draw_paper;

/// Room inside the edge of a paper.
pub(super) const PADDING: f64 = 16.0;
/// Sizes of letters: title, score, words.
const TITLE: f64 = 30.0;
const SCORE: f64 = 28.0;
pub(super) const WORDS: f64 = 19.0;
/// Side of the tile to place.
const HAND: f64 = 92.0;
/// A player needs at least this width and exactly this height.
const PLAYER: Point = pt(196.0, 70.0);
/// Height of a row of supplies.
const ROW: f64 = 40.0;
/// From one ghost of the supply to the next.
const GHOST: f64 = 26.0;

/// Draws the header at a width and returns its height, 0 if it is empty.
pub fn draw(svg: &mut Svg, panel: &Panel, wide: f64) -> f64 {
    if panel.title.is_empty() {
        return 0.0;
    }
    let mut body = Svg::new();
    let mut y = draw_title(&mut body, panel, wide);
    y = draw_players(&mut body, &panel.players, y, wide);
    if let Some(track) = &panel.track {
        y = track::draw(&mut body, track, y, wide);
    }
    y = draw_supplies(&mut body, &panel.supplies, y, wide);
    let high = y + PADDING - 6.0;
    draw_paper(svg, pt(wide, high), &["paper"]);
    svg.append(&body);
    high
}

/// Draws the title, the line below it, and the tile to place at their right.
fn draw_title(svg: &mut Svg, panel: &Panel, wide: f64) -> f64 {
    let mut room = wide - 2.0 * PADDING;
    let mut bottom = PADDING + 8.0;
    if let Some((tile, words)) = &panel.hand {
        let at = pt(wide - PADDING - HAND, PADDING);
        draw_hand(svg, tile, at);
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
    for line in lines(&panel.subtitle, WORDS, room) {
        y += WORDS + 4.0;
        write(svg, "words", WORDS, pt(PADDING, y - 7.0), &line);
    }
    bottom.max(y + 4.0)
}

fn draw_hand(svg: &mut Svg, tile: &Tile, at: Point) {
    let look = Look::alone(tile, Detail::Middle);
    svg.group(Tag::new("g").at(at, HAND / SIDE), |svg| {
        svg.group(Tag::new("g").clipped(), |svg| draw_tile(svg, tile, &look));
        let mut rim = Path::new();
        rim.polygon(&[pt(0.0, 0.0), pt(SIDE, 0.0), pt(SIDE, SIDE), pt(0.0, SIDE)]);
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
            Figure::Meeple(colour, Pose::Standing).place(svg, pt(x + 20.0, 60.0), 0.86);
            x += 36.0;
        }
        x += 12.0;
        write(svg, "words", WORDS, pt(x, 27.0), &shortened(&player.name, WORDS, wide - x - 8.0));
        if let Some(score) = player.score {
            write(svg, "title", SCORE, pt(x, 57.0), &score.to_string());
            x += width(&score.to_string(), SCORE) + 20.0;
        }
        for (figure, number) in &player.pieces {
            figure.place(svg, pt(x + 10.0, 58.0), 0.42);
            write(svg, "words", WORDS, pt(x + 24.0, 56.0), &number.to_string());
            x += 34.0 + width(&number.to_string(), WORDS);
        }
    });
}

fn draw_supplies(svg: &mut Svg, supplies: &[Supply], top: f64, wide: f64) -> f64 {
    let mut flow = Flow::new(pt(PADDING, top), wide - PADDING, ROW);
    for supply in supplies {
        match supply {
            Supply::Ghosts { left, all, words } => {
                let row = GHOST * f64::from(*all);
                let (row, said) = (row + 8.0, width(words, WORDS));
                // On a narrow paper the words go below the row.
                let apart = row + said > wide - 2.0 * PADDING;
                let at = flow.place(if apart { row } else { row + said + 26.0 });
                let first = at + pt(13.0, ROW / 2.0);
                ghost_supply(svg, first, usize::from(*left), usize::from(*all));
                let beside = if apart { flow.place(said) } else { at + pt(row, 0.0) };
                write(svg, "words", WORDS, beside + pt(0.0, 27.0), words);
            }
            Supply::Other(figure, words) => {
                let at = flow.place(width(words, WORDS) + 64.0);
                place_in_box(svg, *figure, at, ROW);
                write(svg, "words", WORDS, at + pt(46.0, 27.0), words);
            }
        }
    }
    flow.bottom()
}

/// Draws a figure in the middle of a box 40 wide.
pub(super) fn place_in_box(svg: &mut Svg, figure: Figure, at: Point, high: f64) {
    let middle = at + pt(20.0, high / 2.0);
    let (foot, scale) = match figure {
        Figure::Icon(_) => (0.0, 0.72),
        Figure::Hound(_) => (15.0, 0.6),
        Figure::Meeple(_, Pose::Guard | Pose::Scoring) => (15.0, 0.48),
        Figure::Meeple(..) => (17.0, 0.58),
        Figure::Ghost(_) | Figure::PrintedGhost => (15.0, 0.64),
    };
    figure.place(svg, middle + pt(0.0, foot), scale);
}
