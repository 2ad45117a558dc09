//! Value of a position for a seat at the end of a turn, in thousandths of a point.

use super::holdings::{self, Holding, Holdings};
use super::survey::{Hope, SURE, Survey};
use super::weights::{MOST_PIECES, Weights};
use crate::advice::Figures;
use crate::search::Judging;
use fogbound_carcassonne::{Action, Ask, Game, MAX_PLAYERS, Piece, Region};
use fogbound_game::{Cell, Game as _};
use fogbound_tilesets::Building;

/// Evaluates positions. Keeps the known facts about the turn and the tile placed.
#[derive(Clone, Debug)]
pub struct Judge {
    survey: Survey,
    holdings: Holdings,
    /// Pieces of each seat that may return, as a sum of chances, in the position valued last.
    returning: [i64; MAX_PLAYERS],
}

impl Default for Judge {
    fn default() -> Self {
        Judge {
            survey: Survey::new(Weights::default()),
            holdings: Holdings::new(),
            returning: [0; MAX_PLAYERS],
        }
    }
}

impl Judging<Game> for Judge {
    /// With two ghosts to place a turn can have ten thousand, and such turns took most of the time of the longest
    /// decisions. Without ghosts there is next to nothing to branch for.
    const PATIENCE: u32 = 1_500;
    const TRIAL_PATIENCE: u32 = 160;
    const SHARES: bool = true;

    fn begin(&mut self, game: &Game) {
        self.survey.begin(game);
    }

    fn tried(&mut self, game: &Game, action: Action) {
        // Nothing else changes the map.
        if let Action::Place(cell, _) = action {
            self.survey.look(game, Some(cell));
        }
    }

    fn value(&mut self, game: &Game, seat: u8) -> i64 {
        let mut totals = [0; MAX_PLAYERS];
        for (total, &score) in totals.iter_mut().zip(game.scores()) {
            *total = i64::from(score) * 1_000;
        }
        if !game.is_over() {
            self.expect(game, &mut totals);
        }
        lead(&totals[..game.scores().len()], seat)
    }

    /// A meeple that completes nothing adds to the value of passing what its region may bring, and is
    /// missing in the supply.
    fn answers(&mut self, game: &Game, seat: u8, list: &[Action], values: &mut Vec<Option<i64>>) {
        after_passing(game, seat, |passed, cell| {
            let value = self.value(passed, seat);
            let returning = self.returning[usize::from(seat)];
            let supply = self.supply(passed, seat, None, returning);
            values.extend(list.iter().map(|&action| {
                if action == Action::Pass {
                    return Some(value);
                }
                let (region, meeple) = holdings::placed(passed, seat, cell, action)?;
                // What is complete is scored in this turn.
                if is_complete(passed, region) {
                    return None;
                }
                let holding = Holding::of(&self.survey.stays, region, &meeple);
                let hope = self.survey.hope(passed, region);
                let worth = self.worth(passed, &holding, hope, seat);
                let left = self.supply(passed, seat, Some(meeple.piece), returning + hope.closing);
                Some(value + worth + left - supply)
            }));
        });
    }

    fn figures(game: &Game, seat: u8) -> Figures {
        let points = game.scores().get(usize::from(seat)).copied().unwrap_or(0);
        Figures { points: i64::from(points) * 1_000, ghosts: None }
    }
}

impl Judge {
    /// Adds what each seat may expect of its pieces.
    fn expect(&mut self, game: &Game, totals: &mut [i64; MAX_PLAYERS]) {
        self.returning = [0; MAX_PLAYERS];
        self.holdings.look(game, &self.survey.stays);
        for holding in self.holdings.iter() {
            let hope = self.survey.hope(game, holding.region);
            for seat in (0..MAX_PLAYERS).filter(|&seat| holding.pieces[seat] > 0) {
                totals[seat] += self.worth(game, holding, hope, seat as u8);
                self.returning[seat] += holding.meeples(seat) * hope.closing;
            }
        }
        for (seat, total) in totals.iter_mut().enumerate().take(game.scores().len()) {
            *total += self.supply(game, seat as u8, None, self.returning[seat]);
        }
    }

    /// Returns what a seat may expect of a region where it has meeples.
    fn worth(&self, game: &Game, holding: &Holding, hope: Hope, seat: u8) -> i64 {
        let at = usize::from(seat);
        let cost = holding.ghosts(at) * 1_000 * (SURE + hope.closing) / SURE;
        let guard = match holding.region {
            Region::Building(Building::Cemetery, _) => {
                self.new_guard(game, seat) * hope.closing / SURE
            }
            _ => 0,
        };
        hope.value * holding.share(at) / 100 - cost + guard
    }

    fn new_guard(&self, game: &Game, seat: u8) -> i64 {
        let some = i64::from(game.common_guards(seat).min(1));
        some * self.survey.weights.new_guard * self.survey.time / self.survey.weights.supply_fades
    }

    /// Returns the worth of the pieces in a supply, without one that is placed, and of those that
    /// may return, the latter as a sum of chances.
    fn supply(&self, game: &Game, seat: u8, placed: Option<Piece>, returning: i64) -> i64 {
        let [meeples, guards] = holdings::supply(game, seat, placed);
        let weights = &self.survey.weights;
        let pieces = (meeples + guards) * SURE + returning * weights.returning / 100;
        let whole = (pieces / SURE) as usize;
        let mut worth = weights.supply[whole.min(MOST_PIECES)];
        if let Some(more) = weights.supply.get(whole + 1) {
            worth += (more - worth) * (pieces % SURE) / SURE;
        }
        if game.rules().parts().mist {
            worth += guards * weights.guard;
        }
        worth * self.survey.time / weights.supply_fades
    }
}

/// Calls `judge` with the position after a seat has placed no meeple, and with the cell of the tile that it might have
/// placed one on, if that is asked.
pub(super) fn after_passing(game: &Game, seat: u8, judge: impl FnOnce(&Game, Cell)) {
    let is_asked = game.ask() == Some(Ask::Meeple) && game.seat() == seat;
    let Some(cell) = game.placed().filter(|_| is_asked) else { return };
    let mut passed = game.clone();
    if passed.apply_with(seat, Action::Pass, &mut drop).is_ok() && !passed.is_over() {
        judge(&passed, cell);
    }
}

/// Returns the lead of a seat over the others: half the best of them counts, half their average.
pub(super) fn lead(totals: &[i64], seat: u8) -> i64 {
    let seat = usize::from(seat);
    let others = (0..totals.len()).filter(|&other| other != seat);
    lead_over(totals, seat, others.max_by_key(|&other| totals[other]).unwrap_or(seat))
}

/// Returns that lead over the others, if this one of them is the best.
pub(super) fn lead_over(totals: &[i64], seat: usize, best: usize) -> i64 {
    let others = totals.len().max(2) as i64 - 1;
    let sum = totals.iter().sum::<i64>() - totals[seat];
    totals[seat] - (totals[best] + sum / others) / 2
}

pub(super) fn is_complete(game: &Game, region: Region) -> bool {
    match region {
        Region::Road(region) | Region::City(region) => game.map().open_edges(region) == 0,
        Region::Field(_) => false,
        Region::Building(_, cell) => game.map().is_surrounded(cell),
    }
}
