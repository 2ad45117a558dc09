//! choices that are made at once.

use super::ensure;
use super::round::{Round, applied};
use crate::contest::{Action, Contest, Event};
use fogbound_game::{Deciding, Game};

/// Orders tried of more than four seats, beside the natural one and its reverse.
const SAMPLE: usize = 10;
/// Most seats of which all orders are tried.
const ALL_ORDERS: usize = 4;

impl<C: Contest> Round<'_, C> {
    /// Lets the choices of all seats arrive in all orders, when all begin to choose at once.
    pub fn try_arrivals(&mut self) -> Result<(), String> {
        let Deciding::Together(seats) = self.game.deciding() else { return Ok(()) };
        if seats.len() < self.game.players() {
            return Ok(());
        }
        let mut choices = Vec::new();
        for seat in seats.iter() {
            let legal = self.game.legal_of(seat);
            ensure(!legal.is_empty(), || format!("seat {seat} has nothing to choose from"))?;
            let choice = C::choose(&self.game, seat, &legal, self.style, &mut self.rng);
            choices.push((seat, choice));
            self.hide_choice(seat, choice, &legal)?;
        }
        let orders = self.orders(&choices);
        let mut first: Option<(C::Game, Vec<_>)> = None;
        for order in orders {
            self.tally.arrivals += 1;
            let (game, events) = self.arrive(&order)?;
            let Some((expected, told)) = &first else {
                first = Some((game, events));
                continue;
            };
            ensure(events == *told, || format!("{order:?} gives {events:?}, not {told:?}"))?;
            let same = self.compare_for_all(&game, expected);
            same.map_err(|message| format!("{order:?} gives {message}"))?;
        }
        Ok(())
    }

    /// Nobody else sees what a seat has chosen.
    fn hide_choice(
        &mut self,
        seat: u8,
        choice: Action<C>,
        legal: &[Action<C>],
    ) -> Result<(), String> {
        let other = legal[self.rng.below(legal.len() as u32) as usize];
        let (mut one, mut two) = (self.game.clone(), self.game.clone());
        applied(&mut one, seat, choice)?;
        applied(&mut two, seat, other)?;
        ensure(one.hash() == two.hash(), || {
            format!("{choice:?} and {other:?} of seat {seat} differ in the hash")
        })?;
        for viewer in C::viewers(&one).into_iter().filter(|&viewer| viewer != Some(seat)) {
            let same = *one.view_of(viewer) == *two.view_of(viewer);
            ensure(same, || format!("{viewer:?} sees what seat {seat} has chosen"))?;
        }
        Ok(())
    }

    /// Nothing happens before the last choice.
    fn arrive(&self, order: &[(u8, Action<C>)]) -> Result<(C::Game, Vec<Event<C>>), String> {
        let mut game = self.game.clone();
        let mut waiting = game.deciding().seats();
        let mut events = Vec::new();
        for &(seat, choice) in order {
            ensure(events.is_empty(), || format!("{events:?} before all have chosen"))?;
            ensure(game.deciding() == Deciding::Together(waiting), || {
                format!("{:?} instead of {waiting:?}", game.deciding())
            })?;
            events = applied(&mut game, seat, choice)?;
            waiting = waiting.without(seat);
        }
        ensure(!events.is_empty(), || "nothing happens though all have chosen".to_owned())?;
        Ok((game, events))
    }

    fn orders(&mut self, choices: &[(u8, Action<C>)]) -> Vec<Vec<(u8, Action<C>)>> {
        if choices.len() <= ALL_ORDERS {
            return permutations(choices);
        }
        let mut orders = vec![choices.to_vec(), choices.iter().rev().copied().collect()];
        for _ in 0..SAMPLE {
            let mut order = choices.to_vec();
            self.rng.shuffle(&mut order);
            orders.push(order);
        }
        orders
    }
}

/// All orders of a list.
fn permutations<T: Copy>(list: &[T]) -> Vec<Vec<T>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |at: usize| {
        let rest = [&list[..at], &list[at + 1..]].concat();
        permutations(&rest).into_iter().map(move |rest| [vec![list[at]], rest].concat())
    };
    (0..list.len()).flat_map(beginning_with).collect()
}

#[cfg(test)]
mod tests;
