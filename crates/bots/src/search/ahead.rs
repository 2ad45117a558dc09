//! The bot that looks some turns ahead.

use super::turns::{Line, OneTurn};
use super::{Judging, halve, stream_at};
use crate::Bot;
use fogbound_game::{Game, Seed, View};

/// How far and how often a bot looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Ways to play the turn that are compared: the best at first sight.
    pub candidates: u16,
    /// Ways that begin with so many equal decisions count as one.
    pub same: u8,
    /// Turns that the fast bot plays after each of them.
    pub turns: u8,
    /// Turns that the fast bot plays in all for a decision between so many candidates.
    pub budget: u32,
}

/// Compares the best ways to play its turn by what comes of them. Everything hidden is dealt again
/// from its view, the fast bot plays some turns for everybody, and its judgement of where they lead
/// is averaged over many deals, the same for all candidates.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game, J> {
    name: &'static str,
    depth: Depth,
    turns: OneTurn<G, J>,
}

impl<G: Game, J: Judging<G>> Ahead<G, J> {
    /// Returns the bot with this name.
    #[must_use]
    pub fn new(name: &'static str, depth: Depth) -> Self {
        Ahead { name, depth, turns: OneTurn::default() }
    }

    /// Returns the number of the best of these ways to play on.
    fn compare(&mut self, view: &G, seat: u8, lines: &[Line<G::Action>]) -> usize {
        let Depth { candidates, turns, budget, .. } = self.depth;
        let ends: Vec<G> = lines.iter().map(|line| end_of(view, line)).collect();
        self.turns.judge.begin(view);
        let now = self.turns.judge.value(view, seat);
        let mut rng = stream_at(view, seat, &Seed::new(""), "deals");
        let mut tiles = Vec::new();
        J::unseen(view, &mut tiles);
        // Fewer candidates need fewer trials. There are at most 2^16 of them.
        let share = u64::from(budget) * lines.len() as u64 / u64::from(candidates.max(1));
        halve(lines.len(), share.min(u64::from(budget)) as u32, &mut |alive, values| {
            rng.shuffle(&mut tiles);
            let mut cost = 0;
            for &candidate in alive {
                let mut game = ends[candidate].clone();
                cost += self.roll(&mut game, &tiles, turns);
                self.turns.judge.begin(&game);
                let value = self.turns.judge.value(&game, seat);
                values.push(self.turns.judge.averaged(&game, value, now));
            }
            cost
        })
    }

    /// Lets the fast bot play some turns with tiles in this order. Returns their number.
    fn roll(&mut self, game: &mut G, tiles: &[G::Tile], turns: u8) -> u32 {
        let mut tiles = tiles.iter();
        for turn in 0..turns {
            while game.wants_tile()
                && let Some(&tile) = tiles.next()
            {
                game.take_tile(tile, &mut drop);
                game.settle(&mut drop);
            }
            if game.is_over() || game.wants_tile() {
                return u32::from(turn);
            }
            self.turns.play(game);
        }
        u32::from(turns)
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
        self.name
    }

    fn choose(&mut self, view: &View<G>, seat: u8, legal: &[G::Action]) -> G::Action {
        let (same, most) = (usize::from(self.depth.same), usize::from(self.depth.candidates));
        let lines = self.turns.lines(view, seat, legal, same, most);
        let Some(first) = lines.first().and_then(|line| line.actions.first().copied()) else {
            return legal[0];
        };
        if lines.iter().all(|line| line.actions.first() == Some(&first)) {
            return first;
        }
        let best = self.compare(view, seat, &lines);
        lines[best].actions.first().copied().unwrap_or(first)
    }
}
