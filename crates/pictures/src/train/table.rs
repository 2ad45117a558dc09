//! The whole table: the draft, and a paper for every player.

use super::player::{Card, PAPER, Player, draw_card, draw_paper, draw_player};
use super::tile::TrackTile;
use crate::Detail;
use crate::figures::{Figure, Icon, count_badge};
use crate::shape::{Path, Point, SIDE, pt};
use crate::svg::{Svg, Tag};

/// The tiles that are drafted in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Face-down tiles left in the stack of the round.
    pub stack: u8,
    /// Stacks of the rounds to come.
    pub stacks_to_come: u8,
    /// The tile just revealed, while it is decided who takes it.
    pub revealed: Option<TrackTile>,
    /// Face-up tiles that nobody has claimed.
    pub face_up: Vec<TrackTile>,
}

/// A table with two to five players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// In seat order.
    pub players: Vec<Player>,
    /// The draft; `None` where there is nothing left to draft.
    pub draft: Option<Draft>,
}

/// Room between papers.
const ROOM: f64 = 32.0;
/// Size of the tiles of the draft, of a tile on a board 1.
const CARD: f64 = 0.86;
/// Height of the paper of the draft.
const DRAFT: f64 = SIDE * CARD + 2.0 * ROOM;

impl Table {
    /// Papers side by side: up to three in one row, more in two.
    fn columns(&self) -> usize {
        let players = self.players.len();
        if players > 3 { players.div_ceil(2) } else { players.max(1) }
    }

    /// Returns the height of the draft with the room below it.
    fn draft_height(&self) -> f64 {
        if self.draft.is_some() { DRAFT + ROOM } else { 0.0 }
    }

    /// Returns the width and height of the picture.
    #[must_use]
    pub fn size(&self) -> Point {
        let (columns, rows) = (self.columns(), self.players.len().div_ceil(self.columns()));
        pt(
            columns as f64 * (PAPER.x + ROOM) + ROOM,
            rows as f64 * (PAPER.y + ROOM) + self.draft_height() + ROOM,
        )
    }
}

/// Draws a table. Its origin is its upper left corner, its size [`Table::size`].
pub fn draw_table(svg: &mut Svg, table: &Table, detail: Detail) {
    if let Some(draft) = &table.draft {
        let size = pt(table.size().x - 2.0 * ROOM, DRAFT);
        svg.group(Tag::new("g").at(pt(ROOM, ROOM), 1.0), |svg| {
            draw_draft(svg, draft, size, detail)
        });
    }
    let columns = table.columns();
    let top = ROOM + table.draft_height();
    for (seat, player) in table.players.iter().enumerate() {
        let (column, row) = ((seat % columns) as f64, (seat / columns) as f64);
        let at = pt(ROOM + column * (PAPER.x + ROOM), top + row * (PAPER.y + ROOM));
        svg.group(Tag::new("g").at(at, 1.0), |svg| draw_player(svg, player, detail));
    }
}

/// Draws the stacks, then the tile just revealed, then the other face-up tiles, all on one paper.
fn draw_draft(svg: &mut Svg, draft: &Draft, size: Point, detail: Detail) {
    draw_paper(svg, size, &["paper"]);
    let side = SIDE * CARD;
    let middle = DRAFT / 2.0;
    let mut x = ROOM;
    if draft.stacks_to_come > 0 {
        Figure::Icon(Icon::Pile).place(svg, pt(x + 56.0, middle), 2.4);
        count_badge(svg, pt(x + 98.0, middle - 44.0), usize::from(draft.stacks_to_come), 2.0);
        x += 136.0;
    }
    if draft.stack > 0 {
        draw_card(svg, &Card::FaceDown, pt(x, ROOM), CARD, detail);
        count_badge(svg, pt(x + side - 8.0, ROOM + 12.0), usize::from(draft.stack), 2.0);
        x += side + ROOM;
    }
    // Nine tiles at most are on the table. They move together where the paper is narrow.
    let cards: Vec<(&TrackTile, bool)> = draft
        .revealed
        .iter()
        .map(|tile| (tile, true))
        .chain(draft.face_up.iter().map(|tile| (tile, false)))
        .collect();
    let room = (size.x - ROOM - x) / cards.len().max(1) as f64;
    let step = room.min(side + ROOM * 0.7);
    for (tile, revealed) in cards {
        draw_card(svg, &Card::Open(tile.clone()), pt(x, ROOM), CARD, detail);
        if revealed {
            let mut rim = Path::new();
            let (from, to) = (pt(x, ROOM), pt(x + side, ROOM + side));
            rim.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
            ["accent-wide", "rim", "accent"].iter().for_each(|class| svg.path(class, &rim));
        }
        x += step;
    }
}
