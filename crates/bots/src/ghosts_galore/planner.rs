//! The bot that keeps in mind what is still to come.
//!
//! A board is worth its points and its hopes. Placing looks one tile further. Claiming is played
//! out to the end of the round.

use super::board::{Favour, Lie, ValuedBoard, Valuer};
use super::claim::{Auction, some_unseen};
use crate::Bot;
use fogbound_game::ShortList as _;
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Ask, Category, Game, TileId, View};

/// Ways to lay a tile, the best at first sight, that are looked at more closely.
const CANDIDATES: usize = 12;
/// Unseen tiles each of them is tried with.
const DRAWS: usize = 10;
/// The next tile is thought to be the best of so many.
const CHOICE: u32 = 3;

/// Values each board by its points and by what they may grow from. What it needs of chance it draws
/// from a stream of its own that begins anew with every decision: the same view, the same choice.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    favour: Option<Favour>,
}

impl Planner {
    /// Returns a planner that plays for one category: points in it, and hopes for them, count
    /// `percent` percent more (at most 1,000). It is meant for measuring what a category is worth
    /// to those who strive for it.
    #[must_use]
    pub fn favouring(category: Category, percent: u16) -> Planner {
        Planner { favour: Some(Favour { category, percent: i32::from(percent.min(1_000)) }) }
    }
}

impl Bot<Game> for Planner {
    fn name(&self) -> &'static str {
        "planner"
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        let valuer = Valuer::new(view, seat, self.favour);
        let mut rng = Seed::new("planner").stream("ghosts-galore planner");
        let choice = match view.ask() {
            Some(Ask::Side) => choose_side(&valuer, legal),
            Some(Ask::Keep) => choose_kept(&valuer, legal),
            Some(Ask::Claim | Ask::Decide) => {
                Auction::new(&valuer, &mut rng).choose(legal, &mut rng)
            }
            Some(Ask::Place) => view.claimed(seat).and_then(|tile| place(&valuer, tile, &mut rng)),
            Some(Ask::Hidden) => place_hidden(&valuer),
            None => None,
        };
        choice.filter(|choice| legal.contains(choice)).unwrap_or(legal[0])
    }
}

/// T-1.1: chooses the side whose doors promise more.
fn choose_side(valuer: &Valuer<'_>, legal: &[Action]) -> Option<Action> {
    let board = valuer.game.boards().nth(usize::from(valuer.seat))?.board;
    best_of(legal, |action| match action {
        Action::Side(side) => {
            let doors = valuer.game.rules().doors(board, side);
            ValuedBoard::with_doors(valuer, valuer.seat, doors).value()
        }
        _ => i32::MIN,
    })
}

/// T-1.3: chooses the tile that would make more of the empty board.
fn choose_kept(valuer: &Valuer<'_>, legal: &[Action]) -> Option<Action> {
    let board = ValuedBoard::of(valuer, valuer.seat);
    best_of(legal, |action| match action {
        Action::Keep(tile) => board.best(tile),
        _ => i32::MIN,
    })
}

/// T-2.3: chooses, of the ways that look best, the one that leaves most to be made of the next
/// tile.
fn place(valuer: &Valuer<'_>, tile: TileId, rng: &mut Rng) -> Option<Action> {
    let board = ValuedBoard::of(valuer, valuer.seat);
    let mut lies = Vec::new();
    board.lies(tile, &mut |lie| lies.push(lie));
    // A stable sort: of equal ones the first stays first.
    lies.sort_short_by_key(|lie| std::cmp::Reverse(lie.value));
    if board.spaces_left() > 2 {
        let draws = some_unseen(valuer, DRAWS, rng);
        lies.truncate(CANDIDATES);
        for lie in &mut lies {
            let next = board.with(tile, lie);
            let mut values: Vec<i32> = draws.iter().map(|&draw| next.best(draw)).collect();
            lie.value = expected_best(&mut values, CHOICE);
        }
    }
    best_lie(lies)
}

/// T-2.5: chooses the place at which the hidden tile brings most.
fn place_hidden(valuer: &Valuer<'_>) -> Option<Action> {
    let mut lies = Vec::new();
    ValuedBoard::of(valuer, valuer.seat).hidden_lies(&mut |lie| lies.push(lie));
    best_lie(lies)
}

/// Returns the first of the best.
fn best_lie(lies: Vec<Lie>) -> Option<Action> {
    let best = lies.into_iter().rev().max_by_key(|lie| lie.value);
    best.map(|lie| Action::Place(lie.space, lie.rotation))
}

/// Returns the first of the best.
fn best_of(legal: &[Action], value: impl Fn(Action) -> i32) -> Option<Action> {
    legal.iter().copied().rev().max_by_key(|&action| value(action))
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
