//! The sheet of a player: name, tiles in hand, board and scores on one paper.

use super::board::{BOARD, Board, draw_board};
use super::score::{SCORES, Scores, draw_scores};
use super::tile::{TrackTile, draw_track_tile};
use crate::Detail;
use crate::figures::{Figure, Icon, count_badge, data};
use crate::shape::{Path, Point, SIDE, pt};
use crate::style::Sheet as StyleSheet;
use crate::svg::{Svg, Tag};
use crate::tile::draw_back;

/// Everything one player has on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As others call the player.
    pub name: String,
    /// The board with its tiles.
    pub board: Board,
    /// The value of the board as it stands.
    pub scores: Scores,
    /// The rank at the end of the game, from 1.
    pub rank: Option<u8>,
    /// True if the player holds the lamp.
    pub lamp: bool,
    /// True if a decision of the player is awaited.
    pub decides: bool,
    /// The tiles beside the board.
    pub hand: Vec<Card>,
}

/// A tile beside the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// Everybody sees it.
    Open(TrackTile),
    /// Its owner sees it, and so does who sees this picture.
    Secret(TrackTile),
    /// Its face is not known here.
    FaceDown,
}

/// Room around and between the parts of a paper.
const ROOM: f64 = 18.0;
/// Height of the line with the name.
const TITLE: f64 = 92.0;
/// Size of a tile in the hand, of a tile on the board 1.
const HAND: f64 = 0.46;
/// Longest name that is shown whole.
const LETTERS: usize = 22;

/// Width and height of a player's paper.
pub const PAPER: Point = pt(BOARD + SCORES + 3.0 * ROOM, BOARD + TITLE + 3.0 * ROOM);

/// Draws a player's paper. Its origin is its upper left corner, its size [`PAPER`].
pub fn draw_player(svg: &mut Svg, player: &Player, detail: Detail) {
    let classes = if player.decides { &["paper", "rim", "accent"][..] } else { &["paper"] };
    draw_paper(svg, PAPER, classes);
    let middle = ROOM + TITLE / 2.0;
    let mut x = ROOM + 8.0;
    if let Some(rank) = player.rank {
        count_badge(svg, pt(x + 28.0, middle), usize::from(rank), 2.4);
        x += 74.0;
    }
    if player.lamp {
        Figure::Icon(Icon::Lamp).place(svg, pt(x + 22.0, middle), 1.5);
        x += 60.0;
    }
    let name = Tag::new("text").class("text").number("x", x).number("y", middle + 16.0);
    svg.text(name.number("font-size", 46.0), &shortened(&player.name));
    draw_hand(svg, player, detail);
    let top = TITLE + 2.0 * ROOM;
    svg.group(Tag::new("g").at(pt(ROOM, top), 1.0), |svg| draw_board(svg, &player.board, detail));
    draw_scores(svg, &player.scores, pt(BOARD + 2.0 * ROOM, top));
}

/// Draws the tiles in hand, at the right end of the line with the name.
fn draw_hand(svg: &mut Svg, player: &Player, detail: Detail) {
    let step = SIDE * HAND + ROOM;
    let left = PAPER.x - step * player.hand.len() as f64;
    for (place, card) in (0u8..).zip(&player.hand) {
        let at = pt(left + step * f64::from(place), ROOM);
        draw_card(svg, card, at, HAND, detail);
    }
}

/// Draws a tile beside the boards. A moon marks one that others see from behind.
pub(super) fn draw_card(svg: &mut Svg, card: &Card, at: Point, scale: f64, detail: Detail) {
    svg.group(Tag::new("g").at(at, scale), |svg| match card {
        Card::Open(tile) => draw_track_tile(svg, tile, &[], detail),
        Card::Secret(tile) => {
            draw_track_tile(svg, tile, &[], detail);
            svg.place_scaled("moon-badge", pt(0.0, 0.0), 1.0 / scale);
        }
        Card::FaceDown => draw_back(svg),
    });
}

/// Defines the sign of a tile that only its owner sees: the moon of the backs.
pub(super) fn define(svg: &mut Svg) {
    svg.group(Tag::new("g").text("id", "moon-badge"), |svg| {
        let mut disc = Path::new();
        disc.ellipse(pt(6.0, 6.0), 20.0, 20.0);
        svg.path("back-badge", &disc);
        data(
            svg,
            "moon",
            "M11 -7C-1 -10 -9 -1 -7 8C-5 17 7 20 14 14C5 15 0 10 0 4C0 -1 4 -6 11 -7Z",
        );
    });
}

/// Draws a sheet of paper from the origin, once in each class.
pub(crate) fn draw_paper(svg: &mut Svg, size: Point, classes: &[&str]) {
    let corner = pt(14.0, 14.0);
    let mut paper = Path::new();
    paper.move_to(pt(corner.x, 0.0)).line_to(pt(size.x - corner.x, 0.0));
    paper.arc_to(corner, true, pt(size.x, corner.y)).line_to(pt(size.x, size.y - corner.y));
    paper.arc_to(corner, true, pt(size.x - corner.x, size.y)).line_to(pt(corner.x, size.y));
    paper.arc_to(corner, true, pt(0.0, size.y - corner.y)).line_to(pt(0.0, corner.y));
    paper.arc_to(corner, true, pt(corner.x, 0.0)).close();
    classes.iter().for_each(|class| svg.path(class, &paper));
}

/// Returns a name that fits its line.
fn shortened(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// Adds the classes of papers.
pub(super) fn style(sheet: &mut StyleSheet) {
    let p = sheet.palette;
    sheet.fill("back-badge", p.back, &format!("stroke:{};stroke-width:2", p.moon));
    sheet.fill("paper", p.paper, &format!("stroke:{};stroke-width:1.5", p.text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_shortened() {
        assert_eq!(shortened("Ünal"), "Ünal");
        let long = shortened("A name that would run into the tiles");
        assert_eq!((long.chars().count(), long.ends_with('…')), (22, true));
    }
}
