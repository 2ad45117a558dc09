//! The bot for beginners: it judges turns as the fast bot does, but not exactly.

use super::turns::OneTurn;
use super::{Judging, stream_at};
use crate::Bot;
use fogbound_game::{Game, Seed, View};

/// Takes one of the better ways to play its turn: the more a way falls short of the best one, the
/// less likely. What falls short by more than `spread` it never takes.
#[derive(Clone, Debug)]
pub(crate) struct Noisy<G: Game, J> {
    turns: OneTurn<G, J>,
    seed: Seed,
    /// In thousandths of a point.
    spread: u32,
}

impl<G: Game, J: Judging<G>> Noisy<G, J> {
    /// Returns the bot that errs by up to so many thousandths of a point.
    pub fn new(seed: &Seed, spread: u32) -> Self {
        Noisy { turns: OneTurn::default(), seed: seed.clone(), spread }
    }
}

impl<G: Game, J: Judging<G>> Bot<G> for Noisy<G, J> {
    fn name(&self) -> &'static str {
        "easy"
    }

    fn choose(&mut self, view: &View<G>, seat: u8, legal: &[G::Action]) -> G::Action {
        let mut rng = stream_at::<G>(view, seat, &self.seed, "easy");
        let lines = self.turns.lines(view, seat, legal, J::FAST_PATIENCE, 1, usize::MAX);
        let erring = |value: i64, error: u32| value.saturating_add(i64::from(error));
        let judged = lines.iter().map(|line| (erring(line.value, rng.below(self.spread)), line));
        // Of equal ones the last, which is as good as any.
        let best = judged.max_by_key(|&(value, _)| value);
        best.and_then(|(_, line)| line.actions.first().copied()).unwrap_or(legal[0])
    }
}
