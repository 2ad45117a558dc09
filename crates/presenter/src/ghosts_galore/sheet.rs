//! Sheets: as boards lie, and as they would with another tile.

use super::{seats, tone};
use crate::model::Told;
use crate::presented::Words;
use fogbound_game::ShortList as _;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{BoardReport, Category, Doors, Game, Grid, TileId};
use fogbound_table::texts::{msg, number, signed};

/// Returns the boards of all seats.
pub(super) fn boards(game: &Game) -> Vec<(Grid, &Doors)> {
    seats(game).map(|seat| (*game.grid(seat), game.doors(seat))).collect()
}

/// Returns the scoring of all boards, with the arithmetic.
pub(super) fn reports(game: &Game, boards: &[(Grid, &Doors)]) -> Vec<BoardReport> {
    game.rules().scoring().reports(boards)
}

/// Returns the scoring of a seat's board as it lies. There is a report for each seat.
pub(super) fn report(game: &Game, seat: u8) -> BoardReport {
    reports(game, &boards(game)).swap_remove(usize::from(seat))
}

/// Returns the scoring of a seat's board with one tile more.
pub(super) fn report_with(
    game: &Game,
    seat: u8,
    space: u8,
    tile: TileId,
    rotation: Rotation,
) -> BoardReport {
    let mut boards = boards(game);
    boards[usize::from(seat)].0.lay(space, tile, rotation);
    reports(game, &boards).swap_remove(usize::from(seat))
}

/// Returns the categories that differ, with the difference; the largest first.
pub(super) fn changes(before: &BoardReport, after: &BoardReport) -> Vec<(Category, i16)> {
    let change = |of| (of, after.sheet[of] - before.sheet[of]);
    let mut changes: Vec<(Category, i16)> = Category::ALL.into_iter().map(change).collect();
    changes.retain(|&(_, points)| points != 0);
    changes.sort_short_by_key(|&(_, points)| -points.abs());
    changes
}

/// Returns the changes in a few words.
pub(super) fn changes_text(changes: &[(Category, i16)], words: Words<'_>) -> String {
    let change = |&(of, points): &(Category, i16)| {
        format!("{} {}", words.texts.ghosts_category(of), signed(points))
    };
    changes.iter().map(change).collect::<Vec<_>>().join(", ")
}

/// Returns the arithmetic of a category.
pub(super) fn sum(of: Category, report: &BoardReport, words: Words<'_>) -> Told {
    let points = report.sheet[of];
    let text = words.texts.say(msg!(
        "web-train-sum",
        category = words.texts.ghosts_category(of),
        points = number(points),
        how = words.texts.ghosts_arithmetic(of, report)
    ));
    Told::new(text, of.rule()).toned(tone(points))
}

/// Explains the points of a board, category by category, below their sum.
pub(super) fn account(game: &Game, seat: u8, words: Words<'_>) -> Vec<String> {
    let report = report(game, seat);
    let heading = words.texts.say(msg!(
        "web-train-board",
        player = words.texts.player(words.names, seat),
        sum = words.texts.ghosts_total(&report.sheet)
    ));
    let sums = Category::ALL.map(|of| sum(of, &report, words).text);
    std::iter::once(heading).chain(sums).collect()
}
