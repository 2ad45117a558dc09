//! From what a seat may know of a game to a picture: only a [`View`] is read, so nothing hidden can
//! get into the picture.

use super::board::Board;
use super::player::{Card, Player};
use super::table::{Draft, Table};
use super::tile::TrackTile;
use fogbound_game::{Rotation, Side};
use fogbound_ghosts_galore::{Ask, BoardReport, Doors, EndKind, Game, Grid, TileId, View};

impl<'a> Table<'a> {
    /// The table as the owner of a view sees it. Seats without a name in `names` have none.
    #[must_use]
    pub fn of_view(view: &'a View, names: &[&'a str]) -> Table<'a> {
        let seats = 0..view.rules().players();
        let boards: Vec<(Grid, &Doors)> =
            seats.clone().map(|seat| (*view.grid(seat), view.doors(seat))).collect();
        let reports = view.rules().scoring().reports(&boards);
        let ranks = view.ranks();
        let players = seats.zip(&reports).map(|(seat, report)| Player {
            name: names.get(usize::from(seat)).copied().unwrap_or_default(),
            board: board(view, seat, report),
            sheet: report.sheet,
            rank: ranks.as_ref().and_then(|ranks| ranks.get(usize::from(seat)).copied()),
            lamp: view.lamp() == seat && !view.is_over(),
            decides: view.deciding().seats().contains(seat),
            hand: hand(view, seat),
        });
        Table { players: players.collect(), draft: draft(view) }
    }
}

impl<'a> Board<'a> {
    /// The board of a seat as the owner of a view sees it.
    ///
    /// # Panics
    /// When there is no such seat.
    #[must_use]
    pub fn of_view(view: &'a View, seat: u8) -> Board<'a> {
        let boards = [(*view.grid(seat), view.doors(seat))];
        // There is a report for each board given.
        let report = &view.rules().scoring().reports(&boards)[0];
        board(view, seat, report)
    }
}

fn board<'a>(game: &'a Game, seat: u8, report: &BoardReport) -> Board<'a> {
    let grid = game.grid(seat);
    let mut board = Board::new(game.doors(seat));
    for (space, tile, rotation) in grid.tiles() {
        board.tiles[usize::from(space)] = Some(lying(game, tile, rotation));
    }
    board.dead_ends = certain_dead_ends(grid, report);
    board
}

/// The dead ends that no tile to come can join to anything.
fn certain_dead_ends(grid: &Grid, report: &BoardReport) -> Vec<(u8, Side)> {
    let is_certain = |space: u8, side: Side, kind: EndKind| {
        let beyond = fogbound_ghosts_galore::neighbour(space, side);
        kind == EndKind::Wall || beyond.is_some_and(|space| !grid.is_empty(space))
    };
    let ends = report.dead_ends.iter();
    ends.filter(|end| is_certain(end.space, end.side, end.kind))
        .map(|end| (end.space, end.side))
        .collect()
}

fn lying(game: &Game, tile: TileId, rotation: Rotation) -> TrackTile<'_> {
    TrackTile { kind: game.rules().catalogue().kind(tile), rotation, number: tile.0 }
}

fn upright(game: &Game, tile: TileId) -> TrackTile<'_> {
    lying(game, tile, Rotation::NONE)
}

/// The claimed tile and the hidden ones of a seat, face down where the view does not know them.
fn hand(game: &Game, seat: u8) -> Vec<Card<'_>> {
    if game.is_over() {
        return Vec::new();
    }
    let secret = |tile: Option<TileId>| {
        tile.map_or(Card::FaceDown, |tile| Card::Secret(upright(game, tile)))
    };
    let claimed = game.claimed(seat).map(|tile| Card::Open(upright(game, tile)));
    let mut hand: Vec<Card<'_>> = claimed.into_iter().collect();
    // Before the first round of an experienced game two tiles are offered to each seat.
    if game.rules().options().experienced && game.round() == 0 {
        let known = game.offers(seat).filter(|_| game.ask() == Some(Ask::Keep));
        hand.extend(known.map_or([None; 2], |offers| offers.map(Some)).map(secret));
    } else {
        hand.push(secret(game.hidden(seat)));
    }
    hand
}

/// The draft, while there is one.
fn draft(game: &Game) -> Option<Draft<'_>> {
    let draft = Draft {
        stack: game.stack(),
        stacks_to_come: game.stacks_to_come(),
        revealed: game.just_revealed().map(|tile| upright(game, tile)),
        face_up: game.face_up().into_iter().map(|tile| upright(game, tile)).collect(),
    };
    let empty = draft.stack == 0
        && draft.stacks_to_come == 0
        && draft.revealed.is_none()
        && draft.face_up.is_empty();
    (!empty && !game.is_over()).then_some(draft)
}
