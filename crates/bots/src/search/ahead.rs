//! The bot that looks some turns ahead.

use super::turns::{Line, OneTurn};
use super::{Judging, Race, Trial, race, stream_at};
use crate::Bot;
use crate::advice::{Figures, Way, Weighed, ordered};
use crate::budget::{Budget, Clock, Meter};
use fogbound_game::play::own_rules;
use fogbound_game::{Game, Seed, View};
use serde::{Deserialize, Serialize};
use std::iter::repeat_n;
use std::sync::Arc;

/// How far and how often a bot looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Ways to play the turn that are compared: the best at first sight.
    pub candidates: u16,
    /// Ways that begin with so many equal decisions count as one.
    pub same: u8,
    /// Turns that the fast bot plays after each of them.
    pub turns: u8,
    /// True if it plays until each seat has had a turn, where that is more.
    pub whole_round: bool,
    /// Turns that the fast bot plays in all for a decision between so many candidates.
    pub budget: u32,
    /// Positions that the fast bot looks at in one such turn. A turn in which it looks at more counts for several.
    pub usual_turn: u32,
}

/// Compares the best ways to play its turn by what comes of them. Everything hidden is dealt again
/// from its view, the fast bot plays some turns for everybody, and its judgement of where they lead
/// is averaged over many deals, the same for all candidates.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game, J> {
    depth: Depth,
    /// Measures the budget, if it is a time.
    clock: Option<Clock>,
    turns: OneTurn<G, J>,
}

impl<G: Game, J: Judging<G>> Ahead<G, J> {
    /// Returns the bot with this name.
    #[must_use]
    pub fn new(name: &'static str, depth: Depth) -> Self {
        Ahead::judging(name, depth, J::default())
    }

    /// Returns the bot with this name and a judgement of its own.
    pub(crate) fn judging(name: &'static str, depth: Depth, judge: J) -> Self {
        Ahead { depth, clock: None, turns: OneTurn::judging(name, judge) }
    }

    /// Returns the bot with another budget, if there is one.
    #[must_use]
    pub fn within(self, budget: Option<Budget>) -> Self {
        let Some((budget, clock)) = budget.map(Budget::measured) else { return self };
        Ahead { depth: Depth { budget, ..self.depth }, clock, ..self }
    }

    /// Returns all ways to play on, the best first; its choice begins the first of them. The best that begins
    /// with `also` is compared with the most promising ones.
    pub(crate) fn weigh(
        &mut self,
        view: &View<G>,
        seat: u8,
        legal: &[G::Action],
        also: Option<G::Action>,
    ) -> Vec<Weighed<G::Action>> {
        let meter = Meter::start(self.clock);
        let same = usize::from(self.depth.same);
        let mut lines = self.turns.lines(view, seat, legal, J::PATIENCE, same, usize::MAX);
        let mut compared = usize::from(self.depth.candidates).min(lines.len());
        let is_asked = |line: &Line<G::Action>| line.actions.first().copied() == also;
        let asked = lines.iter().position(is_asked).filter(|_| also.is_some());
        if let Some(at) = asked.filter(|&at| at >= compared) {
            lines.swap(compared, at);
            compared += 1;
        }
        if compared == 0 {
            return vec![Weighed::only(legal[..1].to_vec())];
        }
        let (mut figures, mut parts) = (vec![Vec::new(); compared], vec![Vec::new(); compared]);
        let mut seen = |at: usize, Seen { figures: after, parts: made_of }| {
            figures[at].push(after);
            parts[at].push(made_of);
        };
        let race = self.compare(view, seat, &lines[..compared], meter, true, &mut seen);
        let mut values = race.values.into_iter();
        let mut soon = figures.iter().map(|figures| Figures::mean(figures));
        let mut parts = parts.into_iter();
        let ways = lines.into_iter().map(|Line { value: first, actions }| {
            let (values, soon) = (values.next().unwrap_or_default(), soon.next().flatten());
            Way { actions, first, values, soon, parts: parts.next().unwrap_or_default() }
        });
        ordered(ways.collect(), race.best)
    }

    /// Lets these ways to play on race. `seen` is told what each trial came to; with what its value is made of, if the ways are
    /// `explained`.
    fn compare(
        &mut self,
        view: &G,
        seat: u8,
        lines: &[Line<G::Action>],
        meter: Meter,
        explained: bool,
        seen: &mut impl FnMut(usize, Seen),
    ) -> Race {
        let Depth { candidates, turns, whole_round, budget, usual_turn, .. } = self.depth;
        let ahead = if whole_round { turns.max(view.players()) } else { turns };
        let ends: Vec<G> = lines.iter().map(|line| end_of(view, line)).collect();
        self.turns.judge.begin(view);
        let now = self.turns.judge.value(view, seat);
        let mut rng = stream_at(view, seat, &Seed::new(""), "deals");
        let unseen = view.unseen().flat_map(|(tile, n)| repeat_n(tile, usize::from(n)));
        let mut tiles: Vec<G::Tile> = unseen.collect();
        // Fewer candidates need fewer trials. There are at most 2^16 of them.
        let share = u64::from(budget) * lines.len() as u64 / u64::from(candidates.max(1));
        let budget = share.min(u64::from(budget)) as u32;
        let trials = Trials { seat, now, ahead, usual_turn, explained };
        let mut deal = || {
            rng.shuffle(&mut tiles);
            tiles.clone()
        };
        let (name, judge) = (self.turns.name(), self.turns.judge.clone());
        let by_hand = || {
            let mut turns = OneTurn::judging(name, judge.clone());
            // Threads that count the users of the same rules wait for one another.
            let rules = own_rules(view.rules());
            let ends = ends.iter().map(|end| end.clone().with_rules(Arc::clone(&rules)));
            let ends: Vec<G> = ends.collect();
            move |tiles: &Vec<G::Tile>, at: usize| trials.of(&mut turns, &ends[at], tiles)
        };
        let own = |tiles: &Vec<G::Tile>, at: usize| trials.of(&mut self.turns, &ends[at], tiles);
        race(lines.len(), budget, meter, &mut deal, own, by_hand, seen)
    }
}

/// How trials go.
#[derive(Clone, Copy)]
struct Trials {
    seat: u8,
    /// The value of the position that is thought about.
    now: i64,
    /// The turns that the fast bot plays.
    ahead: u8,
    /// The positions that one of them is paid for.
    usual_turn: u32,
    explained: bool,
}

/// What a trial came to, beside its value.
#[derive(Serialize, Deserialize)]
struct Seen {
    figures: Figures,
    /// What the value is made of, if that is asked for; nothing if the game has ended.
    parts: Vec<i64>,
}

impl Trials {
    /// Tries an end of the turn with tiles in this order.
    fn of<G: Game, J: Judging<G>>(
        self,
        turns: &mut OneTurn<G, J>,
        end: &G,
        tiles: &[G::Tile],
    ) -> Trial<Seen> {
        let mut game = end.clone();
        let cost = self.roll(turns, &mut game, tiles);
        turns.judge.begin(&game);
        let value = turns.judge.value(&game, self.seat);
        let value = turns.judge.averaged(&game, value, self.now);
        let parts = match self.explained {
            true => turns.judge.parts(&game, self.seat),
            false => Vec::new(),
        };
        Trial { value, cost, seen: Seen { figures: J::figures(&game, self.seat), parts } }
    }

    /// Lets the fast bot play some turns with tiles in this order. Returns for how many they count.
    fn roll<G: Game, J: Judging<G>>(
        self,
        turns: &mut OneTurn<G, J>,
        game: &mut G,
        tiles: &[G::Tile],
    ) -> u32 {
        let mut tiles = tiles.iter();
        let mut cost = 0;
        for _ in 0..self.ahead {
            while game.wants_tile()
                && let Some(&tile) = tiles.next()
            {
                game.take_tile(tile, &mut drop);
                game.settle(&mut drop);
            }
            if game.is_over() || game.wants_tile() {
                break;
            }
            cost += turns.play(game).div_ceil(self.usual_turn.max(1)).max(1);
        }
        cost
    }
}

/// Returns the position in which a way to play on ends.
fn end_of<G: Game>(view: &G, line: &Line<G::Action>) -> G {
    let mut game = view.clone();
    for &action in &line.actions {
        // It was legal on a copy.
        if game.apply_with(game.mover(), action, &mut drop).is_err() {
            break;
        }
    }
    game
}

impl<G: Game, J: Judging<G>> Bot<G> for Ahead<G, J> {
    fn name(&self) -> &'static str {
        self.turns.name()
    }

    fn choose(&mut self, view: &View<G>, seat: u8, legal: &[G::Action]) -> G::Action {
        let meter = Meter::start(self.clock);
        let (same, most) = (usize::from(self.depth.same), usize::from(self.depth.candidates));
        let lines = self.turns.lines(view, seat, legal, J::PATIENCE, same, most);
        let Some(first) = lines.first().and_then(|line| line.actions.first().copied()) else {
            return legal[0];
        };
        if lines.iter().all(|line| line.actions.first() == Some(&first)) {
            return first;
        }
        let best = self.compare(view, seat, &lines, meter, false, &mut |_, _| {}).best;
        lines[best].actions.first().copied().unwrap_or(first)
    }
}
