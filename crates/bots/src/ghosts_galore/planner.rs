//! The bot that keeps in mind what is still to come.
//!
//! A board is worth its points and its hopes. Placing looks one tile further. Claiming is played
//! out to the end of the round.

use super::board::{Favour, Lie, ValuedBoard, Valuer};
use super::claim::{Auction, some_unseen};
use super::effort::{Effort, NORMAL};
use super::prospects::{best_lies, compare, next};
use crate::Bot;
use crate::advice::{Way, Weighed, ordered};
use crate::budget::{Budget, Clock, Meter};
use crate::search::{Race, stream_at};
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Ask, Category, Game, TileId, View};

/// Values each board by its points and by what they may grow from. What it needs of chance it draws
/// from a stream of its own that begins anew with every decision: the same view, the same choice.
#[derive(Clone, Debug)]
pub struct Planner {
    name: &'static str,
    favour: Option<Favour>,
    effort: Effort,
    /// Measures the budget of the effort, if it is a time.
    clock: Option<Clock>,
    /// Its stream belongs to this seed and the position; without one it is always the same.
    seed: Option<Seed>,
}

impl Default for Planner {
    fn default() -> Planner {
        Planner { name: "planner", favour: None, effort: NORMAL, clock: None, seed: None }
    }
}

impl Planner {
    /// Returns a planner that thinks so much.
    #[must_use]
    pub fn of_level(name: &'static str, effort: Effort) -> Planner {
        Planner { name, effort, ..Planner::default() }
    }

    /// Returns a planner with another budget for the placement of a tile, if there is one.
    #[must_use]
    pub fn within(self, budget: Option<Budget>) -> Planner {
        let Some((budget, clock)) = budget.map(Budget::measured) else { return self };
        Planner { effort: Effort { budget, ..self.effort }, clock, ..self }
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

impl Planner {
    /// Returns all ways to answer, the best first; its choice is the first of them. `also` is looked at as closely as
    /// the most promising ones.
    pub(super) fn weigh(
        &self,
        view: &View,
        seat: u8,
        legal: &[Action],
        also: Option<Action>,
    ) -> Vec<Weighed<Action>> {
        let Considered { ways, best } = self.consider(view, seat, legal, Some(Asked { also }));
        ordered(ways, best)
    }

    fn consider(
        &self,
        view: &View,
        seat: u8,
        legal: &[Action],
        asked: Option<Asked>,
    ) -> Considered {
        let meter = Meter::start(self.clock);
        let valuer = Valuer::new(view, seat, self.favour);
        let mut rng = match &self.seed {
            Some(seed) => stream_at::<Game>(view, seat, seed, "planner"),
            None => Seed::new("planner").stream("ghosts-galore planner"),
        };
        let effort = &self.effort;
        let considered = match view.ask() {
            Some(Ask::Side) => sides(&valuer, legal),
            Some(Ask::Keep) => kept(&valuer, legal),
            Some(Ask::Claim | Ask::Decide) => {
                let race = Auction::new(&valuer, effort, &mut rng).race(legal, &mut rng);
                Considered::raced(legal.iter().map(|&action| (action, 0)), race)
            }
            Some(Ask::Place) => match view.claimed(seat) {
                Some(tile) => places(&valuer, tile, effort, meter, asked, &mut rng),
                None => Considered::default(),
            },
            Some(Ask::Hidden) => hidden_places(&valuer),
            None => Considered::default(),
        };
        let is_legal = considered.choice().is_some_and(|choice| legal.contains(&choice));
        if is_legal { considered } else { Considered::valued([(legal[0], 0)]) }
    }
}

impl Bot<Game> for Planner {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        self.consider(view, seat, legal, None).choice().unwrap_or(legal[0])
    }
}

/// The wish to have answers compared and explained, not only the best one chosen.
#[derive(Clone, Copy)]
struct Asked {
    /// An answer that is looked at as closely as the most promising ones.
    also: Option<Action>,
}

/// Answers with what they are worth, and the place of the best one.
#[derive(Default)]
struct Considered {
    ways: Vec<Way<Action>>,
    best: usize,
}

impl Considered {
    fn choice(&self) -> Option<Action> {
        self.ways.get(self.best)?.actions.first().copied()
    }

    /// Returns answers with their values; the first of the best is the best.
    fn valued(answers: impl IntoIterator<Item = (Action, i32)>) -> Considered {
        let mut considered = Considered::default();
        let mut most = None;
        for (at, (action, value)) in answers.into_iter().enumerate() {
            if most.is_none_or(|most| value > most) {
                (most, considered.best) = (Some(value), at);
            }
            considered.ways.push(way(action, value, vec![value.into()]));
        }
        considered
    }

    /// Returns answers with their values at first sight. The first of them have raced.
    fn raced(answers: impl IntoIterator<Item = (Action, i32)>, race: Race) -> Considered {
        let mut values = race.values.into_iter();
        let mut next = |(action, first)| way(action, first, values.next().unwrap_or_default());
        Considered { ways: answers.into_iter().map(&mut next).collect(), best: race.best }
    }
}

/// Returns a way to play with values in hundredths of a point.
fn way(action: Action, first: i32, values: Vec<i64>) -> Way<Action> {
    let values = values.into_iter().map(|value| value * 10).collect();
    Way {
        actions: vec![action],
        first: i64::from(first) * 10,
        values,
        soon: None,
        parts: Vec::new(),
    }
}

/// T-1.1: the side whose doors promise more is better.
fn sides(valuer: &Valuer<'_>, legal: &[Action]) -> Considered {
    let Some(board) = valuer.game.boards().nth(usize::from(valuer.seat)) else {
        return Considered::default();
    };
    let value = |&action: &Action| match action {
        Action::Side(side) => {
            let doors = valuer.game.rules().doors(board.board, side);
            (action, ValuedBoard::with_doors(valuer, valuer.seat, doors).value())
        }
        _ => (action, i32::MIN),
    };
    Considered::valued(legal.iter().map(value))
}

/// T-1.3: the tile that would make more of the empty board is better.
fn kept(valuer: &Valuer<'_>, legal: &[Action]) -> Considered {
    let board = ValuedBoard::of(valuer, valuer.seat);
    let value = |&action: &Action| match action {
        Action::Keep(tile) => (action, board.best(tile)),
        _ => (action, i32::MIN),
    };
    Considered::valued(legal.iter().map(value))
}

/// T-2.3: of the ways that look best, the one that leaves most to be made of the next tiles is the
/// best.
fn places(
    valuer: &Valuer<'_>,
    tile: TileId,
    effort: &Effort,
    meter: Meter,
    asked: Option<Asked>,
    rng: &mut Rng,
) -> Considered {
    let board = ValuedBoard::of(valuer, valuer.seat);
    let mut lies = best_lies(&board, tile);
    for lie in &mut lies {
        lie.value += rng.below(u32::from(effort.error)) as i32;
    }
    let mut closely = lies.len().min(usize::from(effort.ways));
    if board.spaces_left() <= 2 || closely == 0 {
        return Considered::valued(lies.iter().map(placing));
    }
    let is_asked = |lie: &Lie| asked.is_some_and(|it| it.also == Some(placing(lie).0));
    if let Some(at) = lies.iter().skip(closely).position(is_asked) {
        lies.swap(closely, closely + at);
        closely += 1;
    }
    let answers = lies.iter().map(placing);
    if effort.rounds > 0 {
        let explained = asked.is_some();
        let (race, parts) = compare(&board, tile, &lies[..closely], effort, meter, rng, explained);
        let mut considered = Considered::raced(answers, race);
        for (way, parts) in considered.ways.iter_mut().zip(parts) {
            way.parts = parts;
        }
        return considered;
    }
    let draws = some_unseen(valuer, effort.draws, rng);
    let value = |lie: &Lie| (placing(lie).0, next(&board.with(tile, lie), &draws));
    Considered::valued(lies[..closely].iter().map(value))
}

/// T-2.5: the place at which the hidden tile brings most is the best.
fn hidden_places(valuer: &Valuer<'_>) -> Considered {
    let mut lies = Vec::new();
    ValuedBoard::of(valuer, valuer.seat).hidden_lies(&mut |lie| lies.push(lie));
    Considered::valued(lies.iter().map(placing))
}

fn placing(lie: &Lie) -> (Action, i32) {
    (Action::Place(lie.space, lie.rotation), lie.value)
}
