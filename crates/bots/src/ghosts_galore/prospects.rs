//! What can be made of a board with the tiles to come.

use super::board::{Lie, ValuedBoard, Valuer};
use super::claim::some_unseen;
use super::effort::Effort;
use crate::budget::Meter;
use crate::search::{Race, Trial, race};
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

/// What is tried to judge what may become of boards with a tile.
pub(super) struct Prospects {
    ways: usize,
    draws: Vec<TileId>,
    deals: Vec<Vec<TileId>>,
    rounds: u8,
}

impl Prospects {
    /// Draws and deals what has not been seen, once for all boards.
    pub fn new(valuer: &Valuer<'_>, effort: &Effort, rng: &mut Rng) -> Prospects {
        let Effort { claim_ways: ways, claim_deals: deals, draws, rounds, .. } = *effort;
        let draws = if ways > 0 && deals == 0 { draws } else { 0 };
        let draws = if draws > 0 { some_unseen(valuer, draws, rng) } else { Vec::new() };
        let deals = (0..deals).map(|_| some_unseen(valuer, u16::MAX, rng)).collect();
        Prospects { ways: usize::from(ways), draws, deals, rounds }
    }

    /// Returns the value of a board with a tile at its best, the best ways to lay it looked at more
    /// closely.
    pub fn of(&self, board: &ValuedBoard<'_>, tile: TileId) -> i32 {
        if self.ways == 0 || board.spaces_left() <= 2 {
            return board.best(tile);
        }
        let lies = best_lies(board, tile);
        let values = lies.iter().take(self.ways).map(|lie| {
            let board = board.with(tile, lie);
            if self.deals.is_empty() { next(&board, &self.draws) } else { self.mean(&board) }
        });
        values.max().unwrap_or(i32::MIN)
    }

    /// Returns the mean value of a board played on with each of the deals.
    fn mean(&self, board: &ValuedBoard<'_>) -> i32 {
        let values = self.deals.iter().map(|deal| play_on(board, deal, self.rounds).0);
        let sum: i64 = values.map(i64::from).sum();
        // A mean of values fits where they do.
        (sum / (self.deals.len() as i64).max(1)) as i32
    }
}

/// Lets ways to lay a tile race, by boards that are played on with unseen tiles, the same for all ways. Returns the race
/// and, where it is to be `explained`, what the value of each board of each way is made of.
pub(super) fn compare(
    board: &ValuedBoard<'_>,
    tile: TileId,
    lies: &[Lie],
    effort: &Effort,
    meter: Meter,
    rng: &mut Rng,
    explained: bool,
) -> (Race, Vec<Vec<Vec<i64>>>) {
    let boards: Vec<_> = lies.iter().map(|lie| board.with(tile, lie)).collect();
    let mut tiles = board.unseen();
    let mut deal = || {
        rng.shuffle(&mut tiles);
        tiles.clone()
    };
    let trial = |tiles: &Vec<TileId>, way: usize| {
        let (value, cost, board) = play_on(&boards[way], tiles, effort.rounds);
        let seen = if explained { board.parts() } else { Vec::new() };
        Trial { value: i64::from(value), cost, seen }
    };
    let mut parts = vec![Vec::new(); lies.len()];
    let mut seen = |way: usize, made_of| parts[way].push(made_of);
    let race = race(boards.len(), effort.budget, meter, &mut deal, trial, || trial, &mut seen);
    (race, parts)
}

/// Plays a board on for some rounds, each with the best of a few tiles, and returns its value, the number of tiles
/// tried, and the board.
fn play_on<'a>(
    board: &ValuedBoard<'a>,
    tiles: &[TileId],
    rounds: u8,
) -> (i32, u32, ValuedBoard<'a>) {
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
    (value.unwrap_or_else(|| board.value()), tried, board)
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
