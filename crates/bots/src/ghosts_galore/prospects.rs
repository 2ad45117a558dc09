//! What can be made of a board with the tiles to come.

use super::board::{Lie, ValuedBoard};
use super::effort::Effort;
use crate::search::halve;
use fogbound_game::{Rng, ShortList as _};
use fogbound_ghosts_galore::TileId;

/// The next tile is thought to be the best of so many.
const CHOICE: usize = 3;

/// Returns the ways to lay a tile, the best at first sight first.
pub(super) fn best_lies(board: &ValuedBoard<'_>, tile: TileId) -> Vec<Lie> {
    let mut lies = Vec::new();
    board.lies(tile, &mut |lie| lies.push(lie));
    // A stable sort: of equal ones the first stays first.
    lies.sort_short_by_key(|lie| std::cmp::Reverse(lie.value));
    lies
}

/// Returns what the next tile may make of a board: the value with the best of a few of these draws.
pub(super) fn next(board: &ValuedBoard<'_>, draws: &[TileId]) -> i32 {
    let mut values: Vec<i32> = draws.iter().map(|&draw| board.best(draw)).collect();
    expected_best(&mut values, CHOICE as u32)
}

/// Returns the value of a board with a tile at its best, the best `ways` to lay it looked at more
/// closely.
pub(super) fn prospect(
    board: &ValuedBoard<'_>,
    tile: TileId,
    ways: usize,
    draws: &[TileId],
) -> i32 {
    if ways == 0 || board.spaces_left() <= 2 {
        return board.best(tile);
    }
    let lies = best_lies(board, tile);
    let values = lies.iter().take(ways).map(|lie| next(&board.with(tile, lie), draws));
    values.max().unwrap_or(i32::MIN)
}

/// Returns the place of the best way to lay a tile, by boards that are played on with unseen tiles,
/// the same for all ways.
pub(super) fn compare(
    board: &ValuedBoard<'_>,
    tile: TileId,
    lies: &[Lie],
    effort: &Effort,
    rng: &mut Rng,
) -> usize {
    let boards: Vec<_> = lies.iter().map(|lie| board.with(tile, lie)).collect();
    let mut tiles = board.unseen();
    halve(boards.len(), effort.budget, &mut |alive, values| {
        rng.shuffle(&mut tiles);
        let mut cost = 0;
        for &way in alive {
            let (value, tried) = play_on(&boards[way], &tiles, effort.rounds);
            values.push(i64::from(value));
            cost += tried;
        }
        cost
    })
}

/// Plays a board on for some rounds, each with the best of a few tiles, and returns its value and
/// the number of tiles tried.
fn play_on(board: &ValuedBoard<'_>, tiles: &[TileId], rounds: u8) -> (i32, u32) {
    let (mut board, mut value, mut tried) = (board.clone(), None, 0);
    for offered in tiles.chunks(CHOICE).take(usize::from(rounds)) {
        if board.spaces_left() < 2 {
            break;
        }
        let mut best: Option<(TileId, Lie)> = None;
        for &tile in offered {
            board.lies(tile, &mut |lie| {
                if best.is_none_or(|(_, most)| lie.value > most.value) {
                    best = Some((tile, lie));
                }
            });
            tried += 1;
        }
        let Some((tile, lie)) = best else { break };
        board = board.with(tile, &lie);
        value = Some(lie.value);
    }
    (value.unwrap_or_else(|| board.value()), tried)
}

/// Returns the average of the best of `choice` numbers drawn from these (with repetition); 0 for
/// none.
fn expected_best(values: &mut [i32], choice: u32) -> i32 {
    values.sort_unstable();
    let (mut sum, mut all) = (0, 0);
    for (rank, &value) in (1i64..).zip(values.iter()) {
        let ways = rank.pow(choice) - (rank - 1).pow(choice);
        sum += ways * i64::from(value);
        all += ways;
    }
    // A mean of values fits where they do.
    (sum / all.max(1)) as i32
}
