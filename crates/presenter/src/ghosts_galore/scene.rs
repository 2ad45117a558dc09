//! Tables and boards as scenes: only a [`View`] is read, so nothing hidden can get into a picture.

use super::seats;
use fogbound_game::{Game as _, Rotation, Side};
use fogbound_ghosts_galore::{
    Ask, BoardReport, Category, Doors, EndKind, Game, Grid, SPACES, Sheet, TileId, View, neighbour,
};
use fogbound_pictures::train::{self, Board, Card, Draft, Player, Scores, Table, TrackTile};
use fogbound_tilesets::{Door, DoorKind, Monster};
use std::sync::Arc;

/// Returns the table as the owner of a view sees it. Seats without a name in `names` have none.
#[must_use]
pub fn table(view: &View, names: &[String]) -> Table {
    let boards: Vec<(Grid, &Doors)> =
        seats(view).map(|seat| (*view.grid(seat), view.doors(seat))).collect();
    let reports = view.rules().scoring().reports(&boards);
    let ranks = view.ranks();
    let players = seats(view).zip(&reports).map(|(seat, report)| Player {
        name: names.get(usize::from(seat)).cloned().unwrap_or_default(),
        board: reported(view, seat, report),
        scores: scores(&report.sheet),
        rank: ranks.as_ref().and_then(|ranks| ranks.get(usize::from(seat)).copied()),
        lamp: view.lamp() == seat && !view.is_over(),
        decides: view.deciding().seats().contains(seat),
        hand: hand(view, seat),
    });
    Table { players: players.collect(), draft: draft(view) }
}

/// Returns the board of a seat as the owner of a view sees it.
///
/// # Panics
/// Panics if there is no such seat.
#[must_use]
pub fn board(view: &View, seat: u8) -> Board {
    let boards = [(*view.grid(seat), view.doors(seat))];
    // There is a report for each board given.
    let report = &view.rules().scoring().reports(&boards)[0];
    reported(view, seat, report)
}

/// Returns a side of a board without tiles.
#[must_use]
pub fn empty_board(doors: &Doors) -> Board {
    let edges = (0..SPACES).flat_map(|space| Side::ALL.map(|side| (space, side)));
    let doors = edges.filter_map(|(space, side)| {
        let kind = doors.at(space, side)?;
        Some(Door { space, side, kind })
    });
    Board::new(doors.collect())
}

/// Returns a board with these tiles.
pub(super) fn laid_board(game: &Game, grid: &Grid, doors: &Doors) -> Board {
    let mut board = empty_board(doors);
    for (space, tile, rotation) in grid.tiles() {
        board.tiles[usize::from(space)] = Some(track_tile(game, tile, rotation));
    }
    board
}

fn reported(game: &Game, seat: u8, report: &BoardReport) -> Board {
    let grid = game.grid(seat);
    Board { dead_ends: certain_dead_ends(grid, report), ..laid_board(game, grid, game.doors(seat)) }
}

/// Returns a tile as it lies.
#[must_use]
pub fn track_tile(game: &Game, tile: TileId, rotation: Rotation) -> TrackTile {
    let kind = Arc::clone(game.rules().catalogue().kind(tile));
    TrackTile { kind, rotation, number: tile.0 }
}

/// Returns a category of a sheet, as pictures name it.
#[must_use]
pub fn category(of: Category) -> train::Category {
    match of {
        Category::Diamonds => train::Category::Diamonds,
        Category::BoneDoors => train::Category::Doors(DoorKind::Bone),
        Category::ToothDoors => train::Category::Doors(DoorKind::Tooth),
        Category::OtherPaths => train::Category::Doors(DoorKind::Plain),
        // The first nine categories are the monsters, in their order.
        monsters => train::Category::Monster(Monster::ALL[monsters as usize]),
    }
}

fn scores(sheet: &Sheet) -> Scores {
    let lines = sheet.iter().map(|(of, points)| (category(of), points)).collect();
    Scores { lines, total: sheet.total() }
}

/// Returns the dead ends that no tile to come can join to anything.
fn certain_dead_ends(grid: &Grid, report: &BoardReport) -> Vec<(u8, Side)> {
    let is_certain = |space: u8, side: Side, kind: EndKind| {
        let beyond = neighbour(space, side);
        kind == EndKind::Wall || beyond.is_some_and(|space| !grid.is_empty(space))
    };
    let ends = report.dead_ends.iter();
    ends.filter(|end| is_certain(end.space, end.side, end.kind))
        .map(|end| (end.space, end.side))
        .collect()
}

/// Returns a tile the right way up.
pub(super) fn upright(game: &Game, tile: TileId) -> TrackTile {
    track_tile(game, tile, Rotation::NONE)
}

/// Returns the claimed tile and the hidden ones of a seat, face down if the view does not know them.
fn hand(game: &Game, seat: u8) -> Vec<Card> {
    if game.is_over() {
        return Vec::new();
    }
    let secret = |tile: Option<TileId>| {
        tile.map_or(Card::FaceDown, |tile| Card::Secret(upright(game, tile)))
    };
    let claimed = game.claimed(seat).map(|tile| Card::Open(upright(game, tile)));
    let mut hand: Vec<Card> = claimed.into_iter().collect();
    // Before the first round of an experienced game two tiles are offered to each seat.
    if game.rules().options().experienced && game.round() == 0 {
        let known = game.offers(seat).filter(|_| game.ask() == Some(Ask::Keep));
        hand.extend(known.map_or([None; 2], |offers| offers.map(Some)).map(secret));
    } else {
        hand.push(secret(game.hidden(seat)));
    }
    hand
}

/// Returns the draft, while there is one.
fn draft(game: &Game) -> Option<Draft> {
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
