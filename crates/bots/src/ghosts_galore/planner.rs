//! The bot that keeps in mind what is still to come.
//!
//! A board is worth its points and its hopes. Placing looks one tile further. Claiming is played
//! out to the end of the round.

use super::board::{Favour, Lie, ValuedBoard, Valuer};
use super::claim::{Auction, some_unseen};
use super::effort::{Effort, NORMAL};
use super::prospects::{best_lies, compare, next};
use crate::Bot;
use crate::search::stream_at;
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Ask, Category, Game, TileId, View};

/// Values each board by its points and by what they may grow from. What it needs of chance it draws
/// from a stream of its own that begins anew with every decision: the same view, the same choice.
#[derive(Clone, Debug)]
pub struct Planner {
    name: &'static str,
    favour: Option<Favour>,
    effort: Effort,
    /// Its stream belongs to this seed and the position; without one it is always the same.
    seed: Option<Seed>,
}

impl Default for Planner {
    fn default() -> Planner {
        Planner { name: "planner", favour: None, effort: NORMAL, seed: None }
    }
}

impl Planner {
    /// Returns a planner that thinks so much.
    #[must_use]
    pub fn of_level(name: &'static str, effort: Effort) -> Planner {
        Planner { name, effort, ..Planner::default() }
    }

    /// Returns a planner whose errors are others with another seed, and in each position.
    #[must_use]
    pub(super) fn erring(self, seed: &Seed) -> Planner {
        Planner { seed: Some(seed.clone()), ..self }
    }

    /// Returns a planner that plays for one category: points in it, and hopes for them, count
    /// `percent` percent more (at most 1,000). It is meant for measuring what a category is worth
    /// to those who strive for it.
    #[must_use]
    pub fn favouring(category: Category, percent: u16) -> Planner {
        Planner {
            favour: Some(Favour { category, percent: i32::from(percent.min(1_000)) }),
            ..Planner::default()
        }
    }
}

impl Bot<Game> for Planner {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        let valuer = Valuer::new(view, seat, self.favour);
        let mut rng = match &self.seed {
            Some(seed) => stream_at::<Game>(view, seat, seed, "planner"),
            None => Seed::new("planner").stream("ghosts-galore planner"),
        };
        let effort = &self.effort;
        let choice = match view.ask() {
            Some(Ask::Side) => choose_side(&valuer, legal),
            Some(Ask::Keep) => choose_kept(&valuer, legal),
            Some(Ask::Claim | Ask::Decide) => {
                Auction::new(&valuer, effort, &mut rng).choose(legal, &mut rng)
            }
            Some(Ask::Place) => {
                view.claimed(seat).and_then(|tile| place(&valuer, tile, effort, &mut rng))
            }
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
/// tiles.
fn place(valuer: &Valuer<'_>, tile: TileId, effort: &Effort, rng: &mut Rng) -> Option<Action> {
    let board = ValuedBoard::of(valuer, valuer.seat);
    let mut lies = best_lies(&board, tile);
    for lie in &mut lies {
        lie.value += rng.below(u32::from(effort.error)) as i32;
    }
    if board.spaces_left() > 2 && effort.ways > 0 {
        lies.truncate(usize::from(effort.ways));
        if effort.rounds > 0 {
            let best = compare(&board, tile, &lies, effort, rng);
            return lies.get(best).map(|lie| Action::Place(lie.space, lie.rotation));
        }
        let draws = some_unseen(valuer, effort.draws, rng);
        for lie in &mut lies {
            lie.value = next(&board.with(tile, lie), &draws);
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
