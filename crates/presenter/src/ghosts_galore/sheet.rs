//! Sheets: as boards lie, and as they would with another tile.

use super::board::to_place;
use super::{seats, tone};
use crate::model::Told;
use crate::presented::Words;
use fogbound_game::ShortList as _;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{Action, BoardReport, Category, Doors, Game, Grid, Sheet, TileId};
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

/// Places that [`best`] lists.
const BEST: usize = 6;

/// Returns the best places for the tile in hand on the sheet as it is, then the best one with the hidden tile
/// in mind.
pub(super) fn best(game: &Game, seat: u8, words: Words<'_>) -> Vec<Told> {
    let Some(tile) = to_place(game, seat) else { return Vec::new() };
    let now = game.sheets()[usize::from(seat)].total();
    let mut places: Vec<_> = game
        .legal_of(seat)
        .into_iter()
        .filter_map(|action| match action {
            Action::Place(space, rotation) => {
                let sheet = game.sheet_with(seat, space, tile, rotation)?;
                Some((action, space, sheet))
            }
            _ => None,
        })
        .collect();
    places.sort_short_by_key(|(_, _, sheet)| (-sheet.total(), sheet.dead_ends));
    let told = |action: Action, space: u8, points: i16, sheet: Option<Sheet>| {
        let answer = words.texts.ghosts_action(&action, seat, Some(game));
        let (gain, sum) = (signed(points), sheet.map(|sheet| words.texts.ghosts_total(&sheet)));
        let message = match sum {
            Some(sum) => msg!("web-train-best-place", answer, gain, sum),
            None => msg!("web-train-best-place.hidden", answer, gain),
        };
        Told::new(words.texts.say(message), "T-4.15").toned(tone(points)).at([super::cell(space)])
    };
    let mut lines: Vec<Told> = places
        .into_iter()
        .take(BEST)
        .map(|(action, space, sheet)| told(action, space, sheet.total() - now, Some(sheet)))
        .collect();
    let hidden = game.gain(seat, tile).and_then(|gain| gain.with_hidden);
    lines.extend(hidden.map(|best| {
        let action = Action::Place(best.space, best.rotation);
        told(action, best.space, best.gain, None)
    }));
    lines
}
