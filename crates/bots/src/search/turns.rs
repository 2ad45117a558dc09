//! Whole turns, tried on copies of a view up to the next draw, and the bot that takes the best one.

use super::Judging;
use crate::Bot;
use fogbound_game::{Deciding, Game, ShortList as _, View};

/// The rest of a turn, and the value of its end for the seat that plays it.
#[derive(Clone, Debug)]
pub(super) struct Line<A> {
    pub value: i64,
    pub actions: Vec<A>,
}

/// Tries every way to play the rest of a turn and takes the first action of the best one. It uses no
/// chance.
#[derive(Clone, Debug)]
pub struct OneTurn<G: Game, J> {
    name: &'static str,
    pub(super) judge: J,
    /// Lists of actions that are kept from decision to decision.
    lists: Vec<Vec<G::Action>>,
    path: Vec<G::Action>,
    values: Vec<Option<i64>>,
    patience: u32,
}

impl<G: Game, J: Judging<G>> Default for OneTurn<G, J> {
    fn default() -> Self {
        OneTurn::named("greedy")
    }
}

impl<G: Game, J: Judging<G>> OneTurn<G, J> {
    /// Returns the bot with a name of its own.
    pub(crate) fn named(name: &'static str) -> Self {
        OneTurn::judging(name, J::default())
    }

    /// Returns the bot with a name and a judgement of its own.
    pub(crate) fn judging(name: &'static str, judge: J) -> Self {
        let (lists, path, values) = (Vec::new(), Vec::new(), Vec::new());
        OneTurn { name, judge, lists, path, values, patience: 0 }
    }

    /// Visits every end of the turn that begins with one of these actions, with its value and the
    /// actions that lead there. After so many positions as `patience` it stops branching. Returns the number of those
    /// that it looked at, `patience` at most.
    fn visit(
        &mut self,
        game: &G,
        seat: u8,
        legal: &[G::Action],
        patience: u32,
        visit: &mut impl FnMut(i64, &[G::Action]),
    ) -> u32 {
        self.judge.begin(game);
        self.path.clear();
        let mut left = patience;
        for (n, &action) in legal.iter().enumerate() {
            let share = if J::SHARES { left / (legal.len() - n) as u32 } else { left };
            self.patience = share;
            self.attempt(game, seat, action, visit);
            left -= share - self.patience;
        }
        patience - left
    }

    fn attempt(
        &mut self,
        game: &G,
        seat: u8,
        action: G::Action,
        visit: &mut impl FnMut(i64, &[G::Action]),
    ) {
        let mut copy = game.clone();
        if copy.apply_with(copy.mover(), action, &mut drop).is_err() {
            return;
        }
        self.judge.tried(&copy, action);
        self.path.push(action);
        self.go_on(&copy, seat, visit);
        self.path.pop();
    }

    fn go_on(&mut self, game: &G, seat: u8, visit: &mut impl FnMut(i64, &[G::Action])) {
        if game.deciding() == Deciding::Nobody {
            self.patience = self.patience.saturating_sub(1);
            visit(self.judge.value(game, seat), &self.path);
            return;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        game.legal_into(game.mover(), &mut list);
        J::prune(game, &mut list);
        let mut values = std::mem::take(&mut self.values);
        values.clear();
        self.judge.answers(game, seat, &list, &mut values);
        if !values.is_empty() {
            self.patience = self.patience.saturating_sub(1);
        }
        for (n, &action) in list.iter().enumerate() {
            match values.get(n).copied().flatten() {
                Some(value) => {
                    self.path.push(action);
                    visit(value, &self.path);
                    self.path.pop();
                }
                None if n == 0 || self.patience > 0 => self.attempt(game, seat, action, visit),
                None => {}
            }
        }
        self.values = values;
        self.lists.push(list);
    }

    /// Puts the best way to play the rest of the turn into a list, of equal ones the first. Returns what
    /// [`visit`](Self::visit) does.
    fn best(
        &mut self,
        game: &G,
        seat: u8,
        legal: &[G::Action],
        patience: u32,
        best: &mut Vec<G::Action>,
    ) -> u32 {
        let mut most = i64::MIN;
        best.clear();
        self.visit(game, seat, legal, patience, &mut |value, path| {
            if value > most {
                most = value;
                best.clear();
                best.extend_from_slice(path);
            }
        })
    }

    /// Plays the rest of the turn of whoever has to decide, in a trial. Returns the number of positions that it looked at.
    pub(super) fn play(&mut self, game: &mut G) -> u32 {
        let (mut legal, mut best) =
            (self.lists.pop().unwrap_or_default(), self.lists.pop().unwrap_or_default());
        game.legal_into(game.mover(), &mut legal);
        let looked_at = self.best(game, game.mover(), &legal, J::TRIAL_PATIENCE, &mut best);
        for &action in &best {
            // It was legal on a copy.
            if game.apply_with(game.mover(), action, &mut drop).is_err() {
                break;
            }
        }
        self.lists.extend([legal, best]);
        looked_at
    }

    /// Returns the best ways to play the rest of the turn, the best first, at most `most` of them.
    /// Of ways that begin with the same `same` actions only the best is among them. `patience` as in
    /// [`visit`](Self::visit).
    pub(super) fn lines(
        &mut self,
        game: &G,
        seat: u8,
        legal: &[G::Action],
        patience: u32,
        same: usize,
        most: usize,
    ) -> Vec<Line<G::Action>> {
        let mut lines: Vec<Line<G::Action>> = Vec::new();
        self.visit(game, seat, legal, patience, &mut |value, path| {
            let begins = &path[..path.len().min(same)];
            // What begins alike is visited together.
            match lines.last_mut().filter(|last| last.actions.starts_with(begins)) {
                Some(last) if last.value >= value => {}
                Some(last) => {
                    last.value = value;
                    last.actions.clear();
                    last.actions.extend_from_slice(path);
                }
                None => lines.push(Line { value, actions: path.to_vec() }),
            }
        });
        // A stable sort: of equal ones the first stays first.
        lines.sort_short_by_key(|line| std::cmp::Reverse(line.value));
        lines.truncate(most);
        lines
    }
}

impl<G: Game, J: Judging<G>> Bot<G> for OneTurn<G, J> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, view: &View<G>, seat: u8, legal: &[G::Action]) -> G::Action {
        let mut best = self.lists.pop().unwrap_or_default();
        self.best(view, seat, legal, J::FAST_PATIENCE, &mut best);
        let choice = best.first().copied().unwrap_or(legal[0]);
        self.lists.push(best);
        choice
    }
}
