//! Value of a position for a seat at the end of a turn, in thousandths of a point.

use super::holdings::{self, Holding};
use super::survey::{Hope, SURE, Survey};
use super::weights::Weights;
use crate::advice::Figures;
use crate::search::Judging;
use fogbound_carcassonne::{Action, Ask, Game, MAX_PLAYERS, Piece, Region};
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::{CellId, KindId};
use fogbound_tilesets::Building;

/// Evaluates positions. Keeps the known facts about the turn and the tile placed.
#[derive(Clone, Debug)]
pub struct Judge {
    survey: Survey,
    holdings: Vec<Holding>,
    /// Pieces of each seat that may return, as a sum of chances, in the position valued last.
    returning: [i64; MAX_PLAYERS],
}

impl Default for Judge {
    fn default() -> Self {
        Judge {
            survey: Survey::new(Weights::default()),
            holdings: Vec::new(),
            returning: [0; MAX_PLAYERS],
        }
    }
}

impl Judging<Game> for Judge {
    /// With two ghosts to place a turn can have a thousand, and such turns took most of the time of the longest decisions.
    /// Without ghosts there is next to nothing to branch for.
    const TRIAL_PATIENCE: u32 = 160;
    const SHARES: bool = true;

    fn begin(&mut self, game: &Game) {
        self.survey.begin(game);
        self.survey.look(game, None);
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
                let holding = Holding::of(passed, &self.survey.weights, region, &meeple);
                let hope = self.hope(passed, region);
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

    fn unseen(game: &Game, tiles: &mut Vec<KindId>) {
        for (kind, count) in game.unseen() {
            tiles.extend((0..count).map(|_| kind));
        }
    }
}

impl Judge {
    pub(super) fn weights(&self) -> &Weights {
        &self.survey.weights
    }

    pub(super) fn survey(&mut self) -> &mut Survey {
        &mut self.survey
    }

    /// Adds what each seat may expect of its pieces.
    fn expect(&mut self, game: &Game, totals: &mut [i64; MAX_PLAYERS]) {
        self.returning = [0; MAX_PLAYERS];
        holdings::list(game, &self.survey.weights, &mut self.holdings);
        let list = std::mem::take(&mut self.holdings);
        for holding in &list {
            let hope = self.hope(game, holding.region);
            for (seat, total) in (0u8..).zip(totals.iter_mut()).take(game.scores().len()) {
                *total += self.worth(game, holding, hope, seat);
                let seat = usize::from(seat);
                self.returning[seat] += holding.meeples(seat) * hope.closing;
            }
        }
        self.holdings = list;
        for (seat, total) in totals.iter_mut().enumerate().take(game.scores().len()) {
            *total += self.supply(game, seat as u8, None, self.returning[seat]);
        }
    }

    /// Returns what a seat may expect of a region.
    fn worth(&self, game: &Game, holding: &Holding, hope: Hope, seat: u8) -> i64 {
        let at = usize::from(seat);
        if holding.meeples(at) == 0 {
            return 0;
        }
        let cost = holding.ghosts(at) * 1_000 * (SURE + hope.closing) / SURE;
        let guard = match holding.region {
            Region::Building(Building::Cemetery, _) => {
                self.new_guard(game, seat) * hope.closing / SURE
            }
            _ => 0,
        };
        hope.value * holding.share(at) / 100 - cost + guard
    }

    pub(super) fn hope(&mut self, game: &Game, region: Region) -> Hope {
        match region {
            Region::Road(region) | Region::City(region) => self.survey.area(game, region),
            Region::Field(region) => self.survey.field(game, region),
            Region::Building(Building::Monastery, cell) => {
                let (here, missing, filled) = self.around(game, cell);
                let value = here * 1_000 + missing * filled * 1_000 / SURE;
                Hope { value, sure: here * 1_000, closing: power(filled, missing) }
            }
            Region::Building(Building::Castle, cell) => {
                let (_, missing, filled) = self.around(game, cell);
                let (map, catalogue) = (game.map(), game.rules().catalogue());
                let misty = map.around(cell).filter(|&other| map.has_mist(catalogue, other));
                let closing = power(filled, missing);
                let points = (1 + misty.count() as i64) * 1_000
                    + missing * filled * self.survey.weights.misty * 10 / SURE;
                Hope { value: points * (SURE + closing) / SURE, sure: 0, closing }
            }
            Region::Building(Building::Cemetery, cell) => {
                let (_, missing, filled) = self.around(game, cell);
                Hope { value: 0, sure: 0, closing: power(filled, missing) }
            }
        }
    }

    /// Tiles on a cell and around it, those missing, and the chance that one of these is placed.
    fn around(&self, game: &Game, cell: CellId) -> (i64, i64, i64) {
        let around = game.map().around(cell).count() as i64;
        let (left, missing) = (self.survey.left, 8 - around);
        (1 + around, missing, SURE * left / (left + self.survey.weights.around + missing))
    }

    /// Returns the share of the game left for pieces in the supply, in parts of `supply_fades`.
    fn time(&self, game: &Game) -> i64 {
        (self.survey.left / i64::from(game.rules().players())).min(self.survey.weights.supply_fades)
    }

    fn new_guard(&self, game: &Game, seat: u8) -> i64 {
        let some = i64::from(game.common_guards(seat).min(1));
        some * self.survey.weights.new_guard * self.time(game) / self.survey.weights.supply_fades
    }

    /// Returns the worth of the pieces in a supply, without one that is placed, and of those that
    /// may return, the latter as a sum of chances.
    fn supply(&self, game: &Game, seat: u8, placed: Option<Piece>, returning: i64) -> i64 {
        let [meeples, guards] = holdings::supply(game, seat, placed);
        let mut pieces =
            (meeples + guards) * SURE + returning * self.survey.weights.returning / 100;
        let mut worth =
            if game.rules().parts().mist { guards * self.survey.weights.guard } else { 0 };
        for each in self.survey.weights.supply {
            worth += each * pieces.clamp(0, SURE) / SURE;
            pieces -= SURE;
        }
        worth * self.time(game) / self.survey.weights.supply_fades
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
    let others = || (0..totals.len()).filter(|&other| other != seat);
    let best = others().map(|other| totals[other]).max().unwrap_or(0);
    let sum: i64 = others().map(|other| totals[other]).sum();
    totals[seat] - (best + sum / others().count().max(1) as i64) / 2
}

pub(super) fn is_complete(game: &Game, region: Region) -> bool {
    match region {
        Region::Road(region) | Region::City(region) => game.map().open_edges(region) == 0,
        Region::Field(_) => false,
        Region::Building(_, cell) => game.map().is_surrounded(cell),
    }
}

/// Returns a chance that has to come true several times.
fn power(chance: i64, times: i64) -> i64 {
    (0..times).fold(SURE, |all, _| all * chance / SURE)
}
